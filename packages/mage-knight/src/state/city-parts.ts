import type { ColourNo } from '../content/ids.ts'
import type { Hex } from './pools/lattice.ts'

/** A city is one space, a Megapolis two, with one garrison and one set of shields (MK-VAR-50 to 54). */

interface Parts {
  readonly hex: Hex
  readonly colour: ColourNo
  /** The second space and its colour; there is none in other cities. */
  readonly part?: Hex | undefined
  readonly partColour?: ColourNo | undefined
}

export function isPartOf({ hex, part }: Pick<Parts, 'hex' | 'part'>, at: Hex): boolean {
  return at === hex || (at >= 0 && at === part)
}

/** Both colours of a Megapolis: both bonuses, both shops. */
export function coloursOf({ colour, partColour = -1 }: Parts): readonly ColourNo[] {
  return partColour < 0 ? [colour] : [colour, partColour]
}

/** The colour of the part that lies on a space. */
export function colourOfPart({ colour, part, partColour }: Parts, at: Hex): ColourNo {
  return at === part && partColour !== undefined && partColour >= 0 ? partColour : colour
}

interface HasCities {
  readonly cities: readonly Pick<Parts, 'hex' | 'part'>[]
}

/** Where the tokens of a space lie: those of a Megapolis in its first city (MK-VAR-52). */
export function garrisonHex({ cities }: HasCities, at: Hex): Hex {
  for (let i = 0; i < cities.length; i++) if (isPartOf(cities[i], at)) return cities[i].hex
  return at
}

/** The part of a city that is next to a space: what it is entered by (MK-VAR-53); the first one if none is. */
export function partNextTo({ cities }: HasCities, from: Hex, city: Hex, near: readonly Hex[]): Hex {
  if (near.includes(city)) return city
  const found = cities.find((each) => isPartOf(each, city))
  if (found === undefined || from < 0) return city
  return near.find((hex) => isPartOf(found, hex)) ?? city
}
