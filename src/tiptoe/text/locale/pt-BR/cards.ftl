# O que cartas e fichas fazem, a partir de seus efeitos. Textos aninhados como $do, $options e $when já são frases.

effect-skill = +{ $skill } de Habilidade
effect-swords = +{ $swords } { $swords ->
    [one] Espada
   *[other] Espadas
}
effect-boots = +{ $boots } { $boots ->
    [one] Bota
   *[other] Botas
}
effect-gold = +{ GOLD($gold) }
effect-lockpicks = +{ $lockpicks } { $lockpicks ->
    [one] Gazua
   *[other] Gazuas
}
effect-more-gold = sempre que você ganhar { -gold } neste turno, ganhe mais { $more-gold }
effect-pay-gold = pague { GOLD($pay-gold) }: { $do }
effect-pay-lockpick =
    gaste { $pay-lockpick } { $pay-lockpick ->
        [one] Gazua
       *[other] Gazuas
    }: { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = cada outro jogador faz { $others-clank } Clank!
effect-others-gold = cada outro jogador ganha { GOLD($others-gold) }
effect-all-clank = cada jogador faz { $all-clank } Clank!
effect-draw = compre { $draw ->
    [one] uma carta
   *[other] { $draw } cartas
}
effect-heal = cure { $heal } de dano
effect-damage = sofra { $damage } de dano
effect-rage = o Marcador do { -dragon } avança { $rage ->
    [one] um espaço
   *[other] { $rage } espaços
}
effect-return-black-cubes = devolva à bolsa até { $return-black-cubes } cubos { -dragon(form: "cube") } já retirados
effect-ghost = coloque um cubo de { -ghost } na área de Clank!
effect-lesser-attack = o { -dragon } ataca com { $lesser-attack } cubos; os seus voltam para o seu suprimento
effect-attack = o { -dragon } ataca imediatamente
effect-gain = { $count ->
    [one] pegue uma carta { $gain } da Reserva
   *[other] pegue { $count } cartas { $gain } da Reserva
}
effect-trash = você pode eliminar { $up-to ->
    [one] { $trash }
   *[other] até { $up-to } cartas { $trash-name }
} da sua área de jogo ou pilha de descarte
effect-trash-or = você pode eliminar { $trash } ou { $or } da sua área de jogo ou pilha de descarte
effect-trash-several = você pode eliminar até { $up-to ->
    [one] { $up-to } carta
   *[other] { $up-to } cartas
} da sua área de jogo ou pilha de descarte
effect-trash-must = elimine { $trash } da sua área de jogo ou pilha de descarte
any-card = uma carta
card-named = uma carta { $name }
effect-trash-this = elimine esta carta
effect-onto-deck = você pode colocar esta carta no topo do seu baralho
effect-discard = você pode descartar { $discard ->
    [one] uma carta
   *[other] { $discard } cartas
} da sua mão; se fizer isso, { $do }
effect-discount = { $on } custam { $discount } de Habilidade a menos neste turno
effect-replace-row-card = você pode substituir uma carta da { -dungeon-row }
effect-take-free = adquira uma carta ou use um Dispositivo da { -dungeon-row } sem pagar seu custo de Habilidade
effect-ignore-crystal-cave = { -crystal-cave(form: "many") } não detêm você neste turno
effect-ignore-monsters = você pode ignorar os { -monster(form: "many") } dos { -tunnel(form: "many") } neste turno
effect-teleport = +{ $teleport } Teletransporte
effect-teleport-now = teletransporte-se imediatamente{ $teleport ->
    [one] { "" }
   *[other] { " " }{ $teleport } vezes
}
effect-teleport-from = { $teleport-from }, você pode se teletransportar para uma sala adjacente
effect-jump-between = { $jump-between }, você pode se teletransportar { $other }
effect-jump-between-trash-this = { $jump-between }, você pode eliminar esta carta para se teletransportar { $other }
effect-jump-to-rival = você pode se teletransportar para a sala de outro jogador que esteja nas Profundezas
effect-jump-to-new-tile = teletransporte-se para uma sala dessa peça
effect-lay-tile = coloque a próxima peça ao lado da sua
effect-lay-tile-anywhere = coloque a próxima peça ao lado de qualquer peça
effect-turn-occupied-tiles = cada peça quadrada com um jogador gira 180°
effect-lone-seats-turn = cada jogador que estiver sozinho em uma peça quadrada deve girá-la
effect-return-idols = cada outro jogador devolve um Ídolo de Macaco ao Altar dos Macacos
effect-fetch-secret = você pode pegar um Segredo de uma sala adjacente
effect-draw-secret = pegue { $draw-secret } ao acaso
effect-free-prisoners = liberte { $free-prisoners ->
    [one] um Prisioneiro
   *[other] { $free-prisoners } Prisioneiros
}
effect-offer-afar = você pode marcar qualquer Santuário de Passagem como se estivesse nele
effect-bargain = uma vez neste turno, em uma sala do Mercado, você pode comprar um item do Mercado por { GOLD($bargain) }
effect-buy-anywhere = uma vez neste turno, você pode comprar um item do Mercado em qualquer sala por { GOLD($buy-anywhere) }
effect-free-item = em uma sala do Mercado, pegue um item do Mercado de graça
effect-when = se { $when }: { $do }
effect-per = { $do } para cada { $per }
effect-choose = escolha { $choose ->
    [one] um efeito
   *[other] { $choose } efeitos
}: { $options }
effect-choose-all-if = escolha { $choose ->
    [one] um efeito
   *[other] { $choose } efeitos
} (ou todos, se { $all-if }): { $options }
effect-everybody-chooses = cada jogador escolhe um efeito: { $options }
effect-at-end-of-turn = no fim deste turno, { $do }
effect-charge = pegue { $count } de { $charge }
effect-spend = por { $count } de { $spend }, { $do }
effect-lose = perca 1 { $lose }
effect-may = uma vez neste turno, se quiser: { $do }
effect-may-now = se quiser: { $do }
effect-show = com { $show }, { $do }
effect-recall = você pode colocar { $recall } da sua área de jogo no topo do seu baralho
effect-atop = coloque essa carta no topo do seu baralho
effect-again = resolva de novo o texto de uma carta da sua área de jogo
effect-advance = avance seu marcador { $advance } um espaço e receba o que ele mostra: { $options }
effect-take-to-hand = adquira para a mão uma carta da { -dungeon-row } sem pagar seu custo de Habilidade
or = { $first }; ou { $second }
also = { $first }; { $second }
then = { $first }; depois { $second }

condition-another = houver { $another } na sua área de jogo neste turno
condition-has = você tiver { $has }
condition-behind = um rival tiver { $behind } e você não
condition-in = você estiver { $in }
condition-card-in-sight = houver uma carta { $card-in-sight } na sua área de jogo ou pilha de descarte neste turno
condition-lacks = nenhum destes estiver no seu tabuleiro: { $types }
condition-both = { $both } e se { $and }
condition-owns = você tiver { $owns } fichas diferentes dentre: { $types }
at-least-clank-made = você fizer pelo menos { $n } Clank! neste turno
at-least-gold-gained = você ganhar pelo menos { GOLD($n) } neste turno
at-least-skill-made = você ganhar pelo menos { $n } de Habilidade neste turno
at-least-cards-trashed = você eliminar { $n ->
    [one] uma carta
   *[other] pelo menos { $n } cartas
} neste turno
at-least-monsters-defeated = você derrotar { $n ->
    [one] um { -monster }
   *[other] pelo menos { $n } { -monster(form: "many") }
} neste turno
at-least-spent = { $n ->
    [one] uma ficha { $token } estiver
   *[other] { $n } ou mais fichas { $token } estiverem
} ao lado do seu tabuleiro
at-least-row-monsters-defeated = você derrotar { $n ->
    [one] um { -monster }
   *[other] pelo menos { $n } { -monster(form: "many") }
} da { -dungeon-row } neste turno
at-least-artifacts-held = você tiver pelo menos { $n ->
    [one] um Artefato
   *[other] { $n } Artefatos
}
at-least-prisoners-freed = você libertar { $n ->
    [one] um Prisioneiro
   *[other] pelo menos { $n } Prisioneiros
} neste turno
at-least-prisoners-held = você já tiver libertado pelo menos { $n ->
    [one] um Prisioneiro
   *[other] { $n } Prisioneiros
}
at-least-offerings-made = você marcar { $n ->
    [one] um Santuário de Passagem
   *[other] pelo menos { $n } Santuários de Passagem
} neste turno
at-least-portals-used = você usar { $n ->
    [one] um Portal
   *[other] pelo menos { $n } Portais
} neste turno
at-least-rivals-met = { $n ->
    [one] um rival estiver
   *[other] pelo menos { $n } rivais estiverem
} na sua peça neste turno
at-least-gold = você tiver pelo menos { $n } { -gold(form: "of") }
at-least-card = você tiver pelo menos { $n ->
    [one] uma carta
   *[other] { $n } cartas
} { $card }
at-least-card-kind = você tiver pelo menos { $many }
at-least-token = você tiver pelo menos { $many }
at-least-wayshrines-marked = você tiver marcado pelo menos { $n ->
    [one] um Santuário de Passagem
   *[other] { $n } Santuários de Passagem
}

counter-clank-made = Clank! que você fizer neste turno
counter-gold-gained = { -gold(form: "one") } que você ganhar neste turno
counter-skill-made = Habilidade que você ganhar neste turno
counter-cards-trashed = carta que você eliminar neste turno
counter-monsters-defeated = { -monster } que você derrotar neste turno
counter-row-monsters-defeated = { -monster } da { -dungeon-row } que você derrotar neste turno
counter-artifacts-held = Artefato que você tiver
counter-prisoners-freed = Prisioneiro que você libertar neste turno
counter-prisoners-held = Prisioneiro que você já tiver libertado
counter-offerings-made = Santuário de Passagem que você marcar neste turno
counter-portals-used = vez que você usar um Portal neste turno
counter-spent = ficha { $token } ao lado do seu tabuleiro
counter-rivals-met = rival que estiver na sua peça neste turno
possession-gold = { $every ->
    [one] { -gold(form: "one") }
   *[other] { $every } { -gold(form: "of") }
} que você tiver
possession-card = { $card } que você tiver
possession-card-kind = { $kind } que você tiver
possession-token = { $token } que você tiver
possession-wayshrines-marked = Santuário de Passagem que você tiver marcado
amount-per = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} no fim da partida para cada { $per }
amount-if = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} no fim da partida se { $if }

