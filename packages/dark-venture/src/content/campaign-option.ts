// What a match of the campaign knows of the chapters before it: part of its options, so that it is whole in itself.
import { refuse, type Json } from '@longtable/kernel'
import { campaignFlags, chapters, type ChapterRow } from './campaign-chapters.ts'
import { factionIds, type FactionId, type Resource, resourceIds } from './ids.ts'
import type { SideName } from './stories.ts'
import { heroes } from './heroes.ts'
import { equippables } from './equippables.ts'
import { units } from './units.ts'
import { usables } from './usables.ts'

/** Something that a banner brings along from the chapter before. */
export type Boon =
  | { readonly boon: 'spoils'; readonly cards: readonly string[] }
  | { readonly boon: 'veterans'; readonly units: readonly string[] }
  /** One more towards that objective of its Ancient. */
  | { readonly boon: 'omen'; readonly which: number }
  | { readonly boon: 'muster' | 'grudge' | 'debt' }
  | { readonly boon: 'purse'; readonly goods: readonly Resource[] }

export type BoonId = Boon['boon']

export interface CampaignOption {
  readonly chapter: string
  readonly flags: readonly string[]
  /** By seat: the side that it leads. */
  readonly leads: readonly SideName[]
  readonly boons: readonly (Boon & { readonly side: FactionId })[]
  /** A head start in what the chapter counts towards its throne. */
  readonly ahead: readonly { readonly side: FactionId; readonly n: number }[]
}

const itemIds: readonly string[] = [...equippables, ...usables].map(({ id }) => id)
const sides: readonly string[] = [...factionIds, ...heroes.map(({ id }) => `hero:${id}`)]

export function chapterOf(code: string): ChapterRow | undefined {
  return chapters.find((row) => row.code === code)
}

/** Reads the option, or says what is wrong with it. */
export function campaignFrom(value: Json): CampaignOption | undefined {
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) refuse('campaign.shape')
  const given = value as Readonly<Record<string, Json>>
  const known = ['chapter', 'flags', 'leads', 'boons', 'ahead']
  for (const name of Object.keys(given)) if (!known.includes(name)) refuse('campaign.unknown', { name })
  if (typeof given['chapter'] !== 'string' || chapterOf(given['chapter']) === undefined)
    refuse('campaign.chapter', { chapter: JSON.stringify(given['chapter'] ?? null) })
  const option: CampaignOption = {
    chapter: given['chapter'],
    flags: words(given, 'flags', isCampaignFlag),
    leads: words(given, 'leads', (word) => sides.includes(word)) as readonly SideName[],
    boons: list(given, 'boons').map(boonFrom),
    ahead: list(given, 'ahead').map(aheadFrom),
  }
  if (new Set(option.leads).size < option.leads.length) refuse('campaign.wrong', { part: 'leads' })
  return option
}

export function isCampaignFlag(word: string): boolean {
  const [flag, name] = word.split(':')
  return campaignFlags.includes(flag) && (name === undefined || factionIds.some((id) => id === name))
}

function list(given: Readonly<Record<string, Json>>, name: string): readonly Json[] {
  const value = given[name] ?? []
  if (!Array.isArray(value)) refuse('campaign.wrong', { part: name })
  return value as readonly Json[]
}

function words(
  given: Readonly<Record<string, Json>>,
  name: string,
  isKnown: (word: string) => boolean,
): readonly string[] {
  const all = list(given, name)
  for (const word of all)
    if (typeof word !== 'string' || !isKnown(word)) refuse('campaign.wrong', { part: name })
  return all as readonly string[]
}

function branchOf(value: Json, part: string): Readonly<Record<string, Json>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('campaign.wrong', { part })
  return value as Readonly<Record<string, Json>>
}

function factionIn(given: Readonly<Record<string, Json>>, part: string): FactionId {
  const found = factionIds.find((id) => id === given['side'])
  if (found === undefined) refuse('campaign.wrong', { part })
  return found
}

function aheadFrom(value: Json): CampaignOption['ahead'][number] {
  const given = branchOf(value, 'ahead')
  const { n } = given
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > 2)
    refuse('campaign.wrong', { part: 'ahead' })
  return { side: factionIn(given, 'ahead'), n: Number(n) }
}

function boonFrom(value: Json): CampaignOption['boons'][number] {
  const given = branchOf(value, 'boons')
  return { side: factionIn(given, 'boons'), ...readBoon(given) }
}

/** A boon as it stands in an option or a record. */
export function readBoon(given: Readonly<Record<string, Json>>): Boon {
  switch (given['boon']) {
    case 'spoils':
      return { boon: 'spoils', cards: upToTwo(given, 'cards', (word) => itemIds.includes(word)) }
    case 'veterans':
      return {
        boon: 'veterans',
        units: upToTwo(given, 'units', (word) => units.some(({ id }) => id === word)),
      }
    case 'purse': {
      const goods = upToTwo(given, 'goods', (word) => resourceIds.some((id) => id === word))
      return { boon: 'purse', goods: goods as readonly Resource[] }
    }
    case 'omen': {
      const { which } = given
      if (which !== 0 && which !== 1 && which !== 2) refuse('campaign.wrong', { part: 'boons' })
      return { boon: 'omen', which: Number(which) }
    }
    case 'muster':
    case 'grudge':
    case 'debt':
      return { boon: given['boon'] }
    default:
      return refuse('campaign.wrong', { part: 'boons' })
  }
}

function upToTwo(
  given: Readonly<Record<string, Json>>,
  name: string,
  isKnown: (word: string) => boolean,
): readonly string[] {
  const all = words(given, name, isKnown)
  if (all.length > 2) refuse('campaign.wrong', { part: 'boons' })
  return all
}
