import { elements, reaches, type Element, type Reach } from '../../src/content/effect.ts'
import { Site } from '../../src/content/ids.ts'
import type { TileId } from '../../src/content/types.ts'
import { tokenSlotsAt } from '../../src/state/mutations.ts'
import { siteAt } from '../../src/state/pools/lattice.ts'
import { Foe } from '../../src/state/schema/fight.ts'
import type { MageContext } from '../../src/state/match.ts'
import type { State } from '../../src/state/schema/state.ts'
import { burnMonastery, enterSite, startAssault, startRampage } from '../../src/steps/fights.ts'
import { T } from '../../src/state/pools/tokens.ts'
import { hexNamed, nameOfToken } from './names.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './scene.ts'

/** Fights that have just begun, and what is played in them. */

/** The first player fights these, rampaging on 1.NW, from the next space. */
export function rampage(
  enemies: readonly string[],
  player: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene {
  return scene({
    source: '',
    ...spec,
    players: [{ at: '1.C', ...player }, {}],
    tokens: { '1.NW': enemies },
    begin: (s, ctx) => {
      startRampage(s, 0, s.players[0].at, tokenSlotsAt(s, hexNamed(s, '1.NW')), ctx)
    },
  })
}

/** An assault on a space from another one. */
function assault(at: string, from: string): (s: State, ctx: MageContext) => void {
  return (s, ctx) => {
    const hex = hexNamed(s, at)
    s.players[0].at = hex
    s.players[0].trail = [hexNamed(s, from), hex]
    startAssault(s, 0, hex, hexNamed(s, from), [], ctx)
  }
}

/** The keep of tile 3, from the forest beside it. */
export function keep(
  defender: string,
  player: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene {
  return scene({
    source: '',
    ...spec,
    tiles: { '1,0': '3' },
    players: [{ at: '3.C', ...player }, {}],
    tokens: { '3.NE': [{ token: defender, down: true }], ...spec.tokens },
    begin: assault('3.NE', '3.C'),
  })
}

/** The mage tower of tile 4, from the desert beside it. */
export function tower(defender: string, player: PlayerScene = {}): Scene {
  return scene({
    source: '',
    tiles: { '1,0': '4' },
    players: [{ at: '4.NE', ...player }, {}],
    tokens: { '4.C': [{ token: defender, down: true }] },
    begin: assault('4.C', '4.NE'),
  })
}

const cityTiles = { green: 'c5', blue: 'c6', white: 'c7', red: 'c8' } as const satisfies Record<
  string,
  TileId
>

/** A city with its garrison, from the space north-west of it. */
export function cityFight(
  colour: keyof typeof cityTiles,
  garrison: readonly string[],
  player: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene {
  const tile = cityTiles[colour]
  return scene({
    source: '',
    ...spec,
    tiles: { '1,0': tile },
    cities: [{ at: `${tile}.C` }],
    players: [{ at: `${tile}.NW`, ...player }, {}],
    tokens: { [`${tile}.C`]: garrison },
    begin: assault(`${tile}.C`, `${tile}.NW`),
  })
}

const siteSpaces = {
  monsterDen: ['6', 'W'],
  spawningGrounds: ['c1', 'W'],
  dungeon: ['7', 'SE'],
  tomb: ['c1', 'NE'],
  ruins: ['8', 'NE'],
  monastery: ['7', 'W'],
} as const

/** An adventure site is entered, or a monastery set on fire; enemies come from the tops of their piles. */
export function adventure(
  site: keyof typeof siteSpaces,
  piles: Readonly<Record<string, readonly string[]>>,
  player: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene {
  const [tile, place] = siteSpaces[site]
  return scene({
    source: '',
    ...spec,
    tiles: { '1,0': tile },
    players: [{ at: `${tile}.${place}`, ...player }, {}],
    piles,
    begin: (s, ctx) => {
      if (siteAt(s, s.players[0].at) === Site.monastery) burnMonastery(s, 0, ctx)
      else enterSite(s, 0, ctx)
    },
  })
}

/** Adds to the pool of attacks. */
export function attack(
  fight: Scene,
  n: number,
  reach: Reach = 'melee',
  element: Element = 'physical',
): Scene {
  return fight.act((s) => {
    s.fight.attack[reaches.indexOf(reach) * elements.length + elements.indexOf(element)] += n
  })
}

/** Adds to the pool of blocks; `twice` counts twice against swift attacks. */
export function block(fight: Scene, n: number, element: Element = 'physical', twice = false): Scene {
  return fight.act((s) => {
    s.fight.block[elements.indexOf(element) + (twice ? elements.length : 0)] += n
  })
}

/** The post of an enemy of the fight, or on the map, by its name. */
export function postOf({ state }: Scene, enemy: string): number {
  return state.tokens[T.posts].findIndex((token) => nameOfToken(token) === enemy)
}

/** Names of the tokens on a space. */
export function tokensOn({ state }: Scene, at: string): string[] {
  return tokenSlotsAt(state, hexNamed(state, at)).map((post) => nameOfToken(state.tokens[T.posts][post]))
}

/** Names of the enemies that are left in the fight. */
export function enemiesLeft({ state }: Scene): string[] {
  return state.fight.posts.flatMap((post, enemy) =>
    (state.fight.flags[enemy] & Foe.done) === 0 ? [nameOfToken(state.tokens[T.posts][post])] : [],
  )
}

/** No block, then all damage to the hero, up to the attack phase. */
export function takeAllDamage(fight: Scene): Scene {
  if (fight.step === 'combat.strike') fight.take('endPhase')
  if (fight.step === 'combat.block') fight.take('endPhase')
  while (fight.step === 'combat.order' || fight.step === 'combat.assign') {
    fight.take(fight.step === 'combat.order' ? 'order' : 'toHero')
  }
  return fight
}
