brand = Tiptoe
list-comma = {", "}
list-colon = {": "}
list-and = {" e "}

## Lobby

tagline = Pegue algo precioso. Não faça barulho. Saia antes que acorde.
learn-playing = Aprender jogando
learn-playing-what = { $n ->
    [one] um minuto, sem leitura
   *[other] { $n } minutos, sem ler nada antes
}
learn-playing-on = continuar de onde parou
learn-playing-no = Já conheço estes jogos
play-now = Jogar agora
join-link = por link ou código
paste-link = Cole o link aqui
go = Ir
no-such-link = Este link não é de uma mesa.
no-account = Sem conta, sem download. Seu navegador é o seu lugar.
no-server = O servidor não responde.
too-large = Isto é grande demais para ser enviado.
play-now-what = { $game }, { $bots }
join-friends = Entrar com amigos
welcome-back = Que bom ver você, { $name }.
turns-waiting = { $n ->
    [one] É a sua vez em uma mesa.
   *[other] É a sua vez em { $n } mesas.
}
choose-game = Escolha um jogo
minute = { $game } em um minuto
minute-steal-classic = Desça e roube um Artefato
minute-steal-text-classic = Suas cartas dão Habilidade para cartas melhores, Espadas contra os guardas, Botas para os túneis.
minute-steal-catacombs = Entre e roube um Artefato
minute-steal-text-catacombs = As Botas levam à borda do mapa, e uma nova peça surge por onde você anda.
minute-steal-space = Invada duas portas, roube um Artefato
minute-steal-text-space = Dois cubos de dados em dois módulos abrem o Módulo de Comando, onde estão os Artefatos.
minute-noise-classic = Todo barulho vai para a bolsa
minute-noise-text-classic = Quando o Dragão ataca, cubos são tirados. Os seus são ferimentos; o décimo é o último.
minute-noise-catacombs = Todo barulho vai para a bolsa
minute-noise-text-catacombs = Quando o Dragão ataca, cubos são tirados. Os seus são ferimentos, e fantasmas ferem a todos.
minute-noise-space = Todo barulho vai para a bolsa
minute-noise-text-space = Quando Lorde Eradikus ataca, cubos são tirados. Os seus são ferimentos; o décimo é o último.
minute-out-classic = Saia antes que seja tarde
minute-out-text-classic = A primeira pessoa a sair dispara uma contagem regressiva para as outras.
minute-out-catacombs = Saia antes que seja tarde
minute-out-text-catacombs = De volta à Cripta. Quem já saiu tira cubos contra os outros em cada turno seu.
minute-out-space = Saia antes que seja tarde
minute-out-text-space = Até uma cápsula no Compartimento de Carga. Quem já saiu tira cubos contra os outros em cada turno seu.
minute-worth-classic = Vence quem valer mais
minute-worth-text-classic = Artefato, fichas, Ouro e cartas. Pego nas Profundezas, ou sem Artefato, nada conta.
minute-worth-catacombs = Vence quem valer mais
minute-worth-text-catacombs = Artefatos, fichas, Ouro e cartas. Pego nas Profundezas, ou sem Artefato, nada conta.
minute-worth-space = Vence quem valer mais
minute-worth-text-space = Artefato, fichas, Créditos e cartas. Pego fora do Compartimento de Carga, ou sem Artefato, nada conta.
two-minutes = O jogo em dois minutos, com todos os símbolos
book-all-of = Todas as regras: { $game }, para tirar dúvidas
luck-check = Sorte que se pode conferir
nights = Suas noites no castelo
nights-finished = terminadas
nights-won = vencidas
nights-best = recorde
diary = Minhas partidas
diary-more = Todos os números e gráficos
diary-all = Todos os jogos
diary-games = terminadas
diary-won = vitórias
diary-escaped = fugas
diary-best = recorde
diary-mean = média
diary-points = Pontos, partida por partida
diary-plot = { $n ->
    [one] Pontos da última partida
   *[other] Pontos das últimas { $n } partidas
}
diary-by-game = Por jogo
diary-by-rival = Contra
diary-cards = Cartas que você gosta de pegar
diary-roads = Caminhos que você gosta de fazer
diary-none-yet = Nada para contar ainda.
diary-line = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $place }º lugar
diary-lost = perdida
diary-json = Exportar (JSON)
diary-csv = Exportar (CSV)
diary-erase = Apagar minhas partidas
diary-erase-sure = { $n ->
    [one] { $n } partida será apagada deste navegador, para sempre.
   *[other] { $n } partidas serão apagadas deste navegador, para sempre.
}
diary-keep = Manter
diary-why = Só este navegador guarda esses números; ninguém mais os vê.
diary-empty = Nenhuma partida terminada ainda. As que você termina neste navegador são contadas aqui.
open-table = Abrir uma mesa
game = Jogo
game-classic = Clássico
game-catacombs = Catacumbas
game-space = No espaço
about-classic = Um castelo, dois lados, sete Artefatos.
about-catacombs = Uma masmorra que cresce por onde você anda.
about-space = Três módulos, duas portas, um só jeito de sair da nave.
from-to = { $from } a { $to }
board = Tabuleiro
any-board = Qualquer um dos { $n }
variants = Variantes
variant-artifact-action = Pegar um Artefato é uma ação
variant-empty-bag-ends = Bolsa vazia encerra a partida
variant-lone-rounds = Quem sobra a bordo tem 25 rodadas
variant-open-bag = Bolsa aberta
variant-promo = Cartas promo
variant-party = Cinco e seis lugares
variant-party-cards = Cartas de grupo
variant-even-start = Início equilibrado
variant-subterra-easy = Sub Terra, fácil
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, difícil
variant-why-artifact-action = Como nos jogos seguintes: você o pega quando quiser no seu turno, não só ao chegar.
variant-why-empty-bag-ends = Quando não resta cubo para tirar, o jogo acaba para todos.
variant-why-lone-rounds = Quem fica sozinho a bordo vai a nocaute depois de 25 rodadas; o livro não põe limite.
variant-why-open-bag = Todos veem quais cubos estão na bolsa.
variant-why-promo = Algumas cartas a mais no baralho da masmorra.
variant-why-party = Para cinco ou seis ladrões: mais Artefatos, e vários na mesma sala.
variant-why-party-cards = Cartas, segredos e itens nossos para grupos grandes entram no jogo.
variant-why-even-start = O quinto e o sexto lugar não recebem Ouro no começo.
variant-why-subterra-easy = Um monstro caça você pelos túneis: um só por vez, e vencê-lo rende 2 de Ouro.
variant-why-subterra-normal = Até dois monstros caçam você pelos túneis; vencer um rende 1 de Ouro.
variant-why-subterra-hard = Até três monstros caçam você, chegam cedo, e vencer um faz barulho.
packs = Pacotes
packs-why = Cartas suas ou de um amigo, somadas às do jogo. Todos podem lê-las antes de sentar.
pack-some = cartas que não são do jogo
pack-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
pack-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
pack-places = um mapa próprio
pack-read = Ler as cartas
pack-bring = Trazer um pacote
pack-bring-folder = Trazer uma pasta
pack-checking = Conferindo o pacote…
pack-mistakes = { $n ->
    [one] Este pacote ainda não pode ser jogado. Há um erro:
   *[other] Este pacote ainda não pode ser jogado. Há { $n } erros:
}
pack-of-another = “{ $pack }” é de { $game }; escolha esse jogo para jogar com ele.
pack-here = Esta mesa joga com cartas que não são do jogo.
pack-replaces = Muda { $names }.
pack-without = Tira { $names }.
pack-not-own = Não é do jogo: vem do pacote “{ $pack }”.
name-in = Este nome só existe em { $language }.
pace = Ritmo
pace-live = Ao vivo
pace-day = Um dia por turno
your-name = Seu nome
somebody = Um ladrão
who-sits = Quem ocupa o lugar { $n }
here-too = Aqui também
a-friend = Amigo, por link
bot-greedy = Bot cuidadoso
bot-random = Bot desajeitado
levels = Quão bons devem ser os outros?
level-share = vence { $share }% das partidas contra três do nível abaixo
style = Como gostam de jogar?
style-any = tanto faz
bots-two = dois bots ({ $bot })
add-seat = mais um lugar
remove-seat = Remover o lugar { $n }
name-of-seat = Nome no lugar { $n }
seats-bring = Com { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
}, joga-se com a variante “{ $names }”.
seats-bound = “{ $name }” é para { $seats } lugares.
listed = Visível para todos
open-the-table = Abrir a mesa
start-game = Começar { $game }
more-choices = Mais opções
fewer-choices = Menos opções
who-plays = { $people ->
    [one] você
   *[other] { $people } pessoas
}{ $bots ->
    [0] {""}
    [one] {" "}e um bot
   *[other] {" "}e { $bots } bots
}
your-games = Seus jogos
open-tables = Mesas abertas
join = Entrar
watch = Assistir
seats-free = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
phase-over = Terminado
phase-lobby = Esperando pessoas
whose-turn = Vez de { $name }
games-running = Em andamento
games-finished = Terminados
games-all = Todos os { $n }
games-fewer = Só os últimos
with-people = com { $names }
go-there = Continuar
again-short = De novo
forget-game = Tirar { $game } desta lista
footer = Não oficial e sem afiliação. Clank! pertence aos seus donos: compre os jogos de verdade. Ícones de game-icons.net por Lorc, Delapouite e colaboradores, CC BY 3.0. Fontes sob a SIL Open Font License.
stored = O que fica guardado
stored-promise = Sem conta, sem anúncios, ninguém conta suas visitas e nada é repassado.
stored-server = Neste servidor
stored-tables = Cada mesa: suas cartas, cada escolha e sua hora, os nomes que as pessoas escolheram e o que disseram ali. Quem tem o link vê o que está à vista de todos.
stored-seat = Do seu cookie, só uma impressão digital, que prova que o lugar é seu.
stored-for = { $days ->
    [0] Tudo isso fica até que quem cuida deste servidor apague.
    [one] Uma mesa em que ninguém tocou por { $days } dia é apagada.
   *[other] Uma mesa em que ninguém tocou por { $days } dias é apagada.
  }
