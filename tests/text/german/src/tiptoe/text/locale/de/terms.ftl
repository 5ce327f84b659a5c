-dragon = Drache
-monster = { $form ->
    [a] ein Monster
    [guard] Monster
    [guards] Monster
   *[one] Monster
}
-gold = Gold
-dungeon = { $form ->
    [in] im Dungeon
   *[other] der Dungeon
}
-dungeon-row = Dungeonreihe
-dungeon-deck = Dungeonstapel
-master-key = { $form ->
    [a] ein Generalschlüssel
   *[one] Generalschlüssel
}

so-much-gold = { $n } Gold
