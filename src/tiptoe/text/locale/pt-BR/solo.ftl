# Sozinho contra o Dragão (SOL): a noite, suas Horas e os Desafios.

choice-take-dare = Aceitar o Desafio { $dare }: { $text }
choice-ward = Afastar { $hour } com { $cost }
action-take-dare = Aceitar
action-ward = Afastar

event-HourOpened = A próxima Hora: { $hour }.
event-HourTook = A noite leva { $card } da { -dungeon-row }.
event-HourActed = { $hour } age.
event-HourMissed = { $hour } passa: a condição não foi cumprida.
event-HourWarded = { $seat } afasta { $hour }.
event-HoursBurnt = { $n ->
    [one] 1 Hora queima
   *[other] { $n } Horas queimam
}{ $why ->
    [1] { " " }pelo Artefato.
    [2] { " " }pelo barulho.
    [3] { " " }pelas sombras.
   *[other] .
}
event-HoursReturned = { $n ->
    [one] 1 Hora queimada volta para baixo da noite.
   *[other] { $n } Horas queimadas voltam para baixo da noite.
}
event-ShadowDrawn = Sai uma sombra: não fere ninguém, mas uma Hora vai queimar.
event-CubesBagged = { $n ->
    [one] 1 cubo de { $seat } vai direto para a Bolsa.
   *[other] { $n } cubos de { $seat } vão direto para a Bolsa.
}
event-RubbleFell = Entulho: { $n ->
    [one] a primeira Bota do próximo turno será perdida.
   *[other] as primeiras { $n } Botas do próximo turno serão perdidas.
}
event-BootsBuried = { $n ->
    [one] 1 Bota se perde no entulho.
   *[other] { $n } Botas se perdem no entulho.
}
event-ArtifactHunted = O Colecionador tira { $token } do jogo.
event-DareOpened = Um novo Desafio está aberto: { $dare }.
event-DareTaken = { $seat } aceita o Desafio { $dare }.
event-DareWon = { $seat } conseguiu: { $dare }.
event-DareLost = { $seat } não conseguiu a tempo: { $dare }.
event-DawnCame = Amanheceu: a noite acabou.

reason-no-ward = Esta Hora não pode ser afastada.
reason-warded-already = Você já afastou esta Hora.
reason-need-skill-for-ward = Afastá-la custa { $need } de Habilidade; você tem { $have }.
reason-need-swords-for-ward = Afastá-la custa { $need ->
    [one] 1 Espada
   *[other] { $need } Espadas
}; você tem { $have }.
reason-need-boots-for-ward = Afastá-la custa { $need ->
    [one] 1 Bota
   *[other] { $need } Botas
}; você tem { $have }.
reason-need-gold-for-ward = Afastá-la custa { GOLD($need) }; você tem { $have }.
reason-dare-not-open = Esse Desafio não está aberto.
reason-dare-taken-already = Você já tem um Desafio: só um por vez.
reason-dare-too-late = Um Desafio é aceito antes da primeira carta do turno.

score-hours = Horas restantes

