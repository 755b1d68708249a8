import { refuse, type Config } from '@longtable/kernel'
import type { CampaignOption } from '../content/campaign-option.ts'
import type { ChapterRow } from '../content/campaign-chapters.ts'
import { edition } from '../content/edition.ts'
import type { FactionId } from '../content/ids.ts'
import type { ScenarioRow, ScenarioSide, SideName } from '../content/stories.ts'
import { type CampaignRecord, type CampaignSeat, nextChapter, standingOf } from './record.ts'

/** Who leads what in the next chapter, and the match that it is. */

export interface Cast {
  /** By seat of the campaign: the side that it leads; null: it watches this time. */
  readonly leads: readonly (SideName | null)[]
}

/** From this chapter on a seat may lead a Hero for pay; before it, people for whom there is nothing else. */
const HEROES_FROM = 'A5'

export function scenarioOfChapter({ scenario }: ChapterRow): ScenarioRow {
  const row = edition.scenarios.find(({ id }) => id === scenario)
  if (row === undefined) throw new Error(`no scenario ${scenario}`)
  return row
}

/**
 * Sides that a seat may lead: its own banner if it is there, otherwise any that is open, for pay (DV-CAMPAIGN-1). What a bot
 * would lead is open to people, but comes last; so do Heroes in the first chapters.
 */
export function sidesFor(
  record: CampaignRecord,
  chapter: ChapterRow,
  banner: FactionId,
): readonly SideName[] {
  const sides = scenarioOfChapter(chapter).sides.filter(
    ({ control, team }) => control !== 'auto' && (record.table !== 'cooperative' || team !== 'B'),
  )
  if (sides.some(({ side }) => side === banner)) return [banner]
  const leaderOf = (side: SideName): CampaignSeat | undefined =>
    record.seats.find((seat) => seat.banner === side && seat.by !== 'auto')
  const isPerson = record.seats.some((seat) => seat.banner === banner && seat.by === 'person')
  const isHero = ({ side }: ScenarioSide): boolean => side.startsWith('hero:')
  const factions = sides.filter((one) => {
    const leader = leaderOf(one.side)
    return !isHero(one) && (leader === undefined || (isPerson && leader.by !== 'person'))
  })
  const hired = sides.filter((one) => isHero(one) && (isPerson || hasHeroes(sides, chapter)))
  const isFree = ({ side }: ScenarioSide): boolean => leaderOf(side) === undefined
  const open = hasHeroes(sides, chapter)
    ? [...factions.filter(isFree), ...hired, ...factions.filter((one) => !isFree(one))]
    : [...factions.filter(isFree), ...factions.filter((one) => !isFree(one)), ...hired]
  return open.map(({ side }) => side)
}

/** Heroes are for hire from the fifth chapter on, and where nobody else can be led. */
function hasHeroes(sides: readonly ScenarioSide[], chapter: ChapterRow): boolean {
  if (sides.some(({ side, optional }) => side.startsWith('hero:') && optional !== true)) return true
  return Number(chapter.code.slice(1)) >= Number(HEROES_FROM.slice(1))
}

/**
 * Everybody takes what they wish, or the first that is free: people before bots, and those whose banner is in the chapter before
 * others. Where there are more seats than a chapter has room for, the last watch. A table that plays together sends one
 * champion into a chapter without teams: the first person, unless it names another.
 */
export function castFor(
  record: CampaignRecord,
  wishes: readonly (SideName | undefined)[] = [],
  champion = record.seats.findIndex(({ by }) => by === 'person'),
): Cast {
  const chapter = nextChapter(record)
  if (chapter === undefined) refuse('campaign.record.over')
  const row = scenarioOfChapter(chapter)
  const most = row.players[1]
  const taken = new Set<SideName>()
  const leads: (SideName | null)[] = record.seats.map(() => null)
  const order = record.seats
    .map((seat, at) => ({
      seat,
      at,
      isBot: seat.by !== 'person',
      isOwn: row.sides.some(({ side }) => side === seat.banner),
    }))
    .filter(({ seat, at }) => seat.by !== 'auto' && (!sendsChampion(record, row) || at === champion))
    .toSorted((a, b) => Number(a.isBot) - Number(b.isBot) || Number(b.isOwn) - Number(a.isOwn) || a.at - b.at)
  for (const { seat, at } of order) {
    if (taken.size >= most) break
    const free = sidesFor(record, chapter, seat.banner).filter((side) => !taken.has(side))
    const side = free.find((one) => one === wishes[at]) ?? free[0]
    if (side === undefined) continue
    leads[at] = side
    taken.add(side)
  }
  return { leads }
}

/** Does a table that plays together send one alone into this chapter? */
export function sendsChampion({ table }: CampaignRecord, { sides }: ScenarioRow): boolean {
  return table === 'cooperative' && !sides.some(({ team }) => team !== undefined)
}

export interface ChapterMatch {
  readonly config: Config
  /** By seat of the match: which seat of the campaign sits there. */
  readonly seats: readonly number[]
}

/** The next chapter as an ordinary match, which knows all that it needs (DV-CAMPAIGN-1). */
export function matchFor(record: CampaignRecord, { leads }: Cast): ChapterMatch {
  const chapter = nextChapter(record)
  if (chapter === undefined) refuse('campaign.record.over')
  const seats = leads.flatMap((side, at) => (side === null ? [] : [at]))
  if (!seats.some((at) => record.seats[at].by === 'person')) refuse('campaign.record.nobody')
  const sides = seats.map((at) => leads[at] as SideName)
  const campaign: CampaignOption = {
    chapter: chapter.code,
    flags: record.flags,
    leads: sides,
    boons: record.seats.flatMap(({ banner }, at) => (leads[at] === banner ? boonsOf(record, banner) : [])),
    ahead: chapter.code === 'A13' ? headStarts(record) : [],
  }
  return {
    config: {
      mode: 'scenario',
      scenario: chapter.scenario,
      level: record.level,
      campaign: JSON.parse(JSON.stringify(campaign)),
    },
    seats,
  }
}

/** Never more than two at a time begin with a side, omens besides. */
function boonsOf(record: CampaignRecord, banner: FactionId): CampaignOption['boons'][number][] {
  const { boons, omens } = standingOf(record, banner)
  return [...boons.slice(0, 2), ...omens.map((which) => ({ boon: 'omen' as const, which }))].map((boon) => ({
    ...boon,
    side: banner,
  }))
}

/** One for each five laurels above the lowest, two at most (DV-CAMPAIGN-3). */
function headStarts(record: CampaignRecord): CampaignOption['ahead'] {
  const { standings } = record
  const lowest = Math.min(...standings.map(({ laurels }) => laurels))
  return standings
    .map(({ banner, laurels }) => ({ side: banner, n: Math.min(2, Math.floor((laurels - lowest) / 5)) }))
    .filter(({ n }) => n > 0)
}
