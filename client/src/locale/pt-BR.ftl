brand = Tiptoe
list-comma = {", "}
list-colon = {": "}
list-and = {" e "}

## Lobby

tagline = Roube um tesouro. Sem um pio. Suma antes que ele acorde.
learn-playing = Aprender jogando
learn-playing-what =
    { $n ->
        [one] um minuto, sem manual
       *[other] { $n } minutos, sem manual
    }
learn-playing-on = continuar de onde parou
learn-playing-no = Já sei jogar
learn-door = Aprender
learn-door-all = Todas as lições
learn-done = { $n } de { $of } feitas
play-now = Jogar agora
join-how = com um link ou código
invite-field = Link ou código do convite
no-such-invite = Isto não é o link nem o código de uma mesa.
no-such-code = Nenhuma mesa aberta tem este código. Confira com quem convidou você.
table-code = Código para ditar
go = Entrar
no-account = Sem conta, sem download. Seu lugar fica guardado neste navegador.
no-server = O servidor não está respondendo.
too-large = Grande demais para enviar.
play-now-what = { $game }, { $bots }
join-friends = Jogar com amigos
welcome-back = Que bom ver você, { $name }.
welcome-back-unnamed = Que bom ver você!
turns-waiting =
    { $n ->
        [one] É a sua vez em uma mesa.
       *[other] É a sua vez em { $n } mesas.
    }
choose-game = Escolha um jogo
minute = { $game } em um minuto
minute-steal-classic = Desça e roube um Artefato
minute-steal-text-classic = Suas cartas dão Habilidade para adquirir cartas melhores, Espadas para combater e Botas para andar.
minute-steal-catacombs = Entre e roube um Artefato
minute-steal-text-catacombs = Saia da borda do mapa e coloque uma peça nova, virada do jeito que quiser.
minute-steal-space = Hackeie duas portas de dados, roube um Artefato
minute-steal-text-space = Hackeie portas de dados em dois módulos diferentes para abrir o Módulo de Comando. Os Artefatos estão lá dentro.
minute-noise-classic = Todo barulho tem seu preço
minute-noise-text-classic = Cada Clank! vira um cubo seu na bolsa do Dragão. Quando ele ataca, cada cubo seu retirado causa 1 de dano. Com dez, é nocaute.
minute-noise-catacombs = Todo barulho tem seu preço
minute-noise-text-catacombs = Cada Clank! vira um cubo seu na bolsa do Dragão. Quando ele ataca, cada cubo seu retirado causa 1 de dano, e Fantasmas ferem todo mundo.
minute-noise-space = Todo barulho tem seu preço
minute-noise-text-space = Cada Clank! vira um cubo seu na bolsa do Chefe. Quando Lorde Eradikus ataca, cada cubo seu retirado causa 1 de dano. Com dez, é nocaute.
minute-out-classic = Saia a tempo
minute-out-text-classic = Quem sai primeiro dispara a contagem regressiva para os outros.
minute-out-catacombs = Saia a tempo
minute-out-text-catacombs = Volte à Cripta. Assim que alguém sai, cada turno dessa pessoa vira um ataque contra os outros.
minute-out-space = Saia a tempo
minute-out-text-space = Chegue a uma Cápsula de Fuga no Compartimento de Carga. Assim que alguém sai, cada turno dessa pessoa vira um ataque contra os outros.
minute-worth-classic = Vence o maior tesouro
minute-worth-text-classic = Artefato, fichas, Ouro e cartas contam. Quem vai a nocaute nas Profundezas ou sem Artefato não leva nada.
minute-worth-catacombs = Vence o maior tesouro
minute-worth-text-catacombs = Artefatos, fichas, Ouro e cartas contam. Quem vai a nocaute nas Profundezas ou sem Artefato não leva nada.
minute-worth-space = Vence o maior tesouro
minute-worth-text-space = Artefato, fichas, Créditos e cartas contam. Quem vai a nocaute fora do Compartimento de Carga ou sem Artefato não leva nada.
two-minutes = Regras rápidas e símbolos
book-all-of = { $game }: as regras completas
luck-check = Sorteio verificável
nights = Seus roubos até aqui
nights-finished = terminadas
nights-won = vitórias
nights-best = recorde
box-door-what = Jogando com o papelão de verdade? O celular cuida da bolsa, das chances, das trilhas e dos pontos.
box-door = Ao lado da caixa de verdade
diary = Minhas partidas
diary-more = Todas as estatísticas
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
diary-cards = Cartas favoritas
diary-roads = Caminhos favoritos
diary-none-yet = Nada por aqui ainda.
diary-line = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $place }º lugar
bot-played = um bot jogou por você
bot-played-uncounted = jogada por um bot: não conta
diary-lost = sem volta
diary-json = Baixar JSON
diary-csv = Baixar CSV
diary-erase = Apagar minhas partidas
diary-erase-sure = { $n ->
    [one] { $n } partida será apagada deste navegador, para sempre.
   *[other] { $n } partidas serão apagadas deste navegador, para sempre.
}
diary-keep = Manter
diary-why = Estes números ficam só neste navegador; ninguém mais vê.
diary-empty = Nenhuma partida terminada ainda. Termine uma neste navegador e ela aparece aqui.
open-table = Abrir uma mesa
game = Jogo
game-classic = Clássico
game-catacombs = Catacumbas
game-space = No espaço
about-classic = Um castelo, dois lados, sete Artefatos.
about-catacombs = Uma masmorra que cresce por onde você anda.
about-space = Três módulos, duas portas de dados, um só jeito de sair da nave.
from-to = { $from } a { $to } jogadores
board = Tabuleiro
any-board = Sorteie um dos { $n }
variants = Variantes
variant-artifact-action = Pegar o Artefato quando quiser
variant-empty-bag-ends = Bolsa vazia encerra a partida
variant-lone-rounds = Quem sobra a bordo tem 25 rodadas
variant-open-bag = Bolsa aberta
variant-harsh-dragon = Um dragão mais cruel
variant-draft-open = Escolha aberta de cartas
variant-draft-closed = Escolha secreta de cartas
variant-mercy = Clemência
variant-promo = Cartas promo
variant-party = Cinco ou seis jogadores
variant-party-deck = Cartas de grupo (35)
variant-party-cards = Cartas de grupo
variant-characters = Personagens
variant-even-start = Início equilibrado
variant-subterra-easy = Sub Terra, fácil
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, difícil
variant-solo = Sozinho contra o Dragão
variant-solo-apprentice = Sozinho, como Aprendiz
variant-solo-legend = Sozinho, como Lenda
variant-why-artifact-action = Como nos jogos seguintes: pegue o Artefato quando quiser no seu turno, não só ao chegar.
variant-why-empty-bag-ends = Quando não há mais cubos para retirar, a partida acaba para todo mundo.
variant-why-lone-rounds = Quem sobra a bordo vai a nocaute depois de 25 rodadas; as regras impressas não têm limite.
variant-why-open-bag = Todos veem quais cubos estão na bolsa.
variant-why-harsh-dragon = Para experientes: cada ataque compra um cubo a mais.
variant-why-draft-open = Para experientes: antes do primeiro turno, cada pessoa pega duas cartas de uma exposição comum.
variant-why-draft-closed = Para experientes: antes do primeiro turno, cada pessoa fica com duas cartas em segredo e passa as outras.
variant-why-mercy = Uma vez por turno, quem não pode sair da sala pode girar a peça.
variant-why-promo = Algumas cartas a mais no baralho da masmorra.
variant-why-party = Para cinco ou seis ladrões: mais Artefatos, e vários na mesma sala.
variant-why-party-deck = Acrescenta 35 cartas nossas, com segredos e itens para grupos grandes: algumas agem no turno dos outros.
variant-why-party-cards = Acrescenta cartas, segredos e itens nossos para grupos grandes.
variant-why-characters = Cada pessoa joga com um personagem, com baralho, tabuleiro e fichas próprios.
variant-why-even-start = O quinto e o sexto jogador começam sem Ouro extra.
variant-why-subterra-easy = Um monstro caça você pelos túneis: só um por vez, e derrotá-lo rende 2 de Ouro.
variant-why-subterra-normal = Até dois monstros caçam você pelos túneis; derrotar um rende 1 de Ouro.
variant-why-subterra-hard = Até três monstros caçam você, chegam cedo, e derrotar um faz barulho.
variant-why-solo = Para uma pessoa: a própria noite é o adversário. Trinta Horas são seu relógio, e ganância e barulho as queimam.
variant-why-solo-apprentice = Para uma pessoa, com calma: menos barulho no começo, e Artefatos queimam menos da noite.
variant-why-solo-legend = Para quem conhece a noite: um Dragão furioso, e paredes que ouvem tudo.
mixed-deck = Baralho misturado
mixed-deck-why = Cartas de outros jogos, até onde os textos delas fazem sentido aqui. Menos que todas são sorteadas.
mix-of = { $game }: { $n } de { $most } cartas
mix-left-out = { $n ->
    [one] { $n } tipo de carta fica de fora
   *[other] { $n } tipos de cartas ficam de fora
}: o texto fala de algo que este jogo não tem.
mix-deck = Cartas no baralho: { $n }
mix-odd-cards = Baralhos impressos têm de { $least } a { $most } cartas.
mix-odd-attacks = O dragão ataca em { $n }% das cartas; o normal é de { $least } a { $most }%.
mix-odd-dangers = { $n }% das cartas são de Perigo; o normal é no máximo { $most }%.
mix-odd-monsters = { $n }% das cartas são monstros; o normal é de { $least } a { $most }%.
mix-odd-companions = { $n }% das cartas são companheiros; o normal é pelo menos { $least }%.
mix-odd-skill = As cartas custam mais ou menos que o normal.
mixed-with = com cartas de { $game }
characters = Personagens
see-characters = Ver os personagens
by-lot = Por sorteio
character-of-seat = Personagem do lugar { $n }
colour-of-seat = Cor do lugar { $n }
plays-as = { $name } joga com { $character }
own-tokens-of = { $name }: { $n } de { $most } no tabuleiro
character-deck = E no baralho: { $cards }
who-begins = Quem começa
first-by-lot = Por sorteio
first-sneakiest = A pessoa mais ardilosa (por votação)
first-is-you = Você
first-is-seat = O lugar { $seat } começa
handicap-of = Desvantagem do lugar { $n }
handicap-steps = { $n ->
    [0] sem desvantagem
   *[other] desvantagem { $n }
}
handicap-why = Por grau: 2 Clank! a mais e 1 de dano antes do primeiro turno.
handicaps-are = desvantagens { $steps }
packs = Pacotes de cartas
packs-why = Acrescente ao jogo cartas suas ou de um amigo. Todos podem ler antes de entrar.
pack-some = cartas personalizadas
pack-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
pack-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
pack-places = um mapa próprio
pack-read = Ver as cartas
pack-bring = Adicionar pacote
pack-bring-folder = Adicionar pasta
pack-checking = Verificando o pacote…
pack-mistakes =
    { $n ->
        [one] Ainda não dá para jogar com este pacote. Um erro:
       *[other] Ainda não dá para jogar com este pacote. { $n } erros:
    }
