import { text, type Text } from '@longtable/kernel'
import type { Amount, CrystalSpec, Effect, ManaSpec } from '../content/effect.ts'
import { boundText, chooseText, enemyText } from './bound.ts'
import { bannerText, lastingText } from './lasting.ts'
import {
  amountText,
  colourText,
  colourWords,
  fold,
  landText,
  listText,
  mostText,
  signedText,
} from './phrases.ts'
import { costText } from './target.ts'

/** Puts a row into words. Each verb of the effect language has one message; text and behaviour come from one row. */

export function effectText(effect: Effect): Text {
  switch (effect.do) {
    case 'move':
    case 'influence':
      return text(`effect.${effect.do}`, { n: amountText(effect.n) })
    case 'heal':
      return effect.fameEach === undefined
        ? text('effect.heal', { n: amountText(effect.n) })
        : text('effect.healFame', { n: amountText(effect.n), fame: effect.fameEach })
    case 'attack':
      return elementalText(`attack.${effect.reach}`, effect.n, effect.element)
    case 'block':
      return blockText(effect)
    case 'draw':
    case 'wound':
      return countedText(`effect.${effect.do}`, effect.n)
    case 'handLimit':
      return text('effect.handLimit', { n: effect.n })
    case 'mana':
    case 'crystal':
      return gainText(effect.do, effect.of, effect.n)
    case 'loseCrystal':
      return text('effect.loseCrystal', { otherwise: affectedText(effect.otherwise) })
    case 'wayToPay':
      return effect.way.way === 'discardEither'
        ? text('effect.way.discardEither', {
            wound: listText('or', effect.way.wound.map(colourText)),
            nonWound: listText('or', effect.way.nonWound.map(colourText)),
          })
        : text('effect.way.opposite')
    case 'fame':
    case 'reputation':
      return text(`effect.${effect.do}`, { n: signedText(effect.n) })
    case 'all':
      return allText(effect.parts)
    case 'oneOf':
      return oneOfText(effect.parts)
    case 'may':
      return text('effect.may', { part: effectText(effect.part) })
    case 'upTo':
      return text('effect.upTo', { n: effect.n, part: effectText(effect.part) })
    case 'when':
      return text(`effect.when.${effect.is}`, { part: effectText(effect.part) })
    case 'only':
      return text(`effect.only.${effect.at}`, { part: effectText(effect.part) })
    case 'pay':
      return text('effect.paying', { cost: costText(effect.cost), part: effectText(effect.part) })
    case 'byColour': {
      const { red, blue, green, white } = effect.of
      return text('effect.byColour', {
        red: effectText(red),
        blue: effectText(blue),
        green: effectText(green),
        white: effectText(white),
      })
    }
    case 'roll':
      return text('effect.roll', {
        on: listText('or', effect.on.map(colourText)),
        part: effectText(effect.part),
      })
    case 'artifact':
      return text('effect.artifact', { count: effect.n })
    case 'choose':
      return chooseText(effect, effectText)
    case 'armor':
    case 'noAttack':
    case 'strip':
    case 'destroy':
      return enemyText(effect, text('effect.thatEnemy'), 1)
    case 'ready':
    case 'healUnit':
    case 'spend':
    case 'recruit':
    case 'useUnit':
    case 'put':
    case 'reroll':
    case 'takeDie':
    case 'useDie':
    case 'perform':
      return boundText(effect)
    case 'offerUnits':
      return text(`effect.offerUnits.${effect.tier}`, { count: effect.n })
    case 'putThis':
      return text(`effect.putThis.${effect.to}`)
    case 'sideways':
      return sidewaysText(effect)
    case 'assign':
      return bannerText(effect.banner, effectText)
    case 'journey':
      return journeyText(effect)
    case 'others':
      return effect.who === 'all' && effect.asks === 'self'
        ? text('effect.others.allByYou', { part: effectText(effect.part) })
        : text(`effect.others.${effect.who}`, { part: affectedText(effect.part) })
    case 'giveUp':
      return text(effect.steal ? 'effect.giveUp.steal' : 'effect.giveUp.plain')
    case 'lasting':
      return text(`effect.until.${effect.until}`, { rule: lastingText(effect.is, effectText) })
    case 'after':
      return effect.colour === undefined
        ? text(`effect.after.${effect.moment}`, { part: effectText(effect.part) })
        : text(`effect.afterOf.${effect.moment}`, {
            part: effectText(effect.part),
            colour: colourText(effect.colour),
          })
    case 'bendTime':
      return text(effect.handToDeck === true ? 'effect.bendTime2011' : 'effect.bendTime')
    case 'centre':
      if (effect.anyone.do === 'nothing') return text('effect.centreOnly')
      return effect.owner === undefined
        ? text('effect.centre', { anyone: effectText(effect.anyone) })
        : text('effect.centreOwner', { anyone: effectText(effect.anyone), owner: effectText(effect.owner) })
    case 'reshuffle':
    case 'shuffleDeck':
    case 'tuck':
    case 'untuck':
    case 'rerollSource':
    case 'woundSelf':
    case 'anotherTurn':
    case 'nothing':
      return text(`effect.${effect.do}`)
  }
}

// Lists of effects

/** The same thing several times is said once: three tokens of any colour, one crystal of each. */
function allText(parts: readonly Effect[]): Text {
  if (parts.every((part) => part.do === 'fame' || part.do === 'reputation'))
    return listText('and', parts.map(effectText))
  const texts: Text[] = []
  for (let at = 0; at < parts.length;) {
    const run = runOf(parts, at)
    const rules = rulesFrom(parts, at)
    if (run.length > 1) texts.push(runText(run))
    else texts.push(rules.length > 1 ? rulesText(rules, listed) : effectText(parts[at]))
    at += Math.max(run.length, rules.length, 1)
  }
  return fold('effect.and', texts)
}

