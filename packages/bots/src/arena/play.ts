import {
  Random,
  seedFrom,
  type BotPlayer,
  type Engine,
  type Feats,
  type SearchHints,
} from '@longtable/kernel'
import { playing, playOn } from '../playing/play-game.ts'
import { TimedBotRunner, type Thinking } from './timed-bot-runner.ts'
import type { Fixture } from './study.ts'

/** How a game of a study ended. */
export interface FixtureOutcome {
  readonly id: string
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  /** What else the game tells of its end. */
  readonly feats: Feats
  readonly choices: number
  /** False if it was given up because it did not end. */
  readonly isOver: boolean
  /** Of the position in the end. */
  readonly hash: string
  /** By seat. */
  readonly thinking: readonly Thinking[]
}

/** A game that goes on longer than this is given up. */
const MOST_CHOICES = 100_000

/** Everybody who can play a game by themselves. */
interface Players {
  readonly bots: readonly BotPlayer[]
  readonly hints?: SearchHints
}

/** Plays one game of a study. */
export function playFixture(
  engine: Engine,
  { bots, hints: guide }: Players,
  fixture: Fixture,
): FixtureOutcome {
  const { id, group, seating, seed } = fixture
  const seated = seating.map((kind) => botNamed(bots, group[kind]))
  const game = playing(engine, seedFrom(seed))
  const minds = new TimedBotRunner(engine.seats, guide)
  const chance = new Random(seedFrom(`${seed} bots`))
  const choices = playOn(engine, game, seated, chance, { minds, most: MOST_CHOICES })
  const { winners, scores } = engine.result(game.position) ?? { winners: [], scores: seating.map(() => 0) }
  return {
    id,
    winners,
    scores,
    feats: engine.game.feats?.(game.position.state, engine.tables) ?? {},
    choices,
    isOver: engine.over(game.position),
    hash: engine.codec.hashFacts(game.position),
    thinking: minds.thinking(),
  }
}

function botNamed(bots: readonly BotPlayer[], id: string): BotPlayer {
  const bot = bots.find((each) => each.id === id)
  if (bot === undefined) throw new Error(`there is no bot ${id}`)
  return bot
}
