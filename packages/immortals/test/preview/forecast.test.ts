import { expect, test } from 'vitest'
import type { Choice, Forecast } from '@longtable/kernel'
import { bothText } from '../../src/text/things.ts'
import { planning, put, READY } from '../support/menus.ts'
import {
  scene,
  site,
  space,
  type CardName,
  type PlayerScene,
  type Scene,
  type SceneSpec,
} from '../support/scene.ts'

function forecast(table: Scene, choice: Choice, seat: number = table.awaited[0]): Forecast | null {
  return table.engine.forecast(table.engine.view(table.position, seat), choice)
}

/** The chances of an attack from Forge Fire on Heartwood, in thousandths: win, tie, lose. */
function odds(one: CardName, armies: number, spec: SceneSpec): number[] {
  const table = scene({
    options: { tower: 'classic' },
    players: [{ board: { attackA: one } }],
    ...spec,
  }).reveal('attackA')
  table.choose({ do: 'attackFrom', site: site('forge-fire light') })
  table.choose({ do: 'target', site: site('heartwood light') })
  const { odds: told } = forecast(table, { do: 'commit', armies }) ?? {}
  expect(told?.map(({ outcome }) => outcome.key)).toEqual(['odds.win', 'odds.tie', 'odds.lose'])
  return told?.map(({ perMille }) => perMille) ?? []
}

const attacked = 'conflict heartwood light'
const attacking = 'conflict forge-fire light'
const another = 'conflict mossgate dark'

/** How likely it is that k of these cubes come out, of a number thrown and a number resting in a classic tower. */
function fallen(thrown: number, resting: number): number[] {
  let chances = [1]
  for (const out of [...Array<number>(thrown).fill(2 / 3), ...Array<number>(resting).fill(1 / 3)]) {
    const next = Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, k) => {
      next[k] += chance * (1 - out)
      next[k + 1] += chance * out
    })
    chances = next
  }
  return chances
}

/** Win, tie and lose, when the first kind of cubes fights the second. */
function exact(mine: readonly number[], theirs: readonly number[]): number[] {
  const out = [0, 0, 0]
  mine.forEach((a, i) => {
    theirs.forEach((b, j) => (out[i > j ? 0 : i === j ? 1 : 2] += a * b * 1000))
  })
  return out
}

/** The largest error in thousandths; the chances must add up. */
function error(told: readonly number[], real: readonly number[]): number {
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(1000)
  return Math.max(...told.map((perMille, i) => Math.abs(perMille - real[i])))
}

/** 1000 throws are off by 16 thousandths now and then. */
const CLOSE = 40

test('a battle of 1 against 1 with neutral inhabitants is even', () => {
  const armies = { 'forge-fire light': [0, 2], 'heartwood light': [1, 1] } as const
  expect(error(odds(attacking, 1, { armies }), exact(fallen(1, 0), fallen(1, 0)))).toBeLessThan(CLOSE)
})

test('the inhabitants are counted on the side that the card gives them, one being added to an empty tray', () => {
  const armies = { 'forge-fire light': [0, 4], 'heartwood light': [1, 2] } as const
  expect(error(odds(attacked, 3, { armies }), exact(fallen(4, 0), fallen(2, 0)))).toBeLessThan(CLOSE)
  expect(error(odds(attacking, 3, { armies }), exact(fallen(3, 0), fallen(2, 0)))).toBeLessThan(CLOSE)
  expect(error(odds(another, 3, { armies }), exact(fallen(3, 0), fallen(3, 0)))).toBeLessThan(CLOSE)
})

test('one inhabitant is taken from a tray of more than three, none from three', () => {
  const armies = { 'forge-fire light': [0, 5], 'heartwood light': [1, 2] } as const
  const inhabitants = (count: number): SceneSpec => ({ armies, tray: { inhabitants: count } })
  expect(error(odds(another, 4, inhabitants(4)), exact(fallen(4, 0), fallen(2 + 3, 0)))).toBeLessThan(CLOSE)
  expect(error(odds(another, 4, inhabitants(3)), exact(fallen(4, 0), fallen(2 + 3, 0)))).toBeLessThan(CLOSE)
  expect(error(odds(another, 4, inhabitants(1)), exact(fallen(4, 0), fallen(2 + 1, 0)))).toBeLessThan(CLOSE)
})

