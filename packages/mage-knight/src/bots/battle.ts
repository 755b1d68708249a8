import type { Choice } from '@longtable/kernel'
import { AIM, BLOCK, END_PHASE, FACE, STRIKE } from '../state/choices/combat.ts'
import { attacksBecome } from '../state/lasting.ts'
import { elementOf, needsBlock } from '../state/combat/numbers.ts'
import {
  aimedArmor,
  aimedAt,
  blockTotal,
  isEfficientBlock,
  leastReach,
  resistedElements,
  strikeTotal,
} from '../state/combat/totals.ts'
import { ElementOf } from '../content/ids.ts'
import { isAttacking } from '../state/combat/foes.ts'
import { Stage } from '../state/schema/stages.ts'
import { Foe } from '../state/schema/fight.ts'
import { covers, type Cover } from './covers.ts'
import { ELEMENTS, type Gains } from './effect-gains.ts'
import { specials, thingsFor, type Adds, type Need, type PlayedWay } from './means.ts'
import { manaPriceFor } from './mana-prices.ts'
import type { TurnSearch } from './turn-search.ts'
import type { BotView } from './bot-view.ts'
import type { Trail } from './trail.ts'

/** Fights: every sensible set of targets and blocks with the cheapest sets of plays for each, tried out by the rules. */

/** With so many enemies every set of them is tried as a target, with more only single ones and all. */
const FEW = 3

export function fight(search: TurnSearch, trail: Trail, from: number): void {
  switch (trail.step) {
    case 'combat.strike':
      strikes(search, trail, from)
      break
    case 'combat.block':
      blocks(search, trail, from)
      break
    default:
      branch(search, trail)
  }
}

/** Each of the answers, but plays: who takes a blow, who joins in. */
function branch(search: TurnSearch, trail: Trail): void {
  const answers = trail.playout.choices.filter(({ do: verb }) => ANSWERS.has(verb))
  for (const choice of answers.length === 0 ? [trail.playout.at(0)] : answers) {
    if (search.isSpent() && choice !== answers[0]) return
    const next = trail.copy()
    if (next.takeWhole(choice)) search.go(next)
  }
}

const ANSWERS: ReadonlySet<string> = new Set(['toHero', 'toUnit', 'done', 'join', 'yes', 'no'])

// Attacks

function strikes(search: TurnSearch, trail: Trail, from: number): void {
  const { state } = trail
  if (aimedAt(state) > 0) {
    strikeAt(search, trail, [], from)
    withdraw(search, trail)
    return
  }
  const sets = targetsFrom(trail, from)
  sets.forEach((targets, done) => {
    if (!search.isSpent()) search.share(sets.length - done + 2, () => strikeAt(search, trail, targets, from))
  })
  search.share(2, () => trySpecials(search, trail, from))
  withdraw(search, trail)
}

/** The phase ends. */
function withdraw(search: TurnSearch, trail: Trail): void {
  const next = trail.copy()
  if (next.takeWhole(END_PHASE)) search.go(next)
}

/** Sets of enemies that can be aimed at, none of them before `from`, big ones first. */
function targetsFrom(trail: Trail, from: number): number[][] {
  const { posts, flags } = trail.state.fight
  const open: number[] = []
  for (let enemy = from; enemy < posts.length; enemy++) {
    if ((flags[enemy] & Foe.done) === 0 && trail.find(AIM[posts[enemy]]) !== undefined) open.push(enemy)
  }
  const sets = open.length <= FEW ? subsets(open) : [open, ...open.map((enemy) => [enemy])]
  return sets.toSorted((a, b) => b.length - a.length)
}

function subsets(of: readonly number[]): number[][] {
  const sets: number[][] = []
  for (let bits = 1; bits < 1 << of.length; bits++) sets.push(of.filter((_, i) => (bits & (1 << i)) !== 0))
  return sets
}

function strikeAt(search: TurnSearch, trail: Trail, targets: readonly number[], from: number): void {
  const aimed = trail.copy()
  const { posts } = aimed.state.fight
  for (const enemy of targets) if (!aimed.take(AIM[posts[enemy]])) return
  const view = aimed.sight()
  const { s, tables, of } = view
  const missing = aimedArmor(s, tables, of) - strikeTotal(s, tables, of)
  const need = attackNeed(view, resistedElements(s, tables, of), leastReach(s, tables, of))
  for (const cover of coversOf(search, view, need, missing)) {
    const next = aimed.copy()
    if (!playUntil(next, cover, STRIKE)) continue
    const isSame = next.isMine && next.step === 'combat.strike' && next.state.stage === s.stage
    search.go(next, isSame ? Math.max(from, (targets[0] ?? -1) + 1) : 0)
    if (search.isSpent()) return
  }
}

