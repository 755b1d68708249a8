import { MOD_SIZE, type ModNo, UNTIL } from '../mods.ts'
import type { PieceNo, SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'

/** Hangs a modifier on a side (piece -1) or a piece: UNTIL says how long. */
export function addMod(
  s: State,
  mod: ModNo,
  amount: number,
  side: SideNo,
  piece: PieceNo,
  until: number,
  source: number,
): void {
  s.mods.push(mod, amount, side, piece, until, source)
}

/** What lasts until then, or not even so long, is over. */
export function endMods(s: State, until: number): void {
  for (let i = s.mods.length - MOD_SIZE; i >= 0; i -= MOD_SIZE)
    if (s.mods[i + 4] <= until) s.mods.splice(i, MOD_SIZE)
}

/** Takes out of `s.mods` what serves the next attack of a side. */
export function takeForAttack(s: State, side: SideNo): number[] {
  const taken: number[] = []
  for (let i = s.mods.length - MOD_SIZE; i >= 0; i -= MOD_SIZE) {
    if (s.mods[i + 2] === side && s.mods[i + 4] === UNTIL.attack) taken.push(...s.mods.splice(i, MOD_SIZE))
  }
  return taken
}
