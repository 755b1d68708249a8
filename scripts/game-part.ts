import { existsSync } from 'node:fs'
import { argumentsOf, fail } from './arguments.mjs'
import { gamePackages } from './games.mjs'

/**
 * Runs what one game brings for a script (`scripts/games/<id>/<part>.ts`): of the game that comes first among the arguments, or of the only
 * one that has it. It reads the arguments that are left.
 */
export async function runPart(part: string): Promise<void> {
  const urlOf = (id: string): URL => new URL(`games/${id}/${part}.ts`, import.meta.url)
  const having = gamePackages().filter((id) => existsSync(urlOf(id)))
  const [, , first = ''] = process.argv
  const named = having.find((id) => id === first)
  if (named !== undefined) process.argv.splice(2, 1)
  const id = named ?? (having.length === 1 ? having[0] : undefined)
  if (id === undefined) {
    const help = [
      `npm run ${part} -- GAME [options]`,
      `Which game? There are ${having.join(', ')}.`,
      `Each has options of its own: npm run ${part} -- ${having[0] ?? 'GAME'} --help`,
    ].join('\n\n')
    argumentsOf(help, {})
    fail(help)
  }
  await import(urlOf(id).href)
}
