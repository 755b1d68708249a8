import { text, type Text, type Translated } from '@longtable/kernel'
import { edition } from '../content/edition.ts'
import { type Goal, type Guard, guardIds } from '../content/ids.ts'
import type { Condition, Cost, Limit, Modifier, Place, Ref, UnitQuery, Units } from '../content/effects.ts'

/** Parts of sentences: units, places, modifiers, conditions, prices. */

const names = new Map<string, Translated>()
for (const row of [...edition.units, ...edition.heroes, ...edition.creatures]) names.set(row.id, row.name)

export function nameOf(id: string): Translated {
  const name = names.get(id)
  if (name === undefined) throw new Error(`nothing is called ${id}`)
  return name
}

type Join = 'also' | 'option' | 'comma' | 'or' | 'and' | 'else' | 'plus' | 'space'

/** Texts one after the other. */
export function joined(parts: readonly Text[], how: Join): Text {
  if (parts.length === 0) return text('fx.nothing')
  return parts.slice(1).reduce((a, b) => text(`join.${how}`, { a, b }), parts[0])
}

/** Effects one after the other, each in words. */
export function sayAll<E>(effects: readonly E[], say: (effect: E) => Text): Text {
  return joined(
    effects.map((effect) => say(effect)),
    'also',
  )
}

function withExtra(base: Text, extra: readonly Text[]): Text {
  return joined([base, ...extra], 'space')
}

/** A thing as a count goes before it: `2 eggs`. */
export function countedText(id: string, count: number): Text {
  return text('thing.counted', { count, what: text(`thing.${id}`, { count }) })
}

/** A thing with its article: `an egg`, `ore`. */
export function someText(id: string): Text {
  return text(`some.${id}`)
}

// Units

function noun(query: UnitQuery, count: number): Text {
  if (query.unit !== undefined) {
    const name = joined(
      query.unit.map((id) => text('named', { name: nameOf(id) })),
      'or',
    )
    return text('noun.named', { name, count })
  }
  if (query.captive === true) return text('noun.captive', { count })
  return text(`noun.${query.kind?.length === 1 ? query.kind[0] : 'any'}`, { count })
}

export function nearText(of: Ref | 'own', within: number): Text {
  return within === 0 ? text(`near.${of}.same`) : text(`near.${of}.within`, { count: within })
}

function extraOf(query: UnitQuery): Text[] {
  const extra: Text[] = []
  const { kind, except, captor, on, at, carries, clear, size, without, guard, together, to } = query
  if (size !== undefined) extra.push(text('extra.size', { count: size.atLeast }))
  if (kind !== undefined && kind.length > 1 && !kind.includes('ancient')) extra.push(text('extra.noAncient'))
  if (except !== undefined) extra.push(text('extra.except', { name: nameOf(except) }))
  if (captor !== undefined) extra.push(text(captor === 'new' ? 'extra.captorNew' : 'extra.captor'))
  if (on !== undefined) extra.push(text(`extra.on.${on}`))
  if (at !== undefined) extra.push(text('extra.at', { spaces: at.join(', ') }))
  if (carries !== undefined) extra.push(text('extra.carries', { what: someText(carries) }))
  if (without !== undefined) extra.push(text('extra.without', { what: someText(without) }))
  if (query.near !== undefined) extra.push(nearText(query.near.of, query.near.within))
  if (query.near?.sight === true) extra.push(text('extra.sight'))
  if (clear !== undefined)
    extra.push(clear === 0 ? text('extra.alone') : text('extra.clear', { count: clear }))
  if (guard !== undefined) extra.push(text(`extra.guard.${guard}`))
  if (together === true) extra.push(text('extra.together'))
  if (to !== undefined)
    extra.push(
      typeof to === 'string' ? text(`extra.to.${to}`) : text('extra.towards', { goal: goalText(to) }),
    )
  return extra
}

export function unitsText(who: Units): Text {
  return typeof who === 'string' ? text(`ref.${who}`) : picked(who, who.pick)
}

function picked(query: UnitQuery, pick: string): Text {
  const values = { count: query.count ?? 1, one: noun(query, 1), many: noun(query, 2) }
  return withExtra(text(`pick.${pick}.${query.side}`, values), extraOf(query))
}

