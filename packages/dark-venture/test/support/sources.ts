import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The game's sources, without its words. */
export function sources(): string[] {
  const folder = join(import.meta.dirname, '../../src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:messages|rules)\b/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}
