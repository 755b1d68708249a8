/** The element of a list at an index that the caller knows to be there. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`there is no element ${index} in a list of ${list.length}`)
  return found
}
