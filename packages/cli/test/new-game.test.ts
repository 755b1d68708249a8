import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectCopy } from './support/project-copy.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const NAME = 'night-owl'
let root = ''

/** Milliseconds: the whole project is copied, and its tools look at all of it. */
const LONG = 180_000

beforeAll(() => {
  root = projectCopy()
}, LONG)
afterAll(() => rmSync(root, { recursive: true, force: true }), LONG)

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const CHANGED = [
  'packages/games/src/list.ts',
  'packages/games/package.json',
  'package-lock.json',
  'docs/architecture.md',
]

/** What a tool of the project says in the copy; it throws if the tool is not content. */
function run(tool: string, ...args: readonly string[]): string {
  const path = join(root, 'node_modules/.bin', tool)
  return execFileSync(path, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

describe('a new game', () => {
  test.each([
    [['Night Owl'], 'cannot be a game’s name'],
    [['night--owl'], 'cannot be a game’s name'],
    [['kernel'], 'There is a package called kernel already'],
    [['high-card'], 'There is a package called high-card already'],
    [['table'], 'stands in code that all games share'],
    [[NAME, '--players', 'some'], '“some” is no number of players'],
    [[NAME, '--players', '1'], '“1” is no number of players'],
    [[NAME, '--players', '4-2'], '“4-2” is no number of players'],
    [[NAME, '--players', '2-9'], '8 can play at most'],
  ])('is not begun by %j', async (args, why) => {
    const { code, err, out } = await longtable(['new-game', ...args], { root })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(why)
  })

  test('is not begun where the project is not checked out, and that is said in one sentence', async () => {
    const { code, err } = await longtable(['new-game', NAME, '--lang', 'fr'], { root: folder() })
    expect(code).toBe(2)
    expect(err).toMatch(/^On commence un nouveau jeu dans une copie de travail du projet ; .*\n$/)
  })

  test('that cannot be finished leaves nothing behind', { timeout: LONG }, async () => {
    const before = CHANGED.map(read)
    const corpus = read('scripts/corpus.ts')
    writeFileSync(join(root, 'scripts/corpus.ts'), 'throw new Error("no corpus today")')
    await expect(longtable(['new-game', NAME], { root })).rejects.toThrow('no corpus today')
    writeFileSync(join(root, 'scripts/corpus.ts'), corpus)
    expect(CHANGED.map(read)).toEqual(before)
    for (const path of [`packages/${NAME}`, `node_modules/@longtable/${NAME}`])
      expect(existsSync(join(root, path))).toBe(false)
  })

  test('is written, listed, described and linked', { timeout: LONG }, async () => {
    const ran = await longtable(['new-game', NAME, '--players', '1-5', '--json'], { root })
    expect(ran.err).toBe('')
    expect(json(ran)).toMatchObject({ name: NAME, players: { min: 1, max: 5 } })
    expect(read('packages/games/src/list.ts')).toContain('darkVenture, nightOwl]')
    // Its name stands nowhere but where it may.
    const { namedIn } = (await import('../../../scripts/game-names.mjs')) as {
      namedIn: (root: string, ids: readonly string[]) => string[]
    }
    expect(namedIn(root, [NAME])).toEqual([])
  })

  test('is tested by its own tests, every rule of it', { timeout: LONG }, () => {
    const tests = [`packages/${NAME}/test`, 'packages/games/test/manifests.test.ts']
    expect(run('vitest', 'run', '--project', 'games', ...tests)).toMatch(/Tests\s+.*\d+ passed/)
    const bin = join(root, 'packages/cli/bin/longtable.mjs')
    const untested = execFileSync(process.execPath, [bin, 'rules', NAME, '--untested'], { encoding: 'utf8' })
    expect(untested).toBe('')
  })

  test('is played at once, against its bot', { timeout: LONG }, () => {
    const bin = join(root, 'packages/cli/bin/longtable.mjs')
    const env = { ...process.env, LONGTABLE_HOME: folder(), NO_COLOR: '1' }
    const args = [bin, 'play', NAME, '--players', '2', '--bot', 'novice', '--seed', 'owls']
    const out = execFileSync(process.execPath, args, { env, input: '1\n1\n1\n', encoding: 'utf8' })
    expect(out).toContain('Night Owl. Type ? for help.')
    expect(out).toMatch(/Player [12].* has won\./)
  })
})
