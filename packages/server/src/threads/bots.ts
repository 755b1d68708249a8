import type { Shelved } from '@longtable/games'
import { Random, sameChoice, seedFrom, type Choice, type View } from '@longtable/kernel'
import { Engines } from '../arbiter/engines.ts'
import type { BotTask } from '../arbiter/types.ts'
import { deny } from '../host/denied.ts'
import type { Methods } from './serve.ts'

/** What a bot is asked, which bot, and what it draws from. */
export interface BotCall extends BotTask {
  readonly bot: string
  readonly seed: string
}

const engines = new WeakMap<readonly Shelved[], Engines>()

function enginesFor(shelf: readonly Shelved[]): Engines {
  const known = engines.get(shelf) ?? new Engines(shelf)
  engines.set(shelf, known)
  return known
}

/** The choice of a bot: always one of those offered, and the same for the same seed. */
export function chooseFor(shelf: readonly Shelved[], task: BotCall): Choice {
  const made = enginesFor(shelf)
  const { env } = made.for(task)
  const { bots } = made.on(task.game)
  const bot =
    bots.find(({ id }) => id === task.bot) ??
    deny('absent', 'threads.bot', {
      bot: task.bot,
      game: task.game,
      known: bots.map(({ id }) => id).join(', '),
    })
  const { step, offered } = task
  const view = task.view as unknown as View
  const chosen: unknown = bot.choose({ view, env, step, offered }, new Random(seedFrom(task.seed)))
  const found = offeredLike(offered, chosen)
  if (found === undefined) throw new Error(`the bot ${task.bot} chose what is not offered in ${step}`)
  return found
}

/** The entry of a menu that is the same as something of unknown origin. */
export function offeredLike(offered: readonly Choice[], chosen: unknown): Choice | undefined {
  if (typeof chosen !== 'object' || chosen === null) return undefined
  return offered.find((choice) => sameChoice(choice, chosen as Choice))
}

export function botMethods(shelf: readonly Shelved[]): Methods {
  return { choose: (task: BotCall) => chooseFor(shelf, task) }
}
