# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monstro { $n }
attack-wild = Um Fantasma: todos −1
attack-wild-why = Um Fantasma fere todos os que ainda estão dentro e volta a rondar a área de Clank!
wild = Fantasmas
term-shield-why = Descarte-a da mão quando um Fantasma for ferir você, e ele não fere.
moment-shield = Descartar contra um Fantasma
