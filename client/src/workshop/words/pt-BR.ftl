# A oficina: escrever as próprias cartas.

workshop-saved = Salvo neste navegador
workshop-not-saved = Este navegador não salva nada: salve o pacote em um arquivo
workshop-linked = Alguém enviou este pacote a você. Agora ele está na sua estante: veja as cartas, mude-as, jogue com elas.
workshop-broken = Este link não traz um pacote inteiro: talvez tenha sido cortado no caminho.
workshop-sides = Formulário, texto ou carta
workshop-side-form = Formulário
workshop-side-text = Texto
workshop-side-card = Carta
workshop-card = Carta
workshop-same = formulário e texto andam juntos
workshop-unread = espera até o texto poder ser lido de novo
workshop-text = O pacote como texto
workshop-live = Prévia
workshop-as-drawn = como fica na mesa
workshop-pack = Pacote
workshop-another-pack = Trocar de pacote…
workshop-new-pack = Meu pacote
workshop-title-of-pack = Título do pacote
workshop-new-card = Nova carta
workshop-add-card = Nova carta
workshop-drop-card = Excluir carta
workshop-drop-pack = Excluir pacote
workshop-no-cards = Ainda não há cartas neste pacote.
workshop-not-yet = A carta aparece assim que puder ser lida.
workshop-stale = Última versão sem erros.
workshop-small = pequena
workshop-no-name = sem nome: usa o inglês
workshop-name = Nome
workshop-name-in = Nome, { $language }
workshop-name-missing = Falta: usa-se o nome em inglês.
workshop-of-kind = Tipo
workshop-cost-skill = Habilidade
workshop-cost-swords = Espadas
workshop-points = Pontos
workshop-copies = Cópias
workshop-moment-play = Ao jogar
workshop-moment-use = Ao usar
workshop-moment-defeat = Ao derrotar
workshop-moment-acquire = Ao adquirir
workshop-moment-arrive = Ao ser revelada na Fileira
workshop-moment-shield = Ao descartar contra dano
workshop-add-effect = Adicionar um efeito
workshop-find-effect = Procurar um efeito
workshop-add-option = Adicionar uma opção
workshop-remove = Remover: { $what }
workshop-raise = Subir: { $what }
workshop-none = nenhuma
workshop-kind-number = Quanto
workshop-kind-flag = Sim
workshop-kind-program = Então
workshop-kind-later = Então
workshop-kind-options = À escolha
workshop-kind-card = Carta
workshop-kind-card-or-any = Carta
workshop-kind-card-kind = Tipo
workshop-kind-token-type = Ficha
workshop-kind-token-types = Fichas
workshop-kind-feature = Sala
workshop-kind-ignorable = O quê
workshop-kind-suit = Facção
workshop-kind-condition = Se
workshop-kind-counter = Para cada
workshop-field-count = Cópias
workshop-field-up-to = Até
workshop-field-must = Obrigatório
workshop-field-or = Ou esta carta
workshop-field-on = Para cartas deste tipo
workshop-field-all-if = Todos se
workshop-field-trash-this = Esta carta é eliminada para isso
workshop-field-optional = Opcional
workshop-picture = Imagem
workshop-scene = Cenário
workshop-light = Luz
workshop-figure = Figura
workshop-beside = Ao lado
workshop-as-is = automático
workshop-more = Outras opções
workshop-attack = Provoca um ataque ao entrar na Fileira
workshop-danger = Perigo enquanto estiver na Fileira
workshop-where = Pode ser pega
workshop-everywhere = em qualquer lugar
workshop-in-text-only = Escrito apenas no texto:
workshop-mistakes = { $n ->
    [one] { $n } erro
   *[other] { $n } erros
}
workshop-line = Linha { $n }
workshop-fix = Escrever “{ $word }”
workshop-right = { $n ->
    [one] Nenhum erro: { $n } carta
   *[other] Nenhum erro: { $n } cartas
}
workshop-checks = Verificando…
workshop-undo = Desfazer
workshop-bring = Abrir um arquivo
workshop-save = Salvar em arquivo
workshop-share = Compartilhar
workshop-share-why = O pacote inteiro está neste link. Quem o abre pode ler as cartas, mudá-las e jogar com elas.
workshop-link = Link do pacote
workshop-too-long = Este pacote é grande demais para um link de { $most } caracteres. Salve-o em arquivo e envie o arquivo.
workshop-no-pack = { $file } não é um pacote.
workshop-play = Partida de teste
workshop-play-later = Dá para jogar uma partida de teste assim que não houver erros.
workshop-report =
    { $n ->
        [0] Testar em série
        [one] Testar em { $n } partida
       *[other] Testar em { $n } partidas
    }
