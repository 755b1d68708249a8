import type { Square } from '../state/numbers.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { squareNamed } from '../state/tables/ground.ts'

const known = new WeakMap<MatchTables, readonly Square[]>()

/** The spaces on which a story is decided: where somebody has to stand or to build for it to end, or for what it pays. */
export function storySpaces(tables: MatchTables): readonly Square[] {
  const found = known.get(tables) ?? spacesIn(tables)
  known.set(tables, found)
  return found
}

function spacesIn({ scenario, adventure, board }: MatchTables): readonly Square[] {
  const names = new Set<string>()
  if (scenario !== undefined) collect([scenario.sides, scenario.teamA, scenario.rules], names)
  if (adventure !== undefined) collect(adventure.endings, names)
  return [...names].map((name) => squareNamed(board, name)).toSorted((a, b) => a - b)
}

/** Conditions that name spaces, wherever they stand in a row. */
function collect(part: unknown, names: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  if (('stands' in part || 'built' in part) && 'on' in part && Array.isArray(part.on)) {
    for (const name of part.on) if (typeof name === 'string') names.add(name)
  }
  for (const inner of Object.values(part)) collect(inner, names)
}
