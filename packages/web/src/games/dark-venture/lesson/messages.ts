import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const dvGuideMessages: NamespaceMessages = {
  en: {
    run: { turn: 'Play on for me' },
    topics: {
      start: 'The story',
      dice: 'Dice',
      movement: 'Movement',
      combat: 'Combat',
      prisoners: 'Prisoners',
      abilities: 'Abilities',
      cards: 'Cards and items',
      memory: 'Genetic Memory',
      enemies: 'Auto-Enemies',
      ancients: 'Ancients',
      end: 'The end',
    },
    over: {
      title: 'The feast is over',
      text: 'You have played this story alone. There are others, alone, together or against each other, and games for points in which every people wins in its own way.',
      play: 'Play another story',
      result: 'See how it ended',
      rules: 'Look something up in the rules',
    },
    notes: {
      story: {
        title: 'The Drowned Feast',
        text: 'The Bohmerk, a swarm out of the lake, come to swallow a Varpen camp. Lead the camp, and the swarm plays itself. You win with six fences or walls, once the swarm is gone, or if you hold out for ten rounds.',
      },
      dice: {
        title: 'Six dice, your whole turn',
        text: 'Each turn begins with six dice. One arrow is one step straight, two arrows are two, the slanted ones go one step diagonally. Skulls move nobody: they pay for abilities.',
        tip: 'Click one of your units to take it up: every space it can reach is lit, with the number of dice that takes.',
      },
      walk: {
        title: 'Let it walk',
        text: 'Click a lit space, and the cheapest dice pay for the way. Straight steps add up with straight ones, diagonal ones with diagonal ones.',
        tip: 'To pay with other dice, tick them first, or ask for all ways with a right click or a long touch.',
      },
      halt: {
        title: 'Enough for this one',
        text: 'Steps that are left of a die belong to the unit that walks. They are lost once you do something else.',
      },
      blueToken: {
        title: 'A blue token',
        text: 'Whoever walks over it finds an item. It does not stop the move. Items are worn by a unit, or used up at once.',
      },
      redToken: {
        title: 'A red token',
        text: 'It stops whoever enters it. A unit on it may draw an action card for one move die, once a turn; the token stays.',
      },
      equip: {
        title: 'Put it on',
        text: 'To give an item to a unit costs nothing. Click the card, then the unit, or carry it there.',
      },
      cards: {
        title: 'An action card',
        text: 'Some cards happen to everybody at once. Tactics you may keep, five cards at most, worn items among them, and play when they help.',
      },
      tactic: {
        title: 'Play it now',
        text: 'What a card does stands on it. It is played for nothing, unless it names a price.',
      },
      strike: {
        title: 'Strike',
        text: 'A unit may attack an enemy on its own space for one move die, even if it has not moved. While a unit is taken up, enemies within reach are lit too, with the chance to win.',
        tip: 'Bigger units roll more dice. Attack where you outnumber them.',
      },
      pair: {
        title: 'Two together',
        text: 'Up to two units of a space attack as one, for the same die: their strengths are added.',
      },
      target: {
        title: 'Whom?',
        text: 'Several enemies stand here. You name one; its side may let a second one help it.',
      },
      pay: {
        title: 'Which dice?',
        text: 'An attack or a draw costs one move die of any kind. Spend the one that you need least.',
        tip: 'The button proposes the cheapest.',
      },
      fought: {
        title: 'Two rows of dice',
        text: 'The attacker rolls as many dice as its strength, the defender as many as its defence. The higher sum wins; on a tie the defence holds.',
      },
      adjust: {
        title: 'Before it counts',
        text: 'Eggs, cards and some items change a roll before it is compared: first the attacker’s, then the defender’s.',
      },
      defend: {
        title: 'You are attacked',
        text: 'On the turns of others you may answer: a second unit of the space can join the defence, and some cards help here.',
      },
      counter: {
        title: 'Strike back',
        text: 'If a defence holds and at least half of its dice show a six, the defenders may strike back at once, for nothing.',
      },
      spoils: {
        title: 'The defeated',
        text: 'You decide what becomes of it: killed, taken prisoner by a unit that stands there, or used by an ability, if your people has one for it.',
        tip: 'A prisoner: it can become one more unit of yours.',
      },
      prisoner: {
        title: 'A prisoner',
        text: 'It goes wherever its captor goes. One unit holds one prisoner.',
      },
      carry: {
        title: 'What a prisoner is worth',
        text: 'Bring it to an open edge of the map: there it is exchanged for one of your own smallest units.',
      },
      exchange: {
        title: 'At the edge',
        text: 'For one move die the prisoner goes home, and a new unit of yours comes on here.',
      },
      escape: {
        title: 'One of yours is held',
        text: 'On your turn a move die buys it a try: on a six it breaks free and runs up to two spaces.',
      },
      ability: {
        title: 'What your people can do',
        text: 'Each ability says what it costs: skulls, dice, cards or resources. One that cannot be used now says why.',
        tip: 'The camp gathers wood and builds fences of it. Skulls are good for nothing but abilities, so spend them here or keep them.',
      },
      asks: {
        title: 'One more question',
        text: 'What you have done needs an answer: a unit, a space, a resource. Until a die is rolled or a card is seen you can take all of it back.',
      },
      endTurn: {
        title: 'End the turn',
        text: 'When nothing is worth a die any more, end your turn. The Auto-Enemy is next.',
      },
      memory: {
        title: 'Genetic Memory',
        text: 'Dice that you have not used can be kept as tokens, three at most, for a later turn.',
        tip: 'Two steps and skulls are what is most often missing.',
      },
      auto: {
        title: 'It plays itself',
        text: 'An Auto-Enemy has ten cards and carries out all of them in order, turn after turn. What each unit does and why is told beside the map.',
        tip: 'Choose how fast it goes, or look at each card by itself.',
      },
      favour: {
        title: 'Favour of an Ancient',
        text: 'Each people has three deeds that please its Ancient. Once all are done, it can be summoned for its price.',
      },
      scored: {
        title: 'How it ends',
        text: 'A story ends as soon as somebody has done what it asks for, or when its rounds are over. Games for points end at 10, 20 or 30.',
      },
    },
  },
  fr: {
    run: { turn: 'Continuer pour moi' },
    topics: {
      start: 'Le récit',
      dice: 'Les dés',
      movement: 'Déplacement',
      combat: 'Combat',
      prisoners: 'Prisonniers',
      abilities: 'Capacités',
      cards: 'Cartes et objets',
      memory: 'Mémoire génétique',
      enemies: 'Auto-Ennemis',
      ancients: 'Anciens',
      end: 'La fin',
    },
    over: {
      title: 'Le festin est fini',
      text: 'Vous avez joué ce récit en solitaire. Il y en a d’autres, seul, ensemble ou les uns contre les autres, et des parties à points où chaque peuple gagne à sa façon.',
      play: 'Jouer un autre récit',
      result: 'Voir comment cela s’est terminé',
      rules: 'Chercher quelque chose dans les règles',
    },
    notes: {
      story: {
        title: 'Le festin noyé',
        text: 'Les Bohmerks, un essaim sorti du lac, viennent avaler un camp varpen. Menez le camp : l’essaim joue alors tout seul. Vous gagnez avec six clôtures ou murs, dès que l’essaim a disparu, ou si vous tenez dix manches.',
      },
      dice: {
        title: 'Six dés, tout votre tour',
        text: 'Chaque tour commence par six dés. Une flèche vaut un pas droit, deux flèches deux pas, les flèches penchées un pas en diagonale. Les crânes ne déplacent personne : ils paient les capacités.',
        tip: 'Cliquez sur l’une de vos unités pour la prendre : chaque case à sa portée s’éclaire, avec le nombre de dés que cela demande.',
      },
      walk: {
        title: 'Faites-la marcher',
        text: 'Cliquez sur une case éclairée : les dés les moins chers paient le chemin. Les pas droits s’ajoutent aux pas droits, les diagonaux aux diagonaux.',
        tip: 'Pour payer avec d’autres dés, cochez-les d’abord, ou demandez tous les chemins par un clic droit ou un appui long.',
      },
      halt: {
        title: 'Assez pour celle-ci',
        text: 'Les pas qui restent d’un dé sont à l’unité qui marche. Ils sont perdus dès que vous faites autre chose.',
      },
      blueToken: {
        title: 'Un jeton bleu',
        text: 'Qui passe dessus trouve un objet, sans s’arrêter. Un objet se porte sur une unité, ou s’utilise aussitôt.',
      },
      redToken: {
        title: 'Un jeton rouge',
        text: 'Il arrête qui y entre. Une unité qui s’y trouve peut piocher une carte Action pour un dé de mouvement, une fois par tour ; le jeton reste.',
      },
      equip: {
        title: 'Équipez-le',
        text: 'Donner un objet à une unité ne coûte rien. Cliquez sur la carte puis sur l’unité, ou faites-la glisser.',
      },
      cards: {
        title: 'Une carte Action',
        text: 'Certaines cartes arrivent à tous aussitôt. Les tactiques peuvent se garder, cinq cartes au plus, objets portés compris, et se jouent quand elles servent.',
      },
      tactic: {
        title: 'Jouez-la maintenant',
        text: 'Ce que fait une carte est écrit dessus. Elle se joue gratuitement, sauf si elle indique un prix.',
      },
      strike: {
        title: 'Frappez',
        text: 'Une unité peut attaquer un ennemi sur sa case pour un dé de mouvement, même sans avoir bougé. Quand une unité est prise, les ennemis à sa portée s’éclairent aussi, avec la chance de gagner.',
        tip: 'Les grosses unités lancent plus de dés. Attaquez là où vous êtes plus nombreux.',
      },
      pair: {
        title: 'À deux',
        text: 'Jusqu’à deux unités d’une case attaquent ensemble, pour le même dé : leurs forces s’ajoutent.',
      },
      target: {
        title: 'Qui donc ?',
        text: 'Plusieurs ennemis se tiennent ici. Vous en désignez un ; son camp peut le faire aider par un second.',
      },
      pay: {
        title: 'Quels dés ?',
        text: 'Une attaque ou une pioche coûte un dé de mouvement, peu importe lequel. Dépensez celui dont vous avez le moins besoin.',
        tip: 'Le bouton propose le moins cher.',
      },
      fought: {
        title: 'Deux rangées de dés',
        text: 'L’attaquant lance autant de dés que sa force, le défenseur autant que sa défense. La plus grande somme gagne ; à égalité, la défense tient.',
      },
      adjust: {
        title: 'Avant que cela compte',
        text: 'Des œufs, des cartes et certains objets changent un jet avant la comparaison : d’abord celui de l’attaquant, puis celui du défenseur.',
      },
      defend: {
        title: 'On vous attaque',
        text: 'Au tour des autres vous pouvez répondre : une seconde unité de la case peut se joindre à la défense, et certaines cartes servent ici.',
      },
      counter: {
        title: 'Contre-attaque',
        text: 'Si une défense tient et qu’au moins la moitié de ses dés montrent un six, les défenseurs peuvent frapper en retour, gratuitement.',
      },
      spoils: {
        title: 'Le vaincu',
        text: 'Vous décidez de son sort : tué, fait prisonnier par une unité présente, ou employé par une capacité, si votre peuple en a une pour cela.',
        tip: 'Prisonnier : il peut devenir une unité de plus pour vous.',
      },
      prisoner: {
        title: 'Un prisonnier',
        text: 'Il va partout où va son gardien. Une unité garde un seul prisonnier.',
      },
      carry: {
        title: 'Ce que vaut un prisonnier',
        text: 'Menez-le à un bord ouvert du plateau : il s’y échange contre l’une de vos plus petites unités.',
      },
      exchange: {
        title: 'Au bord',
        text: 'Pour un dé de mouvement le prisonnier rentre chez lui, et une nouvelle unité à vous arrive ici.',
      },
      escape: {
        title: 'L’une des vôtres est prise',
        text: 'À votre tour, un dé de mouvement lui vaut un essai : sur un six elle se libère et court jusqu’à deux cases.',
      },
      ability: {
        title: 'Ce que sait faire votre peuple',
        text: 'Chaque capacité dit ce qu’elle coûte : crânes, dés, cartes ou ressources. Celle qui ne peut servir maintenant dit pourquoi.',
        tip: 'Le camp récolte du bois et en fait des clôtures. Les crânes ne servent qu’aux capacités : dépensez-les ici ou gardez-les.',
      },
      asks: {
        title: 'Encore une question',
        text: 'Ce que vous avez fait demande une réponse : une unité, une case, une ressource. Tant qu’aucun dé n’est lancé et qu’aucune carte n’est vue, tout se reprend.',
      },
      endTurn: {
        title: 'Fin du tour',
        text: 'Quand plus rien ne vaut un dé, terminez votre tour. C’est ensuite à l’Auto-Ennemi.',
      },
      memory: {
        title: 'Mémoire génétique',
        text: 'Les dés qui n’ont pas servi peuvent se garder comme jetons, trois au plus, pour un tour suivant.',
        tip: 'Ce qui manque le plus souvent : deux pas et des crânes.',
      },
      auto: {
        title: 'Il joue tout seul',
        text: 'Un Auto-Ennemi a dix cartes et les exécute toutes dans l’ordre, tour après tour. Ce que fait chaque unité, et pourquoi, se dit à côté du plateau.',
        tip: 'Choisissez sa vitesse, ou regardez chaque carte l’une après l’autre.',
      },
      favour: {
        title: 'La faveur d’un Ancien',
        text: 'Chaque peuple connaît trois hauts faits qui plaisent à son Ancien. Une fois tous accomplis, il s’invoque contre son prix.',
      },
      scored: {
        title: 'Comment cela finit',
        text: 'Un récit finit dès que quelqu’un a fait ce qu’il demande, ou à la dernière manche. Les parties à points finissent à 10, 20 ou 30.',
      },
    },
  },
}
