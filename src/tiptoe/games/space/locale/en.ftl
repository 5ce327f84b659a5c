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
ability-master-key = You may use locked corridors and hyperlifts.
event-BootsBlocked = { $seat } is held up in the security room: no more Boots this turn.
event-CountdownAdvanced = Only one thief is left aboard: round { $space } of the countdown.
reason-already-out = You’re in an escape pod: no more moving.
reason-other-banner = Not that way: fight Enemies, acquire everything else.
feature-depths = outside the Cargo Bay
place-depths = outside the Cargo Bay
other-depths = to another room outside the Cargo Bay
harm-depths = outside the Cargo Bay: get knocked out here and you score nothing
action-out = Board the pod

# Cards, tokens and rooms of a ship.

effect-crystal = take { $crystal ->
    [one] a Power Crystal
   *[other] { $crystal } Power Crystals
}
effect-turn-reserve = flip the reserve Enemy to { $turn-reserve }
effect-turn-reserve-optional = you may flip the reserve Enemy to { $turn-reserve }
effect-ignore-security = security rooms do not stop you this turn
effect-ignore-ride = hyperlifts and teleporters do not stop you this turn
effect-hack-beside = once this turn, you may hack a data port in an adjacent room as if you stood there
effect-allied = if you play another { $suit } card this turn: { $do }
effect-activate = activate the faction effect of one of your cards in play
at-least-faction = you own at least { $n } { $suit } { $n ->
    [one] card
   *[other] cards
}
possession-faction = { $suit } card you own
moment-reveal-command-code = When taken
ability-power-crystal = Turns on the text of your cards that asks for a Power Crystal.
ability-telepass = From a teleporter, go to any other. Then no more Boots this turn.
ability-command-code = You may enter the Command Module.
ability-escape-pod = Reach it with an Artifact and you’re off the ship.
suit-resistance = Resistance
suit-outlaw = Outlaw
suit-science = Science
of-resistance = Resistance
of-outlaw = Outlaw
of-science = Science
token-power-crystal = Power Crystal
token-escape-pod = Escape Pod
token-command-code = Command Code
token-telepass = Telepass
one-power-crystal = a Power Crystal
one-escape-pod = an Escape Pod
one-command-code = a Command Code
one-telepass = a Telepass
many-power-crystal = { $n ->
    [one] one Power Crystal
   *[other] { $n } Power Crystals
}
many-escape-pod = { $n ->
    [one] one Escape Pod
   *[other] { $n } Escape Pods
}
many-command-code = { $n ->
    [one] one Command Code
   *[other] { $n } Command Codes
}
feature-security = security room
feature-port = data port
feature-hyperlift = hyperlift
feature-locked-lift = locked
feature-teleporter = teleporter
feature-pod = escape pod
feature-command = Command Module
place-security = in a security room
place-port = at a data port
place-hyperlift = at a hyperlift
place-locked-lift = at a locked hyperlift
place-teleporter = at a teleporter
place-pod = at an escape pod
place-command = in the Command Module
other-security = to another security room
other-port = to another data port
other-hyperlift = to another hyperlift
other-locked-lift = to another locked hyperlift
other-teleporter = to another teleporter
other-pod = to another escape pod
other-command = to another room of the Command Module

# What is done, asked and refused aboard a ship. $gain is what a data port gives.

brief-LiftRidden = took the hyperlift { $to }
brief-Beamed = took the teleporter { $to }
brief-PortHacked = hacked the data port { $at }
brief-FactionActivated = activated { $card }’s faction
brief-PodBoarded = boarded an escape pod
prompt-hack = { $source }: hack which data port?
prompt-activate = { $source }: activate which card’s faction effect?
prompt-turn-reserve = { $source }: flip the reserve Enemy?
option-turn-reserve = Flip the reserve Enemy
choice-lift = Take the hyperlift { $to }{ $stops ->
    [0] { "" }
   *[other] : no more Boots this turn
}
choice-beam = Take the teleporter { $to }{ $stops ->
    [0] { "" }
   *[other] : no more Boots this turn
}
choice-hack = Hack the data port { $at }: { $gain }{ $last ->
    [0] { "" }
   *[other] ; then a Command Code, and the { -dragon }’s rage rises
}
choice-activate = Activate { $card }: { $text }
event-LiftRidden = { $seat } takes the hyperlift { $to }.
event-Beamed = { $seat } takes the teleporter { $to }.
event-PortHacked = { $seat } hacks the data port { $at }: number { $n }.
event-FactionActivated = { $seat } activates the faction effect of { $card }.
event-ReserveTurned = The reserve Enemy flips over: { $card }.
event-PodBoarded = { $seat } boards an escape pod!
event-BlockadeSet = Blockade! The Cargo Bay hyperlift is cut off.
reason-command-closed = You need your own Command Code to enter the Command Module.
reason-lifts-apart = You can’t teleport from one hyperlift to another.
reason-too-dizzy = You’ve taken a hyperlift or teleporter: no more Boots this turn.
reason-pod-closed = You need an Artifact to board an escape pod.
reason-pod-gone = That escape pod has already left.
reason-no-lift-here = There’s no hyperlift in your room.
reason-no-lift-there = The hyperlift doesn’t go there.
reason-lift-locked = That hyperlift is locked at one end; you need { -master-key(form: "a") }.
reason-blockaded = The Blockade has cut off the Cargo Bay hyperlift.
reason-no-teleporter-here = There’s no teleporter in your room.
reason-no-teleporter-there = The teleporter doesn’t go there.
reason-need-telepass = You need a Telepass to use a teleporter.
reason-no-port = There’s no data port there.
reason-port-used = That data port has already been hacked.
reason-same-module = Your second data cube has to go in a different module.
reason-no-data-cubes = You have no data cubes left.
reason-not-beside = That data port isn’t in your room.
reason-nothing-to-activate = None of your cards in play has an inactive faction effect.

# What comes of it.

action-lift = Take hyperlift
action-beam = Teleport
action-hack = Hack
action-activate = Activate
gain-pod = Board it and you’re out with { $worth } points
gain-port = data port: { $gain }
gain-code = Command Code: the Command Module opens for you
harm-ride = no more Boots this turn
goal-ports =
    { $n ->
        [0] Hack { $most } data ports in two different modules to open the Command Module.
       *[other] { $n } of { $most } data ports hacked. One more, in another module, opens the Command Module.
    }
goal-command = The Command Module is open to you. Steal an Artifact there.
goal-pod = Get your Artifact to an escape pod!

# In the terminal.

ui-hunters = Bounty hunters: { $track } on the track, { $area } in the Clank! area
ui-blockade = Blockade
ui-alone = Alone aboard: round { $n } of { $most }
ui-column-ports = Ports
ui-map-port-clank = makes Clank!
ui-map-port-skill = Skill
ui-map-port-draw = draws cards
