import { playFixture, type Fixture, type FixtureOutcome, type Study } from '@longtable/bots/arena'
import type { GameEntry } from '@longtable/games'
import { Engines, type Methods } from '@longtable/server/threads'

/** One game, with all that it takes to play it anywhere. */
export interface Job {
  readonly study: Study
  readonly fixture: Fixture
}

/** What a thread of the arena can do. */
export function arenaMethods(entries: readonly GameEntry[]): Methods {
  const engines = new Engines(entries)
  return {
    play: ({ study, fixture }: Job): FixtureOutcome =>
      playFixture(engines.for(study), engines.on(study.game), fixture),
  }
}
