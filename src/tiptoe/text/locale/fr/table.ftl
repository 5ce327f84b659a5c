# Pourquoi une table ne fait pas ce qu'on lui demande.

table-not-in-lobby = La partie a déjà commencé.
table-not-playing = Aucune partie n'est en cours à cette table.
table-no-such-seat = Cette table n'a pas cette place.
table-seat-taken = Cette place est déjà prise.
table-seats-open = Il reste des places libres : donnez-les à des joueurs ou à des robots.
table-no-open-seat = Il n'y a plus de place libre à cette table.
table-already-seated = Vous êtes déjà à cette table.
table-not-seated = Seul quelqu'un assis à cette place peut faire cela.
table-bad-name = Un nom compte de 1 à 24 lettres, chiffres ou signes simples.
table-unknown-bot = Aucun robot ne porte ce nom.
table-stale = La partie a avancé entre-temps.
table-not-your-decision = Ce n'est pas à vous de décider maintenant.
table-held = Un robot joue pour cette place.
table-not-held = Aucun robot ne joue pour vous.
table-not-away = Ce joueur est présent.
table-nothing-to-undo = Il n'y a rien que vous puissiez annuler seul.
table-no-such-point = La partie n'est pas allée jusque-là.
table-rules-changed = La partie ne peut pas revenir si loin : les règles ont été corrigées depuis.
table-nothing-asked-of-you = Personne ne demande votre accord.
table-asked-already = Une autre demande est encore ouverte.
table-nobody-to-nudge = Personne ne vous fait attendre.
table-game-not-over = La partie n'est pas encore terminée.
table-plays-otherwise = Cette partie a été jouée avec d'autres règles ou d'autres cartes ; elle ne peut pas être rejouée ici.
table-not-kept = Ceci n'a pas pu être enregistré et n'a donc pas eu lieu. Veuillez réessayer.
table-not-a-command = Cela ne peut pas être demandé.
table-dealt-otherwise = Cette table a été distribuée avec ce que cette version n'a plus : { $what }. Rien n'est perdu : elle se rouvrira dès que ce sera de retour.
