import { FACES } from '@longtable/dark-venture/board'
import type { Choice } from '@longtable/kernel'

/** The dice that a payment gives, by face. */
export function spentBy(choices: readonly Choice[]): readonly number[] {
  const spent = Array.from({ length: FACES }, () => 0)
  for (const choice of choices) if (choice.do === 'spend') spent[Number(choice['face'])]++
  return spent
}
