/** An entry that has to be there: what asks for another one is wrong, and says so. */
export function entryOf<T>(entries: Readonly<Record<string, T>>, key: string): T {
  const entry = entries[key]
  if (entry === undefined) throw new RangeError(`there is no entry ${key}`)
  return entry
}
