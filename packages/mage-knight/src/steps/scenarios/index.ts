import type { ScenarioRow } from '../../content/types.ts'
import type { ScenarioPart, ScenarioRules } from '../../state/match.ts'
import type { State } from '../../state/schema/state.ts'
import { fameForTiles, rampage } from './conquest.ts'
import { druids } from './druids.ts'
import { dungeons } from './dungeons.ts'
import { isOver } from './ends.ts'
import { hold } from './hold.ts'
import { mines } from './mines.ts'
import { portal } from './portal.ts'
import { score } from './scores.ts'

const parts = {
  fameForTiles,
  mines,
  druids,
  secretDungeons: dungeons,
  ownedTowers: hold,
  portalCloses: portal,
} as const satisfies Partial<Record<ScenarioRow['special'][number], ScenarioPart>>

function partsOf(row: ScenarioRow): ScenarioPart[] {
  const own = row.special.flatMap((word) => (word in parts ? [parts[word as keyof typeof parts]] : []))
  return [...own, rampage]
}

export function scenarioRules(row: ScenarioRow): ScenarioRules {
  const all = partsOf(row)
  return {
    onTile: (s, slot, seat, ctx) => {
      for (const part of all) part.onTile?.(s, slot, seat, ctx)
    },
    onRoundStart: (s, ctx) => {
      if (s.night) s.nights++
      for (const part of all) part.onRoundStart?.(s, ctx)
    },
    onRoundEnd: (s, ctx) => {
      for (const part of all) part.onRoundEnd?.(s, ctx)
    },
    onTurnStart: (s, seat, ctx) => {
      s.refused = [] // MK-COOP-07
      for (const part of all) part.onTurnStart?.(s, seat, ctx)
    },
    garrison: (s) => (row.special.includes('ownedTowers') ? defenders(s) : 1),
    isOver: (s, tables) => isOver(row.end, s, tables),
    score,
  }
}

/** MK-SC-105: one token in the first Day and Night, two in the second, three in the third. */
function defenders(s: State): number {
  return Math.min(3, Math.ceil(s.round / 2))
}
