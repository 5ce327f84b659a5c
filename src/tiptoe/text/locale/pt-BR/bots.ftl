# Bots: os níveis, do mais fraco ao mais forte, os estilos e o que dizem de suas escolhas.
level-bungler = Trapalhão
level-why-bungler = não vê quase nada e se perde: até uma criança ganha dele
level-magpie = Gralha
level-why-magpie = adora tudo o que brilha e fica tempo demais: boa para uma primeira partida
level-mouse = Camundongo
level-why-mouse = tem medo de qualquer barulho: mal ousa tocar numa carta, pega o que está perto
level-prowler = Gatuno
level-why-prowler = conhece o caminho, mas hesita: deixa as melhores cartas e passa direto por muita coisa
level-burglar = Arrombador
level-why-burglar = pesa tudo e raramente escorrega
level-master = Mestre ladrão
level-why-master = experimenta cada escolha antes de fazê-la: prepare-se para perder
style-bold = ousado
style-why-bold = desce mais fundo e fica mais tempo
style-careful = cuidadoso
style-why-careful = toma cedo o caminho de volta
style-collector = colecionador
style-why-collector = faz desvios por ouro e segredos
level-in-style = { $level }, estilo { $style }
because-worth = Com isso, avalio minha partida em { $percent } de 100.
because-alternative = “{ $choice }” daria { $percent }.
because-goal = Meu destino: { $room }.
because-home = Só resta o caminho de volta.
because-fear = Calculo { $damage ->
    [one] { $damage } de dano
   *[other] { $damage } de dano
} em dez rodadas, e mais { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
because-points = Do jeito que está, espero { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
weigh-choice = { $choice }.
weigh-clank = Isso faz { $n } Clank!
weigh-damage = Isso custa { $n ->
    [one] um ponto de vida
   *[other] { $n } pontos de vida
}.
weigh-attack = { $n ->
    [one] O próximo ataque tira um de { $of } cubos.
   *[other] O próximo ataque tira { $n } de { $of } cubos.
}
weigh-hurt = A chance de ele ferir você será de { $percent }%; agora é de { $now }%.
weigh-home = Dali, a volta pede { $boots ->
    [0] nenhuma Bota
    [one] uma Bota
   *[other] { $boots } Botas
}: { $turns ->
    [0] nenhum turno a mais
    [one] cerca de um turno
   *[other] cerca de { $turns } turnos
}.
weigh-lost = Dali, nenhum caminho leva para fora.
weigh-same = Eu faria o mesmo.
weigh-rather = Eu preferiria: “{ $choice }”, que vale { $behind } a mais em 100.
weigh-close = “{ $choice }” quase não é melhor.
