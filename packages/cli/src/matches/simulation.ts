import { playing, playOn, random } from '@longtable/bots'
import {
  itemAt,
  Hasher,
  Match,
  Playout,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Choice,
  type Engine,
  type MatchFile,
  type Position,
} from '@longtable/kernel'

/** A game that goes on longer than this is given up. */
const MOST_DECISIONS = 1_000_000

export interface Simulation {
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly meanDecisions: number
  /** By seat; several seats may share a win. */
  readonly wins: readonly number[]
  readonly meanScores: readonly number[]
  /** Over the final states of all games: the same arguments give the same hash. */
  readonly hash: string
}

interface Played {
  readonly position: Position
  readonly decisions: number
  readonly file?: MatchFile
}

export interface SimulationPlan {
  /** Who sits where. */
  readonly bots: readonly BotPlayer[]
  readonly games: number
  readonly seed: string
  readonly onGame?: (done: number) => void
  /** Given each match as a file, if somebody wants to keep them. */
  readonly keep?: (file: MatchFile, number: number) => void
}

export function simulate(engine: Engine, plan: SimulationPlan): Simulation {
  const { bots, games, seed, onGame, keep } = plan
  const quick = keep === undefined && bots.every((bot) => bot === random)
  const wins = bots.map(() => 0)
  const scores = bots.map(() => 0)
  const hasher = new Hasher()
  let finished = 0
  let decisions = 0
  const start = performance.now()
  for (let number = 1; number <= games; number++) {
    const matchSeed = seedFrom(`${seed}/${number}`)
    const chance = new Random(seedFrom(`${seed}/${number}/bots`))
    const played = quick
      ? playQuickly(engine, matchSeed, chance)
      : playFully(engine, matchSeed, bots, chance, keep !== undefined)
    decisions += played.decisions
    hasher.addText(engine.codec.hashFacts(played.position))
    const result = engine.result(played.position)
    if (result !== null) {
      finished++
      for (const seat of result.winners) wins[seat] = itemAt(wins, seat) + 1
      result.scores.forEach((score, seat) => (scores[seat] = itemAt(scores, seat) + score))
    }
    if (played.file !== undefined) keep?.(played.file, number)
    onGame?.(number)
  }
  const seconds = (performance.now() - start) / 1000
  return {
    games,
    finished,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    meanDecisions: mean(decisions, games),
    wins,
    meanScores: scores.map((sum) => mean(sum, finished)),
    hash: hasher.hex(),
  }
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 1000) / 1000
}

/** All random: as fast as the rules allow. */
function playQuickly(engine: Engine, seed: readonly number[], chance: Random): Played {
  const playout = new Playout(engine, engine.start(seed))
  let decisions = 0
  while (!playout.over && decisions < MOST_DECISIONS) {
    playout.take(playout.at(chance.below(playout.size)))
    decisions++
  }
  return { position: playout.position, decisions }
}

/** With views for bots that look, and a log for those who keep the match. */
function playFully(
  engine: Engine,
  seed: readonly number[],
  bots: readonly BotPlayer[],
  chance: Random,
  kept: boolean,
): Played {
  if (!kept) {
    const game = playing(engine, seed)
    const decisions = playOn(engine, game, bots, chance, { most: MOST_DECISIONS })
    return { position: game.position, decisions }
  }
  const match = new Match(engine, seed)
  const recorder = new Recorder(
    match,
    bots.map(({ id }) => id),
  )
  const recorded = {
    get position() {
      return match.position
    },
    choose: (seat: number, choice: Choice) => {
      const outcome = match.choose(seat, choice)
      recorder.note()
      return outcome
    },
  }
  const decisions = playOn(engine, recorded, bots, chance, { most: MOST_DECISIONS })
  return { position: match.position, decisions, file: recorder.file() }
}
