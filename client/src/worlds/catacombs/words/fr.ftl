# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monstre { $n }
attack-wild = Un Fantôme : tout le monde −1
attack-wild-why = Un Fantôme blesse tous ceux qui sont encore dedans, puis retourne rôder dans la zone Clank!
wild = Fantômes
term-shield-why = Défaussez-la de votre main quand un Fantôme va vous blesser : il ne vous fait rien.
moment-shield = Défausser contre un Fantôme
