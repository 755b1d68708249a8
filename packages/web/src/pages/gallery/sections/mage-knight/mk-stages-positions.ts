import { itemAt, Engine, seedFrom } from '@longtable/kernel'
import { Did } from '../../../../../../mage-knight/src/state/schema/player.ts'
import { announceRoundEnd } from '../../../../../../mage-knight/src/steps/last-turns.ts'
import { ending, rolling } from '../../../../../../mage-knight/test/support/ends.ts'
import {
  gameWith,
  roundStack,
  scene,
  Scene,
  type PlayerScene,
} from '../../../../../../mage-knight/test/support/scene.ts'

const TILES = { '1,0': '3', '0,1': '4', '1,1': '5' }
const UNITS = ['peasants', 'herbalists', 'guardianGolems', 'utemSwordsmen']
const SPELLS = ['fireball', 'snowstorm', 'restoration']
const ACTIONS = ['agility', 'ambush', 'training']

const HERO: PlayerScene = {
  hand: ['rage', 'march', 'promise', 'crystallize', 'wound'],
  crystals: 'rbg',
  fame: 9,
  reputation: 2,
  units: ['foresters'],
}

/** A new game up to its first question. */
function opening(seats: number, config: Readonly<Record<string, unknown>>): Scene {
  const engine = new Engine(gameWith(), seats, { heroes: 'random', ...config })
  const position = engine.start(seedFrom('opening'))
  return new Scene(engine, position, engine.resume(position))
}

function talking(at: string, influence: number, more: PlayerScene = {}): Scene {
  return scene({
    tiles: TILES,
    players: [{ ...HERO, at, influence, ...more }, { hero: 'tovak' }],
    offer: UNITS,
    spells: SPELLS,
    actions: ACTIONS,
    lessons: ['swiftBolt'],
    marks: { '4.C': 0 },
  }).take('interact')
}

function inCity(tile: string, influence: number): Scene {
  return scene({
    tiles: { '1,0': tile, '0,1': '2' },
    players: [{ ...HERO, at: `${tile}.C`, influence }],
    cities: [{ at: `${tile}.C`, conquered: true, shields: [0, 1, 0], leader: 0 }],
    offer: UNITS,
    spells: SPELLS,
    actions: ACTIONS,
  }).take('interact')
}

const END = { ...HERO, at: '1.E', units: [] }

function rewarded(rewards: Parameters<typeof ending>[0] extends infer S ? S : never): Scene {
  return ending({ spells: SPELLS, actions: ACTIONS, offer: UNITS, players: [END], ...rewards })
}

/** A hero whose fame is ahead of the level. */
function rising(fame: number, level: number, common: readonly string[] = []): Scene {
  return ending({
    spells: SPELLS,
    actions: ACTIONS,
    players: [{ ...END, hand: [], fame, level }],
    common,
  })
}

/** A solo game whose round is about to end. */
function lastTurn(): Scene {
  return scene({
    scenario: 'soloConquest',
    seats: 1,
    players: [{ ...HERO, hero: 'goldyx', at: '1.E', tactic: 'earlyBird', did: Did.played }],
    dummy: { deck: ['rage', 'march', 'swiftness'], crystals: 'rrw', tactic: 'planning' },
    spells: SPELLS,
    actions: ACTIONS,
    offer: UNITS,
  })
}

/** Everything that has a stage of its own, by the name of its position. */
export const positions: Readonly<Record<string, () => Scene>> = {
  heroes: () => opening(2, { heroes: 'pick', scenario: 'fullConquest' }),
  tactics: () => opening(3, { scenario: 'fullConquest' }),
  soloTactics: () => opening(1, { scenario: 'soloConquest' }),
  market: () => talking('3.SW', 4),
  monastery: () => talking('5.NE', 7),
  tower: () => talking('4.C', 8),
  greenCity: () => inCity('c5', 9),
  blueCity: () => inCity('c6', 9),
  whiteCity: () => inCity('c7', 6),
  redCity: () => inCity('c8', 12),
  buying: () => talking('4.C', 8, { crystals: 'rrbbgw' }).take('buy spell'),
  rewards: () => rewarded({ rewards: { artifact: 1, spell: 1, crystals: 1, unit: 1 } }),
  spell: () => rewarded({ rewards: { spell: 1 } }),
  action: () => rewarded({ rewards: { action: 1 } }),
  artifact: () => rewarded({ rewards: { artifact: 2 } }),
  unit: () => rewarded({ rewards: { unit: 1 } }),
  colour: () => rolling(['gold'], (seed) => rewarded({ seed, rewards: { dice: 2 } })),
  glade: () =>
    rewarded({
      players: [{ ...END, at: '1.C', hand: ['wound', 'march'], discard: ['wound', 'rage'] }],
    }),
  skill: () => rising(3, 1, ['doubleTime', 'flight']),
  levelAction: () => {
    const t = rising(15, 3)
    return t.choose(itemAt(t.offered(), 0))
  },
  odd: () => rising(8, 2),
  round: () => lastTurn(),
  announced: () => lastTurn().act((s, ctx) => announceRoundEnd(s, -1, ctx)),
  watching: () =>
    ending({
      spells: SPELLS,
      active: 1,
      order: [1, 0],
      players: [{ hand: ['rage', 'march'] }, { ...END, hero: 'tovak' }],
      rewards: { spell: 1 },
      stack: roundStack(1, [1, 0]),
    }),
}
