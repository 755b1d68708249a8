import type { Answer } from '@longtable/kernel'
import type { When } from '../../content/types.ts'
import { holds } from '../../effects/conditions.ts'
import { canDo, contextOf, runProgram } from '../../effects/interpreter.ts'
import { Z, itemNo } from '../../state/card-pool.ts'
import { ANCIENT, FACTIONS, type PieceNo, type SideNo } from '../../state/numbers.ts'
import { hasAncient } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { DarkVenture, MatchTables, VentureContext } from '../../state/tables/match-tables.ts'

/** What happens by itself in a combat (DV-ANC-09). */

/** The number of a side's ability that runs by itself at such a moment, or -1. */
function byItself(tables: MatchTables, side: SideNo, when: When): number {
  if (side < 0) return -1
  return tables.abilities[side].findIndex((one) => one.when === when && !one.isOptional)
}

/** A Divine Power of a combat is the Ancient's own: it fights in it. */
function fightsIn(s: State, side: SideNo): boolean {
  const fight = s.fights.at(-1)
  if (fight === undefined || side >= FACTIONS || !hasAncient(s, side)) return false
  return fight.attackers.includes(ANCIENT + side) || fight.defenders.includes(ANCIENT + side)
}

function runAbility(side: SideNo, no: number, self: PieceNo, it: PieceNo, ctx: VentureContext): void {
  ctx.tell?.({ event: 'ability', side, ability: no, piece: self })
  runProgram(ctx.tables.abilities[side][no].program, contextOf(side, self, it), ctx)
}

/** Whose Warsong is heard, or -1. */
function singer(s: State, tables: MatchTables): SideNo {
  for (let side = 0; side < FACTIONS; side++)
    if (fightsIn(s, side) && byItself(tables, side, 'combat') >= 0) return side
  return -1
}

/** DV-ANC-04 */
const warsong: Answer<DarkVenture> = {
  moment: 'combat',
  order: 10,
  when: (s, _data, tables) => singer(s, tables) >= 0,
  run: (s, _data, ctx) => {
    const side = singer(s, ctx.tables)
    runAbility(side, byItself(ctx.tables, side, 'combat'), ANCIENT + side, ANCIENT + side, ctx)
  },
}

/** DV-ALD-07, A-71: once he has defeated somebody. */
const induction: Answer<DarkVenture> = {
  moment: 'defeat',
  order: 10,
  when: (s, { side }, tables) => byItself(tables, side, 'defeat') >= 0 && hasStruck(s, side),
  run: (_s, { side, piece }, ctx) => {
    runAbility(side, byItself(ctx.tables, side, 'defeat'), ANCIENT + side, piece, ctx)
  },
}

function hasStruck(s: State, side: SideNo): boolean {
  return s.fights.at(-1)?.attackers.includes(ANCIENT + side) ?? false
}

/** What the side of the dead does by itself: Succession. */
const succession: Answer<DarkVenture> = {
  moment: 'killed',
  order: 20,
  when: (s, { side, piece }, tables) => {
    const no = byItself(tables, side, 'killed')
    if (no < 0 || tables.scenario?.noSuccession === true) return false
    const { row, program } = tables.abilities[side][no]
    const context = contextOf(side, piece, piece)
    if (row.needs !== undefined && !holds(s, tables, context, row.needs)) return false
    return canDo(s, tables, program, context)
  },
  run: (_s, { side, piece }, ctx) => {
    runAbility(side, byItself(ctx.tables, side, 'killed'), piece, piece, ctx)
  },
}

/** The worn item of a captor that has an ability for a capture, or -1. */
function chainOf(s: State, tables: MatchTables, captor: PieceNo): number {
  return s.cards[Z.worn].findIndex((card) => {
    const row = tables.cardRow[card]
    return s.lies[itemNo(card)] === captor && 'ability' in row && row.ability?.when === 'capture'
  })
}

const chainOfThralls: Answer<DarkVenture> = {
  moment: 'captured',
  order: 30,
  when: (s, { captor }, tables) => chainOf(s, tables, captor) >= 0,
  run: (s, { captor }, ctx) => {
    const card = s.cards[Z.worn][chainOf(s, ctx.tables, captor)]
    const program = `item.${ctx.tables.cardRow[card].id}.worn`
    runProgram(program, contextOf(s.side[captor], captor, captor, card), ctx)
  },
}

export const combatAnswers: readonly Answer<DarkVenture>[] = [warsong, induction, succession, chainOfThralls]