stored-packs = Os pacotes de cartas que alguém traz: enquanto uma mesa joga com eles; senão, por sessenta dias.
stored-passing = Seu endereço é contado na memória por alguns minutos, para que ninguém tome o servidor dos outros. Ele não é anotado.
stored-forget = Quem cuida deste servidor pode remover seu nome, suas palavras ou uma mesa inteira: é só pedir.
stored-browser = Neste navegador
stored-alone = Não há servidor: suas partidas estão neste navegador e em nenhum outro lugar. Exporte as que quiser guardar.
stored-cookie = Um cookie por lugar, por um ano; por um mês depois do fim da partida. Ele só vai para a própria mesa.
stored-lists = Suas mesas, resultados, configurações e lições, e o que prova os embaralhamentos das suas partidas. Fica até você apagar os dados deste site no navegador; “Minhas partidas” apaga seus resultados.
stored-licences = De quem é o trabalho nesta página, e sob quais licenças

## Waiting room

waiting-room = Quem vem?
seat-open = Livre
send-link = envie o link
joined = chegou
seat-bot = Sentar um bot
free-seat = Liberar o lugar
dealing-numbers = O número de cada um entra na embaralhada…
host-deals = { $name } dá as cartas assim que todos chegarem.
sit-down = Sentar
another-here = Outra pessoa neste aparelho
sit-down-too = Sentar também
start = Distribuir
link = Link da mesa
copy = Copiar
copied = Copiado
qr = Código QR
qr-of-link = O link da mesa em código QR
move-seat = Para outro aparelho
move-seat-of = { $name }: para outro aparelho
move-title = { $name }, para outro aparelho
move-why = Abra o link no outro aparelho e confirme lá. A partir daí você joga lá, e este aparelho só assiste. Quem tiver o link pode tomar o seu lugar: não o envie a mais ninguém.
move-make = Criar o link
move-soon = Funciona uma única vez, dentro de { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}. Um link novo cancela este.
move-link = Link do seu lugar
move-gone = Seu lugar agora está em outro aparelho. Aqui você só assiste.
take-title = { $name }: continuar aqui?
take-why = Você traz este lugar para este aparelho. O outro passa a só assistir, e o link deixa de valer.
take-yes = Continuar aqui
take-no = Só assistir
take-here = { $name } já está aqui
take-here-why = O lugar está neste aparelho. Abra o link no outro; ele ainda vale.

