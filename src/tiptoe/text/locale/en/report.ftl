# The page of `tiptoe report`.

report-title = { $game }: balance report
report-made =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $spec }, { $chairs ->
        [one] { $chairs } player
       *[other] { $chairs } players
    }, all played by { $bot }.
report-seeds = Seeds { $first } to { $last }, Tiptoe { $version }. Run the command above to get the same report.
report-pack = With the pack { $pack }.
report-interrupted = Stopped early: { $asked } games were requested.
report-than = { $change } compared
report-warnings = Warnings
report-nothing =
    { $looks ->
        [one] Nothing stands out: { $looks } card or token checked.
       *[other] Nothing stands out: { $looks } cards and tokens checked.
    }
report-warn-loops =
    { $item } loops: one player took it { $times ->
        [one] { $times } time
       *[other] { $times } times
    } in one turn{ $games ->
        [0] .
        [one] , and { $games } game had to be stopped.
       *[other] , and { $games } games had to be stopped.
    }{ $aside ->
        [0] { "" }
       *[other] { "" } The rest of this report uses a blank card in its place.
    }
report-warn-endless =
    { $games ->
        [one] { $games } game was stopped in a turn that never ended.
       *[other] { $games } games were stopped in a turn that never ended.
    }
report-warn-dominant = { $item } is too strong. Players who take it score { $gain } more than with a blank card in its place, and their chance to win changes by { $wins }; it is taken in { $rate } of the games that offer it.
report-warn-dead =
    { $item } is dead: players could afford it in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and took it in { $taken }. Even given to everyone for free, it changes a score by only { $gain }.
report-warn-unaffordable =
    Almost nobody can afford { $item }: it was offered in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, and someone could pay in { $payable } of them.
report-warn-longer = Games are longer: { $here } rounds instead of { $there }.
report-warn-shorter = Games are shorter: { $here } rounds instead of { $there }.
report-warn-deadlier = The game is deadlier: { $here } of players never come back, instead of { $there }.
report-warn-safer = The game is safer: { $here } of players never come back, instead of { $there }.
report-warn-seat = Turn order matters more than before: { $wins } of wins go to player { $rank }, { $change } against the baseline.
report-length = Length, points, fates
report-plot-rounds = Games by number of rounds
report-plot-scores = Players by score
report-all-seats = all players
report-winners = winners
report-fates = Fates
report-endings = How games ended: { $endings }.
report-ending-everybody-out = everybody out: { $n }
report-ending-deck-empty = the deck was empty: { $n }
report-ending-bag-empty = the bag was empty: { $n }
report-ending-endless = stopped: { $n }
report-measure-rounds = Rounds
report-measure-decisions = Decisions
report-measure-score = Score
report-measure-winning-score = Winning score
report-measure-escaped = Escaped
report-measure-rescued = Rescued
report-measure-lost = Never came back
report-seats = Turn order
report-seats-about = How often each position in turn order wins. The dotted line, { $par }, is an even share.
report-place = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
report-wins = What wins
report-wins-about = How often a player wins, by the value of their best Artifact.
report-wins-best = Worth most to the players who took them: { $items }.
report-none = none
report-map = Where everyone goes
report-map-about = How often players enter each room per game. Wider lines mean busier tunnels.
report-roads = Busiest tunnels
report-road = Tunnel
report-a-game = per game
report-cards = Cards
report-tokens = Tokens
report-items-about = Worth: how much more its takers scored than in the same games with a blank card in its place. Click a column to sort.
report-own = yours
report-payable = affordable in { $games }
report-times = { $n ->
    [one] { $n } time
   *[other] { $n } times
}
report-column-item = Name
report-column-cost = Cost
report-column-offered = Offered (games)
report-column-take-rate = Taken
report-column-played = Played
report-column-wins-with = Wins with it
report-column-worth-points = Worth in points
report-column-worth-wins = Worth in wins
report-compared = Compared
report-compared-about = { $games ->
    [one] With { $games } game of { $spec }, dealt from the same seed.
   *[other] With { $games } games of { $spec }, dealt from the same seeds.
}
report-figure = Measure
report-here = here
report-there = baseline
report-difference = Difference
report-method = How this was measured
report-method-pairs = You can’t tell a card’s worth from who wins with it, because leaders can buy more. So every game in which it was taken was dealt again from the same seed with a blank card in its place: same cost, same place in the deck, no text, no points ({ $replays } such replays here). The difference for the players who took it is its worth. A card that everyone takes helps everyone, so it shows in points rather than wins.
report-method-intervals = The ranges are 95% confidence intervals. Players in one game share their luck, so results are grouped by game first.
report-method-many = Look at a hundred cards and five will stand out by chance. So a warning needs a range that holds for all cards at once and passes a threshold that matters. Strong card: three tenths of a usual winning score per copy, or 25 percentage points of wins. Dead card: taken by fewer than 5%, and worth less than half a point per Skill of its cost when everyone gets one. Whole game: a tenth of the rounds, or 5% of players.
report-method-bots = This is how bots play. They are sensible, not clever: people may find what they miss.
report-method-again = The first line of this page is the command that made it. The same version gives the same figures on any computer.
