import { refuse, type Json } from '@longtable/kernel'
import { type Boon, chapterOf, isCampaignFlag, readBoon } from '../content/campaign-option.ts'
import { chapters, type ChapterRow } from '../content/campaign-chapters.ts'
import { factionIds, type FactionId } from '../content/ids.ts'
import { heroes } from '../content/heroes.ts'
import type { SideName, StoryLevel } from '../content/stories.ts'

/** A campaign between its chapters: one small record, which is all that there is to keep. */

export const RECORD_VERSION = 1

export type TableKind = 'solo' | 'competitive' | 'cooperative'
export type Road = 'long' | 'short'

export interface CampaignSeat {
  readonly name: string
  /** A bot by its level; `auto`: nobody chooses for it, and its deck plays it. */
  readonly by: 'person' | 'auto' | { readonly bot: string }
  readonly banner: FactionId
}

export interface Standing {
  readonly banner: FactionId
  readonly laurels: number
  readonly debts: number
  /** Objectives of its Ancient that count one more, until it was summoned. */
  readonly omens: readonly number[]
  /** What waits for the next chapter in which it takes part. */
  readonly boons: readonly Boon[]
}

export interface PlayedChapter {
  readonly chapter: string
  /** The match, as its place calls it. */
  readonly match: string
  readonly winners: readonly SideName[]
  readonly rounds: number
  /** By seat: the side that it led; null for one who watched. */
  readonly leads: readonly (SideName | null)[]
  /** By seat: laurels of this chapter. */
  readonly laurels: readonly number[]
  readonly flags: readonly string[]
  readonly choices: readonly { readonly banner: FactionId; readonly boons: readonly Boon[] }[]
}

/** A chapter that is being played, or was and waits for what everybody chooses. */
export interface ChapterNow {
  readonly chapter: string
  readonly match: string
  /** By seat of the match: which seat of the campaign sits there. */
  readonly seats: readonly number[]
  /** Secrets by which people take seats of the match that are open for them. */
  readonly invitations: readonly { readonly seat: number; readonly secret: string }[]
  readonly chosen: readonly { readonly banner: FactionId; readonly boons: readonly Boon[] }[]
}

export interface CampaignRecord {
  readonly format: 'longtable-campaign'
  readonly game: 'dark-venture'
  readonly version: number
  readonly id: string
  readonly road: Road
  readonly table: TableKind
  readonly level: StoryLevel
  readonly seats: readonly CampaignSeat[]
  readonly standings: readonly Standing[]
  readonly flags: readonly string[]
  readonly played: readonly PlayedChapter[]
  readonly now?: ChapterNow
}

export interface CampaignSettings {
  readonly id: string
  readonly road: Road
  readonly table: TableKind
  readonly level: StoryLevel
  readonly seats: readonly CampaignSeat[]
}

const fresh = (banner: FactionId, laurels = 0): Standing => ({
  banner,
  laurels,
  debts: 0,
  omens: [],
  boons: [],
})

export function newCampaign({ id, road, table, level, seats }: CampaignSettings): CampaignRecord {
  if (seats.length === 0 || seats.length > factionIds.length) refuse('campaign.record.seats')
  if (!seats.some(({ by }) => by === 'person')) refuse('campaign.record.nobody')
  if (new Set(seats.map(({ banner }) => banner)).size < seats.length) refuse('campaign.record.sameBanner')
  return {
    format: 'longtable-campaign',
    game: 'dark-venture',
    version: RECORD_VERSION,
    id,
    road,
    table,
    level,
    seats: seats.map(seatOf),
    standings: seats.map(({ banner }) => fresh(banner)),
    flags: [],
    played: [],
  }
}

function seatOf({ name, by, banner }: CampaignSeat): CampaignSeat {
  return { name, by: typeof by === 'string' ? by : { bot: by.bot }, banner }
}

/** The chapters of its road. */
export function chaptersOf({ road }: Pick<CampaignRecord, 'road'>): readonly ChapterRow[] {
  return road === 'long' ? chapters : chapters.filter(({ short }) => short === true)
}

