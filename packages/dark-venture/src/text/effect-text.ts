import { text, type Text } from '@longtable/kernel'
import type { Effect, Effects } from '../content/effects.ts'
import { sideIds } from '../state/names.ts'
import {
  counted,
  deedText,
  exactlyText,
  joined,
  nameOf,
  near,
  ofText,
  placeText,
  sayCondition,
  sayMods,
  some,
  toText,
  unitsText,
} from './effect-parts.ts'
import type { EffectOf } from '../effects/verb.ts'

export { sayCondition, sayCost, sayCosts, sayLimit, sayMods } from './effect-parts.ts'

/** What effects do, in words. Text and behaviour come from the same row. */
export function say(effects: Effects): Text {
  return joined(effects.map(one), 'also')
}

type Values = NonNullable<Text['with']>

function branch(key: string, values: Values, run: Effects, otherwise: Effects | undefined): Text {
  const all = { ...values, run: say(run) }
  if (otherwise === undefined) return text(`fx.${key}.only`, all)
  if (run.length === 0) return text(`fx.${key}.unless`, { ...values, otherwise: say(otherwise) })
  return text(`fx.${key}.both`, { ...all, otherwise: say(otherwise) })
}

function one(effect: Effect): Text {
  switch (effect.do) {
    case 'score':
      return text('fx.score', { count: effect.points })
    case 'draw':
      return text(`fx.draw.${effect.deck}`, { count: effect.cards })
    case 'discard':
      return text('fx.discard', { count: effect.cards })
    case 'steal':
      return text(`fx.steal.${effect.pick}${effect.near === undefined ? '' : 'Near'}`, {
        count: effect.cards,
      })
    case 'gainDice':
      return text('fx.gainDice', { count: effect.dice, face: text(`dieFace.${effect.face}`) })
    case 'loseDice':
      return text('fx.loseDice', { count: effect.dice })
    case 'rerollDice':
    case 'rerollCombat':
      return effect.dice === 'all'
        ? text(`fx.${effect.do}.all`)
        : text(`fx.${effect.do}.some`, { count: effect.dice })
    case 'roll':
      return branch('roll', { dice: effect.dice, atLeast: effect.atLeast }, effect.run, effect.otherwise)
    case 'choose':
      return chooseText(effect)
    case 'when':
      return branch('when', { cond: sayCondition(effect.cond) }, effect.run, effect.otherwise)
    case 'each':
      return text('fx.each', { who: unitsText(effect.of), run: say(effect.run) })
    case 'count':
      return text('fx.count', { count: effect.n, deed: deedText(effect.deed, effect.n) })
    case 'place':
    case 'march':
    case 'teleport':
    case 'swap':
    case 'kill':
    case 'capture':
    case 'escape':
    case 'exchange':
    case 'revive':
    case 'join':
    case 'restrain':
    case 'free':
    case 'upgrade':
    case 'split':
    case 'fuse':
    case 'extract':
    case 'portal':
      return unitEffect(effect)
    case 'attack':
    case 'hazard':
    case 'modify':
    case 'fight':
      return combatEffect(effect)
    case 'gain':
    case 'lose':
    case 'gather':
    case 'build':
    case 'dismantle':
    case 'lay':
    case 'take':
    case 'spend':
      return thingEffect(effect)
    case 'hatch':
      return text('fx.hatch', { name: nameOf(effect.unit) })
    case 'bagAdd':
      return text(`fx.bagAdd.${effect.units}`, { count: effect.count })
    case 'bagDraw':
      return text('fx.bagDraw', { count: effect.count, at: placeText(effect.at) })
    case 'fabricate':
      return text(`fx.fabricate.${effect.unit}`, { at: placeText(effect.at) })
    case 'favour':
      return text('fx.favour', { n: effect.n })
    case 'summon':
      return summonText(effect)
    case 'go': {
      const goal = joined(
        effect.goal.map((to) => text(`goal.${to}`)),
        'else',
      )
      return text('fx.go', { who: unitsText(effect.who), count: effect.moves, goal })
    }
    case 'flag':
      return text(`setFlag.${effect.flag}`)
    case 'darkness':
      return text(effect.n < 0 ? 'fx.darkness.less' : 'fx.darkness.more', { n: Math.abs(effect.n) })
    case 'read':
      return text('fx.read', { passage: effect.passage })
    case 'beast':
      return text('fx.beast', { space: effect.at })
    case 'end':
      return text(`fx.end.${effect.players}`)
    case 'winAttack':
    case 'foilAttack':
    case 'absorb':
    case 'keepEvent':
      return text(`fx.${effect.do}`)
  }
}

function chooseText({ options }: EffectOf<'choose'>): Text {
  const all = options.map(({ name, effects }) => text('fx.option', { name, effects: say(effects) }))
  return text('fx.choose', { options: joined(all, 'option') })
}

function summonText({ at, replace }: EffectOf<'summon'>): Text {
  if (at !== 'replaced') return text('fx.summon.at', { at: placeText(at) })
  return text('fx.summon.replace', { who: unitsText(replace ?? 'self') })
}

type UnitVerb =
  | 'place'
  | 'march'
  | 'teleport'
  | 'swap'
  | 'kill'
  | 'capture'
  | 'escape'
  | 'exchange'
  | 'revive'
  | 'join'
  | 'restrain'
  | 'free'
  | 'upgrade'
  | 'split'
  | 'fuse'
  | 'extract'
  | 'portal'

