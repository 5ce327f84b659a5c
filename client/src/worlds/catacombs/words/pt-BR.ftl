# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monstro { $n }
attack-wild = Um fantasma: todos −1
attack-wild-why = Um fantasma fere todos os que ainda estão dentro e volta a rondar a área de Clank!
wild = Fantasmas
term-shield-why = Descarte-a da mão quando um fantasma fosse ferir você: ele não fere.
moment-shield = Descartar contra um fantasma
