import type { Choice } from '@longtable/kernel'
import { bannerRow } from '../state/banners.ts'
import { CARD, OPTION } from '../state/choices/effects.ts'
import { PLAY, SIDE, sides, SKILL_USE, UNIT_USE } from '../state/choices/plays.ts'
import { lastingOf, ruleOf } from '../state/lasting.ts'
import type { EffectsInPlay, Use } from '../state/match.ts'
import {
  CARD_COLOUR,
  isAdvanced,
  isArtifact,
  isBasic,
  isWound,
  kindOf,
  likeOf,
  Z,
  type Card,
} from '../state/pools/deed-cards.ts'
import { K, skillRow, SkillState } from '../state/pools/skill-tokens.ts'
import { U, unitKind, type Unit } from '../state/pools/unit-cards.ts'
import { EVERY_STAGE } from '../state/schema/stages.ts'
import type { Attempt } from './attempt.ts'
import { NOTHING, sumPoints, type Yield } from './gains.ts'
import { isOfUse, yieldsOf } from './yields.ts'

/** What a seat could use in a fight: cards, units and skills, each in all its ways. */

export type ThingKind = 'card' | 'unit' | 'skill'

export interface Thing {
  readonly kind: ThingKind
  /** The card, the unit or the skill. */
  readonly id: number
}

/** One way to use one thing. */
export interface Way extends Yield {
  readonly thing: number
  /** Bits of the things that it uses up. */
  readonly uses: number
  readonly choice: Choice
  readonly isUnit: boolean
  /** How dear it is to use it now. */
  readonly price: number
}

export interface Means {
  readonly things: readonly Thing[]
  /** By thing: ways that bring points. */
  readonly points: readonly (readonly Way[])[]
  /** Ways that change enemies, or the rules of the fight. */
  readonly specials: readonly Way[]
  /** Ways that bring mana. */
  readonly mints: readonly Way[]
  /** Bits of the things that are cards of the hand, and that are units. */
  readonly cards: number
  readonly units: number
}

/** More things than this are not looked at: one bit each. */
const MOST_THINGS = 30

/** What it costs to use something now instead of later; what is thrown away is gone. */
const PRICE = { card: 0.4, unit: 0.5, skillOfTurn: 0.02, skill: 0.5, thrown: 3, mana: 0.15 } as const