/** The chapter that comes next; undefined once the last was played. */
export function nextChapter(record: CampaignRecord): ChapterRow | undefined {
  return chaptersOf(record).find(({ code }) => !record.played.some(({ chapter }) => chapter === code))
}

export function standingOf({ standings }: CampaignRecord, banner: FactionId): Standing {
  return standings.find((one) => one.banner === banner) ?? fresh(banner)
}

/** Somebody comes between two chapters: for a banner that no person leads, or with a new one (DV-CAMPAIGN-6). */
export function withNewcomer(record: CampaignRecord, name: string, banner: FactionId): CampaignRecord {
  const held = record.seats.find((seat) => seat.banner === banner)
  if (held?.by === 'person') refuse('campaign.record.taken', { name: held.name })
  const seat: CampaignSeat = { name, by: 'person', banner }
  if (held !== undefined) {
    return { ...record, seats: record.seats.map((one) => (one === held ? seat : one)) }
  }
  if (record.table === 'solo') refuse('campaign.record.solo')
  const lowest = Math.min(...record.standings.map(({ laurels }) => laurels))
  const standing: Standing = { ...fresh(banner, lowest), boons: [{ boon: 'muster' }] }
  return {
    ...record,
    seats: [...record.seats, seat],
    standings: [...record.standings.filter((one) => one.banner !== banner), standing],
  }
}

/** Somebody goes: a bot leads the banner from now on, or its deck (DV-CAMPAIGN-6). */
export function withoutPerson(
  record: CampaignRecord,
  banner: FactionId,
  by: Exclude<CampaignSeat['by'], 'person'>,
): CampaignRecord {
  const left = record.seats.filter((seat) => seat.by === 'person' && seat.banner !== banner)
  if (left.length === 0) refuse('campaign.record.nobody')
  return {
    ...record,
    seats: record.seats.map((seat) => (seat.banner === banner ? seatOf({ ...seat, by }) : seat)),
  }
}

/** The next chapter has begun. */
export function withMatch(
  record: CampaignRecord,
  now: Omit<ChapterNow, 'chapter' | 'chosen'>,
): CampaignRecord {
  const { code } = nextChapter(record) ?? refuse('campaign.record.over')
  const { match, seats, invitations } = now
  return { ...record, now: { chapter: code, match, seats, invitations, chosen: [] } }
}

/** A banner has chosen what it takes along; it may choose anew until everybody has. */
export function withChoice(
  record: CampaignRecord,
  banner: FactionId,
  boons: readonly Boon[],
): CampaignRecord {
  const { now } = record
  if (now === undefined) return record
  const others = now.chosen.filter((one) => one.banner !== banner)
  return { ...record, now: { ...now, chosen: [...others, { banner, boons }] } }
}

/** Without the chapter that was begun: it can be begun anew. The record of a file is so, too, since a seat's secret is nobody else's. */
export function withoutMatch(record: CampaignRecord): CampaignRecord {
  const { now, ...rest } = record
  return now === undefined ? record : rest
}

