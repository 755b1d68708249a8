import { itemAt } from '@longtable/kernel'
import type { Result } from '@longtable/kernel'
import type { Formatter } from '../context/i18n.ts'

/** Who won and with how many points, if the game is over. */
export function resultLines(result: Result | null, names: readonly string[], i18n: Formatter): string[] {
  if (result === null) return []
  const winners = result.winners.map((seat) => itemAt(names, seat))
  const list = new Intl.ListFormat(i18n.lang).format(winners)
  const ranked = names
    .map((name, seat) => ({ name, score: itemAt(result.scores, seat) }))
    .toSorted((a, b) => b.score - a.score)
  return [
    winners.length === 0
      ? i18n.t('cli.result.none')
      : i18n.t('cli.result.won', { count: winners.length, list }),
    ...ranked.map(({ name, score }) => i18n.t('cli.result.score', { name, count: score })),
  ]
}
