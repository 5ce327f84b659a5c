# Um exemplo: a situação no início.

example-room = Sala
example-purse = Para gastar
example-hand = Mão
example-in-play = Área de jogo
example-discard = Pilha de descarte
example-tokens = Fichas
example-damage = Dano
example-clank = Cubos na área de Clank!
example-bag = Cubos na bolsa
example-teleports = Teletransportes
example-row = Fileira
example-marker = Espaço do marcador
