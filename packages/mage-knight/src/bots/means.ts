import type { Choice } from '@longtable/kernel'
import { PLAY, SIDE, sides, type Side } from '../state/choices/plays.ts'
import { Gives } from '../state/schema/stages.ts'
import { likeOf, type Card } from '../state/pools/deed-cards.ts'
import { skillRow } from '../state/pools/skill-tokens.ts'
import type { Thing, CoverOption } from './covers.ts'
import type { Gains } from './effect-gains.ts'
import { gainsOfUse, handOf, numberIn, usedBy, type BotView } from './bot-view.ts'
import { cardValue, unitValue } from './piece-values.ts'

/** A way that is on the menu, or will be once a card that looks the same is played. */
export interface PlayedWay extends CoverOption {
  readonly choice: Choice
}

/** What something adds to a number that is to be reached. */
export interface Adds {
  readonly full: number
  readonly half: number
}

/** What is asked for: how much a play adds to it, and a card played sideways. */
export interface Need {
  readonly of: (gains: Gains) => Adds
  readonly side: Side
  readonly sideways: Adds
}

const NO_MANA: readonly number[] = []

/** What it costs to use something now instead of later. */
const CARD = 0.4
const UNIT = 0.5

function priceOfCard(view: BotView, card: Card): number {
  return CARD + 0.1 * Math.max(0, cardValue(view, card))
}

function priceOf(view: BotView, choice: Choice): number {
  switch (choice.do) {
    case 'unit':
      return UNIT + 0.04 * unitValue(view, numberIn(choice, 'unit'))
    case 'skill':
      return skillRow(numberIn(choice, 'skill')).use === 'turn' ? 0.02 : 0.5
    default:
      return priceOfCard(view, numberIn(choice, 'card'))
  }
}

function isPositive({ full, half }: Adds): boolean {
  return full + half > 0
}

/** Everything that could be played for it, thing by thing; of cards that look the same each for itself. */
export function thingsFor(view: BotView, need: Need): Thing<PlayedWay>[] {
  const byThing = new Map<string, PlayedWay[]>()
  const add = (key: string, way: PlayedWay): void => {
    const known = byThing.get(key)
    if (known === undefined) byThing.set(key, [way])
    else known.push(way)
  }
  for (const choice of view.offered) {
    if (choice.do === 'side') {
      if (choice['as'] !== need.side || !isPositive(need.sideways)) continue
      const as = sides.indexOf(need.side)
      for (const card of alike(view, numberIn(choice, 'card'))) {
        const price = priceOfCard(view, card)
        add(`card ${card}`, { ...need.sideways, price, mana: NO_MANA, choice: SIDE[card][as] })
      }
      continue
    }
    const use = usedBy(view, choice)
    if (use === undefined) continue
    const adds = need.of(gainsOfUse(view, use))
    if (!isPositive(adds)) continue
    const price = priceOf(view, choice)
    const { mana } = use
    if (choice.do !== 'play') {
      add(`${choice.do} ${String(choice['unit'] ?? choice['skill'])}`, { ...adds, price, mana, choice })
      continue
    }
    for (const card of alike(view, numberIn(choice, 'card'))) {
      add(`card ${card}`, { ...adds, price, mana, choice: PLAY[card][numberIn(choice, 'use')] })
    }
  }
  return [...byThing.values()].map((ways) => ({ ways: sensible(ways) }))
}

/** A spell of the offer that Magic Talent casts is in no hand. */
function alike(view: BotView, card: Card): Card[] {
  const held = handOf(view).filter((other) => likeOf(other) === likeOf(card))
  return held.length > 0 ? held : [card]
}

/** Without the ways that another one beats in everything. */
function sensible(ways: readonly PlayedWay[]): PlayedWay[] {
  return ways.filter(
    (way, at) => !ways.some((other, place) => beats(other, way) && (place < at || !beats(way, other))),
  )
}

function beats(a: PlayedWay, b: PlayedWay): boolean {
  return (
    a !== b &&
    a.full >= b.full &&
    a.full + a.half / 2 >= b.full + b.half / 2 &&
    a.price <= b.price &&
    a.mana.every((colour) => b.mana.includes(colour)) &&
    a.mana.length <= b.mana.length
  )
}

const SPECIAL_VERBS: ReadonlySet<string> = new Set(['tacticUse', 'grant', 'bannerUse', 'centre', 'convert'])

/** What is played for something else than points, or gives points by chance only. */
export function specials(view: BotView): Choice[] {
  return view.offered.filter((choice) => {
    if (SPECIAL_VERBS.has(choice.do)) return true
    const use = usedBy(view, choice)
    return use !== undefined && (use.gives & Gives.special) !== 0
  })
}
