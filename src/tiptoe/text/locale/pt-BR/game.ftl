# A partida em andamento: perguntas, escolhas, relato, recusas. $seat é o nome de um lugar.

seat-0 = Raposa
seat-1 = Coruja
seat-2 = Sapo
seat-3 = Lebre
seat-4 = Mariposa
seat-5 = Texugo

prompt-your-turn = Seu turno: jogue suas cartas e aja, na ordem que quiser.
prompt-choose = { $source }: escolha.
prompt-trash = { $source }: qual carta você elimina?
prompt-discard = { $source }: qual carta você descarta?
prompt-replace = { $source }: qual carta da Fileira é substituída?
prompt-take-token = Você pode pegar uma ficha aqui.
prompt-fetch = { $source }: qual Segredo você pega?
prompt-teleport = { $source }: para onde você se teletransporta?
prompt-order-end = Qual efeito vem primeiro no fim do seu turno?
prompt-game-over = O jogo acabou.
some-text = Um efeito

choice-play = Jogar { $card }
choice-acquire = Adquirir { $card } por { $price } Habilidade
choice-use = Usar { $card } por { $price } Habilidade
choice-fight = Combater { $card } com { $price ->
    [one] 1 Espada
   *[other] { $price } Espadas
}
choice-move = Ir para { $room }: { $cost }
choice-teleport = Teletransportar-se para { $room }
choice-buy = Comprar { $token } por { $price } Ouro
choice-consume = Usar { $token }: { $text }
choice-invoke = Usar { $card }: { $text }
choice-end-turn = Encerrar seu turno
choice-pick = { $text }
choice-trash = Eliminar { $card }
choice-discard = Descartar { $card }
choice-replace = Substituir { $card }
choice-take = Pegar { $token }
choice-fetch = Pegar { $token } de { $room }
choice-decline = Não, obrigado
cost-boots = { $n ->
    [one] 1 Bota
   *[other] { $n } Botas
}
cost-swords = { $n ->
    [one] 1 Espada
   *[other] { $n } Espadas
}
cost-damage = { $n } de dano

event-FirstSeatChosen = { $seat } começa.
event-TurnBegun = Turno { $turn }: { $seat }.
event-CardPlayed = { $seat } joga { $card }.
event-CardDrawn = { $seat } compra { $card }.
event-CardDrawn-hidden = { $seat } compra uma carta.
event-CardsDrawn-hidden = { $seat } compra { $n } cartas.
event-CardDiscarded = { $seat } descarta { $card }.
event-CardTrashed = { $seat } elimina { $card }.
event-CardAcquired = { $seat } adquire { $card } por { $skill } Habilidade.
event-CardGained = { $seat } pega { $card } da Reserva.
event-DeviceUsed = { $seat } usa { $card } por { $skill } Habilidade.
event-MonsterDefeated = { $seat } derrota { $card } com { $swords ->
    [one] 1 Espada
   *[other] { $swords } Espadas
}.
event-DeckShuffled = { $seat } embaralha um novo baralho de { $n } cartas.
event-GoldGained = { $seat } ganha { $n } Ouro.
event-GoldPaid = { $seat } paga { $n } Ouro.
event-TeleportGained = { $seat } pode se teletransportar { $n ->
    [one] uma vez
   *[other] { $n } vezes
} neste turno.
event-LatentPaid = { $source } tem efeito para { $seat }.
event-OptionPicked = { $seat } escolhe a opção { $n } de { $source }.
event-AbilityKept = { $seat } pode usar { $effect } mais tarde neste turno.
event-ClankMade = { $seat } faz { $n } Clank!{ $cancelled ->
    [0] { "" }
   *[other] { " " }({ $cancelled } a menos por Clank! negativo).
}
event-ClankRemoved = { $seat } remove { $n } Clank!{ $credit ->
    [0] { "" }
   *[other] { " " }e cancelará mais { $credit } neste turno.
}
event-TunnelWalked = { $seat } vai para { $room } ({ $cost }).
event-Teleported = { $seat } se teletransporta para { $room }.
event-BootsBlocked = A Caverna de Cristal deixa { $seat } sem fôlego: nada de Botas neste turno.
event-StartReached = { $seat } volta ao início com um Artefato.
event-TokenTaken = { $seat } pega { $token }.
event-SecretRevealed = { $seat } revela { $token }.
event-TokenConsumed = { $seat } usa { $token }.
event-ItemBought = { $seat } compra { $token } por { $gold } Ouro.
event-MarkerAdvanced = A fúria do Dragão sobe para o espaço { $space }.
event-CardRevealed = { $card } aparece na Fileira.
event-RowCardReplaced = { $seat } manda embora { $card } da Fileira.
event-BlackCubesReturned = { $n } cubos de dragão voltam para a bolsa.
event-AttackBegun = O Dragão ataca: { $n } cubos são retirados.
event-CubeDrawn = Um cubo de { $owner }!
event-CubeDrawn-black = Um cubo de dragão: errou.
event-DamageTaken = { $seat } sofre { $n } de dano.
event-DamageHealed = { $seat } cura { $n }.
event-KnockedOut = { $seat } é nocauteado em { $room }.
event-Escaped = { $seat } escapa com vida da masmorra!
event-CountdownAdvanced = { $seat } avança para o espaço { $space } da contagem regressiva.
event-DungeonDeckExhausted = O Baralho da Masmorra acabou: todos que ainda estão dentro são nocauteados.
event-BagEmptied = A bolsa está vazia: todos que ainda estão dentro são nocauteados.
event-GameEnded = O jogo acabou.

