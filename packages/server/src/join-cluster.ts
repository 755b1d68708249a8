import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GameEntry } from '@longtable/games'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import {
  Cluster,
  MeshPass,
  SocketMesh,
  type Dialer,
  type Link,
  type LinkEvents,
  type MeshBeats,
} from './cluster/index.ts'
import type { MatchService } from './host/match-service.ts'
import type { ServerApi } from './host/server-api.ts'
import type { Beats } from './postgres/index.ts'
import type { Sharing } from './store/store.ts'

/** How a server finds others that share its database. */
export interface ClusterSettings {
  /** Known to all servers of the house and nobody else; without it they do not speak to each other. */
  readonly secret?: string
  /** Where the others reach this one, as host and port, if that is not simply the first address of its machine. */
  readonly address?: string
  readonly beats?: Beats
  readonly meshBeats?: MeshBeats
  /** Another way than WebSockets, for servers in one process. */
  readonly mesh?: { join(node: string, accept: (link: Link) => LinkEvents): Dialer }
}

/** What a server that was put together is part of. */
export interface Joined {
  /** What clients talk to. */
  readonly api: ServerApi
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  metrics(register: Registry): void
  /** Tells the others where this server is, and looks after matches that nobody goes on with. */
  begin(at: {
    readonly host: string
    readonly port: number
    readonly addresses: readonly string[]
  }): Promise<void>
  /** Lets go of everything, so that others go on with it at once. */
  leave(): Promise<void>
}

interface Around {
  readonly service: MatchService
  readonly shared: Sharing
  readonly registry: readonly GameEntry[]
  readonly log: Logger
}

/** Matches that nobody goes on with are looked for so often, in milliseconds. */
const TAKE_UP_EVERY = 1000

export function joinCluster(settings: ClusterSettings, around: Around): Joined {
  const { service, shared, registry, log } = around
  const { secret, meshBeats } = settings
  const accept = (link: Link): LinkEvents => cluster.accept(link)
  const sockets =
    secret === undefined
      ? null
      : new SocketMesh(new MeshPass(secret, () => shared.now()), shared.node, accept)
  const dialer = settings.mesh?.join(shared.node, accept) ?? sockets
  const cluster: Cluster = new Cluster({
    service,
    sharing: shared,
    dialer,
    log,
    ...(meshBeats !== undefined && { beats: meshBeats }),
  })
  const knows = Object.fromEntries(registry.map(({ game }) => [game.id, game.rulesVersion]))
  let timer: NodeJS.Timeout | undefined
  return {
    api: cluster.api,
    upgrade: (request, socket, head) => sockets?.upgrade(request, socket, head) ?? false,
    metrics: (register) => clusterMetrics(register, cluster, shared),
    begin: async (at) => {
      const address = dialer === null ? null : (settings.address ?? addressOf(at))
      await shared.announce({ address, knows })
      timer = setInterval(
        () => void service.upkeep.orphans(),
        Math.min(TAKE_UP_EVERY, settings.beats?.every ?? TAKE_UP_EVERY),
      )
    },
    leave: async () => {
      clearInterval(timer)
      await service.rooms.close()
      // Where the database cannot be reached, others find out by themselves.
      await shared.retire().catch(() => {})
      cluster.close()
      sockets?.close()
    },
  }
}

/** The first address of this machine by which others reach it, or its own where only it can. */
function addressOf({ host, port, addresses }: Parameters<Joined['begin']>[0]): string {
  const [first] = addresses
  if (first !== undefined) return new URL(first).host
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

function clusterMetrics(register: Registry, { router }: Cluster, shared: Sharing): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({
      name: `longtable_${name}`,
      help,
      registers: [register],
      collect: () => made.set(read()),
    })
  }
  gauge('cluster_current', 'Whether the database heard of this server lately', () => Number(shared.isCurrent))
  gauge('cluster_lines_passed', 'Connections whose match is at another server', () => router.lines)
  gauge('cluster_matches_taken', 'Matches taken from servers that did not answer', () => router.taken)
}