function unitEffect(effect: EffectOf<UnitVerb>): Text {
  switch (effect.do) {
    case 'place':
      return placeEffect(effect)
    case 'march':
      return marchText(effect)
    case 'teleport': {
      const values = { who: unitsText(effect.who), count: effect.spaces }
      if (effect.to === undefined) return text('fx.teleport.freely', values)
      return text('fx.teleport.towards', { ...values, goal: text(`goal.${effect.to}`) })
    }
    case 'swap':
      return text('fx.swap', { who: unitsText(effect.who), other: unitsText(effect.with) })
    case 'capture':
      return text('fx.capture', { who: unitsText(effect.who), by: unitsText(effect.by) })
    case 'escape':
      return text('fx.escape', { who: unitsText(effect.who), count: effect.spaces })
    case 'upgrade': {
      const values = { who: unitsText(effect.who), count: effect.ranks }
      if (effect.pay === undefined) return text('fx.upgrade.free', values)
      return text('fx.upgrade.paid', { ...values, what: counted(effect.pay, 1) })
    }
    case 'portal':
      return text(effect.to === undefined ? 'fx.portal.any' : 'fx.portal.nearest', {
        who: unitsText(effect.who),
      })
    case 'fuse':
      return text('fx.fuse', { who: exactlyText(effect.who) })
    case 'kill':
    case 'exchange':
    case 'revive':
    case 'join':
    case 'restrain':
    case 'free':
    case 'split':
    case 'extract':
      return text(`fx.${effect.do}`, { who: unitsText(effect.who) })
  }
}

function sideName(id: string): Text {
  if (!sideIds.some((side) => side === id)) throw new Error(`no side ${id}`)
  return text(`side.${id}`)
}

function placeEffect({ unit, at, count = 1, of }: EffectOf<'place'>): Text {
  const where = placeText(at)
  if (unit === 'lowest') {
    return of === undefined
      ? text('fx.place.lowest', { at: where })
      : text('fx.place.lowestOf', { at: where, side: sideName(of) })
  }
  const values = { count, name: nameOf(unit), at: where }
  return of === undefined
    ? text('fx.place.unit', values)
    : text('fx.place.unitOf', { ...values, side: sideName(of) })
}

function marchText({ who, spaces, how }: EffectOf<'march'>): Text {
  const extra: Text[] = []
  if (how.ignores !== undefined) {
    const what = joined(
      how.ignores.map((one) => text(`ignores.${one}`)),
      'and',
    )
    extra.push(text('fx.march.ignores', { what }))
  }
  if (how.through !== undefined) extra.push(text(`fx.march.through.${how.through}`))
  const base = text(`fx.march.${how.kind}`, { who: unitsText(who), count: spaces })
  return text('fx.sentence', { base: joined([base, ...extra], 'space') })
}

function combatEffect(effect: EffectOf<'attack' | 'hazard' | 'modify' | 'fight'>): Text {
  switch (effect.do) {
    case 'attack':
      return attackText(effect)
    case 'hazard':
      return text('fx.hazard', { who: unitsText(effect.who), count: effect.strength })
    case 'modify':
      return text(`fx.modify.${effect.lasts}`, {
        mods: sayMods(effect.mods),
        who: effect.who === undefined ? text('side.own') : unitsText(effect.who),
      })
    case 'fight': {
      const { who, how, target, spoils, attacks } = effect
      const values = {
        who: unitsText(who),
        how: text(`how.${how}`),
        target: text(`target.${target}`),
        spoils: text(`spoils.${spoils}`),
      }
      return attacks === undefined || how === 'everybody'
        ? text('fx.fight.all', values)
        : text('fx.fight.limited', { ...values, count: attacks })
    }
  }
}

function attackText({ who, target, strength, range, pay }: EffectOf<'attack'>): Text {
  const extra: Text[] = []
  if (range !== undefined) extra.push(text('fx.attack.range', { range }))
  if (strength !== undefined) extra.push(text('fx.attack.dice', { count: strength }))
  if (pay === true) extra.push(text('fx.attack.pay'))
  const base = text('fx.attack.plain', { who: unitsText(who), target: unitsText(target) })
  return text('fx.sentence', { base: joined([base, ...extra], 'space') })
}

type ThingVerb = 'gain' | 'lose' | 'gather' | 'build' | 'dismantle' | 'lay' | 'take' | 'spend'

function thingEffect(effect: EffectOf<ThingVerb>): Text {
  switch (effect.do) {
    case 'gain':
      return text('fx.gain', { to: toText(effect.who), what: counted(effect.resource, effect.count) })
    case 'lose': {
      const what = counted(effect.resource, effect.count)
      return effect.who === undefined
        ? text('fx.lose.side', { what })
        : text('fx.lose.unit', { what, to: toText(effect.who), who: unitsText(effect.who) })
    }
    case 'gather': {
      const values = { who: unitsText(effect.who), what: some(effect.resource), count: effect.times ?? 1 }
      return text('fx.gather', values)
    }
    case 'build':
      return text(`fx.build.${effect.what}`, { count: effect.count, at: placeText(effect.at) })
    case 'dismantle': {
      const base = text('fx.dismantle', { count: effect.count })
      const extra = effect.near === undefined ? [] : [near(effect.near.of, effect.near.within)]
      return text('fx.sentence', { base: joined([base, ...extra], 'space') })
    }
    case 'lay':
      return text('fx.lay', { what: counted(effect.token, effect.count ?? 1), at: placeText(effect.at) })
    case 'take':
      return text('fx.take', { who: unitsText(effect.who), what: some(effect.token) })
    case 'spend': {
      const { token, from } = effect
      return typeof from === 'string'
        ? text('fx.spend.carried', { what: counted(token, 1), of: ofText(from) })
        : text('fx.spend.lying', { what: counted(token, 1), of: ofText(from.at) })
    }
  }
}
