import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const mkGuideMessages: NamespaceMessages = {
  en: {
    run: { turn: 'Play on for me' },
    topics: {
      start: 'Hero and tactic',
      cards: 'Cards',
      mana: 'Mana',
      movement: 'Movement',
      locals: 'Locals and units',
      combat: 'Combat',
      levels: 'Levels and skills',
      exploring: 'Exploring',
      wounds: 'Wounds and healing',
      rounds: 'Turns and rounds',
      scoring: 'Scoring',
    },
    over: {
      title: 'The game is over',
      text: 'That was the land at its calmest. In the other scenarios there are cities to conquer, alone, together or against each other.',
      play: 'Play another scenario',
      result: 'See your score',
      rules: 'Look something up in the rules',
    },
    notes: {
      hero: {
        title: 'Your hero',
        text: 'Welcome to First Reconnaissance: walk into an unknown land, grow stronger, and find the city. Each hero has 16 cards to begin with, nearly the same, and skills of their own to come.',
        tip: 'Norowas gets on well with people, which helps at the start.',
      },
      tactic: {
        title: 'A tactic for the round',
        text: 'Each round begins with a tactic. Its number says who goes first, the lowest number first; the rest of it is an advantage for you.',
        tip: 'More cards on the first turn means a longer way. Only cards you play are used up.',
      },
      turn: {
        title: 'Your turn',
        text: 'Everything is done with the cards in your hand. First you move, then you may do one thing: fight, or deal with locals. Cards you play are gone until the next round.',
        tip: 'The village is three steps away. What a card can do now is listed when you click it.',
      },
      strong: {
        title: 'Strong, with mana',
        text: 'The lower half of a card is stronger, but costs a mana of its colour. On each turn you may use one die of the Source; crystals and tokens of yours count too.',
        tip: 'By Day a gold die is any colour. If the die is of no use later, spend it now.',
      },
      basic: {
        title: 'Basic, for nothing',
        text: 'The upper half of a card costs no mana. Several cards add up.',
      },
      sideways: {
        title: 'Sideways',
        text: 'Any card, turned sideways, gives 1 Move, Influence, Attack or Block, whatever is printed on it. Only Wounds do not.',
        tip: 'Do this with cards that have nothing to do this turn, such as attacks when you do not fight.',
      },
      effect: {
        title: 'A card asks',
        text: 'What you have played needs an answer: a card to give up, a colour, something to choose. Until then you can still take it back.',
      },
      step: {
        title: 'A step on the map',
        text: 'Each space costs Move points by its terrain: plains little, hills and forest more, and lakes and mountains cannot be entered. Lit spaces are within reach.',
        tip: 'The lit spaces show what they cost; the list also says what waits there.',
      },
      undo: {
        title: 'Changed your mind?',
        text: 'Take back as much of the turn as you like. Only what was revealed or rolled stays: a new tile, a drawn card, a die.',
      },
      mine: {
        title: 'A crystal mine',
        text: 'If your turn ends here, you gain a crystal of its colour. Crystals keep until you need them.',
      },
      village: {
        title: 'People live here',
        text: 'Talking to them can be the action of your turn. You may then buy healing and recruit units; monasteries also teach.',
        tip: 'Stop moving and talk, as long as there are cards left for Influence.',
      },
      interact: {
        title: 'Dealing with locals',
        text: 'Play cards for Influence and spend it on what is lit. A good reputation adds to it, a bad one takes some away.',
        tip: 'A unit: it fights for you in every round, and can take a blow.',
      },
      recruit: {
        title: 'A unit joins you',
        text: 'It needs a command token, and you have one for now. A unit is used once a round, and is ready at once.',
      },
      place: {
        title: 'Room for a unit',
        text: 'Every command token leads one unit. With none free, one of your units must leave for good, or you do without the new one.',
      },
      before: {
        title: 'Before your turn',
        text: 'Some things are done before a turn begins. On a village you may plunder: two cards for 1 reputation.',
        tip: 'Reputation is worth more in the long run. Just begin.',
      },
      near: {
        title: 'Enemies next to you',
        text: 'They stay where they are, but attack whoever walks past: from one space beside them to another. Or you challenge them, as your action.',
        tip: 'Compare: does your hand have Block for their attack, and Attack for their armor?',
      },
      assault: {
        title: 'An assault',
        text: 'Keeps and mage towers are held by an enemy behind walls. Stepping in ends your move, costs 1 reputation and starts a combat. If you win, the place is yours.',
      },
      enter: {
        title: 'An adventure',
        text: 'You may go in and fight what lives there, as your action. If you win, a reward follows at the end of the turn.',
      },
      join: {
        title: 'More enemies?',
        text: 'Others next to you can be drawn into the same combat. Only if you are strong enough for all of them.',
      },
      ranged: {
        title: 'First phase: from afar',
        text: 'Before the enemy strikes you may attack with Ranged and Siege cards. Whoever falls now deals no damage. Without such cards you go on.',
      },
      block: {
        title: 'Second phase: block',
        text: 'Now the enemy attacks. Choose which attack you want to stop. What you do not stop will hurt.',
        tip: 'Block if you can do it and still have enough to attack afterwards.',
      },
      facing: {
        title: 'Stopping an attack',
        text: 'Play Block until it reaches the number that is needed. Almost enough is nothing, and against fire or ice the wrong Block counts half.',
        tip: 'Let a unit block, if you have one: your cards stay free for the attack.',
      },
      damage: {
        title: 'Third phase: damage',
        text: 'What was not blocked must be taken. A unit takes as much as its armor and is wounded; the rest becomes Wounds in your hand, one for each part as big as your armor.',
        tip: 'A wounded unit is out until it is healed, but a Wound fills your hand.',
      },
      order: {
        title: 'One after the other',
        text: 'Several enemies deal damage. You choose the order, and who takes what.',
      },
      melee: {
        title: 'Last phase: attack',
        text: 'Now all your attacks count, sideways cards too. Aim at one enemy or at several together; you must reach the sum of their armor.',
      },
      strike: {
        title: 'Strike',
        text: 'You have enough. When you strike, the enemy is defeated and its fame is yours. Points beyond its armor are lost.',
      },
      unit: {
        title: 'Using a unit',
        text: 'A ready unit does one of the things on its card and is then spent until the next round.',
      },
      after: {
        title: 'Your action is over',
        text: 'No more moving now. You can still heal and use what helps at any time, then the turn ends.',
      },
      skill: {
        title: 'Level 2',
        text: 'With enough fame you go up a level at the end of the turn. Even levels bring a skill: you see two of your own and keep one.',
      },
      lesson: {
        title: 'An advanced action',
        text: 'With the skill comes a stronger card. It goes on top of your deck, so you draw it right away.',
        tip: 'One whose colour the dice of the Source show now, or that does what your hand lacks.',
      },
      useSkill: {
        title: 'A skill of yours',
        text: 'Skills cost no card. Some can be used on every turn, others once a round.',
      },
      explore: {
        title: 'Exploring',
        text: 'At the edge of the map, 2 Move points lay a new tile next to you. You see it before you go on, but it cannot be taken back.',
        tip: 'In this scenario every tile brings 1 fame, and one of them is the city you are looking for.',
      },
      heal: {
        title: 'Healing',
        text: 'You have healing points: one throws away a Wound from your hand. Use them now, for they do not keep.',
      },
      rest: {
        title: 'A rest',
        text: 'Instead of moving and acting you discard one card and as many Wounds as you like. The Wounds come back next round, but your hand is free.',
      },
      glade: {
        title: 'A magical glade',
        text: 'Whoever ends a turn here may throw away a Wound from hand or discard pile, for good. Whoever begins one here gains a mana.',
      },
      endTurn: {
        title: 'The end of your turn',
        text: 'Mana tokens vanish, cards you played are discarded, and you draw up to your hand limit. Cards you kept stay with you.',
        tip: 'If your hand can do no more, end the turn: a new one comes.',
      },
      discard: {
        title: 'Cards you do not want',
        text: 'Before drawing you may discard cards to make room for new ones. They come back in the next round.',
      },
      reward: {
        title: 'Your reward',
        text: 'What you have won is taken at the end of the turn. New cards go on top of your deck, so you draw them soon.',
      },
      announce: {
        title: 'The round comes to its end',
        text: 'Your deck is empty. You may give up this turn to announce the end of the round, or play on with what is left in your hand.',
        tip: 'Play on while your hand can still do something.',
      },
      night: {
        title: 'Night falls',
        text: 'Your deck is whole again and units are ready. At Night gold mana is useless and black works for spells; forests are harder, deserts easier to cross.',
        tip: 'You have seen a whole round now. Go on at your own pace until the city is found, or the last round ends.',
      },
      dummy: {
        title: 'The dummy player',
        text: 'Alone you play against time: a dummy player turns over three cards or more on each turn. When its deck is empty, the round ends.',
      },
      tile: {
        title: 'New land',
        text: 'A tile has been laid, and it brought 1 fame. Orcs on it get an enemy token face up, keeps and towers one face down.',
      },
      defeated: {
        title: 'Defeated',
        text: 'Its fame is yours at once, and for a rampaging enemy reputation besides. Its space is free from now on.',
      },
      wounded: {
        title: 'Wounded',
        text: 'A Wound is a card that does nothing but fill your hand. Heal it, rest, or end a turn on a glade.',
      },
      scored: {
        title: 'Your score',
        text: 'Fame counts most. Spells, advanced actions, artifacts, units, crystals and conquered places add to it; Wounds take away.',
      },
    },
  },
  fr: {
    run: { turn: 'Continuer pour moi' },
    topics: {
      start: 'Héros et tactique',
      cards: 'Cartes',
      mana: 'Mana',
      movement: 'Déplacement',
      locals: 'Habitants et unités',
      combat: 'Combat',
      levels: 'Niveaux et compétences',
      exploring: 'Exploration',
      wounds: 'Blessures et soins',
      rounds: 'Tours et manches',
      scoring: 'Score',
    },
    over: {
      title: 'La partie est finie',
      text: 'C’était le pays à ses heures calmes. Dans les autres scénarios, il y a des villes à conquérir, seul, ensemble ou les uns contre les autres.',
      play: 'Jouer un autre scénario',
      result: 'Voir votre score',
      rules: 'Chercher dans les règles',
    },
    notes: {
      hero: {
        title: 'Votre héros',
        text: 'Bienvenue dans Première reconnaissance : parcourez un pays inconnu, devenez plus fort et trouvez la ville. Chaque héros commence avec 16 cartes, presque les mêmes, et gagnera des compétences qui lui sont propres.',
        tip: 'Norowas s’entend bien avec les gens, ce qui aide au début.',
      },
      tactic: {
        title: 'Une tactique pour la manche',
        text: 'Chaque manche commence par une tactique. Son numéro dit qui commence, le plus petit d’abord ; le reste est un avantage pour vous.',
        tip: 'Plus de cartes au premier tour mènent plus loin. Seules les cartes jouées sont dépensées.',
      },
      turn: {
        title: 'Votre tour',
        text: 'Tout se fait avec les cartes de votre main. D’abord vous avancez, puis vous pouvez faire une chose : combattre, ou traiter avec les habitants. Les cartes jouées ne reviennent qu’à la manche suivante.',
        tip: 'Le village est à trois pas. Un clic sur une carte montre ce qu’elle peut faire maintenant.',
      },
      strong: {
        title: 'Plus fort, avec du mana',
        text: 'La moitié basse d’une carte est plus forte, mais coûte un mana de sa couleur. À chaque tour, vous pouvez utiliser un dé de la Source ; vos cristaux et jetons comptent aussi.',
        tip: 'De jour, un dé doré vaut toute couleur. Si le dé ne sert pas plus tard, dépensez-le maintenant.',
      },
      basic: {
        title: 'L’effet simple, gratuit',
        text: 'La moitié haute d’une carte ne coûte pas de mana. Plusieurs cartes s’additionnent.',
      },
      sideways: {
        title: 'De côté',
        text: 'Toute carte tournée de côté donne 1 en Déplacement, Influence, Attaque ou Blocage, quoi qu’elle indique. Seules les Blessures font exception.',
        tip: 'Faites-le avec les cartes qui ne servent pas ce tour-ci, comme les attaques quand vous ne combattez pas.',
      },
      effect: {
        title: 'Une carte demande',
        text: 'Ce que vous avez joué attend une réponse : une carte à céder, une couleur, quelque chose à choisir. D’ici là, vous pouvez encore revenir en arrière.',
      },
      step: {
        title: 'Un pas sur la carte',
        text: 'Chaque case coûte des points de Déplacement selon son terrain : la plaine peu, les collines et la forêt plus ; lacs et montagnes sont fermés. Les cases éclairées sont à portée.',
        tip: 'Les cases éclairées montrent leur coût ; la liste dit aussi ce qui y attend.',
      },
      undo: {
        title: 'Changé d’avis ?',
        text: 'Reprenez autant du tour que vous voulez. Seul reste ce qui a été révélé ou lancé : une nouvelle tuile, une carte piochée, un dé.',
      },
      mine: {
        title: 'Une mine de cristal',
        text: 'Si votre tour finit ici, vous gagnez un cristal de sa couleur. Les cristaux se gardent jusqu’à ce que vous en ayez besoin.',
      },
      village: {
        title: 'Des gens vivent ici',
        text: 'Leur parler peut être l’action de votre tour. Vous pouvez alors acheter des soins et recruter des unités ; les monastères enseignent aussi.',
        tip: 'Arrêtez-vous et parlez, tant qu’il reste des cartes pour l’Influence.',
      },
      interact: {
        title: 'Traiter avec les habitants',
        text: 'Jouez des cartes pour l’Influence et dépensez-la pour ce qui s’éclaire. Une bonne réputation y ajoute, une mauvaise en retire.',
        tip: 'Une unité : elle combat pour vous à chaque manche et peut encaisser un coup.',
      },
      recruit: {
        title: 'Une unité vous rejoint',
        text: 'Il lui faut un jeton de commandement, et vous en avez un pour l’instant. Une unité sert une fois par manche, et dès maintenant.',
      },
      place: {
        title: 'De la place pour une unité',
        text: 'Chaque jeton de commandement mène une unité. Si aucun n’est libre, une de vos unités s’en va pour de bon, ou vous vous passez de la nouvelle.',
      },
      before: {
        title: 'Avant votre tour',
        text: 'Certaines choses se font avant qu’un tour commence. Dans un village, vous pouvez piller : deux cartes contre 1 en réputation.',
        tip: 'À la longue, la réputation vaut davantage. Commencez, tout simplement.',
      },
      near: {
        title: 'Des ennemis à côté de vous',
        text: 'Ils restent où ils sont, mais attaquent qui passe devant eux, d’une case voisine à une autre. Ou bien vous les défiez : c’est votre action.',
        tip: 'Comparez : votre main a-t-elle du Blocage pour leur attaque, et de l’Attaque pour leur armure ?',
      },
      assault: {
        title: 'Un assaut',
        text: 'Un ennemi tient les donjons et les tours de mage derrière des murs. Y entrer met fin à votre déplacement, coûte 1 en réputation et lance un combat. Si vous gagnez, le lieu est à vous.',
      },
      enter: {
        title: 'Une aventure',
        text: 'Vous pouvez entrer et combattre ce qui vit là : c’est votre action. Si vous gagnez, une récompense suit à la fin du tour.',
      },
      join: {
        title: 'D’autres ennemis ?',
        text: 'Ceux qui sont à côté de vous peuvent être entraînés dans le même combat. Seulement si vous êtes de taille contre tous.',
      },
      ranged: {
        title: 'Première phase : de loin',
        text: 'Avant que l’ennemi frappe, vous pouvez attaquer à distance ou en siège. Qui tombe maintenant n’inflige pas de dégâts. Sans de telles cartes, passez à la suite.',
      },
      block: {
        title: 'Deuxième phase : bloquer',
        text: 'C’est à l’ennemi d’attaquer. Choisissez quelle attaque arrêter. Ce que vous n’arrêtez pas fera mal.',
        tip: 'Bloquez si vous le pouvez et s’il vous reste de quoi attaquer ensuite.',
      },
      facing: {
        title: 'Arrêter une attaque',
        text: 'Jouez du Blocage jusqu’au nombre demandé. Presque assez ne compte pas, et contre le feu ou la glace, le mauvais Blocage vaut la moitié.',
        tip: 'Laissez une unité bloquer, si vous en avez une : vos cartes restent libres pour l’attaque.',
      },
      damage: {
        title: 'Troisième phase : les dégâts',
        text: 'Ce qui n’est pas bloqué doit être subi. Une unité en absorbe autant que son armure et est blessée ; le reste devient des Blessures dans votre main, une par tranche égale à votre armure.',
        tip: 'Une unité blessée ne sert plus avant d’être soignée, mais une Blessure encombre votre main.',
      },
      order: {
        title: 'L’un après l’autre',
        text: 'Plusieurs ennemis infligent des dégâts. Vous choisissez l’ordre, et qui subit quoi.',
      },
      melee: {
        title: 'Dernière phase : attaquer',
        text: 'Toutes vos attaques comptent maintenant, cartes de côté comprises. Visez un ennemi ou plusieurs ensemble ; il faut atteindre la somme de leurs armures.',
      },
      strike: {
        title: 'Frapper',
        text: 'Vous avez assez. Si vous frappez, l’ennemi est vaincu et sa renommée est à vous. Les points au-delà de son armure sont perdus.',
      },
      unit: {
        title: 'Utiliser une unité',
        text: 'Une unité prête fait une des choses de sa carte, puis elle est épuisée jusqu’à la manche suivante.',
      },
      after: {
        title: 'Votre action est faite',
        text: 'On n’avance plus. Vous pouvez encore soigner et utiliser ce qui sert à tout moment, puis le tour finit.',
      },
      skill: {
        title: 'Niveau 2',
        text: 'Avec assez de renommée, vous montez d’un niveau à la fin du tour. Les niveaux pairs donnent une compétence : vous en voyez deux des vôtres et en gardez une.',
      },
      lesson: {
        title: 'Une action avancée',
        text: 'Avec la compétence vient une carte plus forte. Elle va sur votre pioche : vous la prenez donc tout de suite.',
        tip: 'Une dont la couleur est maintenant sur les dés de la Source, ou qui fait ce qui manque à votre main.',
      },
      useSkill: {
        title: 'Une de vos compétences',
        text: 'Les compétences ne coûtent pas de carte. Certaines servent à chaque tour, d’autres une fois par manche.',
      },
      explore: {
        title: 'Explorer',
        text: 'Au bord de la carte, 2 points de Déplacement posent une nouvelle tuile à côté de vous. Vous la voyez avant de continuer, mais on ne revient pas en arrière.',
        tip: 'Dans ce scénario, chaque tuile rapporte 1 en renommée, et l’une d’elles est la ville que vous cherchez.',
      },
      heal: {
        title: 'Soigner',
        text: 'Vous avez des points de Soin : un point retire du jeu une Blessure de votre main. Utilisez-les maintenant, ils ne se gardent pas.',
      },
      rest: {
        title: 'Un repos',
        text: 'Au lieu d’avancer et d’agir, vous défaussez une carte et autant de Blessures que vous voulez. Elles reviendront à la manche suivante, mais votre main est libre.',
      },
      glade: {
        title: 'Une clairière magique',
        text: 'Qui finit un tour ici peut retirer du jeu, pour de bon, une Blessure de sa main ou de sa défausse. Qui en commence un ici gagne un mana.',
      },
      endTurn: {
        title: 'La fin de votre tour',
        text: 'Les jetons de mana disparaissent, les cartes jouées sont défaussées et vous piochez jusqu’à votre limite de main. Ce que vous avez gardé vous reste.',
        tip: 'Si votre main ne peut plus rien faire, terminez le tour : une nouvelle arrive.',
      },
      discard: {
        title: 'Les cartes dont vous ne voulez pas',
        text: 'Avant de piocher, vous pouvez défausser des cartes pour faire place à de nouvelles. Elles reviendront à la manche suivante.',
      },
      reward: {
        title: 'Votre récompense',
        text: 'Ce que vous avez gagné se prend à la fin du tour. Les nouvelles cartes vont sur votre pioche : vous les aurez bientôt en main.',
      },
      announce: {
        title: 'La manche touche à sa fin',
        text: 'Votre pioche est vide. Vous pouvez renoncer à ce tour pour annoncer la fin de la manche, ou continuer avec ce qui vous reste en main.',
        tip: 'Continuez tant que votre main peut encore quelque chose.',
      },
      night: {
        title: 'La nuit tombe',
        text: 'Votre pioche est de nouveau entière et les unités sont prêtes. La nuit, le mana doré ne sert à rien et le noir sert aux sorts ; la forêt coûte plus, le désert moins.',
        tip: 'Vous avez vu une manche entière. Continuez à votre rythme jusqu’à la ville, ou jusqu’à la dernière manche.',
      },
      dummy: {
        title: 'Le joueur fictif',
        text: 'Seul, vous jouez contre le temps : un joueur fictif retourne trois cartes ou plus à chaque tour. Quand sa pioche est vide, la manche se termine.',
      },
      tile: {
        title: 'Une terre nouvelle',
        text: 'Une tuile a été posée, et elle a rapporté 1 en renommée. Les orques y reçoivent un jeton ennemi face visible, les donjons et les tours un jeton face cachée.',
      },
      defeated: {
        title: 'Vaincu',
        text: 'Sa renommée est à vous aussitôt et, pour un ennemi maraudeur, de la réputation en plus. Sa case est libre désormais.',
      },
      wounded: {
        title: 'Blessé',
        text: 'Une Blessure est une carte qui ne fait qu’encombrer votre main. Soignez-la, reposez-vous, ou finissez un tour dans une clairière.',
      },
      scored: {
        title: 'Votre score',
        text: 'La renommée compte le plus. Sorts, actions avancées, artefacts, unités, cristaux et lieux conquis s’y ajoutent ; les Blessures en retirent.',
      },
    },
  },
}
