import type { Messages } from '@longtable/kernel'

/** Les mots du jeu, chacun expliqué en une phrase ou deux. */
export const french: Messages = {
  move: {
    name: 'Déplacement',
    text: 'Des points pour marcher et explorer, dans la première partie de votre tour. Chaque case coûte ce que demande son terrain ; le reste est perdu.',
  },
  influence: {
    name: 'Influence',
    text: 'Des points pour traiter avec les habitants : recruter, se faire soigner, apprendre. Ce que vous ne dépensez pas est perdu.',
  },
  attack: {
    name: 'Attaque',
    text: 'Des points qui vainquent les ennemis dans la dernière phase d’un combat. Il faut atteindre l’armure de toutes les cibles désignées ; moins ne fait rien.',
  },
  ranged: {
    name: 'Attaque à distance',
    text: 'Elle compte dès la première phase, avant que les ennemis frappent, sauf contre un ennemi fortifié. Plus tard, elle compte comme les autres.',
  },
  siege: {
    name: 'Attaque de siège',
    text: 'Elle compte dès la première phase et y atteint même les ennemis fortifiés. Plus tard, elle compte comme les autres.',
  },
  block: {
    name: 'Blocage',
    text: 'Des points qui arrêtent un ennemi. Ils doivent atteindre toute son attaque ; moins n’arrête rien, et le surplus est perdu.',
  },
  heal: {
    name: 'Soin',
    text: 'Un point retire du jeu une Blessure de votre main ; pour une unité, il en faut autant que son niveau. Jamais en combat.',
  },
  damage: {
    name: 'Dégâts',
    text: 'L’effet d’une attaque non bloquée. Vos unités peuvent les subir d’abord ; le reste donne à votre héros une Blessure par tranche égale à son armure, même entamée.',
  },
  draw: {
    name: 'Piocher',
    text: 'Vous prenez des cartes sur votre pioche. Une fois vide, elle ne donne plus rien jusqu’à la manche suivante.',
  },
  physical: {
    name: 'Physique',
    text: 'Attaque ou Blocage sans élément. Tout Blocage arrête une attaque physique ; un Blocage physique ne compte qu’à moitié contre le feu, la glace et le feu glacé.',
  },
  fire: {
    name: 'Feu',
    text: 'Seul un Blocage de glace ou de feu glacé compte en entier contre une attaque de feu, les autres à moitié. Un Blocage de feu convient contre la glace.',
  },
  ice: {
    name: 'Glace',
    text: 'Seul un Blocage de feu ou de feu glacé compte en entier contre une attaque de glace, les autres à moitié. Un Blocage de glace convient contre le feu.',
  },
  coldFire: {
    name: 'Feu glacé',
    text: 'Le feu et la glace à la fois. Seul un Blocage de feu glacé compte en entier, et seul un ennemi qui résiste au feu et à la glace y résiste.',
  },
  inefficient: {
    name: 'Inefficace',
    text: 'Le mauvais élément contre cet ennemi. Les points inefficaces s’additionnent et sont divisés par deux, arrondis à l’inférieur ; puis on ajoute les autres.',
  },
  resistPhysical: {
    name: 'Résistance physique',
    text: 'Les attaques physiques ne comptent qu’à moitié, cartes jouées de côté comprises. Utilisez un élément.',
  },
  resistFire: {
    name: 'Résistance au feu',
    text: 'Les attaques de feu ne comptent qu’à moitié, et les autres effets des cartes rouges ne font rien ici.',
  },
  resistIce: {
    name: 'Résistance à la glace',
    text: 'Les attaques de glace ne comptent qu’à moitié, et les autres effets des cartes bleues ne font rien ici.',
  },
  unitResistance: {
    name: 'Résistance d’une unité',
    text: 'Face à une attaque à laquelle elle résiste, une unité retire d’abord son armure des dégâts sans être blessée. S’il en reste, elle est blessée et la retire encore une fois.',
  },
  enemy: {
    name: 'Ennemi',
    text: 'Un jeton avec une attaque, une armure, de la renommée et peut-être des capacités. Son dos dit de quelle sorte il est.',
  },
  fortified: {
    name: 'Fortifié',
    text: 'Dans la première phase, seules les attaques de siège l’atteignent. Si le lieu qu’il défend est fortifié lui aussi, rien ne l’atteint.',
  },
  swift: {
    name: 'Rapide',
    text: 'Pour bloquer cet ennemi, il faut le double de son attaque. Ses dégâts, eux, ne doublent pas.',
  },
  brutal: {
    name: 'Brutal',
    text: 'S’il n’est pas bloqué, cet ennemi inflige le double de son attaque. Le bloquer n’est pas plus difficile.',
  },
  poison: {
    name: 'Poison',
    text: 'Une unité qu’il blesse reçoit deux Blessures. Pour chaque Blessure que votre héros prend en main, une autre va dans votre défausse.',
  },
  paralyze: {
    name: 'Paralysie',
    text: 'Une unité qu’il blesse est détruite. S’il blesse votre héros, vous défaussez de votre main toutes les cartes autres que des Blessures.',
  },
  summon: {
    name: 'Invocation',
    text: 'Au lieu d’attaquer, il fait venir un ennemi brun qui combat pour lui dans les phases de Blocage et de dégâts, puis disparaît sans renommée.',
  },
  unfortified: {
    name: 'Non fortifié',
    text: 'Ni murs ni sites ne protègent cet ennemi : les attaques à distance l’atteignent dès le début.',
  },
  elusive: {
    name: 'Insaisissable',
    text: 'Deux valeurs d’armure : la haute compte tant que toutes ses attaques n’ont pas été bloquées.',
  },
  assassination: {
    name: 'Assassinat',
    text: 'Ses dégâts ne peuvent pas aller à des unités : votre héros les prend tous.',
  },
  cumbersome: {
    name: 'Encombrant',
    text: 'Pendant que vous le bloquez, chaque point de Déplacement dépensé réduit son attaque de 1.',
  },
  arcane: {
    name: 'Immunité aux arcanes',
    text: 'Seuls les attaques et les blocages le touchent, et ce qui change ses attaques ; aucun autre effet.',
  },
  vampiric: {
    name: 'Vampirique',
    text: 'Son armure augmente de 1 pour chaque unité qu’il blesse et chaque Blessure qu’il met dans votre main.',
  },
  defend: {
    name: 'Défense',
    text: 'Une fois par combat, il ajoute son nombre à l’armure d’un ennemi que vous attaquez.',
  },
  severalAttacks: {
    name: 'Plusieurs attaques',
    text: 'Chaque attaque est bloquée à part, et ses dégâts sont pris à part. L’ennemi n’est bloqué que si toutes le sont.',
  },
  greenEnemy: {
    name: 'Ennemi vert',
    text: 'Des orques et des bêtes qui rôdent dans la campagne : plutôt faibles. On en trouve aussi dans les ruines.',
  },
  greyEnemy: {
    name: 'Ennemi gris',
    text: 'Des soldats qui tiennent les donjons et font partie des garnisons des villes.',
  },
  brownEnemy: {
    name: 'Ennemi brun',
    text: 'Les monstres des souterrains, des antres et des couvées ; les invocateurs les appellent aussi.',
  },
  violetEnemy: {
    name: 'Ennemi violet',
    text: 'Des mages : ils tiennent les tours de mage et viennent au secours d’un monastère incendié.',
  },
  whiteEnemy: { name: 'Ennemi blanc', text: 'L’élite des villes : forte attaque et forte armure.' },
  redEnemy: {
    name: 'Ennemi rouge',
    text: 'Les draconums, sur la carte et dans les tombeaux : les ennemis les plus forts, et ceux qui rapportent le plus de renommée.',
  },
  garrison: {
    name: 'Garnison',
    text: 'Tous les défenseurs d’une ville ; sa couleur et son niveau disent combien et de quelles sortes. On les affronte en un seul combat.',
  },
  combat: {
    name: 'Combat',
    text: 'Quatre phases : vous frappez à distance et en siège, vous bloquez, vous subissez les dégâts, vous attaquez. Pendant ce temps, on ne soigne rien.',
  },
  rangedPhase: {
    name: 'Phase à distance et de siège',
    text: 'Vous pouvez frapper avant les ennemis, mais seulement à distance ou en siège. Ceux qui tombent ici n’attaquent plus.',
  },
  blockPhase: {
    name: 'Phase de Blocage',
    text: 'Vous arrêtez des attaques, un ennemi après l’autre. Un Blocage doit atteindre toute l’attaque, et le double si elle est rapide.',
  },
  damagePhase: {
    name: 'Phase de dégâts',
    text: 'Chaque ennemi non bloqué inflige ses dégâts, dans l’ordre de votre choix : à vos unités d’abord si vous voulez, le reste à votre héros.',
  },
  attackPhase: {
    name: 'Phase d’Attaque',
    text: 'Toutes les attaques comptent, cartes jouées de côté comprises, et plus aucune fortification. Qui est encore là à la fin a survécu.',
  },
  knockOut: {
    name: 'Assommé',
    text: 'Quand les Blessures prises en main dans un combat atteignent votre limite de main, vous défaussez toutes vos autres cartes. Unités et compétences combattent encore.',
  },
  rampaging: {
    name: 'Ennemi maraudeur',
    text: 'Un ennemi qui se tient sur la carte même. On n’entre pas sur sa case ; provoquez-le ou défiez-le depuis une case voisine.',
  },
  provoke: {
    name: 'Provoquer',
    text: 'Un pas d’une case voisine d’un ennemi maraudeur à une autre case voisine du même : votre déplacement prend fin et il vous attaque.',
  },
  challenge: {
    name: 'Défier',
    text: 'Votre action peut être de combattre des ennemis maraudeurs sur les cases voisines de la vôtre.',
  },
  assault: {
    name: 'Assaut',
    text: 'Entrer dans un site fortifié qui n’est pas conquis. Cela met fin à votre déplacement, coûte {{reputation}} en réputation, et il faut combattre.',
  },
  withdrawal: {
    name: 'Repli',
    text: 'Si un assaut échoue, vous revenez sur la case d’où vous veniez. Cela seul ne coûte aucune Blessure.',
  },
  forcedWithdrawal: {
    name: 'Repli forcé',
    text: 'On ne finit pas un tour sur une case qui n’est pas sûre : vous refaites votre chemin jusqu’à la première case sûre, et prenez une Blessure par case.',
  },
  nightRules: {
    name: 'Règles de nuit',
    text: 'Le mana noir peut servir et le mana doré non, pour ce combat, même de jour.',
  },
  duel: {
    name: 'Duel',
    text: 'Finir son déplacement sur la case d’un autre héros. Les Blocages réduisent l’attaque, les dégâts blessent ; en mêlée, ils volent aussi un artefact ({{theft}} dégâts) ou forcent la retraite, ce qui fait gagner.',
  },
  fullCombat: {
    name: 'Combat complet',
    text: 'Vous vous défendez comme à votre tour, avec un dé de la Source, vos compétences et une fin de tour. En échange, votre prochain tour est sauté.',
  },
  partialCombat: {
    name: 'Combat partiel',
    text: 'Vous vous défendez sans dé de la Source ni compétences, et ne piochez pas ensuite. Votre prochain tour n’est pas sauté.',
  },
  coopAssault: {
    name: 'Assaut coopératif',
    text: 'Plusieurs héros voisins d’une ville se partagent sa garnison, et chacun en combat une part. Les invités renoncent à leur prochain tour.',
  },
  fame: {
    name: 'Renommée',
    text: 'Vous en gagnez pour les ennemis vaincus et les hauts faits. Elle élève votre niveau et fait, à la fin, la plus grande part de votre score.',
  },
  level: {
    name: 'Niveau',
    text: 'Il monte avec la renommée, à la fin d’un tour, d’abord à {{fame}}. Les niveaux pairs donnent une compétence et une action avancée ; les impairs un jeton de commandement et, peu à peu, armure et cartes.',
  },
  reputation: {
    name: 'Réputation',
    text: 'Ce que les gens pensent de vous. Elle change votre Influence chaque fois que vous traitez avec eux, jusqu’à {{most}} ; à −{{end}}, plus personne ne vous parle.',
  },
  armor: {
    name: 'Armure',
    text: 'D’un ennemi : l’Attaque qu’il faut pour le vaincre. D’un héros ou d’une unité : les dégâts qu’absorbe une Blessure.',
  },
  handLimit: {
    name: 'Limite de main',
    text: 'À la fin de votre tour, vous piochez jusqu’à ce nombre : {{first}} au début, {{last}} aux plus hauts niveaux, plus encore près de vos donjons et villes. Les Blessures comptent.',
  },
  command: {
    name: 'Jeton de commandement',
    text: 'Chaque unité en demande un. Vous en avez un au début et en gagnez un à chaque niveau impair.',
  },
  skill: {
    name: 'Compétence',
    text: 'Ce que votre héros sait faire en plus de ses cartes. Vous en gagnez une à chaque niveau pair.',
  },
  oncePerTurn: {
    name: 'Une fois par tour',
    text: 'Cette compétence sert une fois à chacun de vos tours.',
  },
  oncePerRound: {
    name: 'Une fois par manche',
    text: 'Une fois utilisée, cette compétence reste face cachée jusqu’à la manche suivante.',
  },
  interactive: {
    name: 'Compétence interactive',
    text: 'Elle sert une fois par manche : elle va au centre et touche les autres jusqu’au début de votre prochain tour.',
  },
  commonSkills: {
    name: 'Compétences communes',
    text: 'Celles que d’autres n’ont pas gardées. Vous pouvez en prendre une au lieu des vôtres, mais alors avec l’action avancée la plus basse de l’offre.',
  },
  shield: {
    name: 'Bouclier',
    text: 'Votre marque sur un lieu que vous avez conquis. Les boucliers rapportent à la fin ; dans les villes, ils décident aussi qui dirige.',
  },
  card: {
    name: 'Carte',
    text: 'Votre paquet : actions, sorts, artefacts et Blessures. Ce que vous jouez est défaussé à la fin du tour ; le reste demeure en main.',
  },
  basicAction: {
    name: 'Action de base',
    text: 'L’une des 16 cartes du début. L’effet du haut est gratuit, celui du bas coûte un mana de la couleur de la carte.',
  },
  advancedAction: {
    name: 'Action avancée',
    text: 'Une carte action plus forte : on la gagne avec les niveaux, dans les monastères et en récompense. Elle se joue comme une action de base.',
  },
  spell: {
    name: 'Sort',
    text: 'Il demande un mana de sa couleur, même pour l’effet du haut. Celui du bas demande en plus un mana noir : il attend donc la nuit.',
  },
  artifact: {
    name: 'Artefact',
    text: 'Il agit sans mana. L’effet du bas est puissant, mais retire la carte du jeu pour de bon.',
  },
  wound: {
    name: 'Blessure',
    text: 'Une carte qui encombre votre main : elle ne se joue pas et ne paie rien. Soignez-la, ou reposez-vous pour la défausser.',
  },
  basicEffect: {
    name: 'Effet simple',
    text: 'La moitié haute d’une carte. Sur les actions et les artefacts, elle ne coûte rien.',
  },
  strongEffect: {
    name: 'Effet puissant',
    text: 'La moitié basse d’une carte, au lieu de la haute. Une action demande pour cela un mana de sa couleur, payé en la jouant.',
  },
  sideways: {
    name: 'Jouée de côté',
    text: 'Toute carte autre qu’une Blessure donne 1 en Déplacement, Influence, Attaque ou Blocage, au lieu de ce qu’elle indique.',
  },
  deck: {
    name: 'Pioche',
    text: 'Les cartes que vous piocherez. Si elle est vide quand votre tour commence, vous pouvez annoncer la fin de la manche.',
  },
  discard: {
    name: 'Défausse',
    text: 'Les cartes qui ont servi. Elles ne reviennent que pour la manche suivante.',
  },
  throwAway: {
    name: 'Retirer du jeu',
    text: 'La carte quitte la partie pour de bon. Une Blessure retourne à la réserve.',
  },
  mana: {
    name: 'Mana',
    text: 'Il renforce les effets puissants, les sorts et certaines capacités d’unités. On le paie avec un cristal, un jeton ou un dé de la Source.',
  },
  red: { name: 'Mana rouge', text: 'Il renforce les cartes rouges : feu, rage et bataille.' },
  blue: { name: 'Mana bleu', text: 'Il renforce les cartes bleues : glace, défense et flux de mana.' },
  green: { name: 'Mana vert', text: 'Il renforce les cartes vertes : marche, soin et croissance.' },
  white: {
    name: 'Mana blanc',
    text: 'Il renforce les cartes blanches : vitesse, influence et attaques à distance.',
  },
  gold: {
    name: 'Mana doré',
    text: 'De jour, il vaut n’importe laquelle des quatre couleurs. De nuit, il ne sert à rien.',
  },
  black: {
    name: 'Mana noir',
    text: 'Il ne sert que de nuit et selon les règles de nuit : pour l’effet puissant des sorts, jamais à la place d’une couleur.',
  },
  crystal: {
    name: 'Cristal',
    text: 'Du mana qui se garde jusqu’à ce que vous le dépensiez. Vous en avez au plus {{most}} de chacune des {{colours}} couleurs.',
  },
  manaToken: {
    name: 'Jeton de mana',
    text: 'Du mana pour ce tour : ce qui n’a pas servi est perdu à la fin du tour.',
  },
  source: {
    name: 'La Source',
    text: 'Des dés que tous les joueurs partagent, deux de plus que de joueurs. À chaque tour, vous pouvez utiliser le mana de l’un d’eux.',
  },
  manaDie: {
    name: 'Dé de mana',
    text: 'Il montre le mana qu’il donne. Un dé utilisé est relancé à la fin de votre tour et retourne à la Source.',
  },
  unit: {
    name: 'Unité',
    text: 'Elle combat à vos côtés et reste. Chaque manche, elle peut faire une chose de sa carte ; elle peut aussi subir des dégâts pour votre héros.',
  },
  eliteUnit: {
    name: 'Unité d’élite',
    text: 'Plus forte et plus chère que les régulières. Elles rejoignent l’offre une fois atteint le centre du pays.',
  },
  ready: { name: 'Prête', text: 'Cette unité peut servir maintenant, si elle n’est pas blessée.' },
  spent: {
    name: 'Épuisée',
    text: 'Cette unité a fait son œuvre. Elle sera de nouveau prête à la manche suivante.',
  },
  woundedUnit: {
    name: 'Blessée',
    text: 'Cette unité ne peut ni servir ni subir de dégâts tant qu’elle n’est pas soignée, avec autant de points que son niveau.',
  },
  recruit: {
    name: 'Recruter',
    text: 'Vous payez le prix d’une unité en Influence, dans un lieu dont le signe figure sur sa carte, et il vous faut un jeton de commandement.',
  },
  disband: {
    name: 'Dissoudre',
    text: 'Pour faire place à une nouvelle unité, une des vôtres quitte la partie. Ce n’est possible qu’à ce moment.',
  },
  banner: {
    name: 'Bannière',
    text: 'Un artefact qu’une unité peut porter : elle a alors l’effet du haut aussi longtemps. Chaque unité en porte une.',
  },
  unitOffer: {
    name: 'Offre d’unités',
    text: 'Deux de plus que de joueurs, renouvelée à chaque manche. Une unité prise n’est pas remplacée d’ici là.',
  },
  actionOffer: {
    name: 'Offre d’actions avancées',
    text: 'Trois cartes. Une carte prise est aussitôt remplacée ; à chaque manche, la plus basse s’en va et une nouvelle arrive en haut.',
  },
  spellOffer: {
    name: 'Offre de sorts',
    text: 'Trois cartes. Une carte prise est aussitôt remplacée ; à chaque manche, la plus basse s’en va et une nouvelle arrive en haut.',
  },
  day: {
    name: 'Jour',
    text: 'Le mana doré vaut toute couleur et le noir ne sert pas ; la forêt est facile, le désert difficile. À côté d’un donjon ou d’une tour, on voit qui les tient.',
  },
  night: {
    name: 'Nuit',
    text: 'Le mana noir sert et le doré non ; la forêt est difficile, le désert plus facile. Donjons et tours ne montrent leurs défenseurs qu’à l’assaut.',
  },
  round: {
    name: 'Manche',
    text: 'Un jour ou une nuit : chacun joue à son tour jusqu’à ce qu’une pioche soit vide et la fin annoncée. Puis on mélange à nouveau toutes les cartes.',
  },
  turn: {
    name: 'Votre tour',
    text: 'D’abord vous avancez et explorez, puis vous pouvez faire une action : combattre, ou traiter avec les habitants. Après, on n’avance plus.',
  },
  tactic: {
    name: 'Tactique',
    text: 'Chacun en choisit une au début d’une manche. Son numéro fixe l’ordre des tours, et la plupart apportent un avantage.',
  },
  order: {
    name: 'Ordre des tours',
    text: 'La tactique la plus basse commence. Un jeton face cachée signifie que le prochain tour est sauté.',
  },
  rest: {
    name: 'Se reposer',
    text: 'Au lieu d’un tour normal, vous défaussez une carte et autant de Blessures que vous voulez ; avec seulement des Blessures en main, une seule.',
  },
  endOfTurn: {
    name: 'Fin du tour',
    text: 'Vous prenez vos récompenses, montez de niveau, défaussez si vous voulez des cartes inutiles et piochez jusqu’à votre limite de main.',
  },
  endOfRound: {
    name: 'Fin de la manche',
    text: 'Qui commence son tour avec une pioche vide peut l’annoncer. Chacun des autres a encore un tour.',
  },
  dummy: {
    name: 'Joueur fictif',
    text: 'Un héros que personne ne joue et qui mesure le temps : trois cartes de sa pioche par tour, et plus si la couleur de la dernière est celle de ses cristaux. Pioche vide, la manche finit.',
  },
  reward: {
    name: 'Récompenses',
    text: 'Ce que vous avez gagné au combat : sorts, artefacts, cristaux, unités. Vous les prenez à la fin du tour.',
  },
  score: {
    name: 'Score',
    text: 'La renommée, et des points pour sorts, artefacts, unités, lieux conquis et autres ; les Blessures en coûtent. Le meilleur de chaque domaine reçoit un titre.',
  },
  undo: {
    name: 'Revenir en arrière',
    text: 'Vous pouvez reprendre ce que vous voulez, jusqu’à la dernière carte, tuile ou pièce révélée, ou jusqu’au dernier dé lancé.',
  },
  space: {
    name: 'Case',
    text: 'Un hexagone de la carte. On y finit un tour en sûreté si l’on peut y entrer et qu’il n’y a là ni murs ennemis ni autre héros.',
  },
  terrain: {
    name: 'Terrain',
    text: 'Il dit combien de points de Déplacement coûte une case, de jour et de nuit.',
  },
  plains: { name: 'Plaine', text: 'Coûte {{day}} en Déplacement de jour et {{night}} de nuit.' },
  hills: { name: 'Collines', text: 'Coûtent {{day}} en Déplacement de jour et {{night}} de nuit.' },
  forest: { name: 'Forêt', text: 'Coûte {{day}} en Déplacement de jour et {{night}} de nuit.' },
  wasteland: { name: 'Friche', text: 'Coûte {{day}} en Déplacement de jour et {{night}} de nuit.' },
  desert: { name: 'Désert', text: 'Coûte {{day}} en Déplacement de jour et {{night}} de nuit.' },
  swamp: { name: 'Marais', text: 'Coûte {{day}} en Déplacement de jour et {{night}} de nuit.' },
  lake: { name: 'Lac', text: 'On n’y entre pas sans un effet qui le permet.' },
  mountain: { name: 'Montagne', text: 'On n’y entre pas sans un effet qui le permet.' },
  sea: { name: 'Mer', text: 'Le bord du pays : personne n’y va, et aucune tuile n’est posée au-delà.' },
  tile: {
    name: 'Tuile',
    text: 'Sept cases de terrain. Les tuiles de campagne viennent d’abord ; sous elles, les tuiles centrales, avec les villes et des ennemis plus forts.',
  },
  explore: {
    name: 'Explorer',
    text: 'Pour {{cost}} points de Déplacement, une nouvelle tuile est posée à côté de votre case. Vous pouvez ensuite continuer.',
  },
  interact: {
    name: 'Traiter avec les habitants',
    text: 'Une action dans un village, un monastère ou un lieu qui vous est ouvert : votre réputation compte une fois, puis vous achetez ce que paie votre Influence.',
  },
  fortifiedSite: {
    name: 'Site fortifié',
    text: 'Donjons, tours de mage et villes. Y entrer avant leur conquête est un assaut, et leurs défenseurs sont derrière des murs.',
  },
  adventureSite: {
    name: 'Site d’aventure',
    text: 'Antres, couvées, souterrains, tombeaux et ruines. On peut passer à côté ; y entrer pour combattre est votre action.',
  },
  portal: {
    name: 'Portail',
    text: 'Là où arrivent les héros. Plusieurs peuvent s’y trouver, et personne n’y est attaqué.',
  },
  village: {
    name: 'Village',
    text: 'Recrutez-y des unités, ou achetez du Soin à {{healing}} en Influence le point. Entre deux tours, on peut aussi le piller.',
  },
  monastery: {
    name: 'Monastère',
    text: 'Recrutez des unités, achetez du Soin à {{healing}} en Influence le point, ou une action avancée pour {{lesson}}. On peut aussi l’incendier pour un artefact, contre {{reputation}} en réputation.',
  },
  keep: {
    name: 'Donjon',
    text: 'Tenu par un ennemi gris derrière des murs. Une fois à vous, on y recrute, et près de lui vous piochez une carte de plus par donjon que vous avez.',
  },
  mageTower: {
    name: 'Tour de mage',
    text: 'Tenue par un ennemi violet derrière des murs ; la conquérir rapporte un sort. Puis chacun peut y recruter et y acheter des sorts, pour {{spell}} en Influence et un mana.',
  },
  city: {
    name: 'Ville',
    text: 'Tenue par toute une garnison derrière des murs, avec un bonus selon sa couleur. Y entrer coûte {{cost}} en Déplacement. Qui vainc le plus de défenseurs la dirige.',
  },
  mine: { name: 'Mine de cristal', text: 'Finissez votre tour ici et vous gagnez un cristal de sa couleur.' },
  glade: {
    name: 'Clairière magique',
    text: 'Commencez ici votre tour et vous gagnez un mana doré de jour, un noir de nuit. Finissez-le ici et vous pouvez retirer du jeu une Blessure.',
  },
  orc: {
    name: 'Orques maraudeurs',
    text: 'Un ennemi maraudeur vert. Le vaincre rapporte {{reputation}} en réputation, en plus de sa renommée.',
  },
  draconum: {
    name: 'Draconum',
    text: 'Un ennemi maraudeur rouge, très fort. Le vaincre rapporte {{reputation}} en réputation, en plus de sa renommée.',
  },
  monsterDen: {
    name: 'Antre du monstre',
    text: 'Un ennemi brun. Le vaincre rapporte deux cristaux, tirés aux dés de mana.',
  },
  spawningGrounds: {
    name: 'Couvée',
    text: 'Deux ennemis bruns. Les vaincre tous deux rapporte un artefact et trois cristaux, tirés aux dés de mana.',
  },
  dungeon: {
    name: 'Souterrain',
    text: 'Un ennemi brun, sans vos unités et selon les règles de nuit. Le premier vainqueur y gagne un sort ou un artefact.',
  },
  tomb: {
    name: 'Tombeau',
    text: 'Un ennemi rouge, sans vos unités et selon les règles de nuit. Le premier vainqueur y gagne un sort et un artefact.',
  },
  ruins: {
    name: 'Ruines antiques',
    text: 'Le jeton montre un autel, ou deux ennemis et ce qu’ils gardent. De nuit, il reste face cachée jusqu’à ce que vous entriez.',
  },
  altar: {
    name: 'Autel',
    text: 'Votre action ici : payer trois manas de sa couleur pour {{fame}} points de renommée. Il n’y a personne à combattre.',
  },
  plunder: {
    name: 'Piller',
    text: 'Une fois entre deux de vos tours, dans un village : piochez {{cards}} cartes contre 1 en réputation. Ce n’est pas une action.',
  },
  burn: {
    name: 'Incendier un monastère',
    text: 'Coûte {{reputation}} en réputation. Vous combattez un ennemi violet sans vos unités ; vaincu, il vous laisse un artefact et la place pour votre bouclier.',
  },
}
