/**
 * One entry of a game's register: a rule (proved by a test that fails when it is broken), a component (tested as a
 * count) or a note (no behaviour, and `why`).
 */
export interface Rule {
  readonly id: string
  readonly kind: 'rule' | 'component' | 'note'
  readonly en: string
  readonly fr: string
  /** Where it stands in the rulebook, by chapter. */
  readonly source: string
  /** The match option that chooses between readings of it. */
  readonly option?: string
  readonly why?: string
}

let without: string | undefined

/** For mutation testing only: everything this rule blocks is offered instead. */
export function switchOffRule(id: string | undefined): void {
  without = id
}

export function isSwitchedOff(id: string): boolean {
  return id === without
}