pack-of-another = “{ $pack }” foi feito para { $game }; escolha esse jogo para usá-lo.
pack-here = Esta mesa usa cartas personalizadas.
pack-replaces = Muda { $names }.
pack-without = Tira { $names }.
pack-not-own = Carta personalizada do pacote “{ $pack }”.
name-in = Este nome só existe em { $language }.
pace = Ritmo
pace-live = Em tempo real
pace-day = Um dia por turno
your-name = Seu nome
somebody = Sombra
who-sits = Quem fica com o lugar { $n }?
here-too = Neste aparelho
a-friend = Amigo (por link)
bot-greedy = Bot cuidadoso
bot-random = Bot desajeitado
levels = Adversários
level-share = Vence três bots do nível abaixo em { $share }% das partidas
style = Estilo de jogo
style-any = qualquer estilo
bots-two = dois bots ({ $bot })
add-seat = adicionar lugar
remove-seat = Remover o lugar { $n }
name-of-seat = Nome no lugar { $n }
seats-bring =
    Com { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }, vale a variante “{ $names }”.
seats-bound = “{ $name }” é para { $seats } jogadores.
listed = Mesa pública: qualquer pessoa pode achar
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
your-games = Suas partidas
open-tables = Mesas abertas
join = Entrar
watch = Assistir
seats-free = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
phase-over = Terminada
phase-lobby = Esperando jogadores
whose-turn = Vez de { $name }
games-running = Em andamento
games-finished = Terminadas
games-all = Ver todas as { $n }
games-fewer = Ver só as recentes
with-people = com { $names }
go-there = Continuar
again-short = Revanche
forget-game = Remover { $game } desta lista
footer = Projeto de fãs, sem ligação com a editora. Clank! pertence aos seus donos: compre os jogos de verdade. Ícones de game-icons.net por Lorc, Delapouite e colaboradores, CC BY 3.0. Fontes sob a SIL Open Font License.
stored = Privacidade
stored-promise = Sem conta, sem anúncios, sem rastreamento, nada é repassado.
stored-server = Neste servidor
stored-tables = Cada mesa: suas cartas, cada jogada com a hora, os nomes escolhidos e o que foi dito no chat. Quem tem o link vê o que está virado para cima.
stored-seat = Uma impressão digital do seu cookie, para o servidor saber qual lugar é seu.
stored-for =
    { $days ->
        [0] Tudo fica até que a pessoa que administra este servidor apague.
        [one] Mesas paradas por { $days } dia são apagadas.
       *[other] Mesas paradas por { $days } dias são apagadas.
    }
stored-packs = Os pacotes de cartas adicionados: enquanto uma mesa os usa; senão, por sessenta dias.
stored-passing = Seu endereço IP fica alguns minutos na memória para evitar abusos. Nunca é gravado.
stored-forget = A pessoa que administra este servidor pode apagar seu nome, suas mensagens ou uma mesa inteira: é só pedir.
stored-browser = Neste navegador
stored-alone = Não há servidor: suas partidas estão neste navegador e em nenhum outro lugar. Exporte as que quiser guardar.
stored-cookie = Um cookie por lugar, por um ano; um mês depois que a partida acaba. Só vai para a própria mesa.
stored-lists = Suas mesas, resultados, configurações, lições, sua noite ao lado da caixa de verdade e as provas dos embaralhamentos. Ficam até você limpar os dados deste site no navegador; “Minhas partidas” apaga os resultados.
stored-licences = Créditos e licenças

## Waiting room

