import { join } from 'node:path'
import { games } from '../../src/registry.ts'
import { folder, longtable, type Ran } from '../toy/terminal.ts'

const entries = await Promise.all(games.map(({ load }) => load()))

/** Somebody asks what to do in a match of Dark Venture. */
export function hinted(lang: string): Promise<Ran> {
  const save = join(folder(), 'match.json')
  const args = ['play', 'dark-venture', '--players', '2', '--bots', '1', '--seed', 'hint', '--save', save]
  return longtable([...args, '--lang', lang], { entries, lines: ['hint', '?', 'q'] })
}
