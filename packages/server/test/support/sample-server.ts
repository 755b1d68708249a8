import { createHash } from 'node:crypto'
import { loadGames, type GameEntry } from '@longtable/games'
import { readConfig, type Game, type Option } from '@longtable/kernel'
import { pino } from 'pino'
import { Api, RemoteTable } from '../../src/client/index.ts'
import type { Ids } from '../../src/host/environment.ts'
import { connectInNode } from '../../src/node-socket.ts'
import { serve, type Serving } from '../../src/serve.ts'
import { noLimits } from './table.ts'
import { TableClock } from './table-clock.ts'

/** The address in its links, whatever port it listens on. */
export const PUBLIC = 'https://games.example'

/** When the samples begin. No time passes in them unless somebody says so, so that nothing in them grows old. */
export const NOON = Date.UTC(2026, 0, 31, 12)

function digest(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

/** Names and secrets that are the same each time. */
function countedIds(): Ids {
  let given = 0
  return {
    id: () => `sample${digest(`id ${++given}`).slice(0, 16)}`,
    secret: () => digest(`secret ${++given}`).slice(0, 43),
    hex: () => digest(`hex ${++given}`),
    below: (n) => ++given % n,
  }
}

async function gamesUnder(rules: Readonly<Record<string, number>>): Promise<readonly GameEntry[]> {
  return (await loadGames()).map((entry) => {
    const version = rules[entry.game.id] ?? entry.game.rulesVersion
    return {
      ...entry,
      game: { ...entry.game, rulesVersion: version, config: optionsAt(entry.game, version) },
    }
  })
}

/** Options with the defaults that they had in a version of the rules. */
function optionsAt({ config }: Game, rulesVersion: number): Game['config'] {
  const then = readConfig(config, {}, rulesVersion)
  return Object.fromEntries(
    Object.entries(config).map(([name, option]) => [
      name,
      option.kind === 'content' ? option : ({ ...option, default: then[name] } as Option),
    ]),
  )
}

/** A server with all games in which only what is asked of it makes a difference: not the time, nor any chance. */
export class SampleServer {
  readonly clock: TableClock
  readonly url: string
  private readonly serving: Serving
  private readonly tables: RemoteTable[] = []

  private constructor(serving: Serving, clock: TableClock) {
    this.serving = serving
    this.clock = clock
    this.url = `http://127.0.0.1:${serving.port}`
  }

  /** With rules, by game, new matches are played under that version of its rules. */
  static async start(
    data: string,
    now: number = NOON,
    rules?: Readonly<Record<string, number>>,
  ): Promise<SampleServer> {
    const clock = new TableClock(now)
    const serving = await serve({
      ...(rules !== undefined && { games: { registry: await gamesUnder(rules) } }),
      data,
      clock,
      ids: countedIds(),
      host: '127.0.0.1',
      port: 0,
      publicUrl: PUBLIC,
      metricsOpen: true,
      allowPrivateWebhooks: true,
      botPause: 0,
      botThreads: 1,
      botLimit: 60_000,
      ruleLimit: 60_000,
      logger: pino({ level: 'silent' }),
      limits: noLimits,
    })
    return new SampleServer(serving, clock)
  }

  api(key?: string): Api {
    return new Api({ server: this.url, fetch, ...(key !== undefined && { key }) })
  }

  async table(match: string, key?: string, seat?: number): Promise<RemoteTable> {
    const how = { ...(key !== undefined && { key }), ...(seat !== undefined && { seat }) }
    const table = new RemoteTable({ server: this.url, match, connect: connectInNode, ...how })
    this.tables.push(table)
    await table.arrival()
    return table
  }

  async close(): Promise<void> {
    for (const table of this.tables) table.leave()
    await this.serving.close()
  }
}

/** Whoever is asked chooses, the same each time, until so many choices were made or the match is over. */
export async function chooseOn(tables: readonly RemoteTable[], most: number): Promise<number> {
  let made = 0
  const isOver = () => tables.some(({ match }) => match?.status === 'over')
  while (made < most && !isOver()) {
    const asked = tables.find(({ menu }) => menu.menu?.awaited === true)
    if (asked === undefined) {
      const some = ({ menu, match }: RemoteTable) => menu.menu?.awaited === true || match?.status === 'over'
      await Promise.race(tables.map((table) => table.next(some)))
      continue
    }
    const offered = asked.menu.menu?.offered ?? []
    await asked.choose([offered[(made * 31 + 7) % offered.length]])
    made++
    // The others have to know by then whether they are asked.
    for (const table of tables) await table.history({ most: 1 })
  }
  return made
}

/** What somebody at a table sees, in a word. */
export function sight({ at, view, menu, said }: RemoteTable): Sight {
  return {
    at: at ?? null,
    step: menu.menu?.step ?? null,
    offered: menu.menu?.offered.length ?? 0,
    said: said.map(({ name, text }) => `${name}: ${text}`),
    view: digest(JSON.stringify(view ?? null)),
  }
}

export interface Sight {
  readonly at: number | null
  readonly step: string | null
  readonly offered: number
  readonly said: readonly string[]
  readonly view: string
}
