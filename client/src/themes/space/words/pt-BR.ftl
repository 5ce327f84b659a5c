# No espaço, com suas próprias palavras: cobre as mensagens da página enquanto ela mostra uma mesa ou as cartas deste jogo.

status-in-play = a bordo da nave
map = A nave
dragon = Lorde Eradikus
attack = Lorde Eradikus ataca!
attack-sum =
    Fúria { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ Perigo { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ { $countdown } a mais
    }
banner-lost-deep = Tão longe na nave, ninguém vem buscar você. Nada conta.
banner-leave-why =
    { $n ->
        [one] Você está em uma Cápsula de Fuga, com { $n } ponto.
       *[other] Você está em uma Cápsula de Fuga, com { $n } pontos.
    }
banner-begins-why = Hackeie duas portas de dados, roube um Artefato, escape com vida.
attack-wild = Um Caçador de Recompensas: todos −1
attack-wild-why = Um Caçador de Recompensas fere todos a bordo e volta à tocaia na área de Clank!
guards = inimigos
market = Mercado, { $gold } Créditos
term-attack-why = Quando esta carta entra na Fileira, Lorde Eradikus ataca.
term-gold = Créditos
term-gold-why = Ficam com você: gaste no Mercado ou conte 1 ponto por Crédito.
row = Fileira de Aventura
row-deck = baralho { $n }
row-discard = descarte { $n }
in-gold =
    { $n ->
        [one] Crédito
       *[other] Créditos
    }
res-gold = Créditos
term-shield-why = Descarte-a da mão para evitar o dano de um Caçador de Recompensas.
moment-shield = Descartar contra um Caçador de Recompensas
moment-consume = Uma vez
cards-map = Nave
cards-attack = Ao ser revelada, o Chefe ataca.
verdict-nothing =
    { $why ->
        [artifact] Sem Artefato, sem pontos.
        [place] Nocaute fora do Compartimento de Carga, onde ninguém resgata: sem pontos.
       *[inside] A partida acabou com você a bordo: sem pontos.
    }
fate-lost-place = nocaute fora do Compartimento de Carga: sem pontos
course-why = Pontos após cada turno: Artefato, fichas, Créditos e cartas.
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] Lorde Eradikus causa 1 de dano a você
               *[other] Lorde Eradikus causa 1 de dano a { $name }
            }
       *[other]
            { $who ->
                [you] Lorde Eradikus causa { $n } de dano a você
               *[other] Lorde Eradikus causa { $n } de dano a { $name }
            }
    }
term-suit = Facção
term-suit-why = Faz mais se você jogar outra carta da mesma Facção neste turno.
wild = Caçadores de Recompensas
wild-wait = { $n ->
    [one] Um Caçador de Recompensas espera aqui
   *[other] { $n } Caçadores de Recompensas esperam aqui
}
alone-inside = Última pessoa a bordo: rodada { $n } de { $most }
marks-of = Portas de dados: { $n } de { $most }

# What no other game has
blockade = BLOQUEIO
command-about = O Módulo de Comando: abre quando portas de dados suficientes são hackeadas.
banner-won-command-code = O Módulo de Comando se abre para você: os Artefatos estão lá dentro!
ship = Nave
ship-stern = Carga
ship-bow = Comando
ship-place = Módulo { $n }
ship-recommended = Nave recomendada
ship-random = Surpreenda-me
