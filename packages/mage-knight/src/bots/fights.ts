import { BackOf, BASIC_COLOURS, ElementOf, GOLD, tokenColours, type ColourNo } from '../content/ids.ts'
import { levels } from '../content/tracks.ts'
import type { EnemyRow } from '../content/types.ts'
import type { MatchTables, Use } from '../state/match.ts'
import { isEfficientBlock, isResisted } from '../state/combat/totals.ts'
import { DieAt } from '../state/schema/state.ts'
import { isWound, kindOf, type Card } from '../state/pools/deed-cards.ts'
import { enemyKind, isRuins, slotBack, T, type TokenSlot, type Token } from '../state/pools/tokens.ts'
import { U, unitKind } from '../state/pools/unit-cards.ts'
import { Ability, resistBits } from '../state/traits.ts'
import { ELEMENTS, gainsOf, RANGED, SIEGE, type Gains } from './effect-gains.ts'
import { handOf, type BotView } from './bot-view.ts'

/** What a fight may bring, from what the seat holds and sees: numbers are rough, elements count. */

/** An enemy as far as it matters beforehand. */
export interface Enemy {
  readonly armor: number
  readonly attack: number
  readonly element: number
  readonly fame: number
  readonly abilities: number
  readonly resist: number
}

/** By match and colour: a face-down token of it, somewhat worse than the average of those in the box. */
const unknownIn = new WeakMap<MatchTables, readonly Enemy[]>()

function unknownOf(tables: MatchTables): readonly Enemy[] {
  const known = unknownIn.get(tables)
  if (known !== undefined) return known
  const { box, edition } = tables
  const kinds = new Set(box.tokens.flatMap((token) => (isRuins(token) ? [] : [enemyKind(token)])))
  const made = tokenColours.map((colour): Enemy =>
    averageOf([...kinds].map((kind) => edition.enemies[kind]).filter((row) => row.colour === colour)),
  )
  unknownIn.set(tables, made)
  return made
}

function averageOf(rows: readonly EnemyRow[]): Enemy {
  const mean = (pick: (row: EnemyRow) => number): number =>
    rows.length === 0 ? 6 : rows.reduce((sum, row) => sum + pick(row), 0) / rows.length
  return {
    armor: Math.ceil(mean(({ armor }) => armor)) + 1,
    attack: Math.ceil(mean(({ attack }) => attack)) + 1,
    element: ElementOf.physical,
    fame: mean(({ fame }) => fame),
    abilities: 0,
    resist: resistBits([]),
  }
}

/** Of an enemy with several attacks, all of them together. */
function allAttacks({ enemy }: MatchTables, token: Token): number {
  const several = enemy.attacks[token] ?? []
  return several.length === 0 ? enemy.attack[token] : several.reduce((sum, one) => sum + one.attack, 0)
}

export function enemyOf({ tables }: BotView, token: Token): Enemy {
  const { armor, elusive, element, fame, abilities, resist, summons } = tables.enemy
  const isSummoner = (abilities[token] & Ability.summon) !== 0
  return {
    armor: elusive[token] || armor[token],
    attack: isSummoner
      ? unknownOf(tables)[BackOf.brown].attack * summons[token].length
      : allAttacks(tables, token),
    element: element[token],
    fame: fame[token],
    abilities: abilities[token],
    resist: resist[token],
  }
}

export function unknownEnemy({ tables }: BotView, colour: number): Enemy {
  return unknownOf(tables)[colour]
}

export function enemyAtPost(view: BotView, post: TokenSlot): Enemy {
  const token = view.s.tokens[T.posts][post]
  return token < 0 ? unknownEnemy(view, slotBack(post)) : enemyOf(view, token)
}

// What one has

/** One card, unit or skill: what it could do at best, with and without mana. */
interface Means {
  readonly card: Card
  readonly uses: readonly Use[]
  /** A card can be played sideways. */
  readonly sideways: boolean
}

/** So many mana can be spent this turn: tokens, crystals and a die. */
export function manaOf({ s, me }: BotView): number {
  const { tokens, crystals, dice } = s.players[me]
  const some = [...tokens, ...crystals].reduce((sum, n) => sum + n, 0)
  return some + (dice === 0 && s.dieAt.includes(DieAt.source) ? 1 : 0)
}

function canPay({ s, me, night }: BotView, colour: ColourNo): boolean {
  const { tokens, crystals, dice } = s.players[me]
  if (tokens[colour] > 0 || (colour < BASIC_COLOURS && crystals[colour] > 0)) return true
  const wild = !night && colour < BASIC_COLOURS
  if (wild && tokens[GOLD] > 0) return true
  if (dice > 0) return false
  return s.die.some(
    (shows, die) => s.dieAt[die] === DieAt.source && (shows === colour || (wild && shows === GOLD)),
  )
}

export function meansOf(view: BotView, without: ReadonlySet<Card>, withUnits = true): Means[] {
  const { tables, s, me } = view
  const payable = (uses: readonly Use[]): Use[] =>
    uses.filter(({ mana }) => mana.every((colour) => canPay(view, colour)))
  const cards = handOf(view)
    .filter((card) => !isWound(card) && !without.has(card))
    .map((card): Means => ({ card, uses: payable(tables.uses.cards[kindOf(card)]), sideways: true }))
  const ready = withUnits
    ? s.units[U.band + me].filter((unit) => s.unitSpent[unit] === 0 && s.unitWounds[unit] === 0)
    : []
  const units = ready.map((unit): Means => ({
    card: -1,
    uses: payable(tables.uses.units[unitKind(unit)]),
    sideways: false,
  }))
  return [...cards, ...units]
}

