import {
  Hasher,
  Random,
  sameChoice,
  seedFrom,
  type BotPlayer,
  type Choice,
  type Engine,
} from '@longtable/kernel'
import { lineOf } from '../playing/bot-runner.ts'
import { playing, playOn } from '../playing/play-game.ts'

/** What a bot is put to: games in which it takes over a seat now and then, and somebody quick chooses otherwise. */
export interface TrialPlan {
  readonly engine: Engine
  readonly bot: BotPlayer
  readonly filler: BotPlayer
  /** Of so many turns of a seat one is the bot's. */
  readonly every: number
  /** At least so many questions are put to it, in as many games as that takes. */
  readonly times: number
  readonly seed: string
}

/** What came of it. */
export interface Trial {
  readonly asked: number
  /** Over all that the bot said it would do: the same on every machine. */
  readonly hash: string
}

/** Throws if the bot ever chooses what is not offered. */
export function trial({ engine, bot, filler, every, times, seed }: TrialPlan): Trial {
  const hasher = new Hasher()
  let asked = 0
  let turn = 0
  let last = -1
  const either: BotPlayer = {
    id: bot.id,
    choose: (seen, chance) => either.line?.(seen, chance)[0] ?? filler.choose(seen, chance),
    line: (seen, chance) => {
      if (seen.view.viewer !== last) turn++
      last = seen.view.viewer
      if (turn % every > 0 || asked >= times) return [filler.choose(seen, chance)]
      const line = lineOf(bot, seen, chance)
      if (!seen.offered.some((choice) => sameChoice(choice, line[0])))
        throw new Error(`${bot.id} chose what is not offered in ${seen.step}: ${wordsOf(line[0])}`)
      asked++
      hasher.addText(line.map(wordsOf).join())
      return line
    },
  }
  for (let game = 1; asked < times; game++) {
    const bots = Array.from({ length: engine.seats }, () => either)
    playOn(
      engine,
      playing(engine, seedFrom(`${seed}/${game}`)),
      bots,
      new Random(seedFrom(`${seed}/${game}/bots`)),
    )
  }
  return { asked, hash: hasher.hex() }
}

/** With its parts in one order: they may have been put together in another. */
function wordsOf(choice: Choice): string {
  return JSON.stringify(choice, Object.keys(choice).toSorted())
}
