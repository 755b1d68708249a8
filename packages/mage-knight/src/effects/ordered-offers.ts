import type { Choice, Menu } from '@longtable/kernel'
import type { MatchTables } from '../state/match.ts'

/** Of what a question may be answered with, what helps is offered and the rest idle; if nothing helps, all of it is offered. */
export class OrderedOffers {
  readonly #menu: Menu<MatchTables>
  readonly #others: Choice[] = []
  #anyHelps = false

  constructor(menu: Menu<MatchTables>) {
    this.#menu = menu
  }

  add(entry: Choice, helps: boolean): void {
    if (helps) {
      this.#menu.add(entry)
      this.#anyHelps = true
    } else this.#others.push(entry)
  }

  done(): void {
    for (const entry of this.#others) {
      if (this.#anyHelps) this.#menu.idle?.(entry)
      else this.#menu.add(entry)
    }
  }
}
