import { Command, CommanderError } from 'commander'
import { configureCommand } from './context/command.ts'
import { arenaCommand } from './commands/arena.ts'
import { arenaWorkerCommand } from './commands/arena-worker.ts'
import { backupCommand } from './commands/backup.ts'
import { benchCommand } from './commands/bench.ts'
import { conformCommand } from './commands/conform.ts'
import { coverageCommand } from './commands/coverage.ts'
import { editionCommand } from './commands/edition.ts'
import { gamesCommand } from './commands/games.ts'
import { hostCommand } from './commands/host.ts'
import { joinCommand } from './commands/join.ts'
import { moveDatabaseCommand } from './commands/move-database.ts'
import { newGameCommand } from './commands/new-game.ts'
import { playCommand } from './commands/play.ts'
import { provenanceCommand } from './commands/provenance.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { print, type CommandContext } from './context/context.ts'
import { versionIn } from './files/version.ts'

const makers: readonly ((context: CommandContext, command: Command) => void)[] = [
  gamesCommand,
  playCommand,
  serveCommand,
  hostCommand,
  joinCommand,
  backupCommand,
  moveDatabaseCommand,
  simulateCommand,
  arenaCommand,
  arenaWorkerCommand,
  replayCommand,
  rulesCommand,
  provenanceCommand,
  editionCommand,
  coverageCommand,
  conformCommand,
  benchCommand,
  newGameCommand,
]

function program(context: CommandContext): Command {
  const { t } = context.i18n
  const longtable = new Command('longtable').description(t('cli.help.longtable'))
  configureCommand(context, longtable)
  longtable.usage(t('cli.help.usage')).helpCommand(false)
  longtable.option('--version', t('cli.help.version')).on('option:version', () => {
    print(context, [versionIn(context.root)])
    throw new CommanderError(0, 'longtable.version', '')
  })
  longtable.addHelpText('after', `\n${t('cli.help.more')}`)
  for (const make of makers) {
    const command = new Command()
    configureCommand(context, command)
    make(context, command)
    longtable.addCommand(command)
  }
  return longtable
}

/** Runs what the arguments ask for, and gives the code to exit with. */
export async function run(context: CommandContext, args: readonly string[]): Promise<number> {
  const longtable = program(context)
  try {
    await longtable.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // No command at all: then help is what one needs.
    if (error.code === 'commander.help') longtable.outputHelp()
    return error.code === 'commander.help' ? 0 : error.exitCode
  }
  return context.exit.code
}
