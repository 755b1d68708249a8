/** Where tests keep their files: hundreds of servers write as safely as they can, which a disk makes slow. */
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH = 2 ** 31

function fastest() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    if (process.env.TMPDIR === undefined && bavail * bsize >= ENOUGH) return MEMORY
  } catch {
    // There is no such thing here.
  }
  return tmpdir()
}

/** A folder that is gone when this process ends. */
export function scratch() {
  const folder = mkdtempSync(join(fastest(), 'longtable-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
