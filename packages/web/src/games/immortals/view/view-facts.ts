import { Z, type Card, type Event, type ImmortalsViewContext, type Seat } from '@longtable/immortals/board'
import type { GameEvent, View } from '@longtable/kernel'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'

/** What the table's general types do not say: that this is a match of Immortals. */
export function viewContextOf(ctx: GameViewContext): ImmortalsViewContext {
  return ctx as unknown as ImmortalsViewContext
}

export function eventOf(event: GameEvent): Event {
  return event as Event
}

/** The viewer's own plan, which nobody else sees: a card for each space, or less than 0. */
export function planOf(view: View): readonly Card[] | undefined {
  const frame = view.stack.at(-1)?.parts?.[view.viewer]?.stack?.[0]
  if (frame?.step !== 'plan.mine') return undefined
  return (frame as unknown as { readonly plan: readonly Card[] }).plan
}

/** Do the players choose a card of the draft now? */
export function isPicking(view: View): boolean {
  return view.stack.at(-1)?.step === 'draft.pick'
}

/** The card that the viewer has chosen in the draft, while the others still think. */
export function pickOf(view: View): Card | undefined {
  const frame = view.stack.at(-1)?.parts?.[view.viewer]?.stack?.[0]
  if (frame?.step !== 'draft.pick.mine') return undefined
  const { card } = frame as unknown as { readonly card: Card }
  return card < 0 ? undefined : card
}

/** A card that lies face up on the table, and as far as it can be seen whose it is and from which space. */
export interface ShownCard {
  readonly card: Card
  readonly seat: Seat | undefined
  readonly space: number | undefined
}

interface Performing {
  readonly step: string
  readonly seat?: number
  readonly space?: number
  readonly card?: number
  readonly shown?: readonly number[]
}

export function shownCards(ctx: ImmortalsViewContext, view: View): readonly ShownCard[] {
  const frames = view.stack as unknown as readonly Performing[]
  return ctx.state.cards[Z.shown].map((card) => {
    const performed = frames.findLast((frame) => frame.card === card && frame.seat !== undefined)
    if (performed !== undefined) return { card, seat: performed.seat, space: performed.space }
    const chosen = frames.findLast((frame) => frame.shown !== undefined)?.shown?.indexOf(card) ?? -1
    return { card, seat: chosen < 0 ? undefined : chosen, space: undefined }
  })
}

export type Phase =
  | 'start'
  | 'draft'
  | 'seed'
  | 'draws'
  | 'reinforce'
  | 'plan'
  | 'perform'
  | 'scoring'
  | 'over'

const PHASES: Readonly<Record<string, Phase>> = {
  start: 'start',
  draft: 'draft',
  seed: 'seed',
  'reinforce.draws': 'draws',
  'reinforce.draw': 'draws',
  reinforce: 'reinforce',
  plan: 'plan',
  perform: 'perform',
  army: 'perform',
  attack: 'perform',
  battle: 'perform',
  move: 'perform',
  magic: 'perform',
  scoring: 'scoring',
}

/** Where the match stands, from the steps under way. */
export function phaseOf(view: View): Phase {
  for (const { step } of view.stack.toReversed()) {
    const phase = PHASES[step] ?? PHASES[step.split('.')[0]]
    if (phase !== undefined) return phase
  }
  return view.stack.length === 0 ? 'over' : 'perform'
}
