import { UserError, type Choice, type Random } from '@longtable/kernel'
import { RemoteTable } from '../../src/client/remote-table.ts'
import type { Timers } from '../../src/client/socket.ts'
import type { Done } from '../../src/wire/to-client.ts'
import type { Ledger, Tap } from './crash-ledger.ts'

/** Ten times as impatient as a person's client: a test does not wait for seconds. */
const SPEED = 0.1
const hasty: Timers = {
  set: (work, milliseconds) => setTimeout(work, milliseconds * SPEED),
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

export interface PlayerOptions {
  readonly server: string
  readonly match: string
  /** Null only to watch. */
  readonly seat: number | null
  readonly key: string
  readonly ledger: Ledger
  readonly random: Random
  /** Plays the same again when a match is over. */
  readonly again?: boolean
  /** Milliseconds after which a connection that should answer and does not is given up. */
  readonly patience?: number
  /** Milliseconds of silence after which it is asked whether the server is still there. */
  readonly quiet?: number
}

/**
 * Somebody who plays at random from the menu as fast as the server answers: now and then takes something back, asks
 * the others to go back, says something, clicks twice or sends several choices at once.
 */
export class Player {
  table: RemoteTable
  tap: Tap
  match: string
  readonly seat: number | null
  private readonly options: PlayerOptions
  private readonly answers = new Set<Promise<unknown>>()
  private readonly halt: Promise<void>
  private isStopped = false
  private sayings = 0
  /** Ends what `play` waits for. */
  stop: () => void = () => {}

  constructor(options: PlayerOptions) {
    this.options = options
    this.seat = options.seat
    this.match = options.match
    this.halt = new Promise((resolve) => {
      this.stop = () => {
        this.isStopped = true
        resolve()
      }
    })
    ;[this.table, this.tap] = this.sitDown()
  }

  private sitDown(): [RemoteTable, Tap] {
    const { server, seat, key, ledger, random, patience = 20_000, quiet = 60_000 } = this.options
    const tap = ledger.tap({ match: this.match, seat })
    const table = new RemoteTable({
      server,
      match: this.match,
      key,
      seat,
      connect: tap.connect,
      timers: hasty,
      random: () => random.below(1000) / 1000,
      patience: patience / SPEED,
      quiet: quiet / SPEED,
    })
    table.on(({ kind }) => {
      if (kind === 'table') this.answerTheOthers(table)
    })
    return [table, tap]
  }

  /** Plays until it is stopped, or to the end; what was begun is finished. */
  async play(): Promise<void> {
    while (!this.isStopped) {
      const { table } = this
      await Promise.race([this.halt, table.next(() => this.isAsked(table))])
      if (this.isStopped) break
      // Another message may have come in the meantime.
      if (!this.isAsked(table)) continue
      if (table.match?.status !== 'over') await this.turn(table)
      else if (this.options.again === true) await this.playAgain(table)
      else break
    }
    await Promise.all(this.answers)
  }

  private isAsked({ match, menu, seat }: RemoteTable): boolean {
    if (match?.status === 'over') return true
    return seat !== null && match?.status === 'running' && menu.menu?.awaited === true
  }

  private async playAgain(table: RemoteTable): Promise<void> {
    const next = this.seat === null ? await this.nextMatch(table) : (await obeyed(table.rematch()))?.match
    if (next === undefined) return
    table.leave()
    this.match = next
    ;[this.table, this.tap] = this.sitDown()
  }

  /** Whoever watches goes on when the others do. */
  private async nextMatch(table: RemoteTable): Promise<string | undefined> {
    await Promise.race([this.halt, table.next(({ match }) => (match?.next ?? null) !== null)])
    return table.match?.next ?? undefined
  }

  private async turn(table: RemoteTable): Promise<void> {
    const { random } = this.options
    const roll = random.below(100)
    if (roll < 7) await obeyed(table.undo())
    else if (roll < 12) await obeyed(table.ask())
    else if (roll < 18) await obeyed(table.say(`${this.seat}: ${++this.sayings}`))
    else if (roll < 26) await obeyed(table.choose([this.any(table), this.any(table)]))
    else if (roll < 34) {
      await obeyed(table.choose([this.any(table), this.any(table), this.any(table)], { gesture: true }))
    } else if (roll < 38) {
      await Promise.all([obeyed(table.choose([this.any(table)])), obeyed(table.choose([this.any(table)]))])
    } else await obeyed(table.choose([this.any(table)]))
  }

  private any({ menu: { menu } }: RemoteTable): Choice {
    const { offered = [], revisions = [] } = menu ?? {}
    const { random } = this.options
    // Rather on than round in circles.
    return random.pick(
      offered.length === 0 || (revisions.length > 0 && random.below(8) === 0) ? revisions : offered,
    )
  }

  /** Agrees more often than not when somebody wants to go back. */
  private answerTheOthers(table: RemoteTable): void {
    const asking = table.match?.asking ?? null
    if (this.isStopped || this.seat === null || asking === null || !asking.waiting.includes(this.seat)) return
    const answer = obeyed(table.answer(asking.number, this.options.random.below(3) > 0))
    this.answers.add(answer)
    void answer.then(() => this.answers.delete(answer))
  }
}

/** What is refused costs nothing; a fault of the client is one of the test. */
async function obeyed(answer: Promise<Done>): Promise<Done | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}
