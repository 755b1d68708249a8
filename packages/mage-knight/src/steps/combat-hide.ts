import { audience, int, text } from '@longtable/kernel'
import { COLOUR } from '../state/choices/effects.ts'
import { colours } from '../content/effect.ts'
import { ColourOf, NONE } from '../content/ids.ts'
import { hiderOf, rollHidden } from '../state/combat/hidden-die.ts'
import { ask, type MageContext } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { postText } from '../text/pieces.ts'
import { playerText } from '../text/players.ts'

/** The faces that mean something, and black for none of them (MK-VAR-21). */
const FACES = [ColourOf.white, ColourOf.red, ColourOf.blue, ColourOf.black] as const

/** The one before hides a die; alone chance does (MK-VAR-23). */
export function hideDie(s: State, seat: Seat, ctx: MageContext): void {
  const hider = hiderOf(s, seat)
  if (hider === NONE) rollHidden(s, ctx)
  else ctx.push(combatHide, { seat: hider, fighter: seat })
}

export const combatHide = ask('combat.hide', {
  locals: { seat: int(0, 3), fighter: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => FACES.map((colour) => COLOUR[colour]),
  offer: (_s, _f, menu) => {
    for (const colour of FACES) menu.add(COLOUR[colour])
  },
  take: (s, f, { colour }, ctx) => {
    const { seat } = f
    ctx.pop()
    s.fight.hidden = [colour]
    ctx.tell?.({ event: 'dieHidden', seat, fighter: f.fighter })
    ctx.tell?.({ event: 'hidColour', seat, colour }, audience(seat))
  },
  question: ({ state }, f) =>
    text('ask.hideDie', { player: playerText(f.fighter), enemy: postText(state, state.fight.posts[0]) }),
  describe: (_ctx, _f, { colour }) => ({ text: text(`choice.hide.${colours[colour]}`) }),
})
