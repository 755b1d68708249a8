import { type Frame, Match } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { type Reached, reachOf, spentBy } from '../src/preview/reach.ts'
import { MARCH } from '../src/state/choices/index.ts'
import { exists, isOpen } from '../src/state/map/read.ts'
import { MOD } from '../src/state/mods.ts'
import { setBuilt } from '../src/state/mutations/built.ts'
import { TOKEN } from '../src/state/names.ts'
import {
  FACES,
  GROUND,
  N,
  type NodeNo,
  type PieceNo,
  SKULL,
  SQUARES,
  W,
  WIDTH,
} from '../src/state/numbers.ts'
import { across, FENCE, onSide, slope, WALL } from '../src/state/queries/built.ts'
import { areGatesOpen } from '../src/state/queries/map.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { hasMod } from '../src/state/queries/modifiers.ts'
import { isPlayers, partOf } from '../src/state/queries/pieces.ts'
import type { State } from '../src/state/schema.ts'
import type { MatchTables } from '../src/state/tables/match-tables.ts'
import { walker as walkerScene } from './support/march.ts'
import { everywhere, type Walker } from './support/reference.ts'
import { type Sample, sampled, tables } from './support/sampled.ts'
import { scene, type Scene } from './support/scene.ts'

/** The side has only so many dice, of no more than four: the slow finder takes every die for itself. */
function fewDice({ position: { state }, random }: Sample): string {
  state.dice.fill(0)
  for (let face = 0; face < FACES; face++) state.memory[state.turn * FACES + face] = 0
  let dice = ''
  for (let i = 2 + random.below(3); i > 0; i--) {
    const face = random.below(SKULL)
    state.dice[face]++
    dice += '12d'.charAt(face)
  }
  return dice
}

/** Fences and walls about a unit, across its space too. */
function fenceIn({ engine, position: { state }, random }: Sample, piece: PieceNo): void {
  const { board, ways } = engine.tables
  const here = ways.square[state.at[piece]]
  for (let i = random.below(10); i > 0; i--) {
    const square = random.below(4) === 0 ? here : board.beside[here * 8 + random.below(8)]
    const edge = random.below(6)
    if (square < 0 || square >= GROUND || !exists(board, square) || ways.deck[square] >= 0) continue
    if (edge < 4 && !isOpen(board, square, edge)) continue
    if (edge < 4 || across(state.built, square) === 0)
      setBuilt(state.built, board, square, edge, random.below(2) === 0 ? FENCE : WALL)
  }
}

function diceOf({ dice, memory, turn }: State): number[] {
  return dice.slice(0, SKULL).map((count, face) => count + memory[turn * FACES + face])
}

function piecesOf({ built }: State): Map<string, number> {
  const pieces = new Map<string, number>()
  for (let square = 0; square < GROUND; square++) {
    const at = `${square % WIDTH},${Math.floor(square / WIDTH)}`
    if (onSide(built, square, N) > 0) pieces.set(`h${at}`, onSide(built, square, N))
    if (onSide(built, square, W) > 0) pieces.set(`v${at}`, onSide(built, square, W))
    const split = across(built, square)
    if (split > 0) pieces.set(`${slope(built, square) === 0 ? '\\' : '/'}${at}`, split)
  }
  return pieces
}

function spacesWith(s: State, { board }: MatchTables, token: number): Set<string> {
  return new Set(board.idOf.filter((_, square) => square < SQUARES && marksOn(s, square, token) > 0))
}

/** Start spaces of a side that a banner is brought to. */
function delivery(s: State, tables: MatchTables, piece: PieceNo): readonly string[] {
  const carries = marksOfUnit(s, piece, TOKEN.banner) > 0
  if (!carries || tables.scenario?.id !== 'banners') return []
  return tables.starts[s.side[piece]].map((square) => tables.board.idOf[square])
}

function marksOfUnit(s: State, piece: PieceNo, token: number): number {
  return marksOn({ ...s, marks: [s.load[piece]] }, 0, token)
}

