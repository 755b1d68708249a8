import { text, type Described, type Text } from '@longtable/kernel'
import type { Resources } from '../content/types.ts'
import { face, type Card, type Space } from '../state/cards.ts'
import type { Resource, StructureName } from '../state/events.ts'
import { realmOf, regionOf, type RegionNo, type Site } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'

/** Texts for things, from the match's tables. */

export function regionName(tables: MatchTables, region: RegionNo): string {
  return tables.edition.regions[region].name
}

export function siteText(tables: MatchTables, site: Site): Text {
  return text('site', { region: regionName(tables, regionOf(site)), realm: realmText(realmOf(site)) })
}

export function realmText(realm: number): Text {
  return text(realm === 0 ? 'realm.light' : 'realm.dark')
}

/** The realm by its full name, where it does not stand in brackets. */
export function realmNameText(realm: number): Text {
  return text(realm === 0 ? 'realmNamed.light' : 'realmNamed.dark')
}

/** The name of a player colour. */
export function colourText(colour: number): Text {
  return text(`colour.${colour}`)
}

export function limboText(realm: number): Text {
  return text(realm === 0 ? 'limbo.light' : 'limbo.dark')
}

export function cardText(tables: MatchTables, card: Card): Text {
  if (card < 0) return text('card.hidden')
  const shown = face(card)
  switch (shown.kind) {
    case 'region':
      return text('card.region', { region: regionName(tables, shown.region) })
    case 'conflict':
      return text('card.conflict', {
        region: regionName(tables, shown.region),
        realm: realmText(shown.realm),
      })
    case 'wild':
      return text('card.wild', { area: tables.edition.areas[shown.area].name, realm: realmText(shown.realm) })
    case 'magic':
      return text('card.magic', { magic: tables.magic[shown.magic].name })
    case 'blank':
      return text('card.blank')
  }
}

export function spaceText(tables: MatchTables, space: Space): Text {
  const { army, magic } = tables.edition.board
  const row = space < army.length ? army[space] : magic[space - army.length]
  return text('space', { name: row.name })
}

export function amountText(resource: Resource, count: number): Text {
  return text(`amount.${resource}`, { count })
}

/** What has no price has no text. */
export function costText({ gold, energy }: Resources): Text | undefined {
  if (gold === 0 && energy === 0) return undefined
  if (gold === 0) return amountText('energy', energy)
  if (energy === 0) return amountText('gold', gold)
  return bothText({ gold, energy })
}

export function bothText({ gold, energy }: Resources): Text {
  return text('amount.both', { gold: amountText('gold', gold), energy: amountText('energy', energy) })
}

export function structureText(structure: StructureName): Text {
  return text(`structure.${structure}`)
}

/** An entry with its price, if it has one. */
export function priced(entry: Described, cost: Resources): Described {
  const price = costText(cost)
  return price === undefined ? entry : { ...entry, cost: price }
}
