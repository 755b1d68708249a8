import type { Change } from '../store/store.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Clock } from './environment.ts'

/** How much one person may have kept in a day: many times what anybody needs, and little enough for a disk. */
export interface Quotas {
  /** Matches set up, rematches among them. */
  readonly matches: number
  /** Lines of matches that were taken from files. */
  readonly imported: number
  /** Characters of chat. */
  readonly chat: number
  /** Choices made. */
  readonly choices: number
}

export const usualQuotas: Quotas = { matches: 200, imported: 60_000, chat: 200_000, choices: 40_000 }

const DAY = 24 * 3_600_000

export function dayBegan(now: number): number {
  return Math.floor(now / DAY) * DAY
}

/** To be written with what it pays for: if not enough is left, neither is. */
export function spending(
  { quotas, clock }: { readonly quotas: Quotas | null; readonly clock: Clock },
  who: string,
  what: Exclude<keyof Quotas, 'choices'>,
  amount: number,
): Change[] {
  if (quotas === null) return []
  const period = dayBegan(clock.now())
  return [{ put: 'spend', spend: { who, what, period, amount, most: quotas[what] } }]
}

/** Choices are many, and each should cost one write: they are counted in memory, for as long as the server runs. */
export class ChoiceCounts {
  private readonly clock: Clock
  private readonly most: number
  private day = 0
  private readonly made = new Map<string, number>()

  constructor(clock: Clock, quotas: Quotas | null) {
    this.clock = clock
    this.most = quotas?.choices ?? Number.POSITIVE_INFINITY
  }

  /** Refuses choices of somebody who has made more than anybody plays in a day. */
  count(person: string, choices: number): void {
    const day = dayBegan(this.clock.now())
    if (day !== this.day) this.made.clear()
    this.day = day
    const made = (this.made.get(person) ?? 0) + choices
    if (made > this.most) throwHttpError(429, 'enough')
    this.made.set(person, made)
  }
}
