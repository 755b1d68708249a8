import type { Position } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { mainMap } from '../src/content/map-main.ts'
import { undergroundMap } from '../src/content/map-underground.ts'
import { exists } from '../src/state/map/read.ts'
import { setBuilt } from '../src/state/mutations/built.ts'
import { layMark } from '../src/state/mutations/marks.ts'
import { setFlag } from '../src/state/mutations/pieces.ts'
import { TOKEN } from '../src/state/names.ts'
import { SQUARES } from '../src/state/numbers.ts'
import { FENCE, WALL } from '../src/state/queries/built.ts'
import { partOf } from '../src/state/queries/pieces.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { effort } from '../../../scripts/effort.ts'
import { everywhere, placeWords } from './support/reference.ts'
import { scene, type Scene } from './support/scene.ts'

/** Small, whole and always the same: numbers that look random. */
function randomFrom(seed: number): (n: number) => number {
  let x = seed * 2_654_435_761 + 1
  return (n) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((x / 4_294_967_296) * n)
  }
}

const kinds = [
  { side: 'varpen', is: 'varpen-whelp', wears: [] },
  { side: 'varpen', is: 'varpen-whelp', wears: ['swampSkiff'] },
  { side: 'varpen', is: 'varpen-whelp', wears: ['grappleHooks'] },
  { side: 'varpen', is: 'varpen-whelp', wears: ['scrapPlate'] },
  { side: 'varpen', is: 'varpen-whelp', wears: ['grangeHorse'] },
  { side: 'bohmerk', is: 'bohmerk-mote', wears: [] },
] as const

/** Everywhere the menus lead, with the dice that are left. */
function closure(table: Scene, piece: number): Set<string> {
  const { engine, tables } = table
  const places = new Set<string>()
  const seen = new Set<string>()
  const todo: Position<DarkVenture>[] = [engine.copy(table.position)]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    const { state } = at
    const top = at.stack.at(-1)
    const key = JSON.stringify([state.at[piece], partOf(state, piece), state.dice, top])
    if (seen.has(key)) continue
    seen.add(key)
    const node = state.at[piece]
    const dice = '12d'.replaceAll(/./g, (face, i: number) => face.repeat(state.dice[i]))
    places.add(
      placeWords(tables.board.idOf[tables.ways.square[node]], node >= SQUARES, partOf(state, piece), dice),
    )
    if (top?.step !== 'march') continue
    for (const choice of engine.menu(at, 0)?.offered ?? []) {
      if (choice.do === 'halt') continue
      const next = engine.copy(at)
      engine.apply(next, 0, choice)
      todo.push(next)
    }
  }
  return places
}

const edges = ['h', 'v'] as const

/** A position of its own: a unit, its dice, fences, walls and red tokens about it. */
function found(seed: number): { menus: string[]; reference: string[] } {
  const random = randomFrom(seed)
  const isMain = random(3) > 0
  const map = isMain ? mainMap : undergroundMap
  const kind = kinds[random(kinds.length)]
  const dice = Array.from({ length: 2 + random(2) }, () => '12d'.charAt(random(3))).join('')
  const { board } = scene({ options: { map: map.id } }).tables
  let square = random(256)
  while (!exists(board, square)) square = random(256)
  const bridges = mainMap.bridges.flatMap(({ spaces }) => spaces)
  const isBridge = isMain && random(4) === 0
  if (isBridge) square = board.squareOf.get(bridges[random(bridges.length)]) ?? square
  const deck = isBridge && random(2) === 0
  const a = { is: kind.is, at: `${deck ? '^' : ''}${board.idOf[square]}`, wears: kind.wears }
  const table = scene({
    options: { map: map.id, floors: isMain },
    sides: { [kind.side]: { units: { a } }, orpal: {} },
    dice,
  })
  const { state } = table
  const piece = table.piece('a')
  const pieces = new Map<string, number>()
  const red = new Set<string>()
  const near = (from: number) => Math.min(15, Math.max(0, from + random(5) - 2))
  const x = square % 16
  const y = Math.floor(square / 16)
  for (let i = random(12); i > 0; i--) {
    const atX = near(x)
    const atY = near(y)
    const what = 1 + random(2) === 1 ? FENCE : WALL
    const at = atY * 16 + atX
    const edge = random(4)
    if (!exists(board, at)) continue
    if (edge < 2) {
      const before = edge === 0 ? at - 16 : at - 1
      if ((edge === 0 ? atY : atX) === 0 || !exists(board, before) || board.walled[at] !== 0) continue
      setBuilt(state.built, board, at, edge === 0 ? 0 : 3, what)
      pieces.set(`${edges[edge]}${atX},${atY}`, what)
    } else if (!pieces.has(`\\${atX},${atY}`) && !pieces.has(`/${atX},${atY}`)) {
      if (map.bridges.some(({ spaces }) => spaces.includes(board.idOf[at]))) continue
      setBuilt(state.built, board, at, edge + 2, what)
      pieces.set(`${edge === 2 ? '\\' : '/'}${atX},${atY}`, what)
    }
  }
  for (const what of pieces.values()) {
    if (what === FENCE) state.fences--
    else state.walls--
  }
  for (let i = random(3); i > 0; i--) {
    const at = near(y) * 16 + near(x)
    if (exists(board, at) && layMark(state, at, TOKEN.actionDraw)) red.add(board.idOf[at])
  }
  const isSplit = pieces.has(`\\${x},${y}`) || pieces.has(`/${x},${y}`)
  const part = isSplit ? random(2) : 0
  setFlag(state, piece, 'part', part === 1)
  const wears = (item: string) => kind.wears.some((one) => one === item)
  const walker = {
    map: isMain ? map : { ...map, links: [] },
    pieces,
    red,
    swims: kind.side === 'bohmerk' || wears('swampSkiff'),
    hooks: wears('grappleHooks'),
    road: !wears('scrapPlate'),
    stairs: !wears('grangeHorse'),
  }
  const reference = [...everywhere(walker, x, y, part, dice, deck)].toSorted()
  const march = table.offered().find((choice) => choice.do === 'march')
  if (march !== undefined) table.choose(march)
  return { menus: [...closure(table, piece)].toSorted(), reference }
}

test('the menus lead exactly where the slow and obvious finder says', { timeout: 60_000 }, () => {
  let places = 0
  const deals = effort({ quick: 12, deep: 40 })
  for (let seed = 1; seed <= deals; seed++) {
    const { menus, reference } = found(seed)
    expect(menus, `seed ${seed}`).toEqual(reference)
    places += menus.length
  }
  expect(places).toBeGreaterThan(30 * deals)
})
