import { Z, cardRows, isItem } from '../state/card-pool.ts'
import { DEED, sideIds } from '../state/names.ts'
import { FACTIONS, type SideNo, STANDARD } from '../state/numbers.ts'
import { wornOn } from '../state/queries/cards.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { SideName } from '../content/stories.ts'

/** What a chapter comes to: a function of its last state, and of nothing else (DV-CAMPAIGN-4). */

export interface SideResult {
  readonly side: SideName
  readonly seat: number
  /** What the chapter counts, or points: by it the second is found. */
  readonly score: number
  readonly points: number
  /** Standard units on the map, nobody's prisoners, that are no more than 5 in strength and defence. */
  readonly survivors: readonly string[]
  /** Item cards, held or worn. */
  readonly items: readonly string[]
  readonly summoned: boolean
}

export interface ChapterResult {
  readonly chapter: string
  readonly winners: readonly SideName[]
  readonly rounds: number
  readonly sides: readonly SideResult[]
  /** Teams win and lose as a whole: nobody is second. */
  readonly inTeams: boolean
}

const VETERAN = 5

export function aftermath(s: State, tables: MatchTables): ChapterResult | undefined {
  const { campaign } = tables
  if (campaign === undefined || s.ended === 0) return undefined
  return {
    chapter: campaign.chapter,
    winners: s.winners.map(nameOf),
    rounds: s.round,
    sides: campaign.leads.flatMap((_, seat) => {
      const side = s.sideOf[seat]
      return side < 0 ? [] : [sideResult(s, tables, side, seat)]
    }),
    inTeams: s.team.some((team) => team > 0),
  }
}

function nameOf(side: SideNo): SideName {
  return sideIds[side] as SideName
}

function sideResult(s: State, tables: MatchTables, side: SideNo, seat: number): SideResult {
  const held = s.cards[Z.hand + seat].filter(isItem)
  const worn = s.army[side].flatMap((piece) => wornOn(s, piece))
  const survivors = s.army[side].filter(
    (piece) =>
      tables.kindOf[piece] === STANDARD &&
      tables.home[piece] === side &&
      tables.strength[piece] + tables.defence[piece] <= VETERAN,
  )
  return {
    side: nameOf(side),
    seat,
    score: scoreOf(s, tables, side),
    points: s.points[side],
    survivors: [...new Set(survivors.map((piece) => tables.idOf[piece]))],
    items: [...new Set([...held, ...worn].map((card) => cardRows[card].id))],
    summoned: side < FACTIONS && s.deeds[side * tables.deeds + DEED.ancientsSummoned] > 0,
  }
}

function scoreOf(s: State, { scenario, deeds }: MatchTables, side: SideNo): number {
  const timeout = scenario?.timeout
  if (timeout === undefined || !('most' in timeout) || timeout.most === 'points') return s.points[side]
  return s.deeds[side * deeds + DEED[timeout.most]]
}
