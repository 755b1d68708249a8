// What a match is played with: the rows of its sets that were there when it began, as its version of the rules has them.
import { heldIn, rowAt, type VersionedRow } from '@longtable/kernel'
import type { Edition } from './edition.ts'
import {
  abilityKind,
  autoKind,
  bonusKind,
  deedOf,
  eventKind,
  heroSide,
  ledger,
  ruleKind,
  watchKind,
} from './numbers.ts'
import type { AdventureRow, ScenarioRow } from './stories.ts'
import type { HeroRow, InSet } from './types.ts'

/** The sets that are in the box, and how many lines the ledger had when it was filled. */
export interface Box {
  readonly sets: readonly string[]
  readonly content: number
}

/** The set of what does not name one. */
export const BASE = 'base'

/** All sets that rows name, the base set first. */
export function setsIn({ actionCards, itemCards, units, heroes, ...rest }: Edition): readonly string[] {
  const { autoDecks, adventures, creatures, factions, objectives, scenarios } = rest
  const rows: readonly InSet[] = [
    ...actionCards,
    ...itemCards,
    ...units,
    ...heroes,
    ...creatures,
    ...objectives,
    ...[...factions, ...heroes].flatMap(({ abilities, bonus }) => [...abilities, ...bonus]),
    ...autoDecks.flatMap(({ cards }) => cards),
    ...scenarios.flatMap((scenario) => [scenario, ...scenario.rules]),
    ...adventures.flatMap((adventure) => [adventure, ...adventure.passages]),
  ]
  return [...new Set([BASE, ...rows.map(({ set }) => set ?? BASE)])]
}

const idOf = ({ id }: { readonly id: string }): string => id

/** A scenario as it was in a version of the rules. */
function scenarioAt({ until, ...row }: ScenarioRow, rulesVersion: number): ScenarioRow {
  return (until && heldIn(until, rulesVersion)) ?? row
}

/** An edition without what is not in the box. */
export function editionIn(edition: Edition, box: Box, rulesVersion: number): Edition {
  const sets = new Set(box.sets)
  const isThere = (kind: string, key: string): boolean =>
    ledger.lineOf(kind, ledger.numberOf(kind, key)) < box.content
  function those<R extends InSet>(kind: string, rows: readonly R[], keyOf: (row: R) => string): readonly R[] {
    return rows.filter((row) => sets.has(row.set ?? BASE) && isThere(kind, keyOf(row)))
  }
  const named = <R extends InSet & VersionedRow<R> & { readonly id: string }>(
    kind: string,
    rows: readonly R[],
  ): readonly R[] => those(kind, rows, idOf).map((row) => rowAt(row, rulesVersion))
  const heroes = (rows: readonly HeroRow[]): readonly HeroRow[] =>
    those('side', rows, heroSide).map((row) => {
      const hero = rowAt(row, rulesVersion)
      const side = heroSide(hero)
      return {
        ...hero,
        abilities: named(abilityKind(side), hero.abilities),
        bonus: those(bonusKind(side), hero.bonus, deedOf),
      }
    })
  const adventures = (rows: readonly AdventureRow[]): readonly AdventureRow[] =>
    named('adventure', rows).map((adventure) => ({
      ...adventure,
      passages: named('passage', adventure.passages),
      events: adventure.events.filter(({ at }) => isThere(eventKind(adventure), at)),
      watches: adventure.watches.filter(({ read }) => isThere(watchKind(adventure), read)),
    }))
  return {
    ...edition,
    factions: edition.factions.map((row) => {
      const faction = rowAt(row, rulesVersion)
      return {
        ...faction,
        abilities: named(abilityKind(faction.id), faction.abilities),
        bonus: those(bonusKind(faction.id), faction.bonus, deedOf),
      }
    }),
    units: named('unit', edition.units),
    heroes: heroes(edition.heroes),
    creatures: named('piece', edition.creatures),
    objectives: those('objective', edition.objectives, deedOf),
    actionCards: named('card', edition.actionCards),
    itemCards: named('card', edition.itemCards),
    autoDecks: edition.autoDecks.map((deck) => ({ ...deck, cards: named(autoKind(deck), deck.cards) })),
    scenarios: those('scenario', edition.scenarios, idOf).map((row) => {
      const scenario = scenarioAt(row, rulesVersion)
      return { ...scenario, rules: named(ruleKind(scenario), scenario.rules) }
    }),
    adventures: adventures(edition.adventures),
  }
}