night-part-evening = Anoitecer
night-part-midnight = Meia-noite
night-part-small-hours = Madrugada
hour-takes = { $n ->
    [one] Leva a carta do espaço { $slots }
   *[other] Leva as cartas dos espaços { $slots }
}
hour-if = { $deed }: { $acts }
hour-ward = Afastar: { $cost }
hour-unwarded = não pode ser afastada
acts-joined = { $first }, { $second }
slots-joined = { $first } e { $second }
deed-silent = se nenhum cubo seu estiver na área de Clank!
deed-heard = se 3 ou mais cubos seus estiverem na área de Clank!
deed-deep = se você terminar o turno { place-depths }
deed-cave = se você entrou em uma { -crystal-cave } neste turno
deed-fought = se você derrotou um { -monster } da { -dungeon-row } neste turno
deed-found = se você pegou um Segredo neste turno
deed-bought = se você comprou no Mercado neste turno
deed-laden = se você adquiriu duas ou mais cartas neste turno
dare-goal-silent = terminar um turno sem nenhum cubo seu na área de Clank!
dare-goal-cave = entrar em uma { -crystal-cave }
dare-goal-fought = derrotar um { -monster } da { -dungeon-row }
dare-goal-found = pegar um Segredo
dare-goal-bought = comprar no Mercado
dare-goal-laden = adquirir duas cartas em um turno
dare-goal-further = { $marks ->
    [0] terminar um turno { place-depths }
   *[other] pôr um Cubo de dados
}
dare-goal-rooms = entrar em três salas em um turno
dare-goal-loud = fazer três Clank! em um turno
dare-goal-artifact = pegar um Artefato
dare-goal-dear = adquirir uma carta de custo 5 ou mais
dare-goal-frugal = não adquirir nenhuma carta
dare-text = { $goal }, { $turns ->
    [1] neste turno
   *[other] em { $turns } turnos
}. Recompensa: { $reward }; preço: { $price }
act-clank = +{ $n } Clank!
act-hush = { $n ->
    [one] pegue de volta 1 cubo seu da área de Clank!
   *[other] pegue de volta { $n } cubos seus da área de Clank!
}
act-attack = { $n ->
    [0] o { -dragon } ataca
    [one] o { -dragon } ataca com 1 cubo a mais
   *[other] o { -dragon } ataca com { $n } cubos a mais
}
act-rage = { $n ->
    [one] o Marcador de Fúria avança 1 espaço
   *[other] o Marcador de Fúria avança { $n } espaços
}
act-calm = { $n ->
    [one] 1 cubo preto volta para a Bolsa
   *[other] { $n } cubos pretos voltam para a Bolsa
}
act-echo = { $n ->
    [one] 1 cubo seu vai direto para a Bolsa
   *[other] { $n } cubos seus vão direto para a Bolsa
}
act-hunt = { $n ->
    [1] o Colecionador leva o Artefato menos valioso
   *[other] o Colecionador leva o Artefato mais valioso
}
act-rubble = { $n ->
    [one] a primeira Bota do seu próximo turno se perde
   *[other] as primeiras { $n } Botas do seu próximo turno se perdem
}
act-burn = { $n ->
    [one] 1 Hora queima
   *[other] { $n } Horas queimam
}
act-gold = { GOLD($n) }
act-heal = cure { $n }
act-hours = { $n ->
    [one] 1 Hora queimada volta
   *[other] { $n } Horas queimadas voltam
}
medal-0 = sem medalha
medal-1 = bronze
medal-2 = prata
medal-3 = ouro
medal-won = { $medal }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
medal-next = Bronze { $bronze }, prata { $silver }, ouro { $gold }
night-now = { $left ->
    [one] A noite: falta { $left } Hora
   *[other] A noite: faltam { $left } Horas
}, { $burnt ->
    [one] { $burnt } queimada
   *[other] { $burnt } queimadas
}; { $shadows ->
    [one] { $shadows } sombra
   *[other] { $shadows } sombras
} na Bolsa
night-warded = afastada
night-dare = Seu Desafio ({ $turns ->
    [one] último turno
   *[other] faltam { $turns } turnos
}): { $dare }: { $text }
night-dares = Desafios abertos:

hour-name-changing-of-the-guard = Troca da Guarda
hour-name-loose-stairs = Degraus Soltos
hour-name-lamp-oil = Óleo de Lamparina
hour-name-the-collector-calls = O Colecionador Chega
hour-name-a-door-ajar = Porta Entreaberta
hour-name-falling-plaster = O Reboco Cai
hour-name-one-eye-opens = Um Olho se Abre
hour-name-a-purse-is-cut = Bolsa Cortada
hour-name-the-fence-waits = O Receptador Espera
hour-name-a-bored-sentry = Sentinela Entediada
hour-name-the-bell = O Sino
hour-name-echoing-hall = Salão dos Ecos
hour-name-the-collector-chooses = O Colecionador Escolhe
hour-name-hot-breath = Bafo Quente
hour-name-hue-and-cry = Pega Ladrão!
hour-name-a-quiet-chapel = Capela Silenciosa
hour-name-barred-gate = Portão Trancado
hour-name-the-wager-paid = Aposta Paga
hour-name-a-forgotten-cellar = Porão Esquecido
hour-name-a-word-in-the-market = Conversa no Mercado
hour-name-the-dragon-rises = O Dragão se Levanta
hour-name-claws-on-stone = Garras na Pedra
hour-name-the-collector-leaves = O Colecionador Vai Embora
hour-name-cold-sweat = Suor Frio
hour-name-grey-windows = Janelas Cinzentas
hour-name-the-hunt-is-up = A Caçada Começou
hour-name-last-candle = A Última Vela
hour-name-cock-crow = O Galo Canta
hour-name-a-sleepers-sigh = Suspiro de Quem Dorme
hour-name-bolted-doors = Ferrolhos

dare-name-out-of-breath = Sem Fôlego
dare-name-like-a-cat = Feito Gato
dare-name-first-blood = Primeiro Sangue
dare-name-further-down = Mais Fundo
dare-name-honest-customer = Freguês Honesto
dare-name-light-fingers = Mão Leve
dare-name-full-arms = Braços Cheios
dare-name-long-legs = Pernas Compridas
dare-name-loud-and-proud = Alto e Bom Som
dare-name-hand-on-the-prize = A Mão no Tesouro
dare-name-expensive-taste = Gosto Caro
dare-name-nothing-bought = Nada Comprado
