import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError, type Choice } from '@longtable/kernel'
import { pino } from 'pino'
import { Api, RemoteTable } from '../../src/client/index.ts'
import type { WantedMatch } from '../../src/client/api.ts'
import { connectInNode } from '../../src/node-socket.ts'
import { serve, type ServeOptions, type Serving } from '../../src/serve.ts'
import type { MatchInfo } from '../../src/wire/index.ts'
import { END, SURE, BID } from './toy.ts'
import { toyRegistry } from './toy-registry.ts'
import { Wire } from './table-wire.ts'

/** Nobody at these tables plays too fast. */
export const noLimits = {
  requests: null,
  creating: null,
  guesses: null,
  messages: null,
  strikes: null,
  choices: null,
  bytes: null,
  greetingBytes: 64 * 1024,
  connectionsPerAddress: 5000,
  closeSeconds: 1,
} as const

export const toyGames = {
  registry: toyRegistry,
  arbiter: new URL('./toy-arbiter-thread.ts', import.meta.url),
  bot: new URL('./toy-bots-thread.ts', import.meta.url),
} as const

export type TableOptions = Partial<Omit<ServeOptions, 'games'>>

/** Somebody with a name and a key. */
export interface Person {
  readonly name: string
  readonly key: string
  readonly api: Api
}

export interface Party {
  readonly id: string
  readonly people: readonly Person[]
  /** Of each person, in the order of the seats they took. */
  readonly tables: readonly RemoteTable[]
}

type SeatWanted = WantedMatch['seats'][number]

/** A server in this process, on any port, with a folder of its own unless it is given one. */
export class TableServer {
  readonly serving: Serving
  readonly url: string
  private readonly tables: RemoteTable[] = []
  private readonly wires: Wire[] = []

  constructor(serving: Serving) {
    this.serving = serving
    this.url = `http://127.0.0.1:${serving.port}`
  }

  static async start(options: TableOptions = {}): Promise<TableServer> {
    const serving = await serve({
      data: options.data ?? newFolder(),
      host: '127.0.0.1',
      port: 0,
      botPause: 0,
      botThreads: 1,
      logger: pino({ level: 'silent' }),
      games: toyGames,
      limits: noLimits,
      ...options,
    })
    return new TableServer(serving)
  }

  async close(): Promise<void> {
    for (const table of this.tables) table.leave()
    await Promise.all(this.wires.map((wire) => wire.leave()))
    await this.serving.close()
  }

  async person(name: string): Promise<Person> {
    const api = new Api({ server: this.url, fetch })
    const { key } = await api.newPerson(name)
    return { name, key, api }
  }

  /** A match for these people, who take the seats that are not bots' in order; all of them have arrived. */
  async party(
    names: readonly string[],
    wanted: Partial<WantedMatch> & { readonly bots?: readonly string[] } = {},
  ): Promise<Party> {
    const { bots = [], ...more } = wanted
    const people = await Promise.all(names.map((name) => this.person(name)))
    const [host, ...others] = people
    const open = others.map((): SeatWanted => ({ kind: 'open' }))
    const seats: SeatWanted[] = [
      { kind: 'me' },
      ...open,
      ...bots.map((bot): SeatWanted => ({ kind: 'bot', bot })),
    ]
    const { match } = await host.api.newMatch({ game: 'toy', listed: true, seats, ...more })
    for (const { api } of others) await api.sit(match.id)
    const tables = await Promise.all(people.map(({ key }) => this.join(match.id, { key })))
    return { id: match.id, people, tables }
  }

  async join(
    match: string,
    how: { readonly key?: string; readonly seat?: number | null } = {},
  ): Promise<RemoteTable> {
    const table = new RemoteTable({ server: this.url, match, connect: connectInNode, ...how })
    this.tables.push(table)
    await table.arrival()
    return table
  }

  /** A bare connection that has said hello. */
  async wire(match: string, how: { key?: string; seat?: number | null; have?: number } = {}): Promise<Wire> {
    const wire = await this.dial()
    await wire.hello(match, how)
    return wire
  }

  async dial(): Promise<Wire> {
    const wire = await Wire.to(this.url)
    this.wires.push(wire)
    return wire
  }

  info(match: string): Promise<MatchInfo> {
    return this.serving.service.match(match, undefined).then((found) => found.match)
  }
}

const folders: string[] = []

/** A folder that is gone when the tests are over. */
export function newFolder(): string {
  if (folders.length === 0) {
    process.on('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
  }
  const folder = mkdtempSync(join(tmpdir(), 'longtable-play-'))
  folders.push(folder)
  return folder
}

/** Waits until a seat has something like this to choose. */
export function offers(table: RemoteTable, choice: Choice): Promise<void> {
  return table.next(() => isOffered(table, choice))
}

export function isOffered({ menu }: RemoteTable, choice: Choice): boolean {
  return menu.menu?.offered.some((each) => each.do === choice.do) ?? false
}

/** Everybody bids a coin, so that the first seat has its turn. */
export async function bidAll(tables: readonly RemoteTable[]): Promise<void> {
  for (const table of tables) {
    await offers(table, BID[1])
    await table.choose([BID[1], SURE])
  }
  await offers(tables[0], END)
}

/** What somebody was told when something was refused; fails if it was not. */
export async function refusal(refused: Promise<unknown>): Promise<string> {
  try {
    await refused
  } catch (error) {
    if (error instanceof UserError) return error.text.key
    throw error
  }
  throw new Error('this was not refused')
}

/** What a state holds, as this seat sees it. */
export function seen<T>(table: RemoteTable, field: string): T {
  return (table.view?.state as Record<string, T> | undefined)?.[field] as T
}
