import { BASIC_COLOURS } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { Did } from './schema/player.ts'
import { DieAt, STREAM, type Die, type Seat, type State } from './schema/state.ts'
import type { MageContext } from './match.ts'

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

/** A die of the Source is used for its mana by a seat (MK-MANA-01); it stays out until the end of the turn (MK-MANA-03). */
export function spendDie(s: State, seat: Seat, die: Die): void {
  const player = s.players[seat]
  player.dice++
  player.did |= Did.sourceUsed
  s.dieAt[die] = DieAt.used + seat
}