/** The record as a file; read and written again it has the same bytes. */
export function writeRecord(record: CampaignRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`
}

type Branch = Readonly<Record<string, Json>>

/** A record from a file, or a clear word on what is wrong with it. */
export function readRecord(text: string): CampaignRecord {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    refuse('campaign.record.notJson')
  }
  const given = branch(value, 'record')
  if (given['format'] !== 'longtable-campaign' || given['game'] !== 'dark-venture')
    refuse('campaign.record.other')
  if (typeof given['version'] !== 'number' || given['version'] > RECORD_VERSION)
    refuse('campaign.record.newer', { version: JSON.stringify(given['version'] ?? null) })
  const settings: CampaignSettings = {
    id: word(given, 'id'),
    road: oneOf(given, 'road', ['long', 'short']),
    table: oneOf(given, 'table', ['solo', 'competitive', 'cooperative']),
    level: oneOf(given, 'level', ['easy', 'normal', 'hard']),
    seats: list(given, 'seats').map(readSeat),
  }
  return {
    ...newCampaign(settings),
    standings: list(given, 'standings').map(readStanding),
    flags: words(given, 'flags', isCampaignFlag),
    played: list(given, 'played').map(readPlayed),
    ...(given['now'] !== undefined && { now: readNow(given['now']) }),
  }
}

function readNow(value: Json): ChapterNow {
  const given = branch(value, 'now')
  const chapter = word(given, 'chapter')
  if (chapterOf(chapter) === undefined) wrong('now')
  return {
    chapter,
    match: word(given, 'match'),
    seats: list(given, 'seats').map((one) => (typeof one === 'number' ? one : wrong('now'))),
    invitations: list(given, 'invitations').map((one) => {
      const invitation = branch(one, 'now')
      return { seat: whole(invitation, 'seat'), secret: word(invitation, 'secret') }
    }),
    chosen: list(given, 'chosen').map(readChosen),
  }
}

function readChosen(value: Json): ChapterNow['chosen'][number] {
  const chosen = branch(value, 'choices')
  return {
    banner: oneOf(chosen, 'banner', factionIds),
    boons: list(chosen, 'boons').map((boon) => readBoon(branch(boon, 'boons'))),
  }
}

const wrong = (part: string): never => refuse('campaign.record.wrong', { part })

function branch(value: Json | undefined, part: string): Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Branch)
    : wrong(part)
}

function list(given: Branch, part: string): readonly Json[] {
  const value = given[part]
  return Array.isArray(value) ? (value as readonly Json[]) : wrong(part)
}

function word(given: Branch, part: string): string {
  const value = given[part]
  return typeof value === 'string' && value.length <= 100 ? value : wrong(part)
}

function whole(given: Branch, part: string): number {
  const value = given[part]
  return typeof value === 'number' && Number.isInteger(value) ? value : wrong(part)
}

function oneOf<W extends string>(given: Branch, part: string, known: readonly W[]): W {
  return known.find((one) => one === given[part]) ?? wrong(part)
}

function words(given: Branch, part: string, isKnown: (word: string) => boolean): readonly string[] {
  return list(given, part).map((one) => (typeof one === 'string' && isKnown(one) ? one : wrong(part)))
}

function readSeat(value: Json): CampaignSeat {
  const given = branch(value, 'seats')
  const by = given['by']
  return {
    name: word(given, 'name'),
    by: by === 'person' || by === 'auto' ? by : { bot: word(branch(by, 'seats'), 'bot') },
    banner: oneOf(given, 'banner', factionIds),
  }
}

function readStanding(value: Json): Standing {
  const given = branch(value, 'standings')
  return {
    banner: oneOf(given, 'banner', factionIds),
    laurels: whole(given, 'laurels'),
    debts: whole(given, 'debts'),
    omens: list(given, 'omens').map((one) =>
      typeof one === 'number' && [0, 1, 2].includes(one) ? one : wrong('omens'),
    ),
    boons: list(given, 'boons').map((one) => readBoon(branch(one, 'boons'))),
  }
}

const sideNames: readonly string[] = [...factionIds, ...heroes.map(({ id }) => `hero:${id}`)]
const isSide = (name: string): boolean => sideNames.includes(name)

function readPlayed(value: Json): PlayedChapter {
  const given = branch(value, 'played')
  const chapter = word(given, 'chapter')
  if (chapterOf(chapter) === undefined) wrong('played')
  return {
    chapter,
    match: word(given, 'match'),
    winners: words(given, 'winners', isSide) as readonly SideName[],
    rounds: whole(given, 'rounds'),
    leads: list(given, 'leads').map((one) =>
      one === null || (typeof one === 'string' && isSide(one)) ? (one as SideName | null) : wrong('leads'),
    ),
    laurels: list(given, 'laurels').map((one) => (typeof one === 'number' ? one : wrong('laurels'))),
    flags: words(given, 'flags', isCampaignFlag),
    choices: list(given, 'choices').map(readChosen),
  }
}