test('the last inhabitant of the supply is added, and none when it has none', () => {
  const armies = { 'forge-fire light': [0, 11] } as const
  for (const [resting, added] of [
    [19, 1],
    [20, 0],
  ]) {
    const [win] = exact(fallen(10, 0), fallen(added, resting))
    const told = odds(another, 10, { armies, tower: { inhabitants: resting } })
    expect(error(told, [win, 0, 1000 - win])).toBeLessThan(CLOSE)
  }
})

test('own and hostile cubes in the tray and in the tower count too, others do not', () => {
  const spec: SceneSpec = {
    armies: { 'forge-fire light': [0, 3], 'heartwood light': [1, 1] },
    tray: { armies: [1, 2, 5] },
    tower: { armies: [3, 1, 4] },
  }
  expect(error(odds(attacking, 2, spec), exact(fallen(2 + 1, 3), fallen(1 + 2, 1)))).toBeLessThan(CLOSE)
})

test('an unoccupied site is won with one cube, or against the inhabitants, and there is no tie', () => {
  const armies = { 'forge-fire light': [0, 3] } as const
  for (const one of [attacked, attacking] as const) {
    expect(error(odds(one, 2, { armies }), [1000 * (8 / 9), 0, 1000 / 9])).toBeLessThan(CLOSE)
  }
  const [win] = exact(fallen(2, 0), fallen(1, 0))
  expect(error(odds(another, 2, { armies }), [win, 0, 1000 - win])).toBeLessThan(CLOSE)
})

test('the same question gets the same answer, and only sending armies has odds', () => {
  const table = scene({
    armies: { 'forge-fire light': [0, 4], 'heartwood light': [1, 2] },
    players: [{ board: { attackA: attacking } }],
  }).reveal('attackA')
  table.choose({ do: 'attackFrom', site: site('forge-fire light') })
  expect(forecast(table, { do: 'target', site: site('heartwood light') })).toBeNull()
  table.choose({ do: 'target', site: site('heartwood light') })
  const before = table.engine.hash(table.position)
  const first = forecast(table, { do: 'commit', armies: 3 })
  expect(forecast(table, { do: 'commit', armies: 3 })).toEqual(first)
  expect(table.engine.hash(table.position)).toBe(before)
  const win = (armies: number): number => forecast(table, { do: 'commit', armies })?.odds?.[0].perMille ?? 0
  expect(win(3)).toBeGreaterThan(win(1))
  expect(forecast(table, { do: 'forfeit', take: 'gold' })).toBeNull()
})

function planner(player: PlayerScene): Scene {
  return scene({
    armies: { 'treehome light': [0, 2] },
    holders: { treehome: 0 },
    players: [{ hand: ['conflict borderland dark', 'wild red light'], ...player }],
    stack: planning(),
  })
}

function unpayable(cost: readonly [number, number], have: readonly [number, number]): Forecast {
  const [gold, energy] = cost
  const both = { cost: bothText({ gold, energy }), have: bothText({ gold: have[0], energy: have[1] }) }
  return { warnings: [{ key: 'warn.unpayable', with: both }] }
}

test('a plan that costs more than one has is warned of, and one that can just be paid is not', () => {
  const none: Forecast = { warnings: [] }
  const transition = put('transition3', 'treehome')
  const look = (gold: number, energy: number, choice: Choice): Forecast | null =>
    forecast(planner({ gold, energy }), choice, 0)
  expect(look(1, 2, transition)).toEqual(none)
  expect(look(0, 2, transition)).toEqual(unpayable([1, 2], [0, 2]))
  expect(look(1, 1, transition)).toEqual(unpayable([1, 2], [1, 1]))
  expect(look(0, 0, put('transition3', 'blank'))).toEqual(none)
  expect(look(0, 0, put('extractGold', 'treehome'))).toEqual(none)
  expect(look(0, 0, put('attackA', 'treehome'))).toEqual(none)
  expect(look(0, 0, put('attackOrMove', 'treehome'))).toEqual(none)
  expect(look(0, 0, put('magicA', 'blank'))).toEqual(none)
  expect(look(0, 0, READY)).toEqual(none)
  expect(look(1, 3, put('magicA', 'magic transition5'))).toEqual(unpayable([1, 4], [1, 3]))
})

