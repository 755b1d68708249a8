import { text, type Text } from '@longtable/kernel'
import type { EffectEvent } from '../../state/events/effects.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { sourceOf } from '../program-source.ts'
import { facesText, lastingText, pieceText, sideText } from '../thing-names.ts'
import { said, type EventTexts } from './types.ts'

/** What the effect language does by itself. */
export const effectEventTexts: EventTexts<EffectEvent> = {
  checked: (event, ctx) => {
    const facts = { dice: event.dice.join(' + '), needs: event.atLeast }
    const outcome = event.success ? 'Made' : 'Missed'
    const key = event.atLeast > 0 ? `events.checked${outcome}` : `events.rolled${outcome}`
    return text(key, { side: sideText(ctx.tables, event.side), ...facts })
  },
  rerolled: (event, ctx) => said(event, ctx, { dice: event.dice.join(' + ') }),
  rerolledDice: (event, ctx) => said(event, ctx, { dice: facesText(event.dice) }),
  optionTaken: (event, ctx) =>
    said(event, ctx, { source: sourceOf(ctx.tables.edition, event.program), option: optionName(event, ctx) }),
  modified: (event, ctx) => {
    const mod = lastingText(event.mod, event.amount)
    if (event.piece < 0) return said(event, ctx, { mod })
    return text('events.modifiedUnit', { unit: pieceText(ctx.tables, event.piece), mod })
  },
}

function optionName(
  { program, pc, option }: Extract<EffectEvent, { event: 'optionTaken' }>,
  { tables }: VentureViewContext,
): Text {
  const effect = tables.programs.get(program)?.[pc]
  if (effect?.do !== 'choose') throw new Error(`${program} has no options`)
  return text('named', { name: effect.options[option].name })
}
