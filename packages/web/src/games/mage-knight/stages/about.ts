import type { MageViewContext } from '@longtable/mage-knight'
import {
  abilityText,
  cardRow,
  effectText,
  skillRow,
  skillText,
  tacticText,
  unitRowIn,
} from '@longtable/mage-knight/board'
import type { Formatter } from '@longtable/i18n'

/** What is read out of pieces that are only drawn: their text after their name. */

export function cardAbout(i18n: Formatter, { tables }: MageViewContext, card: number): string | undefined {
  const row = card < 0 ? undefined : cardRow(tables.edition, card)
  return row === undefined
    ? undefined
    : i18n.t('web.mkStages.about.card', {
        basic: i18n.format(effectText(row.basic)),
        strong: i18n.format(effectText(row.strong)),
      })
}

export function unitAbout(i18n: Formatter, { tables }: MageViewContext, unit: number): string {
  const { level, cost, armor, abilities } = unitRowIn(tables.edition, unit)
  const words = abilities.map((ability) => i18n.format(abilityText(ability)))
  return i18n.t('web.mkStages.about.unit', { level, cost, armor, abilities: words.join('; ') })
}

export function skillAbout(i18n: Formatter, skill: number): string {
  const row = skillRow(skill)
  return i18n.t('web.mkStages.about.skill', {
    use: i18n.t(`web.mkStages.use.${row.use}`),
    effect: i18n.format(skillText(row)),
  })
}

export function tacticAbout(
  i18n: Formatter,
  { tables }: MageViewContext,
  tactic: number,
): string | undefined {
  const row = tables.edition.tactics[tactic]
  return row.when === 'never' ? undefined : i18n.format(tacticText(row))
}
