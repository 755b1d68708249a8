import { int, ints, text } from '@longtable/kernel'
import { COLOUR } from '../state/choices/effects.ts'
import { basicColours, colours, type Effect } from '../content/effect.ts'
import { BASIC_COLOURS, BLACK, ColourOf, type ColourNo } from '../content/ids.ts'
import { gainCrystal, gainFame, gainToken } from '../state/mutations.ts'
import { atColour } from '../text/pieces.ts'
import { ask, type MageContext, type EffectOrigin, type Node, type Source } from '../state/match.ts'
import { Bound, STREAM, type Seat, type State } from '../state/schema/state.ts'
import { overflowOf, takeDie } from './mana-gains.ts'
import { sourceText } from '../text/sources.ts'

/** Which colour of mana, crystal or die, where an effect leaves it open. */

type OfColour = Extract<Effect, { do: 'mana' | 'crystal' | 'takeDie' }>

const ALL_BASIC = basicColours.map((_, colour) => colour)

/** The colours that are open; a rolled crystal is rolled for here. */
function openColours(s: State, effect: OfColour, seat: Seat): ColourNo[] {
  if (effect.do === 'takeDie') return (effect.turnTo ?? []).map((colour) => ColourOf[colour])
  if (effect.of === 'owned') return ALL_BASIC.filter((colour) => s.players[seat].crystals[colour] > 0)
  return typeof effect.of === 'string' ? ALL_BASIC : effect.of.map((colour) => ColourOf[colour])
}

/** Asks for the colour, as often as the effect gives one; `f.at` counts. */
export function colourQuestion(
  s: State,
  effect: OfColour,
  f: EffectOrigin & { node: Node; at: number },
  ctx: MageContext,
): void {
  const { seat, source, other, by, node } = f
  const times = effect.do === 'crystal' && effect.of === 'rolled' ? effect.n : 1
  if (f.at >= times) {
    ctx.pop()
    return
  }
  f.at++
  const open =
    effect.do === 'crystal' && effect.of === 'rolled' ? roll(s, seat, ctx) : openColours(s, effect, seat)
  if (open.length === 1) give(s, effect, seat, source, open[0], ctx)
  else if (open.length > 1) ctx.push(colourStep, { seat, source, other, by, node, open })
}

/** MK-REWARD-02: gold is a free choice, black is a point of fame. */
function roll(s: State, seat: Seat, ctx: MageContext): ColourNo[] {
  const colour = ctx.below(STREAM.chance, colours.length)
  ctx.tell?.({ event: 'rolledFor', seat, colour })
  if (colour < BASIC_COLOURS) return [colour]
  if (colour !== BLACK) return ALL_BASIC
  gainFame(s, seat, 1, ctx)
  return []
}

function give(
  s: State,
  effect: OfColour,
  seat: Seat,
  source: Source,
  colour: ColourNo,
  ctx: MageContext,
): void {
  s.bound[Bound.colour] = colour
  switch (effect.do) {
    case 'mana':
      gainToken(s, seat, colour, effect.n, ctx)
      return
    case 'crystal': {
      const n = effect.of === 'rolled' ? 1 : effect.n
      for (let i = 0; i < n; i++) gainCrystal(s, seat, colour, overflowOf(source), ctx)
      return
    }
    case 'takeDie':
      s.die[s.bound[Bound.target]] = colour
      takeDie(s, effect, seat, s.bound[Bound.target], ctx)
      return
  }
}

export const colourStep = ask('colour', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), node: int(0), open: ints() },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => f.open.map((colour) => COLOUR[colour]),
  offer: (_s, f, menu) => {
    for (const colour of f.open) menu.add(COLOUR[colour])
  },
  take: (s, f, choice, ctx) => {
    const effect = ctx.tables.nodes.effects[f.node]
    const { seat, source } = f
    ctx.pop()
    if (effect.do === 'mana' || effect.do === 'crystal' || effect.do === 'takeDie') {
      give(s, effect, seat, source, choice.colour, ctx)
    }
  },
  question: (ctx, f) => text('ask.effect.colour', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, choice) => ({
    text: text(`choose.effect.colours.${colours[choice.colour]}`),
    at: atColour(choice.colour),
  }),
})
