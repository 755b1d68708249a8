import type { Menu } from '@longtable/kernel'
import type { MatchTables, PlayedUses, UseNumbers } from '../../state/match.ts'
import { usefulAt } from '../../state/schema/stages.ts'

/** Which uses of a kind of card, unit or skill a menu looks at. */

/** The mana mask of a menu that has not been needed yet. */
export const UNKNOWN = -1

/**
 * The uses worth looking at, by kind: those that help at this stage. A menu that explains looks at all of them, and
 * so does one where an effect makes more useful than the stage does (`useful`).
 */
export function usesNow(
  { every, at }: PlayedUses,
  stage: number,
  useful: number,
  menu: Menu<MatchTables>,
): UseNumbers {
  const { rulesVersion } = menu.tables.edition
  return menu.block !== undefined || (useful & ~usefulAt(stage, rulesVersion)) !== 0 ? every : at[stage]
}
