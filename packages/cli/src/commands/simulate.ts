import { itemAt } from '@longtable/kernel'
import { join } from 'node:path'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { openFolder, writeWhole } from '../files/files.ts'
import {
  exampleGame,
  gameFormatter,
  loadGameEntry,
  print,
  printJson,
  type CommandContext,
} from '../context/context.ts'
import { botsNamed, openEngine, type MatchOptions } from '../matches/match-options.ts'
import { repeatable, wholeNumber } from '../context/option-parsers.ts'
import { Progress } from '../terminal/progress.ts'
import { simulate, type Simulation } from '../matches/simulation.ts'
import { gameName } from '../context/i18n.ts'

interface Options extends MatchOptions {
  readonly bot: string
  readonly games: number
  readonly seed: string
  readonly save?: string
  readonly json?: true
}

export function simulateCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('simulate')
    .description(t('cli.simulate.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--players <n>', t('cli.help.players'), wholeNumber('--players', 1))
    .option('--bot <levels>', t('cli.simulate.bot'))
    .option('--games <n>', t('cli.simulate.games'), wholeNumber('--games', 1, 10_000_000))
    .option('--seed <words>', t('cli.simulate.seed'))
    .option('--option <name=value>', t('cli.help.option'), repeatable)
    .option('--edition <file>', t('cli.help.edition'))
    .option('--save <folder>', t('cli.simulate.save'))
  addJsonOption(context, command)
  addExamples(
    context,
    command,
    `simulate ${exampleGame(context)} --players 4 --games 100 --seed summer`,
    `simulate ${exampleGame(context)} --players 3 --bot novice,random,random --games 20 --json`,
  )
  setAction(context, command, (game: string, given: Partial<Options>) =>
    run(context, game, { bot: 'random', games: 100, seed: '1', ...given }),
  )
}

async function run(context: CommandContext, gameId: string, options: Options): Promise<void> {
  const entry = await loadGameEntry(context, gameId)
  const engine = openEngine(entry, options)
  const named = botsNamed(entry.bots, options.bot)
  const bots = Array.from({ length: engine.seats }, (_, seat) => itemAt(named, seat % named.length))
  const { save, games, seed } = options
  if (save !== undefined) openFolder(save)
  const digits = String(games).length
  const progress = new Progress(context.io, games)
  const result = simulate(engine, {
    bots,
    games,
    seed,
    onGame: (done) => progress.at(done),
    ...(save !== undefined && {
      keep: (file, number) => {
        const name = `${gameId}-${engine.seats}p-${plain(seed)}-${String(number).padStart(digits, '0')}.json`
        writeWhole(join(save, name), `${JSON.stringify(file)}\n`)
      },
    }),
  })
  progress.end()
  const ids = bots.map(({ id }) => id)
  if (options.json === true) {
    printJson(context, { game: gameId, players: engine.seats, bots: ids, seed, ...result })
  } else print(context, lines(context, gameName(entry.game, gameFormatter(context, entry)), ids, result))
}

function plain(seed: string): string {
  return seed.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)
}

function lines(context: CommandContext, name: string, bots: readonly string[], result: Simulation): string[] {
  const { t, number } = context.i18n
  return [
    t('cli.simulate.title', { name, count: result.games, finished: result.finished }),
    t('cli.simulate.decisions', {
      decisions: number(result.decisions),
      mean: number(result.meanDecisions, 1),
      perSecond: number(result.decisionsPerSecond),
    }),
    ...bots.map((bot, seat) =>
      t('cli.simulate.seat', {
        seat: seat + 1,
        bot,
        count: itemAt(result.wins, seat),
        share: number((100 * itemAt(result.wins, seat)) / Math.max(result.finished, 1), 1),
        score: number(itemAt(result.meanScores, seat), 2),
      }),
    ),
    t('cli.simulate.hash', { hash: result.hash }),
  ]
}
