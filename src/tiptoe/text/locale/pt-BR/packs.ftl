# O que há de errado em um pacote que alguém está escrevendo. $found e $what citam o texto como está escrito.

problem-unknown = Palavra desconhecida: “{ $word }”. Conhecidas: { $known }.
problem-unknown-near = Palavra desconhecida: “{ $word }”. Você quis dizer “{ $near }”?
problem-missing = Falta “{ $word }”.
problem-number = Aqui vai um número inteiro, não { $found }.
problem-flag = Aqui vai true ou false, não { $found }.
problem-name = Aqui vai um nome, não { $found }.
problem-names = Aqui vão nomes por idioma (en, fr, pt), não { $found }.
problem-list = Aqui vai uma lista de nomes, não { $found }.
problem-table = Aqui vai algo entre chaves como { $what }, não { $found }.
problem-effects = Aqui vai uma lista de efeitos como { $what }, não { $found }.
problem-options = Aqui vão pelo menos duas opções, não { $found }.
problem-one-of = Aqui vai um destes: { $known }.
problem-plain-word = “{ $word }” se escreve como palavra simples, sem chaves.
problem-at-least = Aqui vai pelo menos { $least }, não { $found }.
problem-at-most = Aqui vai no máximo { $most }, não { $found }.
problem-asks = “{ $word }” pede uma escolha, mas aqui ninguém pode escolher.
problem-waits = “{ $word }” espera algo mais tarde no turno, mas aqui tudo acontece na hora.
problem-shrinks = “{ $word }” pode diminuir durante um turno, então só uma pontuação pode contá-lo. Pode-se contar: { $known }.
problem-reaction = Uma reação baixa uma carta da mão, então a carta precisa de um texto “{ $word }”.
problem-moment = Uma carta deste tipo não tem texto “{ $word }”; pode ter: { $known }.
problem-suit = “{ $word }” fala da Facção da carta, e esta carta não tem nenhuma.
problem-inside = “{ $word }” fica no próprio texto da carta, não dentro de outro efeito.
problem-reserve = “{ $word }” não é uma carta da Reserva.
problem-no-id = Cada entrada precisa de um id.
problem-twice = Este id aparece duas vezes no pacote.
problem-no-place = Nada em um pacote se chama “{ $word }”.
problem-not-toml = Daqui em diante o texto não pode ser lido.
problem-format = Um pacote começa com “{ $what }”.
problem-not-an-id = Um id tem letras minúsculas, dígitos e hifens, como “lamp-lighter”; { $found } não é um.
problem-too-long = Nomes têm no máximo { $most } letras.
problem-letters = Só se mostram letras, dígitos e sinais simples, não { $found }.
problem-address = { $found } parece um endereço da web; um pacote não pode ter nenhum.
problem-range = Aqui vai um número de −{ $most } a { $most }.
problem-taken = “{ $word }” é o id de um pacote do próprio jogo; escolha outro id.
problem-too-large = Um pacote tem no máximo { $most } KiB.
problem-point = Aqui vão dois números, como [0.3, 0.7], não { $found }.
problem-tables = Aqui vai uma lista de entradas entre chaves, não { $found }.
problem-second-room = Há uma segunda sala “{ $word }”.
problem-many-rooms = Um mapa deste tipo tem no máximo { $most } salas, não { $found }.
problem-many-parts = Um mapa deste tipo tem no máximo { $most } túneis.
problem-reward = Aqui vai uma só recompensa como { $what }, não { $found }.
problem-share = Aqui vai um número de 0 a 1, não { $found }.
problem-portal-footprints = Um túnel que termina no Portal não tem pegadas.
problem-second-portal = Outro túnel já termina no Portal.
problem-portal-alone = Nenhum túnel leva ao Portal.
problem-mouth-taken = A entrada { $word } já tem um túnel; cada entrada tem exatamente um.
problem-mouth-empty = A entrada { $word } não tem túnel; cada entrada tem exatamente um.
problem-unreached = Ninguém chega à sala “{ $word }”: nenhum túnel leva até lá.
problem-starts = { $wanted ->
    [0] Nenhuma sala de uma peça quadrada é o início.
   *[other] Exatamente uma sala é o início; aqui há { $found }.
}
problem-shrine = O Altar dos Macacos fica na peça inicial.
problem-module-feature = Só salas de módulos têm “{ $word }”.
problem-spaces = { $spaces ->
    [one] { $spaces } espaço para “{ $word }” precisa de { $needed } destas fichas, e há { $there }.
   *[other] { $spaces } espaços para “{ $word }” precisam de { $needed } destas fichas, e há { $there }.
}
problem-laid = { $laid ->
    [one] “{ $word }” está no tabuleiro { $laid } vez, e há { $there }.
   *[other] “{ $word }” está no tabuleiro { $laid } vezes, e há { $there }.
}
problem-calm = A Fileira precisa de { $needed } cartas sem ataque, e o baralho tem { $there }.
problem-taken-token = Já existe uma ficha “{ $word }”. Personagens e suas fichas precisam de nomes próprios.
problem-not-in-deck = “{ $word }” não é carta inicial nem carta deste personagem.
problem-deck-size = O baralho precisa de { $needed } cartas, como o inicial; aqui há { $there }.
problem-deck-plain = O baralho precisa de { $least } a { $most } cartas “{ $word }”; aqui há { $found }.
problem-in-no-deck = Esta carta não está em nenhum baralho: o de “{ $word }” deve citá-la.
problem-own-token = “{ $word }” seria uma ficha de personagem, mas este texto não é de nenhum personagem que tenha fichas.
problem-total = Deveria haver { $needed }, e há { $there }.
problem-other-module = A sala “{ $word }” já está no módulo “{ $module }”.
problem-second-door = Há uma segunda porta “{ $word }”.
problem-says = Uma sala com “{ $word }” precisa dizer o que dá; as outras, não.
problem-many-ships = Estes módulos formam mais de { $most } naves.
problem-positions = { $n ->
    [one] { $n } peça ocupa a posição 1.
   *[other] { $n } peças ocupam as posições de 1 a { $n }.
}
problem-no-ship = Nenhuma nave tem estes módulos nesta ordem.
problem-no-room = Não há sala “{ $word }” na nave.
problem-place-name = Aqui vai um nome como { $what }, não { $found }.
problem-no-english = Falta “en”: os outros idiomas recorrem a ele.
problem-gender = “{ $word }” e “{ $gender }” andam juntos: o artigo depende do gênero.
problem-alike = “{ $name }” também é o nome de { $other }.
problem-section = Aqui vai uma tabela.
problem-entries = Aqui vão entradas sob [[{ $word }]].
problem-other-game = Este jogo não tem nada desse tipo.
problem-unread = Este pacote não pode ser lido.
problem-unplayable = Não dá para jogar com este pacote.
problem-slow = Uma partida com este pacote demora demais. Há cartas demais?
problem-no-words = O Tiptoe não tem palavras para o que esta carta faz.

