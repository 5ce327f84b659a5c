# Un exemple : la situation au départ.

example-room = Salle
example-purse = À dépenser
example-hand = Main
example-in-play = Zone de jeu
example-discard = Défausse
example-tokens = Jetons
example-damage = Dégâts
example-clank = Cubes dans la zone Clank!
example-bag = Cubes dans le sac
example-teleports = Téléportations
example-row = Piste
example-marker = Case du marqueur