/** The unit as the slow finder knows it. */
function walkerOf(s: State, tables: MatchTables, piece: PieceNo): Walker {
  const { adventure, scenario, options, edition } = tables
  const map = edition.maps[scenario?.map ?? adventure?.map ?? options.map]
  const hasFloors = scenario?.floors ?? (adventure === undefined && options.floors)
  const gates = areGatesOpen(s, tables) ? [] : (adventure?.gates ?? []).map(({ edge }) => edge)
  const blue = isPlayers(s, s.side[piece]) ? spacesWith(s, tables, TOKEN.itemDraw) : []
  const red = spacesWith(s, tables, TOKEN.actionDraw)
  const isFinal = options.redTokenStops === 'unit'
  const has = (mod: number): boolean => hasMod(s, tables, piece, mod as typeof MOD.ignoreWater)
  return {
    map: { ...map, walls: [...map.walls, ...gates], links: hasFloors ? map.links : [] },
    pieces: piecesOf(s),
    red,
    ends: new Set([...blue, ...delivery(s, tables, piece), ...(isFinal ? red : [])]),
    swims: has(MOD.ignoreWater),
    hooks: has(MOD.ignoreWall),
    road: !has(MOD.noRoadBonus),
    stairs: !has(MOD.noStairs),
  }
}

/** By space: the dice that it takes to come there, the cheapest first, where no others take less of every face. */
type Prices = Record<string, string[]>

function slowly(s: State, tables: MatchTables, piece: PieceNo, dice: string): Prices {
  const node = s.at[piece]
  const square = tables.ways.square[node]
  const id = tables.board.idOf[square]
  const floor = tables.board.floor[square]
  const x = tables.board.column[square]
  const y = tables.board.row[square]
  const isSplit = across(s.built, square) > 0
  const part = isSplit ? partOf(s, piece) : 0
  const start = `${node >= SQUARES ? '^' : ''}${id}/${part}`
  const prices = new Map<string, number[][]>()
  for (const words of everywhere(walkerOf(s, tables, piece), x, y, part, dice, node >= SQUARES, floor)) {
    const [place, left] = words.split(' ')
    if (place === start) continue
    const name = place.split('/')[0]
    const spent = ['1', '2', 'd'].map((face) => count(dice, face) - count(left, face))
    prices.set(name, [...(prices.get(name) ?? []), spent])
  }
  return Object.fromEntries([...prices].map(([name, all]) => [name, cheapest(all)]))
}

function count(dice: string, face: string): number {
  return dice.split(face).length - 1
}

function cheapest(all: readonly number[][]): string[] {
  const isBeaten = (one: number[]) =>
    all.some((other) => other.join() !== one.join() && other.every((n, face) => n <= one[face]))
  const kept = new Map(all.filter((one) => !isBeaten(one)).map((one) => [one.join(), one]))
  const rank = ([small, big, slant]: number[]) => (small + big + slant) * 100 + big * 10 + slant
  return [...kept.values()]
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 5)
    .map((one) => one.join())
}

function nameOf({ board, ways }: MatchTables, node: NodeNo): string {
  return `${node >= SQUARES ? '^' : ''}${board.idOf[ways.square[node]]}`
}

function quickly(tables: MatchTables, reached: readonly Reached[]): Prices {
  return Object.fromEntries(
    reached.map(({ node, ways }) => [nameOf(tables, node), ways.map(({ spent }) => spent.join())]),
  )
}

function reachFrom({ engine, position, seat }: Sample, piece: PieceNo, frame?: Frame): readonly Reached[] {
  return reachOf(engine.viewContext(engine.view(position, seat)), piece, frame)
}

/** The slow finder knows the road's bonus of every die, the rule as it is printed. */
const printed = tables.filter(([, config]) => config['roadBonus'] !== 'step')

describe.each(printed)('%i players, %o', (...table) => {
  test('a unit reaches what the slow finder finds, for the same dice', { timeout: 60_000 }, () => {
    let spaces = 0
    for (const sample of sampled(table, ['turn'], 6)) {
      const { position, engine } = sample
      const { state } = position
      const dice = fewDice(sample)
      const army = state.army[state.turn].filter((piece) => reachFrom(sample, piece).length > 0)
      if (army.length === 0) continue
      const piece = army[sample.random.below(army.length)]
      fenceIn(sample, piece)
      const found = quickly(engine.tables, reachFrom(sample, piece))
      expect(found).toEqual(slowly(state, engine.tables, piece, dice))
      spaces += Object.keys(found).length
    }
    expect(spaces).toBeGreaterThan(40)
  })
})

