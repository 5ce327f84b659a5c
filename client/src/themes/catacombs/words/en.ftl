# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monster { $n }
banner-FigureAppeared = A monster appears
banner-FigureAppeared-why = It follows the nearest thief: 1 damage to whoever it catches. 3 Swords in its room defeat it.
attack-wild = A ghost: everyone −1
attack-wild-why = A ghost hurts everyone still inside, then goes back to lurk in the Clank! area.
wild = Ghosts
term-shield-why = Discard it from your hand to block the damage of a ghost.
moment-shield = Discard to block a ghost
