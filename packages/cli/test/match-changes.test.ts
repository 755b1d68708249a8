import { text } from '@longtable/kernel'
import type { MatchInfo, SeatInfo } from '@longtable/server/wire'
import { expect, test } from 'vitest'
import { describeChanges, seatName, waitingFor } from '../src/play/match-changes.ts'
import { formatterFor } from '../src/context/i18n.ts'

const i18n = formatterFor('en')

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const usual = { kind: 'person', name: `P${number}`, bot: null, here: true, host: false } as const
  return { seat: number, ...usual, muted: false, resigned: false, left: null, ...more }
}

const MATCH: MatchInfo = {
  id: 'abcdefgh',
  game: 'toy',
  rulesVersion: 1,
  config: {},
  pace: { kind: 'live', clock: null },
  late: 'ask',
  listed: false,
  locked: false,
  seeded: false,
  advice: false,
  commitment: '',
  reveal: null,
  status: 'running',
  created: 0,
  started: 0,
  ended: null,
  seats: [seat(0), seat(1), seat(2)],
  awaited: [1, 2],
  deadline: null,
  paused: null,
  asking: null,
  result: null,
  previous: null,
  next: null,
  notice: null,
}

/** What is said when seat 1 changes in this way, to somebody in seat 0. */
function about(before: Partial<SeatInfo>, now: Partial<SeatInfo>, me: number | null = 0): string[] {
  const at = (more: Partial<SeatInfo>): MatchInfo => ({ ...MATCH, seats: [seat(0), seat(1, more), seat(2)] })
  return describeChanges(at(before), at(now), me, i18n)
}

test('people come, go, sit down and get up, and bots play for them', () => {
  const open = { kind: 'open', name: '' } as const
  expect(about(open, {})).toEqual(['P1 sits down.'])
  expect(about({}, { kind: 'bot', name: '', bot: 'novice' })).toEqual(['P1 gets up.'])
  expect(about({}, { here: false })).toEqual(['P1 has gone away.'])
  expect(about({ here: false }, {})).toEqual(['P1 is here.'])
  expect(about({}, { bot: 'novice' })).toEqual(['A bot (novice) plays for P1 now.'])
  expect(about({ bot: 'novice' }, {})).toEqual(['P1 plays again.'])
  expect(about({}, {})).toEqual([])
  expect(about({ kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'random' })).toEqual([])
})

test('nobody is told that they are here themselves, but that a bot plays for them', () => {
  expect(about({ here: false }, {}, 1)).toEqual([])
  expect(about({}, { here: false }, 1)).toEqual([])
  expect(about({}, { here: false, bot: 'novice' }, 1)).toEqual(['A bot (novice) plays for P1 now.'])
})

test('what concerns the whole table is told once', () => {
  const asking = { number: 4, seat: 2, waiting: [0] }
  const notice = text('cli.join.goesOn')
  const changes: [Partial<MatchInfo>, Partial<MatchInfo>, string[]][] = [
    [{ status: 'gathering' }, {}, ['The match begins.']],
    [{}, { paused: 2 }, ['The match is paused by P2.']],
    [{ paused: 2 }, {}, ['The match goes on.']],
    [{}, { asking }, ['P2 asks to take the last choice back.']],
    [{ asking }, { asking: { ...asking, waiting: [] } }, []],
    [{ asking: { ...asking, number: 3 } }, { asking }, ['P2 asks to take the last choice back.']],
    [{}, { notice }, ['The match goes on.']],
    [{ notice }, { notice }, []],
  ]
  for (const [before, now, said] of changes) {
    expect(describeChanges({ ...MATCH, ...before }, { ...MATCH, ...now }, null, i18n)).toEqual(said)
  }
})

test('seats are called by who plays there, without anything that a terminal obeys', () => {
  expect(seatName(seat(1, { name: '\u001B[31mEve' }), i18n)).toBe('[31mEve')
  expect(seatName(seat(1, { kind: 'open' }), i18n)).toBe('seat 2 (open)')
  expect(seatName(seat(1, { kind: 'bot', bot: 'novice' }), i18n)).toBe('Player 2 (novice)')
  expect(seatName(seat(1, { bot: 'novice' }), i18n)).toBe('P1 (for whom novice plays)')
})

test('everybody knows what is being waited for', () => {
  const gathering = (open: number): MatchInfo => ({
    ...MATCH,
    status: 'gathering',
    seats: MATCH.seats.map((each, i) => (i < open ? { ...each, kind: 'open' } : each)),
  })
  expect(waitingFor(MATCH, i18n)).toBe('Waiting for P1 and P2.')
  expect(waitingFor({ ...MATCH, paused: 0 }, i18n)).toBe('The match is paused by P0.')
  expect(waitingFor(gathering(0), i18n)).toBe('The match begins in a moment.')
  expect(waitingFor(gathering(1), i18n)).toBe('Waiting until the last open seat is taken.')
  expect(waitingFor(gathering(2), i18n)).toBe('Waiting until 2 open seats are taken.')
})
