# Catacombs, in its own words: laid over the page's messages while a table or the cards of this game are shown.

monster-n = Monstre { $n }
banner-FigureAppeared = Un monstre surgit
banner-FigureAppeared-why = Il suit le voleur le plus proche : 1 dégât à chaque voleur qu’il rattrape. Pour le vaincre : 3 Épées dans sa salle.
attack-wild = Un Fantôme : tout le monde −1
attack-wild-why = Un Fantôme blesse tout le monde à l’intérieur, puis retourne rôder dans la zone Clank!
wild = Fantômes
term-shield-why = Défaussez-la de votre main pour annuler le dégât d’un Fantôme.
moment-shield = Défausser contre un Fantôme
