import { Hasher, type Json } from '@longtable/kernel'
import type { WireView } from './match.ts'

/**
 * The hash of a view, which both sides compute and compare: each field is hashed with its path, and the view is the
 * hash of those hashes in order. A side that keeps them has to hash again only what changed.
 */
export function fieldHash(path: string, json: string): string {
  const into = new Hasher()
  into.addText(path)
  into.addText(json)
  return into.hex()
}

export function joinHashes(hashes: Iterable<string>): string {
  const into = new Hasher()
  for (const hash of hashes) into.addText(hash)
  return into.hex()
}

/** The fields of a view in the order in which they are hashed: those of the state, the stack, the books. */
export function fieldsOf({ state, stack, books }: WireView): [path: string, value: Json][] {
  const fields: [string, Json][] = []
  for (const [key, value] of Object.entries(state ?? {})) fields.push([`state.${key}`, value])
  if (stack !== undefined) fields.push(['stack', stack])
  for (const [key, value] of Object.entries(books ?? {})) fields.push([`books.${key}`, value])
  return fields
}

export function hashOfView(view: WireView): string {
  return joinHashes(fieldsOf(view).map(([path, value]) => fieldHash(path, JSON.stringify(value))))
}
