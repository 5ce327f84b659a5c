# Le Garde-manger : ce qu'il appelle autrement, et les messages de ses propres mots.

-dragon = Chat
about-larder = Des souris, des miettes, et un chat au sommeil léger.
variant-hungry-cat = Chat affamé
variant-why-hungry-cat = Le chat commence deux cases plus loin.
choice-nibble = Grignoter le fromage
event-CrumbNibbled = { $seat } grignote le fromage { $at }.
brief-CrumbNibbled = a grignoté { $at }
reason-no-cheese = Il n’y a pas de fromage ici.
reason-no-crumbs = Il ne reste pas une miette de ce fromage.
reason-nibbled-already = Vous avez déjà grignoté ici ce tour-ci.
effect-crumb = trouvez { $crumb ->
    [one] { $crumb } miette
   *[other] { $crumb } miettes
}
token-crumb = Miette
one-crumb = une miette
feature-cheese = fromage
place-cheese = près d’un fromage
