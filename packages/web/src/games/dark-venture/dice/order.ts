import { FACES, type VentureViewContext } from '@longtable/dark-venture/board'

/** A die on the table. */
export interface Lying {
  readonly id: number
  /** UNKNOWN for one that was spent before anybody looked. */
  readonly face: number
  readonly isSpent: boolean
  /** The roll that it came from, if it was seen. */
  readonly roll: string | undefined
}

/** The dice of a turn, as they lie: spent ones stay where they are until it is over. */
export interface Tableau {
  /** Which turn it is. */
  readonly turn: string
  readonly dice: readonly Lying[]
}

export const UNKNOWN = -2

interface Seen {
  readonly turn: string
  /** How many of each face can be spent. */
  readonly counts: readonly number[]
  /** How many are rolled at the beginning of a turn. */
  readonly rolled: number
  /** Names what was rolled, if that is seen to happen. */
  readonly roll: string | undefined
}

/** How the dice lie now; before is how they lay. */
export function tableauOf(before: Tableau | undefined, seen: Seen): Tableau {
  return before === undefined || before.turn !== seen.turn ? laidOut(seen) : changed(before, seen)
}

function laidOut({ turn, counts, rolled, roll }: Seen): Tableau {
  const faces = counts.flatMap((count, face) => Array.from({ length: count }, () => face))
  const gone = Math.max(0, rolled - faces.length)
  const fresh = faces.map((face, id) => ({ id, face, isSpent: false, roll }))
  const spent = Array.from({ length: gone }, (_, n) => ({
    id: faces.length + n,
    face: UNKNOWN,
    isSpent: true,
    roll: undefined,
  }))
  return { turn, dice: [...fresh, ...spent] }
}

function changed(before: Tableau, { turn, counts, roll }: Seen): Tableau {
  const more = counts.map((count, face) => count - freshOf(before.dice, face).length)
  if (more.every((n) => n === 0)) return before
  const dice = [...before.dice]
  const turnTo = (id: number, change: Partial<Lying>): void => {
    const n = dice.findIndex((die) => die.id === id)
    dice[n] = { ...dice[n], ...change }
  }
  const gone = more.flatMap((n, face) => (n < 0 ? freshOf(dice, face).slice(n) : []))
  const come = more.flatMap((n, face) => Array.from({ length: Math.max(0, n) }, () => face))
  for (const face of come) {
    // One that was rolled again shows another face; one that was given back lies as it did.
    const again = gone.shift()
    const back = dice.find((die) => die.isSpent && die.face === face)
    const blank = dice.find((die) => die.face === UNKNOWN)
    if (again !== undefined) turnTo(again.id, { face, roll })
    else if (back !== undefined) turnTo(back.id, { isSpent: false, roll: undefined })
    else if (blank !== undefined && roll === undefined) turnTo(blank.id, { face, isSpent: false })
    else dice.push({ id: Math.max(-1, ...dice.map(({ id }) => id)) + 1, face, isSpent: false, roll })
  }
  for (const { id } of gone) turnTo(id, { isSpent: true })
  return { turn, dice }
}

function freshOf(dice: readonly Lying[], face: number): Lying[] {
  return dice.filter((die) => !die.isSpent && die.face === face)
}

/** What a side can spend, by face: dice on the table and tokens in its memory. */
export interface OwnDice {
  readonly dice: readonly number[]
  readonly memory: readonly number[]
}

/** On others' turns a side has no dice. */
export function ownDice({ state }: VentureViewContext, side: number): OwnDice {
  const dice = state.turn === side ? state.dice : state.dice.map(() => 0)
  return { dice, memory: state.memory.slice(side * FACES, (side + 1) * FACES) }
}
