import type set from '@iconify-json/game-icons/icons.json'

/** A picture of game-icons.net, by its name there. */
export type GameIconName = keyof (typeof set)['icons']

/** The path of a picture of 512 by 512. */
export type Outline = `${'M' | 'm'}${number}${string}`

/**
 * The outline of a picture of game-icons.net, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/).
 * `build/game-icons.ts` puts the outline in the place of each call when a module is built, so the name has to be written
 * out there; other pictures do not get into the client.
 */
export function outline(name: GameIconName): Outline {
  throw new Error(`The outline of ${name} was not put in: its name has to stand in the call itself.`)
}
