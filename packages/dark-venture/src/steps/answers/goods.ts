import type { Answer } from '@longtable/kernel'
import { effectsFrame } from '../../state/frames.ts'
import { FACTIONS, NOBODY, type SideNo } from '../../state/numbers.ts'
import { hasAncient } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { DarkVenture, MatchTables } from '../../state/tables/match-tables.ts'

/** The number of a side's Divine Power that works when something is gathered, while its Ancient is there; or -1. */
function giver(s: State, tables: MatchTables, side: SideNo): number {
  if (side < 0 || side >= FACTIONS || !hasAncient(s, side)) return NOBODY
  return tables.abilities[side].findIndex(({ when }) => when === 'gather')
}

/** Abundance (DV-ANC-06): what was gathered goes with the frame, for `gain` of the same. */
const abundance: Answer<DarkVenture> = {
  moment: 'gathered',
  order: 10,
  when: (s, { piece }, tables) => giver(s, tables, s.side[piece]) >= 0,
  run: (s, { piece, resource }, ctx) => {
    const side = s.side[piece]
    const { program } = ctx.tables.abilities[side][giver(s, ctx.tables, side)]
    ctx.push(effectsFrame, {
      program,
      pc: 0,
      waiting: 0,
      kept: [resource],
      side,
      self: piece,
      it: piece,
      last: NOBODY,
      card: NOBODY,
    })
  },
}

export const goodsAnswers: readonly Answer<DarkVenture>[] = [abundance]
