# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monstro { $n }
banner-FigureAppeared = Surge um monstro
banner-FigureAppeared-why = Ele segue o ladrão mais próximo: 1 de dano em quem ele alcança. Para derrotá-lo, 3 Espadas na sala dele.
attack-wild = Um Fantasma: todos −1
attack-wild-why = Um Fantasma fere todos lá dentro e volta a rondar a área de Clank!
wild = Fantasmas
term-shield-why = Descarte-a da mão para evitar o dano de um Fantasma.
moment-shield = Descartar contra um Fantasma
