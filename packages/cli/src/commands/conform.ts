import { refuse, type Game, type Json } from '@longtable/kernel'
import { checkGame, type Failure, type Report } from '@longtable/kernel/testing'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import { wholeNumber } from '../context/option-parsers.ts'
import { Progress } from '../terminal/progress.ts'

interface Options {
  readonly players?: number
  readonly games: number
  readonly seed: string
  readonly at?: number
  readonly config?: string
  readonly json?: true
}

export function conformCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('conform')
    .description(t('cli.conform.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--players <n>', t('cli.conform.players'), wholeNumber('--players', 1))
    .option('--games <n>', t('cli.conform.games'), wholeNumber('--games', 1, 1_000_000))
    .option('--seed <words>', t('cli.conform.seed'))
    .option('--at <n>', t('cli.conform.at'), wholeNumber('--at', 0))
    .option('--config <json>', t('cli.conform.config'))
  addJsonOption(context, command)
  addExamples(
    context,
    command,
    `conform ${exampleGame(context)} --games 10`,
    `conform ${exampleGame(context)} --players 3 --seed conform-7 --at 120`,
  )
  setAction(context, command, async (game: string, given: Partial<Options>) =>
    run(context, (await loadGameEntry(context, game)).game, {
      games: given.at === undefined ? 5 : 1,
      seed: 'conform',
      ...given,
    }),
  )
}

function run(context: CommandContext, game: Game, options: Options): number {
  const { min, max } = game.players
  const counts =
    options.players === undefined
      ? Array.from({ length: max - min + 1 }, (_, i) => min + i)
      : [options.players]
  const progress = new Progress(context.io, counts.length * options.games)
  const reports: Report[] = []
  for (const seats of counts) {
    for (let number = 0; number < options.games; number++) {
      reports.push(checkOne(game, seats, number, options))
      progress.at(reports.length)
    }
  }
  progress.end()
  const failures = reports.flatMap((report) => report.failures)
  const choices = reports.reduce((sum, report) => sum + report.choices, 0)
  const checks = reports.reduce(
    (sum, report) => sum + Object.values(report.made).reduce((a, b) => a + b, 0),
    0,
  )
  const players = counts.join(', ')
  if (options.json === true) {
    printJson(context, { game: game.id, players: counts, games: reports.length, choices, checks, failures })
  } else {
    const { t, number } = context.i18n
    print(context, [
      ...failures.flatMap((failure) => lines(failure)),
      t('cli.conform.result', {
        count: failures.length,
        games: reports.length,
        players,
        choices: number(choices),
        checks: number(checks),
      }),
    ])
  }
  return failures.length > 0 ? 1 : 0
}

/** The kit names the games of a run after its seed: the first has this very seed, the others a number more. */
function checkOne(game: Game, seats: number, number: number, { seed, at, config }: Options): Report {
  return checkGame(game, {
    seats,
    seed: number === 0 ? seed : `${seed}-${number}`,
    ...(at !== undefined && { at }),
    ...(config !== undefined && { config: readConfig(config) }),
  })
}

function readConfig(typed: string): Record<string, unknown> {
  try {
    const json = JSON.parse(typed) as Json
    if (json !== null && typeof json === 'object' && !Array.isArray(json))
      return Object.fromEntries(Object.entries(json))
  } catch {
    // Said below, like everything else that is no object.
  }
  refuse('cli.bad.data', { name: '--config' })
}

function lines({ check, seed, seats, at, detail, reproduce }: Failure): string[] {
  return [`✗ ${check} (${seats}p, ${seed}, ${at}): ${detail}`, `    ${reproduce}`, '']
}
