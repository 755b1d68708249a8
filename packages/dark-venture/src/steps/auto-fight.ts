import { nextAttack } from '../effects/auto/aim.ts'
import { autoFightFrame } from '../state/frames.ts'
import { newFight, openFight } from '../state/mutations/fight.ts'
import { distance } from '../state/queries/map.ts'
import { defenceOf } from '../state/queries/modifiers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { CAUSE, SPOILS } from '../state/schema.ts'
import { programOf, run } from '../state/tables/match-tables.ts'

/** The attacks of a card, one after the other (DV-AUTO-17): who, whom and why. */
export const autoFight = run(autoFightFrame.name, {
  locals: autoFightFrame.locals.fields,
  run: (s, f, ctx) => {
    const tables = ctx.tables
    const effect = programOf(tables, f.program)[f.pc]
    const attack = f.left > 0 && effect.do === 'fight' ? nextAttack(s, f, effect, ctx) : undefined
    if (attack === undefined || effect.do !== 'fight') {
      ctx.pop()
      return
    }
    const { attackers, target, why, mark } = attack
    f.left--
    f.done.push(mark)
    ctx.tell?.({
      event: 'autoAims',
      attackers: attackers.slice(),
      target,
      why,
      defence: defenceOf(s, tables, target),
    })
    const square = squareOf(s, tables, target)
    const range = distance(tables, squareOf(s, tables, attackers[0]), square)
    const more = { range, cause: CAUSE.auto, spoils: SPOILS[effect.spoils] }
    openFight(s, newFight(f.side, s.side[target], attackers, [target], square, more), ctx)
  },
})
