import type { Fixture, FixtureOutcome, Study } from '@longtable/bots/arena'
import { Hasher } from '@longtable/kernel'
import { collect } from '../queue/collect.ts'
import type { Job } from './methods.ts'

/** What the games of the arena are called in a queue. */
export const KIND = 'longtable-arena'

/** Lets the workers of a queue play; false if somebody wanted it to end before they were done. */
export function playInQueue(
  url: string,
  study: Study,
  fixtures: readonly Fixture[],
  onOutcome: (outcome: FixtureOutcome) => void,
  stopped: Promise<void>,
): Promise<boolean> {
  const hasher = new Hasher()
  hasher.addText(JSON.stringify(study))
  return collect({
    url,
    kind: KIND,
    study: `arena-${hasher.hex()}`,
    jobs: new Map(fixtures.map((fixture): [string, Job] => [fixture.id, { study, fixture }])),
    onOutcome: (_, outcome) => onOutcome(outcome as FixtureOutcome),
    stopped,
  })
}
