import { letChoose, random as anything } from '@longtable/bots'
import { immortals, novice, type Immortals } from '@longtable/immortals'
import { Engine, Match, Random, Recorder, seedFrom, type BotPlayer, type MatchFile } from '@longtable/kernel'

interface Wanted {
  readonly seats?: number
  readonly config?: Readonly<Record<string, unknown>>
  readonly seed?: string
}

/** The names in a file: whoever is no bot is whoever opens it. */
const NAMES = ['Ada', 'novice', 'novice', 'novice', 'novice']

function played(
  isThere: (match: Match<Immortals>) => boolean,
  bot: BotPlayer<Immortals>,
  { seats = 3, config = {}, seed = 'position' }: Wanted,
): { readonly file: MatchFile; readonly found: boolean } {
  const engine = new Engine(immortals, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, NAMES.slice(0, seats))
  const chance = new Random(seedFrom(seed))
  while (!engine.over(match.position) && !isThere(match)) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(bot, engine, match.position, seat, chance))
    recorder.note()
  }
  return { file: recorder.file(), found: isThere(match) }
}

/** The steps that ask somebody something, by name. */
export const askingSteps: readonly string[] = immortals.steps.flatMap((step) =>
  step.kind === 'ask' ? [step.name] : step.kind === 'together' ? [step.part.name] : [],
)

/** A match in which the first seat is asked by this step, in which it has something to choose. */
export function askedBy(step: string): MatchFile {
  for (const bot of [novice, anything as BotPlayer<Immortals>]) {
    for (let n = 0; n < 20; n++) {
      const { file, found } = played(
        ({ engine, position }) => {
          if (!engine.awaited(position).includes(0)) return false
          const menu = engine.bare(position, 0)
          return menu?.step === step && menu.offered.length > 1
        },
        bot,
        { seed: `${step} ${n}` },
      )
      if (found) return file
    }
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** A match that is over. */
export function finished(wanted: Wanted = {}): MatchFile {
  return played(() => false, novice, wanted).file
}
