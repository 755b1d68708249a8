import type { Event } from '../../state/events/index.ts'
import type { StateView } from '../../state/schema.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { cardPictures } from './cards.ts'
import { fatePictures } from './fates.ts'
import { groundPictures } from './ground.ts'
import { thingPictures } from './things.ts'
import type { Pictures } from './types.ts'

/** What of the table events change before the eyes of whoever watches; dice that pay for something are none of it. */
export const pictures: Pictures = { ...groundPictures, ...fatePictures, ...thingPictures, ...cardPictures }

/**
 * The table as an event leaves it: a copy of the view with what the event says done to it. All events of an update one
 * after the other lead from the view before it to the pieces, tokens, fences and goods of the view after it.
 */
export function pictureAfter(ctx: VentureViewContext, event: Event): VentureViewContext {
  const draw = pictures[event.event] as
    | ((s: StateView, event: Event, ctx: VentureViewContext) => void)
    | undefined
  if (draw === undefined) return ctx
  const state = copyOf(ctx.state)
  draw(state, event, ctx)
  return { ...ctx, state }
}

/** All that the pictures of events change is copied; the rest is shared with the view before. */
function copyOf(s: StateView): StateView {
  return {
    ...s,
    seatOf: [...s.seatOf],
    control: [...s.control],
    points: [...s.points],
    memory: [...s.memory],
    unlocked: [...s.unlocked],
    dice: [...s.dice],
    mods: [...s.mods],
    at: [...s.at],
    side: [...s.side],
    captor: [...s.captor],
    goods: [...s.goods],
    load: [...s.load],
    flags: [...s.flags],
    army: s.army.map((pieces) => [...pieces]),
    prisoners: [...s.prisoners],
    marks: [...s.marks],
    built: [...s.built],
    tokens: [...s.tokens],
    stock: [...s.stock],
    litter: [...s.litter],
    lies: [...s.lies],
    story: [...s.story],
    fights: s.fights.map((fight) => ({
      ...fight,
      attackers: [...fight.attackers],
      defenders: [...fight.defenders],
    })),
    cards: s.cards.map((zone) => [...zone]),
  }
}
