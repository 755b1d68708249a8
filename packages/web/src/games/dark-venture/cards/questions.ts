import {
  EDGES,
  FACES,
  handOf,
  MOST_ABILITIES,
  RESOURCES,
  wornBy,
  type frames,
  type LocalsOf,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { MenuEntry } from '@longtable/kernel'
import type { Choosing } from '../../../match-ui/targets/targets.tsx'
import { ownDice } from '../dice/order.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'

/** Which questions are asked on a slip over the map, and what lies on it. */

/** Asked where dice, units, a combat or a trade lie already. */
const ELSEWHERE =
  /^(turn|turn\.keep|memory\.keep|march|attack\.\w+|pay\.dice|pay\.mix|roll\.again|setup\.side|fight\.\w+|trade\.\w+)$/

export function isAskedHere(step: string): boolean {
  return step !== '' && !ELSEWHERE.test(step)
}

/** Where a hero’s abilities are asked about. */
export const UNLOCKING: readonly string[] = ['setup.place', 'hero.unlock']

/** What has no place of its own on the table: numbers of things by their kind. */
export interface ShownThings {
  readonly option: readonly number[]
  readonly row: readonly number[]
  readonly goods: readonly number[]
  readonly face: readonly number[]
  readonly ability: readonly number[]
  readonly card: readonly number[]
  /** Answers in words. */
  readonly loose: readonly MenuEntry[]
}

const MOST_OPTIONS = 16

/** Things of a kind that can be chosen, and those that cannot if the reason is of interest. */
function ofKind({ at, blockedAt }: Choosing, kind: string, most: number, isBlockedToo: boolean): number[] {
  const found: number[] = []
  for (let n = 0; n < most; n++) {
    const place = `${kind}:${n}`
    if (at(place).length > 0 || (isBlockedToo && blockedAt(place).length > 0)) found.push(n)
  }
  return found
}

function cardsElsewhere(
  entries: readonly MenuEntry[],
  { state }: VentureViewContext,
  side: number,
): number[] {
  const own = [...handOf(state, side), ...wornBy(state, side)]
  const asked = entries.flatMap(({ at }) => (at?.startsWith('card:') === true ? [Number(at.slice(5))] : []))
  return [...new Set(asked)].filter((card) => !own.includes(card))
}

/** Faces of which no die and no token lies in the tray. */
function facesNotOwned(faces: readonly number[], ctx: VentureViewContext, side: number): number[] {
  const { dice, memory } = ownDice(ctx, side)
  return faces.filter((face) => dice[face] === 0 && memory[face] === 0)
}

/** Answers in words: what concerns no piece, and what a unit has to give, of which its token says too little. */
function isInWords({ at, from, choice }: MenuEntry): boolean {
  return (at === undefined && from === undefined) || choice.do === 'payGood'
}

type Asking = Pick<BoardPartProps, 'venture' | 'side' | 'scene' | 'step'>

export function shownThings(
  choosing: Choosing,
  entries: readonly MenuEntry[],
  { venture, side, scene, step }: Asking,
): ShownThings {
  return {
    // A passage of the story has its own lines for them.
    option: scene === 'story' ? [] : ofKind(choosing, 'option', MOST_OPTIONS, true),
    row: ofKind(choosing, 'row', venture.tables.unitName.length, false),
    goods: ofKind(choosing, 'goods', RESOURCES, false),
    face: facesNotOwned(ofKind(choosing, 'face', FACES, false), venture, side),
    ability: UNLOCKING.includes(step) ? ofKind(choosing, 'ability', MOST_ABILITIES, false) : [],
    card: cardsElsewhere(entries, venture, side),
    loose: entries.filter(isInWords),
  }
}

export function isAnyShown({ option, row, goods, face, ability, card }: ShownThings): boolean {
  return [option, row, goods, face, ability, card].some(({ length }) => length > 0)
}

/** Rows of the map that a ribbon at its upper edge would cover. */
const HIGH = 3

/** The space that an entry speaks of. */
function squareOf(place: string, { state, tables }: VentureViewContext): number | undefined {
  const [kind, id] = place.split(':')
  const n = Number(id)
  switch (kind) {
    case 'piece':
      return tables.ways.square[state.at[n]]
    case 'node':
      return tables.ways.square[n]
    case 'edge':
      return Math.floor(n / EDGES)
    case 'part':
      return n >> 1
    default:
      return undefined
  }
}

/** Is something asked for that lies at the upper edge of the map? */
export function isHigh(entries: readonly MenuEntry[], ctx: VentureViewContext): boolean {
  return entries.some(({ at }) => {
    const square = at === undefined ? undefined : squareOf(at, ctx)
    return square !== undefined && ctx.tables.board.row[square] < HIGH
  })
}

type Picking = LocalsOf<typeof frames.pickFrame>

/** The effect that asks, if one does: what it belongs to. */
export function programOf({ view, step }: BoardPartProps): string | undefined {
  return step === 'pick' ? frameOf<Picking>(view, 'pick')?.program : undefined
}
