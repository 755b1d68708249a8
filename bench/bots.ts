import { playFixture } from '@longtable/bots/arena'
import { loadGames } from '@longtable/games'
import { Engine } from '@longtable/kernel'
import { benchPart } from './bench-part.ts'
import type { Progress, Row } from './rows.ts'

/** Seconds that a level may think in a turn, and a table of four such bots in a whole game. */
const BUDGETS: Readonly<Record<string, { readonly turn: number; readonly game?: number }>> = {
  skilled: { turn: 0.5 },
  master: { turn: 3, game: 180 },
}
const SEATS = 4

/** How long the bots of every game think, each kind at a table of its own. */
export async function measureBots(progress: Progress): Promise<Row[]> {
  const rows: Row[] = []
  for (const { game, bots, hints } of await loadGames()) {
    const { slowestTurn } = await benchPart(game.id)
    const engine = new Engine(game, Math.min(SEATS, game.players.max))
    const seating = Array.from({ length: engine.seats }, () => 0)
    // Who chooses anything takes no time.
    for (const { id } of bots.slice(1)) {
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
      const turn = id === 'master' ? (slowestTurn ?? BUDGETS[id].turn) : BUDGETS[id]?.turn
      rows.push(
        row(`${name}: a turn`, whole / sum((each) => each.turns), 'ms'),
        row(`${name}: the slowest turn`, slowest, 'ms', turn),
        row(`${name}: all thinking of a game`, whole / 1000, 's', BUDGETS[id]?.game),
      )
    }
  }
  return rows
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
