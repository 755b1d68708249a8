import type { Messages } from '@longtable/kernel'

/** What the game and its things are called, and what a table may agree on. */
export const things = {
  name: 'Immortals',
  about:
    'Les armées vaincues dans un royaume ressuscitent dans l’autre. Planifiez vos actions en secret, combattez par la tour à cubes et tenez des régions et des provinces entières de la lumière et des ténèbres.',
  scenarios: { standard: { name: 'Partie normale' } },

  colour: { 0: 'rouge', 1: 'bleu', 2: 'jaune', 3: 'violet', 4: 'blanc' },
  inhabitants: 'habitants',
  nothing: 'rien',
  site: '{{region}} ({{realm}})',
  space: '« {{name}} »',
  realm: { light: 'lumière', dark: 'ténèbres' },
  realmNamed: { light: 'royaume de la lumière', dark: 'royaume des ténèbres' },
  limbo: { light: 'limbes lumineux', dark: 'limbes obscurs' },
  structure: { portal: 'un portail', shrine: 'un sanctuaire', capital: 'une capitale' },
  card: {
    region: '{{region}} (carte Région)',
    conflict: '{{region}}, {{realm}} (carte Conflit)',
    wild: '{{area}}, {{realm}} (joker)',
    magic: '{{magic}} (carte Magie)',
    blank: 'une carte vierge',
    hidden: 'une carte face cachée',
  },
  list: {
    more: '{{first}}, {{rest}}',
    last: '{{first}} et {{rest}}',
    cubes: '{{name}} ({{count}})',
    points: '{{name}} {{count}}',
  },
  amount: {
    gold_one: '{{count}} pièce d’or',
    gold_other: '{{count}} pièces d’or',
    energy_one: '{{count}} point d’énergie',
    energy_other: '{{count}} points d’énergie',
    both: '{{energy}} et {{gold}}',
    armies_one: '{{count}} armée',
    armies_other: '{{count}} armées',
    points_one: '{{count}} point de victoire',
    points_other: '{{count}} points de victoire',
  },
  source: { regions: 'régions', shrines: 'sanctuaires', capitals: 'capitales', areas: 'provinces' },

  options: {
    rounds: {
      name: 'Tours',
      help: 'Combien de tours vous jouez ; 0 vaut le nombre indiqué par les règles.',
      values: { 0: 'Comme dans les règles : 7 à trois joueurs, sinon 5' },
    },
    tower: {
      name: 'Tour à cubes',
      help: 'Comment la tour retient les cubes et les relâche.',
      values: {
        hybrid: 'Les grands jets libèrent plus de cubes, et une tour pleine en retient moins',
        classic: 'Deux cubes jetés sur trois tombent, et un sur trois de ceux qui s’y trouvent',
        floors: 'Les cubes se coincent sur deux étages, et ceux qui passent peuvent les libérer',
      },
    },
    scoring: {
      name: 'Régions possédées',
      help: 'Ce qui fait qu’une région est à vous lors du score.',
      values: { occupation: 'Y avoir une armée', cards: 'Détenir sa carte Région' },
    },
    draftOwnTwin: {
      name: 'Votre région jumelle au tour de départ',
      help: 'Ce que devient votre carte Conflit quand vous placez un groupe sur la jumelle d’une région dont vous avez la carte.',
      values: { keep: 'Vous la gardez', discard: 'Elle est défaussée' },
    },
    regionCardAnyRealm: {
      name: 'Cartes Région dans les attaques',
      help: 'Pour quel royaume une carte Région compte quand vous attaquez.',
      values: {
        true: 'Pour les deux royaumes',
        false: 'Seulement pour un royaume où vous avez une armée dans la région',
      },
    },
    portalOwnCard: {
      name: 'Attaque par un portail avec la carte de cette région',
      help: 'Ce que font les habitants quand la carte montre les deux bouts de l’attaque.',
      values: { A: 'Ils combattent aux côtés de l’attaquant', B: 'Ils sont neutres' },
    },
    portalLosses: {
      name: 'Pertes d’une attaque par un portail',
      help: 'Dans quels limbes vont les pertes de l’attaquant quand l’attaque est passée par un portail.',
      values: {
        attacked: 'Ceux du royaume qui n’a pas été attaqué, comme pour tous',
        origin: 'Ceux du royaume d’où les armées ne venaient pas',
      },
    },
    alliesAlone: {
      name: 'Une bataille gagnée par les seuls habitants',
      help: 'Si un attaquant qui gagne sans aucune armée à lui obtient la carte Région.',
      values: {
        noCard: 'Non : celle du défenseur va au paquet',
        card: 'Oui, bien que la région reste vide',
      },
    },
    capitalLimit: {
      name: 'Capitales',
      help: 'Combien de capitales une province peut avoir.',
      values: { perRealm: 'Une par royaume', perName: 'Une pour les deux royaumes ensemble' },
    },
    leftoverAllies: {
      name: 'Habitants alliés après une bataille',
      help: 'Où vont les habitants du vainqueur qui n’ont pas servi à égaler les pertes.',
      values: { tray: 'Ils restent dans le plateau de la tour', supply: 'Ils retournent à la réserve' },
    },
    takeoverFromStack: {
      name: 'Prendre une carte Région du paquet par magie',
      help: 'S’il faut comparer les armées quand personne ne détient la carte.',
      values: { compare: 'On compare avec la région jumelle', free: 'On la prend sans comparer' },
    },
    takeoverCompare: {
      name: 'S’emparer d’une carte Région par magie',
      help: 'Avec quelles armées de la région jumelle vous comparez.',
      values: { holder: 'Celles du détenteur de la carte', twinOccupier: 'Celles de son occupant' },
    },
    houseReturn: {
      name: 'Règle maison : retour sur le plateau de jeu',
      help: 'Un joueur sans aucune armée sur le plateau de jeu peut poser 1 armée de ses limbes sur une région de départ inoccupée.',
      values: { true: 'Permis', false: 'Interdit' },
    },
    edition: {
      name: 'Corrections de l’édition',
      help: 'Les valeurs de votre jeu imprimé qui diffèrent de celles d’ici, telles qu’un propriétaire peut les saisir.',
    },
  },

  judge: {
    points: 'Points',
    income: 'Points d’un décompte immédiat',
    secure: 'Points assurés',
    sites: 'Régions occupées',
    steps: 'Provinces presque acquises',
    buildings: 'Sanctuaires et capitales',
    border: 'Armées à la frontière',
    rear: 'Armées à l’arrière',
    limbo: 'Armées dans les limbes',
    tower: 'Cubes dans la tour',
    gold: 'Or',
    energy: 'Énergie',
    regionCards: 'Cartes Région',
    handCards: 'Autres cartes',
    marker: 'Marqueur Premier joueur',
    yield: 'Rendement des régions',
    planned: 'Actions encore prévues',
  },
} as const satisfies Messages
