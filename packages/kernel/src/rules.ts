/**
 * One entry of a game's register: a rule (proved by a test that fails when it is broken), a component (tested as a
 * count) or a note (no behaviour, and `why`).
 */
export interface Rule {
  readonly id: string
  readonly kind: 'rule' | 'component' | 'note'
  readonly en: string
  readonly fr: string
  /**
   * Where it stands in the rulebook, by chapter. What the books leave open begins with `ruling: `, what stands in for a part
   * of them that is not public with `stand-in: `.
   */
  readonly source: string
  /** The match option that chooses between readings of it. */
  readonly option?: string
  readonly why?: string
}

/** Printed in a rulebook, a reading of the house where it is silent or unclear, or made up for what is not public. */
export const ruleBases = ['book', 'ruling', 'standIn'] as const
export type RuleBasis = (typeof ruleBases)[number]

const BASES: readonly (readonly [prefix: string, basis: RuleBasis])[] = [
  ['ruling: ', 'ruling'],
  ['stand-in: ', 'standIn'],
]

/** What a rule is founded on, and the chapters of its source. */
export function basisOf({ source }: Pick<Rule, 'source'>): {
  readonly basis: RuleBasis
  readonly chapters: string
} {
  const [prefix, basis] = BASES.find(([start]) => source.startsWith(start)) ?? ['', 'book']
  return { basis, chapters: source.slice(prefix.length) }
}

let without: string | undefined

/** For mutation testing only: everything this rule blocks is offered instead. */
export function switchOffRule(id: string | undefined): void {
  without = id
}

export function isSwitchedOff(id: string): boolean {
  return id === without
}