moment-react = Reação
react-rival-defeats-monster = quando um rival derrotar um { -monster }
react-rival-defeats-goblin = quando um rival derrotar o Goblin
react-rival-takes-find = quando um rival pegar um Artefato, um Ídolo, um Ovo de Dragão ou uma Coroa
react-monster-arrives = quando um { -monster } aparecer na { -dungeon-row } no turno de um rival
reaction = { $when }, baixe esta carta da sua mão e compre uma carta; o texto dela vale no seu próximo turno
moment-acquire = Adquirir
moment-arrive = Revelar
moment-use = Use
moment-defeat = Derrota
moment-character-acquires = Quando você adquire { $kind }
moment-character-hurt = Quando um ataque do { -dragon } causa dano a você
moment-reveal = Ao encontrar
moment-reveal-prisoner = Ao libertar
moment-reveal-market = Ao comprar
moment-consume = Uma vez, no seu turno
moment-shield = Descarte-a da mão para evitar o dano de um { -ghost }
lead = { $moment }: { $text }
where = Somente { $place }
or-place = { $first } ou { $second }
besides-gold = Custa também { GOLD($n) }
besides-lockpicks = Custa também { $n } { $n ->
    [one] Gazua
   *[other] Gazuas
}
needs-damage = Só pode ser comprado por quem tem pelo menos { $n } de dano
counts-as = Conta também como { $token }.
ability-artifact = Roubá-lo faz o Marcador do { -dragon } avançar. Você precisa de um para sair e só pode carregar um.
ability-master-key = Você pode passar por { -tunnel(form: "many") } trancados.
ability-backpack = Você pode carregar mais um Artefato.
ability-catacombs-map = Você pode usar { -tunnel(form: "many") } de sentido único nos dois sentidos.
ability-puzzle-box = Ao entrar em um Santuário de Passagem: troque-a imediatamente por um Grande Segredo ao acaso.
ability-invisibility-cloak = Os { -monster(form: "many") } dos { -tunnel(form: "many") } não causam dano a você.
ability-discount-coupon = Uma vez, ao comprar no Mercado: pague 5 { -gold(form: "of") } a menos. Não conta como Prisioneiro.
ability-contraband = Ativa os textos das suas cartas que pedem Contrabando.
own-token-of = Só no tabuleiro de { $name }
character-token = Mostra quem joga com { $name }
does-nothing = Sem efeito ao ser jogada

