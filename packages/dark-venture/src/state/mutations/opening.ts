import { MOD, MOD_SIZE, UNTIL } from '../mods.ts'
import type { SideNo } from '../numbers.ts'
import { isHazard, servedBy } from '../queries/combat.ts'
import { defenceOf } from '../queries/modifiers.ts'
import { canPair } from '../queries/pairing.ts'
import { isPlayers, squareOf } from '../queries/pieces.ts'
import { AUTO, type Fight, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** Against players an Auto-Enemy defends with the two of the space that have most defence (DV-AUTO-06). */
export function pairUp(s: State, tables: MatchTables, fight: Fight): void {
  if (s.control[fight.versus] !== AUTO || !canPair(fight) || !isPlayers(s, fight.side)) return
  const square = squareOf(s, tables, fight.defenders[0])
  const here = s.army[fight.versus].filter((piece) => squareOf(s, tables, piece) === square)
  const rank = new Map(fight.defenders.map((piece, i) => [piece, i]))
  const rankOf = (piece: number): number => rank.get(piece) ?? fight.defenders.length
  here.sort(
    (a, b) => defenceOf(s, tables, b) - defenceOf(s, tables, a) || rankOf(a) - rankOf(b) || a - b, // The named one first.
  )
  fight.defenders = here.slice(0, 2)
}

/** A combat as it will be when it begins; one that has begun stays as it is. */
export function asOpened(s: State, tables: MatchTables, fight: Fight): Fight {
  if (fight.attack.length > 0 || fight.defence.length > 0) return fight
  const mods = isHazard(fight) ? fight.mods : [...fight.mods, ...servingNext(s, fight.side)]
  const opened: Fight = { ...fight, mods }
  if (servedBy(opened, fight.side, MOD.winAttack) > 0) opened.sure = 1
  pairUp(s, tables, opened)
  return opened
}

/** What serves the next attack of a side (DV-COMBAT-18), as it comes into a combat. */
function servingNext(s: State, side: SideNo): number[] {
  const serving: number[] = []
  for (let i = 0; i < s.mods.length; i += MOD_SIZE) {
    if (s.mods[i + 2] === side && s.mods[i + 4] === UNTIL.attack)
      serving.push(...s.mods.slice(i, i + MOD_SIZE))
  }
  return serving
}
