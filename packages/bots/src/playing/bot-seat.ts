import type { BotPlayer, BotSeat, Choice, Engine, GameTypes, Position, Random } from '@longtable/kernel'

/** What a bot gets to see of a position when its seat is asked; undefined if it is not. */
export function botSeat<G extends GameTypes>(
  engine: Engine<G>,
  position: Position<G>,
  seat: number,
): BotSeat<G> | undefined {
  const menu = engine.menu(position, seat)
  if (menu === null) return undefined
  const offered = menu.offered.slice()
  const view = engine.view(position, seat)
  const top = view.stack[view.stack.length - 1]
  const own = top.parts?.[seat]?.stack
  const frame = own === undefined || own === null || own.length === 0 ? top : own[own.length - 1]
  return { view, engine, step: frame.step, offered }
}

/** Lets a bot choose for a seat that is asked. */
export function letChoose<G extends GameTypes>(
  bot: BotPlayer<G>,
  engine: Engine<G>,
  position: Position<G>,
  seat: number,
  chance: Random,
): Choice {
  const seen = botSeat(engine, position, seat)
  if (seen === undefined || seen.offered.length === 0) throw new Error(`nothing is asked of seat ${seat}`)
  return bot.choose(seen, chance)
}