waiting-room = Quem vai jogar?
seat-open = Livre
send-link = mande o link
joined = chegou
seat-bot = Adicionar bot
free-seat = Liberar o lugar
dealing-numbers = Cada navegador põe seu toque de acaso no embaralhamento…
host-deals = { $name } distribui assim que todos chegarem.
sit-down = Sentar
another-here = Outra pessoa neste aparelho
sit-down-too = Entrar também
start = Distribuir
deal-sure-title = { $n ->
    [one] { $names } não está aqui
   *[other] { $names } não estão aqui
}
deal-sure = Se você der as cartas agora, a partida vai parar no turno de quem não está.
deal-wait = Esperar
deal-anyway = Distribuir mesmo assim
link = Link de convite
copy = Copiar
copied = Copiado
qr = Código QR
qr-of-link = Link de convite em código QR
move-seat = Mudar de aparelho
move-seat-of = { $name }: outro aparelho
move-title = { $name }: mudar de aparelho
move-why = Abra este link no outro aparelho e confirme. Você passa a jogar lá, e este só assiste. Quem tiver o link pode tomar seu lugar: não mande para mais ninguém.
move-make = Criar o link
move-soon =
    Vale uma vez, por { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }. Um link novo cancela este.
move-link = Link do seu lugar
move-gone = Seu lugar foi para outro aparelho. Aqui você só assiste.
take-title = { $name }: continuar aqui?
take-why = Seu lugar vem para este aparelho. O outro só assiste, e o link expira.
take-yes = Continuar aqui
take-no = Só assistir
take-here = { $name } já está aqui
take-here-why = O lugar está neste aparelho. Abra o link no outro; ele ainda vale.

## One device

pass-to = Passe o aparelho para { $name }
look-away = Os outros, olhos fechados! A tela fica escondida até você tocar.
it-is-me = Sou { $name }
bot-plays-for = Um bot está jogando por { $name }.
is-back = { $name } voltou

## O escriba: o que a caixa de verdade trouxe

told-hand = { $n ->
    [one] { $name }: qual carta você comprou?
   *[other] { $name }: quais { $n } cartas você comprou?
}
told-row = { $n ->
    [one] Qual carta entra na fileira?
   *[other] Quais são as { $n } cartas da fileira, da primeira à última?
}
told-cube = { $n ->
    [one] Qual cubo saiu da Bolsa?
   *[other] Quais { $n } cubos saíram da Bolsa?
}
told-token = { $name }: qual ficha era?
told-tile = Qual peça saiu?
told-first = Quem começa?
told-removed = { $n ->
    [one] Qual Artefato volta para a caixa?
   *[other] Quais { $n } Artefatos voltam para a caixa?
}
told-character = Com qual personagem joga { $name }?
told-cube-black = Dragão (preto)
told-cube-wild = Cubo selvagem
told-cube-shadow = Sombra
told-still = { $n ->
    [one] Falta { $n }
   *[other] Faltam { $n }
}
told-all = Está tudo aí.
told-so-far = Já anotado
told-not = não este
told-search = Procurar pelo nome
told-left = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}
told-none = Não resta nenhum com esse nome.
told-done = É isso
told-back = Um passo atrás
told-cancel = Agora não

## Connection

connecting = Um momento…
link-lost = Conexão perdida. Sua partida está a salvo; reconectando…
reconnecting = Reconectando…
seat-reconnecting = reconectando
link-full = Gente demais nesta mesa. Continuamos tentando…
table-gone = Esta mesa não existe
table-gone-why = O link está errado ou a mesa foi apagada.
page-old = Há uma versão mais nova desta página.
engine-what = Carregando o jogo
engine-loading = Carregando o jogo: { $done } de { $all } MB
engine-starting = Montando a mesa
engine-failed = O jogo não carregou. Nada do que você jogou se perdeu.
update-ready = Há uma versão nova. Suas partidas não mudam.
update-take = Atualizar agora
alone-title = Esta página funciona sem servidor
alone-kept = Suas partidas ficam neste navegador, neste aparelho.
alone-promised = O navegador vai guardá-las até você apagar.
alone-not-promised = O navegador pode apagá-las se faltar espaço ou depois de semanas sem visita: salve as importantes em arquivo.
alone-offline = Funciona offline.
alone-fetch = Baixar para uso offline
alone-server = Para jogar com amigos em outros aparelhos, um de vocês roda um servidor.
alone-files = Coloque em uma pasta o arquivo { $file } de uma versão publicada e digite nela:
alone-releases = Versões publicadas
notebook = Caderno Python
notebook-intro = Python, aqui no seu navegador: mude uma célula e execute-a, também com Shift e Enter. Nada é instalado e nada é enviado; o que você muda some quando você sai.
notebook-run = Executar
notebook-run-all = Executar tudo
notebook-stop = Parar e esquecer
notebook-loading = Carregando o Python: { $percent }%
notebook-cell = Célula { $n }
notebook-picture = Imagem feita pela célula
reload = Recarregar
to-lobby = Voltar ao início
refused-lost = A conexão caiu; tente de novo.
refused-other = Agora não dá.

## Table

round = Rodada { $n }
your-turn = Sua vez
your-turn-dot = Sua vez.
cards-to-play =
    { $n ->
        [0] Gaste o que tem ou encerre o turno.
        [one] Falta jogar uma carta.
       *[other] Faltam { $n } cartas para jogar.
    }
nothing-left = Nada mais a fazer: encerre o turno.
waiting-for = Vez de { $name }
game-over = A partida acabou.
watching = assistindo
luck-sealed = Sorteio garantido
luck-sealed-why = O embaralhamento foi definido antes da distribuição; qualquer pessoa pode conferir depois: { $hash }
luck-mixed = Os números de { $names } entram nele.
luck-anew = Sorteio refeito
luck-anew-why = { $name } trouxe esta partida salva. Tudo o que ninguém pode saber é embaralhado de novo aqui: nenhum arquivo diz o que vem a seguir. Qualquer pessoa pode conferir depois da partida: { $hash }
luck-what-if = Sorteio refeito
luck-what-if-why = Esta partida continua um momento de outra já encerrada. Todas as cartas que você não podia saber foram embaralhadas de novo. Qualquer pessoa pode conferir depois: { $hash }
luck-brought = Sorteio sem garantia
luck-brought-why = { $name } trouxe esta partida com o sorteio dela e talvez conheça todas as cartas.
luck-prepared = Cartas preparadas
luck-prepared-why = As cartas desta mesa foram arrumadas antes.
luck-replay = De um arquivo
luck-replay-why = Este replay vem de um arquivo de partida. O arquivo diz o que foi distribuído; ninguém aqui viu o sorteio.
luck-told = A sorte da caixa de verdade
luck-told-why = As pessoas desta mesa dizem o que as cartas e os cubos de verdade trouxeram. A partida pode ser revista e contada, mas nada prova a sua sorte.
menu = Menu
tabs = Seções da mesa
tab-seats = Jogadores
tab-log = Histórico
tab-rules = Regras
seats = Jogadores
seat = Lugar
you = você
bot = bot
held = um bot está jogando
away = ausente
status-in-play = na masmorra
status-escaped = escapou
status-rescued = resgate
status-lost = sem volta
nudge = Cutucar
hold-them = Pôr um bot no lugar
hold-me = Pôr um bot no meu lugar
hold-sure-title = Deixar um bot jogar por você?
hold-sure = O bot joga os seus turnos até você retomar o lugar. Se ele jogar mais da metade, a partida não conta nas suas estatísticas.
hold-sure-yes = Deixar o bot jogar
hold-sure-no = Continuar jogando
return = Retomar meu lugar
bot-plays-you = Um bot está jogando por você.
ask-end = Propor o fim da partida
ask-advice = Propor liberar conselhos
damage-of = { $n } de { $most } de dano
pile-hand = Mão: { $n }
pile-deck = Baralho: { $n }
about-health = { $n } de { $most } de dano. Cada cubo desta cor retirado em um ataque vem para cá; com a trilha cheia, é nocaute.
about-hand = Cartas na mão: { $n }. No fim do turno compram-se cinco novas.
about-deck = Cartas no baralho: { $n }. Quando ele acaba, a pilha de descarte é embaralhada e vira o baralho.
about-rage =
    A fúria faz cada ataque retirar { $n ->
        [one] um cubo
       *[other] { $n } cubos
    }. Roubar Artefatos faz a fúria subir.
