import { choiceKey, Random, seedFrom, type Choice } from '@longtable/kernel'
import { keyOf } from './leak-pairs.ts'
import type { Lockstep } from './leak-lockstep.ts'

const NONSENSE: Choice = { do: 'nonsense', card: 7 }

/** All that a viewer can say, wisely or not, and what it hears must not depend on what it cannot know. */
export async function probe(table: Lockstep): Promise<void> {
  await garbage(table)
  await choosing(table)
  await talking(table)
  await managing(table)
  await looking(table)
}

async function garbage(table: Lockstep): Promise<void> {
  for (const words of ['', '{', 'null', '[]', '{"type":"look"}', '{"type":"choose","id":"x"}'])
    await table.say(words)
  await table.say({ ...table.hello(), protocol: 99 })
  await table.say({ ...table.hello(), seat: 31 })
  await table.say({ ...table.hello(), key: keyOf(table.pair, 0).slice(0, -1) })
  await table.say(table.hello())
}

async function choosing(table: Lockstep): Promise<void> {
  const { pair, engine, shadows, client } = table
  const [{ position }] = shadows
  const own = table.seat === null ? null : engine.plainMenu(position, table.seat)
  const mine = new Set(
    [...(own?.offered ?? []), ...(own?.revisions ?? []), ...(own?.idles ?? [])].map(choiceKey),
  )
  const wanted: Choice[] = [NONSENSE, ...(own?.blocked.slice(0, 3).map(({ choice }) => choice) ?? [])]
  // What the others could choose in one of the worlds: nobody may find out by trying.
  for (const match of shadows) {
    for (let seat = 0; seat < pair.seats; seat++) {
      const offered = engine.plainMenu(match.position, seat)?.offered ?? []
      wanted.push(
        ...offered.filter((choice) => seat !== pair.viewer && !mine.has(choiceKey(choice))).slice(0, 2),
      )
    }
  }
  for (const choice of wanted) await table.command('choose', { menu: client.menu, choices: [choice] })
  await table.command('choose', { menu: client.menu, choices: [NONSENSE, NONSENSE], gesture: true })
  const [offered = NONSENSE] = own?.offered ?? []
  for (const menu of [client.menu + 1, Math.max(0, client.menu - 1), 10_000]) {
    if (menu !== client.menu) await table.command('choose', { menu, choices: [offered] })
  }
  await table.command('undo')
  await table.command('ask')
  await table.command('answer', { number: 7, agree: true })
}

async function talking(table: Lockstep): Promise<void> {
  const { seat, engine, shadows } = table
  await table.say({ type: 'say', id: 'hi', text: 'Hello, <b>table</b>' })
  await table.say({ type: 'say', id: 'hi', text: 'Hello again' })
  const menu = seat === null ? null : engine.plainMenu(shadows[0].position, seat)
  const [choice = NONSENSE] = menu?.offered ?? []
  await table.command('standing', { answers: [{ step: menu?.step ?? 'plan.mine', choice, until: null }] })
  await table.say(table.hello({ have: table.client.at }))
  await table.command('standing', { answers: [] })
}

async function managing(table: Lockstep): Promise<void> {
  const { seat } = table
  const other = seat === 1 ? 2 : 1
  await table.command('pause', { on: true })
  await table.command('choose', { menu: table.client.menu, choices: [NONSENSE] })
  await table.command('pause', { on: false })
  await table.command('hand', { seat: other, bot: 'nobody' })
  await table.command('hand', { seat: seat ?? 0, bot: null })
  await table.command('mute', { seat: other, on: true })
  await table.command('mute', { seat: other, on: false })
  await table.command('remove', { seat: other, bot: null })
  await table.command('remove', { seat: 30, bot: 'novice' })
  await table.command('host', { seat: seat ?? 0 })
  await table.command('rematch')
}

