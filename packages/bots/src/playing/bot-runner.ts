import type { BotPlayer, BotSeat, Choice, GameTypes, Random } from '@longtable/kernel'
import { PlannedLines, type OutcomeFlags } from './planned-lines.ts'

/**
 * The bots of a match, each going on with what it has thought through as long as nothing new becomes known. Whoever lets
 * them choose tells them what came of every choice, also of a person's.
 */
export class BotRunner<G extends GameTypes = GameTypes> {
  private readonly lines = new PlannedLines()

  choose(bot: BotPlayer<G>, asked: BotSeat<G>, chance: Random): Choice {
    const seat = asked.view.viewer
    const line = this.lines.of(seat, asked.offered) ?? lineOf(bot, asked, chance)
    this.lines.begin(seat, line)
    return line[0]
  }

  note(seat: number, news: OutcomeFlags): void {
    this.lines.note(seat, news)
  }
}

/** What a bot does next, and what it has thought through to do after that. */
export function lineOf<G extends GameTypes>(
  bot: BotPlayer<G>,
  asked: BotSeat<G>,
  chance: Random,
): readonly Choice[] {
  return bot.line?.(asked, chance) ?? [bot.choose(asked, chance)]
}
