import { text, type Text } from '@longtable/kernel'
import { edition } from '../content/edition.ts'
import type { FactionId } from '../content/ids.ts'
import { mainMap } from '../content/map-main.ts'
import type { ScenarioRow, SideName } from '../content/stories.ts'
import { storiesProse, type StoryId } from '../content/stories-prose/told-stories.ts'
import type { Names } from '../content/types.ts'

/** What things of the campaign are called where there is no match. */

export function nameOfSide(side: SideName): Names {
  const { factions, heroes } = edition
  const row = side.startsWith('hero:')
    ? heroes.find(({ id }) => `hero:${id}` === side)
    : factions.find(({ id }) => id === side)
  if (row === undefined) throw new Error(`no side ${side}`)
  return row.name
}

/** An item card or a unit, by its id. */
export function nameOfThing(id: string): Names {
  const row = edition.itemCards.find((card) => card.id === id) ?? edition.units.find((unit) => unit.id === id)
  if (row === undefined) throw new Error(`no card and no unit ${id}`)
  return row.name
}

/** What wins the favour of a faction's Ancient, in the order in which omens name it. */
export function favourTexts(faction: FactionId): readonly Text[] {
  const row = edition.factions.find(({ id }) => id === faction)
  return (row?.ancient.favour ?? []).map(({ deed, count }) => text(`deed.${deed}`, { count }))
}

export interface StoryFacts {
  readonly sides: readonly SideName[]
  /** From 1, which is easily learned, to 3: by how much of it is unlike other games. */
  readonly demands: 1 | 2 | 3
}

/** What can be said of a scenario before it is played; undefined for what is none. */
export function storyFacts(scenario: string): StoryFacts | undefined {
  const row = edition.scenarios.find(({ id }) => id === scenario)
  return row === undefined ? undefined : { sides: row.sides.map(({ side }) => side), demands: demandsOf(row) }
}

function demandsOf({ rules, floors, sides, creatures = [], carried = [] }: ScenarioRow): 1 | 2 | 3 {
  const unlike = rules.length + Number(floors) + Number(sides.length > 3) + creatures.length + carried.length
  return unlike <= 1 ? 1 : unlike <= 3 ? 2 : 3
}

/** The ground of the map that the campaign goes over, row by row. */
export const campaignGround: readonly string[] = mainMap.rows

/** What is told of how a chapter ended: of the side that won, of its team, or of the beast that outlived its hunters. */
export function outcomeOf(scenario: string, winners: readonly SideName[]): Names | undefined {
  const outcomes: Readonly<Record<string, Names>> = storiesProse[scenario as StoryId]?.outcomes ?? {}
  const sides = edition.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  const words = winners.flatMap((winner) => {
    const team = sides.find(({ side }) => side === winner)?.team
    return [winner.replace('hero:', ''), ...(team === undefined ? [] : [`team${team}`])]
  })
  const found = [...words, 'beast', 'teamB'].find((word) => Object.hasOwn(outcomes, word))
  return found === undefined ? undefined : outcomes[found]
}
