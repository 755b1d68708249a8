import type { MapRow } from '../../src/content/types.ts'

/**
 * Where a unit can go, found the slow and obvious way: on the strings of the map, with every die a thing of its own. It
 * shares nothing with the engine but the map.
 */

/** `v3,4` stands west of (3, 4), `h3,4` north of it, `\3,4` and `/3,4` across it. */
export type Pieces = ReadonlyMap<string, number>

export interface Walker {
  readonly map: MapRow
  readonly pieces: Pieces
  /** Ids of spaces with a red token. */
  readonly red: ReadonlySet<string>
  /** Ids of spaces where a walk ends, for something happens there. */
  readonly ends?: ReadonlySet<string>
  readonly swims: boolean
  readonly hooks: boolean
  readonly road: boolean
  readonly stairs: boolean
}

interface Place {
  readonly x: number
  readonly y: number
  readonly floor: number
  readonly deck: boolean
  readonly part: number
}

interface Die {
  readonly diagonal: boolean
  readonly points: number
  readonly earned: boolean
}

interface At {
  readonly place: Place
  /** Faces left: `1`, `2`, `d`. */
  readonly dice: string
  readonly open: readonly Die[]
  readonly isOver?: boolean
}

const STEPS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)

export function idOf({ x, y, floor }: Pick<Place, 'x' | 'y' | 'floor'>): string {
  return `${floor === 1 ? '' : floor}${String.fromCharCode(65 + x)}${y + 1}`
}

function letterAt(map: MapRow, x: number, y: number, floor: number): string {
  if (floor === 1) return map.rows[y]?.[x] ?? ''
  for (const one of map.floors) {
    if (one.floor !== floor) continue
    const letter = one.rows[y - Number(one.from.slice(1)) + 1]?.[x - one.from.charCodeAt(0) + 65]
    if (letter !== undefined && letter !== '.') return letter
  }
  return ''
}

function isSpace(map: MapRow, x: number, y: number, floor: number): boolean {
  return !['', '@'].includes(letterAt(map, x, y, floor))
}

function isWalled(map: MapRow, a: string, b: string): boolean {
  const all = [...map.walls, ...map.floors.flatMap(({ walls }) => walls)]
  return all.includes(`${a}|${b}`) || all.includes(`${b}|${a}`)
}

/** May one go straight between these two? */
function isOpen(map: MapRow, x: number, y: number, toX: number, toY: number, floor: number): boolean {
  if (!isSpace(map, x, y, floor) || !isSpace(map, toX, toY, floor)) return false
  return !isWalled(map, idOf({ x, y, floor }), idOf({ x: toX, y: toY, floor }))
}

function leads(map: MapRow, { x, y, floor }: Place, dx: number, dy: number): boolean {
  if (dx === 0 || dy === 0) return isOpen(map, x, y, x + dx, y + dy, floor)
  const over = (viaX: number, viaY: number) =>
    isOpen(map, x, y, viaX, viaY, floor) && isOpen(map, viaX, viaY, x + dx, y + dy, floor)
  return isSpace(map, x + dx, y + dy, floor) && (over(x + dx, y) || over(x, y + dy))
}

/** 0, 1 or 2 more for a piece. */
function price({ hooks }: Walker, piece: number): number {
  return hooks ? 0 : piece
}

function slopeOf({ pieces }: Walker, { x, y, floor }: Pick<Place, 'x' | 'y' | 'floor'>): string {
  if (floor !== 1) return ''
  return pieces.has(`\\${x},${y}`) ? '\\' : pieces.has(`/${x},${y}`) ? '/' : ''
}

/** Which part of a split space a point of its rim belongs to: 0 north, 1 south, -1 both. */
function partAt(slope: string, dx: number, dy: number): number {
  const south = slope === '\\' ? dy - dx : dx + dy
  return south === 0 ? -1 : south < 0 ? 0 : 1
}

