import type { BotPlayer, BotSeat, Choice, GameTypes, SearchHints, Random } from '@longtable/kernel'
import { BotRunner } from '../playing/bot-runner.ts'

/** How long a seat thought in a game, in milliseconds. */
export interface Thinking {
  readonly turns: number
  readonly whole: number
  readonly slowest: number
}

/**
 * Looks at the clock while bots think. A turn is what a seat chooses until another seat does, or until the game's own
 * clock moves on.
 */
export class TimedBotRunner<G extends GameTypes> extends BotRunner<G> {
  private readonly guide: SearchHints<G> | undefined
  private readonly seats: { turns: number; whole: number; slowest: number }[]
  private seat = -1
  private tick = 0
  private turn = 0

  constructor(seats: number, guide: SearchHints<G> | undefined) {
    super()
    this.guide = guide
    this.seats = Array.from({ length: seats }, () => ({ turns: 0, whole: 0, slowest: 0 }))
  }

  override choose(bot: BotPlayer<G>, asked: BotSeat<G>, chance: Random): Choice {
    const { view, engine } = asked
    this.turnOf(view.viewer, this.guide?.clock(view.state, engine.tables) ?? 0)
    const begun = performance.now()
    const choice = super.choose(bot, asked, chance)
    this.count(performance.now() - begun)
    return choice
  }

  thinking(): Thinking[] {
    return this.seats.map(({ turns, whole, slowest }) => ({
      turns,
      whole: rounded(whole),
      slowest: rounded(slowest),
    }))
  }

  private turnOf(seat: number, tick: number): void {
    if (seat === this.seat && tick === this.tick) return
    this.seat = seat
    this.tick = tick
    this.turn = 0
    this.seats[seat].turns++
  }

  private count(milliseconds: number): void {
    const of = this.seats[this.seat]
    this.turn += milliseconds
    of.whole += milliseconds
    of.slowest = Math.max(of.slowest, this.turn)
  }
}

/** To thousandths: a results file has a line for each game. */
function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}
