import { Option, type Command, type CommanderError } from 'commander'
import { refuse } from '@longtable/kernel'
import type { CommandContext } from './context.ts'

/** What every command has: help in the reader's language, and errors that become one sentence. */
export function configureCommand(context: CommandContext, command: Command): void {
  const { i18n, io } = context
  const titles: Readonly<Record<string, string>> = {
    'Usage:': i18n.t('cli.help.titles.usage'),
    'Options:': i18n.t('cli.help.titles.options'),
    'Arguments:': i18n.t('cli.help.titles.arguments'),
    'Commands:': i18n.t('cli.help.titles.commands'),
  }
  command
    .helpOption('-h, --help', i18n.t('cli.help.help'))
    .addOption(new Option('--lang <en|fr>', i18n.t('cli.help.lang')))
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: () => {}, outputError: () => {} })
    .exitOverride((error) => explain(command, error))
}

/** Adds examples below the help of a command. */
export function addExamples(context: CommandContext, command: Command, ...lines: readonly string[]): void {
  const shown = lines.map((line) => `  npx longtable ${line}`).join('\n')
  command.addHelpText('after', `\n${context.i18n.t('cli.help.titles.example')}\n${shown}`)
}

export function addJsonOption(context: CommandContext, command: Command): void {
  command.option('--json', context.i18n.t('cli.help.json'))
}

/** Gives a command its work; a number it returns is the code to exit with. */
export function setAction<A extends readonly unknown[]>(
  context: CommandContext,
  command: Command,
  work: (...args: A) => number | void | Promise<number | void>,
): void {
  command.action(async (...args: unknown[]) => {
    context.exit.code = (await work(...(args as unknown as A))) ?? 0
  })
}

/** Turns what commander says into a sentence of ours, in the reader's language. */
function explain(command: Command, error: CommanderError): never {
  const [, name = ''] = /'([^']*)'/.exec(error.message) ?? []
  const known = command.options.map(({ long }) => long).join(', ')
  switch (error.code) {
    case 'commander.unknownOption':
      return refuse('cli.bad.option', { option: name, command: command.name(), known })
    case 'commander.unknownCommand':
      return refuse('cli.bad.command', {
        command: name,
        known: command.commands.map((each) => each.name()).join(', '),
      })
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
      return refuse('cli.bad.missing', { argument: name, usage: usageOf(command) })
    case 'commander.excessArguments':
      return refuse('cli.bad.excess', { command: command.name(), usage: usageOf(command) })
    case 'commander.optionMissingArgument':
      return refuse('cli.bad.optionMissing', { option: name })
    default:
      throw error
  }
}

function usageOf(command: Command): string {
  return `npx longtable ${command.name()} ${command.usage()}`
}
