import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  readMatchFile,
  refuse,
  UserError,
  text,
  type Json,
  type MatchFile,
  type Text,
} from '@longtable/kernel'

const known = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENOSPC',
  'EEXIST',
  'ELOOP',
])

/** What the system says of a file, in words. */
function reason(error: unknown): Text | string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (known.has(code)) return text(`cli.file.why.${code}`)
  return error instanceof Error ? error.message : String(error)
}

/**
 * Writes a file whole or not at all: into a file beside it first, down to the disk, and only then under its name.
 * The mode is what the system may still take something from.
 */
export function writeWhole(path: string, content: string, mode = 0o666): void {
  let beside: string | undefined
  try {
    const target = statSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path)
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) {
      refuse('cli.file.isFolder', { path })
    }
    beside = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
    const file = openSync(beside, 'w', mode)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(beside, target)
    beside = undefined
    syncFolder(dirname(target))
  } catch (error) {
    if (error instanceof UserError) throw error
    refuse('cli.file.unwritable', { path, why: reason(error) })
  } finally {
    if (beside !== undefined) rmSync(beside, { force: true })
  }
}

/** Makes the new name itself durable, where the system can do that. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Some systems cannot open a folder; the file itself is safe all the same.
  }
}

/** Makes a folder ready to be written into, or says why it cannot be. */
export function openFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { recursive: true, mode })
    const probe = join(path, `.longtable.${process.pid}.part`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    refuse('cli.file.unwritableFolder', { path, why: reason(error) })
  }
}

/** Does something with a file, and says in words why it cannot be done. */
export function writable<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    refuse('cli.file.unwritable', { path, why: reason(error) })
  }
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

export function readJson(path: string): Json {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    refuse('cli.file.unreadable', { path, why: reason(error) })
  }
  try {
    return JSON.parse(content.replace(/^\uFEFF/, '')) as Json
  } catch {
    refuse('cli.file.notJson', { path })
  }
}

export function readMatch(path: string): MatchFile {
  const json = readJson(path)
  return namingFile(path, () => readMatchFile(json))
}

/** Does something with what a file holds; whatever goes wrong is told together with the file's name. */
export function namingFile<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof UserError) refuse('cli.file.wrong', { path, problem: error.text })
    const problem = error instanceof Error ? error.message : String(error)
    refuse('cli.file.wrong', { path, problem: text('cli.file.unplayable', { problem }) })
  }
}
