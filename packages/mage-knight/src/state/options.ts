import { configSpec, type Config, type ConfigOf } from '@longtable/kernel'
import { printings } from '../content/edition.ts'
import { scenarioIds } from '../content/ids.ts'
import { BASE, FIRST_CONTENT, ledger, sets } from '../content/numbers.ts'

/** What a table may agree on: the scenario, contested readings of the rules, printed variants. */
export const options = configSpec({
  scenario: { kind: 'one', of: scenarioIds, default: 'firstReconnaissance' },
  sets: { kind: 'sets', of: sets, always: [BASE], default: [BASE] },
  content: { kind: 'content', first: FIRST_CONTENT, default: ledger.lines.length },
  heroes: { kind: 'one', of: ['pick', 'random', 'auction'], default: 'pick' },
  /** Which own cards the heroes' decks have: one as first printed, or two. */
  heroCards: {
    kind: 'one',
    of: ['ultimate', 'first'],
    default: 'ultimate',
    since: { version: 3, before: 'first' },
  },
  printing: { kind: 'one', of: printings, default: '2018' },
  /** Duels, where the scenario knows them. */
  pvp: { kind: 'flag', default: true },
  /** First Reconnaissance: duels, which it knows only by agreement (MK-SC-13). */
  firstDuels: { kind: 'flag', default: false, since: { version: 3, before: false } },
  coopAssault: { kind: 'one', of: ['scenario', 'always'], default: 'scenario' },
  // Readings: the rulings that a table may settle otherwise.
  pvpEqualLevelNeedsLowerFame: { kind: 'flag', default: false },
  pvpEnemies: { kind: 'one', of: ['sheet', 'rulebook'], default: 'sheet' },
  spawningRefill: { kind: 'flag', default: true },
  garrisonAtNight: { kind: 'flag', default: true },
  nightRulesValues: { kind: 'flag', default: true },
  rightMomentLastTurn: { kind: 'flag', default: false },
  /** In which order turns end after an assault together (MK-COOP-19). */
  coopTurns: {
    kind: 'one',
    of: ['fought', 'round'],
    default: 'fought',
    since: { version: 3, before: 'fought' },
  },
  // Printed variants, off by default.
  /** 0 takes the levels of the scenario. */
  cityLevel: { kind: 'whole', min: 0, max: 11, default: 0 },
  /** The level of a last city that is two in one; 0: none is. */
  megapolis: { kind: 'whole', min: 0, max: 22, default: 0 },
  firstNight: { kind: 'flag', default: false },
  darkness: { kind: 'flag', default: false },
  friendlySpells: { kind: 'flag', default: false },
  friendlySkills: { kind: 'flag', default: false },
  friendlyMana: { kind: 'flag', default: false },
  rampage: { kind: 'one', of: ['off', 'rampage', 'more'], default: 'off' },
  randomCities: { kind: 'flag', default: false },
  /** Each new tile is turned at random. */
  randomOrientation: { kind: 'flag', default: false },
  interactiveCombat: { kind: 'flag', default: false },
  actionUpgrades: { kind: 'flag', default: false },
  drafting: { kind: 'flag', default: false },
  /** Cooperation: the lowest player counts for achievements. */
  achievementsLowest: { kind: 'flag', default: false },
  /** Druid Nights: few shields on a glade. */
  gladeShields: { kind: 'flag', default: false },
  epic: { kind: 'flag', default: false },
  /** Conquer and Hold: all tiles lie open from the start. */
  openMap: { kind: 'flag', default: false },
  teams: { kind: 'flag', default: false },
  /** A competitive mission is played by all together. */
  oneTeam: { kind: 'flag', default: false },
})

export type Options = ConfigOf<typeof options>

export function asOptions(config: Config): Options {
  return config as unknown as Options
}
