import { readMessage } from '../../src/wire/read-message.ts'
import { type GameEntry, loadGames } from '@longtable/games'
import { RemoteTable, type SocketLike } from '../../src/client/index.ts'
import type { MatchService } from '../../src/host/match-service.ts'
import { localMatchService, MemoryStore, type Change } from '../../src/local/index.ts'

const registry = await loadGames()

type Listener = (event: { readonly data: unknown }) => void

/** A match service right here, and all that it has kept. */
export function openHere(
  kept: Change[] = [],
  games: readonly GameEntry[] = registry,
): { readonly service: MatchService; readonly kept: Change[] } {
  const keep = async (changes: readonly Change[]): Promise<void> => void kept.push(...changes)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const store = new MemoryStore({ keep }, kept.slice())
  return { service: localMatchService({ registry: games, store, log, botPause: 0 }), kept }
}

/** A socket whose other end is a match service in this very process. */
class NearSocket implements SocketLike {
  private readonly listeners = new Map<string, Listener[]>()
  private readonly session: ReturnType<MatchService['connect']>

  constructor(service: MatchService) {
    this.session = service.connect({
      send: (data) => queueMicrotask(() => this.tell('message', data)),
      close: () => queueMicrotask(() => this.tell('close')),
    })
    queueMicrotask(() => this.tell('open'))
  }

  private tell(type: string, data?: unknown): void {
    for (const listener of this.listeners.get(type) ?? []) listener({ data })
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
  }

  send(words: string): void {
    this.session.receive(readMessage(words))
  }

  close(): void {
    this.session.gone()
    this.tell('close')
  }
}

export async function sitHere(
  service: MatchService,
  match: string,
  key: string,
  seat: number,
): Promise<RemoteTable> {
  const connect = (): SocketLike => new NearSocket(service)
  const table = new RemoteTable({ server: 'http://here', match, key, seat, connect })
  await table.arrival()
  return table
}
