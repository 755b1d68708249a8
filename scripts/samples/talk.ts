import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ToClient } from '@longtable/server/wire'
import { SampleServer } from '../../packages/server/test/support/sample-server.ts'
import { ask, metricsIn, Talking, type Asked } from '../../packages/server/test/support/sample-talk.ts'
import type { Folder } from './write.ts'

const CHOICES = 30

type Menu = Extract<ToClient, { type: 'welcome' }>['face'] extends infer F
  ? F extends { readonly menu: infer M }
    ? M
    : never
  : never

const tables = [
  { game: 'immortals', config: { rounds: 2 }, people: ['ada', 'ben', 'cleo'] },
  { game: 'mage-knight', config: { scenario: 'fullConquest' }, people: ['ada', 'ben'] },
  { game: 'dark-venture', config: { counters: 'forced' }, people: ['ada', 'ben'] },
]

export async function writeTalks(folder: Folder): Promise<void> {
  for (const table of tables) {
    const server = await SampleServer.start(mkdtempSync(join(tmpdir(), 'longtable-samples-')))
    const asked: Asked[] = []
    const request = async (method: string, path: string, key?: string, body?: unknown): Promise<never> => {
      const wanted = { method, path, ...(key !== undefined && { key }), ...(body !== undefined && { body }) }
      const answered = await ask(server.url, wanted)
      asked.push(answered)
      return answered.answer as never
    }
    const keys = new Map<string, string>()
    for (const name of table.people) {
      const { key }: { key: string } = await request('POST', '/api/persons', undefined, { name })
      keys.set(name, key)
    }
    const match = await lobby(request, keys, table)
    const before = asked.length
    const talking = await Talking.at(server.url, [...table.people, 'watcher'])
    await converse(talking, match, keys)
    const talk = { sent: talking.sent, heard: talking.heard }
    await afterwards(request, keys, match)
    const metrics: string = await request('GET', '/metrics')
    asked.pop()
    await talking.leave()
    await server.close()
    const [requests, afterTalk] = [asked.slice(0, before), asked.slice(before)]
    folder.json(`${table.game}.json.gz`, { requests, talk, afterTalk, metrics: metricsIn(metrics) })
  }
}

type Request = (method: string, path: string, key?: string, body?: unknown) => Promise<never>

/** Everything that can be asked of a server before a match begins; gives the match. */
async function lobby(
  request: Request,
  keys: ReadonlyMap<string, string>,
  { game, config, people }: (typeof tables)[number],
): Promise<string> {
  const [ada, ...others] = people.map((name) => keys.get(name) ?? '')
  await request('GET', '/api/games')
  await request('GET', '/api/games/chess/messages/en')
  await request('GET', '/api/me', ada)
  await request('PATCH', '/api/me', ada, { name: 'Ada' })
  await request('GET', '/api/me')
  const seats = people.map((_, at) => ({ kind: at === 0 ? 'me' : 'open' }))
  const pace = { kind: 'live', clock: { bank: 1800, extra: 15 } }
  const wanted = { game, config, seats, listed: true, password: 'sesame', pace, late: 'ask', advice: true }
  type Made = { match: { id: string }; invitations: { seat: number; url: string }[] }
  const made: Made = await request('POST', '/api/matches', ada, { ...wanted, seed: 'samples' })
  const path = `/api/matches/${made.match.id}`
  await request('POST', '/api/matches', ada, { game, seats: [], nonsense: true })
  await request('GET', '/api/matches?status=gathering')
  await request('GET', path)
  await request('POST', `${path}/seats/1`, others[0], { password: 'wrong' })
  for (const [at, key] of others.entries()) {
    const url = made.invitations.find(({ seat }) => seat === at + 1)?.url ?? ''
    const invitation = new URLSearchParams(new URL(url).hash.slice(1)).get('invite')
    await request('POST', `${path}/seats/${at + 1}`, key, at === 0 ? { invitation } : { password: 'sesame' })
  }
  type Device = { url: string }
  const { url }: Device = await request('POST', `${path}/seats/0/device`, ada)
  const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code')
  await request('POST', '/api/devices', others[0], { code })
  await request('PUT', `${path}/webhook`, ada, { url: 'http://127.0.0.1:9/hook', lang: 'fr' })
  await request('DELETE', `${path}/webhook`, ada)
  await request('GET', `${path}`, ada)
  await request('GET', '/api/me/matches', ada)
  await request('GET', '/health')
  return made.match.id
}