function attackNeed(view: BotView, resisted: number, least: number): Need {
  const { s, of } = view
  const isMelee = s.stage === Stage.melee || attacksBecome(of, s.fight.seat, 'siege')
  const sum = (gains: Gains): Adds => {
    let full = 0
    let half = 0
    for (let at = least * ELEMENTS; at < gains.attack.length; at++) {
      if ((resisted & (1 << (at % ELEMENTS))) === 0) full += gains.attack[at]
      else half += gains.attack[at]
    }
    return { full, half }
  }
  const isResisted = (resisted & (1 << ElementOf.physical)) !== 0
  const one = isMelee ? { full: isResisted ? 0 : 1, half: isResisted ? 1 : 0 } : { full: 0, half: 0 }
  return { of: sum, side: 'attack', sideways: one }
}

/** Plays what covers it, and then what it was played for, as soon as that is offered. */
function playUntil(trail: Trail, { ways }: Cover<PlayedWay>, aim: Choice): boolean {
  for (const { choice } of ways) {
    if (trail.find(aim) !== undefined) break
    if (!trail.takeWhole(choice)) return false
  }
  return trail.takeWhole(aim)
}

function coversOf(
  search: TurnSearch,
  view: BotView,
  need: Need,
  missing: number,
): readonly Cover<PlayedWay>[] {
  return covers(thingsFor(view, need), missing, manaPriceFor(view), search.depth.covers)
}

// Blocks

function blocks(search: TurnSearch, trail: Trail, from: number): void {
  const { facing, posts } = trail.state.fight
  if (facing >= 0) {
    blockFaced(search, trail, facing)
    const next = trail.copy()
    next.quickly()
    search.go(next)
    return
  }
  for (let enemy = from; enemy < posts.length; enemy++) {
    if (search.isSpent()) break
    if (!isAttacking(trail.state, enemy)) continue
    const faced = trail.copy()
    if (faced.take(FACE[posts[enemy]])) blockFaced(search, faced, enemy)
  }
  trySpecials(search, trail, from)
  withdraw(search, trail)
}

function blockFaced(search: TurnSearch, faced: Trail, enemy: number): void {
  const view = faced.sight()
  const { s, tables, of } = view
  const element = elementOf(s, enemy, tables)
  const missing = needsBlock(s, enemy, tables, of) - blockTotal(s, tables, of)
  for (const cover of coversOf(search, view, blockNeed(element), missing)) {
    const next = faced.copy()
    if (!playUntil(next, cover, BLOCK)) continue
    search.go(next, next.isMine && next.step === 'combat.block' ? enemy + 1 : 0)
    if (search.isSpent()) return
  }
}

function blockNeed(element: number): Need {
  const sum = (gains: Gains): Adds => {
    let full = 0
    let half = 0
    gains.block.forEach((n, of) => {
      if (isEfficientBlock(of, element)) full += n
      else half += n
    })
    return { full, half }
  }
  const isFull = isEfficientBlock(ElementOf.physical, element)
  return { of: sum, side: 'block', sideways: { full: isFull ? 1 : 0, half: isFull ? 0 : 1 } }
}

// What is played for something else

/** So many different plays without points are tried at one place. */
const MOST_SPECIALS = 5

export function trySpecials(search: TurnSearch, trail: Trail, from: number): void {
  if (trail.preludes >= search.depth.preludes) return
  const all = specials(trail.sight()).slice(0, MOST_SPECIALS)
  all.forEach((choice, done) => {
    if (search.isSpent()) return
    const next = trail.copy()
    next.preludes++
    if (next.take(choice)) search.share(all.length - done, () => branchSmall(search, next, from))
  })
}

/** The first thing that a play asks is tried in several ways. */
function branchSmall(search: TurnSearch, trail: Trail, from: number): void {
  const isQuestion =
    trail.isMine && (trail.step === 'choose' || trail.step === 'option' || trail.step === 'colour')
  if (!isQuestion || trail.playout.size === 1) {
    trail.settle()
    search.go(trail, from)
    return
  }
  for (const choice of trail.playout.choices.slice(0, MOST_SPECIALS)) {
    if (search.isSpent()) return
    const next = trail.copy()
    if (next.takeWhole(choice)) search.go(next, from)
  }
}
