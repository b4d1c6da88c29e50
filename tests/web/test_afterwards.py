"""When the game is over: the result, the replay, the evening so far."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import can_use
from browser.party import Invite, Party


def test_a_game_is_watched_again(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    party.clue(1)
    agent, [assassin] = party.words("red")[0], party.words("assassin")
    party.find(agent)
    party.guess(assassin, "assassin")
    ann = party.host
    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    player = ann.page.get_by_role("region", name=ann.say("web-replay-player"))
    expect(player).to_be_visible()

    assert not any(card.cover for card in ann.cards())
    for _ in range(2):
        ann.presses("web-replay-on")
    ann.sees_card(agent, "identity-red")
    ann.chooses(player, ann.say("web-replay-key"))
    assert ann.key()[assassin] == "assassin"
    ann.page.keyboard.press("End")
    ann.sees_card(assassin, "identity-assassin")
    ann.chooses(ann.page, ann.say("web-replay-numbers"))
    expect(ann.page.get_by_role("group", name=ann.say("web-stat-clues"))).to_be_visible()


def test_what_would_have_been_better(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    party["red-spymaster"].gives_clue("music", 1)
    agent, [assassin] = party.words("red")[0], party.words("assassin")
    party.find(agent)
    party.guess(assassin, "assassin")
    ann = party.host
    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-player"))).to_be_visible()
    ann.chooses(ann.page, ann.say("analysis-pane"))

    better = ann.page.get_by_role("region", name=ann.say("analysis-better"))
    clues = better.get_by_role("list").first.locator(":scope > li")
    expect(clues).to_have_count(4)
    expect(better.locator("[aria-current]")).to_contain_text("music")
    # It found a card, but its turn ended on the assassin.
    expect(ann.page.get_by_text(ann.say("analysis-clue-of-the-game"))).to_be_hidden()

    for _ in range(2):
        ann.presses("web-replay-on")
    heard = ann.page.get_by_role("region", name=ann.say("analysis-heard"))
    expect(heard).to_be_visible()
    told = ann.board.get_by_text(ann.say("analysis-heard"))
    expect(told.first).to_be_attached()
    percents = [int(text.split()[-1].rstrip("%")) for text in told.all_inner_texts()]
    assert all(0 < percent <= 100 for percent in percents)

    trial = ann.page.get_by_role("region", name=ann.say("analysis-what-if"))
    trial.get_by_role("textbox").fill(agent.lower())
    trial.get_by_role("textbox").press("Enter")
    expect(trial.get_by_role("status")).to_contain_text(ann.say("verdict-illegal"))
    trial.get_by_role("textbox").fill("water")
    trial.get_by_role("combobox").select_option("1")
    trial.get_by_role("textbox").press("Enter")
    expect(trial.get_by_role("status").get_by_role("listitem").first).to_be_visible()
    can_use(ann)


def test_a_file_that_is_no_record_is_told_so(invite: Invite) -> None:
    ann = invite("Ann")
    ann.goes_to("/replay")
    ann.brings_file(ann.page, "a.jsonl", "no record")
    alert = ann.page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text(ann.say("web-replay-none"))


def test_the_evening_counts_who_won_what(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    for _ in range(2):
        party.clue(1, by="a")
        party.guess(party.words("assassin", "a")[0], "assassin", by="b")
        party.end("outcome-assassin")
        party.host.presses("web-next-game")
        for person in party:
            expect(person.result).to_be_hidden()
            expect(person.clues).to_have_count(0)
    party.clue(1, by="b")
    party.guess(party.words("assassin", "b")[0], "assassin", by="a")
    ben = party["b"]
    ben.presses("web-evening")
    evening = ben.page.get_by_role("dialog")
    games = evening.get_by_role("list", name=ben.say("web-evening-games"))
    expect(games.get_by_role("listitem")).to_have_count(3)
    expect(evening).to_contain_text(ben.say("web-evening-of", won=0, played=3))
