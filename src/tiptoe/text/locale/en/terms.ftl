# What games call what they have in common. A game's own words, in its own folder, are laid over these.

-dragon = { $form ->
    [capital] Dragon
   *[other] dragon
}
-ghost = { $form ->
    [many] ghosts
    [capital] Ghosts
   *[one] ghost
}
-monster = { $form ->
    [a] a Monster
    [many] Monsters
    [guard] monster
    [guards] monsters
   *[one] Monster
}
-gold = { $form ->
    [one] Gold
   *[many] Gold
}
-dungeon = { $form ->
    [in] in the dungeon
   *[other] the dungeon
}
-dungeon-row = { $form ->
    [capital] Dungeon row
   *[other] dungeon row
}
-dungeon-deck = { $form ->
    [capital] Dungeon deck
   *[other] dungeon deck
}
-tunnel = { $form ->
    [many] tunnels
    [capital] Tunnel
    [capital-many] Tunnels
   *[one] tunnel
}
-crystal-cave = { $form ->
    [many] crystal caves
   *[one] crystal cave
}
-master-key = { $form ->
    [a] a Master Key
    [many] Master Keys
   *[one] Master Key
}
-realm = the realm

# What GOLD($n) says in any message, so that a game's own word for it can have a plural.
so-much-gold = { $n } Gold
