/** Commands that run side by side: what each says is kept until it has ended, so that nothing is mixed up. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Two cores are what the tests are made for; a browser and a server beside it need one each. */
export const CORES = Math.min(2, availableParallelism())

/** A program that npm has installed, with its arguments. */
export function installed(name, ...args) {
  return { command: join(root, 'node_modules/.bin', name), args }
}

/** A script of ours, with its arguments. */
export function script(path, ...args) {
  return { command: process.execPath, args: [path, ...args] }
}

/**
 * Runs a command to its end. `shown` says it all at once as it comes; otherwise it is in the answer. With a signal it is
 * ended, together with whatever it has started, when that says so.
 */
export function run({ command, args }, { env = {}, shown = false, signal } = {}) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      detached: signal !== undefined && process.platform !== 'win32',
    })
    let output = ''
    const hear = (words) => (output += words)
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    const end = () => stop(child)
    signal?.addEventListener('abort', end)
    const done = (status) => {
      signal?.removeEventListener('abort', end)
      resolve({ status, output, seconds: (performance.now() - begun) / 1000 })
    }
    child.on('error', (error) => {
      hear(`${error.message}\n`)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** A command that was given a signal leads a group of its own: all of that ends. */
function stop({ pid }) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}

/** Does this with each, so many at a time, in their order. */
export async function sideBySide(all, work, most = CORES) {
  const waiting = [...all]
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: most }, next))
}
