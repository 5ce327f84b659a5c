# The Larder: what it calls differently, and the messages of its own nouns.

-dragon = { $form ->
    [capital] Cat
   *[other] cat
}
about-larder = Mice, crumbs, and a cat that sleeps lightly.
variant-hungry-cat = Hungry cat
variant-why-hungry-cat = The cat begins two spaces further on.
choice-nibble = Nibble at the cheese
event-CrumbNibbled = { $seat } nibbles at the cheese { $at }.
brief-CrumbNibbled = nibbled { $at }
reason-no-cheese = There is no cheese here.
reason-no-crumbs = Not a crumb is left of this cheese.
reason-nibbled-already = You have nibbled here this turn.
effect-crumb = find { $crumb ->
    [one] a crumb
   *[other] { $crumb } crumbs
}
token-crumb = Crumb
one-crumb = a crumb
feature-cheese = cheese
place-cheese = at a cheese
