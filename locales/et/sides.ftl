## What sides are called that are not red and blue: fetched with their colours

side-named = meeskond „{ $name }“
seat-named-spymaster = meeskonna „{ $name }“ luureülem
seat-named-operatives = meeskonna „{ $name }“ agendid
identity-named = meeskonna „{ $name }“ agent

web-colour-red = Punane
web-colour-blue = Sinine

side-orange = oranž meeskond
seat-orange-spymaster = oranž luureülem
seat-orange-operatives = oranžid agendid
identity-orange = oranž agent
web-colour-orange = Oranž

side-yellow = kollane meeskond
seat-yellow-spymaster = kollane luureülem
seat-yellow-operatives = kollased agendid
identity-yellow = kollane agent
web-colour-yellow = Kollane

side-purple = lilla meeskond
seat-purple-spymaster = lilla luureülem
seat-purple-operatives = lillad agendid
identity-purple = lilla agent
web-colour-purple = Lilla

side-turquoise = türkiissinine meeskond
seat-turquoise-spymaster = türkiissinine luureülem
seat-turquoise-operatives = türkiissinised agendid
identity-turquoise = türkiissinine agent
web-colour-turquoise = Türkiissinine

side-brown = pruun meeskond
seat-brown-spymaster = pruun luureülem
seat-brown-operatives = pruunid agendid
identity-brown = pruun agent
web-colour-brown = Pruun

side-sky = helesinine meeskond
seat-sky-spymaster = helesinine luureülem
seat-sky-operatives = helesinised agendid
identity-sky = helesinine agent
web-colour-sky = Helesinine
