import {
  configSpec,
  readEditionWith,
  refuseEdition,
  type Config,
  type ConfigOf,
  type Json,
} from '@longtable/kernel'
import { baseEdition, editionAt, RULES_VERSION } from '../content/edition.ts'
import { towerIds } from '../content/ids.ts'
import { editableIn } from '../content/editable.ts'
import { withCorrections } from '../content/override.ts'
import type { Edition } from '../content/types.ts'

/** What a table may agree on: contested readings of the rulebook, the tower, and how long to play. */
export const options = configSpec({
  /** 0 plays as many rounds as the rulebook says for the number of players. */
  rounds: { kind: 'whole', min: 0, max: 10, default: 0 },
  tower: { kind: 'one', of: towerIds, default: baseEdition.tower.default },
  scoring: { kind: 'one', of: ['occupation', 'cards'], default: 'occupation' },
  draftOwnTwin: { kind: 'one', of: ['keep', 'discard'], default: 'discard', defaults: { 1: 'keep' } },
  regionCardAnyRealm: { kind: 'flag', default: true },
  portalOwnCard: { kind: 'one', of: ['A', 'B'], default: 'A' },
  portalLosses: {
    kind: 'one',
    of: ['attacked', 'origin'],
    default: 'attacked',
    since: { version: 2, before: 'attacked' },
  },
  alliesAlone: {
    kind: 'one',
    of: ['noCard', 'card'],
    default: 'noCard',
    since: { version: 2, before: 'noCard' },
  },
  capitalLimit: { kind: 'one', of: ['perRealm', 'perName'], default: 'perRealm' },
  leftoverAllies: { kind: 'one', of: ['tray', 'supply'], default: 'tray' },
  takeoverFromStack: { kind: 'one', of: ['compare', 'free'], default: 'compare' },
  takeoverCompare: { kind: 'one', of: ['holder', 'twinOccupier'], default: 'holder' },
  houseReturn: { kind: 'flag', default: false },
  /** Corrections to the printed values, by an owner of the game. */
  edition: { kind: 'data', default: null, check: (value) => void readEdition(value) },
})

export type Options = ConfigOf<typeof options>

export function readEdition(override: Json, rulesVersion = RULES_VERSION): Edition {
  const base = editionAt(rulesVersion)
  if (override === null) return base
  const { edition, problems } = readEditionWith(editableIn(base), override)
  if (problems.length > 0) refuseEdition(problems)
  return withCorrections(base, edition)
}

export function asOptions(config: Config): Options {
  return config as unknown as Options
}
