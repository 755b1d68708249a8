import { fileURLToPath } from 'node:url'
import { UserError, refuse, type Language } from '@longtable/kernel'
import { defaultArenaThread } from './arena/thread-run.ts'
import type { CliGame, CliGameEntry } from './games/game-entry.ts'
import type { CommandContext } from './context/context.ts'
import { terminal, type Io } from './terminal/io.ts'
import { run } from './program.ts'
import { games as registeredGames } from './registry.ts'
import { hasMessagesFor, languageOf, languages, formatterFor } from './context/i18n.ts'

/** Bad input: the person can put it right. Anything unforeseen ends with 1, and is a bug. */
const BAD_INPUT = 2

/** The command line: its arguments in, its exit code out. */
export async function main(
  args: readonly string[],
  io: Io = terminal(),
  games: readonly CliGame[] = registeredGames,
  root = fileURLToPath(new URL('../../..', import.meta.url)),
  arenaThread = defaultArenaThread(),
): Promise<number> {
  let i18n = formatterFor(languageOf(io.env))
  const loaded: CliGameEntry[] = []
  try {
    i18n = formatterFor(languageAsked(args) ?? i18n.lang)
    const context: CommandContext = {
      io,
      i18n,
      games,
      loaded,
      root,
      arenaThread,
      exit: { code: 0 },
    }
    return await run(context, args)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    // An error may be told in the messages of the game it is about.
    const spoken = loaded
      .map((entry) => formatterFor(i18n.lang, entry))
      .find((each) => hasMessagesFor(each, error.text))
    io.err.write(`${(spoken ?? i18n).format(error.text)}\n`)
    return BAD_INPUT
  }
}

/** `--lang` is needed before anything else is read, since help and complaints are in that language too. */
function languageAsked(args: readonly string[]): Language | undefined {
  for (const [i, arg] of args.entries()) {
    if (arg === '--') return undefined
    const value = arg === '--lang' ? args[i + 1] : arg.startsWith('--lang=') ? arg.slice(7) : undefined
    if (value === undefined) continue
    const found = languages.find((lang) => lang === value)
    return found ?? refuse('cli.bad.language', { lang: value, known: languages.join(', ') })
  }
  return undefined
}
