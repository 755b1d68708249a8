import { colours } from '../../src/content/effect.ts'
import { enemies } from '../../src/content/enemies.ts'
import { heroes } from '../../src/content/heroes.ts'
import { NONE, tacticIds } from '../../src/content/ids.ts'
import { tilePlaces } from '../../src/content/types.ts'
import { hexIn, placeOf, slotOf, type Hex } from '../../src/state/pools/lattice.ts'
import type { State } from '../../src/state/schema/state.ts'
import { face } from '../../src/state/pools/deed-cards.ts'
import { skillRow } from '../../src/state/pools/skill-tokens.ts'
import { tileNo, tileRow } from '../../src/state/pools/tiles.ts'
import { enemyKind, isRuins, ruinsRow, T } from '../../src/state/pools/tokens.ts'
import { unitRow } from '../../src/state/pools/unit-cards.ts'

/** Things by their names, and back. */

const letters = 'rbgwyk'

export function colourOf(letter: string): number {
  const colour = letters.indexOf(letter)
  if (colour < 0) throw new Error(`“${letter}” is no colour: ${letters}`)
  return colour
}

/** How many of each colour a word of letters has. */
export function manaOf(word: string, colourCount: number): number[] {
  const counts = new Array<number>(colourCount).fill(0)
  for (const letter of word) counts[colourOf(letter)]++
  return counts
}

export function hexNamed(s: State, name: string): Hex {
  const [id, place] = name.split('.')
  const slot = s.tileAt.indexOf(tileNo(id))
  const at = tilePlaces.findIndex((word) => word === place)
  if (slot < 0 || tileNo(id) < 0 || at < 0) throw new Error(`there is no space “${name}” on the map`)
  return hexIn(slot, at)
}

export function nameOfHex(s: State, hex: Hex): string {
  const tile = s.tileAt[slotOf(hex)] ?? NONE
  return tile < 0
    ? `slot${slotOf(hex)}.${tilePlaces[placeOf(hex)]}`
    : `${tileRow(tile).id}.${tilePlaces[placeOf(hex)]}`
}

export function nameOfToken(token: number): string {
  if (token < 0) return 'none'
  return isRuins(token) ? ruinsRow(token).id : enemies[enemyKind(token)].id
}

/** What a field of a choice is called. */
export function nameOfField(s: State, field: string, value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value)
  switch (field) {
    case 'card':
      return face(value).id
    case 'unit':
      return unitRow(value).id
    case 'skill':
      return skillRow(value).id
    case 'hex':
      return nameOfHex(s, value)
    case 'post':
    case 'enemy':
      return nameOfToken(s.tokens[T.posts][value])
    case 'colour':
      return colours[value]
    case 'hero':
      return heroes[value].id
    case 'tactic':
      return tacticIds[value]
    default:
      return String(value)
  }
}
