/** The built server with the built client, as `npm run play` starts it, but with an empty store of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../setup.mjs'

const program = join(root, 'packages/cli/bin/longtable.mjs')

/**
 * Starts a server and waits until it says where it listens. Stopped and started again, it is at the same address and
 * knows what it knew.
 * @returns {Promise<{ readonly url: string, stop(): Promise<void>, start(): Promise<void>, close(): Promise<void> }>}
 */
export async function openTestServer() {
  const data = mkdtempSync(join(tmpdir(), 'longtable-test-server-'))
  let port = '0'
  let child
  let complaints = ''

  async function start() {
    const args = [
      'serve',
      '--json',
      '--host',
      '127.0.0.1',
      '--port',
      port,
      '--data',
      data,
      '--log-level',
      'warn',
    ]
    const started = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    started.stderr.on('data', (words) => (complaints += words))
    const [line] = await Promise.race([
      once(createInterface(started.stdout), 'line'),
      once(started, 'exit').then(() => {
        throw new Error(`the server did not start: ${complaints}`)
      }),
    ])
    port = new URL(JSON.parse(line).url).port
  }

  async function stop() {
    const stopping = child
    child = undefined
    if (stopping === undefined || stopping.exitCode !== null) return
    const ended = once(stopping, 'exit')
    stopping.kill('SIGTERM')
    await ended
  }

  await start()
  return {
    // By this name a browser trusts it, and by this name it can be told from a machine in the network.
    url: `http://localhost:${port}`,
    start,
    stop,
    async close() {
      await stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
