import { text, type Text } from '@longtable/kernel'
import { bonds, overload } from '../content/skills.ts'
import type { SkillRow, TacticRow, UnitAbility } from '../content/types.ts'
import { effectText } from './effect.ts'
import { colourText } from './phrases.ts'

/** The words of rows whose text is more than that of their effect. */

export function skillText(row: SkillRow): Text {
  const effect = effectText(row.effect)
  if (row.id === bonds.skill) return text('effect.skill.bonds', { effect, n: bonds.discount })
  if (row.id === overload.skill) return text('effect.skill.overload', { effect, n: overload.bonus })
  return text(`effect.skill.${row.use}`, { effect })
}

export function tacticText(row: TacticRow): Text {
  return text(`effect.tactic.${row.when}`, { effect: effectText(row.effect) })
}

/** A unit's ability, with the mana it costs. */
export function abilityText({ mana, effect }: UnitAbility): Text {
  return mana === undefined
    ? effectText(effect)
    : text('effect.ability', { mana: colourText(mana), effect: effectText(effect) })
}
