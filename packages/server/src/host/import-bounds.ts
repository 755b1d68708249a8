import type { MatchFile } from '@longtable/kernel'
import { MOST_CHOICES } from '../wire/to-server.ts'
import { throwHttpError } from '../errors/http-error.ts'

/** So many lines a match may have, however it came here: many times as many as the longest that was ever played. */
export const MOST_LINES = 20_000

/** How long the parts of a file may be that are kept in the row of the match, and told to whoever looks at it. */
const LONGEST = {
  salt: 128,
  config: 16_384,
  start: 1_048_576,
  name: 1000,
  choice: 4096,
} as const

function mustFit(part: keyof typeof LONGEST, length: number): void {
  const most = LONGEST[part]
  if (length > most) throwHttpError(400, 'longPart', { part, most })
}

/** Refuses a file that no match that was played here or elsewhere would have left, before anything is done with it. */
export function checkImport({ log, marks, salt = '', config, start = null, seats }: MatchFile): void {
  if (log.length > MOST_LINES) throwHttpError(400, 'longLog', { most: MOST_LINES })
  if (marks.length > MOST_LINES + 1) throwHttpError(400, 'longLog', { most: MOST_LINES })
  mustFit('salt', salt.length)
  mustFit('config', JSON.stringify(config).length)
  mustFit('start', JSON.stringify(start).length)
  for (const name of seats) mustFit('name', name.length)
  for (const [i, entry] of log.entries()) {
    const choices = 'gesture' in entry ? entry.gesture : 'choice' in entry ? [entry.choice] : []
    if (choices.length > MOST_CHOICES) throwHttpError(400, 'longGesture', { line: i + 1, most: MOST_CHOICES })
    for (const choice of choices) mustFit('choice', JSON.stringify(choice).length)
  }
}