about-area = O barulho desde o último ataque. No próximo, tudo vai para a bolsa, e então cubos são retirados.
about-bag =
    { $n ->
        [one] Há um cubo
       *[other] Há { $n } cubos
    } na bolsa. Os pretos erram; qualquer outro causa 1 de dano a quem joga com aquela cor.
about-draws =
    O próximo ataque retira { $n ->
        [one] um cubo
       *[other] { $n } cubos
    } da bolsa. Uma carta com o símbolo de ataque entrando na Fileira o provoca.
about-worth = Sua pontuação se você saísse agora.
about-none-yet = Ninguém sai sem Artefato. Pegue um primeiro.
log = Histórico
log-turns = Turnos
log-talk = Chat
log-you = Você
log-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
log-attack = Ataque
log-called = { ", " }provocado por { $names }
log-no-cubes = a bolsa estava vazia
log-newer = ▼ mais { $n }
voice = O que está acontecendo
row-place = Fileira, posição { $n }
since-mine = Desde o seu último turno
talk-badge = { $n ->
    [one] 1 mensagem nova
   *[other] { $n } mensagens novas
}
chat = Escreva para a mesa
map = A masmorra
map-list = Ver o mapa como lista
map-picture = Ver o mapa como imagem
stand-here = aqui: { $names }
unknown-place = Inexplorado
walk-far =
    Andar até aqui, { $n ->
        [one] { $n } sala
       *[other] { $n } salas
    }: { $price }
