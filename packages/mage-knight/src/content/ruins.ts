// The ruins tokens: altars, and enemies with what they guard. Twelve of the base set, three of The Lost Legion.
import type { RuinsRow } from './types.ts'

export const ruins = [
  { id: 'altarGreen', set: 'base', altar: 'green', fame: 7 },
  { id: 'altarBlue', set: 'base', altar: 'blue', fame: 7 },
  { id: 'altarWhite', set: 'base', altar: 'white', fame: 7 },
  { id: 'altarRed', set: 'base', altar: 'red', fame: 7 },
  { id: 'greyViolet', set: 'base', enemies: ['grey', 'violet'], rewards: [{ reward: 'unit' }] },
  { id: 'greenBrown', set: 'base', enemies: ['green', 'brown'], rewards: [{ reward: 'artifact' }] },
  { id: 'greenGreen', set: 'base', enemies: ['green', 'green'], rewards: [{ reward: 'crystals' }] },
  {
    id: 'brownViolet',
    set: 'base',
    enemies: ['brown', 'violet'],
    rewards: [{ reward: 'spell' }, { reward: 'crystals' }],
  },
  {
    id: 'greyWhite',
    set: 'base',
    enemies: ['grey', 'white'],
    rewards: [{ reward: 'artifact' }, { reward: 'spell' }],
  },
  { id: 'greyBrown', set: 'base', enemies: ['grey', 'brown'], rewards: [{ reward: 'artifact' }] },
  {
    id: 'brownRed',
    set: 'base',
    enemies: ['brown', 'red'],
    rewards: [{ reward: 'artifact' }, { reward: 'artifact' }],
  },
  {
    id: 'greenRed',
    set: 'base',
    enemies: ['green', 'red'],
    rewards: [{ reward: 'artifact' }, { reward: 'action' }],
  },
  { id: 'altarEach', set: 'lostLegion', altar: 'each', fame: 10 },
  {
    id: 'threeGreen',
    set: 'lostLegion',
    enemies: ['green', 'green', 'green'],
    rewards: [{ reward: 'unit' }],
  },
  {
    id: 'twoViolet',
    set: 'lostLegion',
    enemies: ['violet', 'violet'],
    rewards: [{ reward: 'spell' }, { reward: 'action' }],
  },
] as const satisfies readonly RuinsRow[]
