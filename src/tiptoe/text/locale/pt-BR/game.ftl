# A partida em andamento: perguntas, escolhas, relato, recusas. $seat é o nome de um lugar.

seat-0 = Raposa
seat-1 = Coruja
seat-2 = Sapo
seat-3 = Lebre
seat-4 = Mariposa
seat-5 = Texugo

prompt-your-turn = Seu turno: jogue suas cartas e aja, na ordem que quiser.
prompt-choose = { $n ->
    [one] { $source }: escolha.
   *[other] { $source }: escolha { $n } efeitos, um de cada vez.
}
prompt-trash = { $source }: qual carta você elimina?
prompt-discard = { $source }: qual carta você descarta?
prompt-replace = { $source }: qual carta da Fileira você substitui?
prompt-take-token = Pegar uma ficha?
prompt-fetch = { $source }: qual Segredo você pega?
prompt-teleport = { $source }: para onde você se teletransporta?
prompt-jump = { $source }: para onde você se teletransporta?
prompt-take-free = { $source }: qual carta da Fileira você pega?
prompt-onto-deck = { $source }: você a coloca no topo do seu baralho?
prompt-may = { $source }: usar agora?
prompt-recall = Qual carta você coloca no topo do seu baralho?
prompt-again = { $source }: de qual carta você resolve o texto de novo?
prompt-take-to-hand = { $source }: qual carta você pega para a mão?
prompt-shield = Um { -ghost } foi retirado! Descartar uma carta para evitar o dano?
prompt-discover = Você descobre { $tile }. Como quer colocar?
prompt-emerge = Por qual Portal você sai?
prompt-offer = { $source }: qual Santuário de Passagem você marca?
prompt-bargain = { $source }: qual item do Mercado você escolhe?
prompt-site = { $source }: onde você coloca a próxima peça?
prompt-lay-tile = { $source }: como você coloca { $tile }?
prompt-rotate = { $source }: como você gira { $tile }?
prompt-draft = Escolha uma carta para o seu baralho.
prompt-sneakiest = Quem de vocês é a pessoa mais ardilosa? Ela começa.
prompt-order-end = Qual efeito vem primeiro no fim do seu turno?
prompt-game-over = A partida acabou.
some-text = No fim do seu turno

choice-play = Jogar { $card }
choice-acquire = Adquirir { $card } por { $price }
choice-use = Usar { $card } por { $price }
choice-fight = Combater { $card } com { $price }
choice-move = Ir { $to }: { $cost }
choice-teleport = Teletransportar-se { $to }
choice-buy = Comprar { $token } por { GOLD($price) }
choice-consume = Usar { $token }: { $text }
choice-invoke = Usar { $card }: { $text }
choice-end-turn = Encerrar seu turno
choice-pick = { $text }
choice-trash = Eliminar { $card }
choice-discard = Descartar { $card }
choice-replace = Substituir { $card }
choice-take = Pegar { $token }
choice-fetch = Pegar { $token } { $from }
choice-jump = Teletransportar-se { $to }
choice-explore = Descobrir uma peça { $to }: { $cost }
choice-place = Colocar a peça { $turned }
choice-place-and-go = Colocar a peça { $turned } e ir { $to }: { $cost }
choice-abandon = Parar aqui: colocar a peça { $turned } e ficar onde está
choice-emerge = Sair pelo Portal { $of }
choice-emerge-and-go = Sair pelo Portal { $of } e ir { $to }: { $cost }
choice-unlock = Abrir { $feature } com 1 Gazua: { $gain }
choice-offer = Marcar o Santuário de Passagem: +{ GOLD($gold) }
choice-offer-at = Marcar o Santuário de Passagem { $at }: +{ GOLD($gold) }
choice-redeem = Comprar { $token } com um Cupom de Desconto por { GOLD($price) }
choice-site = Colocar a próxima peça { $site }
choice-rotate = Girar a peça { $degrees }° no sentido horário
option-onto-deck = Colocar { $card } no topo do seu baralho
choice-draft = Ficar com { $card }
choice-name = { $seat } começa
choice-decline = { $question ->
    [take-token] Deixar
    [fetch] Deixar
    [trash] Manter
    [discard] Manter
    [teleport] Ficar aqui
    [jump] Ficar aqui
    [shield] Aguentar
   *[other] Agora não
}
cost-boots = { $n ->
    [one] 1 Bota
   *[other] { $n } Botas
}
cost-swords = { $n ->
    [one] 1 Espada
   *[other] { $n } Espadas
}
cost-damage = { $n } de dano
cost-skill = { $n } de Habilidade
cost-gold = { GOLD($n) }
cost-lockpicks = { $n ->
    [one] 1 Gazua
   *[other] { $n } Gazuas
}
cost-monsters = { $n ->
    [one] 1 { -monster } de { -tunnel }
   *[other] { $n } { -monster(form: "many") } de { -tunnel }
}
cost-portals = pelos Portais
cost-nothing = nada mais a pagar

