import { text, type Text, type Translated } from '@longtable/kernel'
import type { Cost, Terrain } from '../content/effects.ts'
import { type FactionId, resourceIds } from '../content/ids.ts'
import type { AbilityRow, ActionCardRow, ItemCardRow } from '../content/types.ts'
import type { CardRow } from '../state/card-pool.ts'
import { EDGES } from '../state/choices/effects.ts'
import { exists } from '../state/map/read.ts'
import { autoNumber } from '../content/numbers.ts'
import { FACTION } from '../state/names.ts'
import type { CardNo, SideNo, Square } from '../state/numbers.ts'
import { isItemRow } from '../state/queries/items.ts'
import { type MatchTables, TERRAIN } from '../state/tables/match-tables.ts'
import { joined, nameOf, sayCondition, sayCosts, sayLimit, sayMods } from './effect-parts.ts'
import { say } from './effect-text.ts'
import { listed, squareName } from './thing-names.ts'

/** What is printed on cards, dashboards and the map, as sentences: from the very rows that the rules read. */

/** One paragraph of a card; of all-player and faction-bonus cards what one side does. */
export interface CardLine {
  readonly side?: SideNo
  readonly text: Text
}

export interface CardBody {
  readonly kind: Text
  /** When it is played, used or happens. */
  readonly timing: Text
  readonly lines: readonly CardLine[]
  /** Who may use or wear it; none: everybody. */
  readonly icons: readonly (FactionId | 'hero')[]
  /** What its wearer pays to use it. */
  readonly cost?: Text
}

export interface AbilityBody {
  readonly name: Translated
  /** One of these is paid; none: it costs nothing. */
  readonly cost: readonly Cost[]
  readonly limit?: Text
  readonly text: Text
}

export interface AutoCardBody {
  readonly name: Translated
  readonly text: Text
}

/** All that a card says. */
export function cardBody(tables: MatchTables, card: CardNo): CardBody {
  const row = tables.cardRow[card]
  const kind = text(`body.kind.${row.kind}`)
  const timing = text(`body.timing.${timingOf(row)}`)
  if (!isItemRow(row)) return { kind, timing, lines: actionLines(tables, row), icons: [] }
  const { ability, icons } = row
  const body = { kind, timing, lines: itemLines(tables, row), icons }
  return ability === undefined ? body : { ...body, cost: sayCosts(ability.costs) }
}

function timingOf(row: CardRow): string {
  if (row.kind === 'equippable') return 'worn'
  return row.kind === 'instant' ? 'drawn' : (row.timing ?? 'turn')
}

function actionLines(tables: MatchTables, { effects, lines, hero }: ActionCardRow): CardLine[] {
  const sides = Object.entries(lines ?? {}).map(([faction, line]) => ({
    side: FACTION[faction as FactionId],
    text: say(tables, line),
  }))
  return [
    ...(effects === undefined ? [] : [{ text: say(tables, effects) }]),
    ...sides,
    ...(hero === undefined ? [] : [{ text: text('body.hero', { run: say(tables, hero) }) }]),
  ]
}

function itemLines(tables: MatchTables, { mods, ability, effects }: ItemCardRow): CardLine[] {
  return [
    ...(mods === undefined ? [] : [{ text: text('body.wearer', { mods: sayMods(mods) }) }]),
    ...(ability === undefined ? [] : [{ text: abilityWords(tables, ability, 'when') }]),
    ...(ability?.limit === undefined
      ? []
      : [{ text: text('body.limited', { limit: sayLimit(ability.limit) }) }]),
    ...(effects === undefined ? [] : [{ text: say(tables, effects) }]),
  ]
}

/** All that a dashboard says of an ability: its number in `tables.abilities[side]`. */
export function abilityBody(tables: MatchTables, side: SideNo, ability: number): AbilityBody {
  const { row, power } = tables.abilities[side][ability]
  const { name, costs, limit } = row
  const body = { name, cost: costs, text: abilityWords(tables, row, power ? 'power' : 'when') }
  return limit === undefined ? body : { ...body, limit: sayLimit(limit) }
}

/** When it works, by whom, and what it does. */
function abilityWords(tables: MatchTables, row: AbilityRow, kind: 'when' | 'power'): Text {
  const does = [
    ...(row.effects.length === 0 ? [] : [say(tables, row.effects)]),
    ...(row.mods === undefined ? [] : [text('body.hold', { mods: sayMods(row.mods) })]),
  ]
  const run = joined(does, 'also')
  const isOwnDeed = row.when === 'turn' || row.when === 'passive'
  return joined([...termsOf(row), isOwnDeed ? run : text(`body.${kind}.${row.when}`, { run })], 'also')
}

function termsOf({ by, needs }: AbilityRow): Text[] {
  const terms: Text[] = []
  if (by?.unit !== undefined) {
    const names = by.unit.map((unit) => text('named', { name: nameOf(unit) }))
    terms.push(text('body.by', { who: joined(names, 'or') }))
  }
  if (by?.on !== undefined) terms.push(text(`body.on.${by.on}`))
  if (needs !== undefined) terms.push(text('body.needs', { cond: sayCondition(needs) }))
  return terms
}

/** What a card of an Auto-Enemy says; the first is 1, as in the event `autoCard`. */
export function autoCardBody(tables: MatchTables, side: SideNo, number: number): AutoCardBody {
  const deck = tables.edition.autoDecks.find(({ faction }) => FACTION[faction] === side)
  const card = deck?.cards.find((one) => autoNumber(deck, one) === number)
  if (card === undefined) throw new Error(`side ${side} has no card ${number}`)
  return { name: card.name, text: say(tables, card.effects) }
}

/** An edge of a space, or across it, by its number in the names of places. */
export function edgeText(tables: MatchTables, edge: number): Text {
  return text(`choose.pick.edge.${edge % EDGES}`, { space: squareName(tables, Math.floor(edge / EDGES)) })
}

/** What the ground of a space is, the building it belongs to and where its stairs lead. */
export function terrainText(tables: MatchTables, square: Square): Text {
  if (!exists(tables.board, square)) return text('terrain.none')
  const here = terrains.flatMap((terrain) =>
    (tables.terrain[square] & TERRAIN[terrain]) === 0 ? [] : [groundText(tables, square, terrain)],
  )
  const to = tables.linkTo[square]
  const link = to < 0 ? [] : [text('terrain.link', { space: squareName(tables, to) })]
  return joined([...here, ...link], 'comma')
}

const terrains = Object.keys(TERRAIN) as Terrain[]

function groundText({ building, map }: MatchTables, square: Square, terrain: Terrain): Text {
  if (terrain !== 'building' || building[square] < 0) return text(`terrain.${terrain}`)
  return text('named', { name: map.buildings[building[square]].name })
}

/** What can be gathered on a space. */
export function yieldsText({ yields }: MatchTables, square: Square): Text {
  return listed(
    resourceIds.flatMap((id, resource) =>
      (yields[square] & (1 << resource)) === 0 ? [] : [text(`some.${id}`)],
    ),
  )
}
