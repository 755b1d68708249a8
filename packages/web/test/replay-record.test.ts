import { loadGames } from '@longtable/games'
import { Random, UserError, seedFrom, type Json, type MatchFile } from '@longtable/kernel'
import type { MatchService } from '../../server/src/host/match-service.ts'
import { newMatch, type SeatRecord } from '@longtable/server/wire'
import { expect, test } from 'vitest'
import { openHere, sitHere } from '../../server/test/support/local.ts'
import { cutFile, timelineOfFile } from '../src/pages/replay/from-match-file.ts'
import { timelineOfRecord } from '../src/pages/replay/from-record.ts'
import { isSeatRecord, readExportedMatch } from '../src/connections/exported-match.ts'

const registry = await loadGames()

const { game } = registry[0]

/** Ann plays a match in this match service against bots, until so many updates or the end. */
async function played(service: MatchService, until: number) {
  const ann = await service.newPerson('Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }]
  const wanted = newMatch.parse({ game: 'immortals', config: { rounds: 1 }, seats, seed: 'film' })
  const { match } = await service.newMatch(ann, wanted)
  const table = await sitHere(service, match.id, ann.key, 0)
  const random = new Random(seedFrom('anything'))
  const isAsked = (): boolean =>
    (table.menu.menu?.awaited ?? false) && (table.menu.menu?.offered.length ?? 0) > 0
  const isDone = (): boolean => table.match?.status === 'over' || (table.at ?? 0) >= until
  while (!isDone()) {
    if (isAsked()) await table.choose([random.pick(table.menu.menu?.offered ?? [])])
    else await table.next(() => isDone() || isAsked())
  }
  return { ann, id: match.id, table }
}

function throughFile<T>(value: T): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

function whyNot(json: Json): string {
  try {
    readExportedMatch(json)
  } catch (error) {
    if (error instanceof UserError) return error.text.key
    throw error
  }
  return ''
}

test('the record of a running match is a timeline through one pair of eyes', async () => {
  const { service } = openHere()
  const { ann, id, table } = await played(service, 40)
  const record = readExportedMatch(throughFile(await service.exported(ann, id, undefined)))
  if (!isSeatRecord(record)) throw new Error('a match that goes on gives a record')
  const timeline = timelineOfRecord(game, record)
  expect(timeline.viewers).toEqual([0])
  expect(timeline.length).toBe(record.updates.length)
  expect(timeline.moment(timeline.length - 1, 0).view).toEqual(table.view)
  expect(timeline.moment(timeline.length - 1, 0).awaited).toEqual(table.match?.awaited)
  const told = record.updates.map(({ events }) => events)
  expect(told.map((_, at) => timeline.moment(at, 0).events)).toEqual(told)
  expect(timeline.lines(0).length).toBe(told.flat().length)
  table.leave()
})

test('what could not be told any more is shown as it was before', () => {
  const view = (round: number): Json => ({ viewer: 3, seats: 3, state: { round }, stack: [], books: {} })
  const update = (at: number, shown: Json) => ({ at, time: 0, back: at === 2, events: [], view: shown })
  const record: SeatRecord = {
    format: 'longtable-record',
    version: 1,
    game: 'immortals',
    rulesVersion: 1,
    config: {},
    commitment: '',
    seat: null,
    names: ['Ann', 'Ben', 'Cem'],
    updates: [update(1, null), update(2, view(1)), update(3, null), update(4, view(2))],
  }
  const timeline = timelineOfRecord(game, record)
  const rounds = [0, 1, 2, 3].map((at) => (timeline.moment(at, 3).view.state as { round: number }).round)
  expect(rounds).toEqual([1, 1, 1, 2])
  expect(() => timelineOfRecord(game, { ...record, updates: [] })).toThrow(UserError)
  expect(() => timelineOfRecord(game, { ...record, rulesVersion: 99 })).toThrow(UserError)
})

test('what is no match is refused with a sentence', () => {
  const record = {
    format: 'longtable-record',
    version: 1,
    game: 'immortals',
    rulesVersion: 1,
    config: {},
    seat: 0,
  }
  expect(whyNot(null)).toBe('kernel.file.foreign')
  expect(whyNot([1])).toBe('kernel.file.foreign')
  expect(whyNot({ format: 'other' })).toBe('kernel.file.foreign')
  expect(whyNot({ ...record, version: 2 })).toBe('kernel.file.version')
  expect(whyNot({ ...record, names: ['Ann'] })).toBe('kernel.damaged')
  expect(whyNot({ ...record, names: ['Ann'], seat: 4, updates: [] })).toBe('kernel.damaged')
  expect(whyNot({ ...record, names: ['Ann'], updates: [{ at: 1, events: [], view: {} }] })).toBe(
    'kernel.damaged',
  )
})

test('from a moment of a finished match one plays on in this browser, against bots', async () => {
  const { service } = openHere()
  const { ann, id, table } = await played(service, Number.POSITIVE_INFINITY)
  table.leave()
  const file = readExportedMatch(throughFile(await service.exported(ann, id, undefined))) as MatchFile
  expect(isSeatRecord(file)).toBe(false)
  const timeline = timelineOfFile(game, file)
  expect(timeline.source.trouble).toBeUndefined()
  const at = timeline.rounds(3)[0].at
  const { match, mine } = await service.imported(ann, throughFile(cutFile(file, at, 2, 'novice')))
  expect(match.status).toBe('running')
  expect(mine).toEqual([2])
  expect(match.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['novice', 'novice', 'person'])
  const again = await sitHere(service, match.id, ann.key, 2)
  expect(again.view?.state).toBeDefined()
  again.leave()
})