## One device

pass-to = Passe o aparelho para { $name }
look-away = Os outros olham para o lado. Nada aparece até ele estar nas mãos certas.
it-is-me = Eu sou { $name }
bot-plays-for = Um bot joga por { $name }.
is-back = { $name } voltou

## Connection

connecting = Um momento…
link-lost = Conexão perdida. Nada se perdeu: tentando de novo.
link-full = Conexões demais nesta mesa. Continuamos tentando.
table-gone = Esta mesa não existe
table-gone-why = O link está errado ou a mesa foi desfeita.
page-old = Há uma versão mais nova desta página.
engine-what = Carregando o jogo
engine-loading = Carregando o jogo: { $done } de { $all } MB
engine-starting = Pondo a mesa
engine-failed = Não foi possível carregar o jogo. Nada do que você jogou se perdeu.
update-ready = Há uma versão mais nova. Suas partidas ficam como estão.
update-take = Usar agora
alone-title = Esta página joga sem servidor
alone-kept = Suas partidas ficam neste navegador, neste aparelho.
alone-promised = O navegador prometeu guardá-las até você apagá-las.
alone-not-promised = O navegador pode apagá-las se faltar espaço ou depois de semanas sem visita: salve em arquivo o que for importante.
alone-offline = Funciona sem conexão.
alone-fetch = Carregar para jogar sem conexão
alone-server = Para jogar com amigos em outros aparelhos, alguém liga um servidor:
reload = Recarregar
to-lobby = Ir ao início
refused-lost = A conexão caiu; repita, por favor.
refused-other = Isto não é possível agora.

## Table

