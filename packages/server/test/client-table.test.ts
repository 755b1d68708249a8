import { text } from '@longtable/kernel'
import { expect, test } from 'vitest'
import type { News } from '../src/client/index.ts'
import { HandTimers } from './support/client/hand-timers.ts'
import { snapshot, matchInfo, update, VIEW, welcome } from './support/client/scripted-server.ts'
import { AFTER, COMEBACK, PLAYED, refusal, seats } from './support/client/seats.ts'

const { here, open, sit } = seats()

test('says hello with what it was given, and shows what it is welcomed with', async () => {
  const table = open({ key: 'person.secret', seat: 0, password: 'pw' })
  const connection = await here.server.connection()
  expect(connection.path).toBe('/api/socket')
  expect(await connection.get('hello')).toEqual({
    type: 'hello',
    protocol: 1,
    match: matchInfo.id,
    key: 'person.secret',
    seat: 0,
    password: 'pw',
  })
  const said = { number: 1, seat: 1, name: 'P1', text: 'hi', time: 5 }
  const happened = { at: 1, time: 2, back: false, events: [{ event: 'began' }] }
  connection.send(welcome({ said: [said], events: [happened] }))
  await table.arrival()
  expect(table.view).toEqual({ viewer: 0, seats: 2, ...VIEW })
  expect(table).toMatchObject({ seat: 0, at: 1, match: matchInfo, said: [said], happenings: [happened] })
  expect(table.menu.menu?.offered).toEqual([{ do: 'pass' }])
  expect(table.isConnected).toBe(true)
})

test('somebody who only watches sees as the one after the last seat', async () => {
  const table = open({ seat: null })
  const connection = await here.server.connection()
  expect(await connection.get('hello')).toMatchObject({ seat: null })
  connection.send(welcome({ seat: null }))
  await table.arrival()
  expect(table.view?.viewer).toBe(2)
})

test('a patch changes only the fields it has, and is told with what happened', async () => {
  const { table, connection } = await sit()
  const heard: News[] = []
  const stop = table.on((news) => heard.push(news))
  const events = [{ event: 'played', card: 3 }]
  const menu = { number: 2, menu: null }
  connection.send(update(2, PLAYED, AFTER, { events, menu }))
  await table.next(({ at }) => at === 2)
  expect(table.view).toEqual({ viewer: 0, seats: 2, ...AFTER })
  expect(table.menu).toEqual(menu)
  expect(heard).toEqual([{ kind: 'update', happened: [{ at: 2, time: 20, back: false, events }] }])
  stop()
  connection.send(update(3, {}, AFTER))
  await table.next(({ at }) => at === 3)
  expect(heard).toHaveLength(1)
  expect(table.menu).toEqual(menu)
  expect(table.resyncs).toBe(0)
})

test('a match that starts is shown, however it is told', async () => {
  const gathering = { ...matchInfo, status: 'gathering' as const }
  for (const start of [update(1, VIEW, VIEW), welcome()]) {
    const table = open()
    const connection = await here.server.connection()
    await connection.get('hello')
    connection.send(welcome({ match: gathering, face: null }))
    await table.arrival()
    expect(table.view).toBeUndefined()
    connection.send({ type: 'table', time: 1, match: matchInfo }, start)
    await table.next(({ view }) => view !== undefined)
    expect(table.match?.status).toBe('running')
    expect(table.view).toEqual({ viewer: 0, seats: 2, ...VIEW })
  }
})

test('after a gap it asks for everything again on the same connection, and says what it has', async () => {
  const { table, connection } = await sit()
  connection.send(update(3, PLAYED, AFTER))
  expect(await connection.get('hello')).toMatchObject({ have: 1 })
  expect(table.view).toEqual({ viewer: 0, seats: 2, ...VIEW })
  const missed = [2, 3].map((at) => ({ at, time: 1, back: false, events: [] }))
  // What was on its way before the answer is in the answer.
  connection.send(update(4, PLAYED, VIEW), welcome({ face: snapshot(4, AFTER), events: missed }))
  await table.next(({ at }) => at === 4)
  expect(table.view).toEqual({ viewer: 0, seats: 2, ...AFTER })
  expect(table.happenings.map(({ at }) => at)).toEqual([2, 3])
  expect(table.resyncs).toBe(1)
  expect(connection.unread).toBe(0)
})

test('a view that does not fit the server’s hash is never shown, but asked for again', async () => {
  const { table, connection } = await sit()
  const shown: unknown[] = []
  table.on(() => shown.push(table.view?.state))
  connection.send(update(2, { state: { points: [9, 9] } }, AFTER))
  expect(await connection.get('hello')).toMatchObject({ have: 1 })
  connection.send(welcome({ face: snapshot(2, AFTER) }))
  await table.next(({ at }) => at === 2)
  expect(table.resyncs).toBe(1)
  expect(shown).toEqual([AFTER.state])
})

