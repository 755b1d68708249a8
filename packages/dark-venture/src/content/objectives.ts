// Victory point objectives for all factions (DV-SETUP-15). Killing a Hero or an Ancient counts as its own deed, not
// as `unitsKilled`; a counter attack that is won counts besides the kill.
import type { Objective } from './types.ts'

export const objectives: readonly Objective[] = [
  { deed: 'prisonersTaken', per: 1, points: 2, provenance: 'rulebook' },
  { deed: 'prisonersExchanged', per: 1, points: 1, provenance: 'rulebook' },
  { deed: 'unitsKilled', per: 1, points: 1, provenance: 'reconstructed' },
  { deed: 'heroesKilled', per: 1, points: 2, provenance: 'reconstructed' },
  { deed: 'ancientsKilled', per: 1, points: 3, provenance: 'reconstructed' },
  { deed: 'ancientsSummoned', per: 1, points: 2, provenance: 'reconstructed' },
  { deed: 'counterAttacksWon', per: 1, points: 1, provenance: 'reconstructed' },
  { deed: 'bothActionTokensHeld', per: 1, points: 1, times: 1, provenance: 'reconstructed' },
  { deed: 'sidesEliminated', per: 1, points: 3, provenance: 'reconstructed' },
]
