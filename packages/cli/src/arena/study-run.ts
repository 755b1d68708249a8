import { samplesOf, type Fixture, type FixtureOutcome, type Study } from '@longtable/bots/arena'
import { refuse } from '@longtable/kernel'
import { loadGameEntry, type CommandContext } from '../context/context.ts'
import { Progress } from '../terminal/progress.ts'
import { withoutPassword } from '../queue/store.ts'
import { playInQueue } from './queue-run.ts'
import { ResultsFile } from './results-file.ts'
import { playInThreads } from './thread-run.ts'

export interface StudyRun {
  readonly threads: number
  /** Where the games are kept. */
  readonly results?: string
  /** A database whose workers play them, instead of the threads of this machine. */
  readonly queue?: string
}

/** Plays all games of a study that its file does not have yet; fewer if somebody wants it to end before. */
export async function playStudy(
  context: CommandContext,
  { threads, results, queue }: StudyRun,
  study: Study,
  fixtures: readonly Fixture[],
): Promise<ReadonlyMap<string, FixtureOutcome>> {
  const stopped = context.io.stopped()
  const { config } = (await loadGameEntry(context, study.game)).game
  const file = results === undefined ? undefined : new ResultsFile(results, study, config)
  const known = new Map(file?.outcomes)
  const inThreads = (games: readonly Fixture[], heard: (outcome: FixtureOutcome) => void): Promise<boolean> =>
    playInThreads(context.arenaThread, threads, study, games, heard, stopped)
  /** What others have played, or what was played before, counts only if it would be played the same here and now. */
  const verify = (games: readonly Fixture[], from: string): Promise<boolean> =>
    inThreads(samplesOf(games), ({ id, hash }) => {
      if (known.get(id)?.hash !== hash) refuse('cli.arena.otherGames', { from, id })
    })

  await verify(
    fixtures.filter(({ id }) => known.has(id)),
    results ?? '',
  )
  const left = fixtures.filter(({ id }) => !known.has(id))
  const progress = new Progress(context.io, fixtures.length)
  const clock = new Remaining(context, left.length)
  const heard = (outcome: FixtureOutcome): void => {
    known.set(outcome.id, outcome)
    file?.add(outcome)
    progress.at(known.size, clock.note())
  }
  try {
    if (queue === undefined) await inThreads(left, heard)
    else if (await playInQueue(queue, study, left, heard, stopped)) await verify(left, withoutPassword(queue))
  } finally {
    progress.end()
  }
  return known
}

const MINUTE = 60

/** Tells how long it will still take, from how long it took so far. */
class Remaining {
  private readonly context: CommandContext
  private readonly begun = performance.now()
  private readonly all: number
  private done = 0

  constructor(context: CommandContext, all: number) {
    this.context = context
    this.all = all
  }

  /** After one more game. */
  note(): string {
    const { t } = this.context.i18n
    this.done++
    const spent = (performance.now() - this.begun) / 1000
    const left = Math.round((spent / this.done) * (this.all - this.done))
    const time =
      left < 2 * MINUTE
        ? t('cli.arena.seconds', { count: left })
        : t('cli.arena.minutes', { count: Math.round(left / MINUTE) })
    return t('cli.arena.left', { time })
  }
}
