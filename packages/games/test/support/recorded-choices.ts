import { readFileSync } from 'node:fs'
import { botSeat, lineOf } from '@longtable/bots'
import {
  Random,
  readMatchFile,
  replay,
  seedFrom,
  type BotPlayer,
  type Choice,
  type Game,
} from '@longtable/kernel'

/** What a bot said once in a match of the corpus, after so many lines of its log. */
export interface RecordedChoice {
  readonly match: string
  readonly after: number
  readonly seat: number
  readonly step: string
  readonly bot: string
  readonly line: readonly Choice[]
}

/** What a bot says there now. */
export function askAgain(
  game: Game,
  bots: readonly BotPlayer[],
  folder: URL,
  { match: name, after, seat, bot: id }: Omit<RecordedChoice, 'step' | 'line'>,
): RecordedChoice {
  const file = readMatchFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const { match } = replay(game, { ...file, log: file.log.slice(0, after), marks: [] })
  const asked = botSeat(match.engine, match.position, seat)
  const bot = bots.find((each) => each.id === id)
  if (asked === undefined || bot === undefined)
    throw new Error(`${id} is not asked in ${name} after ${after}`)
  const line = lineOf(bot, asked, new Random(seedFrom(`${name} ${after}`)))
  return { match: name, after, seat, step: asked.step, bot: id, line }
}
