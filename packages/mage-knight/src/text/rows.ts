import { text, type Text } from '@longtable/kernel'
import { bonds, overload } from '../content/skills.ts'
import type { SkillRow, TacticRow, UnitAbility } from '../content/types.ts'
import type { EffectWriter } from '../state/match.ts'
import { colourText } from './phrases.ts'

/** The words of rows whose text is more than that of their effect. */

export function skillText(row: SkillRow, say: EffectWriter): Text {
  const effect = say(row.effect)
  if (row.id === bonds.skill) return text('effect.skill.bonds', { effect, n: bonds.discount })
  if (row.id === overload.skill) return text('effect.skill.overload', { effect, n: overload.bonus })
  return text(`effect.skill.${row.use}`, { effect })
}

export function tacticText(row: TacticRow, say: EffectWriter): Text {
  return text(`effect.tactic.${row.when}`, { effect: say(row.effect) })
}

/** A unit's ability, with the mana it costs. */
export function abilityText({ mana, effect }: UnitAbility, say: EffectWriter): Text {
  return mana === undefined
    ? say(effect)
    : text('effect.ability', { mana: colourText(mana), effect: say(effect) })
}