const ATTACK_SIDE = sides.indexOf('attack')
const BLOCK_SIDE = sides.indexOf('block')
const MOVE_SIDE = sides.indexOf('move')
const oneAttack = (n: number): readonly number[] => [n, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const oneBlock = (n: number): readonly number[] => [n, 0, 0, 0, 0, 0, 0, 0]

export function meansOf(attempt: Attempt): Means {
  const { state: s, me } = attempt
  const hand = s.deeds[Z.hand + me].filter((card) => !isWound(card))
  const units = s.units[U.band + me].filter((unit) => isReady(attempt, unit))
  const skills = s.skills[K.own + me].filter(
    (skill) => s.skillState[skill] === SkillState.ready && skillRow(skill).use !== 'permanent',
  )
  const things: Thing[] = [
    ...hand.map((id): Thing => ({ kind: 'card', id })),
    ...units.map((id): Thing => ({ kind: 'unit', id })),
    ...skills.map((id): Thing => ({ kind: 'skill', id })),
  ].slice(0, MOST_THINGS)
  const of = attempt.lasting()
  const night = s.night || s.fight.night
  const all = things.flatMap((thing, at) => waysOf(attempt, thing, at, things, of, night))
  return {
    things,
    points: things.map((_, at) => all.filter((way) => way.thing === at && isPoints(way))),
    specials: all.filter(({ blow, turn }) => blow !== undefined || turn !== undefined),
    mints: all.filter(({ mana, dice }) => mana.length + dice > 0),
    cards: bitsOf(things, 'card'),
    units: bitsOf(things, 'unit'),
  }
}

function isPoints({ attack, block, move, blow, turn }: Way): boolean {
  return blow === undefined && turn === undefined && (attack.length + block.length > 0 || move > 0)
}

function bitsOf(things: readonly Thing[], kind: ThingKind): number {
  return things.reduce((bits, thing, at) => (thing.kind === kind ? bits | (1 << at) : bits), 0)
}

function isReady({ state: s }: Attempt, unit: Unit): boolean {
  if (s.unitSpent[unit] !== 0 || s.unitWounds[unit] > 0) return false
  return !s.fight.noUnits || s.loyal === unit
}

function waysOf(
  attempt: Attempt,
  thing: Thing,
  at: number,
  things: readonly Thing[],
  of: EffectsInPlay,
  night: boolean,
): Way[] {
  const { tables } = attempt
  const { kind, id } = thing
  const uses =
    kind === 'card'
      ? tables.uses.cards[kindOf(id)]
      : kind === 'unit'
        ? tables.uses.units[unitKind(id)]
        : tables.uses.skills[id]
  const found = uses.flatMap((use, n) => {
    const choice = kind === 'card' ? PLAY[id][n] : kind === 'unit' ? UNIT_USE[id][n] : SKILL_USE[id][n]
    const price = priceOf(thing, use)
    return yieldsOf(tables.nodes, use.node, night).flatMap((gain) =>
      isOfUse(gain) ? wholeWays(attempt, things, at, wayOf(at, choice, use, gain, price), night) : [],
    )
  })
  if (kind === 'card') return [...found, ...sideWays(id, at)]
  return kind === 'unit' ? found.map((way) => raised(attempt, way, id, of)) : found
}

function wayOf(at: number, choice: Choice, use: Use, gain: Yield, price: number): Way {
  const mana = use.mana.map((colour) => 1 << colour)
  return {
    ...gain,
    wants: [...mana, ...gain.wants],
    stages: gain.stages & use.stages,
    thing: at,
    uses: 1 << at,
    choice,
    isUnit: choice.do === 'unit',
    price,
  }
}

function priceOf({ kind, id }: Thing, { how, mana }: Use): number {
  if (kind === 'unit') return PRICE.unit + PRICE.mana * mana.length
  if (kind === 'skill') return skillRow(id).use === 'turn' ? PRICE.skillOfTurn : PRICE.skill
  const thrown = how === 'strong' && isArtifact(id) ? PRICE.thrown : 0
  return PRICE.card + PRICE.mana * mana.length + thrown
}

function sideWays(card: Card, at: number): Way[] {
  const one = { ...NOTHING, stages: EVERY_STAGE, thing: at, uses: 1 << at, isUnit: false, price: PRICE.card }
  return [
    { ...one, attack: oneAttack(1), choice: SIDE[card][ATTACK_SIDE] },
    { ...one, block: oneBlock(1), choice: SIDE[card][BLOCK_SIDE] },
    { ...one, move: 1, choice: SIDE[card][MOVE_SIDE] },
  ]
}

/** Banners, and what all units have more. */
function raised({ state: s, tables, me }: Attempt, way: Way, unit: Unit, of: EffectsInPlay): Way {
  const banner = bannerRow(tables, s.unitBanner[unit])
  let attack = banner?.attack ?? 0
  let block = banner?.block ?? 0
  for (const one of lastingOf(of, 'units')) {
    const rule = one.data['seat'] === me ? ruleOf(one, 'units', tables) : undefined
    attack += rule?.attack ?? 0
    block += rule?.block ?? 0
  }
  return attack + block === 0
    ? way
    : { ...way, attack: more(way.attack, attack), block: more(way.block, block) }
}

/** Whatever there is of it, so much more. */
export function more(points: readonly number[], n: number): readonly number[] {
  return n === 0 ? points : points.map((one) => (one > 0 ? one + n : one))
}

/** With each card that it needs besides. */
function wholeWays(
  attempt: Attempt,
  things: readonly Thing[],
  at: number,
  way: Way,
  night: boolean,
): readonly Way[] {
  const { partner } = way
  if (partner === undefined) return [way]
  const found: Way[] = []
  const seen = new Set<number>()
  things.forEach(({ kind, id }, place) => {
    if (kind !== 'card' || place === at || seen.has(likeOf(id))) return
    seen.add(likeOf(id))
    const uses = way.uses | (1 << place)
    const price = way.price + PRICE.card
    if (partner.for === 'cost') {
      if (partner.which === 'coloured' && CARD_COLOUR[id] < 0) return
      if (partner.which === 'action' && !isAction(id)) return
      found.push({ ...way, uses, price, answers: [CARD[id], ...way.answers] })
    } else if (partner.for === 'sideways') found.push(...boosted(way, id, uses, price, partner))
    else if (isAction(id)) found.push(...performed(attempt, way, id, uses, price, night))
  })
  return found
}

function isAction(card: Card): boolean {
  return isBasic(card) || isAdvanced(card)
}

function boosted(
  way: Way,
  card: Card,
  uses: number,
  price: number,
  { n, advanced }: { readonly n: number; readonly advanced: number },
): Way[] {
  const value = isBasic(card) ? n : advanced
  return [
    { ...way, uses, price, attack: oneAttack(value), answers: [SIDE[card][ATTACK_SIDE]] },
    { ...way, uses, price, block: oneBlock(value), answers: [SIDE[card][BLOCK_SIDE]] },
    { ...way, uses, price, move: value, answers: [SIDE[card][MOVE_SIDE]] },
  ]
}

/** Another action card is used as a part of this one: for nothing, so many times, with more of it (MK-CARD-21). */
function performed(
  { tables }: Attempt,
  way: Way,
  card: Card,
  uses: number,
  price: number,
  night: boolean,
): Way[] {
  const { partner } = way
  if (partner?.for !== 'perform') return []
  return tables.uses.cards[kindOf(card)].flatMap((use, n) => {
    if (use.how !== partner.use) return []
    return yieldsOf(tables.nodes, use.node, night).flatMap((gain) => {
      if (!isOfUse(gain) || gain.partner !== undefined) return []
      const times = (points: readonly number[]): readonly number[] => {
        let sum = more(points, partner.bonus)
        for (let i = 1; i < partner.times; i++) sum = sumPoints(sum, more(points, partner.bonus))
        return sum
      }
      return [
        {
          ...way,
          ...gain,
          attack: times(gain.attack),
          block: times(gain.block),
          move: gain.move > 0 ? partner.times * (gain.move + partner.bonus) : 0,
          wants: [...way.wants, ...gain.wants],
          partner: undefined,
          stages: way.stages & gain.stages & use.stages,
          uses,
          price,
          answers: [CARD[card], OPTION[n], ...gain.answers],
        },
      ]
    })
  })
}
