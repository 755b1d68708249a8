/**
 * The games of this project, found rather than listed: a package is a game's if its package.json says where the game's
 * manifest is. What a script knows of one game alone lies in scripts/games/<id>.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

/** The packages below a folder that hold a game, by their names; a game's package is called as the game is. */
export function gamePackages(root = project, folder = 'packages') {
  return readdirSync(join(root, folder)).filter((name) => {
    const description = join(root, folder, name, 'package.json')
    return (
      existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).longtable?.game !== undefined
    )
  })
}

/** What the games that have such a file bring for a script, by their ids: `scripts/games/<id>/<file>`. */
export async function gameParts(file) {
  const found = gamePackages()
    .map((id) => [id, join(project, 'scripts/games', id, file)])
    .filter(([, path]) => existsSync(path))
  return new Map(
    await Promise.all(found.map(async ([id, path]) => [id, await import(pathToFileURL(path).href)])),
  )
}
