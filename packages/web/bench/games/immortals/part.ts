import { playedUntil } from '../../../e2e/support/positions.ts'
import type { ClientPart } from '../../client-part.ts'
import { towerRows } from './tower.ts'

export const part: ClientPart = {
  name: 'Immortals of 4',
  // The third round, with rounds enough to go on for long.
  board: () =>
    playedUntil(({ engine, position }) => position.state.round >= 3 && engine.awaited(position).includes(0), {
      seats: 4,
      config: { rounds: 10 },
      seed: 'bench',
    }),
  map: '.realms',
  more: { name: 'tower', rows: towerRows },
}