kind-starter = Inicial
kind-action = Ação
kind-item = Item
kind-companion = Companheiro
kind-gem = Gema
kind-device = Dispositivo
kind-monster = { -monster }
kind-of-suit = { $kind }, { $suit }
kinds-starter = cartas iniciais
kinds-action = Ações
kinds-item = Itens
kinds-companion = Companheiros
kinds-gem = Gemas
kinds-device = Dispositivos
kinds-monster = { -monster(form: "many") }
a-starter = uma carta inicial
a-action = uma Ação
a-item = um Item
a-companion = um Companheiro
a-gem = uma Gema
a-device = um Dispositivo
a-monster = um { -monster }
another-kind-starter = outra carta inicial
another-kind-action = outra Ação
another-kind-item = outro Item
another-kind-companion = outro Companheiro
another-kind-gem = outra Gema
another-kind-device = outro Dispositivo
another-kind-monster = outro { -monster }
many-kind-starter = { $n ->
    [one] uma carta inicial
   *[other] { $n } cartas iniciais
}
many-kind-action = { $n ->
    [one] uma Ação
   *[other] { $n } Ações
}
many-kind-item = { $n ->
    [one] um Item
   *[other] { $n } Itens
}
many-kind-companion = { $n ->
    [one] um Companheiro
   *[other] { $n } Companheiros
}
many-kind-gem = { $n ->
    [one] uma Gema
   *[other] { $n } Gemas
}
many-kind-device = { $n ->
    [one] um Dispositivo
   *[other] { $n } Dispositivos
}
many-kind-monster = { $n ->
    [one] um { -monster }
   *[other] { $n } { -monster(form: "many") }
}