test('an update that is there already is not taken twice', async () => {
  const { table, connection } = await sit()
  connection.send(update(1, { state: { points: [9, 9] } }, AFTER), update(2, PLAYED, AFTER))
  await table.next(({ at }) => at === 2)
  expect(table.resyncs).toBe(0)
  expect(table.happenings).toHaveLength(1)
})

test('a choice names the menu it answers, and is done when the server says so', async () => {
  const { table, connection } = await sit()
  const done = table.choose([{ do: 'pass' }, { do: 'pass' }], { gesture: true })
  const sent = await connection.get('choose')
  expect(sent).toMatchObject({ menu: 1, choices: [{ do: 'pass' }, { do: 'pass' }], gesture: true })
  expect(sent.id).toMatch(/^[\w-]{1,64}$/)
  connection.send({ type: 'done', id: 'of somebody else' }, { type: 'done', id: sent.id, made: 2 })
  expect(await done).toEqual({ type: 'done', id: sent.id, made: 2 })
  void table.choose([{ do: 'pass' }], { menu: 7 }).catch(() => {})
  const second = await connection.get('choose')
  expect(second).toMatchObject({ menu: 7 })
  expect(second).not.toHaveProperty('gesture')
  expect(second.id).not.toBe(sent.id)
})

test('what the server refuses is refused with its reason', async () => {
  const { table, connection } = await sit()
  const undone = table.undo()
  connection.send({
    type: 'refused',
    id: (await connection.get('undo')).id,
    reason: text('kernel.undo.nothing'),
  })
  expect(await refusal(undone)).toBe('kernel.undo.nothing')
})

test('every command is sent as the protocol has it', async () => {
  const { table, connection } = await sit()
  const standing = [{ step: 'toy.turn', choice: { do: 'pass' }, until: null }]
  const commands: [Promise<unknown>, object][] = [
    [table.ask(), { type: 'ask' }],
    [table.answer(4, true), { type: 'answer', number: 4, agree: true }],
    [table.say('hello'), { type: 'say', text: 'hello' }],
    [table.setStanding(standing), { type: 'standing', answers: standing }],
    [table.pause(true), { type: 'pause', on: true }],
    [table.hand(1, 'novice'), { type: 'hand', seat: 1, bot: 'novice' }],
    [table.resign(), { type: 'resign' }],
    [table.mute(1, true), { type: 'mute', seat: 1, on: true }],
    [table.remove(1, null), { type: 'remove', seat: 1, bot: null }],
    [table.makeHost(1), { type: 'host', seat: 1 }],
    [table.rematch(), { type: 'rematch' }],
  ]
  for (const [done, message] of commands) {
    const { id, ...sent } = (await connection.get((message as { type: 'ask' }).type)) as { id: string }
    expect(sent).toEqual(message)
    connection.send({ type: 'done', id })
    expect(await done).toEqual({ type: 'done', id })
  }
  expect(table.standing).toEqual(standing)
  const history = table.history({ before: 9, most: 2 })
  const { id } = await connection.get('history')
  connection.send({ type: 'history', id, events: [], more: true })
  expect(await history).toEqual({ type: 'history', id, events: [], more: true })
})

test('sayings are kept once each, also over a new connection', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const said = (number: number) => ({ number, seat: 1, name: 'P1', text: `no ${number}`, time: number })
  connection.send({ type: 'said', ...said(1) }, { type: 'said', ...said(2) }, { type: 'said', ...said(2) })
  await table.next((t) => t.said.length === 2)
  connection.cut()
  await timers.until(COMEBACK)
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  await again.get('hello')
  again.send(welcome({ said: [said(2), said(3)] }))
  await table.next((t) => t.said.length === 3)
  expect(table.said).toEqual([said(1), said(2), said(3)])
})

test('what happened meanwhile is told once; if too much did, the list begins after the hole', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const happened = (at: number) => ({ at, time: 20, back: false, events: [] })
  connection.send(update(2, {}, VIEW), update(3, {}, VIEW))
  await table.next(({ at }) => at === 3)
  const heard: News[] = []
  table.on((news) => heard.push(news))
  const comeBack = async (events: readonly number[]): Promise<void> => {
    timers.fire(COMEBACK)
    const again = await here.server.connection()
    await again.get('hello')
    again.send(welcome({ face: snapshot(events.at(-1) ?? 0), events: events.map(happened) }))
    await table.next(({ at }) => at === events.at(-1))
    again.cut()
    await timers.until(COMEBACK)
  }
  connection.cut()
  await timers.until(COMEBACK)
  await comeBack([4, 5])
  expect(heard).toEqual([
    { kind: 'lost' },
    { kind: 'connected' },
    { kind: 'update', happened: [happened(4), happened(5)] },
    { kind: 'lost' },
  ])
  expect(table.happenings.map(({ at }) => at)).toEqual([2, 3, 4, 5])
  await comeBack([8, 9])
  expect(table.happenings.map(({ at }) => at)).toEqual([8, 9])
})
