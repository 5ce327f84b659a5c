named-to = { $article ->
    [f] zur { $name }
    [n] zum { $name }
    [ff] zu den { $name }
    [mm] zu den { $name }
    [nn] zu den { $name }
   *[m] zum { $name }
}
named-at = { $article ->
    [f] in der { $name }
    [ff] in den { $name }
    [mm] in den { $name }
    [nn] in den { $name }
   *[m] im { $name }
}
