import { Random, seedFrom, type Choice } from '@longtable/kernel'
import type { Attempt } from './attempt.ts'
import { finish, isInFight } from './solve-fight.ts'

/**
 * Local search over the choices themselves, for what no plan thinks of: one of them is changed, left out or put in, and the rest
 * of the line is followed as far as the rules still offer it. Chance is drawn from a seed, so that the same question has the same
 * answer everywhere.
 */

const MOST_CHOICES = 60
/** Things that can be done to one choice. */
const CHANGE = 0
const LEAVE_OUT = 1
const PUT_IN = 2
const DEEDS = 3

/** The best line within so many tries; the one that was given if there is nothing better. */
export function improve(
  start: Attempt,
  line: readonly Choice[],
  judge: (end: Attempt) => number,
  tries: number,
): { readonly line: readonly Choice[]; readonly value: number } {
  const random = new Random(seedFrom('improve'))
  const from = start.line.length
  let best = line
  let value = judge(follow(start, line.slice(from), 0, undefined))
  for (let n = 0; n < tries; n++) {
    const own = best.slice(from)
    const deed = random.below(DEEDS)
    const at = random.below(own.length + (deed === PUT_IN ? 1 : 0))
    const end = varied(start, own, at, deed, random)
    if (end === undefined || end.isStaked) continue
    const worth = judge(end)
    if (worth <= value) continue
    value = worth
    best = end.line
  }
  return { line: best, value }
}

function varied(
  start: Attempt,
  own: readonly Choice[],
  at: number,
  deed: number,
  random: Random,
): Attempt | undefined {
  const next = start.copy()
  for (let i = 0; i < at; i++) if (!next.take(own[i])) return undefined
  if (deed !== LEAVE_OUT && next.isMine && isInFight(next, start)) {
    const { choices } = next.playout
    next.take(choices[random.below(choices.length)])
  }
  return follow(start, own, deed === PUT_IN ? at : at + 1, next, deed === CHANGE)
}

/** What is still offered of the rest, in its order; then the fight takes its course. */
function follow(
  start: Attempt,
  own: readonly Choice[],
  from: number,
  begun: Attempt | undefined,
  skips = true,
): Attempt {
  const end = begun ?? start.copy()
  let at = from
  for (let n = 0; n < MOST_CHOICES && at < own.length && end.isMine && isInFight(end, start); n++) {
    if (end.take(own[at])) {
      at++
      continue
    }
    // A question that the line does not answer is answered as the menu's last entry says; a choice that is gone is left out.
    const isQuestion = !end.step.startsWith('combat.')
    if (isQuestion && !skips) end.take(end.playout.choices[end.playout.choices.length - 1])
    else if (isQuestion && !own.slice(at).some((choice) => end.find(choice) !== undefined))
      end.take(end.playout.choices[end.playout.choices.length - 1])
    else at++
  }
  finish(end, start)
  return end
}
