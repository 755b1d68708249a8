import type { Messages } from '@longtable/kernel'

/** What a position is judged by. */
export const judge = {
  judge: {
    fame: 'Renommée',
    level: 'Niveau',
    skills: 'Compétences',
    actions: 'Actions avancées',
    spells: 'Sorts',
    artifacts: 'Artefacts',
    units: 'Unités',
    woundedUnits: 'Unités blessées',
    crystals: 'Cristaux',
    wounds: 'Blessures',
    woundsInHand: 'Blessures en main',
    influence: 'Réputation',
    achievements: 'Accomplissements',
    rewards: 'Récompenses à venir',
    land: 'Terres explorées',
    goal: 'But du scénario',
    found: 'Villes découvertes',
    taken: 'Villes conquises',
    defenders: 'Défenseurs des villes',
    hidden: 'Villes encore cachées',
    cardsLeft: 'Cartes restantes de la manche',
    siege: 'Une ville à portée',
    exploring: 'Terres inconnues à portée',
    foes: 'Ennemis et trésors à portée',
    people: 'Habitants à portée',
  },
} as const satisfies Messages
