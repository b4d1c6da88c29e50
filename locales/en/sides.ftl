## Names of sides that are not red and blue: fetched with their colours

side-named = team “{ $name }”
seat-named-spymaster = spymaster of “{ $name }”
seat-named-operatives = operatives of “{ $name }”
identity-named = agent of “{ $name }”

web-colour-red = Red
web-colour-blue = Blue

side-orange = orange team
seat-orange-spymaster = orange spymaster
seat-orange-operatives = orange operatives
identity-orange = orange agent
web-colour-orange = Orange

side-yellow = yellow team
seat-yellow-spymaster = yellow spymaster
seat-yellow-operatives = yellow operatives
identity-yellow = yellow agent
web-colour-yellow = Yellow

side-purple = purple team
seat-purple-spymaster = purple spymaster
seat-purple-operatives = purple operatives
identity-purple = purple agent
web-colour-purple = Purple

side-turquoise = turquoise team
seat-turquoise-spymaster = turquoise spymaster
seat-turquoise-operatives = turquoise operatives
identity-turquoise = turquoise agent
web-colour-turquoise = Turquoise

side-brown = brown team
seat-brown-spymaster = brown spymaster
seat-brown-operatives = brown operatives
identity-brown = brown agent
web-colour-brown = Brown

side-sky = sky-blue team
seat-sky-spymaster = sky-blue spymaster
seat-sky-operatives = sky-blue operatives
identity-sky = sky-blue agent
web-colour-sky = Sky blue
