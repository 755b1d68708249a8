import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/effort.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

/** npm scripts that are a script of ours and nothing else. */
const ours = Object.entries(scripts).flatMap(([name, command]) => {
  const [, runner, file] = /^(node|tsx) (scripts\/\S+)$/.exec(command) ?? []
  // Pictures are taken by a script that has no options.
  if (runner === undefined || file === undefined || name === 'shots') return []
  return [[name, runner === 'tsx' ? ['--import', 'tsx', file] : [file]] as const]
})

function run(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, timeout: 50_000 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), out, err })
    })
  })
}

/** Those that load every game take a second or two: with every change they are asked once, for what they refuse. */
const asked = ours.filter(([, args]) => effort({ quick: args[0] !== '--import', deep: true }))

describe.each(asked)('npm run %s', (name, file) => {
  test('says at once what it does and takes', async () => {
    const { code, out, err } = await run([...file, '--help'])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^npm (?:run )?${name}\\b`))
  })
})

describe.each(ours)('npm run %s', (name, file) => {
  test('refuses what it does not know, and says what it takes', async () => {
    const { code, out, err } = await run([...file, '--nonsense'])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('--nonsense')
    expect(err).toMatch(new RegExp(`^npm (?:run )?${name}\\b`, 'm'))
  })
})

test('there are scripts to run', () => {
  expect(ours.length).toBeGreaterThan(10)
})
