import { join } from 'node:path'
import { gameEntries } from '../../src/registry.ts'
import { folder, longtable, type Ran } from '../toy/terminal.ts'

/** Somebody asks what to do in a match of Dark Venture. */
export function hinted(lang: string): Promise<Ran> {
  const save = join(folder(), 'match.json')
  const args = ['play', 'dark-venture', '--players', '2', '--bots', '1', '--seed', 'hint', '--save', save]
  return longtable([...args, '--lang', lang], { entries: gameEntries, lines: ['hint', '?', 'q'] })
}
