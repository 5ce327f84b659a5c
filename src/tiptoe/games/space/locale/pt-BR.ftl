# No Espaço: o que está aqui cobre as mensagens comuns a todos os jogos.

-dragon = { $form ->
    [cube] do Chefe
   *[other] Chefe
}
-ghost = { $form ->
    [many] Caçadores de Recompensas
   *[one] Caçador de Recompensas
}
-monster = { $form ->
    [many] Inimigos
    [guards] inimigos
   *[one] Inimigo
}
-gold = { $form ->
    [one] Crédito
    [of] Créditos
   *[many] Créditos
}
-dungeon = { $form ->
    [of] da nave
   *[in] a bordo da nave
}
-dungeon-row = Fileira de Aventura
-dungeon-deck = Baralho de Aventura
-tunnel = { $form ->
    [many] corredores
    [capital-many] Corredores
   *[one] corredor
}
-crystal-cave = { $form ->
    [many] Salas de Segurança
   *[one] Sala de Segurança
}
-master-key = { $form ->
    [a] uma Chave Mestra
    [many] Chaves Mestras
   *[one] Chave Mestra
}
-realm = da Galáxia

so-much-gold = { $n } { $n ->
    [one] Crédito
   *[other] Créditos
}
ability-master-key = Você pode usar corredores e Hiperelevadores trancados.
event-BootsBlocked = A Sala de Segurança detém { $seat }: nada de Botas neste turno.
event-CountdownAdvanced = Só resta uma pessoa a bordo: rodada { $space } da contagem regressiva.
reason-already-out = Você está em uma Cápsula de Fuga: seu movimento acabou.
reason-other-banner = Essa carta não se obtém assim: Inimigos se combatem, todas as outras cartas se adquirem.
feature-depths = fora do Compartimento de Carga
place-depths = fora do Compartimento de Carga
other-depths = para outra sala fora do Compartimento de Carga
harm-depths = fora do Compartimento de Carga: nocaute aqui, e nada conta
action-out = Embarcar na Cápsula

# Cartas, fichas e salas de uma nave.

effect-crystal = pegue { $crystal ->
    [one] um Cristal de Energia
   *[other] { $crystal } Cristais de Energia
}
effect-turn-reserve = o Inimigo da Reserva vira { $turn-reserve }
effect-turn-reserve-optional = você pode virar o Inimigo da Reserva para o lado { $turn-reserve }
effect-ignore-security = Salas de Segurança não detêm você neste turno
effect-ignore-ride = Hiperelevadores e Teletransportadores não detêm você neste turno
effect-hack-beside = uma vez neste turno, você pode hackear uma porta de dados em uma sala adjacente como se estivesse nela
effect-allied = se você jogar outra carta { $suit } neste turno: { $do }
effect-activate = ative o efeito de Facção de uma de suas cartas em jogo
at-least-faction = você tiver pelo menos { $n } { $n ->
    [one] carta
   *[other] cartas
} { $suit }
possession-faction = carta { $suit } que você tiver
moment-reveal-command-code = Ao pegar
ability-power-crystal = Ativa os textos das suas cartas que pedem um Cristal de Energia.
ability-telepass = De um Teletransportador, vá para qualquer outro; depois, nada de Botas neste turno.
ability-command-code = Você pode entrar no Módulo de Comando.
ability-escape-pod = Chegue a ela com um Artefato e você sai da nave.
suit-resistance = Resistência
suit-outlaw = Fora da Lei
suit-science = Ciência
of-resistance = da Resistência
of-outlaw = Fora da Lei
of-science = da Ciência
token-power-crystal = Cristal de Energia
token-escape-pod = Cápsula de Fuga
token-command-code = Código de Comando
token-telepass = TelePasse
one-power-crystal = um Cristal de Energia
one-escape-pod = uma Cápsula de Fuga
one-command-code = um Código de Comando
one-telepass = um TelePasse
many-power-crystal = { $n ->
    [one] um Cristal de Energia
   *[other] { $n } Cristais de Energia
}
many-escape-pod = { $n ->
    [one] uma Cápsula de Fuga
   *[other] { $n } Cápsulas de Fuga
}
many-command-code = { $n ->
    [one] um Código de Comando
   *[other] { $n } Códigos de Comando
}
feature-security = Sala de Segurança
feature-port = porta de dados
feature-hyperlift = Hiperelevador
feature-locked-lift = trancado
feature-teleporter = Teletransportador
feature-pod = Cápsula de Fuga
feature-command = Módulo de Comando
place-security = em uma Sala de Segurança
place-port = em uma sala com porta de dados
place-hyperlift = em um Hiperelevador
place-locked-lift = em um Hiperelevador trancado
place-teleporter = em um Teletransportador
place-pod = em uma Cápsula de Fuga
place-command = no Módulo de Comando
other-security = para outra Sala de Segurança
other-port = para outra sala com porta de dados
other-hyperlift = para outro Hiperelevador
other-locked-lift = para outro Hiperelevador trancado
other-teleporter = para outro Teletransportador
other-pod = para outra Cápsula de Fuga
other-command = para outra sala do Módulo de Comando

