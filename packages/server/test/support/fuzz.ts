import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Random, seedFrom } from '@longtable/kernel'
import {
  attackByBytes,
  attackByCertainRequests,
  attackByRequests,
  floodByRequests,
  type Seen,
} from './fuzz-http.ts'
import { attackAs, flood } from './fuzz-sockets.ts'
import type { Health } from './fuzz-server.ts'
import { Bystanders, digest, linesOf, newVictim } from './fuzz-table.ts'
import { newFolder } from './table.ts'

export interface FuzzOptions {
  readonly seed: string
  /** How many messages and requests in all. */
  readonly count: number
  /** With the limits as they are, or raised so that everything reaches what reads it. */
  readonly limited: boolean
  /** A server that is wrong in every way, to see that it is noticed. */
  readonly broken?: boolean
}

export interface FuzzReport {
  readonly sent: number
  /** What was answered, and how often: types of messages, their reasons, and the status of answers. */
  readonly answers: ReadonlyMap<string, number>
  /** Hostile things that were done, or not answered as they should be. */
  readonly wrong: readonly string[]
  readonly faults: readonly string[]
  /** Bytes in use in the middle and at the end. */
  readonly heap: readonly [middle: number, end: number]
  readonly isUnchanged: boolean
  readonly bystanders: {
    readonly made: number
    readonly written: number
    readonly resyncs: number
    readonly connected: boolean
  }
}

/** The server, in a process of its own. */
class Target {
  readonly folder = newFolder()
  private readonly child: ChildProcess
  private readonly died: Promise<never>

  constructor({ limited, broken = false }: FuzzOptions) {
    const file = new URL('./fuzz-server.ts', import.meta.url)
    this.child = fork(file, [JSON.stringify({ data: this.folder, limited, broken })], {
      execArgv: ['--expose-gc', '--import', import.meta.resolve('tsx')],
    })
    this.died = once(this.child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    })
    this.died.catch(() => undefined)
  }

  private async told(): Promise<{ readonly port?: number; readonly health?: Health }> {
    const [message] = (await Promise.race([once(this.child, 'message'), this.died])) as [object]
    return message
  }

  async port(): Promise<number> {
    return (await this.told()).port ?? 0
  }

  async health(): Promise<Health> {
    this.child.send('health')
    const { health } = await this.told()
    if (health === undefined) throw new Error('the server did not say how it is')
    return health
  }

  /** Runs something as long as the server lives. */
  during<T>(task: Promise<T>): Promise<T> {
    return Promise.race([task, this.died])
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.send('end')
    await gone
  }
}

/** Of a hundred hostile things so many come from each. */
const shares = { stranger: 62, traitor: 28, request: 9, bytes: 1 }

/** Attacks a server with everything that can be thought of, while others play on. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const target = new Target(options)
  try {
    return await target.during(attack(target, options))
  } finally {
    await target.end()
  }
}

async function attack(target: Target, { seed, count, limited }: FuzzOptions): Promise<FuzzReport> {
  const port = await target.port()
  const server = `http://127.0.0.1:${port}`
  const victim = await newVictim(server, seed)
  const bystanders = await Bystanders.at(server, seed)
  const seen: Seen = { sent: 0, answers: new Map(), wrong: [] }
  const before = digest(target.folder, victim.id)
  const wave = async (name: string, share: number): Promise<void> => {
    const part = (of: keyof typeof shares): number => Math.ceil((count * share * shares[of]) / 100)
    const random = (of: string): Random => new Random(seedFrom(`${seed} ${name} ${of}`))
    const common = { port, victim, seen, limited }
    await Promise.all([
      attackAs('stranger', { ...common, count: part('stranger'), random: random('strangers') }),
      attackAs('traitor', { ...common, count: part('traitor'), random: random('traitors') }),
      attackByRequests({ ...common, count: part('request'), random: random('requests') }),
      attackByBytes({ ...common, count: part('bytes'), random: random('bytes') }),
    ])
  }
  let isOver = false
  const playing = playOn(bystanders, limited, () => isOver)
  if (limited) {
    await flood({ port, seen })
    await floodByRequests({ port, seen })
  } else await attackByCertainRequests({ port, victim, seen })
  // The first wave warms everything up.
  await wave('first', 0.2)
  await wave('second', 0.3)
  const middle = await target.health()
  await wave('third', 0.5)
  isOver = true
  await playing
  const end = await target.health()
  const report: FuzzReport = {
    ...seen,
    faults: end.faults,
    heap: [middle.heap, end.heap],
    isUnchanged: digest(target.folder, victim.id) === before,
    bystanders: {
      made: bystanders.made,
      written: linesOf(target.folder, bystanders.id) - 1,
      resyncs: bystanders.resyncs,
      connected: bystanders.areConnected,
    },
  }
  bystanders.leave()
  return report
}

/** With the limits on they play as fast as people do. */
async function playOn(bystanders: Bystanders, limited: boolean, isOver: () => boolean): Promise<void> {
  const pause = limited ? 60 : 10
  while (!isOver() && (await bystanders.play())) await new Promise((resolve) => setTimeout(resolve, pause))
}
