/** An item that has to be there: what asks for another one is wrong, and says so. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} of ${items.length}`)
  return item
}
