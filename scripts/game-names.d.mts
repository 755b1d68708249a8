/** How a game's name is written: as an id, in names of the code, in a sentence, in constants. */
export interface Spellings {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  readonly title: string
  readonly constant: string
}
export function spellings(id: string): Spellings
export function namedIn(root: string, ids: readonly string[]): string[]