monsters-here = { $n ->
    [one] Um monstro ronda aqui
   *[other] { $n } monstros rondam aqui
}
the-depths = As Profundezas
depths-about = As Profundezas: quem vai a nocaute aqui não tem resgate e não marca nada.
look-through = Ver o descarte
look-through-of = Descarte de { $name }: { $n }
dungeon-discard = Descarte da Fileira da Masmorra
deck-left =
    Restam no seu baralho { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, em ordem desconhecida
pile-empty = Nenhuma carta aqui.
pile-hidden = { $n ->
    [one] Uma carta está virada para baixo.
   *[other] { $n } cartas estão viradas para baixo.
}
countdown-rests = A contagem regressiva começa quando alguém sai.
countdown-at = Contagem regressiva: espaço { $n } de { $most }
tokens-of = Fichas de { $name }: { $n }
things-of = Tesouro de { $name }
discard-pile = Descarte
zoom-in = Aproximar
zoom-out = Afastar
zoom-all = Tudo
zoom-all-about = Ver o mapa inteiro; de novo para voltar
overview = Visão geral: clique para ir até lá, duas vezes para seguir seu peão
dragon = O Dragão
draws = retira { $n }
rage = Fúria: espaço { $space }
clank-area = Área de Clank!
bag = Bolsa
attack-draws =
    Ataque: { $n ->
        [one] { $n } cubo
       *[other] { $n } cubos
    }
attack-why = fúria { $rage }{ $danger ->
    [0] {""}
   *[other] , perigo { $danger }
}
guards = monstros
of-held = de { $n }
free = Grátis
by-way-of = via { $names }
key-enter = Enter
key-space = Espaço
why-not = Por que não?
market = Mercado, { $gold } de Ouro
row = Fileira da Masmorra
dangers =
    { $n ->
        [one] Perigo: +1 cubo por ataque
       *[other] { $n } Perigos: +{ $n } cubos por ataque
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
leads-to = Leva a: { $room }
not-this-way = Não encaixa assim
as-it-lies = Já está assim
put-down = Colocar peça
resources = Para gastar
resources-of = { $name } está jogando
in-gold = de Ouro
in-area = Clank!
played = Cartas jogadas neste turno
played-by = Cartas de { $name }
points-if-out = { $n ->
    [one] 1 ponto se você sair
   *[other] { $n } pontos se você sair
}
points-none-yet = Ainda sem Artefato: sem pontos
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
undo-turn = Desfazer turno
undo-all = Desfazer tudo
end-turn = Encerrar turno
end-anyway = Encerrar mesmo assim
end-now = Encerrar agora
end-asked = Aperte de novo para encerrar.
unspent = Sobrou: { $what }
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
attack-safe = { $name }: a salvo lá fora
attack-spared = { $name }: sem dano
attack-called = Provocado por { $names }
attack-countdown = A contagem regressiva avança
attack-left = Quem saiu retira cubos contra quem ficou
attack-sum =
    Fúria { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ Perigo { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ contagem { $countdown }
    }
attack-open = Alguém consegue bloquear?
attack-wild = Um cubo selvagem: todos −1
attack-wild-why = Um cubo selvagem fere todos que ainda estão lá dentro e volta para a área de Clank!
attack-next = próximo
attack-tally = { $n } de { $most }
attack-nobody = Ninguém se feriu.

## Grandes horas

got-it = Entendi
banner-begins = { $name } começa
banner-you-begin = Você começa
banner-begins-why = Roube um Artefato, saia com vida e leve o maior tesouro.
banner-caught = Nocaute!
banner-rescued = Você tinha um Artefato e deu para chegar até você: resgate, e todo o seu tesouro conta.
banner-lost-deep = Tão fundo, ninguém vem buscar você. Nada conta.
banner-lost-bare = Sem Artefato, ninguém vem buscar você. Nada conta.
banner-leave = A saída!
banner-leave-why =
    { $n ->
        [one] Encerre o turno aqui e saia com { $n } ponto.
       *[other] Encerre o turno aqui e saia com { $n } pontos.
    }
banner-out =
    { $n ->
        [one] { $names } saiu
       *[other] { $names } saíram
    }
banner-felled =
    { $n ->
        [one] { $names } foi a nocaute
       *[other] { $names } foram a nocaute
    }
banner-out-turns =
    { $n ->
        [0] Quem ainda está lá dentro vai a nocaute.
        [one] Falta um turno; depois, quem estiver lá dentro vai a nocaute.
       *[other] Faltam { $n } turnos; depois, quem estiver lá dentro vai a nocaute.
    }
banner-out-cubes = De agora em diante, cada turno de quem está fora do jogo vira um ataque.
banner-last = Seu último turno
banner-last-why = Depois dele, quem estiver lá dentro vai a nocaute.
banner-rage = A fúria sobe!
banner-rage-why =
    { $n ->
        [one] Cada ataque agora retira { $n } cubo.
       *[other] Cada ataque agora retira { $n } cubos.
    }
banner-secret = { $name }: { $token }
moment-won = Você venceu!
moment-won-why =
    { $n ->
        [one] Ninguém fez mais: { $n } ponto.
       *[other] Ninguém fez mais: { $n } pontos.
    }
since-away = Enquanto você esteve fora
rules = Regras
search = Buscar
no-rules = As regras não estão disponíveis agora.
advice-ask = Pedir um conselho
advice-thinks = O Mestre Ladrão está pensando…
advice-again = Perguntar de novo
advice-instead = Outras boas jogadas
advice-follow = Fazer essa jogada
advice-own = Eu decido
advice-weigh = Comparar minhas opções
keys = Atalhos de teclado
keys-undo-turn = Desfazer o turno inteiro
keys-row = Adquirir ou combater a carta da Fileira com este número
keys-map = Ir ao mapa; de novo: em lista
keys-arrows = De sala em sala no mapa; girar a peça
keys-enter = Confirmar
keys-read = Ampliar a carta selecionada
keys-skip = Pular para o fim
keys-escape = Fechar ou cancelar
keys-tab = Próximo elemento: mão, Fileira, mapa, ações, jogadores, histórico
keys-page = Mostrar esta lista
learn-game = Aprender { $game }
rules-two-minutes = Regras rápidas
to-play = Jogar { $game }
rules-all = Regras completas
rules-all-why = Todas as regras deste jogo, como o Tiptoe as aplica.
rules-none = Nenhuma regra encontrada.
rule-mark = §
rule-about = Regra { $rule }: ler
book-title = Regras: { $game }
book-waits = Sua partida espera por você.
book-back = Voltar à mesa
book-contents = Sumário
book-search = Buscar nas regras
book-found = { $n ->
    [0] Nada encontrado
    [one] { $n } trecho encontrado
   *[other] { $n } trechos encontrados
}
book-found-line = No livro
book-found-rule = Texto exato
book-found-ruling = Esclarecimentos
book-found-term = Glossário
book-found-piece = Cartas e fichas
book-more = { $n ->
    [one] Mais um item
   *[other] Mais { $n } itens
}
book-note = Veja também
book-pick = Escolha um número depois de uma frase para ler a regra exata, os esclarecimentos e as cartas de que ela trata.
book-copy = Copiar link
book-copied = Link copiado
book-near = Esclarecimentos e regras relacionadas
book-rulings = Esclarecimentos deste capítulo
book-pieces-of = Cartas e fichas de que trata
book-pieces-why = Escolha uma para vê-la com todas as regras e esclarecimentos sobre ela.
book-rules-of = Regras relacionadas
book-told = Onde o livro fala disso
book-search-term = Buscar em tudo
book-example = Exemplo
book-examples = Exemplos passo a passo
book-examples-why = Cada um se abre em uma mesa de verdade e é jogado passo a passo, com as regras que valem.
book-see = Ver na mesa
example-start = Esta é a posição. “Próximo” mostra o que acontece, passo a passo.
example-step = Passo { $n } de { $all }
example-on = Próximo
example-back = Anterior
example-leave = Ver a regra
example-told = O que acontece
example-rules = O que ele mostra
no-example = Este exemplo não existe.
book-only-with = Só com { $variant }.
book-untranslated = Esta regra ainda não foi traduzida.

## Consent

go-back = Desfazer mais…
ask-undo = Pedir para desfazer
ask-undo-title = Desfazer até aqui?
ask-undo-lost =
    { $n ->
        [one] Uma jogada é desfeita.
       *[other] { $n } jogadas são desfeitas, inclusive as dos outros.
    }
ask-undo-redealt = As cartas que ninguém viu são embaralhadas de novo, e também a mão de quem jogou desde então: as mesmas cartas não voltam.
ask-undo-agree = Precisam concordar: { $names }.
ask-undo-nobody = Só há bots com você: ninguém precisa concordar.
ask-undo-ask = Pedir a todos
ask-undo-do = Desfazer
cancel = Cancelar
consent-undo = { $name } pede para desfazer
consent-undo-why = As cartas que ninguém viu são embaralhadas de novo. Todos precisam concordar.
consent-end = { $name } propõe encerrar a partida
consent-end-why = Ninguém vence. Todos precisam concordar.
consent-advice = { $name } propõe liberar conselhos
consent-advice-why = Até o fim da partida, todos poderão pedir conselho ao Mestre Ladrão. Todos precisam concordar.
consent-waiting = Esperando resposta: { $names }
yes = Sim
no = Não

## Entries of the log

entry-opened = A mesa está aberta.
entry-seated =
    { $who ->
        [you] Você se sentou.
       *[other] { $name } se sentou.
    }
entry-unseated =
    { $who ->
        [you] Você deixou o lugar.
       *[other] { $name } deixou o lugar.
    }
entry-bot-seated = Um bot se sentou.
entry-undone =
    { $who ->
        [you] Você desfez uma jogada.
       *[other] { $name } desfez uma jogada.
    }
entry-took-back =
    { $who ->
        [you] Você desfez: { $what }.
       *[other] { $name } desfez: { $what }.
    }
entry-redealt =
    { $who ->
        [you] Você desfez uma jogada; as cartas que ninguém tinha visto foram embaralhadas de novo.
       *[other] { $name } desfez uma jogada; as cartas que ninguém tinha visto foram embaralhadas de novo.
    }
entry-started-anew = A partida continua a partir de um arquivo. Tudo o que ninguém pode saber foi embaralhado de novo.
entry-started-what-if = A partida continua um momento de outra já encerrada. Todas as cartas ocultas foram embaralhadas de novo.
entry-started-brought = A partida continua a partir de um arquivo, com o sorteio desse arquivo.
entry-asked-undo =
    { $who ->
        [you] Você pediu a todos para desfazer.
       *[other] { $name } pediu a todos para desfazer.
    }
entry-asked-end =
    { $who ->
        [you] Você propôs encerrar a partida.
       *[other] { $name } propôs encerrar a partida.
    }
entry-asked-advice =
    { $who ->
        [you] Você propôs liberar conselhos.
       *[other] { $name } propôs liberar conselhos.
    }
entry-agreed =
    { $who ->
        [you] Você concordou.
       *[other] { $name } concordou.
    }
entry-disagreed =
    { $who ->
        [you] Você não concordou.
       *[other] { $name } não concordou.
    }
entry-abandoned = A partida foi encerrada.
entry-advisable = De agora em diante, todos podem pedir conselho ao Mestre Ladrão.
entry-held =
    { $who ->
        [you] Um bot está jogando por você.
       *[other] Um bot está jogando por { $name }.
    }
entry-returned =
    { $who ->
        [you] Você voltou.
       *[other] { $name } voltou.
    }
entry-nudged =
    { $who ->
        [you] Você recebeu um lembrete: todos esperam.
       *[other] { $name } recebeu um lembrete: todos esperam.
    }
entry-moved =
    { $who ->
        [you] Você passou para outro aparelho.
       *[other] { $name } passou para outro aparelho.
    }
entry-rematched = Começa a revanche.

## End

winners = { $n ->
    [one] { $names } vence
   *[other] { $names } vencem juntos
}
nobody-wins = Ninguém vence
abandoned = A partida foi encerrada
verdict-escaped =
    { $place ->
        [1] Você saiu e venceu!
        [2] Você saiu, em segundo lugar
        [3] Você saiu, em terceiro lugar
        [4] Você saiu, em quarto lugar
       *[other] Você saiu, em { $place }º lugar
    }
verdict-bot = { $place ->
    [1] Um bot ganhou esta partida por você
   *[other] Um bot jogou esta partida por você
}
verdict-bot-turns = Turnos que um bot jogou por você: { $bot } de { $turns }. A partida não conta nas suas estatísticas.
verdict-bot-some = Um bot jogou alguns dos seus turnos: { $bot } de { $turns }.
turns-by-bot = turnos do bot: { $bot } de { $turns }
turns-by-bot-of = Turnos que um bot jogou por { $name }: { $bot } de { $turns }.
verdict-rescued =
    { $place ->
        [1] Resgate, e vitória!
        [2] Resgate, em segundo lugar
        [3] Resgate, em terceiro lugar
        [4] Resgate, em quarto lugar
       *[other] Resgate, em { $place }º lugar
    }
verdict-shared = Vitória compartilhada
verdict-lost = Você não voltou
verdict-in-play = Você não achou a saída
verdict-ahead = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $gap } à frente de { $name }.
verdict-behind = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $gap } atrás de { $name }.
verdict-level =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, empate com { $name }: o melhor Artefato decide.
verdict-even =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, empate total com { $name }.
verdict-only =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }: ninguém mais levou nada.
verdict-nothing =
    { $why ->
        [artifact] Sem Artefato, sem pontos.
        [place] Nocaute nas Profundezas, onde ninguém resgata: sem pontos.
       *[inside] A partida acabou com você lá dentro: sem pontos.
    }
