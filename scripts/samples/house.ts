import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '@longtable/kernel'
import { backup } from '@longtable/server'
import type { RemoteTable, WantedMatch } from '@longtable/server/client'
import { dailySeed, dayOf } from '@longtable/server/daily'
import type { MyMatch } from '@longtable/server/wire'
import { Rows } from '../../packages/server/test/support/lobby-rows.ts'
import { playedOn, seenAt, type HouseSample } from '../../packages/server/test/support/sample-house.ts'
import { chooseOn, NOON, SampleServer } from '../../packages/server/test/support/sample-server.ts'
import type { Folder } from './write.ts'

const CHOICES = 40
const DATABASE = 'longtable.sqlite'

/** A match that did not begin at its beginning. */
const matchFile = JSON.parse(
  readFileSync(
    new URL(
      '../../packages/games/test/samples/v1/files/dark-venture-from-fight.adjust.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as Json

type Match = HouseSample['matches'][number]

interface Person {
  readonly name: string
  readonly key: string
}

interface Made {
  readonly what: string
  readonly match: string
  readonly holders: readonly { readonly seat: number; readonly key: string }[]
  readonly hasBots: boolean
}

/** A database as a server leaves it, and what was in it. */
export async function writeHouse(folder: Folder): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'longtable-samples-'))
  const filled = await fill(await SampleServer.start(data))
  const file = join(mkdtempSync(join(tmpdir(), 'longtable-samples-')), DATABASE)
  await backup(data, file)
  const copy = mkdtempSync(join(tmpdir(), 'longtable-samples-'))
  cpSync(file, join(copy, DATABASE))
  const { made, ...rest } = filled
  const rows = new Rows(file.slice(0, -DATABASE.length))
  const server = await SampleServer.start(copy, rest.now)
  const matches: Match[] = []
  for (const { what, match, holders, hasBots } of made) {
    const { status } = rows.match(match)
    const lines = rows.lines(match)
    const base = { what, match, status, lines: lines.length, hash: lines.at(-1)?.hash ?? '' }
    const sample = { ...base, snapshots: rows.snapshots(match), seats: await seenAt(server, match, holders) }
    const onward = status === 'running' ? await playedOn(server, copy, sample, CHOICES) : null
    matches.push({ ...sample, onward: onward && { ...onward, hash: hasBots ? null : onward.hash } })
  }
  await server.close()
  folder.bytes(`${DATABASE}.gz`, readFileSync(file))
  folder.json('house.json', { ...rest, matches })
}

