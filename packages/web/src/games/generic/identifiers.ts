/** One of what a list or a pool is called after: a card of `cards`, a city of `cities`. */
export function singular(identifier: string): string {
  if (identifier.length < 3 || identifier.endsWith('ss')) return identifier
  return identifier.endsWith('ies') ? `${identifier.slice(0, -3)}y` : identifier.replace(/s$/, '')
}

/** A menu may call the twelfth of the `cards` `cards:12` as well as `card:12`. */
export function bothNumbers(identifier: string): readonly string[] {
  const one = singular(identifier)
  return one === identifier ? [identifier] : [identifier, one]
}
