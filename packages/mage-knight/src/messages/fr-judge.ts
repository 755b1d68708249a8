import type { Messages } from '@longtable/kernel'

/** What a position is judged by. */
export const judge = {
  judge: {
    fame: 'Renommée',
    level: 'Niveau',
    deeds: 'Cartes apprises et trouvées',
    skills: 'Compétences',
    units: 'Unités',
    crystals: 'Cristaux',
    wounds: 'Blessures',
    reputation: 'Réputation',
    achievements: 'Accomplissements',
    rewards: 'Récompenses à venir',
    land: 'Terres explorées',
    cities: 'Villes',
    cardsLeft: 'Cartes restantes de la manche',
    prospects: 'Ce qui est à portée',
  },
} as const satisfies Messages
