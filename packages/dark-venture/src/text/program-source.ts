import { text, type Text, type Translated } from '@longtable/kernel'
import type { Edition } from '../content/edition.ts'
import { autoNumber } from '../content/numbers.ts'

/** What a program belongs to, by its name: the card, ability, passage … that a player knows. */
export function sourceOf(edition: Edition, program: string): Text | Translated {
  const [root] = program.split('/')
  const [kind, of, which] = root.split('.')
  switch (kind) {
    case 'card':
    case 'item':
      return named([...edition.actionCards, ...edition.itemCards], of)
    case 'ability':
      return abilityName(edition, of, which)
    case 'summon':
      return ancientOf(edition, of).name
    case 'power':
      return ancientOf(edition, of).power.name
    case 'auto':
      return autoCard(edition, of, Number(which))
    case 'beast':
      return named(edition.creatures, of)
    case 'scenario':
    case 'orders':
      return named(edition.scenarios, of)
    case 'passage':
      return passageTitle(edition, of)
    default:
      return text(`source.${kind}`)
  }
}

function unknown(name: string): never {
  throw new Error(`nothing is called ${name}`)
}

function named(rows: readonly { readonly id: string; readonly name: Translated }[], id: string): Translated {
  return rows.find((row) => row.id === id)?.name ?? unknown(id)
}

/** Of a faction, a Hero or a scenario. */
function abilityName({ factions, heroes, scenarios }: Edition, of: string, id: string): Translated {
  const row = [...factions, ...heroes].find((one) => one.id === of)
  if (row !== undefined) return named(row.abilities, id)
  const scenario = scenarios.find((one) => one.id === of)
  const own = scenario?.sides.flatMap(({ abilities = [] }) => abilities) ?? []
  return named([...(scenario?.abilities ?? []), ...own], id)
}

function ancientOf({ factions }: Edition, id: string): Edition['factions'][number]['ancient'] {
  return factions.find((faction) => faction.id === id)?.ancient ?? unknown(id)
}

function autoCard({ autoDecks }: Edition, faction: string, number: number): Translated {
  const deck = autoDecks.find((one) => one.faction === faction)
  return deck?.cards.find((card) => autoNumber(deck, card) === number)?.name ?? unknown(faction)
}

function passageTitle({ adventures }: Edition, id: string): Translated {
  const passages = adventures.flatMap((adventure) => adventure.passages)
  return passages.find((passage) => passage.id === id)?.title ?? unknown(id)
}
