import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Choice } from '@longtable/kernel'
import { AIM } from '../state/choices/combat.ts'
import {
  abilitiesOf,
  armorOf,
  attackOf,
  damageOf,
  elementOf,
  fortifiedOf,
  needsBlock,
  resistsOf,
} from '../state/combat/numbers.ts'
import { aimedArmor, aimedAt, blockTotal, strikeTotal } from '../state/combat/totals.ts'
import { levels } from '../content/tracks.ts'
import { Stage } from '../state/schema/stages.ts'
import { Foe } from '../state/schema/fight.ts'
import { unitRow } from '../state/pools/unit-cards.ts'
import { attackAgainst, blockAgainst, canBlock, sideAttack, sideBlock, type Enemy } from './fights.ts'
import { RANGED, SIEGE, type Gains } from './effect-gains.ts'
import { best, gainsOfUse, numberIn, priceOf, usedBy, verb, type BotView } from './bot-view.ts'
import { offeredOf } from './turn.ts'
import { unitValue } from './piece-values.ts'

/** Fights: what is offered now says what can still be played. */

/** The value of each play that is offered, by the card, unit or skill it uses up; the best of each. */
function playsFor(
  view: BotView,
  value: (gains: Gains) => number,
  side: 'attack' | 'block',
  sideways: number,
): Map<string, { readonly choice: Choice; readonly n: number }> {
  const plays = new Map<string, { readonly choice: Choice; readonly n: number }>()
  for (const choice of view.offered) {
    const use = usedBy(view, choice)
    const n = use === undefined ? sidewaysFor(choice, side, sideways) : value(gainsOfUse(view, use))
    if (n <= 0) continue
    const key = `${choice.do === 'side' ? 'play' : choice.do} ${String(choice['card'] ?? choice['unit'] ?? choice['skill'])}`
    const known = plays.get(key)
    if (
      known === undefined ||
      n - priceOf(choice, use) > known.n - priceOf(known.choice, usedBy(view, known.choice))
    )
      plays.set(key, { choice, n })
  }
  return plays
}

function sidewaysFor(choice: Choice, as: 'attack' | 'block', n: number): number {
  return choice.do === 'side' && choice['as'] === as ? n : 0
}

/** The smallest play that is enough, otherwise the greatest. */
function nextPlay(
  plays: ReadonlyMap<string, { readonly choice: Choice; readonly n: number }>,
  missing: number,
): Choice | undefined {
  return best(
    [...plays.values()].map(({ choice }) => choice),
    (choice) => {
      const n = [...plays.values()].find((play) => play.choice === choice)?.n ?? 0
      return n >= missing ? 100 - n : n
    },
  )
}

function sum(plays: ReadonlyMap<string, { readonly n: number }>): number {
  return Math.floor([...plays.values()].reduce((total, { n }) => total + n, 0))
}

/** Attacks: aim at what can be beaten, play until it is enough, strike; otherwise go on. */
export function chooseStrike(view: BotView): Choice {
  const { s, tables, of, offered } = view
  const strike = verb(view, 'strike')
  if (strike !== undefined) return strike
  const inFirstPhase = s.stage === Stage.ranged
  if (aimedAt(s) > 0) {
    const missing = aimedArmor(s, tables, of) - strikeTotal(s, tables, of)
    const plays = attacksAgainst(view, s.fight.flags.findIndex(isAimed), inFirstPhase)
    const next = sum(plays) >= missing ? nextPlay(plays, missing) : undefined
    if (next !== undefined) return next
  } else {
    const target = beatable(view, inFirstPhase)
    if (target !== undefined) return target
  }
  return verb(view, 'endPhase') ?? offered[0]
}

function isAimed(flags: number): boolean {
  return (flags & (Foe.aimed | Foe.done)) === Foe.aimed
}

function attacksAgainst(view: BotView, enemy: number, inFirstPhase: boolean): ReturnType<typeof playsFor> {
  const { s, tables, of } = view
  const resist = enemy < 0 ? 0 : resistsOf(s, enemy, tables, of)
  const walls = enemy >= 0 && fortifiedOf(s, enemy, tables, of) > 0
  const from = inFirstPhase ? (walls ? SIEGE : RANGED) : 0
  return playsFor(
    view,
    (gains) => attackAgainst(gains, resist, from),
    'attack',
    inFirstPhase ? 0 : sideAttack(resist),
  )
}