turn = Turno { $n }
your-turn = Sua vez
your-turn-dot = Sua vez.
cards-to-play = { $n ->
    [0] Gaste o que tem ou encerre o turno.
    [one] Falta jogar uma carta.
   *[other] Faltam { $n } cartas.
}
waiting-for = Esperando { $name }
game-over = O jogo acabou.
watching = assistindo
luck-sealed = Sorte lacrada
luck-sealed-why = O embaralhamento foi lacrado antes; qualquer um pode conferir depois: { $hash }
menu = Menu
tabs = Partes da mesa
tab-seats = Lugares
tab-log = Registro
tab-rules = Regras
seats = Lugares
seat = Lugar
you = você
bot = bot
held = um bot joga
away = ausente
status-in-play = na masmorra
status-escaped = escapou
status-rescued = resgatado
status-lost = perdido
nudge = Cutucar
hold-them = Deixar um bot jogar por eles
hold-me = Deixar um bot jogar por mim
return = Voltar a jogar
ask-end = Propor desistir do jogo
ask-advice = Pedir conselhos para todos
damage-of = { $n } de { $most } de dano
pile-hand = Mão: { $n }
pile-deck = Baralho: { $n }
about-health = { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} de { $most }. Os cubos desta cor tirados em um ataque vêm para cá; com o último, o jogador é pego.
about-hand = Cartas na mão: { $n }. Cinco novas são compradas no fim do turno.
about-deck = Cartas no baralho: { $n }. Quando ele acaba, a pilha de descarte é embaralhada e vira o baralho.
about-rage = A fúria: por ela, cada ataque tira agora { $n ->
    [one] um cubo
   *[other] { $n } cubos
}. Artefatos roubados a fazem subir.
about-area = O barulho feito desde o último ataque. No próximo, tudo vai para a bolsa, e então cubos são tirados.
about-bag = { $n ->
    [one] Há um cubo
   *[other] Há { $n } cubos
} na bolsa. Os pretos não ferem ninguém, cada um dos outros fere o jogador da sua cor.
about-draws = O próximo ataque tira { $n ->
    [one] um cubo
   *[other] { $n } cubos
} da bolsa. Ele acontece quando uma carta com estandarte chega à fileira.
about-worth = Quanto valeria tudo o que você tem se saísse agora.
log = Registro
log-turns = Turnos
log-talk = Conversa
log-you = Você
log-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
log-attack = Ataque
log-called = {", "}chamado por { $names }
log-no-cubes = a bolsa estava vazia
log-newer = ▼ mais { $n }
voice = O que acontece
row-place = Posição { $n }
since-mine = Desde o seu último turno
talk-badge = { $n ->
    [one] 1 mensagem nova
   *[other] { $n } mensagens novas
}
chat = Diga algo
map = A masmorra
map-list = O mapa em lista
map-picture = O mapa em imagem
stand-here = aqui: { $names }
unknown-place = Inexplorado
walk-far = Caminhar até aqui em { $n ->
    [one] { $n } passo
   *[other] { $n } passos
}: { $price }
monsters-here = { $n ->
    [one] Um monstro ronda aqui
   *[other] { $n } monstros rondam aqui
}
the-depths = As Profundezas
depths-about = As Profundezas: quem cai aqui sem socorro está perdido, e nada conta.
look-through = Ver o descarte
look-through-of = Descarte de { $name }: { $n }
dungeon-discard = Descarte da Fileira da Masmorra
deck-left = Restam no seu baralho { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, em ordem que ninguém conhece
pile-empty = Nenhuma carta aqui.
pile-hidden = { $n ->
    [one] Uma carta está virada para baixo.
   *[other] { $n } cartas estão viradas para baixo.
}
countdown-rests = A contagem começa quando alguém sai.
countdown-at = Contagem: espaço { $n } de { $most }
tokens-of = Fichas de { $name }: { $n }
things-of = O que { $name } tem
discard-pile = Descarte
zoom-in = Aproximar
zoom-out = Afastar
zoom-all = Tudo
zoom-all-about = O mapa inteiro; mais uma vez para voltar
overview = Visão geral: toque para olhar ali, duas vezes para seguir seu peão
dragon = O Dragão
draws = tira { $n }
rage = Fúria: espaço { $space }
clank-area = Área de Clank!
bag = Bolsa
attack-draws = O ataque tira { $n }
attack-why = fúria { $rage }{ $danger ->
    [0] {""}
   *[other] , perigo { $danger }
}
guards = guardas
of-held = de { $n }
free = Grátis
by-way-of = via { $names }
key-enter = Enter
other-ways = Botão direito: pagar de outro jeito
key-space = Espaço
why-not = Por que não?
market = Mercado, { $gold } de Ouro
row = Fileira da Masmorra
dangers = { $n ->
    [one] perigo: ataques +1
   *[other] { $n } perigos: ataques +{ $n }
}
reserve = Reserva
row-deck = baralho { $n }
row-discard = descarte { $n }
always = sempre
new-tile = Nova peça
known-tile = Girar esta peça
tiles-left = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}
turn-left = Girar à esquerda
turn-right = Girar à direita
leads-to = Para { $room }
not-this-way = Não assim
as-it-lies = Como está agora
put-down = Colocar
resources = Para gastar neste turno
resources-of = { $name } joga
in-gold = ouro
in-area = na área
played = Jogadas neste turno
played-by = Cartas de { $name }
points-if-out = { $n ->
    [one] 1 ponto se você sair
   *[other] { $n } pontos se você sair
}
your-hand = Sua mão
hand-of = Mão de { $name }
spectator-hand = As mãos ficam ocultas para quem assiste.
no-cards = Nenhuma carta na mão.
tray = Cartas
tray-hand = Mão
tray-row = Fileira
actions = Ações
play-all = Jogar tudo
undo = Desfazer
undo-turn = Turno inteiro
undo-all = Desfazer tudo
end-turn = Encerrar turno
end-anyway = Encerrar mesmo assim
end-now = Terminar
end-asked = Aperte de novo para encerrar.
unspent = { $what } sem usar
unspent-skill = { $n } de Habilidade
unspent-swords = { $n ->
    [one] 1 Espada
   *[other] { $n } Espadas
}
unspent-boots = { $n ->
    [one] 1 Bota
   *[other] { $n } Botas
}
attack = O Dragão ataca!
skip = Continuar
attack-miss = errou
attack-hit = { $name } −1
attack-safe = { $name }, a salvo
attack-called = Chamado por { $names }
attack-countdown = A contagem regressiva avança
attack-left = Quem já saiu tira pelos que ficaram
attack-sum = { $rage } pela fúria{ $danger ->
    [0] {""}
   *[other] , { $danger } pelo perigo
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } pela contagem regressiva
}
attack-open = Quem consegue se proteger?
attack-wild = Um cubo selvagem: todos −1
attack-wild-why = Um cubo selvagem fere todos os que ainda estão dentro e volta à área de Clank!
attack-next = próximo
attack-tally = { $n } de { $most }
attack-nobody = Ninguém se feriu.

## Grandes horas

