import { Playout, Random, seedFrom } from '@longtable/kernel'
import { advancedActions } from '../../src/content/advanced-actions.ts'
import { commonDeck } from '../../src/content/basic-actions.ts'
import { enemies } from '../../src/content/enemies.ts'
import { BASE } from '../../src/content/numbers.ts'
import { spells } from '../../src/content/spells.ts'
import { units } from '../../src/content/units.ts'
import { Attempt } from '../../src/solver/index.ts'
import { DONE } from '../../src/state/choices/common.ts'
import { STEP } from '../../src/state/choices/map.ts'
import { scene } from './scene.ts'

/** Fights before a city with two or three cards, few enough to try everything; drawn from a seed. */

const inBase = ({ set }: { readonly set: string }): boolean => set === BASE

const cards: readonly string[] = [
  ...Object.keys(commonDeck),
  ...advancedActions.filter(inBase).map(({ id }) => id),
  ...spells.filter((row) => inBase(row) && !row.competitive).map(({ id }) => id),
]
// Whoever summons brings somebody that nobody knows.
const foes: readonly string[] = enemies
  .filter(inBase)
  .filter(({ colour, abilities }) => colour !== 'red' && !abilities.some((ability) => ability === 'summon'))
  .map(({ id }) => id)
const bands: readonly string[] = units.filter(inBase).map(({ id }) => id)
const purses: readonly string[] = ['', 'r', 'b', 'g', 'w', 'rb', 'gw']

function some(chance: Random, list: readonly string[], n: number): string[] {
  return [...new Set(Array.from({ length: n }, () => chance.pick(list)))]
}

export function smallFight(seed: string): Attempt {
  const chance = new Random(seedFrom(seed))
  const table = scene({
    scenario: 'soloConquest',
    seats: 1,
    round: 5,
    tiles: { '1,0': 'c6' },
    cities: [{ at: 'c6.C' }],
    tokens: { 'c6.C': some(chance, foes, 1 + chance.below(2)) },
    players: [
      {
        hero: 'tovak',
        at: 'c6.NW',
        fame: 30,
        move: 2,
        hand: some(chance, cards, 2 + chance.below(2)),
        units: some(chance, bands, chance.below(2)),
        crystals: chance.pick(purses),
      },
    ],
  })
  const start = new Attempt(table.engine, 0, new Playout(table.engine, table.position))
  start.take(STEP[table.hex('c6.C')])
  if (start.step === 'combat.join') start.take(DONE)
  return start
}