describe.each(tables)('%i players, %o', (...table) => {
  test('every way leads there through the menu, and spends what it says', { timeout: 60_000 }, () => {
    let played = 0
    for (const sample of sampled(table, ['turn', 'march'], 8)) {
      const { engine, position, seat, random } = sample
      const top = position.stack.at(-1)
      const isMarch = top?.step === 'march'
      const army = isMarch ? [Number(top['piece' as keyof Frame])] : position.state.army[position.state.turn]
      const piece = army[random.below(army.length)]
      fenceIn(sample, piece)
      for (const { node, ways } of reachFrom(sample, piece, top)) {
        const way = ways[random.below(ways.length)]
        expect(way.path.at(-1)).toBe(node)
        expect(spentBy(way.choices)).toEqual(way.spent)
        const before = diceOf(position.state)
        const match = new Match(engine, engine.copy(position))
        const choices = isMarch ? way.choices : [MARCH[piece], ...way.choices]
        const outcomes = match.gesture(seat, choices)
        expect(outcomes.length).toBe(choices.length)
        const after = diceOf(match.position.state)
        expect(before.map((count, face) => count - after[face])).toEqual(way.spent)
        expect(match.position.state.at[piece]).toBe(node)
        played++
      }
    }
    expect(played).toBeGreaterThan(60)
  })
})

/** Where `a` can go, in words: what it takes, and what it meets. */
function reached(t: Scene, name: string): Reached | undefined {
  return reachOf(t.engine.viewContext(t.engine.view(t.position, 0)), t.piece('a'), t.frame).find(
    ({ node }) => nameOf(t.tables, node) === name,
  )
}

describe('a way', () => {
  test('costs as few dice as it can, and every other that is no worse in every face comes after it', () => {
    const t = walkerScene('E9', '2 1 1 d')
    expect(reached(t, 'C9')?.ways.map(({ spent }) => spent)).toEqual([
      [0, 1, 0],
      [2, 0, 0],
    ])
    expect(reached(t, 'D8')?.ways.map(({ spent }) => spent)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [2, 0, 0],
    ])
    expect(reached(t, 'E9')).toBeUndefined()
  })

  test('says what is left over', () => {
    const t = walkerScene('E9', '2 d')
    expect(reached(t, 'D9')?.ways).toMatchObject([{ spent: [0, 1, 0], ortho: 1, diag: 0 }])
    t.take('step W 2')
    expect(reached(t, 'C9')?.ways).toMatchObject([{ spent: [0, 0, 0], ortho: 0, diag: 0 }])
  })

  test('goes over a red token with new dice, and ends on a blue one', () => {
    const red = walkerScene('E9', '2 1', { tokens: { D9: ['actionDraw'] } })
    expect(reached(red, 'D9')?.meets).toEqual(['red'])
    expect(reached(red, 'D9')?.ways.map(({ ortho }) => ortho)).toEqual([0, 0])
    const once = walkerScene('E9', '2 1', {
      tokens: { D9: ['actionDraw'] },
      options: { redTokenStops: 'unit' },
    })
    expect(reached(once, 'B9')?.ways.some(({ path }) => path.includes(once.node('D9')))).not.toBe(true)
    const blue = walkerScene('E9', '2', { tokens: { D9: ['itemDraw'] } })
    expect(reached(blue, 'D9')?.meets).toEqual(['blue'])
    expect(reached(blue, 'C9')).toBeUndefined()
  })

  test('ends where the story has something to say of the unit, and only there', () => {
    const home = (load: { readonly banner?: number }): Scene =>
      scene({
        options: { mode: 'scenario', scenario: 'banners' },
        rulesVersion: 1,
        sides: { varpen: { units: { a: { is: 'varpen-whelp', at: 'K15', load } } }, orpal: {} },
        dice: '1 1 1',
      }).take('march a')
    const laden = home({ banner: 1 })
    expect(reached(laden, 'K16')?.meets).toEqual(['story'])
    expect(reached(laden, 'J15')?.meets).toEqual([])
    expect(reached(laden, 'L16')?.ways[0].path).toEqual([laden.node('L15'), laden.node('L16')])
    expect(reached(home({}), 'K16')?.meets).toEqual([])
  })

  test('is nobody’s whose turn it is not, and no unit’s that cannot march', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: { units: { b: 'orpal-shade A1' } } },
      dice: '1 1',
    })
    const ctx = t.engine.viewContext(t.engine.view(t.position, 0))
    expect(reachOf(ctx, t.piece('a')).length).toBeGreaterThan(4)
    expect(reachOf(ctx, t.piece('b'))).toEqual([])
    t.take('march a')
    expect(reachOf(ctx, t.piece('b'), t.frame)).toEqual([])
  })
})