type Gain = Extract<Effect, { do: 'mana' | 'crystal' }>

function isGain(effect: Effect): effect is Gain {
  return (effect.do === 'mana' || effect.do === 'crystal') && effect.n === 1
}

function isPlain({ of }: Gain): boolean {
  return typeof of === 'string' && colourWords(of).how === 'plain'
}

/** Tokens of the player's choice, or three and more of single colours, that follow each other. */
function runOf(parts: readonly Effect[], at: number): Gain[] {
  const first = parts[at]
  if (!isGain(first)) return []
  const run: Gain[] = []
  for (const part of parts.slice(at)) {
    if (!isGain(part) || part.do !== first.do || isPlain(part) !== isPlain(first)) break
    if (!isPlain(part) && part.of !== first.of) break
    run.push(part)
  }
  return isPlain(first) && run.length < 3 ? run.slice(0, 1) : run
}

function runText(run: readonly Gain[]): Text {
  const [first] = run
  if (!isPlain(first))
    return text(`effect.gain.${first.do}.each`, { count: run.length, colour: colourWords(first.of).words })
  return text(`effect.gain.${first.do}.several`, {
    colours: listText(
      'and',
      run.map(({ of }) => colourWords(of).words),
    ),
  })
}

type Lasting = Extract<Effect, { do: 'lasting' }>

function listed(texts: readonly Text[]): Text {
  return listText('and', texts)
}

/** Rules that follow each other and hold equally long. */
function rulesFrom(parts: readonly Effect[], at: number): Lasting[] {
  const rules: Lasting[] = []
  for (const part of parts.slice(at)) {
    if (part.do !== 'lasting' || part.until !== (rules[0]?.until ?? part.until)) break
    rules.push(part)
  }
  return rules
}

function rulesText(rules: readonly Lasting[], join: (texts: readonly Text[]) => Text): Text {
  return text(`effect.until.${rules[0].until}`, {
    rule: join(rules.map(({ is }) => lastingText(is, effectText))),
  })
}

const SHORT: readonly Effect['do'][] = ['attack', 'block', 'move', 'influence', 'heal', 'draw']

/** Numbers are listed with commas; longer parts are set apart. */
function oneOfText(parts: readonly Effect[]): Text {
  const rules = rulesFrom(parts, 0)
  if (rules.length === parts.length) return rulesText(rules, (texts) => fold('effect.or', texts))
  const texts = parts.map(effectText)
  return parts.every(isShort) ? listText('or', texts) : fold('effect.or', texts)
}

function isShort(effect: Effect): boolean {
  if (!SHORT.includes(effect.do)) return false
  return !('n' in effect) || typeof effect.n === 'number' || !('per' in effect.n)
}

// Points, cards, mana

function blockText(block: Extract<Effect, { do: 'block' }>): Text {
  const parts = [elementalText('block', block.n, block.element)]
  if (block.twiceAgainstSwift === true) parts.push(text('effect.twiceAgainstSwift'))
  if (block.against !== undefined) parts.push(effectText(block.against))
  if (block.ifBlocked !== undefined)
    parts.push(text('effect.ifBlocked', { part: effectText(block.ifBlocked) }))
  return fold('effect.and', parts)
}

/** Physical attacks and blocks have no word for their element. */
export function elementalText(what: string, n: Amount, element: string): Text {
  if (element === 'physical') return text(`effect.${what}`, { n: amountText(n) })
  return text(`effect.elemental.${what}`, { n: amountText(n), element: text(`effect.element.${element}`) })
}

function countedText(key: string, amount: Amount): Text {
  if (typeof amount === 'number') return text(key, { count: amount })
  if ('per' in amount)
    return text(`${key}Each`, { per: text(`effect.count.${amount.per}`), most: mostText(amount.most) })
  return text(`${key}Amount`, { n: amountText(amount) })
}

function gainText(what: 'mana' | 'crystal', of: ManaSpec | CrystalSpec, count: number): Text {
  const { how, words } = colourWords(of)
  if (of === 'rolled') return text(`effect.gain.${what}.each`, { count, colour: words })
  return text(`effect.gain.${what}.${how}`, { count, colour: words })
}

/** What befalls somebody else, said of him. */
function affectedText(effect: Effect): Text {
  return effect.do === 'wound' ? countedText('effect.affected.wound', effect.n) : effectText(effect)
}

function sidewaysText(effect: Extract<Effect, { do: 'sideways' }>): Text {
  const parts = [
    text(effect.wound === true ? 'effect.sideways.wound' : 'effect.sideways.card', { n: effect.n }),
  ]
  if (effect.advanced !== undefined) parts.push(text('effect.sideways.advanced', { n: effect.advanced }))
  if (effect.noSource !== undefined) parts.push(text('effect.sideways.noSource', { n: effect.noSource }))
  if (effect.same !== undefined) parts.push(text('effect.sideways.same', { n: effect.same }))
  return fold('effect.list.comma', parts)
}

function journeyText(effect: Extract<Effect, { do: 'journey' }>): Text {
  return text(`effect.journey.${effect.end}`, {
    way: text(effect.movePerSpace === 0 ? 'effect.journey.free' : 'effect.journey.paid', {
      count: effect.spaces,
      n: effect.movePerSpace,
    }),
    never: effect.never.length === 0 ? '' : text('effect.journey.never', { land: landText(effect.never) }),
  })
}
