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
action-pick = { $question ->
    [onto-deck] Colocar no topo
   *[other] Escolher
}
action-draft = Ficar com
action-name = { $seat }
action-trash = Eliminar
action-discard = Descartar
action-replace = Substituir
action-take = Pegar { $token }
action-decline = { choice-decline }
action-jump = Teletransportar
action-explore = Explorar
action-place = Colocar a peça
action-abandon = Parar aqui
action-emerge = Sair
action-unlock = Abrir
action-offer = Marcar Santuário
action-offer-at = Marcar Santuário
action-redeem = Comprar
action-site = Colocar aqui
action-rotate = Girar
action-fight-monster = Combater
action-appear-at = Aqui
action-hunt-to = Mandar para cá
action-leave = Sair
action-out = Correr para a saída
instead-damage =
    { $n ->
        [one] ou sofrer 1 de dano
       *[other] ou sofrer { $n } de dano
    }
instead-swords = { $n ->
    [one] ou gastar uma Espada
   *[other] ou gastar { $n } Espadas
}
instead-way = { $side }
artifact-of = Artefato { $points }

gain-out = Encerre o turno lá e você sai: +{ $bonus }, { $worth } pontos no total
gain-out-now = Você saiu: +{ $bonus }, { $worth } pontos no total
gain-heal = cura { $n } de dano
gain-market = Mercado: você pode comprar aqui
gain-market-dear = Mercado: { GOLD($n) } cada
gain-offering = Santuário de Passagem: marcar dá { GOLD($n) }
gain-unlock = uma Gazua: { $gain }
gain-worth = vale { $n } { $n ->
    [one] ponto
   *[other] pontos
}
gain-may-leave = depois, você pode sair
harm-damage =
    { $n ->
        [one] você sofre 1 de dano
       *[other] você sofre { $n } de dano
    }
harm-stop = { -crystal-cave }: nada de Botas neste turno
harm-depths = nas Profundezas: nocaute aqui, e nada conta
harm-no-room = não cabe outro Artefato
harm-arms-full = depois, nenhum outro Artefato
harm-rage =
    { $more ->
        [0] fúria: +1 espaço
       *[other] fúria: ataques retiram { $n }
    }
harm-figure = há um monstro lá
harm-haunted = assombrada: um { -ghost } entra na área de Clank!

goal-find = Roube um Artefato e volte { $to }.
goal-home = Tire-o daqui: volte { $to }.
goal-leave = Encerre o turno e você está fora!
goal-out = Você saiu com o tesouro a salvo. Os outros ainda estão lá.
goal-caught = Você foi a nocaute. Os outros continuam.
