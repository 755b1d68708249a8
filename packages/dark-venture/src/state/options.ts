import { configSpec, type Config, type ConfigOf } from '@longtable/kernel'
import { campaignFrom } from '../content/campaign-option.ts'
import { BASE, setsIn } from '../content/box.ts'
import { edition } from '../content/edition.ts'
import { mapIds } from '../content/ids.ts'
import { FIRST_RELEASE, ledger } from '../content/numbers.ts'
import { editionWith } from '../content/override.ts'
import type { StoryLevel } from '../content/stories.ts'

const scenarioIds = edition.scenarios.map(({ id }) => id)
const adventureIds = edition.adventures.map(({ id }) => id)
const runs = ['open', 'auto', 'absent'] as const
const levels: readonly StoryLevel[] = ['easy', 'normal', 'hard']

/** What a table may agree on: the game, contested readings of the rules, corrections of printed values. */
export const options = configSpec({
  mode: { kind: 'one', of: ['victory', 'scenario', 'adventure'], default: 'victory' },
  scenario: { kind: 'one', of: scenarioIds, default: scenarioIds[0] },
  adventure: { kind: 'one', of: adventureIds, default: adventureIds[0] },
  /** How hard a story is for those who play it alone or together. */
  level: { kind: 'one', of: levels, default: 'normal', since: { version: 2, before: 'normal' } },
  /** Points to win a Victory game. */
  target: { kind: 'one', of: ['10', '20', '30'], default: '10' },
  map: { kind: 'one', of: mapIds, default: 'main' },
  floors: { kind: 'flag', default: false },
  // Who plays a faction: whoever picks it, its Auto-Enemy deck, nobody.
  varpen: { kind: 'one', of: runs, default: 'open' },
  dhargon: { kind: 'one', of: runs, default: 'open' },
  bohmerk: { kind: 'one', of: runs, default: 'open' },
  orpal: { kind: 'one', of: runs, default: 'open' },
  alderkang: { kind: 'one', of: runs, default: 'open' },
  sides: { kind: 'one', of: ['choose', 'deal'], default: 'choose' },
  // Readings: the rulings that a table may settle otherwise.
  attackerPicksDefenders: { kind: 'flag', default: true, defaults: { 1: false } },
  /** With all cards saved that may be: which one goes for a new one. */
  fullHand: { kind: 'one', of: ['older', 'any'], default: 'older', since: { version: 2, before: 'any' } },
  fenceWallSupply: { kind: 'one', of: ['10', '20'], default: '10' },
  autoTies: { kind: 'one', of: ['order', 'dice'], default: 'order' },
  counters: { kind: 'one', of: ['optional', 'forced', 'noChain'], default: 'optional' },
  ancientTiming: { kind: 'one', of: ['order', 'any'], default: 'order' },
  redTokenStops: { kind: 'one', of: ['die', 'unit'], default: 'die' },
  roadBonus: { kind: 'one', of: ['die', 'step'], default: 'die' },
  lastSide: { kind: 'one', of: ['turn', 'round'], default: 'turn' },
  /** What is in the box: see `content/box.ts`. */
  sets: { kind: 'sets', of: setsIn(edition), always: [BASE], default: [BASE] },
  content: { kind: 'content', first: FIRST_RELEASE, default: ledger.lines.length },
  /** What the chapters of a campaign before this one have left. */
  campaign: {
    kind: 'data',
    default: null,
    check: (value) => void campaignFrom(value),
  },
  /** Corrections to printed and reconstructed values, by an owner of the game. */
  edition: { kind: 'data', default: null, check: (value) => void editionWith(value) },
})

export type Options = ConfigOf<typeof options>

export function asOptions(config: Config): Options {
  return config as unknown as Options
}
