import type { Result } from '@longtable/kernel'
import type { Voice } from '../voice.ts'

/** Who won and with how many points, if the game is over. */
export function resultLines(result: Result | null, names: readonly string[], voice: Voice): string[] {
  if (result === null) return []
  const winners = result.winners.map((seat) => names[seat])
  const list = new Intl.ListFormat(voice.lang).format(winners)
  const ranked = names
    .map((name, seat) => ({ name, score: result.scores[seat] }))
    .toSorted((a, b) => b.score - a.score)
  return [
    winners.length === 0
      ? voice.t('cli.result.none')
      : voice.t('cli.result.won', { count: winners.length, list }),
    ...ranked.map(({ name, score }) => voice.t('cli.result.score', { name, count: score })),
  ]
}
