import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random, UserError, seedFrom, type Choice, type Text } from '@longtable/kernel'
import { pino } from 'pino'
import { vi } from 'vitest'
import {
  Api,
  RemoteTable,
  type RemoteOptions,
  type SocketLike,
  type WantedMatch,
} from '../../src/client/index.ts'
import type { Clock } from '../../src/host/environment.ts'
import { defaultLimits, type Limits } from '../../src/http/limits.ts'
import { connectInNode } from '../../src/node-socket.ts'
import { serve, type ServeOptions, type Serving } from '../../src/serve.ts'
import type { MyMatch, PersonGiven } from '../../src/wire/http-api.ts'
import { immortalsGames } from './immortals-games.ts'

// A server that starts has threads to start, and the machine may have other things to do.
vi.setConfig({ hookTimeout: 60_000 })

/** Nobody is slowed down: what is tested here is what one may do, not how often. */
export const noLimits: Limits = {
  ...defaultLimits,
  requests: null,
  creating: null,
  guesses: null,
  messages: null,
  choices: null,
  bytes: null,
  connectionsPerAddress: 500,
}

/** A clock that stands still until somebody moves it; pauses as short as a bot's pass by themselves. */
export class HandClock implements Clock {
  private time: number
  private readonly tasks = new Set<{ readonly due: number; readonly task: () => void }>()

  constructor(time = Date.UTC(2026, 0, 1)) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  later(ms: number, task: () => void): () => void {
    if (ms <= 100) {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    }
    const waiting = { due: this.time + ms, task }
    this.tasks.add(waiting)
    return () => void this.tasks.delete(waiting)
  }

  advance(ms: number): void {
    this.time += ms
    for (const waiting of [...this.tasks].toSorted((a, b) => a.due - b.due)) {
      if (waiting.due > this.time || !this.tasks.delete(waiting)) continue
      waiting.task()
    }
  }
}

/** Somebody with a key of their own. */
export interface LobbyPerson extends PersonGiven {
  readonly api: Api
}

/** How a connection ended. */
export interface End {
  readonly code: number
  readonly reason: string
}

/** A server in this process, everybody who talks to it, and all that they were ever told. */
export class LobbyServer {
  readonly serving: Serving
  /** Each answer to a request and each message on a connection, as it came. */
  readonly heard: string[] = []
  private readonly tables: RemoteTable[] = []

  constructor(serving: Serving) {
    this.serving = serving
  }

  get url(): string {
    return `http://127.0.0.1:${this.serving.port}`
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, init)
    const words = await answer.text()
    this.heard.push(words, JSON.stringify([...answer.headers]))
    return new Response(words === '' ? null : words, { status: answer.status, headers: answer.headers })
  }

  /** A request as anybody could write it. */
  async ask(
    method: string,
    path: string,
    key?: string,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }> {
    const headers = {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await this.fetch(`${this.url}${path}`, sent)
    const words = await answer.text()
    return { status: answer.status, json: words === '' ? null : (JSON.parse(words) as unknown) }
  }

  api(key?: string): Api {
    return new Api({ server: this.url, fetch: this.fetch, ...(key !== undefined && { key }) })
  }

  async person(name: string): Promise<LobbyPerson> {
    const api = this.api()
    return { ...(await api.newPerson(name)), api }
  }

  async persons<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: LobbyPerson }> {
    const all = []
    for (const name of names) all.push(await this.person(name))
    return all as unknown as { [K in keyof N]: LobbyPerson }
  }

  /** Sits down at a match or watches it, without waiting to be let in. */
  connect(
    match: string,
    key?: string,
    more: Partial<RemoteOptions> = {},
  ): { table: RemoteTable; ended: Promise<End> } {
    let end: (how: End) => void = () => {}
    const ended = new Promise<End>((resolve) => (end = resolve))
    const connect = (url: string): SocketLike => {
      const socket = connectInNode(url)
      socket.addEventListener('message', ({ data }) => void this.heard.push(String(data)))
      socket.addEventListener('close', ((event: End) => end(event)) as unknown as () => void)
      return socket
    }
    const table = new RemoteTable({
      server: this.url,
      match,
      connect,
      ...(key !== undefined && { key }),
      ...more,
    })
    this.tables.push(table)
    return { table, ended }
  }

  async table(match: string, key?: string, more: Partial<RemoteOptions> = {}): Promise<RemoteTable> {
    const { table } = this.connect(match, key, more)
    await table.arrival()
    return table
  }

  /** The tables leave; the server goes on. */
  leaveAll(): void {
    for (const table of this.tables.splice(0)) table.leave()
  }

  async close(): Promise<void> {
    this.leaveAll()
    await this.serving.close()
  }
}

export async function openLobby(
  options: Partial<ServeOptions> & { readonly data: string },
): Promise<LobbyServer> {
  return new LobbyServer(
    await serve({
      port: 0,
      host: '127.0.0.1',
      limits: noLimits,
      botPause: 0,
      // Longer than any bot or rule takes on a busy machine.
      botLimit: 60_000,
      ruleLimit: 60_000,
      botThreads: 1,
      logger: pino({ level: 'silent' }),
      games: immortalsGames,
      ...options,
    }),
  )
}

/** A folder that is gone after the tests. */
export function tempFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'longtable-lobby-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** What a request or a command is refused with. */
export async function refusal(promise: Promise<unknown>): Promise<Text & { readonly status?: number }> {
  try {
    await promise
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { ...error.text, ...('status' in error && { status: Number(error.status) }) }
  }
  throw new Error('it was not refused')
}

/** The shortest match of Immortals there is. */
export const QUICK = { game: 'immortals', config: { rounds: 1 } } as const
const BOT = { kind: 'bot', bot: 'random' } as const

/** A quick match of three: what is not said is played by bots. */
export function quick(
  seats: readonly ('me' | 'open' | 'bot')[],
  more: Partial<WantedMatch> = {},
): WantedMatch {
  return { ...QUICK, seats: seats.map((kind) => (kind === 'bot' ? BOT : { kind })), ...more }
}

/** The secret in a seat's invitation. */
export function invitationOf({ invitations }: Pick<MyMatch, 'invitations'>, seat: number): string {
  const url = invitations.find((each) => each.seat === seat)?.url ?? ''
  return new URLSearchParams(new URL(url).hash.slice(1)).get('invite') ?? ''
}

/** A choice offered at a table now, by chance that is the same each time. */
export function pickAt(table: RemoteTable): Choice {
  const { menu } = table.menu
  if (menu === null || menu.offered.length === 0) throw new Error('nothing is offered')
  return new Random(seedFrom(`${table.seat}/${table.at}`)).pick(menu.offered)
}

/** Whoever is asked chooses something, until it is enough or the match is over. */
export async function playOn(
  tables: readonly RemoteTable[],
  isEnough: () => boolean = () => false,
): Promise<void> {
  const isOver = () => tables.some(({ match }) => match?.status === 'over')
  while (!isOver() && !isEnough()) {
    const asked = tables.find(({ menu }) => menu.menu?.awaited === true)
    if (asked === undefined) {
      await Promise.race(
        tables.map((table) =>
          table.next(({ menu, match }) => menu.menu?.awaited === true || match?.status === 'over'),
        ),
      )
      continue
    }
    // What a choice leads to is shown before it is acknowledged.
    await asked.choose([pickAt(asked)])
  }
}
