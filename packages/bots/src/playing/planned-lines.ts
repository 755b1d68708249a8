import { sameChoice, type Choice, type Outcome } from '@longtable/kernel'

/** What came of a choice, as far as it matters to those who have thought ahead. */
export type OutcomeFlags = Pick<Outcome, 'drew' | 'taught' | 'apart'>

/** What the seats of a match have thought through and not done yet: it holds as long as nothing new becomes known. */
export class PlannedLines {
  private readonly rest = new Map<number, readonly Choice[]>()

  /** What the seat has meant to do, if it can still begin with it. */
  of(seat: number, offered: readonly Choice[]): readonly Choice[] | undefined {
    const [next, ...later] = this.rest.get(seat) ?? []
    const found = next === undefined ? undefined : offered.find((choice) => sameChoice(choice, next))
    return found === undefined ? undefined : [found, ...later]
  }

  /** The seat does the first of this now, and means to do the rest. */
  begin(seat: number, [, ...later]: readonly Choice[]): void {
    this.rest.set(seat, later)
  }

  drop(seat: number): void {
    this.rest.delete(seat)
  }

  /** Something was done: who could learn from it thinks anew. */
  note(seat: number, { drew, taught, apart }: OutcomeFlags): void {
    if (drew || taught) this.rest.clear()
    else if (!apart) for (const other of this.rest.keys()) if (other !== seat) this.rest.delete(other)
  }
}