# O que se faz, o que se pergunta e o que se recusa a bordo. $gain é o que uma porta de dados dá.

brief-LiftRidden = de Hiperelevador { $to }
brief-Beamed = de Teletransportador { $to }
brief-PortHacked = hackeou a porta de dados { $at }
brief-FactionActivated = facção de { $card }
brief-PodBoarded = embarcou em uma Cápsula de Fuga
prompt-hack = { $source }: qual porta de dados você hackeia?
prompt-activate = { $source }: de qual carta você ativa o efeito de Facção?
prompt-turn-reserve = { $source }: você vira o Inimigo da Reserva?
option-turn-reserve = Virar o Inimigo da Reserva
choice-lift = Pegar o Hiperelevador { $to }{ $stops ->
    [0] { "" }
   *[other] : nada de Botas neste turno
}
choice-beam = Pegar o Teletransportador { $to }{ $stops ->
    [0] { "" }
   *[other] : nada de Botas neste turno
}
choice-hack = Hackear a porta de dados { $at }: { $gain }{ $last ->
    [0] { "" }
   *[other] ; depois um Código de Comando, e a fúria do { -dragon } sobe
}
choice-activate = Ativar { $card }: { $text }
event-LiftRidden = { $seat } pega o Hiperelevador { $to }.
event-Beamed = { $seat } pega o Teletransportador { $to }.
event-PortHacked = { $seat } hackeia a porta de dados { $at }: é o { $n }º Cubo de dados que coloca.
event-FactionActivated = { $seat } ativa o efeito de Facção de { $card }.
event-ReserveTurned = O Inimigo da Reserva vira: { $card }.
event-PodBoarded = { $seat } embarca em uma Cápsula de Fuga!
event-BlockadeSet = Bloqueio! O Hiperelevador do Compartimento de Carga fica fora de uso.
reason-command-closed = Não se entra no Módulo de Comando sem o próprio Código de Comando.
reason-lifts-apart = Um Teletransporte não leva de um Hiperelevador a outro.
reason-too-dizzy = Você pegou um Hiperelevador ou um Teletransportador: nada de Botas neste turno.
reason-pod-closed = Não se embarca em uma Cápsula de Fuga sem um Artefato.
reason-pod-gone = Essa Cápsula de Fuga já partiu.
reason-no-lift-here = Não há Hiperelevador na sua sala.
reason-no-lift-there = O Hiperelevador não leva até lá.
reason-lift-locked = O Hiperelevador está trancado na saída ou na chegada; é preciso { -master-key(form: "a") }.
reason-blockaded = O Bloqueio deixou o Hiperelevador do Compartimento de Carga fora de uso.
reason-no-teleporter-here = Não há Teletransportador na sua sala.
reason-no-teleporter-there = O Teletransportador não leva até lá.
reason-need-telepass = É preciso um TelePasse para usar um Teletransportador.
reason-no-port = Não há porta de dados nesse lugar.
reason-port-used = Essa porta de dados já foi hackeada.
reason-same-module = Seu segundo Cubo de dados precisa ficar em outro módulo.
reason-no-data-cubes = Você não tem mais Cubos de dados.
reason-not-beside = Essa porta de dados não está na sua sala.
reason-nothing-to-activate = Nenhuma carta sua em jogo tem um efeito de Facção que ainda não esteja ativo.

# O que resulta disso.

action-lift = Pegar o Hiperelevador
action-beam = Teletransportar
action-hack = Hackear
action-activate = Ativar
gain-pod = Embarque e você sai, com { $worth } pontos no total
gain-port = porta de dados: { $gain }
gain-code = um Código de Comando: o Módulo de Comando se abre para você
harm-ride = nada de Botas neste turno
goal-ports =
    { $n ->
        [0] Hackeie { $most } portas de dados em dois módulos diferentes para abrir o Módulo de Comando.
       *[other] { $n } de { $most } portas de dados. Mais uma, em outro módulo, abre o Módulo de Comando.
    }
goal-command = O Módulo de Comando está aberto para você: roube um Artefato lá.
goal-pod = Leve seu Artefato até uma Cápsula de Fuga.

# No terminal.

ui-hunters = Caçadores de Recompensas: { $track } na trilha, { $area } na área de Clank!
ui-blockade = Bloqueio
ui-alone = Última pessoa a bordo: rodada { $n } de { $most }
ui-column-ports = Portas
ui-map-port-clank = faz Clank!
ui-map-port-skill = Habilidade
ui-map-port-draw = compra cartas
