# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monster { $n }
attack-wild = A ghost: everybody −1
attack-wild-why = A ghost hurts everybody who is still inside, and then lurks in the Clank! area again.
wild = Ghosts
term-shield-why = Discard it from your hand when a ghost would hurt you, and it does not.
moment-shield = Discard to stop a ghost
