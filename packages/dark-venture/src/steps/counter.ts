import { type Choice, text } from '@longtable/kernel'
import { COUNTER, NO_COUNTER } from '../state/choices/combat.ts'
import { fightCloseFrame, fightCounterFrame, fightOpenFrame } from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { newFight } from '../state/mutations/fight.ts'
import type { PieceNo } from '../state/numbers.ts'
import { fightAt, isAsked, isHazard } from '../state/queries/combat.ts'
import { hasMod, weaponFor } from '../state/queries/modifiers.ts'
import { isActive, squareOf } from '../state/queries/pieces.ts'
import { type Fight, SPOILS, type State } from '../state/schema.ts'
import { ask, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'

/** An attack failed: the defender may strike back, or the combat is over. Replaces the frame at hand. */
export function goOn(s: State, fight: Fight, ctx: VentureContext): void {
  const { options } = ctx.tables
  if (!mayCounter(s, ctx.tables, fight)) ctx.next(fightCloseFrame, {})
  else if (isAsked(s, fight.versus) && options.counters !== 'forced')
    ctx.next(fightCounterFrame, { side: fight.versus })
  else strikeBack(s, fight, ctx) // DV-AUTO-18
}

/** Natural sixes on half the dice or more (DV-COMBAT-13, A-13), and at a distance a weapon (DV-COMBAT-14). */
function mayCounter(s: State, tables: MatchTables, fight: Fight): boolean {
  let sixes = 0
  for (let i = 0; i < fight.defence.length; i++) if (fight.defence[i] === 6) sixes++
  if (sixes === 0) return false
  const needed = sixesFor(s, tables, fight, fight.defence.length)
  return needed > 0 && sixes >= needed
}

/** How many sixes of so many dice the defence needs to strike back; 0: it cannot. */
export function sixesFor(s: State, tables: MatchTables, fight: Fight, dice: number): number {
  if (isHazard(fight) || fight.sure === 1 || dice === 0) return 0
  if (fight.counter === 1 && tables.options.counters === 'noChain') return 0
  if (strikers(s, tables, fight).length === 0 || standing(s, fight.attackers).length === 0) return 0
  return fight.defenders.some((piece) => hasMod(s, tables, piece, MOD.counterOnAnySix))
    ? 1
    : Math.ceil(dice / 2)
}

function standing(s: State, pieces: readonly PieceNo[]): PieceNo[] {
  return pieces.filter((piece) => isActive(s, piece))
}

function strikers(s: State, tables: MatchTables, fight: Fight): PieceNo[] {
  const all = standing(s, fight.defenders)
  return fight.range === 0 ? all : all.filter((piece) => weaponFor(s, tables, piece, fight.range) > 0)
}

/** The combat is turned round: it costs nothing. */
function strikeBack(s: State, fight: Fight, ctx: VentureContext): void {
  s.fights[s.fights.length - 1] = counterTo(s, ctx.tables, fight)
  ctx.next(fightOpenFrame, {})
}

/** The combat that a counter-attack begins. */
export function counterTo(s: State, tables: MatchTables, fight: Fight): Fight {
  const { side, versus, range, cause } = fight
  const targets = standing(s, fight.attackers)
  const square = squareOf(s, tables, targets[0])
  const more = { range, cause, counter: 1, spoils: SPOILS.ask }
  return newFight(versus, side, strikers(s, tables, fight), targets, square, more)
}

/** Strike back, or not. */
export const fightCounter = ask(fightCounterFrame.name, {
  locals: fightCounterFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (): Choice[] => [COUNTER, NO_COUNTER],
  offer: (_s, _f, menu) => {
    menu.add(COUNTER)
    menu.add(NO_COUNTER)
  },
  take: (s, _f, choice: Choice, ctx) => {
    if (choice.do === 'counter') strikeBack(s, fightAt(s), ctx)
    else ctx.next(fightCloseFrame, {})
  },
  question: () => text('ask.counter'),
  describe: (_ctx, _f, choice) => ({
    text: text(choice.do === 'counter' ? 'choose.counter' : 'choose.noCounter'),
  }),
})
