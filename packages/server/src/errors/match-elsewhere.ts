import { StoreFault } from './store-fault.ts'

/** A match that another server uses, or that only another one can use. */
export class MatchElsewhere extends StoreFault {
  readonly match: string
  /** The server that has it; null where nobody does. */
  readonly owner: string | null
  /** The rules without which nobody can go on with it, where this server lacks them. */
  readonly needs: { readonly game: string; readonly rulesVersion: number } | null

  constructor(match: string, owner: string | null, needs: MatchElsewhere['needs'] = null) {
    super('elsewhere')
    this.match = match
    this.owner = owner
    this.needs = needs
  }
}
