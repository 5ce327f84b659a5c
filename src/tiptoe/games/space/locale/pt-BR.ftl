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
ability-master-key = Corredores e Hiperelevadores trancados ficam abertos para você.
event-BootsBlocked = A Sala de Segurança detém { $seat }: nada de Botas neste turno.
event-CountdownAdvanced = Só resta um ladrão a bordo: rodada { $space } da contagem regressiva.
reason-already-out = Você está em uma Cápsula de Fuga: seu movimento acabou.
reason-other-banner = Essa carta não se obtém assim: Inimigos se combatem, todas as outras cartas se adquirem.
feature-depths = fora do Compartimento de Carga
place-depths = fora do Compartimento de Carga
other-depths = para outra sala fora do Compartimento de Carga
harm-depths = fora do Compartimento de Carga: se cair aqui, nada conta
action-out = Embarcar na cápsula
