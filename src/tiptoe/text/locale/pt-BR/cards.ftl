# O que cartas e fichas fazem, a partir de seus efeitos. $do, $options e $condition já são frases.

effect-skill = +{ $skill } Habilidade
effect-swords = +{ $swords } { $swords ->
    [one] Espada
   *[other] Espadas
}
effect-boots = +{ $boots } { $boots ->
    [one] Bota
   *[other] Botas
}
effect-gold = +{ $gold } Ouro
effect-more-gold = sempre que você ganhar Ouro neste turno, ganhe mais { $more-gold }
effect-pay-gold = pague { $pay-gold } Ouro: { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = cada outro jogador: +{ $others-clank } Clank!
effect-all-clank = cada jogador: +{ $all-clank } Clank!
effect-draw = compre { $draw ->
    [one] uma carta
   *[other] { $draw } cartas
}
effect-heal = cure { $heal }
effect-damage = sofra { $damage } de dano
effect-rage = o Marcador do Dragão avança { $rage ->
    [one] um espaço
   *[other] { $rage } espaços
}
effect-return-black-cubes = devolva até { $return-black-cubes } cubos de dragão já retirados à bolsa
effect-attack = o Dragão ataca imediatamente
effect-gain = { $count ->
    [one] pegue { $gain } da Reserva
   *[other] pegue { $count } × { $gain } da Reserva
}
effect-trash = você pode eliminar { $up-to ->
    [one] { $trash }
   *[other] até { $up-to } × { $trash }
} da sua área de jogo ou pilha de descarte
effect-trash-must = elimine { $trash } da sua área de jogo ou pilha de descarte
any-card = uma carta
effect-discard = você pode descartar { $discard ->
    [one] uma carta
   *[other] { $discard } cartas
} da sua mão: { $do }
effect-discount = { $on } custam { $discount } Habilidade a menos neste turno
effect-replace-row-card = você pode substituir uma carta da Fileira da Masmorra
effect-ignore-crystal-cave = Cavernas de Cristal não detêm você neste turno
effect-ignore-monsters = você pode ignorar os Monstros dos túneis neste turno
effect-teleport = +{ $teleport } Teletransporte
effect-teleport-now = teletransporte-se imediatamente{ $teleport ->
    [one] { "" }
   *[other] { " " }{ $teleport } vezes
}
effect-fetch-secret = você pode pegar um Segredo de uma sala adjacente
effect-when = se { $condition }: { $do }
effect-per = { $do } para cada { $per }
effect-choose = escolha { $choose ->
    [one] um efeito
   *[other] { $choose } efeitos
}: { $options }
effect-at-end-of-turn = no fim deste turno: { $do }
or = { $first }; ou { $second }

condition-another = outro { $another } estiver na sua área de jogo neste turno
condition-has = você tiver { $has }
condition-owns = você tiver { $owns } fichas diferentes dentre: { $types }
in-start = você estiver no local de início
in-depths = você estiver nas Profundezas
in-crystal-cave = você estiver em uma Caverna de Cristal
in-market = você estiver em uma sala do Mercado
in-fountain = você estiver em uma Fonte de Cura
in-monkey-shrine = você estiver na sala do Altar dos Macacos
at-least-clank-made = você fizer ao menos { $n } Clank! neste turno
at-least-gold-gained = você ganhar ao menos { $n } Ouro neste turno
at-least-cards-trashed = você eliminar ao menos { $n ->
    [one] uma carta
   *[other] { $n } cartas
} neste turno
at-least-monsters-defeated = você derrotar ao menos { $n ->
    [one] um Monstro
   *[other] { $n } Monstros
} neste turno

counter-clank-made = Clank! que você fizer neste turno
counter-gold-gained = Ouro que você ganhar neste turno
counter-cards-trashed = carta que você eliminar neste turno
counter-monsters-defeated = Monstro que você derrotar neste turno
possession-gold = { $every ->
    [one] Ouro
   *[other] { $every } de Ouro
} que você tiver
possession-card = { $card } que você tiver
possession-token = { $token } que você tiver
amount-per = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} no fim do jogo para cada { $per }
amount-if = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} no fim do jogo se { $condition }

moment-acquire = Adquirir
moment-arrive = Revelar
moment-use = Use
moment-defeat = Derrota
moment-reveal = Ao encontrar
moment-consume = Uma vez, no seu turno
where-start = Somente no local de início
where-depths = Somente nas Profundezas
where-crystal-cave = Somente em uma Caverna de Cristal
where-market = Somente em uma sala do Mercado
where-fountain = Somente em uma Fonte de Cura
where-monkey-shrine = Somente na sala do Altar dos Macacos
lead = { $moment }: { $text }
ability-artifact = Pegá-lo avança o Marcador do Dragão; você precisa de um para sair e só carrega um.
ability-master-key = Túneis trancados ficam abertos para você.
ability-backpack = Você pode carregar mais um Artefato.
does-nothing = Não faz nada ao ser jogada

kind-starter = Inicial
kind-action = Ação
kind-item = Item
kind-companion = Companheiro
kind-gem = Gema
kind-device = Dispositivo
kind-monster = Monstro
kinds-starter = cartas iniciais
kinds-action = Ações
kinds-item = Itens
kinds-companion = Companheiros
kinds-gem = Gemas
kinds-device = Dispositivos
kinds-monster = Monstros

mark-attack = Ataque do Dragão
mark-danger = Perigo
origin-rulebook = do livro de regras
origin-public = fatos públicos
origin-tiptoe = criação do Tiptoe
origin-own = do seu pacote

token-artifact = Artefato
token-major-secret = Grande Segredo
token-minor-secret = Pequeno Segredo
token-monkey-idol = Ídolo de Macaco
token-market = item do Mercado
token-mastery = ficha de Maestria
token-master-key = Chave Mestra
token-backpack = Mochila
one-artifact = um Artefato
one-major-secret = um Grande Segredo
one-minor-secret = um Pequeno Segredo
one-monkey-idol = um Ídolo de Macaco
one-market = um item do Mercado
one-mastery = uma ficha de Maestria
one-master-key = uma Chave Mestra
one-backpack = uma Mochila

feature-start = início
feature-depths = Profundezas
feature-crystal-cave = Caverna de Cristal
feature-market = Mercado
feature-fountain = Fonte de Cura
feature-monkey-shrine = Altar dos Macacos

tunnel-footprints = pegadas: 2 Botas
tunnel-monster = Monstros: 1 de dano ou 1 Espada cada
tunnel-lock = trancado
tunnel-arrow = sentido único
tunnel-wrap = continua na borda oposta
