import { Random, seedFrom, type BotPlayer, type BotSeat, type Choice } from '@longtable/kernel'
import type { Engine, GameTypes, Outcome, Position } from '@longtable/kernel'
import { BotRunner } from './bot-runner.ts'
import { botSeat } from './bot-seat.ts'

type Watch<G extends GameTypes> = (
  position: Position<G>,
  seat: number,
  asked: BotSeat<G>,
  choice: Choice,
) => void

/** A game that is being played: a match, or a position that nobody wants to take anything back in. */
interface GameInPlay<G extends GameTypes> {
  readonly position: Position<G>
  choose(seat: number, choice: Choice): Outcome<G>
}

/** A position in which choices are made, and nothing is kept of how it came about. */
export function playing<G extends GameTypes>(engine: Engine<G>, seed: readonly number[]): GameInPlay<G> {
  const position = engine.start(seed)
  return { position, choose: (seat, choice) => engine.apply(position, seat, choice) }
}

interface PlayOptions<G extends GameTypes> {
  /** Sees every question and its answer. */
  readonly watch?: Watch<G>
  readonly minds?: BotRunner<G>
  /** After so many choices the game is given up. */
  readonly most?: number
}

/** Lets bots play a game to its end, one for each seat; tells how many choices they made. */
export function playOn<G extends GameTypes>(
  engine: Engine<G>,
  game: GameInPlay<G>,
  bots: readonly BotPlayer<G>[],
  chance: Random,
  { watch, minds: runner = new BotRunner<G>(), most = Infinity }: PlayOptions<G> = {},
): number {
  let choices = 0
  while (choices < most && !engine.over(game.position)) {
    const [seat] = engine.awaited(game.position)
    const asked = botSeat(engine, game.position, seat)
    if (asked === undefined) throw new Error(`nothing is asked of seat ${seat}`)
    const choice = runner.choose(bots[seat], asked, chance)
    watch?.(game.position, seat, asked, choice)
    runner.note(seat, game.choose(seat, choice))
    choices++
  }
  return choices
}

/** Lets bots play a whole game, one for each seat; `watch` sees every question and its answer. */
export function playGame<G extends GameTypes>(
  engine: Engine<G>,
  seed: string,
  bots: readonly BotPlayer<G>[],
  watch?: Watch<G>,
): Position<G> {
  const game = playing(engine, seedFrom(seed))
  playOn(engine, game, bots, new Random(seedFrom(`${seed} bots`)), watch === undefined ? {} : { watch })
  return game.position
}