event-FirstSeatChosen = { $seat } começa.
event-SeatNamed = { $seat } aponta { $owner } como a pessoa mais ardilosa.
event-DraftCardShown = Uma carta é aberta: { $card }.
event-CardPicked = { $seat } escolhe { $card }.
event-CardKept = { $seat } fica com { $card }.
event-CardKept-hidden = { $seat } fica com uma carta.
event-CardDrafted = { $seat } põe { $card } na pilha de descarte.
event-CardLeftOver = Ninguém pegou esta carta: { $card }.
event-TurnBegun = Turno { $turn }: { $seat }.
event-CardPlayed = { $seat } joga { $card }.
event-CardLaidOut = { $seat } baixa { $card } como reação.
event-CardDrawn = { $seat } compra { $card }.
event-CardDrawn-hidden = { $seat } compra uma carta.
event-CardsDrawn-hidden = { $seat } compra { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
event-CardDiscarded = { $seat } descarta { $card }.
event-CardTrashed = { $seat } elimina { $card }.
event-CardPutOnDeck = { $seat } coloca { $card } no topo do próprio baralho.
event-CharacterPlayed = { $seat } joga com { $token }.
event-OwnTokensTaken = { $seat } pega { $n } de { $token }.
event-OwnTokensLost = { $seat } põe { $n } de { $token } ao lado do tabuleiro.
event-CardRecalled = { $seat } devolve { $card } da área de jogo ao topo do baralho.
event-TextRepeated = { $seat } resolve de novo o texto de { $card }.
event-CardTakenToHand = { $card } vai direto para a mão de { $seat }.
event-CardAcquired = { $seat } adquire { $card } por { $skill } de Habilidade.
event-CardGained = { $seat } pega { $card } da Reserva.
event-DeviceUsed = { $seat } usa { $card } por { $skill } de Habilidade.
event-MonsterDefeated = { $seat } derrota { $card } com { $swords ->
    [one] 1 Espada
   *[other] { $swords } Espadas
}.
event-DeckShuffled = { $seat } embaralha um novo baralho de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
event-ResourcesGained = { $seat } ganha { $gain }.
event-GoldGained = { $seat } ganha { GOLD($n) }.
event-GoldPaid = { $seat } paga { GOLD($n) }.
event-LockpicksGained = { $seat } ganha { $n ->
    [one] 1 Gazua
   *[other] { $n } Gazuas
}.
event-LockpicksSpent = { $seat } gasta { $n ->
    [one] 1 Gazua
   *[other] { $n } Gazuas
}.
event-TeleportGained = { $seat } pode se teletransportar { $n ->
    [one] uma vez
   *[other] { $n } vezes
} neste turno.
event-LatentPaid = { $source }: o efeito vale para { $seat }.
event-OptionPicked = { $seat } escolhe a opção { $n } de { $source }.
event-AbilityKept = { $seat } pode usar { $effect } mais tarde neste turno.
event-ClankMade = { $cancelled ->
    [0] { $seat } faz { $made } Clank!
   *[other] { $n ->
        [0] { $seat } faz { $made } Clank! e cancela { $made ->
            [one] tudo
           *[other] todos
        }.
       *[other] { $seat } faz { $made } Clank! e cancela { $cancelled }.
    }
}
event-ClankRemoved = { $n ->
    [0] { $seat } cancelará { $credit } Clank! mais tarde neste turno.
   *[other] { $seat } remove { $n } Clank!{ $credit ->
        [0] { "" }
       *[other] { " " }e cancelará mais { $credit } neste turno.
    }
}
event-TunnelWalked = { $seat } vai { $to }: { $cost }.
event-Teleported = { $seat } se teletransporta { $to }.
event-BootsBlocked = A { -crystal-cave } deixa { $seat } sem fôlego: nada de Botas neste turno.
event-StartReached = { $seat } volta ao início com um Artefato.
event-LockOpened = { $seat } abre { $lock } { $of }.
event-TileRevealed = { $seat } descobre { $tile }.
event-TilePlaced = { $seat } coloca uma peça { $site }, { $turned }: { $tile }.
event-TileTurned = Uma peça gira: { $tile }, agora a { $degrees }°.
event-ArtifactPlaced = { $token } espera { $at }.
event-WildCubeAdded = Um { -ghost } entra na área de Clank!
event-OfferingMade = { $seat } marca o Santuário de Passagem { $at }: é o { $n }º que marca.
event-TokenTaken = { $seat } pega { $token }.
event-IdolReturned = { $seat } devolve { $token } ao altar.
event-SecretRevealed = { $seat } revela { $token }.
event-PrisonerFreed = { $seat } liberta { $token }.
event-PrisonerFreed-none = { $seat } encontra { $token } entre os Prisioneiros.
event-TokenConsumed = { $seat } usa { $token }.
event-ItemBought = { $seat } compra { $token } por { GOLD($gold) }.
event-MarkerAdvanced = A fúria do { -dragon } sobe para o espaço { $space }.
event-CardRevealed = Nova carta na Fileira: { $card }.
event-RowCardReplaced = { $seat } substitui { $card } na Fileira.
event-BlackCubesReturned = { $n ->
    [one] { $n } cubo { -dragon(form: "cube") } volta
   *[other] { $n } cubos { -dragon(form: "cube") } voltam
} para a bolsa.
event-AttackCalled = { $source } provoca um ataque.
event-LesserAttackCalled = { $source } provoca um ataque menor.
event-OwnCubesReturned = { $n ->
    [one] { $seat } recolhe seu cubo retirado
   *[other] { $seat } recolhe seus { $n } cubos retirados
}.
event-AttackBegun = O { -dragon } ataca: { $n ->
    [one] { $n } cubo é retirado
   *[other] { $n } cubos são retirados
}.
event-AttackBegun-short = O { -dragon } ataca por { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}, mas { $drawn ->
    [0] a bolsa está vazia
    [one] só resta { $drawn } na bolsa
   *[other] só restam { $drawn } na bolsa
}.
event-CubeDrawn = Um cubo de { $owner }!
event-CubeDrawn-black = Um cubo { -dragon(form: "cube") }: errou.
event-WildCubeDrawn = Um cubo de { -ghost }: 1 de dano para todos que estão { -dungeon(form: "in") }!
event-WildCubesReturned = { $n ->
    [one] Um { -ghost } volta
   *[other] { $n } { -ghost(form: "many") } voltam
} para a área de Clank!
event-DamagePrevented = { $seat } bloqueia um { -ghost } com { $card }.
event-DamageTaken = { $seat } sofre { $n } de dano.
event-DamageHealed = { $seat } cura { $n } de dano.
event-KnockedOut =
    { $seat } vai a nocaute { $at }{ $fate ->
        [rescued] : há resgate, e tudo conta
        [lost] : sem resgate, e nada conta
       *[other] { "" }
    }.
event-Escaped = { $seat } escapa com vida { -dungeon(form: "of") }!
event-CountdownAdvanced = { $seat } avança para o espaço { $space } da contagem regressiva.
event-DungeonDeckExhausted = O { -dungeon-deck } acabou: todos que ainda estão dentro vão a nocaute.
event-BagEmptied = A bolsa está vazia: todos que ainda estão dentro vão a nocaute.
event-GameEnded = A partida acabou.

# O que alguém fez, na linha do seu turno: “Coruja, 5 cartas: até a cisterna, comprou Batedora”.
brief-CardLaidOut = baixou { $card }
brief-TextRepeated = resolveu de novo o texto de { $card }
brief-CardTrashed = eliminou { $card }
brief-CardAcquired = adquiriu { $card }
brief-CardGained = pegou { $card }
brief-DeviceUsed = usou { $card }
brief-MonsterDefeated = derrotou { $card }
brief-LockpicksGained = ganhou { $n ->
    [one] 1 Gazua
   *[other] { $n } Gazuas
}
brief-TunnelWalked = { $to }
brief-Teleported = se teletransportou { $to }
brief-StartReached = de volta ao início
brief-LockOpened = abriu { $lock }
brief-TilePlaced = descobriu { $tile }
brief-OfferingMade = marcou o Santuário número { $n }
brief-TokenTaken = pegou { $token }
brief-IdolReturned = devolveu { $token }
brief-SecretRevealed = revelou { $token }
brief-PrisonerFreed = libertou { $token }
brief-TokenConsumed = usou { $token }
brief-ItemBought = comprou { $token }
brief-RowCardReplaced = substituiu { $card }
brief-DamageTaken =
    { $n ->
        [one] sofreu 1 de dano
       *[other] sofreu { $n } de dano
    }
brief-DamageHealed = curou { $n } de dano
brief-FigureDefeated = derrotou um monstro

refused = { $reason } §{ $rule }
reason-question-open = Responda primeiro à pergunta em aberto.
reason-not-an-answer = Essa não é uma das opções.
reason-not-understood = Essa jogada não existe neste jogo.
reason-nothing-asked = Nenhuma pergunta espera essa resposta.
reason-only-on-arrival = Só se pega uma ficha ao entrar. Saia da sala e volte.
reason-not-in-this-game = Este jogo não tem essa ação.
reason-game-over = A partida acabou.
reason-not-your-decision = Agora é outra pessoa quem decide.
reason-not-before-you = Essa carta não está à sua frente, ou já foi pega.
reason-not-adjacent = Nenhum { -tunnel } leva até lá de onde você está.
reason-no-such-thing = Não há nada com esse nome.
reason-named-by-its-place = Uma carta da fileira é indicada pelo lugar dela: row1 a row6.
reason-not-in-hand = Essa carta não está na sua mão.
reason-hand-not-empty = Jogue primeiro todas as cartas da mão.
reason-empty-slot = Esse espaço da Fileira fica vazio até o fim do turno.
reason-empty-pile = Essa pilha da Reserva está vazia.
reason-other-banner = Essa carta não se obtém assim: as azuis e amarelas se adquirem, Dispositivos se usam, { -monster(form: "many") } se combatem.
reason-wrong-place = Você não está no lugar certo para essa carta.
reason-need-skill = Custa { $need } de Habilidade; você tem { $have }.
reason-need-swords = Exige { $need ->
    [one] { $need } Espada
   *[other] { $need } Espadas
}; você tem { $have }.
reason-need-gold-besides = Custa também { GOLD($need) }; você tem { $have }.
reason-need-lockpick = Custa também { $need ->
    [one] 1 Gazua
   *[other] { $need } Gazuas
}; você tem { $have }.
reason-not-kept = Nenhuma carta jogada neste turno permite isso.
reason-not-now = Não há onde usar isso agora.
reason-already-out = Você voltou ao início: seu movimento acabou.
reason-blocked-by-cave = Você entrou em uma { -crystal-cave }: nada de Botas neste turno.
reason-too-dizzy = Você chegou aqui sem andar: nada de Botas neste turno.
reason-one-way = Esse { -tunnel } só leva no outro sentido.
reason-locked = Esse { -tunnel } está trancado; é preciso { -master-key(form: "a") }.
reason-start-closed = Não se volta ao início sem um Artefato.
reason-nothing-there = Esse { -tunnel } ainda não leva a nenhuma sala.
reason-need-lockpicks = { $need ->
    [one] É necessária 1 Gazua
   *[other] São necessárias { $need } Gazuas
}; você tem { $have }.
reason-stack-empty = Não há mais peças para descobrir.
reason-not-shut-in = Sua peça só gira enquanto nenhum caminho sai da sua sala.
reason-tile-stays = Sua peça fica como está.
reason-not-an-edge = Não há nada a descobrir por esse { -tunnel }.
reason-discovery-waits = Você está no meio de uma descoberta: coloque a peça primeiro.
reason-cannot-be-completed = Assim não daria para completar seu movimento.
reason-can-be-completed = Ainda dá para completar este movimento, então não vale desistir.
reason-need-boots = Você não tem mais Botas.
reason-need-two-boots = Esse { -tunnel } custa { $need ->
    [one] { $need } Bota
   *[other] { $need } Botas
}; você tem { $have }.
reason-no-monster-there = Não há tantos { -monster(form: "many") } nesse { -tunnel }.
reason-need-swords-there =
    Seriam { $need ->
        [one] { $need } Espada
       *[other] { $need } Espadas
    }; você tem { $have }.
reason-no-teleport = Você não tem Teletransporte.
reason-would-knock-out = Esse dano levaria você a nocaute; não dá para escolher isso.
reason-no-cubes-for-damage = Você não tem mais cubos para marcar o dano.
reason-no-such-token-here = Não há essa ficha para pegar aqui.
reason-artifact-limit = Você não pode carregar outro Artefato.
reason-artifact-of-same-room = Você já pegou um Artefato nesta sala.
reason-not-held = Você não tem essa ficha.
reason-nothing-to-use = Essa ficha não se usa durante um turno.
reason-not-in-market = Você não está em uma sala do Mercado.
reason-need-gold = Custa { GOLD($need) }; você tem { $have }.
reason-sold-out = Esgotado.
reason-dearer-one-first = O mais valioso que restar sai primeiro.
reason-not-for-sale = Isso não está à venda.
reason-need-damage = É preciso ter pelo menos { $need } de dano para comprar; você tem { $have }.
reason-no-coupon = Você não tem um Cupom de Desconto.
reason-no-secrets = Não sobrou nenhum Grande Segredo.
reason-no-prisoners = Não sobrou nenhum Prisioneiro.
reason-no-such-feature = Não há nada assim para abrir aqui.
reason-open-already = Já foi destrancado.
reason-no-tomes = Não sobrou nenhum Tomo Secreto.
reason-no-wayshrine = Não há Santuário de Passagem aqui.
reason-offered-already = Você já marcou este Santuário de Passagem.
reason-wayshrine-full = Este Santuário de Passagem não tem espaço livre.
reason-no-cubes-to-offer = Você não tem mais cubos para marcá-lo.

status-in-play = { -dungeon(form: "in") }
status-escaped = escapou
status-rescued = resgate
status-lost = sem volta
score-artifacts = Artefatos
score-tokens = Fichas
score-gold = { -gold }
score-cards = Cartas

# Nomes de lugares: $article diz qual artigo levam.
named-the = { $article ->
    [f] a { $name }
    [ff] as { $name }
    [mm] os { $name }
   *[m] o { $name }
}
named-to = { $article ->
    [f] para a { $name }
    [ff] para as { $name }
    [mm] para os { $name }
   *[m] para o { $name }
}
named-at = { $article ->
    [f] na { $name }
    [ff] nas { $name }
    [mm] nos { $name }
   *[m] no { $name }
}
named-from = { $article ->
    [f] da { $name }
    [ff] das { $name }
    [mm] dos { $name }
   *[m] do { $name }
}
named-of = { $article ->
    [f] da { $name }
    [ff] das { $name }
    [mm] dos { $name }
   *[m] do { $name }
}
the-tile = a peça { $tile }

# Lugares. $marks é o que está impresso em uma sala de uma peça, $of é uma peça ou metade dela.
room-room = { $room }
room-start = início
room-crypt = Cripta
room-tile = { $tile } ({ $marks })
room-start-tile = peça inicial ({ $marks })
to-room = para a sala { $room }
to-start = para o local de início
to-crypt = para a Cripta
to-tile = para a peça { $tile } ({ $marks })
to-start-tile = para a peça inicial ({ $marks })
at-room = na sala { $room }
at-start = no local de início
at-crypt = na Cripta
at-tile = na peça { $tile } ({ $marks })
at-start-tile = na peça inicial ({ $marks })
from-room = da sala { $room }
from-start = do local de início
from-crypt = da Cripta
from-tile = da peça { $tile } ({ $marks })
from-start-tile = da peça inicial ({ $marks })
to-portal = para dentro de um Portal
to-next-tile = até uma peça inexplorada
of-tile = da peça { $tile }
of-start-tile = da peça inicial
of-upper-half = da metade de cima da peça inicial
of-lower-half = da metade de baixo da peça inicial
site-north = ao norte { $of }
site-east = a leste { $of }
site-south = ao sul { $of }
site-west = a oeste { $of }
site-gone = ao lado de uma peça que saiu
way = { $site } pelo { $side }
by-north = { -tunnel } norte
by-east = { -tunnel } leste
by-south = { -tunnel } sul
by-west = { -tunnel } oeste
side-north = norte
side-north-east = nordeste
side-east = leste
side-south-east = sudeste
side-south = sul
side-south-west = sudoeste
side-west = oeste
side-north-west = noroeste
side-middle = meio
turned =
    { $degrees ->
        [0] como está
       *[other] girada { $degrees }°
    }
room-bare = sala comum
room-artifact = Artefato{ $plus }
reward-gold = { GOLD($n) }
reward-heal = cura { $n } de dano
reward-minor-secret = Pequeno Segredo
reward-monkey-idol = Ídolo de Macaco
the-lock = um Cadeado
the-chest = o Baú
the-library = a Biblioteca
the-prison = a Prisão
gain-chest = um Grande Segredo
gain-library = um Tomo Secreto
gain-prison = 2 Prisioneiros

# Sub Terra: um monstro é uma figura nas catacumbas, nunca uma carta.
prompt-figure-appears = Em qual Santuário de Passagem surge um monstro?
prompt-figure-moves = Para onde vai o monstro?
choice-fight-monster = Combater o monstro aqui com { $cost }
choice-appear-at = Um monstro surge { $at }
choice-hunt-to = O monstro vai { $to }
event-FigureAppeared = Um monstro surge { $at }.
event-FigureMoved = Um monstro sai { $from } e vai { $to }.
event-FigureLost = O monstro { $at } foi despistado.
event-FigureDefeated = { $seat } derrota o monstro { $at }.
reason-no-figure-here = Não há monstro na sua sala.
reason-need-swords-for-figure = { $need ->
    [one] É necessária { $need } Espada
   *[other] São necessárias { $need } Espadas
} para derrotar um monstro; você tem { $have }.

# No Espaço. $place é uma sala com seu código e seu módulo, $gain o que dá uma porta de dados.
reason-owned-already = Você já tem um desses e não pode ter dois.