function edgePrice(walker: Walker, { x, y, floor }: Place, dx: number, dy: number): number {
  if (floor !== 1) return 0
  const key = dx === 0 ? `h${x},${dy < 0 ? y : y + 1}` : `v${dx < 0 ? x : x + 1},${y}`
  return price(walker, walker.pieces.get(key) ?? 0)
}

function cornerPrice(walker: Walker, place: Place, dx: number, dy: number): number {
  const { map, pieces } = walker
  const { floor } = place
  if (floor !== 1) return 0
  const x = dx > 0 ? place.x + 1 : place.x
  const y = dy > 0 ? place.y + 1 : place.y
  const arms = [
    [`v${x},${y - 1}`, x - 1, y - 1, x, y - 1],
    [`v${x},${y}`, x - 1, y, x, y],
    [`h${x - 1},${y}`, x - 1, y - 1, x - 1, y],
    [`h${x},${y}`, x, y - 1, x, y],
  ] as const
  const met: number[] = []
  let solid = 0
  for (const [key, ax, ay, bx, by] of arms) {
    const piece = pieces.get(key)
    if (piece !== undefined) met.push(piece)
    else if (!isOpen(map, ax, ay, bx, by, floor)) solid++
  }
  for (const key of [`\\${x - 1},${y - 1}`, `\\${x},${y}`, `/${x},${y - 1}`, `/${x - 1},${y}`]) {
    const piece = pieces.get(key)
    if (piece !== undefined) met.push(piece)
  }
  if (met.length === 0 || met.length + solid < 2) return 0
  const walls = met.filter((piece) => piece === 2).length
  if (walls > 0 && walls + solid >= 2) return price(walker, 2)
  return met.includes(1) ? price(walker, 1) : 0
}

function isRoad(map: MapRow, { x, y, floor, deck }: Place): boolean {
  return deck || '=X'.includes(letterAt(map, x, y, floor))
}

function isWet(map: MapRow, from: Place, to: Place): boolean {
  const letter = letterAt(map, to.x, to.y, to.floor)
  if (to.deck || !'~wBXp'.includes(letter)) return false
  if (letter === 'X') return !isRoad(map, from)
  return !map.planks.some(({ space, along }) => space === idOf(to) && along.includes(idOf(from)))
}

/** On which levels a step may end: below, or on the deck. */
function levels(map: MapRow, from: Place, to: { x: number; y: number; floor: number }): boolean[] {
  const bridge = map.bridges.find(({ spaces }) => spaces.includes(idOf(to)))
  if (bridge === undefined) return [false]
  const isUp = bridge.spaces.includes(idOf(from)) ? from.deck : bridge.reached.includes(idOf(from))
  return isUp ? [true, false] : [false]
}

interface Move {
  readonly to: Place
  readonly diagonal: boolean
  readonly cost: number
  readonly road: boolean
}

function movesFrom(walker: Walker, from: Place): Move[] {
  const { map } = walker
  const moves: Move[] = []
  const slope = walker.hooks ? '' : slopeOf(walker, from)
  const water = (to: Place) => (!walker.swims && isWet(map, from, to) ? 1 : 0)
  for (const [dx, dy] of STEPS) {
    if (!leads(map, from, dx, dy)) continue
    if (slope !== '' && ![-1, from.part].includes(partAt(slope, dx, dy))) continue
    const diagonal = dx !== 0 && dy !== 0
    const space = { x: from.x + dx, y: from.y + dy, floor: from.floor }
    const into = slopeOf(walker, space)
    const part = into === '' ? 0 : partAt(into, -dx, -dy)
    const parts = part >= 0 ? [part] : walker.hooks ? [0] : [0, 1]
    const extra = diagonal ? cornerPrice(walker, from, dx, dy) : edgePrice(walker, from, dx, dy)
    for (const deck of levels(map, from, space)) {
      for (const one of parts) {
        const to = { ...space, deck, part: one }
        const road = walker.road && isRoad(map, from) && isRoad(map, to)
        moves.push({ to, diagonal, cost: 1 + water(to) + extra, road })
      }
    }
  }
  if (slope !== '') {
    const cost = walker.pieces.get(`${slope}${from.x},${from.y}`) ?? 0
    moves.push({ to: { ...from, part: 1 - from.part }, diagonal: false, cost, road: false })
  }
  if (map.bridges.some(({ spaces }) => spaces.includes(idOf(from)))) {
    const to = { ...from, deck: !from.deck }
    moves.push({ to, diagonal: false, cost: 1 + water(to), road: false })
  }
  return moves
}