mark-attack = Ataque do { -dragon }
mark-danger = Perigo
origin-rulebook = do livro de regras
origin-public = fontes públicas
origin-tiptoe = criação do Tiptoe
origin-own = do seu pacote

token-artifact = Artefato
token-major-secret = Grande Segredo
token-minor-secret = Pequeno Segredo
token-monkey-idol = Ídolo de Macaco
token-market = item do Mercado
token-mastery = ficha de Maestria
token-character = Personagem
token-own = ficha de personagem
token-prisoner = Prisioneiro
token-freed-prisoner = Prisioneiro libertado
token-master-key = { -master-key }
token-backpack = Mochila
token-discount-coupon = Cupom de Desconto
token-catacombs-map = Mapa das Catacumbas
token-puzzle-box = Caixa Quebra-Cabeça
token-invisibility-cloak = Capa de Invisibilidade
one-artifact = um Artefato
one-major-secret = um Grande Segredo
one-minor-secret = um Pequeno Segredo
one-monkey-idol = um Ídolo de Macaco
one-market = um item do Mercado
one-mastery = uma ficha de Maestria
one-prisoner = um Prisioneiro
one-freed-prisoner = um Prisioneiro libertado
one-master-key = { -master-key(form: "a") }
one-backpack = uma Mochila
one-discount-coupon = um Cupom de Desconto
one-catacombs-map = um Mapa das Catacumbas
one-puzzle-box = uma Caixa Quebra-Cabeça
one-invisibility-cloak = uma Capa de Invisibilidade
many-artifact = { $n ->
    [one] um Artefato
   *[other] { $n } Artefatos
}
many-major-secret = { $n ->
    [one] um Grande Segredo
   *[other] { $n } Grandes Segredos
}
many-minor-secret = { $n ->
    [one] um Pequeno Segredo
   *[other] { $n } Pequenos Segredos
}
many-monkey-idol = { $n ->
    [one] um Ídolo de Macaco
   *[other] { $n } Ídolos de Macaco
}
many-market = { $n ->
    [one] um item do Mercado
   *[other] { $n } itens do Mercado
}
many-mastery = { $n ->
    [one] uma ficha de Maestria
   *[other] { $n } fichas de Maestria
}
many-prisoner = { $n ->
    [one] um Prisioneiro
   *[other] { $n } Prisioneiros
}
many-freed-prisoner = { $n ->
    [one] um Prisioneiro libertado
   *[other] { $n } Prisioneiros libertados
}
many-master-key = { $n ->
    [one] { -master-key(form: "a") }
   *[other] { $n } { -master-key(form: "many") }
}
many-backpack = { $n ->
    [one] uma Mochila
   *[other] { $n } Mochilas
}
times = { $n } × { $name }

feature-start = início
feature-depths = Profundezas
feature-crystal-cave = { -crystal-cave }
feature-market = Mercado
feature-fountain = Fonte de Cura
feature-monkey-shrine = Altar dos Macacos
feature-wayshrine = Santuário de Passagem
feature-chest = Baú
feature-library = Biblioteca
feature-prison = Prisão
feature-haunted = Peça Assombrada
feature-reward = recompensa

tunnel-footprints = pegadas: 2 Botas
tunnel-monster = { -monster(form: "many") }: 1 de dano ou 1 Espada cada
tunnel-lock = trancado
tunnel-arrow = sentido único
tunnel-wrap = continua na borda oposta

# Onde se está, e para onde se vai dali até outro lugar do mesmo tipo.
place-start = no local de início
place-depths = nas Profundezas
place-crystal-cave = em uma { -crystal-cave }
place-market = em uma sala do Mercado
place-fountain = em uma Fonte de Cura
place-monkey-shrine = na sala do Altar dos Macacos
place-wayshrine = em um Santuário de Passagem
place-chest = em uma sala com Baú
place-library = em uma Biblioteca
place-prison = em uma Prisão
place-haunted = em uma Peça Assombrada
place-reward = em uma sala com recompensa
other-start = para outro local de início
other-depths = para outra sala das Profundezas
other-crystal-cave = para outra { -crystal-cave }
other-market = para outra sala do Mercado
other-fountain = para outra Fonte de Cura
other-monkey-shrine = para outra sala do Altar dos Macacos
other-wayshrine = para outro Santuário de Passagem
other-chest = para outra sala com Baú
other-library = para outra Biblioteca
other-prison = para outra Prisão
other-haunted = para outra Peça Assombrada
other-reward = para outra sala com recompensa
