import { UserError, type Json, type MatchFile } from '@longtable/kernel'
import { RemoteTable, type SocketLike, type WantedMatch } from '@longtable/server/client'
import type {
  CampaignInfo,
  DailyTable,
  DailyWanted,
  GameInfo,
  MatchInfo,
  KeptCampaign,
  MyMatch,
  NewCampaign,
  PersonGiven,
  SeatRecord,
  Status,
} from '@longtable/server/wire'
import type { FromMatchWorker, ToMatchWorker } from './match-worker.ts'
import { savePerson, savedPerson } from './saved-person.ts'
import type { Connection } from './connection.ts'
import { PortSocket } from './port-socket.ts'
import { ThinkerWorkers } from './thinker-workers.ts'

const WHO = 'longtable.here'

/** The page's end of the line to the service: a worker of its own, or the port of one that all windows share. */
type MatchWorkerPort = Pick<MessagePort, 'addEventListener' | 'postMessage'>

/** The service that stands in this browser: no server, no network, kept where the browser keeps things. */
export class LocalConnection implements Connection {
  readonly place = 'here'
  readonly #service: MatchWorkerPort
  readonly #name: () => string
  readonly #thinkers: ThinkerWorkers
  readonly #waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (why: unknown) => void }
  >()
  #calls = 0
  #me: Promise<PersonGiven> | undefined

  constructor(service: MatchWorkerPort, name: () => string) {
    this.#service = service
    this.#name = name
    this.#thinkers = new ThinkerWorkers((thought) => this.#tell({ kind: 'thought', ...thought }))
    service.addEventListener('message', ({ data }: MessageEvent<FromMatchWorker>) => {
      if (data.kind === 'think') return this.#thinkers.think(data)
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if (data.kind === 'answer') waiting?.resolve(data.value)
      else waiting?.reject(new UserError(data.reason))
    })
    this.#tell({ kind: 'thinker', on: true })
    // A page that is put away may come back as it was.
    addEventListener('pagehide', () => this.#tell({ kind: 'thinker', on: false }))
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) this.#tell({ kind: 'thinker', on: true })
    })
  }

  #tell(message: ToMatchWorker): void {
    this.#service.postMessage(message)
  }

  #call<T>(method: string, ...args: readonly unknown[]): Promise<T> {
    const id = this.#calls++
    this.#service.postMessage({ kind: 'call', id, method, args } satisfies ToMatchWorker)
    return new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject })) as Promise<T>
  }

  /** Does this browser keep what is played here? If not, it lasts as long as the page. */
  isKept(): Promise<boolean> {
    return this.#call('isKept')
  }

  #person(): Promise<PersonGiven> {
    this.#me ??= this.#who()
    return this.#me
  }

  async #who(): Promise<PersonGiven> {
    const known = savedPerson(WHO)
    if (known !== undefined) {
      const isKnown = await this.#call('who', known.key).then(
        () => true,
        () => false,
      )
      if (isKnown) return known
    }
    const made = await this.#call<PersonGiven>('newPerson', this.#name())
    // Another window may have been quicker: whoever plays here is one person.
    const other = savedPerson(WHO)
    if (other !== undefined && other.key !== known?.key) return other
    savePerson(WHO, made)
    return made
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#call('games')
  }

  async newMatch(wanted: WantedMatch): Promise<MyMatch> {
    const usual = { config: {}, listed: false, pace: { kind: 'live', clock: null }, late: 'ask' }
    return this.#call('newMatch', await this.#person(), { ...usual, ...wanted })
  }

  async daily(game: string, wanted: DailyWanted = {}): Promise<DailyTable> {
    return this.#call('daily', await this.#person(), game, wanted)
  }

  async match(id: string): Promise<MyMatch> {
    return this.#call('match', id, await this.#person())
  }

  async mine(before?: number): Promise<readonly MyMatch[]> {
    return this.#call('mine', await this.#person(), before)
  }

  listed(status: Status, before?: number): Promise<readonly MatchInfo[]> {
    return this.#call('listed', status, before)
  }

  async sit(match: string, seat?: number, by: { invitation?: string; password?: string } = {}) {
    return this.#call<MyMatch & { seat: number }>('sit', await this.#person(), match, seat ?? null, by)
  }

  async exported(match: string, seat?: number): Promise<MatchFile | SeatRecord> {
    return this.#call('exported', await this.#person(), match, seat)
  }

  async imported(file: Json): Promise<MyMatch> {
    return this.#call('imported', await this.#person(), file)
  }

  async removeMatch(match: string): Promise<void> {
    await this.#call('remove', await this.#person(), match)
  }

  async newCampaign(wanted: NewCampaign): Promise<CampaignInfo> {
    return this.#call('newCampaign', await this.#person(), wanted)
  }

  campaign(id: string): Promise<CampaignInfo> {
    return this.#call('campaign', id)
  }

  async campaigns(): Promise<readonly CampaignInfo[]> {
    return this.#call('campaigns', await this.#person())
  }

  async keepCampaign(id: string, wanted: KeptCampaign): Promise<CampaignInfo> {
    return this.#call('keepCampaign', await this.#person(), id, wanted)
  }

  async leaveCampaign(id: string): Promise<void> {
    await this.#call('leaveCampaign', await this.#person(), id)
  }

  async table(match: string, seat: number | null): Promise<RemoteTable> {
    const { key } = await this.#person()
    return new RemoteTable({ server: location.origin, match, seat, key, connect: () => this.#socket() })
  }

  dropAdvice(): void {
    this.#thinkers.dropAdvice()
  }

  /** A socket whose other end is the worker. */
  #socket(): SocketLike {
    const { port1, port2 } = new MessageChannel()
    this.#service.postMessage({ kind: 'connect', port: port2 } satisfies ToMatchWorker, [port2])
    return new PortSocket(port1)
  }
}