got-it = Entendi
banner-begins = { $name } começa
banner-you-begin = Você começa
banner-begins-why = Roube um Artefato, saia com vida, valha mais que todos.
banner-caught = Você foi pego
banner-rescued = Você caiu com um Artefato onde dá para achar você: foi resgatado, e tudo conta.
banner-lost-deep = Você caiu fundo demais para ser achado: está perdido, e nada conta.
banner-lost-bare = Você caiu sem um Artefato: está perdido, e nada conta.
banner-leave = Você já pode sair
banner-leave-why = { $n ->
    [one] Encerre o turno e você estará fora, valendo { $n } ponto.
   *[other] Encerre o turno e você estará fora, valendo { $n } pontos.
}
banner-out = { $n ->
    [one] { $names } está fora
   *[other] { $names } estão fora
}
banner-out-turns = { $n ->
    [0] Todos os que ainda estão dentro são pegos.
    [one] Falta um turno; depois, todos os que estão dentro são pegos.
   *[other] Faltam { $n } turnos; depois, todos os que estão dentro são pegos.
}
banner-out-cubes = De agora em diante, cubos são tirados nos turnos deles.
banner-last = Seu último turno
banner-last-why = Depois dele, todos os que ainda estão dentro são pegos.
banner-rage = A fúria aumenta
banner-rage-why = { $n ->
    [one] Um ataque tira { $n } cubo.
   *[other] Um ataque tira { $n } cubos.
}
banner-secret = { $name }: { $token }
moment-won = Você venceu!
moment-won-why = { $n ->
    [one] Ninguém vale mais: { $n } ponto.
   *[other] Ninguém vale mais: { $n } pontos.
}
since-away = Enquanto você olhava para outro lado
rules = Regras
search = Buscar
no-rules = O livro de regras não está disponível.
advice-ask = O que você faria?
advice-thinks = O mestre está pensando…
advice-again = Perguntar de novo
advice-instead = O que mais daria para fazer
advice-follow = Fazer isso
advice-own = Tenho ideia melhor
advice-weigh = Pesar uma escolha antes de fazê-la
keys = Teclas
keys-undo-turn = Desfazer o turno inteiro
keys-row = Pegar ou enfrentar a carta da fileira com este número
keys-map = Ao mapa; de novo: o mapa em lista
keys-arrows = No mapa, de sala em sala; girar a peça na mão
keys-enter = Fazer o que está apontado
keys-read = Ler em tamanho grande a carta apontada
keys-skip = Ver o fim de uma vez
keys-escape = Fechar o que está por cima; senão, deixar o que está apontado
keys-tab = À coisa seguinte: mão, fileira, mapa, ações, lugares, registro
keys-page = Esta página
learn-game = Aprender { $game }
rules-two-minutes = O jogo em dois minutos
to-play = Jogar { $game }
rules-all = Todas as regras
rules-all-why = Cada regra deste jogo, como a mesa a aplica.
rules-none = Nenhuma regra diz isso.
book-title = Regras: { $game }
book-waits = O jogo espera por você.
book-back = Voltar à mesa
book-contents = Sumário
book-search = Buscar nas regras
book-found = { $n ->
    [0] Nada encontrado
    [one] { $n } trecho encontrado
   *[other] { $n } trechos encontrados
}
book-found-line = No livro
book-found-rule = Ao pé da letra
book-found-ruling = Esclarecimentos
book-found-term = Glossário
book-found-piece = Cartas e fichas
book-more = { $n ->
    [one] Mais um item
   *[other] Mais { $n } itens
}
book-note = O que tem a ver
book-pick = Escolha um número ao lado de uma frase para ler a regra exata, os esclarecimentos e as cartas de que ela trata.
book-copy = Copiar link
book-copied = Link copiado
book-near = Esclarecimentos e regras relacionadas
book-rulings = Esclarecimentos deste capítulo
book-pieces-of = Cartas e fichas de que trata
book-pieces-why = Escolha uma para vê-la com todas as regras e esclarecimentos sobre ela.
book-rules-of = Suas regras e esclarecimentos
book-told = Onde o livro fala disso
book-search-term = Buscar em tudo
book-example = Exemplo
book-examples = Exemplos passo a passo
book-examples-why = Cada um se abre na mesa e é jogado passo a passo pelo próprio motor do jogo, com as regras em ação.
book-see = Para ver na mesa
example-start = Esta é a posição. “Próximo” mostra o que acontece, passo a passo.
example-step = Passo { $n } de { $all }
example-on = Próximo
example-back = Anterior
example-leave = Ver a regra
example-told = O que acontece
example-rules = O que ele mostra
no-example = Não existe um exemplo com esse nome.
book-only-with = Só com { $variant }.
book-untranslated = Ninguém traduziu esta regra ainda.

## Consent

go-back = Voltar…
ask-undo = Pedir para desfazer
ask-undo-title = Voltar atrás?
ask-undo-lost = { $n ->
    [one] Uma escolha é desfeita.
   *[other] { $n } escolhas são desfeitas, também as dos outros.
}
ask-undo-redealt = O que ninguém viu ainda é distribuído de novo, e também a mão de todos os outros que jogaram desde então: as mesmas cartas não voltarão.
ask-undo-agree = Precisam concordar: { $names }.
ask-undo-nobody = Só há bots com você: ninguém precisa concordar.
ask-undo-ask = Pedir a todos
ask-undo-do = Voltar
cancel = Cancelar
consent-undo = { $name } pede para voltar
consent-undo-why = O que ninguém viu é distribuído de novo. Todos devem concordar.
consent-end = { $name } propõe desistir do jogo
consent-end-why = Ninguém vence. Todos devem concordar.
consent-advice = { $name } pede conselhos para todos
consent-advice-why = A partir daí, todos podem perguntar o que o mestre faria, até o fim da partida. Todos precisam concordar.
consent-waiting = Esperando resposta: { $names }
yes = Sim
no = Não

## Entries of the log

entry-opened = A mesa está aberta.
entry-seated = se senta.
entry-unseated = deixa o lugar.
entry-bot-seated = Um bot se senta.
entry-undone = volta um passo.
entry-took-back = desfez: { $what }.
entry-redealt = volta atrás; o que ninguém tinha visto é distribuído de novo.
entry-asked-undo = pede a todos para voltar atrás.
entry-asked-end = pede a todos para desistir do jogo.
entry-asked-advice = pede conselhos para todos.
entry-agreed = concorda.
entry-disagreed = não concorda.
entry-abandoned = O jogo foi abandonado.
entry-advisable = Agora todos podem pedir conselho ao mestre.
entry-held = Um bot joga por este lugar.
entry-returned = voltou.
entry-nudged = recebe um lembrete: todos esperam.
entry-moved = continua em outro aparelho.
entry-rematched = Outro jogo começa.

## End

