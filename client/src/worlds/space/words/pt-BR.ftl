# No espaço, com suas próprias palavras: cobre as mensagens da página enquanto ela mostra uma mesa ou as cartas deste jogo.

status-in-play = a bordo da nave
map = A nave
dragon = Lorde Eradikus
attack = Lorde Eradikus ataca!
attack-sum = { $rage } pela Trilha de Fúria{ $danger ->
    [0] {""}
   *[other] , { $danger } pelo perigo
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } a mais
}
banner-lost-deep = Você caiu fundo demais na nave: ninguém vai resgatar você, e nada conta.
banner-leave-why = { $n ->
    [one] Você está em uma Cápsula de Fuga, valendo { $n } ponto.
   *[other] Você está em uma Cápsula de Fuga, valendo { $n } pontos.
}
banner-begins-why = Hackeie duas portas de dados, roube um Artefato, escape com vida.
attack-wild = Um Caçador de Recompensas: todos −1
attack-wild-why = Um Caçador de Recompensas fere todos os que ainda estão a bordo e volta a esperar na área de Clank!
guards = inimigos
market = Mercado, { $gold } Créditos
term-attack-why = Quando esta carta entra na Fileira, Lorde Eradikus ataca.
term-gold = Créditos
term-gold-why = Ficam com você, compram no mercado e valem um ponto cada.
row = Fileira de Aventura
row-deck = baralho { $n }
row-discard = descarte { $n }
in-gold = { $n ->
    [one] crédito
   *[other] créditos
}
res-gold = Créditos
term-shield-why = Descarte-a da mão quando um Caçador de Recompensas for ferir você, e ele não fere.
moment-shield = Descartar contra um Caçador de Recompensas
moment-consume = Usar
cards-map = Nave
cards-attack = Ao ser revelada, o Chefe ataca.
verdict-nothing = { $why ->
    [artifact] Sem Artefato, nada conta.
    [place] Fora do Compartimento de Carga ninguém vem resgatar: nada conta.
   *[inside] O jogo acabou com você a bordo: nada conta.
}
fate-lost-place = caiu fora do Compartimento de Carga: nada conta
course-why = Artefato, fichas, Créditos e cartas no fim de cada turno; nada para quem se perdeu.
memory-attack = { $n ->
    [one] { $who ->
        [you] Lorde Eradikus fere você uma vez
       *[other] Lorde Eradikus fere { $name } uma vez
    }
   *[other] { $who ->
        [you] Lorde Eradikus fere você { $n } vezes
       *[other] Lorde Eradikus fere { $name } { $n } vezes
    }
}
term-suit = Facção
term-suit-why = Faz mais se outra carta da mesma facção for jogada no turno.
wild = Caçadores de Recompensas
wild-wait = { $n ->
    [one] Um Caçador de Recompensas espera aqui
   *[other] { $n } Caçadores de Recompensas esperam aqui
}
alone-inside = Sozinho a bordo: rodada { $n } de { $most }
marks-of = Portas de dados: { $n } de { $most }

# What no other game has
blockade = BLOQUEIO
command-about = O Módulo de Comando: abre quando portas de dados suficientes são hackeadas.
banner-won-command-code = O Módulo de Comando está aberto para você: os Artefatos estão lá.
ship = Nave
ship-stern = Carga
ship-bow = Comando
ship-place = Módulo { $n }
ship-recommended = Primeira nave recomendada
ship-random = Surpreenda-me
