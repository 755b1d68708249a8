import { sameChoice, seedFrom, Random, type BotPlayer, type BotSeat, type Choice } from '@longtable/kernel'
import type { ConsideredLine, Described, GameTypes } from '@longtable/kernel'

/** One choice of a piece of advice, in words, and the place it concerns. */
export interface AdvisedStep extends Pick<Described, 'text' | 'at'> {
  readonly choice: Choice
}

/** Something that a seat could do, and what somebody who has thought about it expects of it. */
export interface Idea extends Pick<ConsideredLine, 'chance' | 'terms'> {
  readonly steps: readonly AdvisedStep[]
}

/** The strongest of these bots that can give advice, if any can. */
export function adviserOf<G extends GameTypes>(bots: readonly BotPlayer<G>[]): BotPlayer<G> | undefined {
  return bots.findLast((bot) => bot.consider !== undefined)
}

/** The best few things that a seat can do, from what it sees and nothing else; the same for the same seed. */
export function advise<G extends GameTypes>(
  bot: BotPlayer<G>,
  asked: BotSeat<G>,
  seed: string,
  few: number,
): readonly Idea[] {
  const considered = bot.consider?.(asked, new Random(seedFrom(seed)), few) ?? []
  return considered.flatMap(({ line, chance, terms }) => {
    const steps = described(asked, line, seed)
    return steps.length === 0 ? [] : [{ steps, chance, terms }]
  })
}

/** The choices of a line in words, up to where it is not the seat's own doing what comes next. */
function described<G extends GameTypes>(
  { engine, view }: BotSeat<G>,
  line: readonly Choice[],
  seed: string,
): readonly AdvisedStep[] {
  const steps: AdvisedStep[] = []
  // What a seat does up to the next draw or reveal looks the same to it in every position that it may be in.
  const position = engine.imagine(view, new Random(seedFrom(seed)))
  for (const choice of line) {
    const entry = engine
      .describedMenu(position, view.viewer)
      ?.entries.find((each) => sameChoice(each.choice, choice))
    if (entry === undefined) break
    steps.push({ choice, text: entry.text, ...(entry.at !== undefined && { at: entry.at }) })
    const { drew, taught } = engine.apply(position, view.viewer, choice)
    if (drew || taught || !engine.awaited(position).includes(view.viewer)) break
  }
  return steps
}
