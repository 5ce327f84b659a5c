# A página de `tiptoe report`.

report-title = { $game }: relatório de equilíbrio
report-made =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $spec }, { $chairs ->
        [one] { $chairs } jogador
       *[other] { $chairs } jogadores
    }, todas jogadas por { $bot }.
report-seeds = Sementes { $first } a { $last }, Tiptoe { $version }. O comando acima repete este relatório.
report-pack = Com o pacote { $pack }.
report-interrupted = Interrompido: foram pedidas { $asked } partidas.
report-than = { $change } na comparação
report-warnings = Avisos
report-nothing = { $looks ->
    [one] Nada chama a atenção: { $looks } carta ou ficha examinada.
   *[other] Nada chama a atenção: { $looks } cartas e fichas examinadas.
}
report-warn-loops =
    { $item } anda em círculos: um só jogador a pegou { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    } em um turno{ $games ->
        [0] .
        [one] , e foi preciso parar { $games } partida.
       *[other] , e foi preciso parar { $games } partidas.
    }{ $aside ->
        [0] { "" }
       *[other] { "" } O resto deste relatório usa uma carta em branco no lugar dela.
    }
report-warn-endless = { $games ->
    [one] Foi preciso parar { $games } partida em um turno sem fim.
   *[other] Foi preciso parar { $games } partidas em um turno sem fim.
}
report-warn-dominant = { $item } é forte demais. Quem a pega marca { $gain } a mais do que com uma carta em branco no lugar dela, e sua chance de vencer muda em { $wins }; ela é pega em { $rate } das partidas em que aparece.
report-warn-dead =
    { $item } é uma carta morta: dava para pagar por ela em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, e foi pega em { $taken }. Mesmo dada de presente a todos, muda a pontuação em apenas { $gain }.
report-warn-unaffordable = Quase ninguém consegue pagar por { $item }: apareceu em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, e em { $payable } delas alguém juntou o bastante em um turno.
report-warn-longer = As partidas ficam mais longas: { $here } rodadas em vez de { $there }.
report-warn-shorter = As partidas ficam mais curtas: { $here } rodadas em vez de { $there }.
report-warn-deadlier = O jogo fica mais mortal: { $here } dos jogadores não voltam, em vez de { $there }.
report-warn-safer = O jogo fica mais seguro: { $here } dos jogadores não voltam, em vez de { $there }.
report-warn-seat = A ordem dos turnos pesa mais do que antes: { $wins } de vitórias para o número { $rank }, { $change } em relação à referência.
report-length = Duração, pontos, destinos
report-plot-rounds = Partidas por rodadas
report-plot-scores = Jogadores por pontuação
report-all-seats = todos os jogadores
report-winners = vencedores
report-fates = Destinos
report-endings = Como as partidas acabaram: { $endings }.
report-ending-everybody-out = todos fora: { $n }
report-ending-deck-empty = baralho vazio: { $n }
report-ending-bag-empty = bolsa vazia: { $n }
report-ending-endless = paradas: { $n }
report-measure-rounds = Rodadas
report-measure-decisions = Decisões
report-measure-score = Pontuação
report-measure-winning-score = Pontuação vencedora
report-measure-escaped = Escaparam
report-measure-rescued = Resgates
report-measure-lost = Sem volta
report-seats = Ordem dos turnos
report-seats-about = Com que frequência cada posição na ordem dos turnos vence. A linha pontilhada, { $par }, é a parte justa.
report-place = { $rank ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
   *[other] Sexto
}
report-wins = O que faz vencer
report-wins-about = Com que frequência se vence, pelos pontos do melhor Artefato.
report-wins-best = O que mais rendeu a quem pegou: { $items }.
report-none = nenhum
report-map = Por onde todos andam
report-map-about = Quantas vezes por partida se entra em cada sala; quanto mais largo o caminho, mais se anda nele.
report-roads = Os caminhos mais movimentados
report-road = Caminho
report-a-game = por partida
report-cards = Cartas
report-tokens = Fichas
report-items-about = Valor: o que a carta rendeu a mais do que uma carta em branco, nas mesmas partidas. Clique em uma coluna para ordenar.
report-own = sua
report-payable = dava para pagar em { $games }
report-times = { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
}
report-column-item = Nome
report-column-cost = Custo
report-column-offered = Oferecida (partidas)
report-column-take-rate = Pega
report-column-played = Jogada
report-column-wins-with = Vitórias com ela
report-column-worth-points = Valor em pontos
report-column-worth-wins = Valor em vitórias
report-compared = Comparação
report-compared-about = { $games ->
    [one] Com { $games } partida de { $spec }, dada com a mesma semente.
   *[other] Com { $games } partidas de { $spec }, dadas com as mesmas sementes.
}
report-figure = Medida
report-here = aqui
report-there = referência
report-difference = Diferença
report-method = Como foi medido
report-method-pairs = Quanto vale uma carta não se lê em quem vence com ela: quem está na frente compra mais. Por isso as partidas em que ela foi pega foram dadas de novo com a mesma semente e uma carta em branco no lugar: mesmo preço, mesma posição no baralho, mas sem texto e sem pontos (repetições: { $replays }). A diferença, para quem a pegou, é o seu valor; uma carta que todos pegam ajuda a todos e aparece nos pontos, não nas vitórias.
report-method-intervals = As faixas são intervalos de confiança de 95%. Quem joga a mesma partida divide a sorte, por isso tudo é reunido por partida antes.
report-method-many = Entre cem cartas, cinco chamam a atenção por acaso. Por isso um aviso exige uma faixa que valha para todas ao mesmo tempo e um limite que importe. Carta forte demais: três décimos da pontuação vencedora usual por cópia, ou 25 pontos percentuais de vitórias. Carta morta: pega por menos de 5%, e menos de meio ponto por Habilidade do custo quando todos ganham uma. Partida: um décimo das rodadas, ou 5% dos jogadores.
report-method-bots = Tudo isto mostra como os bots jogam, com bom senso mas sem malícia: o que eles deixam passar, pessoas podem achar.
report-method-again = A primeira linha desta página é o comando que a fez: a mesma versão dá os mesmos números em qualquer máquina, onde quer que se joguem as partidas.