/** Takes points off dice in order, each earning the road's point once it serves; what is missing, and the dice after it. */
function taken(dice: readonly Die[], { diagonal, cost, road }: Move): { missing: number; dice: Die[] } {
  let missing = cost
  const after = dice.map((die) => {
    if (die.diagonal !== diagonal || missing === 0 || die.points === 0) return die
    const points = die.points + (road && !die.earned ? 1 : 0)
    const used = Math.min(points, missing)
    missing -= used
    return { ...die, points: points - used, earned: die.earned || road }
  })
  return { missing, dice: after }
}

function dieOf(face: string): Die {
  return { diagonal: face === 'd', points: face === '2' ? 2 : 1, earned: false }
}

/** Every choice of dice from the hand, by which faces go. */
function subsets(dice: string): string[] {
  return dice === '' ? [''] : subsets(dice.slice(1)).flatMap((rest) => [rest, dice.charAt(0) + rest])
}

function without(dice: string, gone: string): string {
  let left = dice
  for (const face of gone) left = left.replace(face, '')
  return left
}

/** All ways to pay a move in which no new die could be kept back. */
function payments(at: At, move: Move): { dice: string; open: Die[] }[] {
  const pays = (faces: string) => taken([...at.open, ...faces.split('').map(dieOf)], move)
  const enough = [...new Set(subsets(at.dice))].filter((faces) => pays(faces).missing === 0)
  const thrifty = enough.filter((faces) =>
    faces.split('').every((face) => pays(without(faces, face)).missing > 0),
  )
  return thrifty.map((faces) => ({ dice: without(at.dice, faces), open: pays(faces).dice }))
}

function stairsFrom(walker: Walker, at: At): At[] {
  const id = idOf(at.place)
  const link = walker.map.links.find(({ a, b }) => a === id || b === id)
  if (!walker.stairs || link === undefined) return []
  const other = link.a === id ? link.b : link.a
  const floor = /^\d/.test(other) ? Number(other.charAt(0)) : 1
  return [...new Set(at.dice)].map((face) => ({
    place: { ...at.place, floor, part: 0 },
    dice: without(at.dice, face),
    open: at.open,
  }))
}

function after(walker: Walker, at: At): At[] {
  const next = movesFrom(walker, at.place).flatMap((move) =>
    payments(at, move).map(({ dice, open }) => ({ place: move.to, dice, open })),
  )
  return [...next, ...stairsFrom(walker, at)].map((one) => {
    const isElsewhere = idOf(one.place) !== idOf(at.place)
    if (isElsewhere && walker.ends?.has(idOf(one.place)) === true) return { ...one, isOver: true }
    return isElsewhere && walker.red.has(idOf(one.place)) ? { ...one, open: [] } : one
  })
}

/** In words: `^G13/0 12d`. */
export function placeWords(id: string, deck: boolean, part: number, dice: string): string {
  return `${deck ? '^' : ''}${id}/${part} ${dice.split('').toSorted().join('')}`
}

/** Everywhere the unit can be, with the dice that it then has left. */
export function everywhere(
  walker: Walker,
  x: number,
  y: number,
  part: number,
  dice: string,
  deck = false,
  floor = 1,
): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const todo: At[] = [{ place: { x, y, floor, deck, part }, dice, open: [] }]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    const { place } = at
    const open = at.open.filter(({ points }) => points > 0)
    const key = JSON.stringify([place, at.dice.split('').toSorted(), open, at.isOver])
    if (seen.has(key)) continue
    seen.add(key)
    found.add(placeWords(idOf(place), place.deck, place.part, at.dice))
    if (at.isOver !== true) todo.push(...after(walker, { ...at, open }))
  }
  return found
}
