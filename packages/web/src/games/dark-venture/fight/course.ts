import {
  isOnMap,
  oddsOf,
  squareOf,
  type Event,
  type FightRow,
  type FightPart,
  type PieceNo,
  type SideNo,
  type Square,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { totalOf, type Bout, type BoutEnd, type BoutRow } from './bout.ts'

/** A combat that has happened: how it went, and what became of the defeated. */
export interface Course {
  readonly bout: Bout
  /** What is told of those who lost. */
  readonly fates: readonly Event[]
}

/** A combat while it is gathered from what is told of it. */
interface Told {
  side: SideNo
  versus: SideNo
  attackers: readonly PieceNo[]
  defenders: readonly PieceNo[]
  range: number
  isCounter: boolean
  attack: number[]
  defence: number[]
  /** Both totals, once they are compared. */
  sums: readonly [number, number] | undefined
  end: BoutEnd | undefined
  isStruckBack: boolean
  fates: Event[]
}

const FATES: readonly Event['event'][] = [
  'killed',
  'revived',
  'spared',
  'wounded',
  'captured',
  'absorbed',
  'bagged',
  'extracted',
  'joined',
]

function begun(
  side: SideNo,
  versus: SideNo,
  attackers: readonly PieceNo[],
  defenders: readonly PieceNo[],
): Told {
  const none = { range: 0, isCounter: false, attack: [], defence: [], fates: [] }
  return { side, versus, attackers, defenders, ...none, sums: undefined, end: undefined, isStruckBack: false }
}

/** The combat that was going on already. */
function underWay({ state }: VentureViewContext): Told[] {
  const fight = state.fights.at(-1)
  if (fight === undefined) return []
  const { side, versus, attackers, defenders, range, attack, defence, counter } = fight
  const told = begun(side, versus, attackers, defenders)
  return [{ ...told, range, isCounter: counter === 1, attack: [...attack], defence: [...defence] }]
}

/** The combats among what has happened, in their order; `before`: as things were when it began. */
export function fightsIn(events: readonly Event[], before: VentureViewContext): readonly Course[] {
  const all = underWay(before)
  for (const event of events) tell(all, event, before)
  const isTold = ({ attack, end, fates }: Told): boolean =>
    attack.length > 0 || end !== undefined || fates.length > 0
  const told = all.filter(isTold)
  const ended = told.filter(({ end }) => end !== undefined)
  return (ended.length === 0 ? told : ended).map((one) => courseOf(one, before))
}

function tell(all: Told[], event: Event, { state }: VentureViewContext): void {
  const last = all.at(-1)
  switch (event.event) {
    case 'attacked':
      all.push({ ...begun(event.side, event.versus, event.attackers, [event.target]), range: event.range })
      break
    case 'hazard':
      all.push(begun(-1, state.side[event.piece], [], [event.piece]))
      break
    case 'counters':
      if (last === undefined) break
      last.isStruckBack = true
      all.push({
        ...begun(event.side, last.side, last.defenders, last.attackers),
        range: last.range,
        isCounter: true,
      })
      break
    default:
      if (last !== undefined) goOn(last, event)
  }
}

function goOn(last: Told, event: Event): void {
  switch (event.event) {
    case 'defended':
      last.defenders = event.defenders
      break
    case 'rolled':
      last.attack = [...event.attack]
      last.defence = [...event.defence]
      break
    case 'adjusted':
      ;(event.side === last.side ? last.attack : last.defence)[event.die] = event.to
      break
    case 'foiled':
      last.end = 'foiled'
      break
    case 'fought':
      last.attackers = event.attackers
      last.defenders = event.defenders
      last.sums = [event.attack, event.defence]
      last.end = event.won ? (last.attack.length === 0 ? 'sure' : 'won') : 'lost'
      break
    default:
      if (FATES.includes(event.event) && last.end !== undefined) last.fates.push(event)
  }
}

const SIX = 6
const NO_PARTS: readonly FightPart[] = []

function courseOf(told: Told, before: VentureViewContext): Course {
  const { side, versus, attackers, defenders, attack, defence, sums, range, isCounter, end, fates } = told
  const parts = partsOf(told, before)
  const row = (
    of: SideNo,
    pieces: readonly PieceNo[],
    dice: readonly number[],
    total: number | undefined,
    from: FightRow | undefined,
  ): BoutRow => {
    const sum = total ?? (dice.length === 0 ? undefined : totalOf(dice))
    const plus = sum === undefined ? 0 : sum - totalOf(dice)
    const isSo = from !== undefined && from.dice === dice.length && from.plus === plus
    return { side: of, pieces, dice, plus, parts: isSo ? from.parts : NO_PARTS, sum }
  }
  const bout: Bout = {
    attack: row(side, attackers, attack, sums?.[0], parts?.attack),
    defence: row(versus, defenders, defence, sums?.[1], parts?.defence),
    square: squareIn(told, before),
    range,
    isCounter,
    odds: undefined,
    sixes: told.isStruckBack ? defence.filter((die) => die === SIX).length : 0,
    end,
  }
  return { bout, fates }
}

/** Where it was fought; -1 if nobody is left to tell. */
function squareIn({ defenders, attackers, fates }: Told, { state, tables }: VentureViewContext): Square {
  const there = [...defenders, ...attackers].find((piece) => isOnMap(state, piece))
  if (there !== undefined) return squareOf(state, tables, there)
  const killed = fates.find((event) => event.event === 'killed')
  return killed?.event === 'killed' ? killed.square : -1
}

/** Where the dice came from, if everybody is still where they were. */
function partsOf({ side, attackers, defenders, range }: Told, before: VentureViewContext) {
  const isThere = [...attackers, ...defenders].every((piece) => isOnMap(before.state, piece))
  if (side < 0 || attackers.length === 0 || defenders.length === 0 || !isThere) return undefined
  return oddsOf(before, { attackers, defenders, range })
}
