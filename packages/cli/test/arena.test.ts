import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, json, longtable, type Ran, type Setting } from './toy/terminal.ts'

const NEVER = new Promise<void>(() => {})

function arena(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  return longtable(['arena', 'toy', ...args], { stopped: NEVER, ...setting })
}

interface Found {
  readonly study: { readonly bots: readonly string[]; readonly seats: number }
  readonly gamesEach: number
  readonly games: number
  readonly isDone: boolean
  readonly meetings: readonly { readonly shares: readonly { readonly share: number }[] }[]
  readonly bots: readonly { readonly bot: string; readonly share: { readonly wins: number } }[]
}

async function found(...args: readonly string[]): Promise<Found> {
  const ran = await arena(['--json', ...args])
  expect(ran).toMatchObject({ err: '', code: 0 })
  return json(ran) as Found
}

/** A new file for results. */
const results = (): string => join(folder(), 'results.jsonl')
const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n')
/** The games of a file without how long anybody thought, in the order of their names. */
const gamesOf = (path: string): string[] =>
  linesOf(path)
    .slice(1)
    .map((line) => line.replace(/,"thinking".*/, ''))
    .toSorted()

test('says who is stronger, with intervals, ratings and times', async () => {
  const ran = await arena(['--players', '2', '--games', '40'])
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toContain('Toy, 2 players\n40 games, 40 for each pair; seed “arena”.\n')
  expect(ran.out).toContain('Every deal is played twice, the second time with the seats exchanged.')
  expect(ran.out).toMatch(
    /^random – proud +40 +\d+\.\d % \(\d+\.\d–\d+\.\d\) +\d+\.\d % \(\d+\.\d–\d+\.\d\)$/m,
  )
  expect(ran.out).toMatch(/^proud +\d+ \(-?\d+ … \d+\) .* ms +\d+\.\d ms +\d+\.\d ms$/m)
})

test('speaks French, and shows a bar while one waits', async () => {
  const ran = await arena(['--players', '3', '--games', '1', '--lang', 'fr'], { progress: true })
  expect(ran.out).toContain('Jouet, 3 joueurs\n6 parties, 6 pour chaque paire')
  expect(ran.out).toContain('L’une des sortes a une place de plus, dans les 6 dispositions')
  expect(ran.err).toContain('█ 6/6')
})

test('plays the same games whatever the number of threads', async () => {
  const [one, two] = [results(), results()]
  await found('--games', '12', '--threads', '1', '--results', one)
  await found('--games', '12', '--threads', '3', '--results', two)
  expect(gamesOf(two)).toEqual(gamesOf(one))
  expect(gamesOf(one)).toHaveLength(12)
  const other = results()
  await found('--games', '12', '--seed', 'other', '--results', other)
  expect(gamesOf(other)).not.toEqual(gamesOf(one))
})

test('two seats for each kind at a table of four, in all seatings', async () => {
  const { gamesEach, games, meetings } = await found('--games', '8')
  expect([gamesEach, games]).toEqual([12, 12])
  const [first, second] = meetings[0].shares
  expect(first.share + second.share).toBeCloseTo(1, 9)
})

test('a ladder lets each kind meet the next', async () => {
  expect((await found('--players', '2', '--games', '2', '--ladder')).meetings).toHaveLength(1)
})

test('goes on where it stopped, and with more games when they are asked for', async () => {
  const path = results()
  await found('--players', '2', '--games', '4', '--results', path)
  const before = linesOf(path)
  const more = await found('--players', '2', '--games', '6', '--results', path)
  expect(more.games).toBe(6)
  expect(linesOf(path).slice(0, 5)).toEqual(before)
  expect(linesOf(path)).toHaveLength(7)
  const whole = await found('--players', '2', '--games', '6')
  expect(more.meetings).toEqual(whole.meetings)
})

