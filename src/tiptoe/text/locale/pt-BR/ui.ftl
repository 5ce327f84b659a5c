# O terminal.

ui-title = Tiptoe · { $game } · { $board } · rodada { $round }
ui-you = você
ui-rage = Fúria: espaço { $space }, { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
ui-danger = +{ $n } Perigo
ui-bag = Bolsa: { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
ui-bag-open = Bolsa: { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}, { $black ->
    [one] { $black } deles preto
   *[other] { $black } deles pretos
}
ui-deck = { -dungeon-deck }: { $n }
ui-countdown = Contagem regressiva: espaço { $space } de 5
ui-column-seat = Jogador
ui-column-health = Vida
ui-column-gold = { -gold }
ui-column-clank = Clank!
ui-column-bag = Na bolsa
ui-column-cubes = Cubos
ui-column-cards = Mão / baralho / descarte
ui-column-room = Sala
ui-column-tokens = Fichas
ui-column-cost = Custo
ui-column-card = Carta
ui-column-points = Pontos
ui-column-copies = Cópias
ui-column-text = Texto
ui-column-total = Total
ui-row = { -dungeon-row }
ui-reserve = Reserva
ui-market = Mercado
ui-hand = Mão
ui-in-play = Área de jogo
ui-purse = Habilidade { $skill } · Espadas { $swords } · Botas { $boots } · Teletransportes { $teleports }
ui-log = O que aconteceu
ui-choices = Escolhas
ui-empty = vazio
ui-ask = Número ou chave (? para ajuda):
ui-help =
    Digite o número ou a chave de uma escolha. Também: a = jogar todas as cartas, u = desfazer, uu = desfazer o turno inteiro, w CHAVE = por que não, c CARTA = texto de uma carta,
    m = mapa, l = histórico, s = jogadores e descartes, q = salvar e sair. Se algo não é possível, você fica sabendo por quê.
ui-undone = Desfeito.
ui-nothing-to-undo = Nada a desfazer: algo foi revelado, ou outra pessoa jogou depois. §RUL-34
ui-possible = Isso é possível agora.
ui-no-card = Nenhuma carta tem esse nome.
ui-saved = Partida salva. Para continuar: { $command }
ui-resumed = Que bom ver você de volta.
ui-curtain = { $seat }: aperte Enter quando só você estiver olhando.
ui-over = A partida acabou.
ui-winner = { $seat } é o maior ladrão { -realm }!
ui-winners-shared = { $seats } dividem o título de maior ladrão { -realm }.
ui-no-winner = Ninguém saiu com um Artefato: ninguém vence.
ui-seed = Semente { $seed }. Arquivo: { $file }
ui-discard = Pilha de descarte
ui-legend = Legenda
ui-empty-pile = —
ui-label = { $label }: { $text }
ui-column-lockpicks = Gazuas
ui-column-offerings = Santuários
ui-column-tile = Peça
ui-column-set = Grupo
ui-column-rooms = Salas
ui-column-tunnels = { -tunnel(form: "capital-many") }
ui-tiles = Peças: { $n } na pilha{ $back ->
    [surface] , a próxima da superfície
    [depths] , a próxima das Profundezas
   *[none] { "" }
}
ui-ghosts = { -ghost(form: "many") }: { $bank } no Banco, { $area } na área de Clank!
ui-artifacts = Artefatos por vir: { $points }
ui-purse-catacombs = { " " }· Gazuas { $lockpicks } · Prisioneiros libertados { $prisoners } · Santuários { $offerings }
ui-set-start = início
ui-set-surface = superfície
ui-set-depths = Profundezas
ui-tile-set = Peças: { $game }
ui-map-reward-gold = { -gold }
ui-map-reward-heal = cura
ui-map-feature-portal = Portal
ui-map-feature-artifact = espaço de Artefato (+: melhor)
ui-map-feature-haunted = Peça Assombrada
ui-map-lock-open = aberto
ui-map-token-figure = monstro na sala
