# Bots: os níveis, do mais fraco ao mais forte, os estilos e o que dizem de suas escolhas.
level-bungler = Trapalhão
level-why-bungler = não vê metade das coisas e nunca pensa na volta: uma criança ganha
level-magpie = Gralha
level-why-magpie = adora tudo o que brilha e fica tempo demais: boa para uma primeira partida
level-mouse = Camundongo
level-why-mouse = tem medo de qualquer barulho: pega o que está perto e foge
level-prowler = Gatuno
level-why-prowler = conhece o caminho, mas acha que sempre há tempo e se distrai fácil
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
level-in-style = { $level }, { $style }
because-worth = Com isso, avalio minha partida em { $percent } de 100.
because-alternative = “{ $choice }” daria { $percent }.
because-goal = Meu destino: { $room }.
because-home = Só resta o caminho de volta.
because-fear = Espero { $damage ->
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