test('a line that was being written when the run ended is played again', async () => {
  const path = results()
  await found('--players', '2', '--games', '4', '--results', path)
  const [games, lines] = [gamesOf(path), linesOf(path)]
  writeFileSync(path, `${lines.slice(0, 3).join('\n')}\n${lines[3].slice(0, 30)}`)
  await found('--players', '2', '--games', '4', '--results', path)
  expect(gamesOf(path)).toEqual(games)
})

test('stops when it is asked to, tells so far what was found, and can go on', async () => {
  const path = results()
  const stopped = await arena(['--games', '6', '--results', path], { stopped: Promise.resolve() })
  expect(stopped.code).toBe(130)
  expect(stopped.err).toMatch(/^Stopped after \d+ of 6 games\. The same command goes on from here\.\n$/)
  expect((await found('--games', '6', '--results', path)).isDone).toBe(true)
})

test('refuses a file of another study, and says in what they differ', async () => {
  const path = results()
  await found('--players', '2', '--games', '2', '--results', path)
  const other = await arena(['--players', '2', '--games', '2', '--seed', 'x', '--results', path])
  expect(other.code).toBe(2)
  expect(other.err).toContain(`${path} belongs to another study (seed: "arena" ≠ "x")`)
  const turns = await arena(['--players', '2', '--option', 'turns=2', '--results', path, '--lang', 'fr'])
  expect(turns.err).toContain('appartient à une autre étude (config: ')
  writeFileSync(path, 'something else\n')
  expect((await arena(['--players', '2', '--results', path])).code).toBe(2)
})

test('refuses a file whose games do not end any more as they stand there', async () => {
  const path = results()
  await found('--players', '2', '--games', '2', '--results', path)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/"hash":"\w+"/g, '"hash":"other"'))
  const ran = await arena(['--players', '2', '--games', '2', '--results', path])
  expect(ran.code).toBe(2)
  expect(ran.err).toContain(
    `What ${path} has was played with other bots or other rules: the game random-proud/1`,
  )
})

test('refuses a file with a line that is no game', async () => {
  const path = results()
  await found('--players', '2', '--games', '2', '--results', path)
  appendFileSync(path, '{"id":3}\n')
  const ran = await arena(['--players', '2', '--games', '2', '--results', path])
  expect(ran).toMatchObject({ code: 2, err: `${path} is damaged: a line of it is no game.\n` })
})

test('bad input is told in one sentence', async () => {
  const one = await arena(['--bots', 'proud'])
  expect(one.err).toBe(
    'Kinds of bots play against each other here, so name at least two of: random, proud.\n',
  )
  expect((await arena(['--bots', 'proud,proud'])).err).toBe('The bot “proud” is named twice.\n')
  expect((await arena(['--bots', 'proud,best'])).err).toContain('There is no bot “best”')
  expect((await arena(['--threads', '0'])).err).toContain('--threads must be a whole number from 1 to 256')
})

test('writes its tables into a page, between the marks of the study', async () => {
  const page = join(folder(), 'bots.md')
  writeFileSync(page, 'Before.\n\n<!-- arena toy 3p -->\nold\n<!-- end of arena toy 3p -->\n\nAfter.\n')
  const args = ['--players', '3', '--games', '6', '--write', page, '--lang', 'fr']
  expect(await arena(args)).toMatchObject({ code: 0, err: '' })
  const written = readFileSync(page, 'utf8')
  expect(written).toMatch(/^Before\.\n\n<!-- arena toy 3p -->\n\n6 games, 6 for each pair/)
  expect(written).toContain(
    '| pair | games | won by the first | by the second |\n| --- | ---: | ---: | ---: |\n',
  )
  expect(written).toContain('Made by `npx longtable arena toy --bots random,proud --players 3 --games 6`.')
  expect(written).toMatch(/<!-- end of arena toy 3p -->\n\nAfter\.\n$/)
  expect(written).not.toContain('old')
  const elsewhere = await arena(['--scenario', 'duel', '--games', '2', '--write', page])
  expect(elsewhere.out).toBe('')
  expect(elsewhere.err).toContain('it needs the lines “<!-- arena toy duel 2p -->”')
})
