import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random, seedFrom } from '@longtable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Api } from '../src/client/api.ts'
import type { RemoteTable } from '../src/client/remote-table.ts'
import { serve, type Serving } from '../src/serve.ts'
import type { WireView } from '../src/wire/match.ts'
import { hashOfView } from '../src/wire/hash.ts'
import { Ledger } from './support/crash-ledger.ts'
import { Player } from './support/crash-player.ts'
import { readRecord, replayed, unkept, unsent } from './support/crash-record.ts'
import { immortalsGames } from './support/immortals-games.ts'
import { MessageProxy } from './support/proxy-messages.ts'
import { TcpProxy } from './support/proxy.ts'
import { bidAll, newFolder, noLimits, refusal, TableServer } from './support/table.ts'
import { ROLL } from './support/toy.ts'
import { effort } from '../../../scripts/effort.ts'

/** A client that hears nothing for this long gives its connection up. */
const PATIENCE = effort({ quick: 150, deep: 500 })
/** Rounds of the match; 0 are as many as the rulebook has. */
const ROUNDS = effort({ quick: 1, deep: 0 })

interface BadWay {
  readonly url: string
  readonly faults: Readonly<Record<string, number>>
  calm(): void
  close(): Promise<void>
}

interface Evening {
  readonly match: string
  readonly ledger: Ledger
  readonly players: readonly Player[]
  /** What seats see over a good connection. */
  readonly true: readonly Player[]
  readonly faults: BadWay['faults']
}

let folder: string
let serving: Serving

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-faulty-'))
  serving = await serve({
    data: folder,
    host: '127.0.0.1',
    port: 0,
    limits: noLimits,
    logLevel: 'silent',
    botPause: 0,
    games: immortalsGames,
  })
})

afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Two people and a bot play a whole match; the people have nothing but a bad connection. */
async function play(seed: string, way: BadWay): Promise<Evening> {
  const server = `http://127.0.0.1:${serving.port}`
  const people = [new Api({ server, fetch }), new Api({ server, fetch })]
  const given = await Promise.all(people.map((api, i) => api.newPerson(`Person ${i}`)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'novice' }] as const
  const { match } = await people[0].newMatch({
    game: 'immortals',
    config: { rounds: ROUNDS },
    seats: [...seats],
    listed: true,
  })
  await people[1].sit(match.id, 1)
  const ledger = new Ledger()
  const sit = (url: string, seat: number): Player =>
    new Player({
      server: url,
      match: match.id,
      seat,
      key: given[seat].key,
      ledger,
      random: new Random(seedFrom(`${seed} ${seat}`)),
      patience: PATIENCE,
      quiet: PATIENCE,
    })
  const players = [sit(way.url, 0), sit(way.url, 1)]
  await Promise.all(players.map((player) => player.play()))
  way.calm()
  const straight = [sit(server, 0), sit(server, 1)]
  await Promise.all(straight.map(({ table }) => table.arrival()))
  await Promise.all(players.map(({ table }, i) => table.next(({ at }) => at === straight[i].table.at)))
  for (const { table } of [...players, ...straight]) table.leave()
  await way.close()
  return { match: match.id, ledger, players, true: straight, faults: way.faults }
}

async function check({ match, ledger, players, true: straight }: Evening): Promise<void> {
  const recorded = readRecord(folder).matches.find(({ row }) => row.id === match)
  if (recorded === undefined) throw new Error('the match is not there')
  const { match: again, wrongs } = replayed(recorded)
  expect(recorded.row.status).toBe('over')
  expect(wrongs).toEqual([])
  expect(unsent(recorded, ledger)).toEqual([])
  expect(unkept([recorded], ledger)).toEqual([])
  expect(ledger.wrongs).toEqual([])
  for (const [seat, { table, tap }] of players.entries()) {
    const hash = hashOfView(again.engine.view(again.position, seat) as unknown as WireView)
    expect(straight[seat].tap.hash).toBe(hash)
    expect(tap.hash).toBe(hash)
    expect(hashOfView(table.view as unknown as WireView)).toBe(hash)
  }
  const acknowledged = [...ledger.sent].filter(
    ([id, { command }]) => command.type === 'choose' && ledger.done.has(id),
  )
  expect(acknowledged.length).toBeGreaterThan(effort({ quick: 15, deep: 100 }))
}

function tell({ ledger, players, faults }: Evening): void {
  const resyncs = players.reduce((sum, { table }) => sum + table.resyncs, 0)
  process.stdout.write(
    `${ledger.made} choices acknowledged over ${ledger.connections} connections; ${ledger.repeated} messages ` +
      `sent again, ${resyncs} times asked for everything; ${JSON.stringify(faults)}\n`,
  )
}

describe.concurrent('two people with bad connections', () => {
  it('end in the same position when connections are cut between any two bytes, held up and refused', async () => {
    const evening = await play('bytes', await TcpProxy.to(serving.port, new Random(seedFrom('bytes'))))
    tell(evening)
    await check(evening)
    for (const times of Object.values(evening.faults)) expect(times).toBeGreaterThan(0)
    expect(evening.ledger.repeated).toBeGreaterThan(0)
  }, 240_000)

  it('end in the same position when messages are lost, repeated, late or never answered', async () => {
    const evening = await play(
      'messages',
      await MessageProxy.to(serving.port, new Random(seedFrom('messages'))),
    )
    tell(evening)
    await check(evening)
    for (const times of Object.values(evening.faults)) expect(times).toBeGreaterThan(0)
    expect(evening.ledger.repeated).toBeGreaterThan(0)
  }, 240_000)
})

describe('an answer that was under way when the server stopped', () => {
  it('does not meet another question afterwards', async () => {
    const data = newFolder()
    const before = await TableServer.start({ data })
    const { id, people, tables } = await before.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([ROLL])
    await ada.ask()
    const old = await question(bo)
    await before.close()
    const after = await TableServer.start({ data })
    const [adaAgain, boAgain] = await Promise.all(people.map(({ key }) => after.join(id, { key })))
    await adaAgain.ask()
    const now = await question(boAgain)
    expect(await refusal(boAgain.answer(old, true))).toBe('server.notAsked')
    await boAgain.answer(now, true)
    await after.close()
  })
})

/** The number of what the table is asked. */
async function question(table: RemoteTable): Promise<number> {
  await table.next(({ match }) => (match?.asking ?? null) !== null)
  return table.match?.asking?.number ?? -1
}
