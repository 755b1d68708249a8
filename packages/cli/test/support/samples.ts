import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '../../src/registry.ts'
import { folder, longtable } from '../toy/terminal.ts'

const gameEntries = await Promise.all(games.map(({ load }) => load()))

/** A command as its help tells of it, without the words. */
export interface CommandSample {
  readonly usage: string
  readonly options: readonly string[]
  /** Variables of the environment that it names. */
  readonly variables: readonly string[]
}

/** Every command of the command line, by its help. */
export async function commands(): Promise<Readonly<Record<string, CommandSample>>> {
  const names = [...(await help()).matchAll(/^ {2}(?<name>[a-z][a-z-]*) /gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  )
  const found: Record<string, CommandSample> = {}
  for (const name of names) {
    const words = await help(name)
    found[name] = {
      usage: /^Usage: (?<usage>.*)$/m.exec(words)?.groups?.['usage'] ?? '',
      options: [...words.matchAll(/^ {2}(?<option>-\S.*?)(?: {2}|$)/gm)].map(
        ({ groups }) => groups?.['option'] ?? '',
      ),
      variables: words.match(/LONGTABLE_\w+/g) ?? [],
    }
  }
  return found
}

async function help(...command: readonly string[]): Promise<string> {
  return (await longtable([...command, '--help', '--lang', 'en'])).out
}

/** What programs call; what they get is told by the names in it. */
export const calls: Readonly<Record<string, readonly string[]>> = {
  games: ['games', '--json'],
  simulate: [
    'simulate',
    'immortals',
    '--players',
    '3',
    '--games',
    '2',
    '--seed',
    'sample',
    '--option',
    'rounds=1',
    '--json',
  ],
  rules: ['rules', 'immortals', '--json'],
  replay: ['replay', 'MATCH', '--verify', '--json'],
  arena: [
    'arena',
    'toy',
    '--games',
    '2',
    '--players',
    '2',
    '--seed',
    'sample',
    '--threads',
    '1',
    '--results',
    'RESULTS',
    '--json',
  ],
}

const match = new URL('../../../games/test/samples/v1/files/immortals-running.json', import.meta.url)

/** Calls the command line as a program does, with the games of the house; a results file goes on where it stopped. */
export async function called(
  args: readonly string[],
  results = join(folder(), 'new.jsonl'),
): Promise<unknown> {
  const file = join(folder(), 'match.json')
  copyFileSync(fileURLToPath(match), file)
  const given = args.map((arg) => (arg === 'MATCH' ? file : arg === 'RESULTS' ? results : arg))
  // The arena's thread knows the toy alone.
  const games = given.includes('toy') ? {} : { entries: gameEntries }
  const { out, err, code } = await longtable(given, { ...games, stopped: new Promise(() => {}) })
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}

/** The names and kinds in a piece of JSON; of a list, those of its first entry. */
export function shapeOf(json: unknown): unknown {
  if (json === null) return 'null'
  if (typeof json !== 'object') return typeof json
  if (Array.isArray(json)) return json.length === 0 ? [] : [shapeOf(json[0])]
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, shapeOf(value)]))
}
