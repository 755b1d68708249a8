import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A database server of one's own. */
export interface Database {
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to be run by root; whom it is run by then must exist on the machine. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, user: string): number => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : Number.NaN
  }
  const user = ['postgres', 'nobody'].find((name) => Number.isInteger(idOf('-u', name)))
  if (user === undefined) throw new Error('there is no unprivileged user that could run PostgreSQL')
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

interface Settings {
  /** Does it wait for the disk, as one that is to be killed has to? */
  readonly isDurable?: boolean
}

/** Starts a PostgreSQL that listens on a socket in its own folder only. */
export async function startPostgres({ isDurable = false }: Settings = {}): Promise<Database> {
  // Found before the tests, by `scripts/postgres.mjs`.
  const programs = process.env['LONGTABLE_POSTGRES']
  if (programs === undefined)
    throw new Error('PostgreSQL is not installed; npm test installs it where it can')
  const user = unprivileged()
  // Not below the folder of the tests, which belongs to whoever runs them.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : '/tmp', 'longtable-pg-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'longtable', '-A', 'trust', '--no-sync'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', `fsync=${isDurable ? 'on' : 'off'}`],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('close', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
  // Whoever starts the tests ends what they leave behind.
  const clusters = process.env['LONGTABLE_CLUSTERS']
  if (clusters !== undefined) writeFileSync(join(clusters, String(server.pid)), folder)
  return {
    url: `postgres://longtable@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shared: Promise<Database> | undefined
let schemas = 0

/** An empty schema in a database that all tests of a worker share: as good as a database of one's own, and quicker. */
export async function emptySchema(): Promise<string> {
  shared ??= startPostgres()
  schemas += 1
  return `${(await shared).url}&schema=test_${schemas}`
}
