/** Moments of matches between bots, for pictures. The first seat belongs to whoever opens them. */
import { letChoose } from '@longtable/bots'
import { Engine, Match, Random, Recorder, seedFrom } from '@longtable/kernel'

const NAMES = ['Ada', 'novice', 'novice', 'novice']
const TRIES = 30

/**
 * Looks for a moment at which the first seat is asked something. `isIt` sees the match, the step that asks, what the bot
 * chooses, and what happens then; the file ends before that choice.
 */
function momentIn({ game, bot, seats, config = {} }, seed, isIt) {
  const engine = new Engine(game, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, NAMES.slice(0, seats))
  const chance = new Random(seedFrom(seed))
  while (!engine.over(match.position)) {
    const [seat] = engine.awaited(match.position)
    const menu = seat === 0 ? engine.plainMenu(match.position, 0) : null
    const isAsked = menu !== null && menu.offered.length > 1
    const before = isAsked ? recorder.file() : undefined
    const view = isAsked ? engine.view(match.position, 0) : undefined
    const choice = letChoose(bot, engine, match.position, seat, chance)
    const { round } = match.position.state
    const events = engine.eventsFor(match.choose(seat, choice).events, 0)
    recorder.note()
    if (isAsked && isIt({ step: menu.step, round, view, choice, events })) return { file: before, choice }
  }
  return undefined
}

/** The first such moment of matches at a table: a game, a bot, how many seats, and a config. */
export function momentOf(table, name, isIt) {
  for (let n = 0; n < TRIES; n++) {
    const found = momentIn(table, `${name} ${n}`, isIt)
    if (found !== undefined) return found
  }
  throw new Error(`there is no match with ${name}`)
}
