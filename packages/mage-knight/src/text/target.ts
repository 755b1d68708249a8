import { text, type Text } from '@longtable/kernel'
import type { CardFilter, CardZone, Choose, Cost, Target } from '../content/effect.ts'
import { amountText, colourText, colourWords, listText } from './phrases.ts'

/** The words for what can be pointed at, and for what is paid. */

/** A row that writes so many means as many as there are. */
const ANY_NUMBER = 99

/** What a choice is made among, as a noun: a Source die, up to 2 Wounds from your hand, every enemy. */
export function targetsText({ what, count }: Choose): Text {
  if (count === 'one') return targetText(what, 1)
  if (count === 'all') return text(`effect.target.every.${what.a}`, { what: targetText(what, 1) })
  if ('levels' in count)
    return text('effect.target.levels', { what: anyText(what), n: amountText(count.levels) })
  if ('exactly' in count) return targetText(what, count.exactly)
  if (count.upTo >= ANY_NUMBER) return anyText(what)
  return text('effect.target.upTo', { what: targetText(what, count.upTo) })
}

/** How many things the words of `targetsText` speak of: a verb that follows must agree. */
export function targetCount({ count }: Choose): number {
  if (count === 'one' || count === 'all') return 1
  return 'levels' in count ? 2 : 'upTo' in count ? count.upTo : count.exactly
}

function anyText(what: Target): Text {
  return text(`effect.target.any.${what.a}`, { what: targetText(what, 2) })
}

function targetText(target: Target, count: number): Text {
  switch (target.a) {
    case 'enemy':
      return text(`effect.target.enemy.${target.which ?? 'any'}`, { count })
    case 'unit': {
      const unit = text(`effect.target.unit.${target.of}.${target.which ?? 'any'}`, { count })
      return target.level === undefined
        ? unit
        : text('effect.target.level', { unit, n: amountText(target.level) })
    }
    case 'card':
      return cardText(target.in, target.which, count)
    case 'die':
      return text(`effect.target.die.${target.shows}`, { count })
    case 'colour':
      return typeof target.of === 'string'
        ? text(`effect.target.colour.${target.of}`)
        : text(`effect.target.colour.${target.of.length === 4 ? 'basic' : 'notGold'}`)
  }
}

function cardText(zone: CardZone, which: CardFilter | undefined, count: number): Text {
  if (zone === 'hand' || zone === 'discard' || zone === 'deck') {
    return text(`effect.target.from.${zone}`, { card: text(`effect.card.${which ?? 'nonWound'}`, { count }) })
  }
  return text(`effect.target.${which === 'ofColour' ? 'offerOfColour' : 'offer'}.${zone}`)
}

export function costText(cost: Cost): Text {
  switch (cost.pay) {
    case 'mana': {
      const { how, words } = colourWords(cost.of)
      return text(`effect.cost.mana.${how}`, { colour: words })
    }
    case 'manas':
      return manasText(cost.of)
    case 'card':
      return text(`effect.cost.card.${cost.to}`, { card: text(`effect.card.${cost.which}`, { count: 1 }) })
    case 'cards':
      return text('effect.cost.cards')
    case 'move':
      return text('effect.cost.move', { n: cost.n })
    case 'wound':
      return text('effect.wound', { count: 1 })
  }
}

function manasText(of: readonly string[]): Text {
  const [first] = of
  if (of.length > 1 && of.every((one) => one === first))
    return text('effect.cost.sameManas', { count: of.length, colour: colourText(first) })
  return text('effect.cost.manas', {
    manas: listText(
      'and',
      of.map((one) => text('effect.cost.oneMana', { colour: colourText(one) })),
    ),
  })
}
