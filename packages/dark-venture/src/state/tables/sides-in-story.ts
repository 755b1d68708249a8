import { MOST_ABILITIES } from '../numbers.ts'
import type { PieceTables } from './pieces.ts'
import { type AbilityFacts, abilityOf, type SideTables } from './sides.ts'
import type { StoryTables } from './story.ts'

/**
 * What sides can do in a story: its own abilities come after those of every side, and what it takes away from a side can never be
 * done. Numbers of abilities stay as they are.
 */
export function sidesInStory(
  sides: SideTables,
  { scenario, cast }: Pick<StoryTables, 'scenario' | 'cast'>,
  pieces: PieceTables,
): SideTables {
  const more = scenario?.abilities ?? []
  const isLess = cast.some((row) => row?.without !== undefined || row?.abilities !== undefined)
  if (scenario === undefined || (more.length === 0 && !isLess)) return sides
  const abilities = sides.abilities.map((list, side) => [
    ...list.map((one) => (cast[side]?.without?.includes(one.row.id) === true ? takenAway(one) : one)),
    ...(cast[side] === undefined
      ? []
      : [...more, ...(cast[side].abilities ?? [])].map((row) =>
          abilityOf(row, `ability.${scenario.id}.${row.id}`, pieces),
        )),
  ])
  if (abilities.some(({ length }) => length > MOST_ABILITIES)) throw new Error('too many abilities')
  return {
    ...sides,
    abilities,
    mostAbilities: Math.max(sides.mostAbilities, ...abilities.map(({ length }) => length)),
  }
}

/** An ability that a story takes away: it is there, and its moment never comes. */
function takenAway(ability: AbilityFacts): AbilityFacts {
  return { ...ability, when: 'never', isAction: false, mods: undefined }
}
