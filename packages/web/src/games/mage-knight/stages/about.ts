import {
  abilityText,
  cardRow,
  effectText,
  skillRow,
  skillText,
  tacticText,
  unitRowIn,
  type MageLook,
} from '@longtable/mage-knight'
import type { Voice } from '@longtable/voice'

/** What is read out of pieces that are only drawn: their text after their name. */

export function cardAbout(voice: Voice, { tables }: MageLook, card: number): string | undefined {
  const row = card < 0 ? undefined : cardRow(tables.edition, card)
  return row === undefined
    ? undefined
    : voice.t('web.mkStages.about.card', {
        basic: voice.say(effectText(row.basic)),
        strong: voice.say(effectText(row.strong)),
      })
}

export function unitAbout(voice: Voice, { tables }: MageLook, unit: number): string {
  const { level, cost, armor, abilities } = unitRowIn(tables.edition, unit)
  const words = abilities.map((ability) => voice.say(abilityText(ability)))
  return voice.t('web.mkStages.about.unit', { level, cost, armor, abilities: words.join('; ') })
}

export function skillAbout(voice: Voice, skill: number): string {
  const row = skillRow(skill)
  return voice.t('web.mkStages.about.skill', {
    use: voice.t(`web.mkStages.use.${row.use}`),
    effect: voice.say(skillText(row)),
  })
}

export function tacticAbout(voice: Voice, { tables }: MageLook, tactic: number): string | undefined {
  const row = tables.edition.tactics[tactic]
  return row.when === 'never' ? undefined : voice.say(tacticText(row))
}
