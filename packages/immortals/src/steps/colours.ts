import { int, text } from '@longtable/kernel'
import { ask, run, type ImmortalsContext, type State } from '../state/schema.ts'
import type { Seat } from '../state/sites.ts'
import { colourText } from '../text/things.ts'
import { COLOUR } from './choices.ts'
import { seatNode } from './locals.ts'

/** IMM-SETUP-12: each player chooses a colour that nobody else has, one after the other. */
export const chooseColours = run('setup.colours', {
  locals: { chosen: int() },
  run: (s, f, ctx) => {
    if (f.chosen === ctx.seats) {
      ctx.pop()
      return
    }
    const seat = f.chosen++
    const free = freeColours(s)
    // The last of five takes what is left.
    if (free.length === 1) takeColour(s, seat, free[0], ctx)
    else ctx.push(chooseColour, { seat })
  },
})

export const chooseColour = ask('setup.colour', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: () => COLOUR,
  offer: (s, _f, menu) => {
    const free = freeColours(s)
    for (const { colour } of COLOUR) {
      if (free.includes(colour)) menu.add(COLOUR[colour])
      else menu.block?.(COLOUR[colour], 'IMM-SETUP-12')
    }
  },
  take: (s, f, { colour }, ctx) => {
    takeColour(s, f.seat, colour, ctx)
    ctx.pop()
  },
  question: () => text('ask.colour'),
  describe: (_ctx, _f, { colour }) => ({ text: text('choose.colour', { colour: colourText(colour) }) }),
})

function freeColours(s: State): number[] {
  return COLOUR.map(({ colour }) => colour).filter((one) => s.players.every(({ colour }) => colour !== one))
}

function takeColour(s: State, seat: Seat, colour: number, ctx: ImmortalsContext): void {
  s.players[seat].colour = colour
  ctx.tell?.({ event: 'colour', seat, colour })
}
