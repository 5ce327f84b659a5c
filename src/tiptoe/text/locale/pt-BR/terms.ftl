# Como os jogos chamam o que têm em comum. As palavras próprias de um jogo, na pasta dele, cobrem estas.

-dragon = { $form ->
    [cube] de dragão
   *[other] Dragão
}
-ghost = { $form ->
    [many] Fantasmas
   *[one] Fantasma
}
-monster = { $form ->
    [many] Monstros
    [guards] monstros
   *[one] Monstro
}
-gold = { $form ->
    [one] Ouro
    [of] de Ouro
   *[many] Ouro
}
-dungeon = { $form ->
    [of] da masmorra
   *[in] na masmorra
}
-dungeon-row = Fileira da Masmorra
-dungeon-deck = Baralho da Masmorra
-tunnel = { $form ->
    [many] túneis
    [capital-many] Túneis
   *[one] túnel
}
-crystal-cave = { $form ->
    [many] Cavernas de Cristal
   *[one] Caverna de Cristal
}
-master-key = { $form ->
    [a] uma Chave Mestra
    [many] Chaves Mestras
   *[one] Chave Mestra
}
-realm = do Reino

# O que GOLD($n) diz em uma mensagem, para que a palavra própria de um jogo tenha plural.
so-much-gold = { $n } de Ouro
