ui-title = Tiptoe · { $game } · { $board } · Runde { $round }
ui-you = du
ui-rage = Zorn: Feld { $space }, { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
ui-danger = +{ $n } Gefahr
ui-bag = Beutel: { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
ui-deck = { -dungeon-deck(form: "capital") }: { $n }
ui-countdown = Countdown: Feld { $space } von 5
ui-column-seat = Spieler
ui-column-health = Gesundheit
ui-column-gold = { -gold }
ui-column-clank = Clank!
ui-column-bag = Im Beutel
ui-column-cubes = Würfel
ui-column-cards = Hand / Stapel / Ablage
ui-column-room = Raum
ui-column-tokens = Plättchen
ui-column-cost = Kosten
ui-column-card = Karte
ui-column-points = Punkte
ui-column-copies = Anzahl
ui-column-text = Text
ui-column-total = Summe
ui-reserve = Reserve
ui-market = Markt
ui-hand = Hand
ui-in-play = Ausgespielt
# Sie verweist auf einen Begriff, den noch niemand geschrieben hat: der Satz wird auf Englisch gesagt.
ui-row = { -unwritten }