/** Everything that can be looked at without doing anything. */
export async function looking(table: Lockstep): Promise<void> {
  const { pair, seat } = table
  await table.command('history')
  await table.command('advise', { menu: table.client.menu })
  await table.command('history', { before: 2, most: 1 })
  await table.arrive({ have: 0 })
  await table.say(table.hello({ have: table.client.at }))
  await table.say(table.hello({ have: 1 }))
  // What somebody who only watches sees was imagined for those who only watch.
  if (seat === null) await table.say({ type: 'hello', protocol: 1, match: pair.id })
  await table.say(table.hello())
  const match = `/api/matches/${pair.id}`
  for (const key of [true, false]) await table.ask('GET', match, { key })
  await table.ask('GET', '/api/me/matches')
  await table.ask('GET', `/api/matches?status=running&before=${pair.created + 1}`, { key: false })
  await table.ask('GET', `${match}/export`)
  if (seat === null) await table.ask('GET', `${match}/export?seat=watch`, { key: false })
  await table.ask('GET', `${match}/export?seat=${seat === 0 ? 1 : 0}`)
  await table.ask('GET', '/health', { key: false })
}

/** What is asked for once, because it changes who may do what. */
export async function requests(table: Lockstep): Promise<void> {
  const { pair, seat } = table
  const match = `/api/matches/${pair.id}`
  await table.ask('POST', `${match}/seats/1`, { body: {} })
  await table.ask('POST', `${match}/seats/1`, { body: { invitation: 'x'.repeat(40) } })
  await table.ask('POST', `${match}/seats/${seat ?? 0}/device`)
  await table.ask('PUT', `${match}/webhook`, { body: { url: 'http://127.0.0.1/hook' } })
  await table.ask('DELETE', `${match}/webhook`)
  await table.ask('POST', '/api/matches/import', { body: { format: 'longtable-match' } })
  await table.ask('POST', '/api/devices', { body: { code: 'nothing' } })
  await table.ask('GET', '/metrics')
}

/** A bot plays for the viewer and is sent away again before its pause is over; in the end it stays. */
export async function handingOver(table: Lockstep): Promise<void> {
  const { seat } = table
  if (seat === null) return
  await table.command('hand', { seat, bot: 'random' })
  await table.command('choose', { menu: table.client.menu, choices: [NONSENSE] })
  await table.command('hand', { seat, bot: null })
  await table.command('remove', { seat: seat === 1 ? 2 : 1, bot: 'random' })
  await table.command('host', { seat: (seat + 1) % table.pair.seats })
  await table.command('resign')
  await table.command('hand', { seat, bot: null })
}

/**
 * While all decide at once, others decide a different number of things in the two worlds. The viewer hears nothing
 * of it, and nothing it asks for afterwards tells.
 */
export async function decideUnequally(table: Lockstep, seed: string): Promise<void> {
  const made = await decideApart(table, seed)
  await table.undo()
  await looking(table)
  await table.command('choose', { menu: table.client.menu, choices: [NONSENSE] })
  // If the viewer took back what led here, all that is gone already.
  if (table.isSimultaneous()) for (const [world, seat] of made.toReversed()) await table.undoIn(world, seat)
  await table.hearsNothing('others took back what they had decided')
}

type Made = [world: 0 | 1, seat: number][]

/** Others decide more in one world than in the other, and the viewer hears nothing. */
export async function decideApart(table: Lockstep, seed: string): Promise<Made> {
  const random = new Random(seedFrom(seed))
  const made: Made = []
  for (const seat of table.awaited()) {
    if (seat === table.pair.viewer) continue
    const more = made.length === 0 ? 0 : random.below(2)
    for (const world of [0, 1] as const) {
      const many = world === more ? 3 : random.below(2)
      for (let n = 0; n < many; n++)
        if (await decideSecretly(table, world, seat, random)) made.push([world, seat])
    }
  }
  table.wait(1500)
  const in0 = made.filter(([world]) => world === 0).length
  await table.hearsNothing(`others decided ${in0} and ${made.length - in0} things`)
  return made
}

/** A choice after which the seat is still deciding; false if it has none. */
export async function decideSecretly(
  table: Lockstep,
  world: 0 | 1,
  seat: number,
  random: Random,
): Promise<boolean> {
  const { engine } = table
  const { position } = table.shadows[world]
  const menu = engine.plainMenu(position, seat)
  const found = random
    .shuffle([...(menu?.offered ?? []), ...(menu?.revisions ?? [])])
    .slice(0, 20)
    .find((choice) => {
      const next = engine.copy(position)
      const { apart } = engine.apply(next, seat, choice)
      return apart && engine.awaited(next).includes(seat)
    })
  if (found === undefined) return false
  await table.chooseIn(world, seat, found)
  return true
}
