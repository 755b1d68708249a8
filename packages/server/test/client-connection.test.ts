import { text } from '@longtable/kernel'
import { expect, test } from 'vitest'
import type { News } from '../src/client/index.ts'
import { HandTimers } from './support/client/hand-timers.ts'
import { snapshot, ScriptedServer, update, welcome } from './support/client/scripted-server.ts'
import { AFTER, COMEBACK, PATIENCE, PLAYED, QUIET, refusal, seats } from './support/client/seats.ts'

const { here, open, sit } = seats()

test('a welcome that does not fit its own hash is not believed: it comes back later', async () => {
  const timers = new HandTimers()
  const table = open({ timers, random: () => 1 })
  const connection = await here.server.connection()
  await connection.get('hello')
  connection.send(welcome({ face: { ...snapshot(1), hash: 'wrong' } }))
  await connection.ended()
  expect(await timers.until(COMEBACK)).toBe(250)
  expect(table.view).toBeUndefined()
  expect(table.resyncs).toBe(1)
})

test('what was not answered when the connection broke is sent again, in order, with the same ids', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const first = table.choose([{ do: 'pass' }])
  const second = table.say('oh')
  const sent = [await connection.get('choose'), await connection.get('say')]
  connection.cut()
  await table.next(({ isConnected }) => !isConnected)
  const third = table.undo()
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  expect(await again.get('hello')).toMatchObject({ have: 1 })
  expect(again.unread).toBe(0)
  again.send(welcome({ face: snapshot(2, AFTER, 2) }))
  expect([await again.get('choose'), await again.get('say')]).toEqual(sent)
  const undo = await again.get('undo')
  again.send({ type: 'done', id: sent[0].id, made: 1 }, { type: 'done', id: sent[1].id })
  again.send({ type: 'refused', id: undo.id, reason: text('kernel.undo.nothing') })
  expect(await first).toMatchObject({ made: 1 })
  await second
  expect(await refusal(third)).toBe('kernel.undo.nothing')
})

test('what was answered is not sent again, and what is asked anew on one connection is not either', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const done = table.say('once')
  const { id } = await connection.get('say')
  connection.send({ type: 'done', id })
  await done
  const open_ = table.say('twice')
  const other = await connection.get('say')
  connection.send(update(3, PLAYED, AFTER))
  await connection.get('hello')
  connection.send(welcome({ face: snapshot(3, AFTER) }))
  await table.next(({ at }) => at === 3)
  connection.send({ type: 'done', id: other.id })
  await open_
  expect(connection.unread).toBe(0)
  connection.cut()
  await table.next(({ isConnected }) => !isConnected)
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  await again.get('hello')
  again.send(welcome({ face: snapshot(3, AFTER) }))
  await table.next(({ isConnected }) => isConnected)
  const asked = table.ask().catch(() => {})
  // The first thing that comes is the new one.
  expect(await again.get('ask')).toMatchObject({ type: 'ask' })
  table.leave()
  await asked
})

test('the delays grow and are spread by chance, and begin anew once all is well', async () => {
  const timers = new HandTimers()
  let chance = 1
  const { table, connection } = await sit({ timers, random: () => chance })
  connection.cut()
  const delays: number[] = []
  for (let n = 0; n < 8; n++) {
    delays.push(await timers.until(COMEBACK))
    timers.fire(COMEBACK)
    const next = await here.server.connection()
    await next.get('hello')
    next.cut()
  }
  expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
  chance = 0
  await timers.until(COMEBACK)
  timers.fire(COMEBACK)
  const last = await here.server.connection()
  await last.get('hello')
  last.send(welcome())
  await table.next(({ isConnected }) => isConnected)
  last.cut()
  await table.next(({ isConnected }) => !isConnected)
  expect(await timers.until(COMEBACK)).toBe(125)
})

test('it goes on trying while there is no server at all', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers, random: () => 1 })
  await here.server.close()
  await connection.ended()
  for (const delay of [250, 500, 1000]) {
    expect(await timers.until(COMEBACK)).toBe(delay)
    timers.fire(COMEBACK)
  }
  await timers.until(COMEBACK)
  expect(table.isConnected).toBe(false)
  here.server = await ScriptedServer.open()
})

