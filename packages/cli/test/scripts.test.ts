import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/effort.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

interface Script {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  /** One of this project, and no program of others. */
  readonly isOurs: boolean
}

/** What npm starts. A command of several parts would hand the arguments to its last one, after doing all others. */
function scriptOf([name, command]: readonly [string, string]): Script {
  if (/[&|;]/.test(command)) throw new Error(`npm run ${name} does several things`)
  const [program = '', ...args] = command.split(' ')
  if (program === 'node') return { name, program: process.execPath, args, isOurs: true }
  if (program === 'tsx') {
    return { name, program: process.execPath, args: ['--import', 'tsx', ...args], isOurs: true }
  }
  return { name, program: join(root, 'node_modules/.bin', program), args, isOurs: false }
}

/** All but what npm calls by itself. */
const all = Object.entries(scripts)
  .filter(([name]) => name !== 'prepack')
  .map(scriptOf)

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Whoever has begun to work instead of answering is ended. */
const LONG = 50_000

function run({ program, args }: Script, option: string): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(program, [...args, option], { cwd: root, timeout: LONG }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? Number.NaN), out, err })
    })
    child.stdin?.end()
  })
}

/** What scripts write when they work, and when it was last written. */
function written(): string[] {
  return ['docs', 'bench', 'coverage', 'shots'].flatMap((place) => {
    const folder = join(root, place)
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.map((file) => `${join(place, file)} ${statSync(join(folder, file)).mtimeMs}`)
  })
}

const before = written()
afterAll(() => {
  const after = written()
  if (after.join('\n') !== before.join('\n'))
    throw new Error('a script has done its work instead of answering')
})

const ours = all.filter(({ isOurs }) => isOurs)
/** Those that load every game take a second or two, and are asked when there is time. */
const asked = ours.filter(({ args }) => effort({ quick: args[0] !== '--import', deep: true }))

const itself = ({ name }: Script): RegExp => new RegExp(`^npm (?:run )?${name}(?![\\w:-])`, 'm')

describe.concurrent.each(asked)('npm run $name', (script) => {
  test('says at once what it does and takes', async () => {
    const { code, out, err } = await run(script, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(itself(script))
  })
})

describe.concurrent.each(asked)('npm run $name', (script) => {
  test('refuses what it does not know, and says what it takes', async () => {
    const { code, out, err } = await run(script, '--nonsense')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--nonsense')
    expect(err).toMatch(itself(script))
  })
})

describe.concurrent.each(all.filter(({ isOurs }) => !isOurs))('npm run $name', (script) => {
  test('says at once what it takes', async () => {
    const { code, out, err } = await run(script, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/usage/i)
  })

  test('refuses what it does not know', async () => {
    const { code, err } = await run(script, '--nonsense')
    expect(code).toBe(1)
    expect(err).toContain('nonsense')
  })
})
