import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folder } from './toy/terminal.ts'

const bin = fileURLToPath(new URL('../bin/longtable.mjs', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The real program; `input` undefined leaves the pipe open without ever sending anything. */
function run(args: readonly string[], input: string | undefined): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LONGTABLE_HOME: folder(), LC_ALL: 'C' }
    const child = spawn(process.execPath, [bin, ...args], { env })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    if (input !== undefined) child.stdin.end(input)
  })
}

test('an input that is empty ends the match in order', async () => {
  const ended = await run(['play', 'immortals', '--seed', 'p'], '')
  expect(ended).toMatchObject({ code: 0, err: '' })
  expect(ended.out).toContain('The input has ended.')
  expect(ended.out).toContain('Go on with: npx longtable play --resume ')
})

test('an input that says nothing does not keep it waiting for ever', async () => {
  const ended = await run(['play', 'immortals', '--wait', '1'], undefined)
  expect(ended).toMatchObject({ code: 0, err: '' })
  expect(ended.out).toContain('No input came for a while.')
})

test('a server says where it is, answers, and stops in order when it is asked to', async () => {
  const env = { ...process.env, LONGTABLE_HOME: folder(), LC_ALL: 'C' }
  const args = [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--json', '--log-level', 'warn']
  const child = spawn(process.execPath, args, { env })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ready = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', resolve)
  })
  const { url, data, pid } = JSON.parse(ready) as { url: string; data: string; pid: number }
  expect(ready.trimEnd().split('\n')).toHaveLength(1)
  expect({ pid, data }).toEqual({ pid: child.pid, data: `${env.LONGTABLE_HOME}/server` })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(err).toBe('')
})

test('bad input ends with 2 and one sentence', async () => {
  const ended = await run(['play', 'immortals', '--players', '2'], '')
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toBe('Immortals is played with 3 to 5 players, not with 2.\n')
})
