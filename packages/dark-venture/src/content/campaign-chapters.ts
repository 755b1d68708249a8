// The chapters of the campaign, and what each leaves behind.
import type { SideName } from './stories.ts'

export type ChapterCode =
  | 'A1'
  | 'A2'
  | 'A3'
  | 'A4'
  | 'A5'
  | 'A6'
  | 'A7'
  | 'A8'
  | 'A9'
  | 'A10'
  | 'A11'
  | 'A12'
  | 'A13'

export interface ChapterRow {
  readonly code: ChapterCode
  readonly act: 'ashes' | 'ledger' | 'chair'
  readonly scenario: string
  /** On the short road, too. */
  readonly short?: true
  /** The first of these lines whose sides have won sets its flag; a line without sides is for everything else. */
  readonly leaves: readonly {
    readonly won?: readonly SideName[]
    readonly flag: string
    /** The flag bears the winner's name: `kingmaker:varpen`. */
    readonly named?: true
  }[]
}

const FACTIONS: readonly SideName[] = ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang']

export const chapters: readonly ChapterRow[] = [
  {
    code: 'A1',
    act: 'ashes',
    scenario: 'embers',
    short: true,
    leaves: [{ won: ['varpen'], flag: 'roadOpen' }, { flag: 'roadShut' }],
  },
  {
    code: 'A2',
    act: 'ashes',
    scenario: 'drownedFeast',
    leaves: [{ won: ['bohmerk'], flag: 'gorged' }, { flag: 'lakeFeared' }],
  },
  {
    code: 'A3',
    act: 'ashes',
    scenario: 'bones',
    short: true,
    leaves: [{ won: ['hero:larvok'], flag: 'bannerHome' }, { flag: 'bannerKept' }],
  },
  {
    code: 'A4',
    act: 'ashes',
    scenario: 'banners',
    short: true,
    leaves: [{ won: FACTIONS, flag: 'kingmaker', named: true }],
  },
  {
    code: 'A5',
    act: 'ledger',
    scenario: 'ledger',
    leaves: [{ won: ['alderkang'], flag: 'samples' }, { flag: 'ledgerBurned' }],
  },
  {
    code: 'A6',
    act: 'ledger',
    scenario: 'waystation',
    short: true,
    leaves: [{ won: ['dhargon', 'varpen'], flag: 'roofHeld' }, { flag: 'roofLost' }],
  },
  {
    code: 'A7',
    act: 'ledger',
    scenario: 'orchard',
    leaves: [
      { won: ['dhargon'], flag: 'brood' },
      { won: ['varpen'], flag: 'eggTrade' },
      { won: ['alderkang'], flag: 'orchard' },
    ],
  },
  {
    code: 'A8',
    act: 'ledger',
    scenario: 'hunt',
    short: true,
    leaves: [{ won: [...FACTIONS, 'hero:larvok', 'hero:ysra'], flag: 'beastSlain' }, { flag: 'beastLoose' }],
  },
  {
    code: 'A9',
    act: 'ledger',
    scenario: 'convoy',
    leaves: [{ won: ['varpen', 'orpal'], flag: 'chests' }, { flag: 'drownedGold' }],
  },
  {
    code: 'A10',
    act: 'chair',
    scenario: 'star',
    leaves: [{ won: FACTIONS, flag: 'starName', named: true }],
  },
  {
    code: 'A11',
    act: 'chair',
    scenario: 'copper',
    short: true,
    leaves: [{ won: ['alderkang'], flag: 'kingCrowned' }, { flag: 'chairEmpty' }],
  },
  {
    code: 'A12',
    act: 'chair',
    scenario: 'fires',
    leaves: [{ won: ['varpen', 'dhargon'], flag: 'dawn' }, { flag: 'night' }],
  },
  { code: 'A13', act: 'chair', scenario: 'ancients', short: true, leaves: [] },
]

/** What a chapter with these winners leaves behind. */
export function flagsAfter({ leaves }: ChapterRow, winners: readonly SideName[]): readonly string[] {
  for (const { won, flag, named } of leaves) {
    if (won === undefined) return [flag]
    const winner = winners.find((side) => won.includes(side))
    if (winner !== undefined) return [named === true ? `${flag}:${winner}` : flag]
  }
  return []
}

/** All flags that chapters can set, without names. */
export const campaignFlags: readonly string[] = chapters.flatMap(({ leaves }) =>
  leaves.map(({ flag }) => flag),
)
