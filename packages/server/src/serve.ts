import { resolve } from 'node:path'
import { loadGames, type GameEntry } from '@longtable/games'
import type { Language, Messages } from '@longtable/kernel'
import type { Logger } from 'pino'
import { MatchService } from './host/match-service.ts'
import { clockBy, realClock, realIds, type Clock, type Ids } from './host/environment.ts'
import {
  checkWebhookUrl,
  linksFor,
  listen,
  makeLogger,
  nodePasswords,
  WebhookSender,
  type ListenOptions,
} from './http/index.ts'
import { hostMetrics } from './host/host-metrics.ts'
import { usualQuotas, type Quotas } from './host/quotas.ts'
import { StoreFaults } from './host/watched-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { ArbiterPool } from './arbiter/arbiter-pool.ts'
import { BotPool } from './bots/bot-pool.ts'
import { joinCluster, type ClusterSettings } from './join-cluster.ts'

type Network = Pick<
  ListenOptions,
  'host' | 'port' | 'publicUrl' | 'trustProxy' | 'metricsOpen' | 'webFolder' | 'limits' | 'compress'
>

export interface ServeOptions extends Network {
  /** The folder in which everything is kept; made if it is not there. */
  readonly data: string
  /** The address of a PostgreSQL database in which everything is kept instead. */
  readonly database?: string
  /** How it finds others that share its database, and is found by them. */
  readonly cluster?: ClusterSettings
  readonly allowPrivateWebhooks?: boolean
  readonly botThreads?: number
  /** Milliseconds that a bot may think about one choice. */
  readonly botLimit?: number
  /** Milliseconds that the rules may take for one choice. */
  readonly ruleLimit?: number
  /** Milliseconds between two choices of bots in one match. */
  readonly botPause?: number
  /** Milliseconds after which a match that nobody looks at leaves memory. */
  readonly idleAfter?: number
  /** What one person may have kept in a day; null: no limit. */
  readonly quotas?: Quotas | null
  readonly logLevel?: string
  readonly logger?: Logger
  /** Other games than those of the registry, and the threads that know them if the usual ones do not. */
  readonly games?: { readonly registry: readonly GameEntry[]; readonly arbiter?: URL; readonly bot?: URL }
  readonly clock?: Clock
  readonly ids?: Ids
}

export interface Serving {
  /** The address that others can reach. */
  readonly url: string
  readonly addresses: readonly string[]
  /** The address on this very machine. */
  readonly here: string
  readonly port: number
  /** Where everything is kept: a folder, or a database without its password. */
  readonly data: string
  readonly service: MatchService
  /** Its name among those that share its database; null where nobody does. */
  readonly node: string | null
  close(): Promise<void>
}

const BOT_PAUSE = 20
const IDLE_AFTER = 60_000
const SWEEP_EVERY = 15_000
const LATE_EVERY = 30_000
const TIDY_EVERY = 3_600_000
/** What another server was to send, or what has to wait, is looked for so often. */
const SEND_EVERY = 5000

/** Starts a server: opens its folder, takes up the matches that go on by themselves, and listens. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const data = resolve(options.data)
  const log = options.logger ?? makeLogger(options.logLevel ?? 'info')
  const { arbiter, bot } = options.games ?? {}
  const registry = options.games?.registry ?? (await loadGames())
  const faults = new StoreFaults(log)
  const { store: opened, where } = await openStore(options, data)
  const store = faults.watch(opened)
  const { shared } = store
  const clock = options.clock ?? (shared === null ? realClock : clockBy(() => shared.now()))
  const lost = (what: string) => ({
    onLost: (_: number, why: string) => log.error({ what, why }, 'a thread was lost and replaced'),
    onFault: (method: string) => log.error({ what, method }, 'a thread failed at something'),
  })
  const arbiterPool = new ArbiterPool({
    ...lost('arbiter'),
    ...(arbiter === undefined ? {} : { entry: arbiter }),
    ...(options.ruleLimit === undefined ? {} : { limit: options.ruleLimit }),
  })
  const botPool = new BotPool({
    ...lost('bots'),
    ...(options.botLimit === undefined ? {} : { limit: options.botLimit }),
    ...(bot === undefined ? {} : { entry: bot }),
    ...(options.botThreads === undefined ? {} : { size: options.botThreads }),
  })
  const hookOptions = { allowPrivate: options.allowPrivateWebhooks ?? false }
  const sender = new WebhookSender(hookOptions)
  let url = ''
  const service = new MatchService({
    registry,
    store,
    arbiter: arbiterPool.arbiter,
    bots: botPool,
    clock,
    ids: options.ids ?? realIds,
    passwords: nodePasswords,
    links: linksFor(() => url),
    hooks: {
      check: (address) => checkWebhookUrl(address, hookOptions),
      send: (address, message) => sender.send(address, message),
    },
    log,
    quotas: options.quotas === undefined ? usualQuotas : options.quotas,
    botPause: options.botPause ?? BOT_PAUSE,
    isOneScreen: false,
    idleAfter: options.idleAfter ?? IDLE_AFTER,
  })
  const cluster =
    shared === null ? null : joinCluster(options.cluster ?? {}, { service, shared, registry, log })
  const end = async (): Promise<void> => {
    await service.outbox.close()
    await service.rooms.close()
    await Promise.all([arbiterPool.end(), botPool.end()])
    await store.close()
  }
  try {
    const listening = await listen(cluster?.api ?? service, {
      ...options,
      logger: log,
      messages: (game, lang) => messagesOf(registry, game, lang),
      metrics: (register) => {
        hostMetrics(register, { service, arbiterPool, botPool, faults })
        cluster?.metrics(register)
      },
      ...(cluster !== null && { upgrade: (...request) => cluster.upgrade(...request) }),
    })
    url = listening.url
    const timers = [
      setInterval(() => service.rooms.sweep(), Math.min(SWEEP_EVERY, options.idleAfter ?? IDLE_AFTER)),
      setInterval(() => void service.upkeep.late(), LATE_EVERY),
      setInterval(() => service.outbox.wake(), SEND_EVERY),
      setInterval(() => void service.upkeep.tidy(), TIDY_EVERY),
    ]
    await cluster?.begin(listening)
    void service.rooms.takeUp(() => store.running())
    return {
      url,
      addresses: listening.addresses,
      here: hereOf(listening),
      port: listening.port,
      data: where,
      service,
      node: shared?.node ?? null,
      close: async () => {
        for (const timer of timers) clearInterval(timer)
        await cluster?.leave()
        await listening.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Whoever keeps everything in a folder does not wait until a client for PostgreSQL is loaded. */
async function openStore(
  { database, cluster }: ServeOptions,
  folder: string,
): Promise<{ readonly store: Store; readonly where: string }> {
  if (database === undefined) return { store: await openSqliteStore(folder), where: folder }
  const { openPostgresStore, readDatabaseUrl } = await import('./postgres/index.ts')
  const { beats } = cluster ?? {}
  const store = await openPostgresStore(database, beats === undefined ? {} : { beats })
  return { store, where: readDatabaseUrl(database).shown }
}

/** A server that listens everywhere is found by the machine's own name. */
function hereOf({ host, port }: { readonly host: string; readonly port: number }): string {
  const isAnywhere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)
  return `http://${isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function messagesOf(registry: readonly GameEntry[], id: string, lang: Language): Messages | undefined {
  return registry.find(({ game }) => game.id === id)?.game.messages[lang]
}
