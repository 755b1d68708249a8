// Words that many scenarios share.
import type { Condition, Effects } from './effects.ts'
import type { HeroId, SpaceId, TokenId, UnitId } from './ids.ts'
import type { ScenarioRow } from './stories.ts'
import type { BagRow, Placement } from './types.ts'
import { firstDuels } from './scenarios-first-duels.ts'
import { firstTogether } from './scenarios-first-together.ts'
import { firstWars } from './scenarios-first-wars.ts'

/** Units of a kind, one on each of these spaces. */
export function stand(unit: UnitId, ...spaces: readonly SpaceId[]): readonly Placement[] {
  return spaces.map((at) => ({ unit, at }))
}

export function lay(
  token: TokenId,
  ...spaces: readonly SpaceId[]
): readonly { token: TokenId; at: SpaceId }[] {
  return spaces.map((at) => ({ token, at }))
}

export function hero(id: HeroId, at: SpaceId): readonly Placement[] {
  return [{ hero: id, at: [at] }]
}

/** The same, for so many players or more. */
export function from(seats: number, placements: readonly Placement[]): readonly Placement[] {
  return placements.map((one) => ({ ...one, fromSeats: seats }))
}

export function bag(...rows: readonly (readonly [count: number, unit: UnitId])[]): readonly BagRow[] {
  return rows.map(([count, unit]) => ({ unit, count }))
}

/** All own units go for these spaces. */
export function goTo(...spaces: readonly SpaceId[]): Effects {
  return [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ spaces }] }]
}

/** Two units go for the nearest such token, and whoever has one brings it home. */
export function fetch(token: TokenId): Effects {
  return [
    { do: 'take', token, who: { side: 'own', pick: 'all' } },
    { do: 'go', who: { side: 'own', carries: token, pick: 'all' }, moves: 2, goal: ['ownStart'] },
    {
      do: 'go',
      who: { side: 'own', without: token, pick: 'nearest', to: { token }, count: 2 },
      moves: 2,
      goal: [{ token }],
    },
    { do: 'take', token, who: { side: 'own', pick: 'all' } },
  ]
}

/** Somebody of that side has done it so often. */
export function did(
  deed: Extract<Condition, { deed: unknown }>['deed'],
  by: Extract<Condition, { deed: unknown }>['by'],
  atLeast: number,
): Condition {
  return { deed, by, atLeast }
}

/** The nine spaces on and around one. */
export function around(middle: SpaceId): readonly SpaceId[] {
  const column = middle.charCodeAt(0)
  const row = Number(middle.slice(1))
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => `${String.fromCharCode(column + right)}${row + down}`),
  )
}

const first = new Map([...firstDuels, ...firstTogether, ...firstWars].map((row) => [row.id, row]))

/** A scenario of before as it was up to version 1 of the rules. */
export function before(id: string): { readonly 1: Omit<ScenarioRow, 'until'> } {
  const row = first.get(id)
  if (row === undefined) throw new Error(`there was no scenario ${id}`)
  return { 1: row }
}