/** The most valuable enemy that can be beaten with what is offered. */
function beatable(view: BotView, inFirstPhase: boolean): Choice | undefined {
  const { s, tables, of } = view
  let chosen: Choice | undefined
  let most = 0
  s.fight.posts.forEach((post, enemy) => {
    if ((s.fight.flags[enemy] & Foe.done) !== 0) return
    const aim = offeredOf(view, AIM[post])
    if (aim === undefined) return
    const has = strikeTotal(s, tables, of) + sum(attacksAgainst(view, enemy, inFirstPhase))
    const armor = armorOf(s, enemy, tables, of)
    if (has < armor) return
    const value = 1 + damageOf(s, enemy, tables, of) + 1 / armor
    if (value > most) {
      most = value
      chosen = aim
    }
  })
  return chosen
}

/** Blocks: the worst attack that can be stopped, if stopping it is worth the cards. */
export function chooseBlock(view: BotView): Choice {
  const { s, tables, of, offered } = view
  const block = verb(view, 'block')
  if (block !== undefined) return block
  const { facing } = s.fight
  if (facing >= 0) {
    const missing = needsBlock(s, facing, tables, of) - blockTotal(s, tables, of)
    const plays = blocksAgainst(view, elementOf(s, facing, tables))
    const next = sum(plays) >= missing ? nextPlay(plays, missing) : undefined
    return next ?? verb(view, 'giveUp') ?? offered[0]
  }
  const face = best(
    offered,
    (choice) => (choice.do === 'face' ? blockValue(view, numberIn(choice, 'post')) : 0),
    0,
  )
  return face ?? verb(view, 'endPhase') ?? offered[0]
}

function blocksAgainst(view: BotView, element: number): ReturnType<typeof playsFor> {
  return playsFor(view, (gains) => blockAgainst(gains, element), 'block', sideBlock(element))
}

/** What is spared by a block, if the hand would do: and still beat the enemies, unless the blow is heavy. */
function blockValue(view: BotView, post: TokenSlot): number {
  const { s, tables, of, me } = view
  const enemy = s.fight.posts.indexOf(post)
  const armor = levels[s.players[me].level - 1].armor
  const wounds = Math.ceil(damageOf(s, enemy, tables, of) / armor)
  const how = canBlock(view, foe(view, enemy), armorLeft(view))
  if (how === 'no' || (how === 'only' && wounds < HEAVY)) return 0
  return wounds + attackOf(s, enemy, tables) / 20
}

/** So many Wounds are worse than a fight that is not won. */
const HEAVY = 3

function foe({ s, tables, of }: BotView, enemy: number): Enemy {
  return {
    armor: armorOf(s, enemy, tables, of),
    attack: attackOf(s, enemy, tables),
    element: elementOf(s, enemy, tables),
    fame: 0,
    abilities: abilitiesOf(s, enemy, tables, of),
    resist: resistsOf(s, enemy, tables, of),
  }
}

/** The armor of the weakest enemy that is worth a strike. */
function armorLeft({ s, tables, of }: BotView): number {
  let least = Infinity
  s.fight.flags.forEach((flags, enemy) => {
    if ((flags & (Foe.done | Foe.summoned)) === 0) least = Math.min(least, armorOf(s, enemy, tables, of))
  })
  return least
}

/** A unit takes a blow that would wound the hero more than once, the cheapest that can. */
export function chooseAssignment(view: BotView): Choice {
  const { s, me, offered } = view
  const armor = levels[s.players[me].level - 1].armor
  const wounds = Math.ceil(s.fight.damage / armor)
  const unit = best(
    offered,
    (choice) => {
      if (choice.do !== 'toUnit') return 0
      const which = numberIn(choice, 'unit')
      const spared = Math.ceil(Math.min(s.fight.damage, unitRow(which).armor) / armor)
      return 2 * Math.min(spared, wounds) - unitValue(view, which) / 4
    },
    0,
  )
  return unit ?? verb(view, 'toHero') ?? offered[0]
}
