import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { moveDatabase } from '../../src/move/move-database.ts'

const project = fileURLToPath(new URL('../../../..', import.meta.url))

/** A server in a process of its own: the built command line, in a folder that goes away with it. */
export class CrashServer {
  readonly data: string
  readonly url: string
  /** What the server complained about, in all its lives. */
  complaints = ''
  private readonly root: string
  private readonly port: number
  private readonly database: string | undefined
  private child: ChildProcess | undefined

  private constructor(folder: string, port: number, database: string | undefined) {
    this.root = folder
    this.database = database
    this.data = join(folder, 'data')
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  /** Builds apart from `packages/cli/dist`, which other tests use meanwhile. */
  static async build(database?: string): Promise<CrashServer> {
    const folder = mkdtempSync(join(tmpdir(), 'longtable-crash-'))
    const bundler = pathToFileURL(join(project, 'scripts/bundle.mjs')).href
    const code = `import { bundle } from '${bundler}'; await bundle(...JSON.parse(process.argv[1]))`
    const what = JSON.stringify([join(folder, 'dist'), { main: join(project, 'packages/cli/src/main.ts') }])
    const args = ['--input-type=module', '--eval', code, '--', what]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) {
      rmSync(folder, { recursive: true })
      throw new Error('the bundle could not be built')
    }
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return new CrashServer(folder, await freePort(), database)
  }

  /** Starts, and waits until it says where it listens. */
  async start(): Promise<void> {
    const child = this.spawn()
    const [line] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(() => {
        throw new Error(`the server did not start: ${this.complaints}`)
      }),
    ])) as [string]
    if (new URL((JSON.parse(line) as { url: string }).url).port !== String(this.port)) throw new Error(line)
  }

  /** Starts without waiting for anything. */
  spawn() {
    const main = pathToFileURL(join(this.root, 'dist/main.mjs')).href
    const code = `import { main } from '${main}'; process.exitCode = await main(process.argv.slice(1))`
    const args = ['serve', '--json', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.data]
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        code,
        '--',
        ...args,
        '--bot-threads',
        '1',
        '--log-level',
        'warn',
        ...(this.database === undefined ? [] : ['--database', this.database]),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    child.stderr.on('data', (words: Buffer) => (this.complaints += words.toString()))
    this.child = child
    return child
  }

  /** No farewell: the process is gone in the middle of whatever it does. */
  async kill(): Promise<void> {
    const [, signal] = await this.end('SIGKILL')
    if (signal !== 'SIGKILL') throw new Error('the server had ended before it was killed')
  }

  /** Stops as an operator would. */
  async stop(): Promise<void> {
    const [code] = await this.end('SIGTERM')
    if (code !== 0) throw new Error(`the server ended with ${code}: ${this.complaints}`)
  }

  private async end(signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]> {
    const { child } = this
    this.child = undefined
    if (child === undefined) throw new Error('there is no server')
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>
    child.kill(signal)
    return ended
  }

  /** What a server that does not run has left, as a folder. */
  async folder(): Promise<string> {
    if (this.database === undefined) return this.data
    await moveDatabase(this.database, this.data)
    return this.data
  }

  remove(): void {
    this.child?.kill('SIGKILL')
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A port that was free a moment ago, since the server has to come back on the same one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
