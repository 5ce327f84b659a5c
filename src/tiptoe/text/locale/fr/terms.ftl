# Comment les jeux appellent ce qu'ils ont en commun. Les mots propres à un jeu, dans son dossier, recouvrent ceux-ci.

-dragon = Dragon
-ghost = { $form ->
    [many] Fantômes
   *[one] Fantôme
}
-monster = { $form ->
    [many] Monstres
    [of-many] de Monstres
    [guards] monstres
   *[one] Monstre
}
-gold = { $form ->
    [one] Or
    [some] de l’Or
   *[many] Or
}
-dungeon = { $form ->
    [of] du Donjon
    [of-lower] du donjon
   *[in] dans le Donjon
}
-dungeon-row = { $form ->
    [capital] Piste des Aventures du Donjon
   *[other] piste des Aventures
}
-dungeon-deck = { $form ->
    [capital] Pioche du Donjon
   *[other] pioche du Donjon
}
-tunnel = { $form ->
    [many] tunnels
    [capital-many] Tunnels
   *[one] tunnel
}
-crystal-cave = { $form ->
    [many] Cavernes de Cristal
   *[one] Caverne de Cristal
}
-master-key = { $form ->
    [a] une Clef de maître
    [many] Clefs de maître
   *[one] Clef de maître
}
-realm = du Royaume

# Ce que dit GOLD($n) dans un message, pour que le mot propre à un jeu ait un pluriel.
so-much-gold = { $n } Or
