import { text, type Text } from '@longtable/kernel'
import type { Banner, Effect, Lasting } from '../content/effect.ts'
import { colourText, landText, listText, resistText } from './phrases.ts'

/** Puts a rule that holds for a while into words. */

export function lastingText(rule: Lasting, say: (effect: Effect) => Text): Text {
  switch (rule.rule) {
    case 'terrain':
      return terrainText(rule)
    case 'units':
      return text('effect.lasting.units', { bonus: bonusText(rule, 'one') })
    case 'nextUnit':
      return text('effect.lasting.nextUnit', { bonus: bonusText(rule, 'it') })
    case 'firstCard':
      return text('effect.lasting.firstCard', { bonus: bonusText(rule, 'it') })
    case 'extraDice':
      return text(`effect.lasting.extraDice${rule.black === true ? 'Black' : ''}`, { count: rule.n })
    case 'manaAllowed':
      return text('effect.lasting.manaAllowed', { colour: colourText(rule.colour) })
    case 'endless':
      return text('effect.lasting.endless', { colours: listText('and', rule.of.map(colourText)) })
    case 'woundOnMana':
      return text(`effect.lasting.woundOnMana.${rule.of}`)
    case 'useAs':
      return text(`effect.lasting.useAs.${rule.from}`, { count: rule.price, to: say(rule.to) })
    case 'enemiesLose':
      return text('effect.lasting.enemiesLose', { what: resistText(rule.what) })
    case 'attacksBecome':
      return text(`effect.lasting.attacksBecome.${rule.what}`)
    case 'grant':
      return text(`effect.lasting.grant.${rule.at}`, { effect: say(rule.effect) })
    case 'buy':
      return text(`effect.lasting.buy.${rule.to}`, { n: rule.influence })
    case 'castOffer':
      return text(`effect.lasting.castOffer.${rule.of}`)
    case 'lendUnit':
    case 'wildDice':
    case 'noSourceDie':
    case 'crystalsReturn':
    case 'manaEachTurn':
    case 'unitsTakeNoDamage':
    case 'noSiteFortification':
    case 'doublePhysical':
    case 'stride':
    case 'seeGarrisons':
    case 'loseWoundsAtEnd':
      return text(`effect.lasting.${rule.rule}`)
  }
}

function terrainText({ of, cost, opens }: Extract<Lasting, { rule: 'terrain' }>): Text {
  const land = of === 'all' ? text('effect.land.all') : landText(of)
  if ('to' in cost)
    return text(`effect.lasting.terrain.${opens === true ? 'opens' : 'to'}`, { land, n: cost.to })
  if ('less' in cost) {
    return cost.min === 0
      ? text('effect.lasting.terrain.less', { land, n: cost.less })
      : text('effect.lasting.terrain.lessMin', { land, n: cost.less, limit: cost.min })
  }
  return text('effect.lasting.terrain.more', { land, n: cost.more, limit: cost.max })
}

interface Bonuses {
  readonly armor?: number
  readonly attack?: number
  readonly block?: number
  readonly ranged?: number
  readonly resist?: Banner['resist']
  readonly fameEachFight?: number
}

const VALUES = ['armor', 'attack', 'block', 'ranged'] as const

function bonusText(from: Bonuses, whose: 'one' | 'it'): Text {
  const parts: Text[] = []
  for (const what of VALUES) {
    const n = from[what]
    if (n !== undefined) parts.push(text(`effect.bonus.${what}`, { n }))
  }
  if (from.resist !== undefined) parts.push(resistText(from.resist))
  const bonus = listText('and', parts)
  if (from.fameEachFight === undefined) return bonus
  return text(`effect.bonus.fame.${whose}`, { bonus, n: from.fameEachFight })
}

export function bannerText(banner: Banner, say: (effect: Effect) => Text): Text {
  const { ability } = banner
  if (ability === undefined) return text('effect.banner.text', { bonus: bonusText(banner, 'it') })
  return text(`effect.banner.${ability.by}`, { part: say(ability.effect) })
}
