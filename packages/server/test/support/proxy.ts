import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@longtable/kernel'

export type TcpFault =
  /** The connection ended in the middle of what went to the server, or came from it. */
  | 'cutUp'
  | 'cutDown'
  /** Nothing came through any more, and nobody was told. */
  | 'silent'
  /** Everything waited for a while. */
  | 'held'
  /** Nobody answered at the other end. */
  | 'refused'

type Way = 'up' | 'down'

/** One way through, and when it fails: after so many bytes. */
interface Fate {
  readonly after: number
  readonly fault: 'cut' | 'silent' | 'held'
}

const LONGEST_DELAY = 4
const LONGEST_HOLD = 250
const OUTAGE = 150
/** In bytes: the answers are longer than the questions. */
const FURTHEST = { up: 4000, down: 80_000 }
/** The same for what has not happened yet: a short evening sees everything, too. */
const SOON = { up: 1500, down: 15_000 }
/** This connection is refused, whatever chance says. */
const REFUSED_FIRST = 3

/**
 * A way to a server on this machine that is as bad as one can be without changing a byte: what comes through is cut
 * into pieces that come late, connections end between any two bytes, fall silent, or are refused for a while.
 */
export class TcpProxy {
  readonly faults: Record<TcpFault, number> = { cutUp: 0, cutDown: 0, silent: 0, held: 0, refused: 0 }
  private readonly target: number
  private readonly random: Random
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private isCalm = false
  private outage = false
  private asked = 0

  private constructor(target: number, random: Random) {
    this.target = target
    this.random = random
    this.server = createServer((client) => this.accept(client))
  }

  static async to(port: number, random: Random): Promise<TcpProxy> {
    const proxy = new TcpProxy(port, random)
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** From now on nothing goes wrong any more, but with the connections that are there. */
  calm(): void {
    this.isCalm = true
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private accept(client: Socket): void {
    this.asked++
    const isUnlucky = this.random.below(10) === 0 || this.asked === REFUSED_FIRST
    if (!this.isCalm && (this.outage || isUnlucky)) {
      this.faults.refused++
      client.resetAndDestroy()
      return
    }
    const server = connect(this.target, '127.0.0.1')
    const cut = (): void => {
      client.destroy()
      server.destroy()
      this.sockets.delete(client)
      this.sockets.delete(server)
    }
    for (const socket of [client, server]) {
      this.sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('close', cut)
      socket.on('error', cut)
    }
    void this.carry(client, server, 'up', cut)
    void this.carry(server, client, 'down', cut)
  }

  private fate(way: Way, carried: number): Fate | undefined {
    if (this.isCalm) return undefined
    const due = (['cut', 'silent', 'held'] as const).filter((each) => this.faults[nameOf(each, way)] === 0)
    const fault = this.random.pick(due.length > 0 ? due : (['cut', 'cut', 'cut', 'silent', 'held'] as const))
    const furthest = (due.length > 0 ? SOON : FURTHEST)[way]
    return { after: carried + this.random.below(furthest), fault }
  }

  /** Brings everything from one side to the other, late and in pieces, as far as its fate lets it. */
  private async carry(from: Socket, to: Socket, way: Way, cut: () => void): Promise<void> {
    let carried = 0
    let fate = this.fate(way, carried)
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (const piece of this.pieces(chunk, fate === undefined ? undefined : fate.after - carried)) {
          await wait(this.random.below(LONGEST_DELAY))
          to.write(piece)
          carried += piece.length
          if (fate === undefined || carried < fate.after) continue
          const { fault } = fate
          await this.strike(fault, way)
          if (fault === 'cut') return cut()
          // Whoever waits for more has to find out by themselves.
          if (fault === 'silent') return await once(from, 'close').then(() => undefined)
          fate = this.fate(way, carried)
        }
      }
    } catch {
      // A connection that was cut cannot be read.
    }
  }

  private async strike(fault: Fate['fault'], way: Way): Promise<void> {
    this.faults[nameOf(fault, way)]++
    if (fault === 'held') await wait(this.random.below(LONGEST_HOLD))
    else if (fault === 'cut' && this.random.below(4) === 0) void this.breakDown()
  }

  private async breakDown(): Promise<void> {
    this.outage = true
    await wait(this.random.below(OUTAGE))
    this.outage = false
  }

  /** Two pieces, of which the first may end exactly where something is to happen. */
  private pieces(chunk: Buffer, until: number | undefined): Buffer[] {
    const at =
      until !== undefined && until < chunk.length ? Math.max(until, 0) : this.random.below(chunk.length)
    return [chunk.subarray(0, at), chunk.subarray(at)]
  }
}

function nameOf(fault: Fate['fault'], way: Way): TcpFault {
  if (fault !== 'cut') return fault
  return way === 'up' ? 'cutUp' : 'cutDown'
}
