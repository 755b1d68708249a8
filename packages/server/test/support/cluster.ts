import { onTestFinished } from 'vitest'
import { emptySchema } from '../../../../scripts/test/cluster.ts'
import type { Dialer, Link, LinkEvents } from '../../src/cluster/index.ts'
import type { RemoteTable } from '../../src/client/index.ts'
import { connectInNode } from '../../src/node-socket.ts'
import type { ServeOptions } from '../../src/serve.ts'
import { openLobby, type LobbyServer } from './lobby.ts'

/** Servers in one process that reach each other in memory, until somebody cuts one off. */
export class MemoryMesh {
  readonly #accepts = new Map<string, (link: Link) => LinkEvents>()
  readonly #cut = new Set<string>()
  /** The names of those that joined, in that order. */
  readonly names: string[] = []

  /** Nothing gets through to this one or from it; nobody is told. */
  cut(node: string): void {
    this.#cut.add(node)
  }

  mend(node: string): void {
    this.#cut.delete(node)
  }

  join(node: string, accept: (link: Link) => LinkEvents): Dialer {
    this.#accepts.set(node, accept)
    this.names.push(node)
    return { dial: (to, events) => this.#dial(node, to.id, events) }
  }

  #dial(from: string, to: string, events: LinkEvents): Link {
    let isOpen = true
    const carry = (work: () => void): void => {
      setImmediate(() => {
        if (isOpen && !this.#cut.has(from) && !this.#cut.has(to)) work()
      })
    }
    const close = (): void => {
      if (!isOpen) return
      isOpen = false
      events.gone()
      there?.gone()
    }
    const there = this.#accepts.get(to)?.({ send: (words) => carry(() => events.heard(words)), close })
    return { send: (words) => carry(() => there?.heard(words)), close }
  }
}

/** Short, but a busy machine has to keep up with them. */
const beats = { every: 100, expire: 1500, keep: 100 }
const meshBeats = { ping: 100, silence: 1000, again: 50, patience: 20_000 }

/** Servers that share a database and know each other. */
export class TestCluster {
  readonly mesh = new MemoryMesh()
  readonly nodes: LobbyServer[] = []
  readonly #database: string

  private constructor(database: string) {
    this.#database = database
  }

  static async open(size: number): Promise<TestCluster> {
    const cluster = new TestCluster(await emptySchema())
    for (let i = 0; i < size; i += 1) await cluster.add()
    return cluster
  }

  async add(options: Partial<ServeOptions> = {}): Promise<LobbyServer> {
    const { mesh } = this
    const node = await openLobby({
      data: 'nowhere',
      database: this.#database,
      cluster: { mesh, beats, meshBeats },
      publicUrl: 'https://games.example',
      ...options,
    })
    onTestFinished(async () => {
      node.leaveAll()
      await this.stop(node)
    })
    this.nodes.push(node)
    return node
  }

  /** Ends a server as its operator would. */
  async stop(node: LobbyServer): Promise<void> {
    const at = this.nodes.indexOf(node)
    if (at < 0) return
    this.nodes.splice(at, 1)
    await node.serving.close()
  }

  /** Somebody who comes back to whichever server is there, as behind a proxy; at first to this one. */
  async table(match: string, key: string, first: LobbyServer): Promise<RemoteTable> {
    let isFirst = true
    const connect = () => {
      const node = isFirst ? first : (this.nodes[0] ?? first)
      isFirst = false
      return connectInNode(`ws://127.0.0.1:${node.serving.port}/api/socket`)
    }
    return first.table(match, key, { connect })
  }
}
