import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { ColourOf, NONE, Site, tokenColours } from '../src/content/ids.ts'
import { armorOf, abilitiesOf, attackOf } from '../src/state/combat/numbers.ts'
import { enemiesAt } from '../src/state/combat/places.ts'
import { inPlay } from '../src/state/lasting.ts'
import { layTile, wholeGarrison } from '../src/state/map/reveal.ts'
import { isAssault, isShared } from '../src/state/map/safety.ts'
import { cityAt, handBonusOfCity, tokenSlotsAt } from '../src/state/mutations.ts'
import { hexIn, MEGAPOLIS, rightOf, siteAt, slotOf } from '../src/state/pools/lattice.ts'
import { L, tileNo, tilePool, tileRow } from '../src/state/pools/tiles.ts'
import { slotBack } from '../src/state/pools/tokens.ts'
import { Ability } from '../src/state/traits.ts'
import { startAssault } from '../src/steps/fights.ts'
import { standing, waresAt } from '../src/steps/interact.ts'
import { opening } from './support/rounds.ts'
import type { Scene } from './support/scene.ts'

/** The map of One to Return with two players has one city; it is laid next to the start. */
function megapolis(config: Readonly<Record<string, unknown>> = {}, city = 'c6'): Scene {
  const t = opening(2, { scenario: 'oneToReturn', megapolis: 9, ...config })
  t.act((s, ctx) => {
    const tile = tileNo(city)
    const zone = [L.core, L.boxCity].find((one) => s.tiles[one].includes(tile)) ?? L.boxCity
    ctx.move(tilePool, tile, zone, L.placed)
    layTile(s, tile, 4, 0, ctx)
  })
  return t
}

const backs = (t: Scene): string[] =>
  tokenSlotsAt(t.state, t.state.cities[0].hex)
    .map((post) => tokenColours[slotBack(post)])
    .toSorted()

proves(
  ['MK-VARIANT-11', 'MK-VAR-50', 'MK-VAR-51'],
  'the last city is two in one, the second to its right',
  () => {
    const t = megapolis()
    const [city] = t.state.cities
    expect(t.state.cities).toHaveLength(1)
    expect([city.level, city.part, siteAt(t.state, city.part)]).toEqual([
      9,
      hexIn(slotOf(city.hex), 2),
      Site.city,
    ])
    expect(city.partColour).not.toBe(city.colour)
    expect(city.partColour).toBeGreaterThanOrEqual(0)
    expect(megapolis({ megapolis: 0 }).state.cities[0].part).toBe(NONE)
    // Of two cities only the last one is.
    const two = opening(2, { scenario: 'fullConquest', megapolis: 9 })
    two.act((s, ctx) => {
      const tiles = s.tiles[L.core].filter((tile) => tileRow(tile).kind === 'city')
      tiles.forEach((tile, n) => {
        ctx.move(tilePool, tile, L.core, L.placed)
        layTile(s, tile, 4 + n, 0, ctx)
      })
    })
    expect(two.state.cities.map(({ part }) => part >= 0)).toEqual([false, true])
    // Four cities are too many.
    const four = opening(4, { scenario: 'fullConquest', megapolis: 9 })
    four.act((s, ctx) => {
      const tiles = s.tiles[L.core].filter((tile) => tileRow(tile).kind === 'city')
      tiles.forEach((tile, n) => {
        ctx.move(tilePool, tile, L.core, L.placed)
        layTile(s, tile, 10 + n, 0, ctx)
      })
    })
    expect(four.state.cities.map(({ part }) => part)).toEqual([NONE, NONE, NONE, NONE])
  },
)

proves('MK-VAR-51', 'the right of a turned tile turns with it', () => {
  const turned = { tileAt: [0, 0], turned: [0, 2 + MEGAPOLIS] }
  expect([rightOf(turned, 0), rightOf(turned, 1)]).toEqual([hexIn(0, 2), hexIn(1, 4)])
})

proves('MK-VAR-52', 'level 9, blue and green: levels 5 and 4 in one garrison, with both bonuses', () => {
  const { blue, green } = ColourOf
  const garrison = wholeGarrison({
    hex: 0,
    colour: blue,
    partColour: green,
    level: 9,
    shields: [],
    conquered: false,
    leader: NONE,
  })
  expect(garrison.map((back) => tokenColours[back])).toEqual([
    'violet',
    'violet',
    'white',
    'grey',
    'brown',
    'white',
  ])
  const t = megapolis()
  t.state.cities[0].colour = blue
  t.state.cities[0].partColour = green
  t.act((s, ctx) => {
    const [city] = s.cities
    s.players[0].at = city.part
    startAssault(s, 0, city.part, NONE, [], ctx)
  })
  const { state, engine } = t
  const { tables } = engine
  const of = inPlay({ eachEffect: () => {} }, tables)
  expect(state.fight.posts).toHaveLength(backs(t).length)
  const tokens = state.fight.posts.map((post) => state.tokens.at(-1)?.[post] ?? NONE)
  tokens.forEach((token, enemy) => {
    const printed = tables.enemy.attack[token]
    const physical = tables.enemy.element[token] === 0
    if (physical) expect(abilitiesOf(state, enemy, tables, of) & Ability.poison).not.toBe(0)
    else expect(attackOf(state, enemy, tables)).toBe(printed + (tables.enemy.element[token] === 3 ? 1 : 2))
    expect(armorOf(state, enemy, tables, of)).toBe(tables.enemy.armor[token])
  })
})

proves('MK-VAR-53', 'it is seen and assaulted from either side', () => {
  const t = megapolis()
  const { state, engine } = t
  const [city] = state.cities
  const beside = engine.tables.neighbours[city.part].find(
    (hex) => hex !== city.hex && !engine.tables.neighbours[city.hex].includes(hex),
  )
  expect(beside).toBeDefined()
  expect(isAssault(state, 0, city.part, engine.tables)).toBe(true)
  expect(enemiesAt(state, city.part)).toEqual(enemiesAt(state, city.hex))
  expect(enemiesAt(state, city.part).length).toBeGreaterThan(2)
})

proves('MK-VAR-54', 'conquered, both parts sell what both cities do; it is one city', () => {
  const t = megapolis()
  const { state, engine } = t
  const [city] = state.cities
  Object.assign(city, {
    conquered: true,
    shields: [0, 0],
    leader: 0,
    colour: ColourOf.red,
    partColour: ColourOf.green,
  })
  const ids = (hex: number): string[] => waresAt(state, hex).map(({ id }) => id)
  expect(ids(city.part)).toEqual(ids(city.hex))
  expect(ids(city.hex).length).toBeGreaterThan(1)
  expect([city.hex, city.part].map((hex) => standing(state, 0, hex))).toEqual([2, 2])
  expect(cityAt(state, city.part)).toBe(city)
  expect(isShared(state, city.part, engine.tables)).toBe(true)
  state.players[0].at = city.part
  expect(handBonusOfCity(state, 0, engine.tables)).toBe(2)
})
