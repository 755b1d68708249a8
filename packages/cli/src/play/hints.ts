import type { Idea } from '@longtable/bots'
import { itemAt, sameChoice, type Choice } from '@longtable/kernel'
import type { Formatter } from '../context/i18n.ts'
import type { Listing } from './listing.ts'

/** So many things to do are suggested, with so many of their steps and so many reasons at most. */
export const FEW = 3
const MOST_STEPS = 5
const MOST_REASONS = 3

/** What one could do: each with the number to type, where there is one, the chance of winning and the reasons. */
export function hintLines(ideas: readonly Idea[], listing: Listing, i18n: Formatter): string[] {
  if (ideas.length === 0) return [i18n.t('cli.play.hint.none')]
  return [i18n.t('cli.play.hint.title'), ...ideas.flatMap((idea) => ideaLines(idea, listing, i18n))]
}

function ideaLines({ steps, chance, terms }: Idea, listing: Listing, i18n: Formatter): string[] {
  const told = steps.slice(0, MOST_STEPS).map(({ text }) => i18n.format(text))
  const number = numberOf(
    steps.map(({ choice }) => choice),
    listing,
  )
  const reasons = terms.filter(({ term }) => i18n.knows(`judge.${term}`)).slice(0, MOST_REASONS)
  const side = (isGood: boolean): string =>
    reasons
      .filter(({ by }) => by > 0 === isGood)
      .map(({ term }) => i18n.t(`judge.${term}`))
      .join(', ')
  const [pro, contra] = [side(true), side(false)]
  return [
    `  ${String(number ?? '·').padStart(2)}  ${told.join(' → ')}${steps.length > MOST_STEPS ? ' → …' : ''}`,
    `      ${i18n.t('cli.play.hint.chance', { percent: i18n.number(chance * 100, 1) })}`,
    ...(pro === '' ? [] : [`      ${i18n.t('cli.play.hint.pro', { terms: pro })}`]),
    ...(contra === '' ? [] : [`      ${i18n.t('cli.play.hint.contra', { terms: contra })}`]),
  ]
}

/** What to type for it: all of it in one go, otherwise its first step. */
function numberOf(choices: readonly Choice[], { items }: Listing): number | undefined {
  const isOf = (wanted: readonly Choice[], item: { readonly choices: readonly Choice[] }): boolean =>
    item.choices.length === wanted.length &&
    item.choices.every((each, i) => sameChoice(each, itemAt(wanted, i)))
  const found =
    items.find((item) => isOf(choices, item)) ?? items.find((item) => isOf(choices.slice(0, 1), item))
  return found?.number
}
