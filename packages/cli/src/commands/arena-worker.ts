import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { KIND } from '../arena/queue-run.ts'
import { arenaPool } from '../arena/thread-run.ts'
import { setAction, addExamples } from '../context/command.ts'
import { print, type CommandContext } from '../context/context.ts'
import { wholeNumber } from '../context/option-parsers.ts'
import { withoutPassword } from '../queue/store.ts'
import { workQueue } from '../queue/work.ts'

interface Options {
  readonly queue: string
  readonly threads: number
}

export function arenaWorkerCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('arena-worker')
    .description(t('cli.arenaWorker.help'))
    .requiredOption('--queue <url>', t('cli.arenaWorker.queue'))
    .option('--threads <n>', t('cli.arena.options.threads'), wholeNumber('--threads', 1, 256))
  addExamples(context, command, 'arena-worker --queue postgres://longtable@database.example/longtable')
  setAction(context, command, (given: Partial<Options> & Pick<Options, 'queue'>) =>
    run(context, { threads: availableParallelism(), ...given }),
  )
}

async function run(context: CommandContext, { queue, threads }: Options): Promise<void> {
  const { t } = context.i18n
  const stopped = context.io.stopped()
  const pool = arenaPool(context.arenaThread, threads)
  try {
    await workQueue({
      url: queue,
      kind: KIND,
      size: threads,
      work: (job) => pool.call(null, 'play', [job]),
      end: () => pool.close(),
      stopped,
      onReady: () =>
        print(context, [t('cli.arenaWorker.ready', { url: withoutPassword(queue), count: threads })]),
      onDone: (id, left) =>
        print(context, [
          'fault' in left
            ? t('cli.arenaWorker.broke', { id, why: left.fault })
            : t('cli.arenaWorker.played', { id }),
        ]),
    })
  } finally {
    await pool.close()
  }
}
