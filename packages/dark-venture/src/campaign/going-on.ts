import { refuse } from '@longtable/kernel'
import type { Boon, BoonId } from '../content/campaign-option.ts'
import { chapterOf } from '../content/campaign-option.ts'
import { flagsAfter } from '../content/campaign-chapters.ts'
import { factionIds, type FactionId, resourceIds } from '../content/ids.ts'
import { type CampaignRecord, nextChapter, type Standing, standingOf, withoutMatch } from './record.ts'
import type { ChapterResult, SideResult } from './aftermath.ts'

/** Laurels, choices, and the record after a chapter. */

const WINNER: readonly BoonId[] = ['spoils', 'veterans', 'omen']
const LOSER: readonly BoonId[] = ['muster', 'grudge', 'purse', 'debt']
const MOST_OMENS = 2
/** From so many laurels between the first and the last on, the last chooses twice. */
const FAR_BEHIND = 4

export interface Choosing {
  readonly banner: FactionId
  readonly place: 'winner' | 'second' | 'other'
  readonly laurels: number
  readonly options: readonly BoonId[]
  readonly times: number
  /** What there is to keep: items, and survivors. */
  readonly items: readonly string[]
  /** How many items may be kept as spoils. */
  readonly mostItems: number
  readonly survivors: readonly string[]
}

/** What each banner gets and may choose after a chapter, in the order of the seats (DV-CAMPAIGN-5). */
export function choosingAfter(
  record: CampaignRecord,
  result: ChapterResult,
  seats: readonly number[],
): readonly Choosing[] {
  const second = secondOf(result)
  const all = record.seats.map(({ banner }, at): Choosing => {
    const led = result.sides.find(({ seat }) => seats[seat] === at)
    const place = placeOf(record, result, led, second)
    const full = place === 'winner' ? 2 : place === 'second' ? 1 : 0
    const laurels = led === undefined || led.side === banner ? full : Math.ceil(full / 2)
    const hasOwn = led?.side === banner
    const items = hasOwn ? led.items : []
    const survivors = hasOwn ? led.survivors : []
    return {
      banner,
      place,
      laurels,
      options: optionsFor(record, banner, place, items, survivors),
      times: 1,
      items,
      mostItems: place === 'winner' ? 2 : 1,
      survivors,
    }
  })
  const after = all.map(({ banner, laurels }) => standingOf(record, banner).laurels + laurels)
  const [most, least] = [Math.max(...after), Math.min(...after)]
  return all.map((one, at) =>
    all.length > 1 && most - least >= FAR_BEHIND && after[at] === least ? { ...one, times: 2 } : one,
  )
}

/** A table that plays together wins and loses together. */
function placeOf(
  { table }: CampaignRecord,
  { winners, sides }: ChapterResult,
  led: SideResult | undefined,
  second: SideResult | undefined,
): Choosing['place'] {
  if (table === 'cooperative') return sides.some(({ side }) => winners.includes(side)) ? 'winner' : 'other'
  if (led === undefined) return 'other'
  if (winners.includes(led.side)) return 'winner'
  return led === second ? 'second' : 'other'
}

/** The best of those who did not win, where each plays for itself; equals are both none. */
function secondOf({ winners, sides, inTeams }: ChapterResult): SideResult | undefined {
  if (inTeams) return undefined
  const [best, next] = sides
    .filter(({ side }) => !winners.includes(side))
    .toSorted((a, b) => b.score - a.score || b.points - a.points)
  if (best === undefined) return undefined
  return next !== undefined && next.score === best.score && next.points === best.points ? undefined : best
}

function optionsFor(
  record: CampaignRecord,
  banner: FactionId,
  place: Choosing['place'],
  items: readonly string[],
  survivors: readonly string[],
): readonly BoonId[] {
  if (place === 'other') return LOSER
  if (place === 'second') return items.length > 0 ? ['spoils', ...LOSER] : LOSER
  const { omens } = standingOf(record, banner)
  const open = WINNER.filter((boon) => {
    if (boon === 'spoils') return items.length > 0
    return boon === 'veterans' ? survivors.length > 0 : omens.length < MOST_OMENS
  })
  return open.length > 0 ? open : ['muster']
}

/** What somebody takes who says nothing: bots do, and so can people. */
export function usualChoice({ options, items, mostItems, survivors }: Choosing): Boon {
  const [first] = options
  switch (first) {
    case 'spoils':
      return { boon: 'spoils', cards: items.slice(0, mostItems) }
    case 'veterans':
      return { boon: 'veterans', units: survivors.slice(0, 2) }
    case 'omen':
      return { boon: 'omen', which: 0 }
    case 'purse':
      return { boon: 'purse', goods: [resourceIds[0], resourceIds[1]] }
    default:
      return { boon: first }
  }
}

