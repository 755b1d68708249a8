// What everything is numbered by: the ledger. Its lines say how things are called in it; numbers that are written down
// (ledger.ts) never change, rows that are not yet come after them.
import { type Ledger, ledgerOf } from '@longtable/kernel'
import {
  buildingIds,
  characterIds,
  clockIds,
  deedIds,
  factionIds,
  flagIds,
  goalIds,
  guardIds,
  modIds,
  tokenIds,
} from './ids.ts'
import { written } from './ledger.ts'
import { rows } from './rows.ts'
import type { AdventureRow, ScenarioRow } from './stories.ts'
import type { AbilityRow, AutoCardRow, AutoDeckRow, FactionRow, HeroRow, MapRow, Objective } from './types.ts'

/** Lines that there were in the first release: all that a match has in its box that was written down before there was a ledger. */
export const FIRST_RELEASE = 627

/** Ancients have a line as a piece; their powers are one of the abilities of their side. */
export const POWER = 'power'

const { factions, heroes, units, creatures, objectives, autoDecks, scenarios, adventures } = rows
const maps = Object.values(rows.maps)

export const ledger: Ledger = ledgerOf(written, [
  ...[...rows.actionCards, ...rows.itemCards].map(({ id, copies }) => `card ${id} *${copies}`),
  ...rows.itemCards.map(({ id, copies }) => `item ${id} *${copies}`),
  ...each('unit', units, idOf),
  ...units.map(({ id, count }) => `piece ${id} *${count}`),
  ...each('piece', [...heroes, ...factions.map(({ ancient }) => ancient), ...creatures], idOf),
  ...each('side', factionIds, same),
  ...each('side', heroes, heroSide),
  'side neutral',
  ...each('token', tokenIds, same),
  ...each('deed', deedIds, same),
  ...each('flag', flagIds, same),
  ...each('guard', guardIds, same),
  ...each('clock', clockIds, same),
  ...each('character', characterIds, same),
  ...each('mod', modIds, same),
  ...each('goal', goalIds, same),
  ...each('building', buildingIds, same),
  ...each('objective', objectives, deedOf),
  ...factions.flatMap(linesOfFaction),
  ...heroes.flatMap(linesOfHero),
  ...autoDecks.flatMap((deck) => each(autoKind(deck), deck.cards, idOf)),
  ...maps.flatMap(linesOfMap),
  ...scenarios.flatMap((scenario) => [
    `scenario ${scenario.id}`,
    ...each(ruleKind(scenario), scenario.rules, idOf),
  ]),
  ...adventures.flatMap(linesOfAdventure),
])

function each<R>(kind: string, all: readonly R[], keyOf: (row: R) => string): string[] {
  return all.map((row) => `${kind} ${keyOf(row)}`)
}

function linesOfFaction(faction: FactionRow): string[] {
  const { abilities, ancient, bonus, id } = faction
  const allies = heroes.filter((hero) => hero.faction === id)
  return [
    ...each(abilityKind(id), abilities, idOf),
    `${abilityKind(id)} ${POWER}`,
    ...allies.flatMap((hero) => each(abilityKind(id), hero.abilities, (row) => alliedKey(hero, row))),
    ...each(bonusKind(id), bonus, deedOf),
    ...each(favourKind(faction), ancient.favour, deedOf),
  ]
}

function linesOfHero(hero: HeroRow): string[] {
  const side = heroSide(hero)
  return [...each(abilityKind(side), hero.abilities, idOf), ...each(bonusKind(side), hero.bonus, deedOf)]
}

function linesOfMap(map: MapRow): string[] {
  return [
    `map ${map.id}`,
    ...each(floorKind(map), map.floors, floorKey),
    ...each(bridgeKind(map), map.bridges, bridgeKey),
  ]
}

function linesOfAdventure(adventure: AdventureRow): string[] {
  return [
    `adventure ${adventure.id}`,
    ...each('passage', adventure.passages, idOf),
    ...each(eventKind(adventure), adventure.events, ({ at }) => at),
    ...each(watchKind(adventure), adventure.watches, ({ read }) => read),
  ]
}

// Kinds and keys of what is numbered inside something else

function idOf({ id }: { readonly id: string }): string {
  return id
}

function same(id: string): string {
  return id
}

export function heroSide({ id }: Pick<HeroRow, 'id'>): `hero:${HeroRow['id']}` {
  return `hero:${id}`
}

export function deedOf({ deed }: Pick<Objective, 'deed'>): string {
  return deed
}

/** Abilities of a side: a faction, or `hero:` and a hero. */
export function abilityKind(side: string): string {
  return `ability.${side}`
}

/** An ability of a hero, for the faction that it is played with. */
export function alliedKey(hero: Pick<HeroRow, 'id'>, ability: Pick<AbilityRow, 'id'>): string {
  return `${hero.id}/${ability.id}`
}

export function bonusKind(side: string): string {
  return `bonus.${side}`
}

export function favourKind({ id }: Pick<FactionRow, 'id'>): string {
  return `favour.${id}`
}

export function autoKind({ faction }: Pick<AutoDeckRow, 'faction'>): string {
  return `auto.${faction}`
}

/** The number of a card of an Auto-Enemy, from 1: what its program is called by, and what is told of it. */
export function autoNumber(deck: AutoDeckRow, { id }: AutoCardRow): number {
  return ledger.numberOf(autoKind(deck), id) + 1
}

export function floorKind({ id }: MapRow): string {
  return `floor.${id}`
}

export function floorKey({ building, floor }: MapRow['floors'][number]): string {
  return `${building}/${floor}`
}

export function bridgeKind({ id }: MapRow): string {
  return `bridge.${id}`
}

export function bridgeKey({ spaces }: MapRow['bridges'][number]): string {
  return spaces[0]
}

export function ruleKind({ id }: Pick<ScenarioRow, 'id'>): string {
  return `rule.${id}`
}

export function eventKind({ id }: Pick<AdventureRow, 'id'>): string {
  return `event.${id}`
}

export function watchKind({ id }: Pick<AdventureRow, 'id'>): string {
  return `watch.${id}`
}

// From names to numbers and back

/** By number: the names of a kind; the same one several times where there are several alike. */
export function namesOf<I extends string>(kind: string): readonly I[] {
  return ledger.keys(kind) as readonly I[]
}

/** By name: the number, the first of several. */
export function numbersOf<I extends string>(kind: string): Readonly<Record<I, number>> {
  const numbers: Partial<Record<string, number>> = {}
  ledger.keys(kind).forEach((key, number) => (numbers[key] ??= number))
  return numbers as Record<I, number>
}

/** Those rows in the order of their numbers. */
export function inOrder<R>(kind: string, all: readonly R[], keyOf: (row: R) => string): readonly R[] {
  return all.toSorted((a, b) => ledger.numberOf(kind, keyOf(a)) - ledger.numberOf(kind, keyOf(b)))
}

/** How many of a kind there were when the ledger had so many lines. */
export function countAt(kind: string, lines: number): number {
  let count = ledger.keys(kind).length
  while (count > 0 && ledger.lineOf(kind, count - 1) >= lines) count--
  return count
}
