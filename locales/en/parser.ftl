## How a command line is explained, and what is wrong with one

parser-arguments = Arguments
parser-options = Options
parser-commands = Commands
parser-default = [default: { $value }]
parser-variable = [environment variable: { $value }]
parser-required = [required]
parser-any-options = [OPTIONS]
parser-any-command = COMMAND [ARGUMENTS]…
parser-usage = Usage:
parser-help = Show this help and exit.
parser-no-option = There is no option { $name }.
parser-no-command = There is no command { $name }.
parser-missing = { $name } is missing.
parser-value-missing = The option { $name } needs a value.
parser-value-needless = The option { $name } takes no value.
parser-too-many = Too many arguments: { $arguments }
parser-whole = The value of { $name } must be a whole number.
parser-whole-least = The value of { $name } must be a whole number of at least { $least }.
parser-whole-between = The value of { $name } must be a whole number between { $least } and { $most }.
parser-number = The value of { $name } must be a number.
parser-number-least = The value of { $name } must be a number of at least { $least }.
parser-value-wrong = The value of { $name } is not valid.
parser-unclear = The command line is not valid: { $what }
parser-meant = Did you mean { $names }?
parser-more = For help: { $command }
