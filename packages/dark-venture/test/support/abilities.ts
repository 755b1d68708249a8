import type { Deed } from '../../src/content/ids.ts'
import { ability } from '../../src/state/choices/factions.ts'
import { DEED, SIDE_NO, type SideId, deedOf } from '../../src/state/names.ts'
import { NOBODY } from '../../src/state/numbers.ts'
import type { Scene } from './scene.ts'

/** An ability of the acting side by its id, used by a piece of the scene, for one of its prices. */
export function abilityOf(t: Scene, id: string, name?: string, cost = 0): ReturnType<typeof ability> {
  const no = t.tables.abilities[t.state.turn].findIndex(({ row }) => row.id === id)
  if (no < 0) throw new Error(`the side has no ability “${id}”`)
  return ability(no, name === undefined ? NOBODY : t.piece(name), cost)
}

export function use(t: Scene, id: string, name?: string, cost = 0): Scene {
  return t.choose(abilityOf(t, id, name, cost))
}

export function canUse(t: Scene, id: string, name?: string, cost = 0): boolean {
  return t.offers(abilityOf(t, id, name, cost))
}

/** The rule that keeps it from being used. */
export function whyNotUse(t: Scene, id: string, name?: string, cost = 0): string | undefined {
  return t.why(abilityOf(t, id, name, cost))
}

/** The sentence that says why it cannot be used. */
export function reason(t: Scene, id: string, name?: string, cost = 0): string {
  return t.reason(abilityOf(t, id, name, cost))
}

export function deeds(t: Scene, side: SideId, deed: Deed): number {
  return t.state.deeds[SIDE_NO[side] * deedOf.length + DEED[deed]]
}

/** What a side has on a space, by the names of the rows. */
export function standing(t: Scene, side: SideId, space: string): string[] {
  const node = t.node(space)
  return t.state.army[SIDE_NO[side]]
    .filter((piece) => t.state.at[piece] === node)
    .map((piece) => t.tables.idOf[piece])
}

/** How many tokens of a row are in the supply. */
export function left(t: Scene, row: string): number {
  return t.tables.idOf.filter((id, piece) => id === row && t.state.at[piece] === -1).length
}
