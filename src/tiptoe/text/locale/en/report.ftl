# The page of `tiptoe report`.

report-title = What happens in { $game }
report-made = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $spec }, { $chairs ->
    [one] { $chairs } seat
   *[other] { $chairs } seats
}, each played by { $bot }.
report-seeds = Seeds { $first } to { $last }, Tiptoe { $version }. The command above gives the same report again.
report-pack = With the pack { $pack }.
report-interrupted = Interrupted: { $asked } games were asked for.
report-than = { $change } by comparison
report-warnings = Warnings
report-nothing = { $looks ->
    [one] Nothing stands out: { $looks } card or token was looked at.
   *[other] Nothing stands out: { $looks } cards and tokens were looked at.
}
report-warn-loops = { $item } goes round in circles: one seat took it { $times ->
    [one] { $times } time
   *[other] { $times } times
} in one turn{ $games ->
    [0] .
    [one] , and { $games } game had to be stopped.
   *[other] , and { $games } games had to be stopped.
}{ $aside ->
    [0] { "" }
   *[other] {""} The rest of this report was made with a blank in its place.
}
report-warn-endless = { $games ->
    [one] { $games } game had to be stopped in a turn that did not end.
   *[other] { $games } games had to be stopped in a turn that did not end.
}
report-warn-dominant = { $item } is too strong. Those who take it score { $gain } more than with a blank card in its place, and their chance to win changes by { $wins }; it is taken in { $rate } of the games in which it is offered.
report-warn-dead = { $item } is dead: it could be paid for in { $games ->
    [one] { $games } game
   *[other] { $games } games
} and was taken in { $taken }. Even as a gift to everybody it changes the points of a seat by { $gain } only.
report-warn-unaffordable = Hardly anybody can ever pay for { $item }: it was offered in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, and in { $payable } of them somebody made enough in one turn.
report-warn-longer = Games are longer: { $here } rounds instead of { $there }.
report-warn-shorter = Games are shorter: { $here } rounds instead of { $there }.
report-warn-deadlier = The game is deadlier: { $here } of the seats are lost instead of { $there }.
report-warn-safer = The game is safer: { $here } of the seats are lost instead of { $there }.
report-warn-seat = The order of turns matters more than it did: { $wins } wins for number { $rank }, { $change } against before.
report-length = Length, points, fates
report-plot-rounds = Games by their rounds
report-plot-scores = Seats by their points
report-all-seats = all seats
report-winners = winners
report-fates = Fates
report-endings = How games ended: { $endings }.
report-ending-everybody-out = everybody out: { $n }
report-ending-deck-empty = the deck was empty: { $n }
report-ending-bag-empty = the bag was empty: { $n }
report-ending-endless = stopped: { $n }
report-measure-rounds = Rounds
report-measure-decisions = Decisions
report-measure-score = Points of a seat
report-measure-winning-score = Points of the best seat
report-measure-escaped = Escaped
report-measure-rescued = Rescued
report-measure-lost = Lost
report-seats = Order of turns
report-seats-about = How often each place in the order of turns wins. The dotted line, { $par }, is an even share.
report-place = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
report-wins = What wins
report-wins-about = How often a seat wins, by the points of its best Artifact.
report-wins-best = Worth most to those who took them: { $items }.
report-none = none
report-map = Where everybody goes
report-map-about = How often seats enter each room in a game; the broader a way, the more is walked on it.
report-roads = The busiest ways
report-road = Way
report-a-game = a game
report-cards = Cards
report-tokens = Tokens
report-items-about = Worth is what those who took it had more than in the same games with a blank in its place. Press the head of a column to sort by it.
report-own = yours
report-payable = payable in { $games }
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
report-figure = Figure
report-here = here
report-there = there
report-difference = Difference
report-method = How this was measured
report-method-pairs = What a card is worth cannot be read off who wins with it: whoever is ahead can buy more. So games in which it was taken were dealt again from the same seed, with a blank in its place: the same price and the same place in the deck, but no text and no points ({ $replays } such replays here). The difference, to those who took it, is its worth; a card that everybody takes helps everybody, and shows in points rather than in wins.
report-method-intervals = The ranges hold 95 times of 100. Seats of one game share their luck, so everything is put together by game before its spread is taken.
report-method-many = Whoever looks at a hundred cards finds five remarkable ones by chance. A warning therefore needs a range that holds for all of them at once, and that lies beyond a bound that matters: three tenths of what the best seat usually scores, for one copy, or 25 wins in 100 for a strong card; for a dead one less than 5 takers in 100, and less than half a point for each skill of its cost when everybody is given one; a tenth of the rounds, 5 seats in 100.
report-method-bots = All of this is how bots play. They are sensible and not clever: what they overlook, people may find.
report-method-again = The first line of this page is the command that made it: the same version gives the same figures on any machine, wherever the games are played.