verdict-carried = { $points ->
    [0] { "" }
    [one] Você levava { $points } ponto.
   *[other] Você levava { $points } pontos.
}
verdict-lead = Seu ponto forte: { $line }, { $mine } a { $theirs }.
verdict-lack = O que faltou: { $line }, { $mine } a { $theirs }.
verdict-rescued-too = { $n ->
    [one] Resgate para { $names }.
   *[other] Resgate para { $names }.
}
verdict-lost-too =
    { $n ->
        [one] { $names } não voltou.
       *[other] { $names } não voltaram.
    }
fate-escaped = saiu
fate-escaped-turn = saiu no turno { $n }
fate-rescued = nocaute, com resgate
fate-rescued-turn = nocaute no turno { $n }, com resgate
fate-lost-artifact = nocaute sem Artefato: sem pontos
fate-lost-place = nocaute nas Profundezas: sem pontos
fate-in-play-inside = não saiu a tempo: sem pontos
place = Posição
points = Pontos
open-number = { $name }, { $line }: { $n }. Ver detalhes
parts-of = { $n ->
    [one] { $n } ponto em { $line }
   *[other] { $n } pontos em { $line }
}
parts-some = { $some } de { $all } valem pontos.
parts-none = Nada aqui.
parts-lost = Você levava isto, mas não conta.
numbers-open = Escolha um número para ver os detalhes.
course = A corrida
course-why = Pontos após cada turno: Artefato, fichas, Ouro e cartas.
course-turn = Turno
course-points = Pontos
course-wounds = Dano
course-plot =
    { $what } de cada jogador em { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
course-table = Ver como tabela
course-countdown = contagem regressiva
course-waits = Reproduzindo a partida…
course-fails = Não dá para mostrar este gráfico: { $why }
moments = Melhores momentos
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
memory-caught =
    { $who ->
        [you] Você vai a nocaute
       *[other] { $name } vai a nocaute
    }
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] O Dragão causa 1 de dano a você
               *[other] O Dragão causa 1 de dano a { $name }
            }
       *[other]
            { $who ->
                [you] O Dragão causa { $n } de dano a você
               *[other] O Dragão causa { $n } de dano a { $name }
            }
    }
memory-attack-why = o pior ataque da partida
memory-attack-yours = o seu pior ataque
memory-noise = { $who ->
    [you] Você faz { $n } Clank! num turno
   *[other] { $name } faz { $n } Clank! num turno
}
memory-noise-why = o turno mais barulhento
memory-card =
    { $who ->
        [you] Você adquire { $card }
       *[other] { $name } adquire { $card }
    }
memory-card-why = { $n ->
    [one] sua carta mais valiosa: { $n } ponto
   *[other] sua carta mais valiosa: { $n } pontos
}
seal-title = Cada embaralhamento foi definido antes da partida
seal-checking = Refazendo cada embaralhamento e cada compra…
seal-holds =
    Conferido: { $n ->
        [one] { $n } embaralhamento ou compra bate
       *[other] { $n } embaralhamentos e compras batem
    } com a impressão digital { $seal }.
seal-seen = Seu navegador viu esta impressão digital antes da distribuição.
seal-numbers =
    { $n ->
        [one] O navegador de um jogador pôs seu toque de acaso no embaralhamento.
       *[other] Os navegadores de { $n } jogadores puseram seu toque de acaso no embaralhamento.
    }
seal-own-only = O seu navegador pôs seu toque de acaso no embaralhamento.
seal-own-number = O seu também.
seal-late-number = O seu chegou tarde demais.
seal-other-numbers = Atenção: os números usados não são os que seu navegador tinha visto.
seal-broken = Não confere: { $reason }
seal-foreign = Esta partida usou outra versão das cartas. Só aquela versão pode conferir; o arquivo diz qual é.
seal-unseen = Atenção: antes da distribuição, seu navegador tinha visto outra impressão digital: { $seal }
seal-again = Conferir de novo
luck-how = Como funciona
seal-told = { $n ->
    [one] A partida se repete: { $n } escolha. Vocês mesmos disseram a sorte, então nada a prova.
   *[other] A partida se repete: { $n } escolhas. Vocês mesmos disseram a sorte, então nada a prova.
}
seal-explained = Antes da distribuição, o servidor publica a impressão digital do seu segredo, e cada navegador a de um número sorteado por ele. Depois os navegadores revelam seus números e, no fim da partida, o servidor revela seu segredo. Todos os embaralhamentos saem desse conjunto: nem o servidor nem ninguém à mesa pode trapacear. Com o arquivo da partida, qualquer pessoa refaz cada um.
rematch = Jogar de novo
rematch-join = { $name } vai jogar de novo: venha ({ $n } de { $of })
rematch-join-any = Vão jogar de novo: venha ({ $n } de { $of })
rematch-watch = { $name } vai jogar de novo: assistir ({ $n } de { $of })
rematch-watch-any = Vão jogar de novo: assistir ({ $n } de { $of })
rematch-title = { $name } vai jogar de novo
rematch-title-any = Vão jogar de novo
rematch-deals = Os mesmos jogadores, cartas novas, na hora.
rematch-waits = Todos se encontram em uma mesa nova.
download-record = Baixar a partida
look-at-table = Ver a mesa
show-result = Ver o resultado
close = Fechar

## Replay

replay = Replay
replay-dot = Replay.
replay-plays = { $name } joga
replay-of = Replay: { $game }
replay-title = Replays
workshop = Oficina
replay-waits = Reproduzindo a partida…
replay-no-file = Este link leva a um momento de uma partida salva em arquivo. Se você tem o arquivo, abra-o aqui.
replay-yours = Suas partidas terminadas
replay-steps = Controles do replay
replay-turn-back = Turno anterior
replay-back = Jogada anterior
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Próxima jogada
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
replay-mark-attack =
    { $n ->
        [0] Ataque: ninguém sofre dano
        [one] Ataque: 1 de dano
       *[other] Ataque: { $n } de dano
    }
