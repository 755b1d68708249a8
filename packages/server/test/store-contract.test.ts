import type { Json } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import type {
  Change,
  CodeRow,
  KeyRow,
  ListedMatch,
  MuteRow,
  NoticeRow,
  SpendRow,
} from '../src/store/store.ts'
import { storeKinds } from './support/store-kinds.ts'
import { aLine, aMatch, aPerson, aSaying, fill, refusal } from './support/store.ts'

// What every store promises. What only one kind does is tested in `store*.test.ts` and `postgres*.test.ts`.

const ids = (listed: readonly ListedMatch[]) => listed.map(({ match }) => match.id)

describe.each(storeKinds)('a store in $name', (kind) => {
  const open = async () => (await kind.place()).open()

  test('what was put is read again, also after a restart', async () => {
    const place = await kind.place()
    const first = await place.open()
    const match = aMatch('m1', { notice: { key: 'k', with: { n: 1 } }, config: { a: 'é\u0000"', b: 2 } })
    await first.write([
      { put: 'person', person: aPerson('anna') },
      { put: 'match', match },
      { put: 'line', line: aLine('m1', 0) },
      { put: 'snapshot', snapshot: { match: 'm1', at: 0, body: { deep: [1, null, 'x'] } } },
      { put: 'holder', match: 'm1', seat: 1, person: 'anna' },
    ])
    await first.close()
    const again = await place.open()
    expect(await again.person('anna')).toEqual(aPerson('anna'))
    expect(await again.match('m1')).toEqual(match)
    expect(await again.lastLine('m1')).toEqual(aLine('m1', 0))
    expect(await again.snapshot('m1')).toEqual({ match: 'm1', at: 0, body: { deep: [1, null, 'x'] } })
    expect(await again.holders('m1')).toEqual([{ seat: 1, person: 'anna' }])
  })

  test('what is not there is undefined or empty', async () => {
    const store = await open()
    expect(await store.person('x')).toBeUndefined()
    expect(await store.match('x')).toBeUndefined()
    expect(await store.lastLine('x')).toBeUndefined()
    expect(await store.lineById('x', 0, 'y')).toBeUndefined()
    expect(await store.snapshot('x')).toBeUndefined()
    expect(await store.saidById('x', 'y', 'z')).toBeUndefined()
    expect(await store.code('x')).toBeUndefined()
    expect(await store.holders('x')).toEqual([])
    expect(await store.lines('x', 0, 10)).toEqual([])
    expect(await store.said('x', 10)).toEqual([])
    expect(await store.counts()).toEqual({ matches: 0, running: 0, lines: 0 })
  })

  test('a person or a match that is put again takes the place of the old one, and keeps what hangs on it', async () => {
    const store = await open()
    await fill(store, 'm1', 3)
    await store.write([
      { put: 'person', person: aPerson('anna') },
      { put: 'turn', match: 'm1', awaited: [2, 0], deadline: 70 },
    ])
    await store.write([
      { put: 'person', person: { ...aPerson('anna'), name: 'Anna II' } },
      { put: 'match', match: aMatch('m1', { late: 'bot' }) },
    ])
    expect(await store.person('anna')).toMatchObject({ name: 'Anna II' })
    expect(await store.match('m1')).toEqual(aMatch('m1', { late: 'bot' }))
    expect(await store.lines('m1', 0, 9)).toHaveLength(3)
    const [listed] = await store.listed('running', { most: 5 })
    expect(listed).toEqual({ match: aMatch('m1', { late: 'bot' }), awaited: [2, 0], deadline: 70 })
  })

  test('lists are newest first, in pages, without what is private or of another status', async () => {
    const store = await open()
    const put = (id: string, created: number, more = {}) =>
      store.write([{ put: 'match', match: aMatch(id, { created, ...more }) }])
    await Promise.all([
      put('c', 30),
      put('a', 10),
      put('e', 50),
      put('b', 20),
      put('d', 40),
      put('b2', 20),
      put('private', 35, { listed: false }),
      put('over', 36, { status: 'over' }),
    ])
    expect(ids(await store.listed('running', { most: 2 }))).toEqual(['e', 'd'])
    expect(ids(await store.listed('running', { most: 2, before: 40 }))).toEqual(['c', 'b2'])
    expect(ids(await store.listed('running', { most: 9, before: 30 }))).toEqual(['b2', 'b', 'a'])
    expect(ids(await store.listed('over', { most: 9 }))).toEqual(['over'])
    expect(ids(await store.listed('gathering', { most: 9 }))).toEqual([])
    expect((await store.listed('over', { most: 1 }))[0]).toMatchObject({ awaited: [], deadline: null })
  })

  test('the matches of a person are those that the person has a seat in or is host of, each once', async () => {
    const store = await open()
    const put = (id: string, created: number, host: string) =>
      store.write([{ put: 'match', match: aMatch(id, { created, host, listed: false }) }])
    await Promise.all([
      put('hosted', 10, 'bea'),
      put('held', 30, 'anna'),
      put('both', 20, 'bea'),
      put('not', 40, 'anna'),
    ])
    await store.write([
      { put: 'holder', match: 'held', seat: 0, person: 'bea' },
      { put: 'holder', match: 'both', seat: 0, person: 'bea' },
      { put: 'holder', match: 'both', seat: 1, person: 'bea' },
      { put: 'holder', match: 'not', seat: 1, person: 'carl' },
    ])
    expect(ids(await store.matchesOf('bea', { most: 9 }))).toEqual(['held', 'both', 'hosted'])
    expect(ids(await store.matchesOf('bea', { most: 1, before: 30 }))).toEqual(['both'])
    expect(ids(await store.matchesOf('nobody', { most: 9 }))).toEqual([])
  })

  test('running matches, and those that are late', async () => {
    const store = await open()
    const put = (id: string, deadline: number | null, status: 'running' | 'over' | 'gathering' = 'running') =>
      store.write([
        { put: 'match', match: aMatch(id, { status }) },
        { put: 'turn', match: id, awaited: [0], deadline },
      ])
    await Promise.all([put('b', 20), put('a', 10), put('c', 30), put('never', null), put('over', 5, 'over')])
    expect(await store.due(9)).toEqual([])
    expect(await store.due(20)).toEqual(['a', 'b'])
    expect((await store.running()).toSorted()).toEqual(['a', 'b', 'c', 'never'])
    expect(await store.counts()).toEqual({ matches: 5, running: 4, lines: 0 })
  })

  test('lines come in order, by range and by the id of their message', async () => {
    const store = await open()
    await fill(store, 'm1', 12)
    await fill(store, 'm2', 2)
    expect((await store.lines('m1', 3, 11)).map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(await store.lines('m1', 4, 5)).toEqual([aLine('m1', 4)])
    expect(await store.lastLine('m1')).toEqual(aLine('m1', 11))
    expect(await store.lineById('m1', 2, 'm5')).toEqual(aLine('m1', 5))
    expect(await store.lineById('m1', 1, 'm5')).toBeUndefined()
    expect(await store.lineById('m2', 2, 'm5')).toBeUndefined()
  })

  test('a line is written once: by its number, and by its seat and id', async () => {
    const store = await open()
    await fill(store, 'm1', 3)
    const put = (at: number, seat: number | null, id: string | null) =>
      store.write([{ put: 'line', line: aLine('m1', at, { seat, id }) }])
    expect(await refusal(put(2, 0, 'new'))).toEqual({ key: 'server.store.running.taken' })
    expect(await refusal(put(3, 2, 'm2'))).toEqual({ key: 'server.store.running.taken' })
    await put(3, 0, 'm2')
    await put(4, null, null)
    await put(5, null, null)
    expect(await store.lines('m1', 0, 3)).toEqual([0, 1, 2].map((at) => aLine('m1', at)))
    expect(await store.counts()).toMatchObject({ lines: 6 })
  })

  test('nothing hangs on a match that does not exist', async () => {
    const store = await open()
    const writes = [
      store.write([{ put: 'line', line: aLine('none', 0) }]),
      store.write([{ put: 'turn', match: 'none', awaited: [], deadline: null }]),
      store.write([{ put: 'said', said: aSaying('none', 0) }]),
      store.write([{ put: 'holder', match: 'none', seat: 0, person: 'anna' }]),
    ]
    for (const write of writes) expect(await refusal(write)).toEqual({ key: 'server.store.running.taken' })
  })

  test('the last snapshot, or the last one up to a line', async () => {
    const store = await open()
    const put = (at: number, body: string) =>
      store.write([{ put: 'snapshot', snapshot: { match: 'm1', at, body } }])
    await store.write([{ put: 'match', match: aMatch('m1') }])
    await Promise.all([put(50, 'b'), put(0, 'a'), put(100, 'c'), put(50, 'b again')])
    expect(await store.snapshot('m1')).toEqual({ match: 'm1', at: 100, body: 'c' })
    expect(await store.snapshot('m1', 99)).toEqual({ match: 'm1', at: 50, body: 'b again' })
    expect(await store.snapshot('m1', 50)).toMatchObject({ at: 50 })
    expect(await store.snapshot('m1', 49)).toMatchObject({ at: 0 })
    expect(await store.snapshot('m1', -1)).toBeUndefined()
  })

  test('sayings are the last ones, in order, and tell nothing of who may not be known', async () => {
    const store = await open()
    await store.write([{ put: 'match', match: aMatch('m1') }])
    await Promise.all([0, 1, 2, 3, 4].map((n) => store.write([{ put: 'said', said: aSaying('m1', n) }])))
    expect((await store.said('m1', 2)).map(({ number }) => number)).toEqual([3, 4])
    expect((await store.said('m1', 2, 3)).map(({ number }) => number)).toEqual([1, 2])
    const { match: _match, person: _person, id: _id, ...shown } = aSaying('m1', 2)
    expect(await store.said('m1', 1, 3)).toEqual([shown])
    expect(await store.saidById('m1', 'anna', 's2')).toEqual(shown)
    expect(await store.saidById('m1', 'bea', 's2')).toBeUndefined()
    const again = store.write([{ put: 'said', said: aSaying('m1', 5, { id: 's2' }) }])
    expect(await refusal(again)).toEqual({ key: 'server.store.running.taken' })
    await store.write([{ put: 'said', said: aSaying('m1', 5, { id: 's2', person: 'bea' }) }])
  })

  test('holders of a seat, put twice and dropped', async () => {
    const store = await open()
    const holder = (seat: number, person: string) => ({ put: 'holder', match: 'm1', seat, person }) as const
    await store.write([
      { put: 'match', match: aMatch('m1') },
      holder(1, 'bea'),
      holder(1, 'anna'),
      holder(0, 'carl'),
    ])
    await store.write([holder(1, 'bea')])
    expect(await store.holders('m1')).toEqual([
      { seat: 0, person: 'carl' },
      { seat: 1, person: 'anna' },
      { seat: 1, person: 'bea' },
    ])
    await store.write([{ drop: 'holders', match: 'm1', seat: 1 }])
    expect(await store.holders('m1')).toEqual([{ seat: 0, person: 'carl' }])
  })

  test('codes, put again and dropped when used', async () => {
    const store = await open()
    const code = (hash: string, expires: number): CodeRow => ({ hash, match: 'm1', seat: 1, expires })
    await store.write([
      { put: 'match', match: aMatch('m1') },
      { put: 'code', code: code('used', 10) },
      { put: 'code', code: code('other', 20) },
    ])
    await store.write([{ put: 'code', code: code('used', 30) }])
    expect(await store.code('used')).toEqual(code('used', 30))
    await store.write([{ drop: 'code', hash: 'used' }])
    expect(await store.code('used')).toBeUndefined()
    await store.write([{ drop: 'codes', match: 'm1', seat: 0 }])
    expect(await store.code('other')).toEqual(code('other', 20))
    await store.write([{ drop: 'codes', match: 'm1', seat: 1 }])
    expect(await store.code('other')).toBeUndefined()
  })

  test('a dropped match takes everything of it along, and nothing of another', async () => {
    const store = await open()
    for (const id of ['m1', 'm2']) {
      await fill(store, id, 5)
      await store.write([
        { put: 'snapshot', snapshot: { match: id, at: 0, body: 1 } },
        { put: 'said', said: aSaying(id, 0) },
        { put: 'holder', match: id, seat: 0, person: 'anna' },
        { put: 'code', code: { hash: `code of ${id}`, match: id, seat: 0, expires: 9e15 } },
      ])
    }
    await store.write([{ drop: 'match', match: 'm1' }])
    await store.write([{ drop: 'match', match: 'm1' }])
    const all = async (id: string) => [
      await store.match(id),
      await store.lastLine(id),
      await store.lineById(id, 1, 'm1'),
      await store.snapshot(id),
      (await store.said(id, 9)).at(0),
      await store.saidById(id, 'anna', 's0'),
      (await store.holders(id)).at(0),
      await store.code(`code of ${id}`),
    ]
    expect(await all('m1')).toEqual(Array(8).fill(undefined))
    expect(await all('m2')).not.toContain(undefined)
    expect(await store.counts()).toEqual({ matches: 1, running: 1, lines: 5 })
    expect(ids(await store.matchesOf('anna', { most: 9 }))).toEqual(['m2'])
  })

  test('a closed store says so, and can be closed twice', async () => {
    const store = await open()
    await store.close()
    await store.close()
    expect(await refusal(store.counts())).toEqual({ key: 'server.store.running.closed' })
    expect(await refusal(store.write([]))).toEqual({ key: 'server.store.running.closed' })
  })

  test('a write is kept whole or not at all, and fails alone', async () => {
    const store = await open()
    await fill(store, 'm1', 1)
    const line = (at: number): Change => ({ put: 'line', line: aLine('m1', at) })
    const person = (id: string): Change => ({ put: 'person', person: aPerson(id) })
    const ended = await Promise.allSettled([
      store.write([line(1)]),
      store.write([person('half'), line(0)]),
      store.write([line(2), person('whole')]),
    ])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.person('half')).toBeUndefined()
    expect(await store.person('whole')).toBeDefined()
    expect((await store.lines('m1', 0, 9)).map(({ at }) => at)).toEqual([0, 1, 2])
  })

  test('writes about one thing are made in the order they were asked for', async () => {
    const store = await open()
    const person = (n: number): Change => ({
      put: 'person',
      person: { ...aPerson('anna'), name: `Anna ${n}` },
    })
    await Promise.all(Array.from({ length: 150 }, (_, n) => store.write([person(n)])))
    expect(await store.person('anna')).toMatchObject({ name: 'Anna 149' })
  })

  test('what is not written yet is not seen, and a store that is closed writes it first', async () => {
    const place = await kind.place()
    const store = await place.open()
    const write = store.write([{ put: 'person', person: aPerson('anna') }])
    await store.close()
    await write
    expect(await (await place.open()).person('anna')).toEqual(aPerson('anna'))
  })

  test('keys of a person, each for itself', async () => {
    const store = await open()
    const key = (person: string, hash: string, more: Partial<KeyRow> = {}): KeyRow => ({
      person,
      hash,
      device: '',
      created: 10,
      seen: 10,
      ...more,
    })
    const put = (row: KeyRow): Change => ({ put: 'key', key: row })
    await store.write([put(key('anna', 'b', { created: 20 })), put(key('anna', 'a')), put(key('bea', 'a'))])
    expect((await store.keysOf('anna')).map(({ hash }) => hash)).toEqual(['a', 'b'])
    await store.write([put(key('anna', 'a', { device: 'Anna’s phone', seen: 99 }))])
    expect(await store.key('anna', 'a')).toEqual(key('anna', 'a', { device: 'Anna’s phone', seen: 99 }))
    await store.write([{ drop: 'key', person: 'anna', hash: 'a' }])
    expect(await store.key('anna', 'a')).toBeUndefined()
    expect(await store.key('bea', 'a')).toEqual(key('bea', 'a'))
    expect(await store.keysOf('anna')).toHaveLength(1)
  })

  test('snapshots between two others are dropped, and no more', async () => {
    const store = await open()
    const snapshot = (at: number): Change => ({ put: 'snapshot', snapshot: { match: 'm1', at, body: at } })
    await store.write([{ put: 'match', match: aMatch('m1') }, ...[0, 20, 40, 60].map(snapshot)])
    await store.write([{ drop: 'snapshots', match: 'm1', after: 0, before: 60 }])
    expect(await store.snapshot('m1', 59)).toMatchObject({ at: 0 })
    expect(await store.snapshot('m1')).toMatchObject({ at: 60 })
  })

  test('who is not heard, where, and until when; with its match it is gone', async () => {
    const store = await open()
    const mute = (
      where: MuteRow['where'],
      of: string,
      person: string,
      until: number | null = null,
    ): MuteRow => ({
      where,
      of,
      person,
      by: 'anna',
      since: 5,
      until,
      reason: 'because',
    })
    const all = [mute('match', 'm1', 'dan'), mute('match', 'm1', 'carl', 70), mute('person', 'm1', 'bea')]
    await store.write([
      { put: 'match', match: aMatch('m1') },
      ...all.map((each) => ({ put: 'mute', mute: each }) as const),
    ])
    expect(await store.mutes('match', 'm1')).toEqual([all[1], all[0]])
    expect(await store.mutes('server', '')).toEqual([])
    await store.write([{ put: 'mute', mute: mute('match', 'm1', 'dan', 99) }])
    expect((await store.mutes('match', 'm1'))[1]).toMatchObject({ until: 99 })
    await store.write([{ drop: 'mute', where: 'match', of: 'm1', person: 'carl' }])
    expect(await store.mutes('match', 'm1')).toHaveLength(1)
    await store.write([{ drop: 'match', match: 'm1' }])
    expect(await store.mutes('match', 'm1')).toEqual([])
    expect(await store.mutes('person', 'm1')).toEqual([all[2]])
  })

  test('an allowance is spent with what it pays for, and never beyond what it is', async () => {
    const store = await open()
    const spend = (amount: number, more: Partial<SpendRow> = {}): Change => ({
      put: 'spend',
      spend: { who: 'anna', what: 'matches', period: 100, amount, most: 10, ...more },
    })
    const made = (id: string): Change => ({ put: 'match', match: aMatch(id) })
    await store.write([spend(6), made('m1')])
    expect(await refusal(store.write([made('m2'), spend(5)]))).toEqual({ key: 'server.store.running.spent' })
    expect(await store.match('m2')).toBeUndefined()
    expect(await refusal(store.write([spend(11, { who: 'bea' })]))).toEqual({
      key: 'server.store.running.spent',
    })
    await store.write([spend(4)])
    expect(await refusal(store.write([spend(1)]))).toEqual({ key: 'server.store.running.spent' })
    await store.write([spend(10, { period: 200 }), spend(3, { what: 'chat' })])
    expect(await store.spent('anna', 'matches', 100)).toBe(10)
    expect(await store.spent('anna', 'chat', 100)).toBe(3)
    expect(await store.spent('bea', 'matches', 100)).toBe(0)
    await store.write([{ drop: 'spent', before: 200 }])
    expect(await store.spent('anna', 'matches', 100)).toBe(0)
    expect(await store.spent('anna', 'matches', 200)).toBe(10)
    // Asked for at once, it is not spent twice either.
    const rush = Array.from({ length: 30 }, () => store.write([spend(1, { who: 'carl' })]))
    const ended = await Promise.allSettled(rush)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('what waits to be sent is taken once, comes back if nobody sends it, and is replaced by what is newer', async () => {
    const store = await open()
    const notice = (id: string, more: Partial<NoticeRow> = {}): NoticeRow => ({
      id,
      kind: 'webhook',
      about: id,
      match: null,
      person: 'anna',
      body: { to: id },
      created: 1,
      due: 10,
      tries: 0,
      ...more,
    })
    const put = (row: NoticeRow): Change => ({ put: 'notice', notice: row })
    await store.write([
      { put: 'match', match: aMatch('m1') },
      put(notice('b', { due: 20 })),
      put(notice('a', { match: 'm1' })),
      put(notice('later', { due: 500 })),
    ])
    const taken = async (now: number, most = 9) =>
      (await store.takeNotices(now, now + 100, most)).map(({ id }) => id)
    expect(await taken(5)).toEqual([])
    expect(await store.takeNotices(30, 130, 1)).toEqual([notice('a', { match: 'm1' })])
    expect(await taken(30)).toEqual(['b'])
    expect(await taken(129)).toEqual([])
    expect(await taken(130)).toEqual(['a', 'b'])
    await store.write([
      { put: 'retry', id: 'a', due: 300, tries: 1 },
      { drop: 'notice', id: 'b' },
    ])
    expect(await taken(299)).toEqual([])
    expect(await store.takeNotices(300, 400, 9)).toEqual([notice('a', { match: 'm1', due: 300, tries: 1 })])
    // While it is being sent, something newer about the same comes: then that one is sent, too.
    await store.write([put(notice('newer', { about: 'a', match: 'm1', due: 310 }))])
    await store.write([
      { put: 'retry', id: 'a', due: 320, tries: 2 },
      { drop: 'notice', id: 'a' },
    ])
    expect(await taken(330)).toEqual(['newer'])
    await store.write([{ drop: 'match', match: 'm1' }])
    expect(await taken(9000)).toEqual(['later'])
    expect(await refusal(store.write([put(notice('x', { match: 'none' }))]))).toEqual({
      key: 'server.store.running.taken',
    })
  })

  test('only matches that count are results of a deal, the first that ended first', async () => {
    const store = await open()
    const seat = {
      kind: 'person',
      name: 'A',
      bot: null,
      muted: false,
      resigned: false,
      invitation: '',
      standing: [],
    } as const
    const over = { status: 'over', seeded: true, seed: 'day', started: 1, seats: [seat] } as const
    const put = (id: string, more: object): Change => ({
      put: 'match',
      match: aMatch(id, { ...over, ...more }),
    })
    await store.write([
      put('second', { ended: 30 }),
      put('first', { ended: 20 }),
      put('imported', { ended: 1 }),
      put('fromTheMiddle', { ended: 5, start: {} }),
      put('resigned', { ended: 5, seats: [{ ...seat, resigned: true }] }),
      put('byBot', { ended: 5, seats: [seat, { ...seat, kind: 'bot', bot: 'novice' }] }),
      put('notSeeded', { ended: 5, seeded: false }),
      put('running', { ended: null, status: 'running' }),
      put('other', { ended: 5, seed: 'another' }),
    ])
    expect((await store.finished('day', 9)).map(({ id }) => id)).toEqual(['first', 'second'])
    expect(await store.finished('day', 1)).toHaveLength(1)
  })

  test('a match is claimed before it is written to, and let go', async () => {
    const store = await open()
    expect(await store.claim('m1')).toBeUndefined()
    await store.write([{ put: 'match', match: aMatch('m1') }])
    const hold = await store.claim('m1')
    expect(hold).toMatchObject({ match: 'm1' })
    if (hold === undefined) return
    await store.write([{ put: 'line', line: aLine('m1', 0) }], hold)
    await store.release(hold)
    expect(await store.claim('m1')).toMatchObject({ match: 'm1' })
    expect(await store.lastLine('m1')).toEqual(aLine('m1', 0))
  })

  test('says who said something, and that it can keep anything', async () => {
    const store = await open()
    await store.write([
      { put: 'match', match: aMatch('m1') },
      { put: 'said', said: aSaying('m1', 3, { person: 'bea' }) },
    ])
    expect(await store.sayer('m1', 3)).toBe('bea')
    expect(await store.sayer('m1', 4)).toBeUndefined()
    await store.check()
    await store.close()
    expect(await refusal(store.check())).toEqual({ key: 'server.store.running.closed' })
  })

  test('records, in lists by their rank, and changed only by whoever knows the newest', async () => {
    const place = await kind.place()
    const store = await place.open()
    const record = (id: string, rank: number, body: Json = { n: rank }) => ({
      kind: 'score',
      of: 'toy',
      id,
      rank,
      body,
    })
    await store.write([
      { put: 'record', record: record('b', 20) },
      { put: 'record', record: record('a', -10) },
      { put: 'record', record: record('c', 20, ['é', null]) },
      { put: 'record', record: { ...record('d', 99), of: 'other' } },
    ])
    const names = async (most: number, range?: { readonly least?: number; readonly most?: number }) =>
      (await store.records('score', 'toy', most, range)).map(({ id }) => id)
    expect(await names(10)).toEqual(['c', 'b', 'a'])
    expect(await names(1)).toEqual(['c'])
    expect(await names(10, { most: 19 })).toEqual(['a'])
    expect(await names(10, { least: 20, most: 20 })).toEqual(['c', 'b'])
    expect(await store.countRecords('score', 'toy')).toBe(3)
    expect(await store.countRecords('score', 'toy', { least: 0 })).toBe(2)
    expect(await store.countRecords('score', 'nothing')).toBe(0)
    expect(await store.record('score', 'toy', 'c')).toEqual({ ...record('c', 20, ['é', null]), version: 1 })
    expect(await store.record('score', 'toy', 'x')).toBeUndefined()

    await store.write([{ put: 'record', record: record('a', 5), after: 1 }])
    expect(await store.record('score', 'toy', 'a')).toEqual({ ...record('a', 5), version: 2 })
    const changed = { key: 'server.store.running.changed' }
    const stale = store.write([
      { put: 'record', record: record('e', 1) },
      { put: 'record', record: record('a', 6), after: 1 },
    ])
    expect(await refusal(stale)).toEqual(changed)
    expect(await store.record('score', 'toy', 'e')).toBeUndefined()
    expect(await refusal(store.write([{ put: 'record', record: record('a', 6), after: 0 }]))).toEqual(changed)
    expect(await refusal(store.write([{ put: 'record', record: record('f', 6), after: 3 }]))).toEqual(changed)
    await store.write([{ put: 'record', record: record('e', 7), after: 0 }])
    await store.write([{ put: 'record', record: record('e', 8) }])
    expect((await store.record('score', 'toy', 'e'))?.version).toBe(2)

    await store.write([
      { drop: 'record', kind: 'score', of: 'toy', id: 'b' },
      { drop: 'records', kind: 'score', of: 'toy', below: 8 },
    ])
    expect(await names(10)).toEqual(['c', 'e'])
    await store.write([{ drop: 'records', kind: 'score', of: 'toy' }])
    expect(await names(10)).toEqual([])
    expect(await store.countRecords('score', 'other')).toBe(1)
  })

  test('a person who goes takes along keys, seats held and what was said, and nothing of anybody else', async () => {
    const store = await open()
    const key = (person: string): KeyRow => ({
      person,
      hash: `of ${person}`,
      device: '',
      created: 1,
      seen: 1,
    })
    await store.write([
      { put: 'person', person: aPerson('anna') },
      { put: 'person', person: aPerson('bea') },
      { put: 'key', key: key('anna') },
      { put: 'key', key: key('bea') },
      { put: 'match', match: aMatch('m1') },
      { put: 'holder', match: 'm1', seat: 0, person: 'anna' },
      { put: 'holder', match: 'm1', seat: 1, person: 'bea' },
      { put: 'said', said: aSaying('m1', 1, { person: 'anna', id: 'x' }) },
      { put: 'said', said: aSaying('m1', 2, { person: 'bea', id: 'y' }) },
    ])
    await store.write([{ drop: 'person', person: 'anna' }])
    expect(await store.person('anna')).toBeUndefined()
    expect(await store.keysOf('anna')).toEqual([])
    expect(await store.holders('m1')).toEqual([{ seat: 1, person: 'bea' }])
    expect((await store.said('m1', 10)).map(({ number }) => number)).toEqual([2])
    expect(await store.person('bea')).toEqual(aPerson('bea'))
    expect(await store.keysOf('bea')).toHaveLength(1)
    expect(await store.match('m1')).toBeDefined()
  })
})

describe.each(storeKinds.filter(({ name }) => name !== 'memory'))('a database in $name', (kind) => {
  test('codes, dropped when used and some time after they expired', async () => {
    const place = await kind.place()
    const day = 86_400_000
    const store = await place.open()
    const code = (hash: string, expires: number): CodeRow => ({ hash, match: 'm1', seat: 1, expires })
    await store.write([
      { put: 'match', match: aMatch('m1') },
      { put: 'code', code: code('old', 10 * day - 1) },
      { put: 'code', code: code('late', 10 * day) },
      { put: 'code', code: code('used', 20 * day) },
    ])
    expect(await store.code('used')).toEqual(code('used', 20 * day))
    await store.write([{ drop: 'code', hash: 'used' }])
    expect(await store.code('used')).toBeUndefined()
    expect(await store.code('old')).toEqual(code('old', 10 * day - 1))
    await store.close()
    const again = await place.open(11 * day)
    expect(await again.code('old')).toBeUndefined()
    expect(await again.code('late')).toEqual(code('late', 10 * day))
  })
})
