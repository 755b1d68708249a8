import { effectsOf, type BotSeat, type Choice, type Frame } from '@longtable/kernel'
import type { EffectsInPlay } from '../state/match.ts'
import type { Use, MageKnight, MatchTables } from '../state/match.ts'
import { lastsOf } from '../state/lasting.ts'
import type { Seat, StateView } from '../state/schema/state.ts'
import { isWound, kindOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { skillRow } from '../state/pools/skill-tokens.ts'
import { unitKind } from '../state/pools/unit-cards.ts'
import { gainsOf, type Gains } from './effect-gains.ts'

/** What a seat sees, as the novice thinks of it. */
export interface BotView {
  readonly tables: MatchTables
  readonly s: StateView
  readonly me: Seat
  readonly night: boolean
  /** What lasts now. */
  readonly of: EffectsInPlay
  readonly offered: readonly Choice[]
  /** Goes for the goal of a scenario before anything else. */
  readonly hurries: boolean
  /** The frame that asks. */
  readonly frame: Frame & Readonly<Record<string, unknown>>
}

export function botView({ view, engine: { tables }, offered }: BotSeat<MageKnight>, hurries = true): BotView {
  const s = view.state
  return {
    tables,
    s,
    me: view.viewer,
    night: s.night || s.fight.night,
    of: lastsOf({ effects: effectsOf(view.stack), tables }),
    offered,
    hurries,
    frame: view.stack[view.stack.length - 1] as Frame & Readonly<Record<string, unknown>>,
  }
}

/** The choice with the greatest worth, the first of equals; undefined if none is worth anything. */
export function best(
  offered: readonly Choice[],
  rate: (choice: Choice) => number,
  least = -Infinity,
): Choice | undefined {
  let chosen: Choice | undefined
  let most = least
  for (const choice of offered) {
    const value = rate(choice)
    if (value > most) {
      most = value
      chosen = choice
    }
  }
  return chosen
}

export function numberIn(choice: Choice, name: string): number {
  return Number(choice[name])
}

export function verb({ offered }: BotView, name: string): Choice | undefined {
  return offered.find((choice) => choice.do === name)
}

export function handOf({ s, me }: BotView): readonly Card[] {
  return s.deeds[Z.hand + me]
}

export function woundsIn(hand: readonly Card[]): number {
  return hand.filter(isWound).length
}

/** The use that a play stands for; undefined for a card played sideways and for what is no play. */
export function usedBy({ tables }: BotView, choice: Choice): Use | undefined {
  const { uses } = tables
  switch (choice.do) {
    case 'play':
      return uses.cards[kindOf(numberIn(choice, 'card'))][numberIn(choice, 'use')]
    case 'unit':
      return uses.units[unitKind(numberIn(choice, 'unit'))][numberIn(choice, 'use')]
    case 'skill':
      return uses.skills[numberIn(choice, 'skill')][numberIn(choice, 'use')]
    default:
      return undefined
  }
}

/** A skill that serves again soon costs next to nothing, a unit or a card more. */
export function priceOf(choice: Choice, use: Use | undefined): number {
  const mana = use === undefined ? 0 : 0.5 * use.mana.length
  if (choice.do === 'skill') return skillRow(numberIn(choice, 'skill')).use === 'turn' ? 0.1 : 0.4
  return mana + (choice.do === 'unit' ? 0.8 : 0.7)
}

export function gainsOfUse(view: BotView, use: Use): Gains {
  return gainsOf(view.tables, use.node, view.night)
}