winners = { $n ->
    [one] { $names } vence
   *[other] { $names } vencem juntos
}
nobody-wins = Ninguém vence
abandoned = O jogo foi abandonado
verdict-escaped = { $place ->
    [1] Você saiu, e venceu
    [2] Você saiu, em segundo
    [3] Você saiu, em terceiro
    [4] Você saiu, em quarto
   *[other] Você saiu, na posição { $place }
}
verdict-rescued = { $place ->
    [1] Resgate, e vitória
    [2] Você foi resgatado, em segundo
    [3] Você foi resgatado, em terceiro
    [4] Você foi resgatado, em quarto
   *[other] Você foi resgatado, na posição { $place }
}
verdict-shared = Uma vitória dividida
verdict-lost = Você se perdeu
verdict-in-play = Você não chegou a sair
verdict-ahead = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $gap } à frente de { $name }.
verdict-behind = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $gap } atrás de { $name }.
verdict-level = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, tantos quanto { $name }: o melhor Artefato decide.
verdict-even = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, exatamente tantos quanto { $name }.
verdict-only = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: mais ninguém trouxe nada.
verdict-nothing = { $why ->
    [artifact] Sem Artefato, nada conta.
    [place] Nas Profundezas ninguém vem resgatar: nada conta.
   *[inside] O jogo acabou com você lá dentro: nada conta.
}
verdict-carried = { $points ->
    [0] { "" }
    [one] Você levava { $points } ponto.
   *[other] Você levava { $points } pontos.
}
verdict-lead = Sua maior vantagem: { $line }, { $mine } a { $theirs }.
verdict-lack = O que mais lhe faltou: { $line }, { $mine } a { $theirs }.
verdict-rescued-too = { $n ->
    [one] Resgate para { $names }.
   *[other] Resgate para { $names }.
}
verdict-lost-too = { $n ->
    [one] { $names } se perdeu.
   *[other] { $names } se perderam.
}
fate-escaped = saiu
fate-escaped-turn = saiu no turno { $n }
fate-rescued = caiu e foi resgatado
fate-rescued-turn = caiu no turno { $n } e foi resgatado
fate-lost-artifact = caiu sem Artefato: nada conta
fate-lost-place = caiu nas Profundezas: nada conta
fate-in-play-inside = não chegou a sair: nada conta
place = Posição
points = Pontos
open-number = { $name }, { $line }: { $n }. Do que é feito
parts-of = { $n ->
    [one] { $n } ponto em { $line }
   *[other] { $n } pontos em { $line }
}
parts-some = { $some } de { $all } valem pontos.
parts-none = Nada aqui.
parts-lost = Estava na bolsa, e não conta.
numbers-open = Toque num número para ver do que ele é feito.
course = Quanto cada um valia
course-why = Artefato, fichas, Ouro e cartas no fim de cada turno; nada para quem foi pego.
course-turn = Turno
course-points = Pontos
course-wounds = Ferimentos
course-plot = { $what } de cada lugar em { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
course-table = O mesmo como tabela
course-countdown = contagem regressiva
course-waits = A partida está sendo reproduzida…
course-fails = O andamento desta partida não pode ser mostrado: { $why }
moments = Momentos
memory-turn = Turno { $n }
memory-artifact = { $who ->
    [you] Você pega o Artefato { $n }
   *[other] { $name } pega o Artefato { $n }
}
memory-out = { $who ->
    [you] Você sai
   *[other] { $name } sai
}
memory-first-out = { $who ->
    [you] Você sai antes de todos
   *[other] { $name } sai antes de todos
}
memory-countdown-begins = começa a contagem regressiva
memory-caught = { $who ->
    [you] Você cai
   *[other] { $name } cai
}
memory-attack = { $n ->
    [one] { $who ->
        [you] O Dragão fere você uma vez
       *[other] O Dragão fere { $name } uma vez
    }
   *[other] { $who ->
        [you] O Dragão fere você { $n } vezes
       *[other] O Dragão fere { $name } { $n } vezes
    }
}
memory-attack-why = o pior ataque da partida
memory-attack-yours = o seu pior ataque
memory-noise = { $who ->
    [you] Você faz { $n } Clank! num turno
   *[other] { $name } faz { $n } Clank! num turno
}
memory-noise-why = o turno mais barulhento
memory-card = { $who ->
    [you] Você consegue { $card }
   *[other] { $name } consegue { $card }
}
memory-card-why = { $n ->
    [one] sua carta mais valiosa: { $n } ponto
   *[other] sua carta mais valiosa: { $n } pontos
}
seal-title = Cada embaralhada foi lacrada antes da partida
seal-checking = Cada embaralhada e cada compra são refeitas…
seal-holds = Conferido agora: { $n ->
    [one] { $n } embaralhada ou compra bate
   *[other] { $n } embaralhadas e compras batem
} com o lacre { $seal }.
seal-seen = Este navegador recebeu o lacre antes da distribuição.
seal-numbers = { $n ->
    [one] O número próprio de um lugar entra na sorte.
   *[other] Os números próprios de { $n } lugares entram na sorte.
}
seal-own-number = O deste navegador está entre eles.
seal-late-number = O deste navegador chegou tarde demais e não está entre eles.
seal-other-numbers = Os números dos lugares não são os que este navegador viu lacrados.
seal-broken = Não confere: { $reason }
seal-foreign = A partida foi jogada com outra versão das cartas: só quem tem aquela pode conferir, e o registro diz qual é.
seal-unseen = O lacre que este navegador recebeu antes da distribuição era outro: { $seal }
seal-again = Conferir de novo
luck-how = Como funciona
seal-explained = Antes de dar as cartas, o servidor publica a impressão digital do seu segredo, e cada navegador a de um número próprio. Depois os navegadores mostram seus números e, no fim do jogo, o servidor mostra seu segredo. Todas as embaralhadas resultam desse conjunto: nem o servidor nem ninguém à mesa pode escolhê-las; quem tiver o registro pode refazer cada uma.
rematch = Jogar de novo
rematch-deals = Jogar de novo distribui na hora: os mesmos lugares.
rematch-waits = Jogar de novo: todos se encontram em outra mesa.
download-record = Baixar o registro
look-at-table = Ver a mesa
show-result = Ver o resultado
close = Fechar

## Replay

replay = Replay
replay-dot = Replay.
replay-plays = { $name } joga
replay-of = Replay: { $game }
replay-title = Rever uma partida
workshop = Oficina
replay-waits = A partida está sendo reproduzida…
replay-no-file = Este é um momento de um registro que alguém tem em arquivo. Quem tem o arquivo pode abri-lo aqui.
replay-yours = Partidas que você terminou
replay-steps = Para a frente e para trás
replay-turn-back = Turno anterior
replay-back = Evento anterior
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Próximo evento
replay-turn-on = Próximo turno
replay-turn = Turno { $n } de { $of }, { $name }
replay-step = passo { $n } de { $of }
replay-speed = Velocidade: ×{ $n }
replay-eyes = Ponto de vista
replay-open = Todas as mãos à mostra
replay-open-short = Tudo aberto
replay-eyes-of = Como { $name } viu
replay-eyes-watch = Como quem assiste
replay-eyes-watch-short = Plateia
replay-link = Link deste momento
replay-line = Linha do tempo
replay-mark-artifact = { $name } pega um Artefato: { $n }
replay-mark-secret = { $name } encontra um segredo
replay-mark-attack = { $n ->
    [0] Um ataque que não fere ninguém
    [one] Um ataque: um ferimento
   *[other] Um ataque: { $n } ferimentos
}
replay-mark-out = { $name } escapa
replay-mark-caught = { $name } vai a nocaute
replay-mark-buy = { $name } consegue uma carta por { $n }
record-bring = Abrir um registro
record-drop = Solte aqui o registro de uma partida
record-drop-why = Um arquivo que termina em .tiptoe. Ele é reproduzido e mostrado, e não fica guardado em lugar nenhum.
record-choose = Escolher um arquivo
record-too-long = Este arquivo é grande demais para o registro de uma partida: no máximo 200 kB.
record-unreadable = Este registro não pode ser reproduzido, linha { $line }: { $why }
record-go-on = Jogar até o fim
what-if = E se, a partir daqui
what-if-as = no lugar de { $name }, contra bots
what-if-out = Este lugar já está fora da partida
look-back = Balanço da partida
look-what = O que é mostrado
look-chance = Chance de vencer
look-chance-why = Em centésimos, segundo a estimativa do bot mais forte, pelo que cada lugar sabia.
look-points = Pontos
look-points-why = O que cada lugar marcaria se saísse como está.
look-damage = Ferimentos
look-damage-why = No Contador de Pontos de Vida ao fim de cada turno.
look-cubes = Cubos na bolsa
look-cubes-why = Os cubos de cada um que o próximo ataque pode tirar.
look-home = O caminho de volta
look-home-why = Em Botas, com o que atrasa; abaixo de zero para quem já saiu ou não tem caminho.
look-deck = Baralho
look-deck-why = O que rende em média uma carta do baralho, na conta dos bots.
look-luck = Sorte
look-luck-why = Ferimentos que a bolsa poupou, em comparação com o esperado. Não depende de ninguém.
look-bag = O que a bolsa fez enquanto cada um estava em jogo
look-drawn = cubos tirados
look-expected = esperado
look-weighs = Separando a sorte das escolhas…
look-account = O que fez a chance de vencer, em centésimos
look-account-why = A sorte é comparada com o que a mesma escolha rende em média quando tudo o que ninguém viu é distribuído de novo. O resto veio das escolhas.
look-start = depois da distribuição
look-cards = cartas compradas
look-row = cartas novas na fileira
look-secrets = segredos e peças
look-dragon = a bolsa
look-play = as próprias escolhas
look-rivals = as escolhas dos outros
look-end = no fim
look-turning = Momentos decisivos
look-turning-none = Nenhum turno mudou muito as chances.
look-turn-of = Turno { $n }: { $name } { $change }
look-why-cards = cartas compradas
look-why-row = cartas novas na fileira
look-why-secrets = segredos e peças
look-why-dragon = a bolsa
look-why-play = escolhas de { $name }
look-better = Escolhas melhores
look-better-of = As escolhas de quem
look-better-think = O mestre está revendo os piores turnos…
look-better-none = Nos piores turnos, o mestre não acha nada claramente melhor.
look-better-made = Turno { $n }: “{ $made }”
look-better-was = Melhor: “{ $better }”, que vale { $behind } a mais em 100.
look-json = Números em JSON
look-csv = Números em CSV
watch-replay = Ver o replay
see = Ver
see-moment = Ver o momento: { $what }

## Settings

language = Idioma
theme = Luz
theme-torch = Tocha
theme-parchment = Pergaminho
speed = Ritmo das animações e dos bots
speed-calm = Lento
speed-brisk = Normal
speed-quick = Rápido
speed-instant = Instantâneo
motion = Animações
motion-system = Como o sistema
motion-full = Todas
motion-less = Menos
ask = Perguntar antes de terminar meu turno
ask-waste = Se sobrar algo a gastar
ask-always = Sempre
ask-never = Nunca
sound = Som
volume-table = Cartas e moedas
volume-moments = Grandes momentos
volume-bell = Sino na minha vez
notify = Avisar quando for a minha vez
follow = Olhar o que os outros fazem fora de vista
notify-body = Todos esperam por você.
notify-denied = O navegador não permite.
mute = Desligar o som
unmute = Ligar o som

## Marks

res-skill = Habilidade
res-swords = Espadas
res-boots = Botas
res-gold = Ouro
res-clank = Clank!
res-heart = Saúde
res-teleport = Teletransporte
res-draw = Compra
res-discard = Descarte
res-trash = Eliminar
res-artifact = Artefato
res-lockpicks = Gazuas
term-attack = Estandarte
term-attack-why = Quando esta carta entra na fileira, o Dragão ataca.
term-danger = Triângulo
term-danger-why = Enquanto está na fileira, cada ataque tira um cubo a mais.
term-arrive = Chegada
term-arrive-why = Acontece uma vez, quando a carta é revelada na fileira.
term-acquire = Aquisição
term-acquire-why = Acontece uma vez, quando você pega a carta, nunca ao jogá-la.
term-defeat = Vitória
term-defeat-why = Sua recompensa por derrotá-la; não vai para o seu baralho.
term-use = Uso
term-use-why = Pague e faça na hora; a carta não vai para o seu baralho.
term-shield = Proteção
term-shield-why = Descarte-a da mão quando um cubo selvagem fosse ferir você: ele não fere.
term-suit = Naipe
term-suit-why = Faz mais se outra carta do mesmo naipe for jogada no turno.
term-teleport = Teletransporte
term-teleport-why = Vá a uma sala vizinha sem botas, passando por guardas e trancas.
term-lockpicks = Gazuas
term-lockpicks-why = Abrem trancas; ficam com você até serem usadas.
term-trash = Eliminar
term-trash-why = Devolva-a à caixa de vez; o que ela deu continua seu.
term-discard = Descartar
term-discard-why = Ponha uma carta da mão na sua pilha de descarte, sem o efeito dela.
term-replace = Substituir
term-replace-why = A carta vai para o descarte da fileira, e outra é revelada na hora.
term-heal = Cura
term-heal-why = Tire tantos cubos do seu Contador de Pontos de Vida.
term-clank = Clank!
term-clank-why = Seus cubos vão para a área de Clank! e, no próximo ataque, para a bolsa; com um menos, voltam.
term-draw = Comprar
term-draw-why = Pegue na hora tantas cartas do seu baralho.
term-swords = Espadas
term-swords-why = Derrotam monstros da fileira e dos túneis neste turno.
term-boots = Botas
term-boots-why = Cada uma atravessa um túnel neste turno.
term-skill = Habilidade
term-skill-why = Paga cartas neste turno.
term-gold = Ouro
term-gold-why = Fica com você, compra no mercado e vale um ponto cada.
moment-acquire = Adquirir
moment-use = Use
moment-defeat = Derrota
moment-arrive = Revelar
moment-shield = Descartar contra um cubo selvagem
moment-reveal = Revelar
moment-consume = Beber
seat-fox = Raposa
seat-owl = Coruja
seat-toad = Sapo
seat-hare = Lebre
seat-moth = Traça
seat-badger = Texugo

## Cartas

cards-title = Cartas e fichas
cards-of = Cartas de { $game }
cards-show = Mostrar
cards-cards = Cartas
cards-tokens = Fichas
cards-map = Tabuleiro
cards-tiles = Peças
cards-tiles-start = Peça inicial
cards-tiles-surface = Peças da superfície
cards-tiles-depths = Peças das Profundezas
cards-search = Buscar no texto
cards-kind = Tipo
cards-name = Nome
cards-set = Conjunto
cards-own-set = O próprio jogo
cards-all = Tudo
cards-found = { $n } de { $all }
cards-none = Nenhuma carta diz isso.
cards-reserve = Reserva
cards-points = { $n ->
    [one] Vale 1 ponto no fim.
   *[other] Vale { $n } pontos no fim.
}
cards-attack = Ao ser revelada, o Dragão ataca.
cards-danger = Enquanto está na fileira, cada ataque tira um cubo a mais.
cards-price = Preço
cards-copies = Cópias
cards-origin = Números de
cards-id = Id
origin-public = fontes públicas
origin-tiptoe = Tiptoe
cards-before = A carta anterior
cards-after = A próxima carta

# What some games have
wild = Cubos selvagens
wild-wait = { $n ->
    [one] Um cubo selvagem espera aqui
   *[other] { $n } cubos selvagens esperam aqui
}
alone-inside = Sozinho lá dentro: rodada { $n } de { $most }
marks-of = Salas marcadas: { $n } de { $most }
effect-active = Sua condição se cumpriu neste turno.
effect-waits = Espera sua condição neste turno.

## Lessons

lesson = Lição
lessons = Aprender jogando
lessons-why = Na mesa de verdade, com cartas e sorte preparadas. Saia quando quiser: você volta ao mesmo passo.
lesson-progress = Andamento da lição
lesson-step = Passo { $n } de { $of }
lesson-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
lesson-done = Concluída
lesson-begin = Começar
lesson-on = Continuar, passo { $n } de { $of }
lesson-first = De preferência depois de: { $title }
lesson-back = Voltar
lesson-skip = Pular
lesson-leave = Sair
lesson-go-on = Continuar
lesson-show-me = Faça por mim
lesson-take-back = Desfazer
lesson-why = Por quê?
lesson-skip-title = Chega por agora?
lesson-next = Próxima lição: { $title }
lesson-play = Jogar contra Sapo e Coruja
lesson-again = Mais uma vez
lesson-resume = Voltar à lição
lesson-all = Todas as lições
lesson-gone = Esta lição não existe aqui.
