import { BASIC_COLOURS, GOLD } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { Did } from './schema/player.ts'
import { DieAt, STREAM, type Die, type Seat, type State, type StateView } from './schema/state.ts'
import type { MageContext, MatchTables } from './match.ts'
import { isSince } from './rules-version.ts'

const SIDES = 6

/** Rolls one die where it is; a depleted colour is depleted at once (MK-MANA-17). */
export function rollDie(s: State, die: Die, ctx: MageContext): void {
  s.die[die] = ctx.below(STREAM.dice, SIDES)
  ctx.tell?.({ event: 'rolled', die, colour: s.die[die] })
}

/** MK-ROUND-03, MK-ROUND-22: all dice come back and are rolled until half show basic colours (MK-SETUP-12). */
export function resetSource(s: State, ctx: MageContext): void {
  const { dice } = ctx.tables // MK-SETUP-11
  for (let die = 0; die < DICE; die++) {
    s.dieAt[die] = die < dice ? DieAt.source : DieAt.out
    s.die[die] = -1
    if (die < dice) rollDie(s, die, ctx)
  }
  // MK-VARIANT-04: a game that begins at Night begins without gold and black dice.
  const wanted = s.round === 0 && ctx.tables.options.firstNight ? dice : dice / 2
  while (basicDice(s) < wanted) {
    for (let die = 0; die < dice; die++) if (s.die[die] >= BASIC_COLOURS) rollDie(s, die, ctx)
  }
}

function basicDice(s: State): number {
  let n = 0
  for (let die = 0; die < DICE; die++) if (s.die[die] >= 0 && s.die[die] < BASIC_COLOURS) n++
  return n
}

/** Does a gold die stand back behind the others (MK-VARIANT-06)? By Day; up to the second version of the rules always. */
export function isFriendly(s: Pick<StateView, 'night'>, tables: MatchTables): boolean {
  return tables.options.friendlyMana && !(isSince(tables, 3) && s.night)
}

/** MK-VARIANT-06: a gold die is neither rerolled nor turned, as long as another colour lies in the Source. */
export function isKeptGold(s: StateView, die: Die, tables: MatchTables): boolean {
  if (s.die[die] !== GOLD || !isSince(tables, 3) || !isFriendly(s, tables)) return false
  for (let other = 0; other < DICE; other++) {
    if (s.dieAt[other] === DieAt.source && s.die[other] !== GOLD) return true
  }
  return false
}

/** A die of the Source is used for its mana by a seat (MK-MANA-01); it stays out until the end of the turn (MK-MANA-03). */
export function spendDie(s: State, seat: Seat, die: Die): void {
  const player = s.players[seat]
  player.dice++
  player.did |= Did.sourceUsed
  s.dieAt[die] = DieAt.used + seat
}
