import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const immortalsGuideMessages: NamespaceMessages = {
  en: {
    run: {
      draft: 'Place the rest',
      reinforce: 'Send the rest',
      plan: 'Plan the rest',
      perform: 'Play on for me',
    },
    topics: {
      starting: 'Starting round',
      limbo: 'Limbo',
      planning: 'Planning',
      performing: 'Taking turns',
      extraction: 'Gold and energy',
      building: 'Building',
      magic: 'Magic',
      battle: 'Battle',
      movement: 'Movement',
      scoring: 'Scoring',
    },
    over: {
      title: 'That was a whole round',
      text: 'A full game has five to seven of them. Lost armies come back, portals open, and every round is scored.',
      play: 'Play a full game',
      result: 'See who won',
      rules: 'Look something up in the rules',
    },
    notes: {
      colour: {
        title: 'Your colour',
        text: 'Everybody plays a colour that nobody else has. Your armies and your own cards have it; no colour is stronger than another.',
        tip: 'The one you see best.',
      },
      startGroup: {
        title: 'Your home',
        text: 'The map is there twice: a light realm and a dark realm. Choose how many armies begin in your start region; two more go to its twin in the dark.',
        tip: 'A middling group. Keep the large ones for places you want to attack from.',
      },
      draftPick: {
        title: 'Where your armies begin',
        text: 'Pick a card: you place an army group on the region it shows and take its region card. Then the cards go to your neighbour.',
        tip: 'Regions next to each other, in the same area. Three of five already score.',
      },
      draftKeep: {
        title: 'A card for later',
        text: 'All your armies are on the map, so you keep this card in secret and can plan an action with it.',
      },
      draftSite: {
        title: 'A wild card',
        text: 'It stands for any free region of its area. Choose which one.',
        tip: 'One beside armies you already have.',
      },
      draftGroup: {
        title: 'How many go there',
        text: 'Each group is a fixed number of armies. Whatever you use here is gone from your groups.',
        tip: 'Large groups where rivals are near, small ones where nobody is.',
      },
      draftLast: {
        title: 'The last groups',
        text: 'No card fits any more, so you may put a group on any free place that is lit.',
      },
      split: {
        title: 'Limbo',
        text: 'The tower was filled, and some of your armies fell through. They wait in your two limbos, and come back to the realm of their limbo.',
        tip: 'Share them in threes: of each full three, one comes back for nothing every round.',
      },
      draw: {
        title: 'A free card',
        text: 'A round begins. Everybody may draw a conflict card, which is good for one action and then gone.',
      },
      reinforce: {
        title: 'Back from limbo',
        text: 'For each full three armies in a limbo you may send one to a place of that realm where you already stand.',
        tip: 'Places with a single army: it cannot attack and falls easily.',
      },
      plan: {
        title: 'Your secret plan',
        text: 'Everything you do in a round you plan now: put cards face down on the spaces of your board. The card says where, the space says what.',
        tip: 'Begin with “Extract gold”: a region card of yours where gold is printed.',
      },
      planSecond: {
        title: 'Planning an attack',
        text: 'On an attack the card does not say where you go. It decides about the inhabitants: the card of the region you attack wins them for you.',
        tip: 'A conflict card of a neighbouring region makes the best attack.',
      },
      planMagic: {
        title: 'Magic and bluff',
        text: 'The two magic spaces take your magic cards. A blank card fits anywhere: it looks like a plan and earns 1 gold or energy.',
        tip: 'Look at the prices. You need not be able to pay yet, only when you reveal.',
      },
      planReady: {
        title: 'Ready?',
        text: 'No space has to be filled, and you can still take any card back. When all are ready, the plans are fixed.',
      },
      perform: {
        title: 'One card at a time',
        text: 'Now everybody reveals one card in turn and does what it says. You choose the order of yours.',
        tip: 'What others could spoil comes first; extracting can usually wait.',
      },
      performNext: {
        title: 'Your next card',
        text: 'You may also pass: then you take all cards back and get 1 gold or energy on each turn until the others are done.',
      },
      compensation: {
        title: 'A consolation',
        text: 'You have no action here, so you take 1 gold or 1 energy.',
      },
      extract: {
        title: 'Extracting',
        text: 'The region of your card gives what is printed there, in a realm where you have an army. The card comes back to your hand.',
      },
      transition: {
        title: 'Three at once',
        text: 'For 2 energy and 1 gold, three armies come from limbo to the region of your card.',
        tip: 'Give it up if limbo is nearly empty: you get 1 gold or energy instead.',
      },
      construct: {
        title: 'Building',
        text: 'Buildings give points at once, and shrines and capitals again every round to whoever holds the place. Your light tribe sets the prices.',
        tip: 'A capital if you can pay for it, in a place you can hold.',
      },
      attackFrom: {
        title: 'Attack',
        text: 'Choose where your armies come from. One always stays behind, so you need at least two there.',
        tip: 'The strongest of your places that has a weak neighbour.',
      },
      target: {
        title: 'Whom to attack',
        text: 'Any neighbour that is not yours. With each target you read what the inhabitants will do: fight for you, stay out of it, or fight against you.',
        tip: 'An empty place where the inhabitants are with you falls to a single cube.',
      },
      side: {
        title: 'A wild card in battle',
        text: 'It can stand for the region you attack, the one you come from, or another. So you choose what the inhabitants do.',
      },
      commit: {
        title: 'Into the tower',
        text: 'Your armies, the defenders and all cubes in the tray go through the tower. Some get stuck inside, so send more than you need.',
        tip: 'Compare the chances given with each number, and leave enough behind where rivals are near.',
      },
      moveTo: {
        title: 'Movement',
        text: 'Armies walk as far as you like, but only through places of yours.',
      },
      moveNumber: {
        title: 'How many move',
        text: 'One stays behind, all others may go.',
        tip: 'Towards the border: armies in the middle of your land do nothing.',
      },
      magic: {
        title: 'Magic',
        text: 'A magic card offers one or two things for its price. You do one of them, and the card comes back.',
      },
      magicPlace: {
        title: 'Spreading armies',
        text: 'These armies come from one limbo, and you may spread them over all your places in that realm.',
        tip: 'Where you want to attack next.',
      },
      battle: {
        title: 'How a battle ends',
        text: 'Only what lies in the tray counts. The side with more wins, and loses as many as the other had; what got stuck in the tower may come out in a later battle.',
      },
      defended: {
        title: 'You were attacked',
        text: 'Whoever falls in one realm goes to the limbo of the other. So losing here makes you stronger there.',
      },
      scored: {
        title: 'Scoring',
        text: 'At the end of a round: 1 point for every two places, 1 for each shrine or capital you hold, 2 for most of an area and 3 for all of it.',
      },
    },
  },
  fr: {
    run: {
      draft: 'Placer le reste',
      reinforce: 'Envoyer le reste',
      plan: 'Planifier le reste',
      perform: 'Continuer pour moi',
    },
    topics: {
      starting: 'Tour de départ',
      limbo: 'Limbes',
      planning: 'Planification',
      performing: 'Chacun son tour',
      extraction: 'Or et énergie',
      building: 'Construction',
      magic: 'Magie',
      battle: 'Bataille',
      movement: 'Déplacement',
      scoring: 'Score',
    },
    over: {
      title: 'Voilà un tour entier',
      text: 'Une partie complète en compte cinq à sept. Les armées perdues reviennent, des portails s’ouvrent, et chaque tour rapporte des points.',
      play: 'Jouer une partie complète',
      result: 'Voir qui a gagné',
      rules: 'Chercher dans les règles',
    },
    notes: {
      colour: {
        title: 'Votre couleur',
        text: 'Chacun joue une couleur que personne d’autre n’a. C’est celle de vos armées et de vos propres cartes ; aucune n’est plus forte qu’une autre.',
        tip: 'Celle que vous voyez le mieux.',
      },
      startGroup: {
        title: 'Votre foyer',
        text: 'La carte existe en double : un royaume de la lumière et un royaume des ténèbres. Choisissez combien d’armées commencent dans votre région de départ ; deux autres vont dans sa jumelle des ténèbres.',
        tip: 'Un groupe moyen. Gardez les grands pour les endroits d’où vous voulez attaquer.',
      },
      draftPick: {
        title: 'Où commencent vos armées',
        text: 'Choisissez une carte : vous placez un groupe d’armées dans la région indiquée et prenez sa carte Région. Puis les cartes passent à votre voisin.',
        tip: 'Des régions voisines, dans la même province. Trois sur cinq rapportent déjà.',
      },
      draftKeep: {
        title: 'Une carte pour plus tard',
        text: 'Toutes vos armées sont sur la carte : vous gardez donc cette carte en secret et pourrez planifier une action avec elle.',
      },
      draftSite: {
        title: 'Un joker',
        text: 'Il vaut pour n’importe quelle région libre de sa province. Choisissez laquelle.',
        tip: 'Une voisine d’armées que vous avez déjà.',
      },
      draftGroup: {
        title: 'Combien y vont',
        text: 'Chaque groupe est un nombre fixe d’armées. Celui que vous utilisez ici ne servira plus.',
        tip: 'Les grands groupes près des rivaux, les petits là où il n’y a personne.',
      },
      draftLast: {
        title: 'Les derniers groupes',
        text: 'Plus aucune carte ne convient : placez un groupe sur l’un des endroits libres qui s’éclairent.',
      },
      split: {
        title: 'Les limbes',
        text: 'On a rempli la tour, et certaines de vos armées sont tombées. Elles attendent dans vos deux limbes et reviendront dans le royaume correspondant.',
        tip: 'Répartissez-les par trois : de chaque groupe de trois, une revient gratuitement à chaque tour.',
      },
      draw: {
        title: 'Une carte gratuite',
        text: 'Un tour commence. Chacun peut piocher une carte Conflit, qui sert à une action puis disparaît.',
      },
      reinforce: {
        title: 'Retour des limbes',
        text: 'Pour chaque groupe de trois armées dans des limbes, vous pouvez en envoyer une à un endroit de ce royaume où vous êtes déjà.',
        tip: 'Là où une armée est seule : elle ne peut pas attaquer et tombe facilement.',
      },
      plan: {
        title: 'Votre plan secret',
        text: 'Tout ce que vous ferez ce tour-ci se planifie maintenant : posez des cartes face cachée sur les cases de votre plaquette. La carte dit où, la case dit quoi.',
        tip: 'Commencez par « Extraction d’or » : l’une de vos cartes Région où de l’or est indiqué.',
      },
      planSecond: {
        title: 'Planifier une attaque',
        text: 'Pour une attaque, la carte ne dit pas où vous allez. Elle décide du camp des habitants : la carte de la région attaquée les met de votre côté.',
        tip: 'Une carte Conflit d’une région voisine fait la meilleure attaque.',
      },
      planMagic: {
        title: 'Magie et bluff',
        text: 'Les deux cases Magie reçoivent vos cartes Magie. Une carte vierge va partout : elle ressemble à un plan et rapporte 1 pièce d’or ou 1 point d’énergie.',
        tip: 'Regardez les prix. Il suffit de pouvoir payer au moment de la révélation.',
      },
      planReady: {
        title: 'Prêt ?',
        text: 'Aucune case n’est obligatoire, et vous pouvez encore reprendre vos cartes. Quand tous sont prêts, les plans sont figés.',
      },
      perform: {
        title: 'Une carte à la fois',
        text: 'Chacun à son tour révèle une carte et fait ce qu’elle dit. Vous choisissez l’ordre des vôtres.',
        tip: 'D’abord ce que les autres pourraient gâcher ; l’extraction peut souvent attendre.',
      },
      performNext: {
        title: 'Votre carte suivante',
        text: 'Vous pouvez aussi passer : vous reprenez toutes vos cartes et recevez 1 pièce d’or ou 1 point d’énergie à chaque tour, jusqu’à ce que les autres aient fini.',
      },
      compensation: {
        title: 'Une consolation',
        text: 'Vous n’avez pas d’action ici : vous prenez donc 1 pièce d’or ou 1 point d’énergie.',
      },
      extract: {
        title: 'Extraction',
        text: 'La région de votre carte donne ce qui y est indiqué, dans un royaume où vous avez une armée. La carte revient dans votre main.',
      },
      transition: {
        title: 'Trois à la fois',
        text: 'Pour 2 points d’énergie et 1 pièce d’or, trois armées reviennent des limbes dans la région de votre carte.',
        tip: 'Renoncez-y si les limbes sont presque vides : vous recevez 1 pièce d’or ou 1 point d’énergie.',
      },
      construct: {
        title: 'Construire',
        text: 'Un bâtiment rapporte aussitôt, et sanctuaires et capitales de nouveau à chaque tour à qui tient l’endroit. Votre tribu de la lumière fixe les prix.',
        tip: 'Une capitale si vous pouvez la payer, là où vous saurez tenir.',
      },
      attackFrom: {
        title: 'Attaque',
        text: 'Choisissez d’où partent vos armées. Une reste toujours sur place : il en faut donc au moins deux.',
        tip: 'Le plus fort de vos sites qui a un voisin faible.',
      },
      target: {
        title: 'Qui attaquer',
        text: 'Tout voisin qui n’est pas à vous. Pour chaque cible, vous lisez ce que feront les habitants : combattre à vos côtés, rester neutres ou vous combattre.',
        tip: 'Un site vide où les habitants sont avec vous tombe avec un seul cube.',
      },
      side: {
        title: 'Un joker au combat',
        text: 'Il peut valoir pour la région attaquée, pour celle d’où vous venez ou pour une autre. Vous choisissez donc ce que font les habitants.',
      },
      commit: {
        title: 'Dans la tour',
        text: 'Vos armées, les défenseurs et tous les cubes du plateau passent par la tour. Certains y restent coincés : envoyez plus qu’il n’en faut.',
        tip: 'Comparez les chances données pour chaque nombre, et laissez assez d’armées là où des rivaux sont proches.',
      },
      moveTo: {
        title: 'Déplacement',
        text: 'Les armées vont aussi loin que vous voulez, mais seulement à travers vos sites.',
      },
      moveNumber: {
        title: 'Combien se déplacent',
        text: 'Une reste sur place, toutes les autres peuvent partir.',
        tip: 'Vers la frontière : au milieu de vos terres, des armées ne font rien.',
      },
      magic: {
        title: 'Magie',
        text: 'Une carte Magie offre une ou deux possibilités pour son prix. Vous en prenez une, et la carte revient.',
      },
      magicPlace: {
        title: 'Répartir des armées',
        text: 'Ces armées viennent des mêmes limbes, et vous pouvez les répartir sur tous vos sites de ce royaume.',
        tip: 'Là d’où vous voulez attaquer ensuite.',
      },
      battle: {
        title: 'L’issue d’une bataille',
        text: 'Seul compte ce qui est dans le plateau de la tour. Le camp le plus nombreux gagne, et perd autant que l’autre avait ; ce qui est resté coincé peut tomber lors d’une autre bataille.',
      },
      defended: {
        title: 'On vous a attaqué',
        text: 'Qui tombe dans un royaume va dans les limbes de l’autre. Perdre ici vous rend donc plus fort là-bas.',
      },
      scored: {
        title: 'Le score',
        text: 'À la fin d’un tour : 1 point pour deux sites, 1 par sanctuaire ou capitale que vous tenez, 2 pour la plus grande partie d’une province et 3 pour toute la province.',
      },
    },
  },
}