refused = { $reason } ({ $rule })
reason-question-open = Responda primeiro à pergunta em aberto.
reason-not-understood = Isso não é uma escolha deste jogo.
reason-nothing-asked = Nenhuma pergunta em aberto espera essa resposta.
reason-only-on-arrival = Só se pega uma ficha ao chegar; saia da sala e volte.
reason-not-in-this-game = Este jogo não tem essa ação.
reason-game-over = O jogo acabou.
reason-not-your-decision = A pergunta é para outro lugar agora.
reason-not-adjacent = Nenhum túnel leva até lá de onde você está.
reason-no-such-thing = Não há nada com esse nome.
reason-not-in-hand = Essa carta não está na sua mão.
reason-hand-not-empty = Você precisa jogar todas as cartas da mão primeiro.
reason-empty-slot = Esse espaço da Fileira fica vazio até o fim do turno.
reason-empty-pile = Essa pilha da Reserva está vazia.
reason-other-banner = Essa carta não se obtém assim: as azuis e amarelas se adquirem, Dispositivos se usam, Monstros se combatem.
reason-wrong-place = Você não está no lugar que essa carta pede.
reason-need-skill = Custa { $need } Habilidade; você tem { $have }.
reason-need-swords = Exige { $need } Espadas; você tem { $have }.
reason-not-kept = Nenhuma carta jogada neste turno permite isso.
reason-not-now = Não há em que usar isso neste momento.
reason-already-out = Você voltou ao início: seu movimento acabou.
reason-blocked-by-cave = Você entrou em uma Caverna de Cristal: nada de Botas neste turno.
reason-one-way = Esse túnel só leva no outro sentido.
reason-locked = Esse túnel está trancado; é preciso uma Chave Mestra.
reason-start-closed = Não se volta ao início sem um Artefato.
reason-need-boots = Você não tem mais Botas.
reason-need-two-boots = Esse túnel custa { $need } Botas; você tem { $have }.
reason-no-monster-there = Não há tantos Monstros nesse túnel.
reason-need-swords-there = Você quer gastar { $need } Espadas; você tem { $have }.
reason-no-teleport = Você não tem Teletransporte.
reason-would-knock-out = O dano nocautearia você, e isso não se pode escolher.
reason-no-cubes-for-damage = Você não tem mais cubos para marcar o dano.
reason-no-such-token-here = Não há essa ficha para pegar aqui.
reason-artifact-limit = Você não pode carregar outro Artefato.
reason-not-held = Você não tem essa ficha.
reason-nothing-to-use = Essa ficha não se usa durante um turno.
reason-not-in-market = Você não está em uma sala do Mercado.
reason-need-gold = Custa { $need } Ouro; você tem { $have }.
reason-sold-out = Não sobrou nenhum.
reason-dearer-one-first = O mais valioso que restou sai primeiro.
reason-not-for-sale = Isso não está à venda.

status-in-play = na masmorra
status-escaped = escapou
status-rescued = resgatado
status-lost = perdido
score-artifacts = Artefatos
score-tokens = Fichas
score-gold = Ouro
score-cards = Cartas
