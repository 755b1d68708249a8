import type { MenuEntry, View } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import { K, U, Z } from '@longtable/mage-knight/board'
import { stepOf } from '../view/view-facts.ts'

/** The small questions, of effects and at the edges of a turn, which have no place of their own on the table. */
const SMALL: readonly string[] = [
  'choose',
  'option',
  'option.again',
  'option.deck',
  'colour',
  'cost.card',
  'cost.cards',
  'pay.way',
  'pay.card',
  'pay.reroll',
  'perform.which',
  'useUnit',
  'giveUp',
  'giveUp.steal',
  'others.nearest',
  'sideways',
  'sideways.source',
  'effect.blocked',
  'recruit.place',
  'recruit.disband',
  'round.banner',
  'end.protection',
  'end.discard',
  'end.longNight',
  'turn.before',
  'turn.announce',
  'turn.rest',
  'portal.returner',
  'draft.pick',
  'draft.join',
  'upgrade.take',
  'upgrade.give',
  'auction.bid',
  'combat.hide',
]

export function isAskedHere(view: View): boolean {
  return SMALL.includes(stepOf(view))
}

/** What a question is answered with: words, and pieces that lie nowhere else in sight. */
export interface ShownThings {
  readonly answers: readonly MenuEntry[]
  readonly cards: readonly number[]
  readonly units: readonly number[]
  readonly skills: readonly number[]
}

/** Choices whose words say more than the piece they concern. */
const IN_WORDS: readonly string[] = [
  'option',
  'yes',
  'no',
  'pay',
  'longNight',
  'recruitLoyal',
  'chosen',
  'bid',
]

export function shownThings(
  entries: readonly MenuEntry[],
  { state }: MageViewContext,
  seat: number,
): ShownThings {
  const isInWords = ({ at, from, choice }: MenuEntry): boolean =>
    (at === undefined && from === undefined) ||
    IN_WORDS.includes(choice.do) ||
    at?.startsWith('seat:') === true
  const pieces = [...new Set(entries.filter((entry) => !isInWords(entry)).flatMap(({ at }) => at ?? []))]
  const numbers = (kind: string): number[] =>
    pieces.flatMap((place) => (place.startsWith(`${kind}:`) ? [Number(place.slice(kind.length + 1))] : []))
  const isAway = (lying: readonly number[]) => (n: number) => !lying.includes(n)
  return {
    answers: entries.filter(isInWords),
    cards: numbers('card').filter(isAway(state.deeds[Z.hand + seat])),
    units: numbers('unit').filter(isAway(state.units[U.band + seat])),
    skills: numbers('skill').filter(isAway(state.skills[K.own + seat])),
  }
}