/** The most of something out of some means: strong effects as long as there is mana. */
export function capacity(
  view: BotView,
  means: readonly Means[],
  value: (gains: Gains) => number,
  sideways: number,
): number {
  let sum = 0
  const upgrades: number[] = []
  for (const one of means) {
    let plain = one.sideways ? sideways : 0
    let paid = plain
    for (const use of one.uses) {
      const n = value(gainsOf(view.tables, use.node, view.night))
      if (use.mana.length === 0) plain = Math.max(plain, n)
      else paid = Math.max(paid, n)
    }
    sum += plain
    if (paid > plain) upgrades.push(paid - plain)
  }
  upgrades.sort((a, b) => b - a)
  return sum + upgrades.slice(0, manaOf(view)).reduce((more, n) => more + n, 0)
}

/** What an attack is worth against these enemies; `from` is the first reach that counts. */
export function attackAgainst(gains: Gains, resist: number, from: number): number {
  let sum = 0
  for (let at = from * ELEMENTS; at < gains.attack.length; at++) {
    const n = gains.attack[at]
    if (n > 0) sum += isResisted(at % ELEMENTS, resist) ? n / 2 : n
  }
  return sum
}

export function blockAgainst(gains: Gains, element: number): number {
  let sum = 0
  gains.block.forEach((n, of) => (sum += isEfficientBlock(of, element) ? n : n / 2))
  return sum
}

/** A card played sideways is physical. */
export function sideAttack(resist: number): number {
  return isResisted(ElementOf.physical, resist) ? 0.5 : 1
}

export function sideBlock(element: number): number {
  return isEfficientBlock(ElementOf.physical, element) ? 1 : 0.5
}

// The forecast

export interface Outlook {
  readonly wins: boolean
  /** Wounds to the hero. */
  readonly wounds: number
}

function damageOf({ attack, abilities }: Enemy): number {
  return (abilities & Ability.brutal) === 0 ? attack : 2 * attack
}

function woundsFrom(enemy: Enemy, armor: number): number {
  const wounds = Math.ceil(damageOf(enemy) / armor)
  if ((enemy.abilities & Ability.paralyze) !== 0) return wounds + 4
  return (enemy.abilities & Ability.poison) === 0 ? wounds : 2 * wounds
}

/** How a fight against all of these would go, without the cards that are needed elsewhere. */
export function outlook(
  view: BotView,
  enemies: readonly Enemy[],
  isFortified: boolean,
  without: ReadonlySet<Card>,
  withUnits = true,
): Outlook {
  const means = meansOf(view, without, withUnits)
  const armor = enemies.reduce((sum, enemy) => sum + enemy.armor, 0)
  const resist = enemies.reduce((bits, enemy) => bits | enemy.resist, 0)
  const walls = isFortified || enemies.some(({ abilities }) => (abilities & Ability.fortified) !== 0)
  const far = capacity(view, means, (gains) => attackAgainst(gains, resist, walls ? SIEGE : RANGED), 0)
  if (far >= armor) return { wins: true, wounds: 0 }
  const strike = (some: readonly Means[]): number =>
    capacity(view, some, (gains) => attackAgainst(gains, resist, 0), sideAttack(resist))
  const hero = levels[view.s.players[view.me].level - 1].armor
  let left = means
  let wounds = 0
  for (const enemy of enemies.toSorted((a, b) => damageOf(b) - damageOf(a))) {
    const rest = afterBlock(view, left, enemy, (some) => strike(some) >= armor)
    if (rest === undefined) wounds += woundsFrom(enemy, hero)
    else left = rest
  }
  return { wins: strike(left) >= armor, wounds }
}

/** The means that are left after a block with those that attack least; undefined if it cannot be spared or fails. */
function afterBlock(
  view: BotView,
  means: readonly Means[],
  enemy: Enemy,
  isEnough: (left: readonly Means[]) => boolean,
): Means[] | undefined {
  const needed = enemy.attack * ((enemy.abilities & Ability.swift) === 0 ? 1 : 2)
  const value = (one: Means): number =>
    capacity(view, [one], (gains) => blockAgainst(gains, enemy.element), sideBlock(enemy.element))
  const attack = (one: Means): number =>
    capacity(view, [one], (gains) => attackAgainst(gains, enemy.resist, 0), sideAttack(enemy.resist))
  const order = means.toSorted((a, b) => value(b) - attack(b) - (value(a) - attack(a)))
  let sum = 0
  for (let n = 0; n < order.length; n++) {
    sum += value(order[n])
    if (sum < needed) continue
    const left = order.slice(n + 1)
    return isEnough(left) ? left : undefined
  }
  return undefined
}

/** Can this enemy be blocked, and something of that armor still be beaten afterwards? */
export function canBlock(view: BotView, enemy: Enemy, armor: number): 'both' | 'only' | 'no' {
  const means = meansOf(view, new Set(), !view.s.fight.noUnits)
  const strikes = (some: readonly Means[]): boolean =>
    capacity(view, some, (gains) => attackAgainst(gains, enemy.resist, 0), sideAttack(enemy.resist)) >= armor
  if (afterBlock(view, means, enemy, strikes) !== undefined) return 'both'
  return afterBlock(view, means, enemy, () => true) === undefined ? 'no' : 'only'
}