report-title = O que estas cartas valem
report-nowhere = Centenas de partidas são demais para esta página. Salve o pacote em um arquivo e rode-as no seu computador:
report-begins = { $n ->
    [one] { $n } partida é distribuída com estas cartas, e a mesma sem elas. Os bots estão embaralhando…
   *[other] { $n } partidas são distribuídas com estas cartas, e as mesmas sem elas. Os bots estão embaralhando…
}
report-stage-games = Com as cartas: partida { $n } de { $of }.
report-stage-against = As mesmas partidas sem as cartas, para comparar.
report-stage-replays = As partidas de novo, com uma carta em branco no lugar de cada uma: quanto ela valia?
report-stage-gifts = Ninguém pegou algumas cartas: agora todos ganham uma.
report-left-unknown = Daqui a pouco dá para saber quanto tempo leva.
report-left-seconds = { $n ->
    [one] Falta { $n } segundo.
   *[other] Faltam { $n } segundos.
}
report-left-minutes = { $n ->
    [one] Falta cerca de { $n } minuto.
   *[other] Faltam cerca de { $n } minutos.
}
report-stop = Parar e manter
report-stops = Parando…
report-done = { $n ->
    [one] { $n } partida com estas cartas, jogada por bots.
   *[other] { $n } partidas com estas cartas, jogadas por bots.
}
report-stopped = { $n ->
    [one] Parou depois de { $n } partida com estas cartas.
   *[other] Parou depois de { $n } partidas com estas cartas.
}
report-changed = O pacote mudou desde então.
report-nothing = Nenhum aviso: nenhuma carta é forte demais, inútil ou sem fim, até onde tão poucas partidas mostram.
report-again = { $n ->
    [one] Jogar { $n } partida de novo
   *[other] Jogar { $n } partidas de novo
}
report-take = Salvar o relatório
report-card = Carta
report-offered = Partidas em que foi oferecida
report-taken = Partidas em que foi pega
report-worth = Valor em pontos
report-given = como presente: quase ninguém a pega
report-aside = anda em círculos: em branco em todas as outras partidas
report-too-few = ainda não se sabe
report-rounds = Partidas por número de rodadas
report-scores = Jogadores por pontuação
report-all-seats = todos os jogadores
report-winners = vencedores
report-with = Com
report-without = Sem
report-change = Diferença
report-about = Valor: o que a carta rendeu a mais do que uma carta em branco, nas mesmas partidas. As faixas são intervalos de confiança de 95%. Os bots têm bom senso, mas não malícia: o que eles não veem, pessoas podem descobrir.
report-no-mine = Já está sendo feito um relatório para o seu endereço. Espere até que termine, ou pare-o onde foi iniciado.
report-no-busy = O servidor está ocupado com outros relatórios. Tente de novo em um minuto.
report-no-often = Já chega de relatórios por esta hora. Salve o pacote em um arquivo: “tiptoe report” faz quantos você quiser no seu computador.
report-no-failed = Nenhuma partida deu certo. Jogue uma partida de teste com estas cartas: talvez ela mostre por quê.
report-no-lost = A conexão caiu; não se joga mais nenhuma partida.
workshop-side-map = Mapa
workshop-maps = Mapas
workshop-add-map = Criar: { $kind }…
workshop-map-from = Começar de ({ $kind })
workshop-drop-map = Excluir mapa
workshop-map-id = Nome no texto
workshop-map-drawing = O mapa. Escolha uma sala, um túnel ou uma de suas pontas; as setas movem uma sala, Delete a exclui.
workshop-map-waits = O mapa é desenhado assim que puder ser lido.
workshop-map-choose = Escolha no desenho uma sala, um túnel ou uma de suas pontas. Salas se movem arrastando ou com as setas.
workshop-map-room = Sala { $name }: { $about }
workshop-map-mouth = Entrada { $name }
workshop-map-portal = Portal
workshop-map-tunnel = Túnel de { $from } a { $to }
workshop-map-tunnel-with = Túnel de { $from } a { $to }: { $about }
workshop-map-tunnels = Túneis daqui
workshop-map-lead = Abrir um túnel daqui
workshop-map-leads = Escolha aonde leva o túnel que sai de { $from }.
workshop-map-never-mind = Cancelar
workshop-map-add-room = Nova sala
workshop-map-add-portal = Acrescentar o Portal
workshop-map-drop-room = Excluir sala
workshop-map-drop-portal = Excluir Portal
workshop-map-drop-tunnel = Excluir túnel
workshop-map-turn = Virar a seta
workshop-map-straight = Endireitar
workshop-map-none = nenhuma
workshop-map-more = Mais um
scenarios = Testes da carta
scenarios-none = Nenhum teste. Jogue a carta uma vez e marque o que sempre deve acontecer.
scenario-begin = Testar esta carta
scenario-holds = Passou:
scenario-fails = Falhou:
scenario-untitled = Teste { $n }
trial-of = Testando { $card }
trial-play = Jogue-a na mesa
trial-choices = { $n ->
    [one] { $n } escolha até aqui
   *[other] { $n } escolhas até aqui
}
trial-must = O que deve acontecer…
trial-must-why = Tudo o que suas jogadas causaram. O que você marcar será verificado sempre, aqui e com “tiptoe pack check”.
trial-nothing = Não resultou nada que se possa marcar.
trial-name = Nome deste teste
trial-title = { $card } faz o que diz
trial-keep =
    { $n ->
        [0] Nada marcado
        [one] Salvar ({ $n } verificação)
       *[other] Salvar ({ $n } verificações)
    }
trial-on = Continuar jogando
trial-again = De novo
trial-other = Outras cartas
trial-back = Voltar à oficina
trial-gone = Esta carta não pode ser experimentada como está.
scene-cave = Caverna
scene-vault = Abóbadas
scene-hall = Salão
scene-forest = Floresta
scene-night = Noite
scene-rays = Raios
scene-fire = Fogo
scene-treasure = Tesouro
scene-asteroids = Asteroides
scene-bridge = Ponte de comando
scene-corridor = Corredor
scene-garden = Jardim
scene-hangar = Hangar
scene-lab = Laboratório
scene-orbit = Órbita
hue-slate = Ardósia
hue-brass = Latão
hue-teal = Azul-petróleo
hue-blue = Azul
hue-green = Verde
hue-violet = Violeta
hue-red = Vermelho
hue-sapphire = Safira
hue-emerald = Esmeralda
hue-ruby = Rubi
hue-diamond = Diamante
hue-rose = Rosa
hue-amber = Âmbar
hue-onyx = Ônix
hue-smoke = Fumaça
hue-hull = Casco
hue-beacon = Farol
hue-starlight = Luz das estrelas
hue-ember = Brasas
hue-nebula = Nebulosa
hue-plasma = Plasma
hue-alarm = Alarme
