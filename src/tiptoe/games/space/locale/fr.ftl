# Dans l'Espace : ce qui est écrit ici recouvre les messages communs à tous les jeux.

-dragon = Boss
-ghost = { $form ->
    [many] Chasseurs de prime
   *[one] Chasseur de prime
}
-monster = { $form ->
    [many] Ennemis
    [of-many] d'Ennemis
    [guards] ennemis
   *[one] Ennemi
}
-gold = { $form ->
    [one] Crédit
    [some] des Crédits
   *[many] Crédits
}
-dungeon = { $form ->
    [of] du vaisseau
    [of-lower] du vaisseau
   *[in] à bord du vaisseau
}
-dungeon-row = { $form ->
    [capital] Piste des Aventures
   *[other] piste des Aventures
}
-dungeon-deck = { $form ->
    [capital] Pioche des Aventures
   *[other] pioche des Aventures
}
-tunnel = { $form ->
    [many] couloirs
    [capital-many] Couloirs
   *[one] couloir
}
-crystal-cave = { $form ->
    [many] Salles de sécurité
   *[one] Salle de sécurité
}
-master-key = { $form ->
    [a] un Passe-partout
    [many] Passe-partout
   *[one] Passe-partout
}
-realm = de la Galaxie

so-much-gold = { $n } { $n ->
    [one] Crédit
   *[other] Crédits
}
ability-master-key = Les couloirs et les Hyperstations verrouillés vous sont ouverts.
event-BootsBlocked = { $seat } est retenu dans la Salle de sécurité : plus de Bottes ce tour-ci.
event-CountdownAdvanced = Il ne reste qu'un voleur à bord : manche { $space } du compte à rebours.
reason-already-out = Vous êtes dans une Capsule de sauvetage : vous ne bougez plus.
reason-other-banner = Cette carte ne s'obtient pas ainsi : on combat les Ennemis, on acquiert toutes les autres cartes.
feature-depths = hors de la Soute
place-depths = hors de la Soute
other-depths = dans une autre salle hors de la Soute
harm-depths = hors de la Soute : si vous y tombez, rien ne compte
action-out = Monter dans la capsule
