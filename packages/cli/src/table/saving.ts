import { homedir } from 'node:os'
import { join } from 'node:path'
import { exists, openFolder, writeWhole } from '../files.ts'
import type { House } from '../house.ts'
import type { Session } from './session.ts'

/** Where matches are kept unless somebody says otherwise. */
function matchesFolder({ env }: House['io']): string {
  const given = env['LONGTABLE_HOME']
  if (given !== undefined && given !== '') return given
  const data = env['XDG_DATA_HOME'] ?? env['LOCALAPPDATA']
  return join(
    data === undefined || data === '' ? join(env['HOME'] ?? homedir(), '.local', 'share') : data,
    'longtable',
  )
}

/** A name of its own for a new match: the game, the minute, and a little of the seed. */
export function newMatchPath(house: House, session: Session): string {
  const folder = matchesFolder(house.io)
  openFolder(folder)
  const minute = new Date().toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')
  const name = `${session.entry.game.id}-${minute}-${session.match.seed.slice(0, 6)}`
  let path = join(folder, `${name}.json`)
  for (let copy = 2; exists(path); copy++) path = join(folder, `${name}-${copy}.json`)
  return path
}

/** Keeps one match under one name. */
export class Saving {
  readonly path: string
  private readonly session: Session

  constructor(path: string, session: Session) {
    this.path = path
    this.session = session
  }

  save(): void {
    writeWhole(this.path, `${JSON.stringify(this.session.file())}\n`)
  }

  /** The command that goes on with this match. */
  get resume(): string {
    const plain = /^[\w./:@%+=-]+$/.test(this.path)
    return `npx longtable play --resume ${plain ? this.path : `'${this.path.replaceAll("'", String.raw`'\''`)}'`}`
  }
}
