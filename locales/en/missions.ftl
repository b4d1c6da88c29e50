## The page of the missions: teams, map, sheet

web-missions-about = A journey for a Duet team. Win in Prague to open the lines to the next cities, which allow fewer turns or fewer mistakes.
web-team-new = New team
web-team-names = Who’s going?
web-team-names-about = Names, separated by commas.
web-team-begin = Begin the journey
web-team-back = Back on the road
web-team-file-about = Choose a team sheet that you have saved, or drop it here.
web-team-file = Open a sheet
web-team-share = Invite the team
web-team-share-about = Anyone who has this link can open the team sheet.
web-team-save = Save the sheet
web-team-sheet = Team sheet
# Headings of narrow columns.
web-sheet-city = City
web-sheet-turns = Turns
web-sheet-mistakes = Mistakes
# For screen readers.
web-mission-map-about = Map of the missions. Use the arrow keys to go from city to city.
web-mission-progress = { $won ->
    [0] { $all } missions to win
   *[other] { $won } of { $all } missions won
}
web-mission-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# $cities: such as "Berlin or Cairo"
web-mission-first = Win in { $cities } first.
# $cities: such as "Berlin and Cairo"
web-mission-leads = From here, you can travel to { $cities }.
web-mission-play = Play this mission
web-mission-again = Play it again
web-mission-note = Note
web-mission-note-about = What do you want to remember?
web-mission-note-kept = Note saved.
