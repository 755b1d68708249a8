import { int, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { TURN_ABILITIES } from './plays/index.ts'
import { ask } from '../state/match.ts'

/** Who has fought on somebody else's turn may heal and play special effects before the end of the turn follows. */
export function afterFight<const Name extends string>(name: Name, question: string) {
  return ask(name, {
    locals: { seat: int(0, 3) },
    seat: (_s, f) => f.seat,
    abilities: TURN_ABILITIES,
    universe: () => [DONE],
    offer: (_s, _f, menu) => menu.add(DONE),
    take: (_s, _f, _choice, ctx) => ctx.pop(),
    question: () => text(question),
    describe: () => ({ text: text('choose.endOwnTurn') }),
  })
}