test('the prices of all planned actions are added up, construction at its cheapest', () => {
  // Humans build a shrine for 2 gold and 1 energy, and nothing for less; Demons have a shrine for 2 energy.
  const table = planner({ light: 'humans', dark: 'demons', gold: 3, energy: 3 })
  table.choose(put('construct', 'treehome'), 0)
  expect(forecast(table, READY, 0)).toEqual({ warnings: [] })
  expect(forecast(table, put('darkSpecial', 'wild red light'), 0)).toEqual({ warnings: [] })
  table.choose(put('darkSpecial', 'wild red light'), 0)
  expect(forecast(table, put('magicB', 'magic drawOrFirst'), 0)).toEqual({ warnings: [] })
  expect(forecast(table, put('magicB', 'magic draw2OrTransition2'), 0)).toEqual(unpayable([4, 3], [3, 3]))
  table.choose(put('magicA', 'magic draw2OrTransition2'), 0)
  expect(forecast(table, READY, 0)).toEqual(unpayable([4, 3], [3, 3]))
  // Another tribe, another price: a portal for 3 gold and 1 energy or a shrine for 3 gold.
  const dwarves = planner({ light: 'dwarves', dark: 'trolls', gold: 3, energy: 0 })
  expect(forecast(dwarves, put('construct', 'treehome'), 0)).toEqual({ warnings: [] })
  expect(forecast(dwarves, put('darkSpecial', 'treehome'), 0)).toEqual(unpayable([2, 1], [3, 0]))
})

test('no warning as long as one of the structures can be paid', () => {
  // Amazons: a portal for 1 gold and 3 energy, a shrine for 2 and 2, a capital for 3 and 2.
  const construct = put('construct', 'treehome')
  const look = (gold: number, energy: number): Forecast | null =>
    forecast(planner({ light: 'amazons', gold, energy }), construct, 0)
  for (const [gold, energy] of [
    [1, 3],
    [2, 2],
    [3, 2],
  ]) {
    expect(look(gold, energy)).toEqual({ warnings: [] })
  }
  expect(look(1, 2)).toEqual(unpayable([1, 3], [1, 2]))
  expect(look(0, 9)).toEqual(unpayable([1, 3], [0, 9]))
  expect(look(9, 1)).toEqual(unpayable([1, 3], [9, 1]))
})

test('the first card of all has its price too, and a card where it cannot lie has none', () => {
  const first = scene({
    armies: { 'tribute-pass light': [0, 1] },
    holders: { 'tribute-pass': 0 },
    stack: planning(),
  })
  expect(forecast(first, put('transition3', 'tribute-pass'), 0)).toEqual(unpayable([1, 2], [0, 0]))
  for (const name of ['magicA', 'magicB'] as const) {
    expect(forecast(first, put(name, 'tribute-pass'), 0)).toEqual({ warnings: [] })
  }
})

test('a card that is only moved to another space is not paid for twice', () => {
  const table = planner({ gold: 1, energy: 4 }).choose(put('magicA', 'magic transition5'), 0)
  expect(forecast(table, READY, 0)).toEqual({ warnings: [] })
  expect(forecast(table, put('magicB', 'magic transition5'), 0)).toEqual({ warnings: [] })
})

test('a card that takes the place of a dearer one is warned of at its own price only', () => {
  const table = planner({ gold: 2, energy: 0 }).choose(put('magicA', 'magic transition5'), 0)
  expect(forecast(table, READY, 0)).toEqual(unpayable([1, 4], [2, 0]))
  expect(forecast(table, put('magicA', 'magic draw2OrTransition2'), 0)).toEqual({ warnings: [] })
  expect(forecast(table, { do: 'leave', space: space('magicA') }, 0)).toBeNull()
})

test('taking the marker that one holds is warned of', () => {
  const magic = (marker: number): Scene =>
    scene({ marker, players: [{ gold: 1, board: { magicA: 'magic drawOrFirst' } }] }).reveal('magicA')
  expect(forecast(magic(0), { do: 'marker' })).toEqual({ warnings: [{ key: 'warn.markerHeld' }] })
  expect(forecast(magic(1), { do: 'marker' })).toBeNull()
  expect(forecast(magic(0), { do: 'drawCards' })).toBeNull()
})
