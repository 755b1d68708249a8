import { MatchElsewhere } from '../errors/match-elsewhere.ts'
import type { MatchRooms } from '../host/match-rooms.ts'
import type { NodeInfo, Sharing } from '../store/store.ts'
import type { Call } from './calls.ts'
import type { Dialer, MeshBeats } from './link.ts'
import { Peer } from './peer.ts'

interface RouterOptions {
  readonly rooms: Pick<MatchRooms, 'of' | 'inMemory'>
  readonly sharing: Sharing
  /** Null where servers do not know each other: then they only wait for each other to end. */
  readonly dialer: Dialer | null
  readonly beats: MeshBeats
}

/** Finds out where a match goes on: here, or at another server. */
export class Router {
  readonly #options: RouterOptions
  readonly #peers = new Map<string, Peer>()
  /** How many matches were taken from servers that could not be reached. */
  taken = 0

  constructor(options: RouterOptions) {
    this.#options = options
  }

  /** Clients of this server whose matches are elsewhere. */
  get lines(): number {
    return [...this.#peers.values()].reduce((sum, { lines }) => sum + lines, 0)
  }

  /**
   * The server that has this match; undefined if that is this one, which takes it if nobody has it. A server that does not
   * answer though it lives is robbed: it cannot write any more from then on, whatever it believes.
   */
  async find(match: string): Promise<Peer | undefined> {
    const { rooms, beats } = this.#options
    const until = performance.now() + beats.patience
    let from: string | undefined
    for (;;) {
      if (rooms.inMemory(match) !== undefined) return undefined
      try {
        await rooms.of(match, from)
        if (from !== undefined) this.taken += 1
        return undefined
      } catch (error) {
        if (!(error instanceof MatchElsewhere)) throw error
        const peer = await this.#peerFor(error)
        if (peer !== undefined && (await peer.answers())) return peer
        if (performance.now() > until) throw error
        from = peer === undefined || this.#options.dialer === null ? undefined : (error.owner ?? undefined)
      }
      if (from === undefined) await new Promise((resolve) => setTimeout(resolve, beats.again))
    }
  }

  async #peerFor({ owner, needs }: MatchElsewhere): Promise<Peer | undefined> {
    const others = await this.#options.sharing.others()
    this.#forget(others)
    const found =
      owner === null
        ? others.find(({ knows }) => needs !== null && (knows[needs.game] ?? 0) >= needs.rulesVersion)
        : others.find(({ id }) => id === owner)
    return found === undefined ? undefined : this.#peer(found)
  }

  #peer(info: NodeInfo): Peer | undefined {
    const { dialer, beats } = this.#options
    if (dialer === null) return undefined
    const peer = this.#peers.get(info.id) ?? new Peer(info, dialer, beats)
    this.#peers.set(info.id, peer)
    return peer
  }

  /** Those that have ended come back under another name. */
  #forget(others: readonly NodeInfo[]): void {
    const known = new Set(others.map(({ id }) => id))
    for (const [id, peer] of this.#peers) {
      if (known.has(id)) continue
      this.#peers.delete(id)
      peer.close()
    }
  }

  /** Tells all other servers something; whoever cannot be reached does not hear it. */
  async tellAll(news: Call): Promise<void> {
    const others = await this.#options.sharing.others()
    for (const info of others) this.#peer(info)?.tell(news)
  }

  close(): void {
    this.#forget([])
  }
}
