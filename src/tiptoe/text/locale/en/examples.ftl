# A worked example: what is so at its start.

example-room = Room
example-purse = To spend
example-hand = Hand
example-in-play = Play area
example-discard = Discard pile
example-tokens = Tokens
example-damage = Damage
example-clank = Cubes in the Clank! area
example-bag = Cubes in the bag
example-teleports = Teleports
example-row = Row
example-marker = Space of the marker
