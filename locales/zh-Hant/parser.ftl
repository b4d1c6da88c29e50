## How a command line is explained, and what is wrong with one

parser-arguments = 引數
parser-options = 選項
parser-commands = 指令
parser-default = [預設：{ $value }]
parser-variable = [環境變數：{ $value }]
parser-required = [必填]
parser-any-options = [選項]
parser-any-command = 指令 [引數]…
parser-usage = 用法：
parser-help = 顯示這份說明後結束。
parser-no-option = 沒有 { $name } 這個選項。
parser-no-command = 沒有 { $name } 這個指令。
parser-missing = 缺少 { $name }。
parser-value-missing = 選項 { $name } 需要一個值。
parser-value-needless = 選項 { $name } 不接受值。
parser-too-many = 多餘的引數：{ $arguments }
parser-whole = { $name } 的值必須是整數。
parser-whole-least = { $name } 的值必須是整數，且至少為 { $least }。
parser-whole-between = { $name } 的值必須是 { $least } 到 { $most } 之間的整數。
parser-number = { $name } 的值必須是數字。
parser-number-least = { $name } 的值必須是數字，且至少為 { $least }。
parser-value-wrong = { $name } 的值無效。
parser-unclear = 無法理解：{ $what }
parser-meant = 你是不是要輸入 { $names }？
parser-more = 查看說明：{ $command }
