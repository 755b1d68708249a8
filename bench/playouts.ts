import { Engine, Playout, Random, seedFrom, type GameTypes, type Position } from '@longtable/kernel'
import { loadGame, manifests } from '@longtable/games'
import { benchPart } from './bench-part.ts'

/** Games that are played at random, and how fast. */

const RUNS = 3

export function best(measure: () => number): number {
  let most = 0
  for (let run = 0; run < RUNS; run++) most = Math.max(most, measure())
  return most
}

export function playouts<G extends GameTypes>(
  of: Engine<G>,
  games: number,
): { decisions: number; perSecond: number } {
  const random = new Random(seedFrom('bench'))
  let decisions = 0
  const start = performance.now()
  for (let game = 0; game < games; game++) {
    const playout = new Playout(of, of.start(seedFrom(`bench ${game}`)))
    while (!playout.over) {
      playout.take(playout.at(random.below(playout.size)))
      decisions++
    }
  }
  return { decisions, perSecond: decisions / ((performance.now() - start) / 1000) }
}

/** A position in the middle of a game, with everything a running match has. */
export function middle<G extends GameTypes>(of: Engine<G>, choices: number): Position<G> {
  const random = new Random(seedFrom('middle'))
  const position = of.start(seedFrom('middle'))
  for (let n = 0; n < choices; n++) {
    const [seat] = of.awaited(position)
    const menu = of.menu(position, seat)
    if (menu === null) break
    of.apply(position, seat, random.pick(menu.offered))
  }
  return position
}

/** A bigger game at a table: how fast it is played at random, and how big it gets. */
interface Bigger {
  readonly name: string
  readonly games: number
  readonly play: (games: number) => number
  /** In bytes of JSON, after that many choices. */
  readonly size: (choices: number) => number
}

function bigger<G extends GameTypes>(name: string, games: number, of: Engine<G>): Bigger {
  return {
    name,
    games,
    play: (count) => playouts(of, count).perSecond,
    size: (choices) => JSON.stringify(of.encode(middle(of, choices))).length,
  }
}

/** What the rules of the bigger games take, at the tables that each brings. */
export async function biggerGames(): Promise<readonly Bigger[]> {
  const found: Bigger[] = []
  for (const manifest of manifests) {
    const { tables = [] } = await benchPart(manifest.id)
    if (tables.length === 0) continue
    const { game } = await loadGame(manifest)
    for (const { name, games, seats, config } of tables)
      found.push(bigger(name, games, new Engine(game, seats, config)))
  }
  return found
}
