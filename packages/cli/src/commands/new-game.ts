import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuse, type Text } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { print, printJson, type CommandContext } from '../context/context.ts'
import { exists } from '../files/files.ts'

interface Options {
  readonly players?: string
  readonly json?: true
}

interface Written {
  readonly name: string
  readonly players: { readonly min: number; readonly max: number }
  readonly written: readonly string[]
}

/** The script of the checkout: it knows the sources that it writes beside. */
interface NewGameScript {
  readonly newGame: (wanted: { root: string; name: string; players?: string }) => Written
}

/** What the script throws for a name or a number that cannot be. */
interface Refused {
  readonly refusal: { readonly key: string; readonly values: NonNullable<Text['with']> }
}

export function newGameCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('new-game')
    .description(t('cli.newGame.help'))
    .argument('<name>', t('cli.newGame.name'))
    .option('--players <min-max>', t('cli.newGame.players'))
  addJsonOption(context, command)
  addExamples(context, command, 'new-game NAME', 'new-game NAME --players 1-5')
  setAction(context, command, (name: string, options: Options) => begin(context, name, options))
}

async function begin(context: CommandContext, name: string, { players, json }: Options): Promise<void> {
  const { root } = context
  const script = join(root, 'scripts', 'new-game.mjs')
  if (!exists(script)) refuse('cli.newGame.noCheckout', { script })
  const { newGame } = (await import(pathToFileURL(script).href)) as NewGameScript
  const written = attempted(() => newGame({ root, name, ...(players !== undefined && { players }) }))
  if (json === true) printJson(context, written)
  else print(context, linesOf(context, written))
}

function attempted<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!isRefused(error)) throw error
    const { key, values } = error.refusal
    return refuse(key === 'notInstalled' ? 'cli.newGame.notInstalled' : `cli.newGame.bad.${key}`, values)
  }
}

function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'refusal' in error
}

function linesOf({ i18n: { t } }: CommandContext, { name, players, written }: Written): string[] {
  const own = written.filter((path) => path.startsWith(`packages/${name}/`))
  return [
    t('cli.newGame.written', { name, ...players }),
    ...own.map((path) => `  ${path}`),
    t('cli.newGame.listed'),
    t('cli.newGame.next'),
    ...['play', 'test', 'rules', 'read'].map((what) => `  ${t(`cli.newGame.${what}`, { name })}`),
  ]
}
