import { advise, adviserOf, lineOf, type Idea } from '@longtable/bots'
import type { GameEntry } from '@longtable/games'
import { Random, sameChoice, seedFrom, type Choice, type View } from '@longtable/kernel'
import { Engines } from '../arbiter/engines.ts'
import type { BotTask } from '../arbiter/arbiter-types.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Methods } from '../workers/serve-calls.ts'

/** What a seat is asked, and what whoever thinks about it draws from. */
export interface ThinkCall extends BotTask {
  readonly seed: string
}

/** The same for a bot of some level. */
export interface BotCall extends ThinkCall {
  readonly bot: string
}

/** So many things to do are suggested at most. */
const FEW = 3

const engines = new WeakMap<readonly GameEntry[], Engines>()

function enginesFor(registry: readonly GameEntry[]): Engines {
  const known = engines.get(registry) ?? new Engines(registry)
  engines.set(registry, known)
  return known
}

/**
 * What a bot does, thought through as far as it goes: the first is always one of the choices offered, and all are the same
 * for the same seed.
 */
export function lineFor(registry: readonly GameEntry[], task: BotCall): readonly Choice[] {
  const made = enginesFor(registry)
  const engine = made.for(task)
  const { bots } = made.on(task.game)
  const bot =
    bots.find(({ id }) => id === task.bot) ??
    throwHttpError(404, 'threads.bot', {
      bot: task.bot,
      game: task.game,
      known: bots.map(({ id }) => id).join(', '),
    })
  const { step, offered } = task
  const view = task.view as unknown as View
  const line = lineOf(bot, { view, engine, step, offered }, new Random(seedFrom(task.seed)))
  const found = lineLike(offered, line)
  if (found === undefined) throw new Error(`the bot ${task.bot} chose what is not offered in ${step}`)
  return found
}

/** What the best adviser of a game would do in a seat. */
export function adviceFor(registry: readonly GameEntry[], task: ThinkCall): readonly Idea[] {
  const made = enginesFor(registry)
  const adviser = adviserOf(made.on(task.game).bots) ?? throwHttpError(404, 'noAdvice')
  const { step, offered, seed } = task
  const view = task.view as unknown as View
  return advise(adviser, { view, engine: made.for(task), step, offered }, seed, FEW)
}

/** A line of unknown origin whose first choice is an entry of a menu; the others are looked at when their time comes. */
export function lineLike(offered: readonly Choice[], line: unknown): readonly Choice[] | undefined {
  if (!Array.isArray(line) || !line.every(isChoice)) return undefined
  const [first, ...rest] = line
  const found = first === undefined ? undefined : offeredLike(offered, first)
  return found === undefined ? undefined : [found, ...rest]
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string'
}

function offeredLike(offered: readonly Choice[], chosen: Choice): Choice | undefined {
  return offered.find((choice) => sameChoice(choice, chosen))
}

export function botMethods(registry: readonly GameEntry[]): Methods {
  return {
    line: (task: BotCall) => lineFor(registry, task),
    advice: (task: ThinkCall) => adviceFor(registry, task),
  }
}