async function fill(server: SampleServer): Promise<Omit<HouseSample, 'matches'> & { readonly made: Made[] }> {
  const { clock } = server
  const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cléo'].map((name) => person(server, name)))
  const made: Made[] = []
  /** A match of these people in this order, who have made so many choices. */
  const play = async (
    what: string,
    people: readonly Person[],
    wanted: Omit<WantedMatch, 'seats'>,
    most: number,
    bots: readonly string[] = [],
  ): Promise<readonly RemoteTable[]> => {
    const open = people.slice(1).map(() => ({ kind: 'open' as const }))
    const seats = [{ kind: 'me' as const }, ...open, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))]
    const { match, invitations } = await server.api(people[0].key).newMatch({ ...wanted, seats })
    for (const [at, { key }] of people.slice(1).entries())
      await server.api(key).sit(match.id, at + 1, { invitation: secretOf(invitations, at + 1) })
    const holders = people.map(({ key }, seat) => ({ seat, key }))
    made.push({ what, match: match.id, holders, hasBots: bots.length > 0 })
    clock.advance(1000)
    const tables = await Promise.all(holders.map(({ seat, key }) => server.table(match.id, key, seat)))
    await chooseOn(tables, most)
    return tables
  }

  const clocked = { kind: 'live', clock: { bank: 1800, extra: 15 } } as const
  const readings = { rounds: 4, tower: 'classic', scoring: 'cards', houseReturn: true }
  const first = await play(
    'Immortals with a clock',
    [ada, ben, cleo],
    { game: 'immortals', config: readings, pace: clocked, late: 'bot' },
    70,
  )
  await first[0].say('Good evening!')
  await first[1].say('Bonsoir 🙂')
  await first[1].setStanding([{ step: 'perform.compensation', choice: { do: 'gold' }, until: 'start.group' }])

  const knights = {
    game: 'mage-knight',
    config: { scenario: 'fullConquest', heroes: 'random', firstNight: true },
  }
  const second = await play(
    'Mage Knight, a move a day',
    [ben, ada],
    { ...knights, pace: { kind: 'slow', hours: 24 }, listed: true, advice: true },
    90,
  )
  await second[0].mute(1, true)
  await server.api(ben.key).setWebhook(made[1].match, { url: 'http://127.0.0.1:9/hook', lang: 'fr' })

  const edition = { 'units/varpen-whelp/strength': 2, 'supply/actionDie/5': 'ortho1' }
  const third = await play(
    'Dark Venture with an edition',
    [ada, ben],
    { game: 'dark-venture', config: { target: '30', counters: 'forced', edition } },
    60,
  )
  await third[1].say('One moment.')

  await play('Immortals with bots', [cleo], { game: 'immortals', config: { rounds: 3 } }, 30, [
    'novice',
    'random',
  ])
  const over = await play(
    'Immortals, over',
    [ada, ben, cleo],
    { game: 'immortals', config: { rounds: 1 } },
    2000,
  )
  await over[0].say('Well played.')
  await over[0].rematch()

  const imported = await server.api(ada.key).imported(matchFile)
  const [invited] = imported.invitations
  await server
    .api(ben.key)
    .sit(imported.match.id, invited.seat, { invitation: secretOf(imported.invitations, invited.seat) })
  const holders = [ada, ben].map(({ key }, at) => ({ seat: at === 0 ? imported.mine[0] : invited.seat, key }))
  made.push({ what: 'a file, paused', match: imported.match.id, holders, hasBots: true })
  const paused = await server.table(imported.match.id, ada.key)
  await paused.pause(true)

  const date = dayOf(NOON)
  const seed = dailySeed('dark-venture', 'autoEnemies', date)
  const { config } = (await server.api().games())
    .find(({ id }) => id === 'dark-venture')
    ?.scenarios.find(({ id }) => id === 'autoEnemies') ?? { config: {} }
  await play('the deal of the day', [ada], { game: 'dark-venture', config: config as never, seed }, 4000)

  const gathering = await server.api(ada.key).newMatch({
    game: 'immortals',
    config: { rounds: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'novice' }],
    listed: true,
    password: 'sesame',
  })
  const device = await server.api(ada.key).deviceLink(made[0].match, 0)
  const daily = await server.api().daily('dark-venture', { scenario: 'autoEnemies', date })
  const people = []
  for (const { name, key } of [ada, ben, cleo]) {
    const mine = await server.api(key).mine()
    people.push({ name, key, matches: mine.map(({ match }) => match.id) })
  }
  const now = clock.now()
  await server.close()
  return {
    now,
    people,
    made,
    gathering: {
      match: gathering.match.id,
      invitation: secretOf(gathering.invitations, 1),
      password: 'sesame',
    },
    daily: { game: 'dark-venture', scenario: 'autoEnemies', date, score: daily.results[0].score },
    code: {
      code: new URLSearchParams(new URL(device.url).hash.slice(1)).get('code') ?? '',
      match: made[0].match,
      seat: 0,
    },
  }
}

async function person(server: SampleServer, name: string): Promise<Person> {
  const { key } = await server.api().newPerson(name)
  return { name, key }
}

function secretOf(invitations: MyMatch['invitations'], seat: number): string {
  const url = invitations.find((each) => each.seat === seat)?.url ?? ''
  return new URLSearchParams(new URL(url).hash.slice(1)).get('invite') ?? ''
}
