import { playFixture } from '@longtable/bots/arena'
import { loadGames } from '@longtable/games'
import { Engine } from '@longtable/kernel'
import type { Progress, Row } from './rows.ts'

const registry = await loadGames()

/** Seconds that a level may think in a turn, and a table of four such bots in a whole game. */
const BUDGETS: Readonly<Record<string, { readonly turn: number; readonly game?: number }>> = {
  skilled: { turn: 0.5 },
  master: { turn: 3, game: 180 },
}
/** A whole plan is longer than any other turn. */
const PLANS: Readonly<Record<string, number>> = { immortals: 10 }

const SEATS = 4

/** How long the bots of every game think, each kind at a table of its own. */
export function measureBots(progress: Progress): Row[] {
  return registry.flatMap(({ game, bots, hints }) => {
    const engine = new Engine(game, Math.min(SEATS, game.players.max))
    const seating = Array.from({ length: engine.seats }, () => 0)
    // Who chooses anything takes no time.
    return bots.slice(1).flatMap(({ id }) => {
      const name = `bots, ${game.id}, ${engine.seats} of ${id}`
      progress(name)
      const players = hints === undefined ? { bots } : { bots, hints }
      const fixture = { id: name, group: [id], seating, seed: 'bench' }
      // Once for the compiler.
      if (BUDGETS[id] === undefined) playFixture(engine, players, fixture)
      const { thinking } = playFixture(engine, players, fixture)
      const sum = (of: (each: (typeof thinking)[number]) => number): number =>
        thinking.reduce((total, each) => total + of(each), 0)
      const slowest = Math.max(...thinking.map((each) => each.slowest))
      const whole = sum((each) => each.whole)
      const turn = id === 'master' ? (PLANS[game.id] ?? BUDGETS[id].turn) : BUDGETS[id]?.turn
      return [
        row(`${name}: a turn`, whole / sum((each) => each.turns), 'ms'),
        row(`${name}: the slowest turn`, slowest, 'ms', turn),
        row(`${name}: all thinking of a game`, whole / 1000, 's', BUDGETS[id]?.game),
      ]
    })
  })
}

function row(name: string, value: number, unit: 'ms' | 's', budget?: number): Row {
  const measured = { name, value: Math.round(value * 100) / 100, unit }
  if (budget === undefined) return measured
  const seconds = unit === 'ms' ? value / 1000 : value
  return {
    ...measured,
    against: `the ${budget} s it may take`,
    ratio: Math.round((seconds / budget) * 100) / 100,
  }
}
