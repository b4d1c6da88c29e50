## What sides are called that are not red and blue: fetched with their colours

side-named = 「{ $name }」
seat-named-spymaster = 「{ $name }」的間諜領袖
seat-named-operatives = 「{ $name }」的間諜隊員
identity-named = 「{ $name }」的特務

web-colour-red = 紅隊
web-colour-blue = 藍隊

side-orange = 橘隊
seat-orange-spymaster = 橘隊間諜領袖
seat-orange-operatives = 橘隊間諜隊員
identity-orange = 橘隊特務
web-colour-orange = 橘隊

side-yellow = 黃隊
seat-yellow-spymaster = 黃隊間諜領袖
seat-yellow-operatives = 黃隊間諜隊員
identity-yellow = 黃隊特務
web-colour-yellow = 黃隊

side-purple = 紫隊
seat-purple-spymaster = 紫隊間諜領袖
seat-purple-operatives = 紫隊間諜隊員
identity-purple = 紫隊特務
web-colour-purple = 紫隊

side-turquoise = 青隊
seat-turquoise-spymaster = 青隊間諜領袖
seat-turquoise-operatives = 青隊間諜隊員
identity-turquoise = 青隊特務
web-colour-turquoise = 青隊

side-brown = 棕隊
seat-brown-spymaster = 棕隊間諜領袖
seat-brown-operatives = 棕隊間諜隊員
identity-brown = 棕隊特務
web-colour-brown = 棕隊

side-sky = 天藍隊
seat-sky-spymaster = 天藍隊間諜領袖
seat-sky-operatives = 天藍隊間諜隊員
identity-sky = 天藍隊特務
web-colour-sky = 天藍隊
