import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { immortals } from '@longtable/immortals'
import { Engine, Match, Random, Recorder, seedFrom, type Game } from '@longtable/kernel'
import { WebSocket } from 'ws'
import { Api, RemoteTable } from '../../src/client/index.ts'
import { readLink } from '../../src/wire/links.ts'
import { connect } from '../../src/sqlite/database.ts'
import { DATABASE } from '../../src/sqlite/files.ts'
import { TRAITOR, type Victim } from './fuzz-messages.ts'

const engine = new Engine(immortals as unknown as Game, 3)

/** A match in which all are planning, and the one who attacks did not choose last. */
function planned(seed: string): Match {
  for (let n = 0; ; n++) {
    const match = new Match(engine, seedFrom(`${seed} ${n}`))
    const random = new Random(seedFrom(`${seed} choices ${n}`))
    let last = TRAITOR
    while (match.position.stack.at(-1)?.step !== 'plan') {
      last = random.pick(engine.awaited(match.position))
      match.choose(last, random.pick(engine.plainMenu(match.position, last)?.offered ?? []))
    }
    if (last !== TRAITOR) return match
  }
}

async function personAt(server: string, name: string): Promise<Api> {
  const api = new Api({ server, fetch })
  await api.newPerson(name)
  return api
}

/** Sets up the match that will be attacked. */
export async function newVictim(server: string, seed: string): Promise<Victim> {
  const match = planned(seed)
  const names = ['Ada', 'Ben', 'Mallory', 'Eve']
  const [host, ...others] = await Promise.all(names.map((name) => personAt(server, name)))
  const file = new Recorder(match, names.slice(0, 3)).file()
  const { match: made, invitations } = await host.imported(file)
  for (const { seat, url } of invitations) {
    const link = readLink(url)
    if (link?.kind !== 'invitation') throw new Error(`this is no invitation: ${url}`)
    await others[seat - 1].sit(made.id, seat, { invitation: link.invitation })
  }
  const keys = [host, ...others].map(({ key }) => key ?? '')
  return { id: made.id, engine, position: match.position, keys: keys.slice(0, 3), stranger: keys[3] }
}

/** Everything that is written of a match, and how many persons and matches there are, as one hash. */
export function digest(folder: string, match: string): string {
  const db = connect(join(folder, DATABASE), { readOnly: true })
  const hash = createHash('sha256')
  try {
    hash.update(JSON.stringify(db.prepare('SELECT * FROM matches WHERE id = ?').all(match)))
    for (const table of ['lines', 'holders', 'snapshots', 'said', 'codes']) {
      hash.update(JSON.stringify(db.prepare(`SELECT * FROM ${table} WHERE match = ?`).all(match)))
    }
    for (const table of ['persons', 'codes']) {
      hash.update(JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all()))
    }
  } finally {
    db.close()
  }
  return hash.digest('hex')
}

export function linesOf(folder: string, match: string): number {
  const db = connect(join(folder, DATABASE), { readOnly: true })
  try {
    const row = db.prepare('SELECT count(*) AS n FROM lines WHERE match = ?').get(match) as { n: number }
    return row.n
  } finally {
    db.close()
  }
}

/** Not the address that the attackers come from. */
const ADDRESS = '127.0.0.2'

/** People at another table who only want to play. */
export class Bystanders {
  readonly id: string
  /** Choices that were acknowledged. */
  made = 0
  private readonly tables: readonly RemoteTable[]
  private readonly random: Random
  private last = 0

  private constructor(id: string, tables: readonly RemoteTable[], random: Random) {
    this.id = id
    this.tables = tables
    this.random = random
  }

  static async at(server: string, seed: string): Promise<Bystanders> {
    const api = await personAt(server, 'Grace')
    const seats = [0, 1, 2].map(() => ({ kind: 'me' }) as const)
    const { match } = await api.newMatch({ game: 'immortals', seats, config: { rounds: 10 } })
    const from = (url: string): WebSocket =>
      new WebSocket(url, { localAddress: ADDRESS, perMessageDeflate: false })
    const tables = [0, 1, 2].map(
      (seat) => new RemoteTable({ server, match: match.id, key: api.key ?? '', seat, connect: from }),
    )
    await Promise.all(tables.map((table) => table.arrival()))
    return new Bystanders(match.id, tables, new Random(seedFrom(`${seed} bystanders`)))
  }

  /** One of them makes a choice and gets an answer; false when the game is over. */
  async play(): Promise<boolean> {
    const { match } = this.tables[this.last]
    if (match?.status !== 'running') return false
    const seat = this.random.pick(match.awaited)
    const table = this.tables[seat]
    await table.next(() => table.menu.menu?.awaited === true)
    const { made } = await table.choose([this.random.pick(table.menu.menu?.offered ?? [])])
    this.made += made ?? 0
    this.last = seat
    return true
  }

  /** How often one of them lost the thread. */
  get resyncs(): number {
    return this.tables.reduce((sum, { resyncs }) => sum + resyncs, 0)
  }

  get areConnected(): boolean {
    return this.tables.every(({ isConnected }) => isConnected)
  }

  leave(): void {
    for (const table of this.tables) table.leave()
  }
}
