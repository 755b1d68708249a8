import type { Combination } from '../../soak/combination.ts'

/** What else there is to play with, beyond the scenarios: each of them at some number of players. */
export const further: readonly Combination[] = [
  { scenario: 'victory, upper floors', seats: 3, config: { floors: true } },
  { scenario: 'victory to 20, underground', seats: 4, config: { map: 'underground', target: '20' } },
  { scenario: 'victory to 30', seats: 2, config: { target: '30' } },
  { scenario: 'victory, sides dealt', seats: 5, config: { sides: 'deal', map: 'underground' } },
  ...['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang'].map((faction) => ({
    scenario: `victory against ${faction}`,
    seats: 1,
    config: { [faction]: 'auto', autoTies: 'dice' },
  })),
  {
    scenario: 'victory against four',
    seats: 1,
    config: { varpen: 'auto', dhargon: 'auto', bohmerk: 'auto', orpal: 'auto' },
  },
]