# Mapas que alguém está escrevendo.
map-tile = Peça
map-board = Tabuleiro
map-module = Módulo
map-empty = Vazio
map-set-start = Peça inicial
map-set-surface = Superfície
map-set-depths = Profundezas
map-sky-day = Dia
map-sky-dusk = Crepúsculo
map-tint-steel = Aço
map-tint-amber = Âmbar
map-tint-violet = Violeta
map-tint-green = Verde
map-tint-copper = Cobre
map-tint-red = Vermelho
map-tint-rose = Rosa
map-tint-blue = Azul
map-tint-teal = Verde-azulado
map-reward-gold = Ouro
map-reward-heal = Cura
map-reward-minor-secret = Pequeno Segredo
map-reward-monkey-idol = Ídolo de Macaco
map-field-set = Grupo
map-field-haunted = Assombrada
map-field-sky = Céu
map-field-tint = Cor
map-field-features = O que ela é
map-field-reward = Quem entra recebe
map-field-port = Quem coloca um Cubo de dados recebe
map-field-artifact = Artefato, com tantos sinais de +
map-field-zone = Zona
map-field-secrets = Segredos
map-field-tokens = O que há aqui
map-field-footprints = Pegadas: custa duas Botas
map-field-monsters = Monstros
map-field-lock = Trancado
map-field-arrow = Sentido único

# O que um cenário de um pacote constata, e por que não se cumpre. $what é uma das palavras abaixo, ou uma frase sobre um evento.

fact = { $what }: { $value }
fact-of-seat = { $who }, { $what }
fact-nothing = nada
fact-unmet = { $what }: esperava-se { $expected }, mas é { $found }.
fact-event-unmet = “{ $what }”: devia acontecer { $expected }×, mas acontece { $found }×.
fact-impossible = “{ $choice }” não é possível ali. { $why }
fact-too-long = Não foi executado: todos juntos demoram demais.
fact-skill = Habilidade
fact-swords = Espadas
fact-boots = Botas
fact-gold = { -gold }
fact-lockpicks = Gazuas
fact-credit = Clank! ainda a cancelar
fact-dungeon-discard = Pilha de descarte do { -dungeon-deck }