async function afterwards(request: Request, keys: ReadonlyMap<string, string>, match: string): Promise<void> {
  const [ada, ben] = [keys.get('ada'), keys.get('ben')]
  const record: { format: string } = await request('GET', `/api/matches/${match}/export?seat=1`, ben)
  await request('POST', '/api/matches/import', ada, { ...record, format: 'another' })
  await request('GET', '/api/matches?status=running')
  await request('GET', '/api/games/mage-knight/daily?date=2026-01-31', ada)
  await request('DELETE', `/api/matches/${match}`, ben)
}

/** Says everything that a client can say. */
async function converse(talking: Talking, match: string, keys: ReadonlyMap<string, string>): Promise<void> {
  const people = [...keys.keys()]
  const [ada, ben] = people
  let said = 0
  const id = (): string => `sample-${++said}`
  for (const who of people)
    await talking.say(who, {
      type: 'hello',
      protocol: 1,
      match,
      key: keys.get(who),
      seat: people.indexOf(who),
    })
  await talking.say('watcher', { type: 'hello', protocol: 1, match, password: 'wrong' })
  await talking.say('watcher', { type: 'hello', protocol: 1, match, seat: null, password: 'sesame' })
  await talking.say(ada, { type: 'say', id: id(), text: 'Good evening!' })
  await talking.say(ben, { type: 'undo', id: id() })
  await talking.say(ben, { type: 'history', id: id(), most: 3 })
  await talking.say(ben, { type: 'nonsense', id: id() })
  await talking.say(ben, {
    type: 'standing',
    id: id(),
    answers: [{ step: 'none', choice: { do: 'no' }, until: null }],
  })
  for (let made = 0; made < CHOICES; made++) {
    const who = people.find((each) => menuOf(talking, each).menu?.awaited === true)
    if (who === undefined) break
    const { number, menu } = menuOf(talking, who)
    const offered = menu?.offered ?? []
    const choice = offered[(made * 31 + 7) % offered.length]
    const gesture = made % 3 === 1 ? { gesture: true } : {}
    await talking.say(who, { type: 'choose', id: id(), menu: number, choices: [choice], ...gesture })
    if (made % 4 === 2) await talking.say(who, { type: 'choose', id: id(), menu: number, choices: [choice] })
    if (made % 7 === 3) await talking.say(who, { type: 'undo', id: id() })
    if (made % 11 === 5) await talking.say(who, { type: 'undo', id: id(), to: 1 })
  }
  const asked = people.find((each) => menuOf(talking, each).menu?.awaited === true) ?? ada
  await talking.say(asked, { type: 'advise', id: id(), menu: menuOf(talking, asked).number })
  await talking.say(ada, { type: 'ask', id: id() })
  for (const who of people.slice(1))
    await talking.say(who, { type: 'answer', id: id(), number: askingAt(talking, who), agree: true })
  await talking.say(ada, { type: 'pause', id: id(), on: true })
  await talking.say(ada, { type: 'hand', id: id(), seat: 0, bot: 'novice' })
  await talking.say(ada, { type: 'hand', id: id(), seat: 0, bot: null })
  await talking.say(ada, { type: 'mute', id: id(), seat: 1, on: true })
  await talking.say(ben, { type: 'say', id: id(), text: 'Nobody hears this.' })
  await talking.say(ada, { type: 'host', id: id(), seat: 1 })
  await talking.say(ada, { type: 'resign', id: id() })
  await talking.say(ada, { type: 'rematch', id: id() })
  await talking.say(ada, { type: 'hello', protocol: 1, match, key: keys.get(ada), have: 5 })
  await talking.say('watcher', { type: 'hello', protocol: 99, match })
  await talking.say(ben, { type: 'remove', id: id(), seat: 0, bot: 'random' })
}

function menuOf(talking: Talking, who: string): Menu {
  let menu: Menu | undefined
  for (const message of talking.wireOf(who).heard) {
    if (message.type === 'welcome' && message.face !== null) menu = message.face.menu as Menu
    if (message.type === 'update' && message.menu !== undefined) menu = message.menu as Menu
  }
  if (menu === undefined) throw new Error(`${who} was never asked anything`)
  return menu
}

function askingAt(talking: Talking, who: string): number {
  for (const message of talking.wireOf(who).heard.toReversed())
    if (message.type === 'table') return message.match.asking?.number ?? 0
  return 0
}
