import { join } from 'node:path'
import { exists, openFolder, writeWhole } from '../files/files.ts'
import { dataFolder } from '../files/folders.ts'
import type { CommandContext } from '../context/context.ts'
import type { LocalMatch } from './local-match.ts'

/** A name of its own for a new match: the game, the minute, and a little of the seed. */
export function newMatchPath(context: CommandContext, localMatch: LocalMatch): string {
  const folder = dataFolder(context.io.env)
  openFolder(folder)
  const minute = new Date().toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')
  const name = `${localMatch.entry.game.id}-${minute}-${localMatch.match.seed.slice(0, 6)}`
  let path = join(folder, `${name}.json`)
  for (let copy = 2; exists(path); copy++) path = join(folder, `${name}-${copy}.json`)
  return path
}

/** Keeps one match under one name. */
export class MatchSaver {
  readonly path: string
  private readonly localMatch: LocalMatch

  constructor(path: string, localMatch: LocalMatch) {
    this.path = path
    this.localMatch = localMatch
  }

  save(): void {
    writeWhole(this.path, `${JSON.stringify(this.localMatch.file())}\n`)
  }

  /** The command that goes on with this match. */
  get resume(): string {
    const plain = /^[\w./:@%+=-]+$/.test(this.path)
    return `npx longtable play --resume ${plain ? this.path : `'${this.path.replaceAll("'", String.raw`'\''`)}'`}`
  }
}
