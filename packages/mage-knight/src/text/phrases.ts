import { text, type Text } from '@longtable/kernel'
import type { Amount, CrystalSpec, Effect, ManaSpec, Resistance } from '../content/effect.ts'
import type { EffectWriter } from '../state/match.ts'

/** The words for amounts, colours, lands and lists of them. */

/** `a, b and c`, `a, b or c`: the last joint is the word, the others are commas. */
export function listText(joint: 'and' | 'or', parts: readonly Text[]): Text {
  const last = parts.at(-1) ?? text('effect.nothing')
  const first = parts.slice(0, -1)
  if (first.length === 0) return last
  const before = first.slice(1).reduce((a, b) => text('effect.list.comma', { a, b }), first[0])
  return text(`effect.list.${joint}`, { a: before, b: last })
}

/** Joins parts that each stand for themselves. */
export function fold(key: string, parts: readonly Text[]): Text {
  return parts.slice(1).reduce((a, b) => text(key, { a, b }), parts[0] ?? text('effect.nothing'))
}

export function amountText(amount: Amount): Text | number {
  if (typeof amount === 'number') return amount
  if ('day' in amount) return text('effect.amount.dayNight', amount)
  if ('inForest' in amount) return text('effect.amount.forest', amount)
  if ('fortified' in amount) return text('effect.amount.fortified', amount)
  return text(amount.base === 0 ? 'effect.amount.each' : 'effect.amount.more', {
    base: amount.base,
    each: amount.each,
    per: text(`effect.count.${amount.per}`),
    most: mostText(amount.most),
  })
}

export function mostText(most: number | undefined): Text | string {
  return most === undefined ? '' : text('effect.amount.most', { n: most })
}

/** An amount with its sign, for tracks: +2, −1, +1 for each. */
export function signedText(amount: Amount): Text | string {
  if (typeof amount === 'number') return amount < 0 ? `−${-amount}` : `+${amount}`
  return text('effect.amount.plus', { n: amountText(amount) })
}

export function landText(of: readonly string[]): Text {
  return listText(
    'and',
    of.map((one) => text(`effect.land.${one}`)),
  )
}

export function colourText(colour: string): Text {
  return text(`effect.colour.${colour}`)
}

/** Resistances as one thing: physical, fire and ice resistance. */
export function resistText(of: readonly Resistance[]): Text {
  return text('effect.resistance', {
    count: of.length,
    list: listText(
      'and',
      of.map((one) => text(`effect.trait.${one}`)),
    ),
  })
}

const ALL_BASIC = 'red,blue,green,white'

/**
 * Which mana or crystal: `plain` goes before the noun (a red crystal), `of` after it (a crystal of any colour).
 */
export function colourWords(of: ManaSpec | CrystalSpec): {
  readonly how: 'plain' | 'of'
  readonly words: Text
} {
  if (typeof of === 'string') {
    return isSpecial(of)
      ? { how: 'of', words: text(`effect.spec.${of}`) }
      : { how: 'plain', words: colourText(of) }
  }
  if (of.join() === ALL_BASIC) return { how: 'of', words: text('effect.spec.basic') }
  if (of.length === 6) return { how: 'of', words: text('effect.spec.any') }
  if (of.length === 5 && !(of as readonly string[]).includes('gold'))
    return { how: 'of', words: text('effect.spec.notGold') }
  return { how: 'plain', words: listText('or', of.map(colourText)) }
}

const SPECIAL = ['same', 'dayNight', 'owned', 'otherColours', 'rolled']

function isSpecial(of: string): boolean {
  return SPECIAL.includes(of)
}

/** Physical attacks and blocks have no word for their element. */
export function elementalText(what: string, n: Amount, element: string): Text {
  if (element === 'physical') return text(`effect.${what}`, { n: amountText(n) })
  return text(`effect.elemental.${what}`, { n: amountText(n), element: text(`effect.element.${element}`) })
}

/** So many, by a number or by a count. */
export function countedText(key: string, amount: Amount): Text {
  if (typeof amount === 'number') return text(key, { count: amount })
  if ('per' in amount)
    return text(`${key}Each`, { per: text(`effect.count.${amount.per}`), most: mostText(amount.most) })
  return text(`${key}Amount`, { n: amountText(amount) })
}

/** Tokens or crystals that are gained. */
export function gainText(what: 'mana' | 'crystal', of: ManaSpec | CrystalSpec, count: number): Text {
  const { how, words } = colourWords(of)
  if (of === 'rolled') return text(`effect.gain.${what}.each`, { count, colour: words })
  return text(`effect.gain.${what}.${how}`, { count, colour: words })
}

/** What befalls somebody else, said of him. */
export function affectedText(effect: Effect, say: EffectWriter): Text {
  return say.verbs[effect.do].textOfOther?.(effect) ?? say(effect)
}