/** Refuses what a banner may not choose. */
export function checkChoice(choosing: Choosing, boons: readonly Boon[]): void {
  const { banner, options, times, items, mostItems, survivors } = choosing
  const isFine = boons.every((boon) => {
    if (!options.includes(boon.boon)) return false
    if (boon.boon === 'spoils')
      return boon.cards.length <= mostItems && boon.cards.every((card) => items.includes(card))
    if (boon.boon === 'veterans')
      return boon.units.length <= 2 && boon.units.every((unit) => survivors.includes(unit))
    return boon.boon !== 'purse' || boon.goods.length <= 2
  })
  if (!isFine || boons.length > times) refuse('campaign.record.choice', { banner })
}

/** The record once everybody has chosen (DV-CAMPAIGN-4, DV-CAMPAIGN-5). */
export function withChapter(
  record: CampaignRecord,
  result: ChapterResult,
  {
    match,
    seats,
    choices,
  }: {
    readonly match: string
    readonly seats: readonly number[]
    readonly choices: ReadonlyMap<FactionId, readonly Boon[]>
  },
): CampaignRecord {
  const row = chapterOf(result.chapter)
  if (row === undefined || nextChapter(record)?.code !== row.code)
    refuse('campaign.record.otherChapter', { chapter: result.chapter })
  const choosing = choosingAfter(record, result, seats)
  const chosen = choosing.map((one, at) => {
    const isAuto = record.seats[at].by === 'auto'
    const boons = isAuto ? [] : (choices.get(one.banner) ?? [usualChoice(one)])
    checkChoice(one, boons)
    return { banner: one.banner, boons }
  })
  const flags = flagsAfter(row, result.winners)
  const leads = record.seats.map((_, at) => result.sides.find(({ seat }) => seats[seat] === at)?.side ?? null)
  const summoned = new Set(result.sides.filter((one) => one.summoned).map(({ side }) => side))
  const standings = record.standings.map((standing): Standing => {
    const at = record.seats.findIndex(({ banner }) => banner === standing.banner)
    if (at < 0) return standing
    const boons = chosen[at]?.boons ?? []
    const isSpent = leads[at] === standing.banner
    const starred = flags.includes(`starName:${standing.banner}`) ? [0] : []
    const newOmens = boons.flatMap((boon) => (boon.boon === 'omen' ? [boon.which] : []))
    const kept = summoned.has(standing.banner) ? [] : standing.omens
    return {
      banner: standing.banner,
      laurels: standing.laurels + choosing[at].laurels,
      debts: standing.debts + boons.filter(({ boon }) => boon === 'debt').length,
      omens: [...kept, ...newOmens, ...starred].slice(0, MOST_OMENS),
      boons: [...(isSpent ? [] : standing.boons), ...boons.filter(({ boon }) => boon !== 'omen')].slice(-2),
    }
  })
  return {
    ...withoutMatch(record),
    standings,
    flags: [...record.flags, ...flags],
    played: [
      ...record.played,
      {
        chapter: row.code,
        match,
        winners: result.winners,
        rounds: result.rounds,
        leads,
        laurels: choosing.map(({ laurels }) => laurels),
        flags,
        choices: chosen,
      },
    ],
  }
}

export type EndingId = 'burned' | 'regent' | 'uneasyPeace' | 'filled'

export interface CampaignEnd {
  /** Banners that have won it. */
  readonly winners: readonly FactionId[]
  /** What is told to tables that play alone or together. */
  readonly ending: EndingId | undefined
}

/** Laurels without what is owed, unless the ledger burned. */
export function laurelsOf(record: CampaignRecord, banner: FactionId): number {
  const { laurels, debts } = standingOf(record, banner)
  return record.flags.includes('ledgerBurned') ? laurels : laurels - debts
}

/** How it ends: who wins the last chapter wins, equals by laurels (DV-CAMPAIGN-7). */
export function endOf(record: CampaignRecord): CampaignEnd | undefined {
  if (nextChapter(record) !== undefined) return undefined
  const last = record.played.at(-1)
  const winning = record.seats.filter((_, at) => {
    const led = last?.leads[at]
    return led !== undefined && led !== null && (last?.winners.includes(led) ?? false)
  })
  const banners = factionIds.filter((id) => winning.some(({ banner }) => banner === id))
  const best = Math.max(...banners.map((banner) => laurelsOf(record, banner)))
  const winners = banners.filter((banner) => laurelsOf(record, banner) === best)
  if (record.table === 'competitive') return { winners, ending: undefined }
  const laurels = Math.max(...record.seats.map(({ banner }) => laurelsOf(record, banner)))
  if (winners.length > 0) return { winners, ending: laurels >= 18 ? 'burned' : 'regent' }
  return { winners, ending: laurels >= 12 ? 'uneasyPeace' : 'filled' }
}
