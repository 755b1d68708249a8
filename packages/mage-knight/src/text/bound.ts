import { text, type Text } from '@longtable/kernel'
import type { Amount, Choose, Effect } from '../content/effect.ts'
import { amountText, fold, listText, resistText } from './phrases.ts'
import { numberOf, targetsText } from './target.ts'

/** Puts what is done to something that was pointed at into words. */

type OnEnemy = Extract<Effect, { do: 'armor' | 'noAttack' | 'strip' | 'destroy' }>
type OnBound = Extract<
  Effect,
  {
    do:
      | 'ready'
      | 'healUnit'
      | 'spend'
      | 'recruit'
      | 'useUnit'
      | 'put'
      | 'reroll'
      | 'takeDie'
      | 'useDie'
      | 'perform'
  }
>

function isOnEnemy(effect: Effect): effect is OnEnemy {
  return effect.do === 'armor' || effect.do === 'noAttack' || effect.do === 'strip' || effect.do === 'destroy'
}

function isOnBound(effect: Effect): effect is OnBound {
  switch (effect.do) {
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
      return true
    default:
      return false
  }
}

export function chooseText(choose: Choose, say: (effect: Effect) => Text): Text {
  const what = targetsText(choose)
  const chosen = chosenText(choose, what, say)
  return choose.by === undefined ? chosen : text(`effect.by.${choose.by}`, { chosen })
}

function chosenText(choose: Choose, what: Text, say: (effect: Effect) => Text): Text {
  const { each } = choose
  if (isOnBound(each)) return boundText(each, what)
  if (each.do === 'noAttack' && choose.count === 'all') return text('effect.noEnemyAttacks')
  if (isOnEnemy(each)) return enemyText(each, what, numberOf(choose))
  if (each.do === 'all' && each.parts.every(isOnEnemy)) {
    const count = numberOf(choose)
    const deeds = each.parts.filter(isOnEnemy).map((part) => enemyDeed(part, count))
    return text('effect.enemy', { who: what, deed: listText('and', deeds) })
  }
  return text('effect.choose', { what, each: say(each) })
}

export function enemyText(effect: OnEnemy, who: Text, count: number): Text {
  return text('effect.enemy', { who, deed: enemyDeed(effect, count) })
}

function enemyDeed(effect: OnEnemy, count: number): Text {
  switch (effect.do) {
    case 'armor':
      return text('effect.deed.armor', { less: lessArmor(effect.less, count), count })
    case 'strip': {
      const resist = effect.what.filter((one) => one !== 'fortification' && one !== 'swift')
      const other = effect.what.filter((one) => one === 'fortification' || one === 'swift')
      const parts = other.map((one) => text(`effect.trait.${one}`))
      if (resist.length > 0) parts.push(resistText(resist))
      return text('effect.deed.strip', { what: listText('and', parts), count })
    }
    case 'noAttack':
    case 'destroy':
      return text(`effect.deed.${effect.do}`, { count })
  }
}

function lessArmor(less: Amount, count: number): Text {
  return typeof less === 'object' && 'fortified' in less
    ? text('effect.armorLessFortified', { ...less, count })
    : text('effect.armorLess', { n: amountText(less) })
}

/** With the thing named, or with a pronoun for what was named before. */
export function boundText(effect: OnBound, what?: Text): Text {
  const form = what === undefined ? 'it' : 'what'
  const named = what === undefined ? {} : { what }
  switch (effect.do) {
    case 'put':
      return text(`effect.put.${effect.to}.${form}`, named)
    case 'takeDie':
      return text(`effect.takeDie.${effect.back}.${form}`, { ...named, count: effect.mana })
    case 'perform': {
      const performed = text(`effect.perform.${effect.use}.${form}`, { ...named, count: effect.times })
      return effect.bonus === 0
        ? performed
        : fold('effect.and', [performed, text('effect.perform.bonus', { n: effect.bonus })])
    }
    case 'ready':
    case 'healUnit':
    case 'spend':
    case 'recruit':
    case 'useUnit':
    case 'reroll':
    case 'useDie':
      return text(`effect.${effect.do}.${form}`, named)
  }
}
