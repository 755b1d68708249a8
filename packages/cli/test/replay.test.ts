import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { folder, json, longtable, type Ran } from './toy/terminal.ts'

interface Loose {
  seats: string[]
  game: string
  rulesVersion: number
  seed: string
  log: { seat: number; choice: Record<string, unknown>; undo?: boolean }[]
  marks: { at: number; hash: string; fields: Record<string, string> }[]
  start?: unknown
  commitment?: string
  salt?: string
}

let match = ''

beforeAll(async () => {
  const matches = folder()
  const args = ['--players', '3', '--games', '1', '--option', 'turns=9', '--save', matches]
  await longtable(['simulate', 'toy', ...args])
  match = join(matches, 'toy-3p-1-1.json')
})

/** The match with something changed in it. */
function changed(change: (file: Loose) => void): string {
  const file = JSON.parse(readFileSync(match, 'utf8')) as Loose
  change(file)
  const path = join(folder(), 'changed.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}

function replay(path: string, ...args: readonly string[]): Promise<Ran> {
  return longtable(['replay', path, ...args])
}

test('shows the end of the match, and any moment of it', async () => {
  const end = await replay(match)
  expect(end.code).toBe(0)
  expect(end.out).toContain('Toy, random, random, random: after line 30 of 30')
  expect(end.out).toMatch(/has won|have won/)
  const early = await replay(match, '--at', '3')
  expect(early.out).toContain('after line 3 of 30')
  expect(early.out).toMatch(/Player \d is asked: Beat 0 or pass\./)
  expect(early.out).not.toMatch(/has won/)
  expect((await replay(match, '--at', '0')).out).toContain('How much is the first turn worth')
})

test('gives everything as JSON', async () => {
  const result = json(await replay(match, '--at', '3', '--verify', '--json'))
  expect(result).toMatchObject({ game: 'toy', at: 3, of: 30, verified: true, marks: 2, result: null })
  expect(result).toHaveProperty('position.state.points', [0, 0, 0])
  expect(result).toHaveProperty('hash')
})

test('verifies every mark', async () => {
  const ran = await replay(match, '--verify')
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Verified: 30 lines and 2 marks agree.')
})

const SALT = 'c0ffee'

/** The match as a server would export it. */
function committed(change: (file: Loose) => void = () => {}): string {
  return changed((file) => {
    file.salt = SALT
    file.commitment = createHash('sha256').update(`${file.seed}:${SALT}`).digest('hex')
    change(file)
  })
}

function commitmentIn(path: string): string {
  return (JSON.parse(readFileSync(path, 'utf8')) as Loose).commitment ?? ''
}

test('verifies the seed against what was published before the match, or says that nothing was', async () => {
  const none = await replay(match, '--verify')
  expect(none.out).toContain('The file has no commitment')
  expect(json(await replay(match, '--verify', '--json'))).toMatchObject({
    verified: true,
    commitment: 'none',
  })
  const path = committed()
  const noted = commitmentIn(path)
  const ran = await replay(path, '--verify')
  expect(ran.code).toBe(0)
  expect(ran.out).toContain(`The seed fits the commitment ${noted}, published before the match began.`)
  expect(json(await replay(path, '--verify', '--json'))).toMatchObject({ verified: true, commitment: 'fits' })
  expect((await replay(path)).out).not.toContain('commitment')
  // Whoever gives the commitment wants it verified, as they wrote it down.
  const own = await replay(path, '--commitment', noted.toUpperCase())
  expect(own.out).toContain('Verified: 30 lines')
  expect(own.out).toContain(`fits the commitment ${noted}`)
})

test('a seed or a salt that does not fit the commitment is told like any other difference', async () => {
  const changes: ((file: Loose) => void)[] = [
    (file) => (file.salt = 'c0ffef'),
    (file) => (file.commitment = '0'.repeat(64)),
  ]
  for (const change of changes) {
    const path = committed(change)
    expect((await replay(path)).code).toBe(0)
    const ran = await replay(path, '--verify', '--json')
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(`${path}: the seed does not fit the commitment`)
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
    expect(json(ran)).toMatchObject({ verified: false, commitment: 'differs' })
  }
})

test('a commitment that was written down must be the one in the file', async () => {
  const noted = 'ab'.repeat(32)
  const other = await replay(committed(), '--commitment', noted)
  expect(other.code).toBe(2)
  expect(other.err).toContain(`not ${noted}, which was written down`)
  const none = await replay(match, '--commitment', noted)
  expect(none.code).toBe(2)
  expect(none.err).toContain('the file has no commitment that yours could be compared with')
  const short = await replay(match, '--commitment', 'abc')
  expect(short.code).toBe(2)
  expect(short.err).toContain('64 hexadecimal digits, unlike “abc”')
})

test('a seed that fits is worth nothing where another one was played with', async () => {
  const start = (json(await replay(match, '--at', '0', '--json')) as { position: { random: object } })
    .position
  const partly = committed((file) => (file.start = start))
  expect((await replay(partly, '--verify')).out).toContain('begins with a position of its own')
  const random = { ...start.random, seed: 'ab'.repeat(32) }
  const played = committed((file) => {
    file.start = { ...start, random }
    file.log = []
    file.marks = []
  })
  const ran = await replay(played, '--verify')
  expect(ran.code).toBe(2)
  expect(ran.err).toContain('the seed does not fit')
})

test('a moment beyond the end is refused', async () => {
  const ran = await replay(match, '--at', '31')
  expect(ran.code).toBe(2)
  expect(ran.err).toContain('--at must be from 0 to 30, not 31')
})

test('an illegal choice is named with its rule', async () => {
  const path = changed(({ log }) => {
    // After some card was played, a lower one from the same hand cannot be: find out which, by trying all.
    for (const line of log) if (line.choice['do'] === 'play') line.choice['card'] = 0
  })
  const ran = await replay(path)
  expect(ran.code).toBe(2)
  expect(ran.err).toMatch(/line \d+ of 30, player \d chose “.*” in step toy\.turn: Player \d cannot choose/)
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
})

test('a blocked choice is named with its rule and the reason', async () => {
  const ran = await longtable(['play', 'toy', '--players', '2', '--bots', '1', '--seed', 'a'], {
    lines: ['2'],
  })
  const [, path = ''] = /Saved in (.*)\.$/m.exec(ran.out) ?? []
  const file = JSON.parse(readFileSync(path, 'utf8')) as Loose
  file.log.push({ seat: 0, choice: { do: 'play', card: 7 } })
  writeFileSync(path, JSON.stringify(file))
  const told = await replay(path, '--json')
  expect(told.code).toBe(2)
  expect(told.err).toContain('player 1 chose “Play card 7” in step toy.turn')
  expect(told.err).toContain('it must be higher than 12 (TOY-PLAY-1)')
  expect(json(told)).toMatchObject({ difference: { at: 4, step: 'toy.turn', rule: 'TOY-PLAY-1' } })
  const resumed = await longtable(['play', '--resume', path])
  expect(resumed.code).toBe(2)
  expect(resumed.err).toBe(told.err)
})

test('a difference names the choice and what differed', async () => {
  const path = changed(({ marks }) => {
    marks[0].hash = 'x'
    marks[0].fields['points'] = 'y'
  })
  const ran = await replay(path, '--verify')
  expect(ran.code).toBe(2)
  expect(ran.err).toMatch(
    /line 25 of 30, player \d chose “.*” in step toy\.turn: the state differs in points/,
  )
  expect((await replay(path, '--at', '10')).code).toBe(0)
  expect((await replay(path, '--at', '10', '--verify')).code).toBe(2)
})

test('an older rules version is mentioned, a newer one refused', async () => {
  const older = changed((file) => {
    file.rulesVersion = 1
    file.marks[0].hash = 'x'
  })
  expect((await replay(older)).err).toContain('follows rules version 1, and now it is 2')
  const newer = await replay(changed((file) => (file.rulesVersion = 3)))
  expect(newer.code).toBe(2)
  expect(newer.err).toContain('a newer Longtable can read it')
})

test('a match of older rules says so, and one of today’s does not', async () => {
  const note = 'follows version 1 of the rules, under which it began; new matches follow version 2'
  const older = changed((file) => (file.rulesVersion = 1))
  const ran = await replay(older)
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toContain(note)
  expect((await replay(older, '--lang', 'fr')).out).toContain('suit la version 1 des règles')
  expect(JSON.parse((await replay(older, '--json')).out)).toMatchObject({ rulesVersion: 1 })
  expect((await replay(changed(() => {}))).out).not.toContain('of the rules')
})

const damages: readonly (readonly [string, (file: Loose) => void, string])[] = [
  ['another game', (file) => (file.game = 'chess'), 'There is no game “chess”'],
  ['too few seats', (file) => (file.seats = ['alone']), '2 to 4 players'],
  ['a seed that is none', (file) => (file.seed = 'x'), '64 hexadecimal digits'],
  ['a choice of nothing', (file) => (file.log[3].choice = {}), 'log[3].choice.do'],
  ['a seat that is not there', (file) => (file.log[3].seat = 9), 'player 10'],
  [
    'an undo of nothing',
    (file) => (file.log[0] = { seat: 0, undo: true, choice: {} }),
    'nothing to take back',
  ],
  ['a start that is none', (file) => (file.start = { state: 1 }), 'damaged at'],
]

test.each(damages)('%s is told in one sentence', async (_name, damage, said) => {
  const path = changed(damage)
  for (const args of [
    ['replay', path],
    ['play', '--resume', path],
  ]) {
    const ran = await longtable(args)
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(path)
    expect(ran.err).toContain(said)
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
  }
})
