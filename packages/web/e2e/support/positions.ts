import { letChoose, random as anything } from '@longtable/bots'
import { immortals, novice, type Immortals } from '@longtable/immortals'
import {
  Engine,
  Match,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Frame,
  type MatchFile,
} from '@longtable/kernel'

type Suits = (match: Match<Immortals>) => boolean

interface Wanted {
  readonly seats?: number
  readonly config?: Readonly<Record<string, unknown>>
  readonly seed?: string
  /** What else has to be so. */
  readonly suits?: Suits
  /** Where several decide at once, the first seat is the last to do so. */
  readonly isLast?: boolean
  /** What the seats are called: like a bot, or like somebody who sits where the file is opened. */
  readonly names?: readonly string[]
}

/** The names in a file: whoever is no bot is whoever opens it. */
const NAMES = ['Ada', 'novice', 'novice', 'novice', 'novice']

function played(
  isThere: (match: Match<Immortals>) => boolean,
  bot: BotPlayer<Immortals>,
  { seats = 3, config = {}, seed = 'position', isLast = false, names = NAMES }: Wanted,
): { readonly file: MatchFile; readonly found: boolean } {
  const engine = new Engine(immortals, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, names.slice(0, seats))
  const chance = new Random(seedFrom(seed))
  while (!engine.over(match.position) && !isThere(match)) {
    const awaited = engine.awaited(match.position)
    const seat = awaited[isLast ? awaited.length - 1 : 0]
    match.choose(seat, letChoose(bot, engine, match.position, seat, chance))
    recorder.note()
  }
  return { file: recorder.file(), found: isThere(match) }
}

/** The steps that ask somebody something, by name. */
export const askingSteps: readonly string[] = immortals.steps.flatMap((step) =>
  step.kind === 'ask' ? [step.name] : [],
)

/** A match in which the first seat is asked by this step, in which it has something to choose, and which suits. */
export function askedBy(step: string, wanted: Wanted = {}): MatchFile {
  return step === 'draft.last.site' ? askedLast() : askedInPlay(step, wanted)
}

/** A draft that stands still comes about once in thousands of games, so this one is set up by hand. */
function askedLast(): MatchFile {
  const { file } = played(isAskedBy('draft.group'), novice, {})
  const { engine, position } = replayed(file)
  position.stack.splice(-1, 1, { step: 'draft.last.site', seat: 0 } as Frame)
  return new Recorder(new Match(engine, position), file.seats, false).file()
}

/** Plays the log of a file again. */
function replayed(file: MatchFile): Match<Immortals> {
  const match = new Match(new Engine(immortals, file.seats.length, file.config), seedFrom('position'))
  for (const entry of file.log) if ('choice' in entry) match.choose(entry.seat, entry.choice)
  return match
}

function isAskedBy(step: string): Suits {
  return ({ engine, position }) => {
    if (!engine.awaited(position).includes(0)) return false
    const menu = engine.plainMenu(position, 0)
    return menu?.step === step && menu.offered.length > 1
  }
}

function askedInPlay(step: string, { suits = () => true, ...wanted }: Wanted): MatchFile {
  const isAsked = isAskedBy(step)
  for (let n = 0; n < 20; n++) {
    for (const bot of [novice, anything as BotPlayer<Immortals>]) {
      const isThere: Suits = (match) => isAsked(match) && suits(match)
      const { file, found } = played(isThere, bot, { ...wanted, seed: `${step} ${n}` })
      if (found) return file
    }
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** A match that bots have played until something is so. */
export function playedUntil(isThere: (match: Match<Immortals>) => boolean, wanted: Wanted = {}): MatchFile {
  const { file, found } = played(isThere, novice, wanted)
  if (!found) throw new Error('it never came to that')
  return file
}

/** A match that is over. */
export function finished(wanted: Wanted = {}): MatchFile {
  return played(() => false, novice, wanted).file
}