/** So many of them, no fewer. */
export function exactlyText(who: Units): Text {
  return typeof who !== 'string' && who.pick === 'choose' ? picked(who, 'exactly') : unitsText(who)
}

/** `of this unit` */
export function ofText(ref: Ref): Text {
  return text(`of.${ref}`)
}

/** To whom something is given. */
export function toText(who: Units): Text {
  return typeof who === 'string' ? text(`to.${who}`) : text('to.units', { who: unitsText(who) })
}

/** Some unit like that, however it would be picked. */
function anyText(query: UnitQuery): Text {
  return withExtra(text(`pick.exists.${query.side}`, { one: noun(query, 1) }), extraOf(query))
}

// Goals

/** What an Auto-Enemy goes for. */
export function goalText(goal: Goal): Text {
  if (typeof goal === 'string') return text(`goal.${goal}`)
  if ('spaces' in goal) return text('goal.spaces', { spaces: goal.spaces.join(', ') })
  return 'token' in goal
    ? text('goal.token', { what: someText(goal.token) })
    : text('goal.unit', { name: nameOf(goal.unit) })
}

// Places

export function placeText(at: Place): Text {
  if ('of' in at) return text('at.of', { of: ofText(at.of) })
  if ('space' in at) return text('at.space', { space: at.space })
  if ('area' in at) return text(`at.area.${at.area}`)
  if ('with' in at) {
    const isName = at.with !== 'own' && at.with !== 'ownNearestEnemy'
    const where = isName ? text('at.unit', { name: nameOf(at.with) }) : text(`at.with.${at.with}`)
    return at.on === undefined ? where : withExtra(where, [text(`extra.on.${at.on}`)])
  }
  if ('terrain' in at) return text(`at.random.${at.terrain}`)
  return at.apart === 0 ? text('at.edge') : text('at.edgeApart', { count: at.apart })
}

// Modifiers

function modText(modifier: Modifier): Text {
  switch (modifier.mod) {
    case 'ranged': {
      const { range, strength } = modifier
      return text('mod.ranged', { range, count: strength })
    }
    case 'aura':
      return text('mod.aura', { mods: sayMods(modifier.mods) })
    default:
      return 'n' in modifier
        ? text(`mod.${modifier.mod}`, { count: modifier.n })
        : text(`mod.${modifier.mod}`)
  }
}

/** What modifiers add, in words. */
export function sayMods(mods: readonly Modifier[]): Text {
  return joined(mods.map(modText), 'comma')
}

// Conditions

function sideText(side: string): Text {
  const [kind, hero] = side.split(':')
  return hero === undefined ? text(`side.${kind}`) : text('named', { name: nameOf(hero) })
}

export function deedText(deed: string, count: number): Text {
  return text(`deed.${deed}`, { count })
}

