// All content in one place: rows in the order of their numbers, whatever the order of the files.
import type { MapId } from './ids.ts'
import {
  abilityKind,
  autoKind,
  bonusKind,
  bridgeKey,
  bridgeKind,
  deedOf,
  eventKind,
  favourKind,
  floorKey,
  floorKind,
  heroSide,
  inOrder,
  ruleKind,
  watchKind,
} from './numbers.ts'
import { rows, type Rows } from './rows.ts'
import type { AdventureRow, ScenarioRow } from './stories.ts'
import { numbers, supply } from './supply.ts'
import type { AutoDeckRow, FactionRow, HeroRow, MapRow } from './types.ts'

/** Rows, and the numbers that rules share. */
export interface Edition extends Rows {
  readonly supply: typeof supply
  readonly numbers: typeof numbers
}

const idOf = ({ id }: { readonly id: string }): string => id

export const edition: Edition = {
  factions: inOrder('side', rows.factions, idOf).map(factionInOrder),
  units: inOrder('unit', rows.units, idOf),
  heroes: inOrder('side', rows.heroes, heroSide).map(heroInOrder),
  creatures: inOrder('piece', rows.creatures, idOf),
  objectives: inOrder('objective', rows.objectives, deedOf),
  actionCards: inOrder('card', rows.actionCards, idOf),
  itemCards: inOrder('card', rows.itemCards, idOf),
  autoDecks: inOrder('side', rows.autoDecks, ({ faction }) => faction).map(deckInOrder),
  maps: mapsInOrder(rows.maps),
  scenarios: inOrder('scenario', rows.scenarios, idOf).map(scenarioInOrder),
  adventures: inOrder('adventure', rows.adventures, idOf).map(adventureInOrder),
  supply,
  numbers,
}

function factionInOrder(faction: FactionRow): FactionRow {
  const { abilities, ancient, bonus, id } = faction
  return {
    ...faction,
    abilities: inOrder(abilityKind(id), abilities, idOf),
    bonus: inOrder(bonusKind(id), bonus, deedOf),
    ancient: { ...ancient, favour: inOrder(favourKind(faction), ancient.favour, deedOf) },
  }
}

function heroInOrder(hero: HeroRow): HeroRow {
  const side = heroSide(hero)
  return {
    ...hero,
    abilities: inOrder(abilityKind(side), hero.abilities, idOf),
    bonus: inOrder(bonusKind(side), hero.bonus, deedOf),
  }
}

/** Its cards are read in the order of their numbers, but for those that say after which they come. */
function deckInOrder(deck: AutoDeckRow): AutoDeckRow {
  const cards = inOrder(
    autoKind(deck),
    deck.cards.filter(({ after }) => after === undefined),
    idOf,
  ).slice()
  for (const card of inOrder(autoKind(deck), deck.cards, idOf)) {
    if (card.after === undefined) continue
    const at = cards.findIndex(({ id }) => id === card.after)
    if (at < 0) throw new Error(`no card ${card.after} in the deck of the ${deck.faction}`)
    cards.splice(at + 1, 0, card)
  }
  return { ...deck, cards }
}

function mapsInOrder(maps: Rows['maps']): Rows['maps'] {
  const all = Object.values(maps).map((map) => [map.id, mapInOrder(map)] as const)
  return Object.fromEntries(all) as Record<MapId, MapRow>
}

function mapInOrder(map: MapRow): MapRow {
  return {
    ...map,
    buildings: inOrder('building', map.buildings, idOf),
    floors: inOrder(floorKind(map), map.floors, floorKey),
    bridges: inOrder(bridgeKind(map), map.bridges, bridgeKey),
  }
}

function scenarioInOrder(scenario: ScenarioRow): ScenarioRow {
  return { ...scenario, rules: inOrder(ruleKind(scenario), scenario.rules, idOf) }
}

function adventureInOrder(adventure: AdventureRow): AdventureRow {
  return {
    ...adventure,
    passages: inOrder('passage', adventure.passages, idOf),
    events: inOrder(eventKind(adventure), adventure.events, ({ at }) => at),
    watches: inOrder(watchKind(adventure), adventure.watches, ({ read }) => read),
  }
}
