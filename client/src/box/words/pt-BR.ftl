# Ao lado da caixa de verdade: o celular que ajuda numa mesa com o jogo de verdade.

box-begin = Quem está à mesa?
box-name = Nome do jogador { $n }
box-colour = Cor do jogador { $n }: { $colour }
box-first = { $name } começa
box-add = Adicionar jogador
box-remove = Tirar { $name }
box-start = Começar
box-scribe = Anotar tudo
box-scribe-why = Anotar a partida: você joga nesta página como na mesa, por todos, e toca no que saiu: mãos, fileira, cubos, segredos, peças. A sorte fica com a sua caixa; depois há a partida para rever, os pontos e o balanço da sorte. Menos com drafts, baralhos misturados e partidas a sós.
box-loading = Buscando os números do jogo…
box-parts = O que a página mostra
box-tab-noise = Barulho
box-tab-tracks = Trilhas
box-tab-monsters = Monstros
box-tab-score = Placar
box-tab-more = Mais
box-undo = Desfazer
box-undo-of = Desfazer: { $what }
box-round = Rodada { $n }
box-turn-of = Vez de { $name }
box-next-turn = Próximo turno
box-time-over = Hora de concluir
box-next-attack = { $n ->
    [one] Próximo ataque: { $n } cubo
   *[other] Próximo ataque: { $n } cubos
}
box-attack-sum = Trilha de fúria: { $rage }{ $danger ->
    [0] {""}
   *[other] {" "}+ Perigo: { $danger }
  }
}
box-danger = Perigos na Fileira
box-attack = Ataque!
box-in-bag = Na bolsa: { $n }
box-bag-holds = Na bolsa agora: pretos { $black }, jogadores { $seats }, selvagens { $wild }
box-bag-holds-tame = Na bolsa agora: pretos { $black }, jogadores { $seats }
box-clank-of = Clank! de { $name }
box-wounds-of = Dano de { $name }
box-more = Mais um: { $what }
box-fewer = Menos um: { $what }
box-no-cubes = sem cubos
box-left = { $n ->
    [one] resta { $n } cubo
   *[other] restam { $n } cubos
}
box-odds = { $hit } de acerto · { $mean } de dano em média
box-odds-down = { $down } de ir a nocaute
box-got-out = Saiu
box-fell = Nocaute
box-back = Ainda dentro
box-is-escaped = saiu
box-is-knocked-out = nocaute
box-wild = Cubos selvagens na área de Clank!
box-black = Cubos pretos separados: { $n }
box-black-back = Devolver um à bolsa
box-draw-title = O que sai da bolsa?
box-draw-into = Primeiro, todo o Clank! vai para a bolsa.
box-draw-n = Cubos a tirar
box-draw-page = Tirar por nós
box-draw-hand = Já tiramos: anotar
box-draw-black = Pretos
box-draw-wild = Selvagens
box-draw-still = { $n ->
    [0] Todos os cubos anotados.
    [one] Falta { $n } cubo.
   *[other] Faltam { $n } cubos.
}
box-draw-done = Sofrer o dano
box-draw-again = Voltar
box-cancel = Fechar
box-drawn = Tirados
box-rage-at = Trilha de fúria: espaço { $n } de { $most }, tira { $cubes }
box-countdown-at = Contagem regressiva: espaço { $n } de { $most }
box-countdown-rests = Contagem regressiva: ninguém saiu ainda
box-out-draw = { $n ->
    [one] { $name } está fora: tirem { $n } cubo para quem ainda está dentro.
   *[other] { $name } está fora: tirem { $n } cubos para quem ainda está dentro.
}
box-out-countdown = { $name } está fora: mais um espaço na contagem regressiva, e um ataque. Cubos tirados a mais: { $n }.
box-out-end = { $name } chega ao último espaço da contagem regressiva: quem ainda está dentro vai a nocaute.
box-out-go = Fazer
box-everybody-out = Não há mais ninguém dentro. Hora de contar.
box-to-score = Contar pontos
box-bag-empty = A bolsa está vazia: quem ainda está dentro vai a nocaute e o jogo acaba.
box-milestone = Com o marcador no espaço { $n }: { $what }
box-milestone-blockade = o Bloqueio está de pé
box-wild-waits = Espaço { $n }: { $wild ->
    [one] { $wild } cubo selvagem espera
   *[other] { $wild } cubos selvagens esperam
}
box-timer = Cronômetro do turno
box-timer-off = Sem
box-timer-minutes = { $n } min
box-monsters-on = Monstros no mapa
box-monsters-level = Cartas de Monstro na Fileira para que venha um monstro: { $cards }. Monstros de cada vez, no máximo: { $most }.
box-monsters-range = Distância em que sentem os ladrões, em salas: { $n }. Não através de portais.
box-monsters-fight = Espadas para lutar contra um na sua sala: { $n }
box-monsters-gold = Quem derrota um ganha { $n } de Ouro.
box-monsters-clank = Quem derrota um faz este Clank!: { $n }
box-monsters-end = No fim de cada turno, passo a passo
box-step-hurt = 1. Há um monstro na sala de quem acabou de jogar? 1 de dano por monstro.
box-step-lost = 2. Há um monstro mais longe de todos os ladrões do que este número de salas: { $n }? Tire-o do mapa.
box-step-move = 3. Cada outro monstro anda uma sala pelo caminho mais curto até o ladrão mais próximo. Decidam todos os passos e só então movam todos juntos. Se houver caminhos iguais, escolhe quem acabou de jogar.
box-step-enter = 4. Cada ladrão numa sala em que um monstro entrou sofre 1 de dano por monstro.
box-step-appear = 5. Depois de completar a Fileira, contem as cartas de Monstro:
box-step-place = Coloquem monstros nos Santuários de Passagem mais próximos de um ladrão, um em cada, até cada Santuário na mesa ter recebido um ou haver este número no mapa: { $n }.
box-step-none = Nenhum monstro novo desta vez.
box-monster-cards = Cartas de Monstro na Fileira
box-hurt = { $name } sofre 1 de dano
box-guide-next = Próximo passo
box-guide-done = Recomeçar
box-gold = Ouro
box-marks = Cubos deixados em salas
box-search = Achar carta ou ficha
box-worth = O que { $name } tem
box-points-only = Cartas e fichas que valem pontos
box-nothing-found = Nada com esse nome.
box-deep = Caiu onde nada se salva
box-deep-why = Nas Profundezas, ou a bordo fora do Compartimento de Carga.
box-still-in = Ainda não decidido
box-count = Contar
box-total = Pontos
box-winner = { $names } vence com { $n }.
box-winners = { $names } dividem a vitória com { $n }.
box-no-winner = Ninguém saiu com coisa alguma.
box-lost-artifact = não pontua: sem Artefato
box-lost-place = não pontua: caiu fundo demais
box-lost-inside = não pontua: ainda dentro
box-tie = No empate, vale o Artefato mais valioso.
box-counting-off = A contagem precisa do servidor ou do motor da página offline; todo o resto funciona sem.
box-aids = O que esta página substitui
box-aids-why = Desligue o que preferir fazer com as mãos.
box-aid-bag = Bolsa e área de Clank!
box-aid-bag-why = Conta cada cubo, dá as chances exatas e tira os cubos se quiser. Substitui a bolsa.
box-aid-health = Trilhas de saúde
box-aid-health-why = Dano e cura de todos.
box-aid-tracks = Trilha de fúria e contagem regressiva
box-aid-tracks-why = Quantos cubos um ataque tira, e o que acontece quando alguém está fora.
box-aid-turns = Ordem dos turnos
box-aid-turns-why = De quem é a vez, e qual a rodada.
box-aid-timer = Cronômetro do turno
box-aid-timer-why = Discreto: só muda de cor.
box-aid-monsters = Monstros de Sub Terra
box-aid-monsters-why = Guia vocês pelos movimentos deles. As miniaturas ficam no seu mapa.
box-aid-score = Bloco de pontos
box-aid-score-why = Conta os pontos com todos os textos de cartas e fichas, inclusive empates.
box-needs = Vocês ainda precisam de: mapa, cartas, fichas, peões e ouro.
box-kept = Esta noite fica só neste navegador, a menos que vocês a compartilhem, e, uma vez começada, funciona sem conexão.
box-rules = Consultar uma regra
box-end = Encerrar esta noite
box-end-sure = Isto apaga a noite deste navegador.
box-keep = Manter
box-log = Últimos toques
box-did-clank = { $name }: { $n } Clank!
box-did-wounds = { $name }: { $n } de dano
box-did-wild = cubos selvagens: { $n }
box-did-black = cubos pretos na bolsa: { $n }
box-did-rage = fúria { $n }
box-did-danger = Perigo { $n }
box-did-countdown = contagem { $n }
box-did-figures = monstros { $n }
box-did-draw = ataque, cubos tirados: { $n }
box-did-fate = { $name }: dentro ou fora
box-did-turn = próximo turno
box-did-own = { $name }: { $n } { $what }
box-did-aid = um ajuste
box-did-minutes = cronômetro
box-phones = Mais celulares à mesa
box-phones-why = Cada um pode tocar no próprio celular.
box-phones-share = Compartilhar esta noite
box-phones-link = Quem abre este link participa: cada toque aparece em todos os celulares.
box-phones-lost = O servidor não responde. Continuem tocando; os outros ficam sabendo depois.
box-join = Uma noite com a caixa de verdade
box-join-instead = Já há uma noite neste navegador. Entrar nesta apaga a outra aqui.
box-join-go = Entrar
box-join-not = Ficar com a minha
