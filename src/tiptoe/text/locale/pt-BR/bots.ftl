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
level-why-burglar = pensa em tudo e raramente erra
level-master = Mestre Ladrão
level-why-master = imagina cada jogada antes de fazer: prepare-se para perder
style-bold = ousado
style-why-bold = desce mais fundo e fica mais tempo
style-careful = cuidadoso
style-why-careful = toma cedo o caminho de volta
style-collector = colecionador
style-why-collector = faz desvios por Ouro e Segredos
level-in-style = { $level }, estilo { $style }
because-worth = Com isso, dou nota { $percent } de 100 à minha posição.
because-only = É a única jogada possível.
because-hand = A mão inteira é jogada de qualquer jeito, e a ordem raramente importa.
because-alternative = “{ $choice }” daria { $percent }.
because-as-good = “{ $choice }” seria quase tão bom.
because-goal = Estou indo { $to }.
because-artifact = Estou indo { $to } buscar o Artefato que vale { $points }.
because-card = Até o fim, essa carta deve me render { $points ->
    [one] cerca de um ponto
   *[other] uns { $points } pontos
}.
because-here = O que eu quero está aqui mesmo.
because-fear = { $turns ->
    [one] Este pode ser meu último turno
   *[other] Devo ter ainda uns { $turns } turnos, contando este
}; { $damage ->
    [0] quase nada deve me ferir.
    [one] conto com cerca de 1 de dano.
   *[other] conto com cerca de { $damage } de dano.
}
because-danger = { $turns ->
    [one] Este pode ser meu último turno: o próximo ataque pode me nocautear.
   *[other] Nesse ritmo, vou a nocaute em cerca de { $turns } turnos.
}
because-points =
    Estou a caminho de uns { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
weigh-clank = Isso faz { $n } Clank!
weigh-damage =
    Isso custa { $n ->
        [one] 1 de dano
       *[other] { $n } de dano
    }.
weigh-attack =
    { $n ->
        [one] O próximo ataque retira um de { $of } cubos.
       *[other] O próximo ataque retira { $n } de { $of } cubos.
    }
weigh-hurt = Risco de dano: { $percent }% (agora { $now }%).
weigh-hurt-same = Risco de dano: ainda { $percent }%.
weigh-home = Dali, a volta pede { $boots ->
    [one] uma Bota
   *[other] { $boots } Botas
}: { $turns ->
    [one] cerca de um turno
   *[other] cerca de { $turns } turnos
}.
weigh-there = É a saída.
weigh-lost = Dali, nenhum caminho conhecido leva para fora.
weigh-same = Eu faria o mesmo.
weigh-rather = Eu preferiria “{ $choice }”: nota +{ $behind } em 100.
weigh-close = Eu preferiria “{ $choice }”, mas é por pouco.
