# In Space: what stands here is laid over the messages of all games.

-dragon = Boss
-ghost = { $form ->
    [many] bounty hunters
    [capital] Bounty hunters
   *[one] bounty hunter
}
-monster = { $form ->
    [a] an Enemy
    [many] Enemies
    [guard] enemy
    [guards] enemies
   *[one] Enemy
}
-gold = { $form ->
    [one] Credit
   *[many] Credits
}
-dungeon = { $form ->
    [in] aboard the ship
   *[other] the ship
}
-dungeon-row = { $form ->
    [capital] Adventure row
   *[other] adventure row
}
-dungeon-deck = { $form ->
    [capital] Adventure deck
   *[other] adventure deck
}
-tunnel = { $form ->
    [many] corridors
    [capital] Corridor
    [capital-many] Corridors
   *[one] corridor
}
-crystal-cave = { $form ->
    [many] security rooms
   *[one] security room
}
-master-key = { $form ->
    [a] a Master Key
    [many] Master Keys
   *[one] Master Key
}
-realm = the galaxy

so-much-gold = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
}
ability-master-key = Locked corridors and hyperlifts are open to you.
event-BootsBlocked = { $seat } is held up in the security room: no more Boots this turn.
event-CountdownAdvanced = Only one thief is left aboard: round { $space } of the countdown.
reason-already-out = You are in an escape pod: your movement is over.
reason-other-banner = That is not how this card is taken: Enemies are fought, all other cards are acquired.
feature-depths = outside the Cargo Bay
place-depths = outside the Cargo Bay
other-depths = to another room outside the Cargo Bay
harm-depths = outside the Cargo Bay: fall here and nothing counts
action-out = Board the pod
