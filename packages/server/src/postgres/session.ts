import pg from 'pg'
import { StoreFault } from '../errors/store-fault.ts'
import type { DatabaseUrl } from './database-url.ts'
import { faultOf, isBroken } from './postgres-errors.ts'

/** Numbers of 64 bits come as words otherwise; ours are times and counts, which fit. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

const CONNECT_WITHIN = 5000
/** A database that takes longer than this for one question is as good as gone. */
const ANSWER_WITHIN = 30_000

/**
 * Nothing is acknowledged before the disk has it, even where the database's own settings are less careful; and nobody who
 * hangs in the middle of something keeps others waiting.
 */
const settings = `
  SELECT set_config('search_path', $1, false), set_config('idle_in_transaction_session_timeout', '2000', false),
    set_config('statement_timeout', '${ANSWER_WITHIN}', false), set_config('lock_timeout', '10000', false),
    CASE WHEN current_setting('synchronous_commit') = 'off' THEN set_config('synchronous_commit', 'on', false) END,
    pg_is_in_recovery() AS standby`

type Value = string | number | null

interface Manner {
  /** May it stay in the middle of something for as long as it takes? Only where nobody else waits for it. */
  readonly isPatient?: boolean
  /** Milliseconds after which whatever was not answered has failed. */
  readonly answerWithin?: number
}

/** One connection, made when it is needed and made anew when it was lost; what is asked is answered in order. */
export class Session {
  readonly #url: DatabaseUrl
  readonly #isPatient: boolean
  readonly #answerWithin: number
  #client: Promise<pg.Client> | undefined
  #asked = 0
  #last: Promise<unknown> = Promise.resolve()
  #open = true

  constructor(
    url: DatabaseUrl,
    { isPatient = false, answerWithin = ANSWER_WITHIN + CONNECT_WITHIN }: Manner = {},
  ) {
    this.#url = url
    this.#answerWithin = answerWithin
    this.#isPatient = isPatient
  }

  /** How many questions wait for their answers. */
  get busy(): number {
    return this.#asked
  }

  /** What a statement answers. A named one is prepared once for each connection. */
  query<Row extends object>(text: string, values: readonly Value[] = [], name?: string): Promise<Row[]> {
    this.#asked += 1
    const question = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    const answer = this.#last.then(() => this.#ask<Row>(question)).finally(() => (this.#asked -= 1))
    this.#last = answer.catch(() => {})
    return answer
  }

  async #ask<Row extends object>(question: pg.QueryConfig): Promise<Row[]> {
    let client: pg.Client | undefined
    try {
      client = await this.#connected()
      const { rows } = await client.query<Row>(question)
      return rows
    } catch (error) {
      if (client !== undefined && isBroken(error)) this.#lose(client)
      throw faultOf(error)
    }
  }

  /** Gives up a connection on which something waits: whatever is asked next goes over a new one. */
  async renew(): Promise<void> {
    if (this.#asked === 0) return
    const client = await this.#client?.catch(() => undefined)
    if (client !== undefined) this.#lose(client)
  }

  async close(): Promise<void> {
    this.#open = false
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    await client?.end().catch(() => {})
  }

  #connected(): Promise<pg.Client> {
    if (!this.#open) throw new StoreFault('closed')
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined
      throw error
    })
    return this.#client
  }

  /** To the first of the hosts that can be written to: a standby answers, but keeps nothing. */
  async #connect(): Promise<pg.Client> {
    const errors: unknown[] = []
    for (const connectionString of this.#url.hosts) {
      const client = new pg.Client({
        connectionString,
        types,
        keepAlive: true,
        connectionTimeoutMillis: Math.min(CONNECT_WITHIN, this.#answerWithin),
        query_timeout: this.#answerWithin,
        application_name: 'longtable',
      })
      // Without a listener, a database that is restarted would end this process.
      client.on('error', () => this.#lose(client))
      try {
        await client.connect()
        const { rows } = await client.query<{ standby: boolean }>(settings, [this.#url.schema])
        if (this.#isPatient) await client.query('SET idle_in_transaction_session_timeout = 0')
        if (rows[0]?.standby === false) {
          client.on('end', () => this.#lose(client))
          return client
        }
        errors.push(new Error('this is a standby'))
      } catch (error) {
        errors.push(error)
      }
      void client.end().catch(() => {})
    }
    throw errors.length === 1 ? errors[0] : new AggregateError(errors)
  }

  #lose(client: pg.Client): void {
    const current = this.#client
    void current?.then(
      (known) => {
        if (known === client && this.#client === current) this.#client = undefined
      },
      () => {},
    )
    void client.end().catch(() => {})
  }
}

/** Several connections for questions that do not wait for each other. */
export class Sessions {
  readonly #sessions: readonly Session[]

  constructor(url: DatabaseUrl, size: number) {
    this.#sessions = Array.from({ length: size }, () => new Session(url))
  }

  query<Row extends object>(text: string, values: readonly Value[], name: string): Promise<Row[]> {
    const [first, ...others] = this.#sessions
    if (first === undefined) throw new StoreFault('closed')
    const idlest = others.reduce((best, each) => (each.busy < best.busy ? each : best), first)
    return idlest.query(text, values, name)
  }

  async renew(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.renew()))
  }

  async close(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.close()))
  }
}
