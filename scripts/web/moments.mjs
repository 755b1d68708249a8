/** Moments of matches between bots, for pictures. The first seat belongs to whoever opens them. */
import { letChoose } from '@longtable/bots'
import { darkVenture, novice as darkVentureNovice } from '@longtable/dark-venture'
import { immortals, novice as immortalsNovice } from '@longtable/immortals'
import { Engine, Match, Random, Recorder, seedFrom } from '@longtable/kernel'
import { mageKnight, novice as mageKnightNovice } from '@longtable/mage-knight'
import { fullBoard } from '../../packages/web/e2e/support/dark-venture.ts'
import { fullMap } from '../../packages/web/e2e/support/mage-knight.ts'

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

function momentOf(table, name, isIt) {
  for (let n = 0; n < TRIES; n++) {
    const found = momentIn(table, `${name} ${n}`, isIt)
    if (found !== undefined) return found
  }
  throw new Error(`there is no match with ${name}`)
}

const moment = (name, isIt) => momentOf({ game: immortals, bot: immortalsNovice, seats: 4 }, name, isIt)

const mageKnightAlone = {
  game: mageKnight,
  bot: mageKnightNovice,
  seats: 1,
  config: { scenario: 'soloConquest' },
}
const mageKnightOfThree = { ...mageKnightAlone, seats: 3, config: { scenario: 'fullConquest' } }

const darkVentureOfFour = {
  game: darkVenture,
  bot: darkVentureNovice,
  seats: 4,
  config: { mode: 'victory', floors: true },
}
const drownedFeast = {
  ...darkVentureOfFour,
  seats: 1,
  config: { mode: 'scenario', scenario: 'drownedFeast' },
}
const below = { ...darkVentureOfFour, seats: 2, config: { mode: 'adventure' } }

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
  journey: () => ({ file: fullMap() }),
  night: () =>
    momentOf(
      mageKnightOfThree,
      'night',
      ({ step, round, choice, view }) =>
        step === 'turn.main' && round === 2 && choice.do === 'step' && view.state.players[0].level > 1,
    ),
  fight: () =>
    momentOf(
      mageKnightAlone,
      'fight',
      ({ step, view, choice }) =>
        step === 'combat.strike' && view.state.fight.posts.length > 1 && choice.do === 'strike',
    ),
  damage: () =>
    momentOf(
      mageKnightAlone,
      'damage',
      ({ step, view, choice }) => step === 'combat.assign' && choice.do === 'toUnit' && view.state.round > 1,
    ),
  market: () => momentOf(mageKnightAlone, 'market', ({ choice }) => choice.do === 'recruit'),
  level: () => momentOf(mageKnightOfThree, 'level', ({ step }) => step === 'level.skill'),
  tactics: () => momentOf(mageKnightOfThree, 'tactics', ({ step }) => step === 'tactic.pick'),
  conquest: () =>
    momentOf(mageKnightOfThree, 'conquest', ({ events }) => events.some(({ event }) => event === 'gameOver')),
  ruins: () => ({ file: fullBoard() }),
  sides: () => momentOf(darkVentureOfFour, 'sides', ({ step }) => step === 'setup.side'),
  feast: () => momentOf(drownedFeast, 'feast', ({ step, round }) => step === 'turn' && round === 2),
  clash: () =>
    momentOf(darkVentureOfFour, 'clash', ({ step, round }) => step === 'fight.adjust' && round > 1),
  spoils: () =>
    momentOf(darkVentureOfFour, 'spoils', ({ step, round }) => step === 'fight.spoils' && round > 2),
  passage: () =>
    momentOf(
      below,
      'passage',
      ({ step, view }) =>
        step === 'pick' && view.stack.at(-1).program.startsWith('passage.') && view.stack.at(-1).what === 4,
    ),
  conquered: () =>
    momentOf(darkVentureOfFour, 'conquered', ({ events }) => events.some(({ event }) => event === 'over')),
}
