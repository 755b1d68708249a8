import { loadGames } from '@longtable/games'
import type { MatchFile } from '@longtable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLobby, quick, refusal, tempFolder, type LobbyPerson, type LobbyServer } from './support/lobby.ts'
import { changed } from './support/lobby-files.ts'
import { Rows } from './support/lobby-rows.ts'

const registry = await loadGames()

const { game } = registry[0]
const folder = tempFolder()
const rows = new Rows(folder.path)
let lobby: LobbyServer
let zoe: LobbyPerson
let file: MatchFile
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path })
  zoe = await lobby.person('Zoe')
  const { match } = await zoe.api.newMatch(quick(['bot', 'bot', 'bot']))
  const table = await lobby.table(match.id)
  await table.next(({ match: now }) => now?.status === 'over')
  table.leave()
  file = (await zoe.api.exported(match.id)) as MatchFile
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

describe('a file that is not as it should be', () => {
  const wrongs: readonly (readonly [what: string, make: () => unknown, key: string])[] = [
    ['is no object', () => 'a match', 'kernel.file.foreign'],
    ['is a list', () => [file], 'kernel.file.foreign'],
    ['is of another program', () => ({ format: 'chess', moves: [] }), 'kernel.file.foreign'],
    ['is the record of a seat', () => ({ ...file, format: 'longtable-record' }), 'kernel.file.foreign'],
    ['is of a later format', () => changed(file, { version: 2 }), 'kernel.file.version'],
    ['is of later rules', () => changed(file, { rulesVersion: game.rulesVersion + 1 }), 'kernel.file.newer'],
    ['is of no rules', () => changed(file, { rulesVersion: 0 }), 'kernel.'],
    ['is of a game that nobody knows', () => changed(file, { game: 'chess' }), 'server.noGame'],
    [
      'has options that the game does not have',
      () => changed(file, { config: { speed: 3 } }),
      'kernel.config',
    ],
    ['has too few seats', () => changed(file, { seats: ['Ada'] }), 'kernel.'],
    ['has seats without names', () => changed(file, { seats: [1, 2, 3] }), 'kernel.'],
    ['has no seed', () => changed(file, { seed: undefined }), 'kernel.'],
    ['has a seed of another length', () => changed(file, { seed: 'abc' }), 'kernel.'],
    ['has another seed', () => changed(file, { seed: '0'.repeat(64) }), 'server.notPromised'],
    [
      'has another seed and nothing promised',
      () => changed(file, { seed: '0'.repeat(64), salt: undefined, commitment: undefined }),
      'server.not',
    ],
    ['has another salt', () => changed(file, { salt: '00' }), 'server.notPromised'],
    ['has another promise', () => changed(file, { commitment: '0'.repeat(64) }), 'server.notPromised'],
    ['has a promise without its salt', () => changed(file, { salt: undefined }), 'kernel.'],
    ['has a log that is none', () => changed(file, { log: 'all of it' }), 'kernel.'],
    ['has a choice without a verb', () => changed(file, { log: [{ seat: 0, choice: {} }] }), 'kernel.'],
    [
      'has a choice that was not offered',
      () => changed(file, { log: [{ seat: 0, choice: { do: 'win' } }] }),
      'server.notReplayed',
    ],
    [
      'has a choice of a seat that is not there',
      () => changed(file, { log: [{ seat: 9, choice: file.log[0] }] }),
      '',
    ],
    [
      'goes back to where it never was',
      () => changed(file, { log: [...file.log.slice(0, 3), { rewind: 700 }] }),
      'server.notReplayed',
    ],
    ['lacks a line', () => changed(file, { log: file.log.toSpliced(2, 1) }), 'server.not'],
    [
      'has two lines in another order',
      () => changed(file, { log: [file.log[1], file.log[0], ...file.log.slice(2)] }),
      'server.not',
    ],
    ['goes on after its end', () => changed(file, { log: [...file.log, file.log[0]] }), 'server.notReplayed'],
    [
      'has another mark',
      () => changed(file, { marks: [{ ...file.marks[0], hash: '0'.repeat(32) }] }),
      'server.notSame',
    ],
    [
      'has another mark at its start',
      () => changed(file, { marks: [{ at: 0, hash: '0'.repeat(32), fields: {} }] }),
      'server.notSame',
    ],
    ['has another start', () => changed(file, { start: {} }), ''],
    [
      'is too long',
      () => changed(file, { log: Array.from({ length: 50_001 }, () => ({ seat: 0, undo: true })) }),
      'server.longLog',
    ],
  ]
  it.each(wrongs)('%s: it is refused, and nothing of it is kept', async (_, make, key) => {
    const before = rows.counts()
    const { status, json } = await lobby.ask('POST', '/api/matches/import', zoe.key, make())
    const { error, message } = json as { error: { key: string }; message: string }
    expect([status, error.key]).toEqual([400, expect.stringContaining(key)])
    expect(message).toMatch(/^.* .* .*[.:]/)
    expect(message).not.toMatch(/\{\{|kernel\.|server\.|undefined/)
    expect(rows.counts()).toEqual(before)
  })

  it('is refused to who has no key', async () => {
    expect((await refusal(lobby.api().imported(file))).status).toBe(401)
  })

  it('does not bring names that could not be given here', async () => {
    const names = ['x'.repeat(200), '\u202E\u0007Eve  \n', 'random']
    const { match } = await zoe.api.imported(changed(file, { seats: names }))
    expect(match.seats.map(({ name }) => name)).toEqual(['', 'Eve', ''])
  })
})
