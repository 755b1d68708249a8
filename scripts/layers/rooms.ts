import { dirname, relative } from 'node:path/posix'
import type { PackageRules } from './config.ts'

/** Files in `src` itself, and those there that other packages come in by. */
export const LOOSE = '.'
export const DOORS: readonly string[] = ['index.ts', 'manifest.ts']

/** A file's path within `src`. */
export function inside(name: string, path: string): string {
  return relative(`packages/${name}/src`, path)
}

/** The folder of a file within `src`; a door of a package is a folder of its own, since it is above all others. */
export function folderOf(name: string, path: string): string {
  const short = inside(name, path)
  return DOORS.includes(short) ? short : dirname(short)
}

/** The room of a file: the first folder below `src`. */
export function roomOf(name: string, path: string): string {
  return folderOf(name, path).split('/')[0] ?? LOOSE
}

/** Where the name of a file must be its own: its room, and in some rooms the folder below. */
export function nameRoomOf(name: string, { deeper = [] }: PackageRules, path: string): string {
  const [room = LOOSE, below] = folderOf(name, path).split('/')
  return deeper.includes(room) && below !== undefined ? `${room}/${below}` : room
}
