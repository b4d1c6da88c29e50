## What sides are called that are not red and blue: fetched with their colours

side-named = играчите от „{ $name }“
seat-named-spymaster = шеф на „{ $name }“
seat-named-operatives = разузнавачи на „{ $name }“
identity-named = агент на „{ $name }“

web-colour-red = Червен
web-colour-blue = Син

side-orange = оранжевите
seat-orange-spymaster = оранжев шеф
seat-orange-operatives = оранжеви разузнавачи
identity-orange = оранжев агент
web-colour-orange = Оранжев

side-yellow = жълтите
seat-yellow-spymaster = жълт шеф
seat-yellow-operatives = жълти разузнавачи
identity-yellow = жълт агент
web-colour-yellow = Жълт

side-purple = лилавите
seat-purple-spymaster = лилав шеф
seat-purple-operatives = лилави разузнавачи
identity-purple = лилав агент
web-colour-purple = Лилав

side-turquoise = тюркоазените
seat-turquoise-spymaster = тюркоазен шеф
seat-turquoise-operatives = тюркоазени разузнавачи
identity-turquoise = тюркоазен агент
web-colour-turquoise = Тюркоазен

side-brown = кафявите
seat-brown-spymaster = кафяв шеф
seat-brown-operatives = кафяви разузнавачи
identity-brown = кафяв агент
web-colour-brown = Кафяв

side-sky = небесносините
seat-sky-spymaster = небесносин шеф
seat-sky-operatives = небесносини разузнавачи
identity-sky = небесносин агент
web-colour-sky = Небесносин