replay-mark-out = { $name } escapa
replay-mark-caught = { $name } vai a nocaute
replay-mark-buy = { $name } adquire uma carta por { $n }
record-bring = Abrir arquivo de partida
record-drop = Solte aqui um arquivo de partida
record-drop-why = Um arquivo .tiptoe. É reproduzido nesta página e não fica guardado em lugar nenhum.
record-choose = Escolher um arquivo
record-too-long = Este arquivo é grande demais para uma partida: no máximo 200 kB.
record-unreadable = Não dá para reproduzir este arquivo, linha { $line }: { $why }
record-go-on = Terminar esta partida
what-if = Jogar a partir daqui
what-if-as = no lugar de { $name }, contra bots
what-if-out = Este jogador já saiu
look-back = Balanço da partida
look-what = Mostrar
look-chance = Prognóstico
look-chance-why = Em 100: a nota do bot mais forte, pelo que cada um podia ver.
look-points = Pontos
look-points-why = O que cada um marcaria se saísse agora.
look-damage = Dano
look-damage-why = Dano sofrido, ao fim de cada turno.
look-cubes = Cubos na bolsa
look-cubes-why = Os cubos de cada um que o próximo ataque pode retirar.
look-home = O caminho de volta
look-home-why = Botas necessárias para sair, com obstáculos. Abaixo de zero: já saiu ou não há caminho conhecido.
look-deck = Baralho
look-deck-why = Quanto rende uma carta média do baralho, segundo os bots.
look-luck = Sorte
look-luck-why = Dano que a bolsa poupou, em relação à média. Pura sorte.
look-bag = Sorte com a bolsa
look-drawn = cubos retirados
look-expected = esperado
look-weighs = Separando a sorte das escolhas…
look-account = O que formou o prognóstico (em 100)
look-account-why = Sorte é a diferença entre o que aconteceu e a média de muitas redistribuições. O resto são decisões.
look-start = depois da distribuição
look-cards = cartas compradas
look-row = cartas novas na Fileira
look-secrets = segredos e peças
look-dragon = a bolsa
look-play = decisões
look-rivals = decisões dos outros
look-end = no fim
look-turning = Momentos decisivos
look-turning-none = Nenhum turno mudou muito as chances.
look-turn-of = Turno { $n }: { $name } { $change }
look-why-cards = cartas compradas
look-why-row = cartas novas na Fileira
look-why-secrets = segredos e peças
look-why-dragon = a bolsa
look-why-play = decisões de { $name }
look-better = Chances perdidas
look-better-of = As escolhas de quem
look-better-think = O Mestre Ladrão está revendo os piores turnos…
look-better-none = Mesmo nos piores turnos, o Mestre Ladrão não vê nada claramente melhor.
look-better-made = Turno { $n }: “{ $made }”
look-better-was = Melhor: “{ $better }”, nota +{ $behind } em 100.
look-json = Baixar JSON
look-csv = Baixar CSV
watch-replay = Ver o replay
see = Ver
see-moment = Ver o momento: { $what }

## A wrong rule

wrong-open = Relatar uma regra errada
wrong-title = Isto devia ter sido recusado
wrong-which = Qual escolha devia ter sido recusada?
wrong-choose = Escolha uma
wrong-scenario = Cenário
wrong-about = Este momento como cenário: o que você vê, e uma nova distribuição do que você não vê. Ele falha até a regra estar certa.
wrong-form = Abrir o formulário

## Settings

language = Idioma
language-begun = { $percent }% está traduzido; o resto está em inglês.
theme = Tema
theme-torch = Escuro (tocha)
theme-parchment = Claro (pergaminho)
speed = Velocidade das animações e dos bots
speed-calm = Lento
speed-brisk = Normal
speed-quick = Rápido
speed-instant = Instantâneo
motion = Animações
motion-system = Igual ao aparelho
motion-full = Todas
motion-less = Reduzidas
ask = Confirmar antes de encerrar meu turno
ask-waste = Se sobrar algo
ask-always = Sempre
ask-never = Nunca
sound = Som
volume-table = Cartas e moedas
volume-moments = Grandes momentos
volume-bell = Sino na minha vez
notify = Avisar quando for a minha vez
follow = Seguir os outros jogadores no mapa
notify-body = É a sua vez, todos esperam!
notify-denied = Seu navegador bloqueia notificações.
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
term-attack = Ataque do Dragão
term-attack-why = Quando esta carta entra na Fileira, o Dragão ataca.
term-danger = Perigo
term-danger-why = Enquanto está na Fileira, cada ataque retira um cubo a mais.
term-arrive = Revelar
term-arrive-why = Acontece uma vez, quando a carta é revelada na Fileira.
term-acquire = Adquirir
term-acquire-why = Acontece uma vez, quando você adquire a carta; não quando a joga.
term-defeat = Derrota
term-defeat-why = Sua recompensa por derrotar o Monstro. A carta não vai para o seu baralho.
term-use = Use
term-use-why = Pague e faça na hora; a carta não vai para o seu baralho.
term-shield = Proteção
term-shield-why = Descarte-a da mão para evitar o dano de um cubo selvagem.
term-suit = Facção
term-suit-why = Faz mais se você jogar outra carta da mesma Facção neste turno.
term-teleport = Teletransporte
term-teleport-why = Vá para uma sala adjacente sem Botas, passando por Monstros e Cadeados.
term-lockpicks = Gazuas
term-lockpicks-why = Abrem Cadeados. Ficam com você até serem gastas.
term-trash = Eliminar
term-trash-why = A carta sai da partida de vez; o que ela deu continua seu.
term-discard = Descartar
term-discard-why = Ponha uma carta da mão na sua pilha de descarte, sem o efeito dela.
term-replace = Substituir
term-replace-why = A carta sai da Fileira, e outra é revelada na hora.
term-heal = Cura
term-heal-why = Tire esse número de cubos do seu Contador de Pontos de Vida.
term-clank = Clank!
term-clank-why = Barulho: seus cubos vão para a área de Clank! e, no próximo ataque, para a bolsa. Com um menos, eles voltam.
term-draw = Comprar
term-draw-why = Compre esse número de cartas do seu baralho, na hora.
term-swords = Espadas
term-swords-why = Servem para derrotar Monstros, na Fileira e nos túneis. Só neste turno.
term-boots = Botas
term-boots-why = Cada Bota atravessa um túnel. Só neste turno.
term-skill = Habilidade
term-skill-why = Serve para adquirir cartas. Só neste turno.
term-gold = Ouro
term-gold-why = Fica com você: gaste no Mercado ou conte 1 ponto por moeda.
moment-acquire = Adquirir
moment-use = Use
moment-defeat = Derrota
moment-arrive = Revelar
moment-shield = Descartar contra um cubo selvagem
moment-reveal = Ao encontrar
moment-consume = Uma vez
seat-fox = Raposa
seat-owl = Coruja
seat-toad = Sapo
seat-hare = Lebre
seat-moth = Mariposa
seat-badger = Texugo

## Cartas

cards-title = Cartas e fichas
cards-of = Cartas: { $game }
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
cards-own-set = Jogo base
cards-all = Tudo
cards-found = { $n } de { $all }
cards-none = Nenhuma carta encontrada.
cards-reserve = Reserva
cards-points = { $n ->
    [one] Vale 1 ponto no fim.
   *[other] Vale { $n } pontos no fim.
}
cards-attack = Ao ser revelada, o Dragão ataca.
cards-danger = Enquanto está na Fileira, cada ataque retira um cubo a mais.
cards-price = Custo
cards-copies = Cópias
cards-origin = Fonte dos números
cards-id = Id
origin-public = fontes públicas
origin-tiptoe = criação do Tiptoe
cards-before = A carta anterior
cards-after = A próxima carta

# What some games have
wild = Cubos selvagens
wild-wait = { $n ->
    [one] Um cubo selvagem espera aqui
   *[other] { $n } cubos selvagens esperam aqui
}
alone-inside = Última pessoa lá dentro: rodada { $n } de { $most }
marks-of = Salas marcadas: { $n } de { $most }
effect-active = Ativo: condição cumprida neste turno.
effect-waits = Ainda não ativo neste turno.

## Lessons

lesson = Lição
lessons = Aprender jogando
lessons-why = Em uma mesa de verdade, com cartas preparadas. Saia quando quiser; você volta ao mesmo passo.
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
lesson-skip-title = Chega por hoje?
lesson-next = Próxima lição: { $title }
lesson-play = Enfrentar Sapo e Coruja
lesson-again = Jogar de novo
lesson-resume = Voltar à lição
lesson-all = Todas as lições
lesson-gone = Esta lição não existe aqui.

