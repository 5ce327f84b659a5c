# Como as escolhas se chamam nos botões, o que resulta delas e o que fazer agora. Curtos e sem ponto final.

action-play = Jogar
action-acquire = Adquirir
action-use = Usar
action-fight = Combater
action-move = Andar
action-teleport = Teletransportar
action-buy = Comprar
action-consume = Usar
action-invoke = Usar
action-end-turn = Encerrar turno
action-pick = Escolher
action-trash = Eliminar
action-discard = Descartar
action-replace = Substituir
action-take = Pegar { $token }
action-decline = Não, obrigado
action-jump = Teletransportar
action-explore = Explorar
action-place = Colocar a peça
action-abandon = Desistir
action-emerge = Sair
action-unlock = Abrir
action-offer = Fazer uma oferenda
action-offer-at = Fazer uma oferenda
action-redeem = Comprar
action-site = Colocar aqui
action-rotate = Girar
action-fight-monster = Combater
action-appear-at = Aqui
action-hunt-to = Mandar para cá
action-leave = Sair
action-out = Andar até a saída
instead-damage = { $n ->
    [one] ou sofrer um ferimento
   *[other] ou sofrer { $n } ferimentos
}
instead-swords = { $n ->
    [one] ou gastar uma Espada
   *[other] ou gastar { $n } Espadas
}
instead-way = { $side }
artifact-of = Artefato { $points }

gain-out = Encerre seu turno lá e você está fora: +{ $bonus }, { $worth } pontos por enquanto
gain-out-now = Você está fora: +{ $bonus }, { $worth } pontos por enquanto
gain-heal = cura { $n } de dano
gain-market = Mercado: você pode comprar aqui
gain-offering = Santuário de Passagem: uma oferenda dá { GOLD($n) }
gain-unlock = uma Gazua dá { $gain }
gain-worth = vale { $n } { $n ->
    [one] ponto
   *[other] pontos
}
gain-may-leave = com ele você pode sair
harm-damage = { $n ->
    [one] você sofre um ferimento
   *[other] você sofre { $n } ferimentos
}
harm-stop = { -crystal-cave }: sua caminhada termina ali
harm-depths = nas Profundezas: se cair aqui, nada conta
harm-no-room = você não pode carregar outro Artefato
harm-arms-full = você não poderá carregar outro
harm-rage = { $more ->
    [0] a fúria sobe um espaço
   *[other] a fúria sobe para { $n }
}
harm-figure = há um monstro lá
harm-haunted = assombrada: um { -ghost } entra na área de Clank!

goal-find = Encontre um Artefato e volte { $to }.
goal-home = Leve-o para fora: volte { $to }.
goal-leave = Encerre seu turno e você está fora.
goal-out = Você está fora, e o que carrega está a salvo. Os outros continuam.
goal-caught = Você caiu. Os outros continuam.
