# In Space, in its own words: laid over the page's messages while a table or the cards of this game are shown.

status-in-play = aboard the ship
map = The ship
dragon = Lord Eradikus
attack = Lord Eradikus attacks!
attack-ghost = A bounty hunter: everybody −1
attack-ghost-why = A bounty hunter hurts everybody who is still aboard, and then lies in wait in the Clank! area again.
guards = enemies
market = Market, { $gold } Credits
row = Adventure row
row-deck = adventure deck { $n }
row-discard = discard { $n }
in-gold = { $n ->
    [one] credit
   *[other] credits
}
res-gold = Credits
moment-shield = Discard to stop a bounty hunter
moment-consume = Use
cards-map = Ship
cards-attack = When it is turned up, the Boss attacks.