# Relógios, bots que substituem, lugares pedidos de volta.
pace-each = { $time } por turno
pace-zero = Quando o tempo acaba, um bot joga esse turno.
due-left = restam { $time }
due-then = Até: { $when }. Depois, um bot joga este turno.
due-then-on = Até: { $when }. Depois, um bot joga até a pessoa voltar.
stand-in-ask = Deixar um bot jogar o turno de { $name }?
stand-in-asked = { $by } pergunta: um bot joga o turno de { $name }?
stand-in-why = { $name } não está aqui. O bot joga só este turno. Todos que estão aqui precisam concordar.
stand-in-why-on = { $name } ainda não voltou. O bot joga até { $name } voltar. Todos que estão aqui precisam concordar.
stand-in-yes = Deixar o bot jogar
stand-in-waiting = Um bot joga por { $name }? Esperando resposta: { $names }
stood-in = { $n ->
    [one] Um bot jogou por você: turno { $turns }.
   *[other] Um bot jogou por você: turnos { $turns }.
}
stood-in-for = { $n ->
    [one] { $name }: um bot jogou o turno { $turns }.
   *[other] { $name }: um bot jogou os turnos { $turns }.
}
watching-here = Você está assistindo.
claim-offer = Um destes lugares era seu?
claim-title = Qual lugar era o seu?
claim-why = Perdeu o lugar com os cookies ou abriu o link em outro navegador? Os outros da mesa são consultados. Se concordarem, você continua aqui, e o navegador antigo só assiste.
claim-mine = Este era o meu
claim-here = alguém está jogando agora
claim-none = Nenhum, só assisto
claim-pending = Você pediu o lugar de { $name }. Os outros precisam concordar.
claim-refused = Os outros não deram a você o lugar de { $name }.
claim-asked = Alguém diz ser { $name }
claim-asked-why = Essa pessoa está assistindo e diz ser { $name }, sem o navegador de antes. Na dúvida, pergunte primeiro a { $name }: quem recebe o lugar vê a mão e continua a partida.
claim-give = Dar o lugar
claim-waiting = Alguém pede o lugar de { $name }. Esperando resposta: { $names }
sent-away = { $name } teve de sair e não pode sentar de novo.
let-back = Deixar voltar
entry-held-once =
    { $who ->
        [you] Um bot joga este turno por você.
       *[other] Um bot joga este turno por { $name }.
    }
entry-seat-asked-hold =
    { $who ->
        [you] Um bot joga por você? Todos aqui são consultados.
       *[other] Um bot joga por { $name }? Todos aqui são consultados.
    }
entry-seat-asked-claim =
    { $who ->
        [you] Alguém que assiste pede o seu lugar.
       *[other] Alguém que assiste pede o lugar de { $name }.
    }
entry-let-back = { $what } pode sentar de novo.
stored-mark = Quando você senta, dezesseis bits de um hash do seu endereço ficam com a mesa, para que quem foi tirado dela não volte sozinho. Não dá para descobrir seu endereço a partir deles.
# O que está à vista de todos na mesa.
stacks = Ainda por vir
artifacts-left = Pilha de Artefatos
about-artifacts = Artefatos que ainda virão, o próximo primeiro. As peças novas tiram os seus desta pilha.
about-tiles = { $n ->
    [0] Não resta nenhuma peça: o mapa fica como está.
    [one] Resta { $n } peça{ $back ->
        [surface] , da superfície
       *[other] , das Profundezas
    }.
   *[other] Restam { $n } peças. A próxima é { $back ->
        [surface] da superfície
       *[other] das Profundezas
    }.
}
tiles-surface = Peças restantes, a próxima da superfície
tiles-depths = Peças restantes, a próxima das Profundezas
tiles-none = Peças restantes
about-pool = { $what } que restam, viradas para baixo: { $n }.
about-wild-aside = { $what } que ainda esperam fora da masmorra: { $n }.
cubes-black = pretos
cubes-aside = fora da bolsa
about-aside = { $n ->
    [one] { $n } cubo preto está
   *[other] { $n } cubos pretos estão
} fora da bolsa. Quanto menos restam dentro, mais um ataque machuca.
about-bag-open = Na bolsa: { $cubes }.
about-supply = { $n ->
    [0] Não resta nenhum cubo no suprimento: não dá mais para fazer Clank!
    [one] Resta { $n } cubo no suprimento. Clank!, dano e cubos colocados saem daqui.
   *[other] Restam { $n } cubos no suprimento. Clank!, dano e cubos colocados saem daqui.
}
supply-of = { $n ->
    [one] { $n } cubo no suprimento
   *[other] { $n } cubos no suprimento
}
status-leaving = de saída
boots-blocked = esgotadas
about-blocked = Nenhuma Bota pode mais ser gasta neste turno.
to-cancel = a cancelar
about-credit = { $n ->
    [one] O próximo Clank! deste turno é cancelado.
   *[other] Os próximos { $n } Clank! deste turno são cancelados.
}
trashed-cards = Cartas eliminadas: { $n }
attack-short = { $n ->
    [0] A bolsa está vazia
   *[other] Só mais { $n } na bolsa
}
banner-rage-same = { $n ->
    [one] Cada ataque ainda retira { $n } cubo.
   *[other] Cada ataque ainda retira { $n } cubos.
}
tokens-gone = Fichas já usadas: { $n }
about-revealed = Revelada, ainda por colocar: { $tile }.
bag-ends = Se a bolsa ficar vazia depois de um ataque, todos os que ainda estão dentro vão a nocaute.

alone = Jogar sozinho
alone-why = Uma pessoa contra a noite: trinta Horas, Desafios curtos e uma medalha no fim.
night = A noite
night-chip = A noite, Horas restantes: { $n }. Agora: { $hour }
night-open-hour = A Hora aberta
night-left = { $n ->
    [one] Falta { $n } Hora
   *[other] Faltam { $n } Horas
}
night-early = sair antes da Madrugada: +12
night-worth = Pontos pela noite ao sair agora: { $points }
night-shadows = { $n ->
    [one] { $n } sombra
   *[other] { $n } sombras
} na Bolsa{ $drawn ->
    [0] .
    [one] , 1 tirada: ela queima uma Hora.
   *[other] , { $drawn } tiradas: elas queimam { $drawn } Horas.
}
night-burns = { $greed ->
    [one] Um Artefato queima { $greed } Hora
   *[other] Um Artefato queima { $greed } Horas
}; { $loud } ou mais cubos seus na área de Clank! queimam 1 a cada turno.
night-acts = Do jeito que está:
night-acts-not = Não do jeito que está:
night-warded = Afastada:
night-ward = Afastar: { $cost }
night-no-ward = Não pode ser afastada.
night-take-dare = Aceitar o Desafio
night-dare-turns = { $n ->
    [one] último turno
   *[other] faltam { $n } turnos
}
night-rubble = { $n ->
    [one] Entulho: sua próxima Bota se perde.
   *[other] Entulho: suas próximas { $n } Botas se perdem.
}
night-medals = Bronze · prata · ouro: { $points }
night-takes-card = sai
verdict-medal = { $medal ->
    [1] Bronze
    [2] Prata: você vence
    [3] Ouro: você vence
   *[0] Sem medalha
} ({ $grade })
verdict-night = { $fate ->
    [escaped] Você saiu. Pontos: { $points }
    [rescued] Você caiu, e foi resgatado. Pontos: { $points }
   *[other] Você nunca voltou.
}
