import type { Text } from '@longtable/kernel'
import type { SkillRow, TacticRow, UnitAbility } from './content/types.ts'
import { effectText } from './match-tables.ts'
import { abilityText as abilityWith, skillText as skillWith, tacticText as tacticWith } from './text/rows.ts'

/** What is printed, in words, for those who draw cards without a match. */

export { effectText }

export function skillText(row: SkillRow): Text {
  return skillWith(row, effectText)
}

export function tacticText(row: TacticRow): Text {
  return tacticWith(row, effectText)
}

export function abilityText(ability: UnitAbility): Text {
  return abilityWith(ability, effectText)
}