test('an answer that does not come means that the connection is dead', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const said = table.say('is anybody there?')
  const { id } = await connection.get('say')
  timers.fire((ms) => ms === PATIENCE)
  await connection.ended()
  expect(table.isConnected).toBe(false)
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  await again.get('hello')
  again.send(welcome())
  expect(await again.get('say')).toMatchObject({ id })
  again.send({ type: 'done', id })
  await said
})

test('when nothing comes for long it asks for something, and goes away if that is not answered', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  timers.fire((ms) => ms === QUIET)
  const { id, most } = await connection.get('history')
  expect(most).toBe(1)
  connection.send({ type: 'history', id, events: [], more: false })
  await timers.until((ms) => ms === QUIET)
  timers.fire((ms) => ms === QUIET)
  await connection.get('history')
  timers.fire((ms) => ms === PATIENCE)
  await connection.ended()
  expect(table.isConnected).toBe(false)
})

test('a server that does not let us in says why', async () => {
  const table = open()
  const heard: News[] = []
  table.on((news) => heard.push(news))
  const connection = await here.server.connection()
  connection.send({ type: 'problem', reason: text('server.noMatch') })
  expect(await refusal(table.arrival())).toBe('server.noMatch')
  expect(heard).toEqual([{ kind: 'problem', reason: { key: 'server.noMatch' } }])
})

test('whoever is not let in comes back later, and then perhaps is', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  // What is asked for again may be refused, too.
  connection.send(update(3, PLAYED, AFTER))
  await connection.get('hello')
  connection.send({ type: 'problem', reason: text('server.fault') })
  await connection.ended()
  expect(table.isConnected).toBe(false)
  await timers.until(COMEBACK)
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  await again.get('hello')
  again.send(welcome({ face: snapshot(3, AFTER) }))
  await table.next(({ isConnected }) => isConnected)
  // A problem of one message does not end the connection.
  again.send({ type: 'problem', reason: text('server.badMessage') })
  const said = table.say('still here')
  again.send({ type: 'done', id: (await again.get('say')).id })
  expect(await said).toMatchObject({ type: 'done' })
})

test('what was sent too fast is sent again a little later, with the same id', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const said = table.say('quick')
  const { id } = await connection.get('say')
  connection.send({ type: 'problem', reason: text('server.http.tooFast', { seconds: 2 }) })
  await timers.until((ms) => ms === 2000)
  expect(connection.unread).toBe(0)
  timers.fire((ms) => ms === 2000)
  expect(await connection.get('say')).toMatchObject({ id })
  connection.send({ type: 'done', id })
  expect(await said).toMatchObject({ id })
})

test('another protocol is not spoken', async () => {
  const table = open()
  const connection = await here.server.connection()
  connection.send(welcome({ protocol: 99 }))
  expect(await refusal(table.arrival())).toBe('server.client.protocol')
  await connection.ended()
})

test('what is no message of ours ends the connection, which is then made anew', async () => {
  const timers = new HandTimers()
  const { connection } = await sit({ timers })
  connection.sendText('<html>')
  await connection.ended()
  timers.fire(COMEBACK)
  const again = await here.server.connection()
  expect(await again.get('hello')).toMatchObject({ have: 1 })
})

test('whoever leaves hears no more, waits for nothing and does not come back', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  const said = table.say('bye')
  const waiting = table.next(() => false)
  table.leave()
  table.leave()
  expect(await refusal(said)).toBe('server.client.left')
  expect(await refusal(waiting)).toBe('server.client.left')
  expect(await refusal(table.undo())).toBe('server.client.left')
  expect(await refusal(table.next(() => false))).toBe('server.client.left')
  await table.next(() => true)
  await connection.ended()
  expect(timers.running).toEqual([])
})

test('whoever leaves when the connection is lost does not come back either', async () => {
  const timers = new HandTimers()
  const { table, connection } = await sit({ timers })
  table.on(({ kind }) => kind === 'lost' && table.leave())
  connection.cut()
  expect(await refusal(table.next(() => false))).toBe('server.client.left')
  expect(timers.running).toEqual([])
})
