/** Moments of matches between bots, for pictures. The first seat belongs to whoever opens them. */
import { letChoose } from '@longtable/bots'
import { immortals, novice } from '@longtable/immortals'
import { Engine, Match, Random, Recorder, seedFrom } from '@longtable/kernel'

const SEATS = 4
const NAMES = ['Ada', 'novice', 'novice', 'novice']
const TRIES = 30

/**
 * Looks for a moment at which the first seat is asked something. `isIt` sees the match, the step that asks, what the bot
 * chooses, and what happens then; the file ends before that choice.
 */
function momentIn(seed, isIt) {
  const engine = new Engine(immortals, SEATS, {})
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, NAMES)
  const chance = new Random(seedFrom(seed))
  while (!engine.over(match.position)) {
    const [seat] = engine.awaited(match.position)
    const menu = seat === 0 ? engine.bare(match.position, 0) : null
    const isAsked = menu !== null && menu.offered.length > 1
    const before = isAsked ? recorder.file() : undefined
    const view = isAsked ? engine.view(match.position, 0) : undefined
    const choice = letChoose(novice, engine, match.position, seat, chance)
    const { round } = match.position.state
    const events = engine.eventsFor(match.choose(seat, choice).events, 0)
    recorder.note()
    if (isAsked && isIt({ step: menu.step, round, view, choice, events })) return { file: before, choice }
  }
  return undefined
}

function moment(name, isIt) {
  for (let n = 0; n < TRIES; n++) {
    const found = momentIn(`${name} ${n}`, isIt)
    if (found !== undefined) return found
  }
  throw new Error(`there is no match with ${name}`)
}

function planned(view) {
  const frame = view.stack.at(-1)?.parts?.[0]?.stack?.[0]
  return frame?.plan?.filter((card) => card >= 0).length ?? 0
}

/** Matches by the name of what is to be seen in them. */
export const scenes = {
  planning: () =>
    moment('planning', ({ step, round, view }) => step === 'plan.mine' && round >= 3 && planned(view) === 4),
  performing: () => moment('performing', ({ step, round }) => step === 'attack.target' && round >= 3),
  battle: () =>
    moment(
      'battle',
      ({ step, round, events }) =>
        step === 'attack.commit' &&
        round >= 2 &&
        events.some(({ event, defender, attack }) => event === 'battle' && defender > 0 && attack > 2),
    ),
  scoring: () =>
    moment(
      'scoring',
      ({ round, events }) => round >= 2 && round < 5 && events.some(({ event }) => event === 'scored'),
    ),
  finished: () => moment('finished', ({ events }) => events.some(({ event }) => event === 'over')),
}
