import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Oui', false: 'Non' }
const run = {
  open: 'Qui la choisit',
  auto: 'Auto-Ennemi',
  absent: 'Hors jeu',
}

/** Set-up, rounds and turns, dice, points, the end; what a table may agree on. */
export const ground: Messages = {
  ask: {
    side: 'Quel camp jouez-vous ?',
    start: 'Où commence {{piece}} ?',
    startBeside: 'Sur quelle case à côté de son héros commence {{piece}} ?',
    firstAbility: 'Avec quelle capacité spéciale commencez-vous ?',
    keep: 'Quels dés gardez-vous dans votre Mémoire génétique ({{has}} sur {{most}}) ?',
    memory: 'Quels jetons dé abandonnez-vous ({{has}}, vous en gardez {{most}}) ?',
    forfeit: '{{side}} : le joueur abandonne. Que deviennent ses unités ?',
    payMix_one: 'Quelle carte ou quel crâne paie ?',
    payMix_other: 'Quelles cartes ou quels crânes paient (encore {{count}}) ?',
    payGoods_one: 'Quelle ressource paie ?',
    payGoods_other: 'Quelles ressources paient ({{count}} de sortes différentes) ?',
    turn: 'À vous de jouer : que faites-vous ?',
    payDice_one: 'Quel dé de mouvement dépensez-vous ?',
    payDice_other: 'Quels dés de mouvement dépensez-vous (encore {{count}}) ?',
  },
  choose: {
    side: '{{side}}',
    start: 'Commencer en {{space}}',
    firstAbility: '{{ability}}',
    bank: 'Garder un dé : {{face}}',
    drop: 'Abandonner un jeton dé : {{face}}',
    done: 'Ne plus garder de dés',
    forfeit: 'Abandonner la partie',
    keepUnits: 'Elles restent, en Auto-Ennemi',
    removeUnits: 'Elles sont retirées',
    payCard: 'Défausser {{card}}',
    payGood: '{{goods}} : {{piece}}',
    end: 'Finir le tour',
    spend: 'Dépenser un dé : {{face}}',
  },
  face: { 0: '1 droit', 1: '2 droits', 2: '1 diagonal', 3: 'crâne' },
  setup: {
    tooFew: 'Une partie à points demande deux camps ; à {{seats}}, confiez-en un autre à un Auto-Ennemi.',
    tooManySeats: '{{seats}} joueurs, mais seulement {{free}} camps à choisir.',
    scenarioSeats: '« {{scenario}} » se joue de {{least}} à {{most}} joueurs, pas à {{seats}}.',
    notInBox:
      '« {{story}} » ne se joue pas avec ce qu’il y a dans la boîte : elle est de l’ensemble « {{set}} », ou venue après le début de cette partie.',
  },
  edition: {
    shape: 'Les corrections sont un objet : le chemin d’une valeur, et la valeur.',
    wrong: 'Il n’y a pas de telle valeur à corriger : {{path}}.',
  },
  campaign: {
    shape: 'Ce qu’une campagne a laissé est un objet.',
    unknown: 'Une campagne ne laisse pas de {{name}}.',
    chapter: 'Il n’y a pas de tel chapitre : {{chapter}}.',
    wrong: 'Ce que la campagne a laissé n’est pas juste ici : {{part}}.',
    otherChapter: 'Le chapitre {{chapter}} ne se joue pas avec « {{scenario}} ».',
    record: {
      seats: 'Une campagne a une à cinq places.',
      nobody: 'Il faut quelqu’un pour jouer la campagne.',
      sameBanner: 'Chaque place a sa propre bannière.',
      taken: '{{name}} mène cette bannière.',
      solo: 'Cette campagne se joue seul.',
      notJson: 'Ce n’est pas du JSON.',
      other: 'Ce n’est pas une campagne de Dark Venture.',
      newer: 'Cette campagne fut gardée par une version plus récente ({{version}}).',
      wrong: 'Cette campagne ne se lit pas : {{part}}.',
      over: 'La campagne est finie.',
      choice: '{{banner}} ne peut pas choisir cela.',
      otherChapter: 'Le chapitre {{chapter}} n’est pas le suivant.',
    },
  },
  options: {
    mode: {
      name: 'Partie',
      help: 'Ce qui est en jeu.',
      values: { victory: 'Points de victoire', scenario: 'Un scénario', adventure: 'L’aventure souterraine' },
    },
    sets: {
      name: 'Ensembles',
      help: 'Ce qui est dans la boîte : cartes, héros et histoires des ensembles avec lesquels vous jouez.',
      values: { base: 'Jeu de base' },
    },
    adventure: { name: 'Aventure', help: 'Laquelle, si l’on joue une aventure.' },
    scenario: { name: 'Scénario', help: 'Quelle histoire, si l’on joue un scénario.' },
    target: {
      name: 'Points',
      help: 'Combien de points gagnent une partie à points.',
      values: { 10: '10', 20: '20', 30: '30' },
    },
    map: {
      name: 'Carte',
      help: 'Le côté du plateau d’une partie à points.',
      values: { main: 'Carte principale', underground: 'Souterrain' },
    },
    floors: { name: 'Étages', help: 'Joue-t-on les étages dans une partie à points ?', values: agreed },
    varpen: { name: 'Varpen', help: 'Qui joue les Varpen dans une partie à points.', values: run },
    dhargon: { name: 'Dhargon', help: 'Qui joue les Dhargon dans une partie à points.', values: run },
    bohmerk: { name: 'Bohmerk', help: 'Qui joue les Bohmerk dans une partie à points.', values: run },
    orpal: { name: 'Orpal', help: 'Qui joue les Orpal dans une partie à points.', values: run },
    alderkang: { name: 'Alderkang', help: 'Qui joue les Alderkang dans une partie à points.', values: run },
    sides: {
      name: 'Camps',
      help: 'Comment factions et héros sont attribués.',
      values: { choose: 'Choisis dans l’ordre du tour', deal: 'Tirés au sort' },
    },
    attackerPicksDefenders: {
      name: 'L’attaquant choisit les deux défenseurs',
      help: 'Peut-il s’en prendre à deux unités à la fois ?',
      values: agreed,
    },
    level: {
      name: 'Niveau',
      help: 'La difficulté d’un scénario pour qui le joue seul ou ensemble.',
      values: { easy: 'Facile', normal: 'Normal', hard: 'Difficile' },
    },
    fullHand: {
      name: 'Avec cinq cartes gardées',
      help: 'Quelle carte part quand une nouvelle est piochée.',
      values: { older: 'L’une des cinq', any: 'L’une des six, la nouvelle aussi' },
    },
    fenceWallSupply: {
      name: 'Clôtures et murs',
      help: 'Combien il y en a de chaque sorte.',
      values: { 10: '10', 20: '20' },
    },
    autoTies: {
      name: 'Auto-Ennemis : égalités',
      help: 'Comment un Auto-Ennemi départage.',
      values: { order: 'Par la position', dice: 'Aux dés' },
    },
    counters: {
      name: 'Contre-attaques',
      help: 'Après une défense avec assez de six.',
      values: {
        optional: 'Au choix, en chaîne',
        forced: 'Toujours faites',
        noChain: 'Au choix, jamais contrées',
      },
    },
    ancientTiming: {
      name: 'Invoquer un Ancien',
      help: 'Quand, dans un tour, un Ancien peut être invoqué.',
      values: { order: 'Après les autres actions', any: 'À tout moment' },
    },
    redTokenStops: {
      name: 'Arrêt sur un jeton rouge',
      help: 'Ce que perd une unité qui entre sur un jeton rouge.',
      values: { die: 'Le reste des dés dépensés', unit: 'Tous ses mouvements du tour' },
    },
    roadBonus: {
      name: 'Routes',
      help: 'Ce que donne un pas de route à route.',
      values: { die: 'Un pas de plus par dé', step: 'Un pas de plus par pas' },
    },
    lastSide: {
      name: 'Dernier camp sur la carte',
      help: 'Quand il gagne.',
      values: { turn: 'À la fin d’un tour', round: 'À la fin d’une manche' },
    },
    campaign: {
      name: 'Campagne',
      help: 'Ce que les chapitres précédents d’une campagne ont laissé. La page de la campagne le remplit.',
    },
    edition: { name: 'Corrections', help: 'Valeurs imprimées autrement dans votre exemplaire.' },
  },
}
