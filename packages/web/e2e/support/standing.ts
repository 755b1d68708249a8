import { immortals, type Immortals } from '@longtable/immortals'
import { kernelMessages, replay, type Match, type MatchFile } from '@longtable/kernel'
import { createFormatter } from '@longtable/i18n'

/** A match that was opened from a file, where it stands after so many lines. */
export function standing(file: MatchFile, until = file.log.length): Match<Immortals> {
  const { match, difference } = replay(immortals, file, { until })
  if (difference !== undefined) throw new Error(`the match went otherwise: ${difference.text.key}`)
  return match
}

/** What the engine and the kernel say, in English. */
export const i18n = createFormatter(
  'en',
  {
    en: { ...kernelMessages.en, ...immortals.messages.en },
    fr: { ...kernelMessages.fr, ...immortals.messages.fr },
  },
  immortals.rules,
)