/** When a condition holds, in words. */
export function sayCondition(c: Condition): Text {
  if ('all' in c) return joined(c.all.map(sayCondition), 'and')
  if ('any' in c) return joined(c.any.map(sayCondition), 'or')
  if ('not' in c) return text('cond.not', { cond: sayCondition(c.not) })
  if ('flag' in c) return text(`flag.${c.flag}`)
  if ('favourWon' in c) return text('cond.favourWon')
  if ('stands' in c) {
    const spaces = c.on.join(', ')
    const side = sideText(c.stands)
    const values = { side, count: c.atLeast, spaces }
    const stands =
      c.rank !== undefined
        ? text(`cond.ranked.${c.rank}`, values)
        : c.carrying !== undefined
          ? text('cond.standsWith', { ...values, what: someText(c.carrying) })
          : text(c.alone === true ? 'cond.standsAlone' : 'cond.stands', values)
    return withExtra(stands, standsExtra(c))
  }
  if ('killed' in c) return killedText(c)
  if ('deed' in c) {
    const { by, deed, atLeast } = c
    return text('cond.deed', { side: sideText(by), count: atLeast, deed: deedText(deed, atLeast) })
  }
  if ('built' in c)
    return text('cond.built', { side: sideText(c.by), count: c.atLeast, spaces: c.on.join(', ') })
  if ('carries' in c) {
    const what = countedText(c.carries, c.atLeast ?? 1)
    return text('cond.carries', { who: bearer(c.who), what })
  }
  if ('clock' in c) return text('cond.clock', { clock: text(`clock.${c.clock}`), count: c.atLeast })
  if ('with' in c) return text('cond.with', { who: text(`character.${c.with}`) })
  if ('sides' in c) return text('cond.sides', { side: sideText(c.sides), count: c.atLeast })
  if ('roundOver' in c) return text('cond.roundOver', { round: c.roundOver })
  if ('eliminated' in c) return text('cond.eliminated', { side: sideText(c.eliminated) })
  if ('points' in c) return text('cond.points', { side: sideText(c.points), count: c.atLeast })
  if ('darkness' in c) return text('cond.darkness', { darkness: c.darkness })
  if ('is' in c) return text('cond.is', { who: unitsText(c.who), name: nameOf(c.is) })
  if ('inStart' in c) return text('cond.inStart', { who: unitsText(c.inStart) })
  if ('exists' in c) return text('cond.exists', { who: anyText(c.exists) })
  if ('onMap' in c)
    return c.on === undefined
      ? text('cond.onMap', { what: someText(c.onMap) })
      : text('cond.lies', { what: countedText(c.onMap, c.atLeast ?? 1), spaces: c.on.join(', ') })
  if ('round' in c) return text('cond.round', { rounds: c.round.join(', ') })
  if ('belongs' in c) return text('cond.belongs', { who: unitsText(c.who), side: sideText(c.belongs) })
  if ('kind' in c)
    return text('cond.kind', { who: unitsText(c.who), kind: text(`noun.${c.kind}`, { count: 1 }) })
  if ('on' in c) return text('cond.on', { who: unitsText(c.who), spaces: c.on.join(', ') })
  return text('cond.cards', { count: c.cards })
}

function standsExtra({
  unit,
  bearing,
  atRoundEnd,
}: Extract<Condition, { readonly stands: unknown }>): Text[] {
  const extra: Text[] = []
  if (unit !== undefined)
    extra.push(unit === 'ancient' ? text('cond.asAncient') : text('cond.asUnit', { name: nameOf(unit) }))
  if (bearing !== undefined) extra.push(text('cond.bearing', { what: someText(bearing) }))
  if (atRoundEnd === true) extra.push(text('cond.atRoundEnd'))
  return extra
}

function isGuard(killed: string): killed is Guard {
  return (guardIds as readonly string[]).includes(killed)
}

function killedText(c: Extract<Condition, { readonly killed: unknown }>): Text {
  if (isGuard(c.killed)) return text(`cond.guards.${c.killed}`)
  const key = 'noEggLeft' in c ? 'cond.killedNoEgg' : 'cond.killed'
  return text(key, { name: nameOf(c.killed) })
}

const refs: readonly string[] = ['self', 'it', 'attacker', 'defender', 'last']

function bearer(who: string): Text {
  return refs.includes(who) ? text(`ref.${who}`) : sideText(who)
}

// Prices

/** A price, in words. */
export function sayCost(cost: Cost): Text {
  const parts: Text[] = []
  if (cost.move !== undefined) parts.push(text('cost.move', { count: cost.move }))
  if (cost.skull !== undefined) parts.push(text('cost.skull', { count: cost.skull }))
  if (cost.skullPerStrength === true) parts.push(text('cost.skullPerStrength'))
  if (cost.cards !== undefined) parts.push(text('cost.cards', { count: cost.cards }))
  if (cost.cardsOrSkull !== undefined) parts.push(text('cost.cardsOrSkull', { count: cost.cardsOrSkull }))
  for (const [good, count] of Object.entries(cost.goods ?? {})) parts.push(countedText(good, count))
  if (cost.anyGoods !== undefined) parts.push(text('cost.anyGoods', { count: cost.anyGoods }))
  if (cost.carried !== undefined) parts.push(countedText(cost.carried, 1))
  return parts.length === 0 ? text('cost.free') : joined(parts, 'plus')
}

/** One of these is paid. */
export function sayCosts(costs: readonly Cost[]): Text {
  return costs.length === 0 ? text('cost.free') : joined(costs.map(sayCost), 'or')
}

/** How often, in words. */
export function sayLimit({ per, times }: Limit): Text {
  return text(`limit.${per}`, { count: times })
}
