import { type Text, text } from '@longtable/kernel'
import { joined, sayMods, unitsText } from '../../text/effect-parts.ts'
import { THING } from '../../state/frames.ts'
import { amountOf, MOD, UNTIL } from '../../state/mods.ts'
import { d6 } from '../../state/mutations/dice.ts'
import { newFight, openFight } from '../../state/mutations/fight.ts'
import { addMod } from '../../state/mutations/modifiers.ts'
import { payMoves } from '../../state/mutations/pay-moves.ts'
import { NOBODY, type PieceNo, type SideNo } from '../../state/numbers.ts'
import { canAttack, canWinSurely } from '../../state/queries/attack.ts'
import { fightAt } from '../../state/queries/combat.ts'
import { moveDice } from '../../state/queries/dice.ts'
import { distance } from '../../state/queries/map.ts'
import { hasForAttack } from '../../state/queries/modifiers.ts'
import { areEnemies, isActive, isAncient, squareOf } from '../../state/queries/pieces.ts'
import { CAUSE, type State, STREAM } from '../../state/schema.ts'
import type { EffectOf, PickContext, Reason, VentureContext, Verb } from '../../state/tables/match-tables.ts'
import { actingAs, chooseBoth, chooseThings, chooseUnits } from '../pick.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    attack: {
      readonly who: Units
      readonly target: Units
      /** Dice instead of the attackers' own strength. */
      readonly strength?: number
      /** At a distance; without it, on the same space. */
      readonly range?: number
      /** Left out: free. A card that says so still costs the MOVE die (DV-COMBAT-12). */
      readonly pay?: true
      readonly pair?: true
    }
    hazard: { readonly who: Units; readonly strength: number }
    modify: {
      readonly mods: readonly Modifier[]
      readonly lasts: Lasts
      /** Left out: whoever fights for the acting side, in the attack at hand or the next one. */
      readonly who?: Units
    }
    rerollCombat: { readonly dice: number | 'all' }
    winAttack: { readonly not: readonly UnitKind[] }
    foilAttack: object
  }
}

const NO_DIE: Reason = { rule: 'DV-COMBAT-12' }
const NO_TARGET: Reason = { rule: 'DV-COMBAT-09' }
const NO_ANCIENT: Reason = { rule: 'DV-ANC-07' }

/** Is the MOVE die there that such an attack costs (DV-COMBAT-12)? */
function isPaid(s: State, side: SideNo, effect: EffectOf<'attack'>): boolean {
  return effect.pay !== true || moveDice(s, side) > 0
}

/** An attack by the word of a card or an ability. */
const attack: Verb<'attack'> = {
  run: (s, f, effect, ctx) => {
    if (!chooseBoth(s, f, effect.who, effect.target, ctx)) return false
    const attackers = f.kept.filter((piece) => isActive(s, piece))
    const [target] = s.picked
    if (attackers.length === 0 || target === undefined || !isActive(s, target)) return true
    const side = s.side[attackers[0]]
    if (!isPaid(s, f.side, effect)) return true
    const square = squareOf(s, ctx.tables, target)
    const from = squareOf(s, ctx.tables, attackers[0])
    const away = from === square ? 0 : distance(ctx.tables, from, square)
    const range = effect.range === undefined ? away : Math.max(1, away) // DV-COMBAT-11, A-75
    const more = { range, strength: effect.strength ?? -1, cause: CAUSE.effect }
    openFight(s, newFight(side, s.side[target], attackers.slice(0, 2), [target], square, more), ctx)
    if (effect.pay === true) payMoves(s, f.side, 1, ctx)
    return true
  },
  can: (s, tables, context, effect, op) =>
    isPaid(s, context.side, effect) && hasTarget(s, tables, context, op),
  whyNot: (s, tables, asked, effect, piece, op) => {
    if (asked.slot === 1) return whyNotStruck(s, asked, piece)
    if (!isPaid(s, asked.side, effect)) return NO_DIE // DV-COMBAT-12
    return hasTarget(s, tables, actingAs(asked, piece), op, 1) ? undefined : NO_TARGET
  },
  queries: ({ who, target }) => [who, target],
  text: sayAttack,
  messages: {
    en: {
      attack: {
        plain: 'Attack {{target}} with {{who}}',
        range: '(range {{range}})',
        dice_one: 'rolling {{count}} die',
        dice_other: 'rolling {{count}} dice',
        pay: '(pay 1 move die)',
      },
    },
    fr: {
      attack: {
        plain: 'Attaquez {{target}} avec {{who}}',
        range: '(portée {{range}})',
        dice_one: 'en lançant {{count}} dé',
        dice_other: 'en lançant {{count}} dés',
        pay: '(payez 1 dé de mouvement)',
      },
    },
  },
}

function whyNotStruck(s: State, asked: PickContext, piece: PieceNo): Reason | undefined {
  if (!areFoes(s, asked, piece)) return NO_TARGET
  return isAncient(piece) && hasForAttack(s, asked.side, MOD.winAttack) ? NO_ANCIENT : undefined
}

function areFoes(s: State, { self, side }: PickContext, piece: PieceNo): boolean {
  const attacker = self < 0 ? side : s.side[self]
  return attacker < 0 || areEnemies(s, attacker, s.side[piece])
}

/** A danger that nobody is behind: each unit defends itself, one after the other. */
const hazard: Verb<'hazard'> = {
  run: (s, f, { who, strength }, ctx) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
      f.kept = s.picked
      s.picked = []
    }
    const piece = f.kept.find((one) => one >= 0)
    if (piece === undefined) return true
    f.kept[f.kept.indexOf(piece)] = NOBODY
    if (isActive(s, piece)) endanger(s, piece, strength, ctx)
    return f.kept.every((one) => one < 0)
  },
  text: ({ who, strength }) => text('fx.hazard', { who: unitsText(who), count: strength }),
  messages: {
    en: {
      hazard_one: 'Roll {{count}} attack die against {{who}}: a unit that fails to defend is killed.',
      hazard_other: 'Roll {{count}} attack dice against {{who}}: a unit that fails to defend is killed.',
    },
    fr: {
      hazard_one: 'Lancez {{count}} dé d’attaque contre {{who}} : une unité qui ne résiste pas est tuée.',
      hazard_other: 'Lancez {{count}} dés d’attaque contre {{who}} : une unité qui ne résiste pas est tuée.',
    },
  },
}

function endanger(s: State, piece: PieceNo, strength: number, ctx: VentureContext): void {
  const square = squareOf(s, ctx.tables, piece)
  openFight(s, newFight(NOBODY, s.side[piece], [], [piece], square, { strength, cause: CAUSE.hazard }), ctx)
}

/** Is the side in the combat that is going on? */
function isFighting(s: State, side: SideNo): boolean {
  const fight = s.fights.at(-1)
  return fight !== undefined && (fight.side === side || fight.versus === side)
}

const modify: Verb<'modify'> = {
  run: (s, f, { mods, lasts, who }, ctx) => {
    if (who !== undefined && f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    const until = UNTIL[lasts]
    for (const one of mods) {
      if (one.mod === 'aura') continue
      const entry = [MOD[one.mod], amountOf(one), f.side] as const
      if (who === undefined && until === UNTIL.attack && isFighting(s, f.side))
        fightAt(s).mods.push(...entry, NOBODY, until, f.card)
      else if (who === undefined) addMod(s, entry[0], entry[1], f.side, NOBODY, until, f.card)
      else for (const piece of s.picked) addMod(s, entry[0], entry[1], f.side, piece, until, f.card)
    }
    return true
  },
  can: (s, tables, context, effect, op) => {
    if (effect.who !== undefined) return hasTarget(s, tables, context, op)
    if (effect.lasts !== 'attack') return true
    return isFighting(s, context.side) || canAttack(s, tables, context.side) // DV-COMBAT-18
  },
  text: ({ mods, lasts, who }) =>
    text(`fx.modify.${lasts}`, {
      mods: sayMods(mods),
      who: who === undefined ? text('side.own') : unitsText(who),
    }),
  messages: {
    en: {
      modify: {
        attack: 'In one combat, {{who}}: {{mods}}.',
        turn: 'This turn, {{who}}: {{mods}}.',
        round: 'This round, {{who}}: {{mods}}.',
      },
    },
    fr: {
      modify: {
        attack: 'Pour un combat, {{who}} : {{mods}}.',
        turn: 'Ce tour, {{who}} : {{mods}}.',
        round: 'Cette manche, {{who}} : {{mods}}.',
      },
    },
  },
}

/** Rerolls own dice of the combat at hand: all of them, or some (DV-MISC-07). */
const rerollCombat: Verb<'rerollCombat'> = {
  run: (s, f, { dice }, ctx) => {
    const own = ownDice(s, f.side)
    if (own === undefined) return true
    if (dice !== 'all' && f.waiting === 0 && !chooseThings(s, f, THING.die, dice, 1, ctx)) return false
    const which = dice === 'all' ? own.map((_, die) => die) : s.picked
    for (const die of which) {
      const from = own[die]
      own[die] = d6(ctx, STREAM.combat)
      ctx.tell?.({ event: 'adjusted', side: f.side, die, from, to: own[die] })
    }
    return true
  },
  can: (s, _tables, context) => (ownDice(s, context.side)?.length ?? 0) > 0,
  things: (s, _tables, asked) => ownDice(s, asked.side)?.map((_, die) => die) ?? [],
  text: ({ dice }) =>
    dice === 'all' ? text('fx.rerollCombat.all') : text('fx.rerollCombat.some', { count: dice }),
  messages: {
    en: {
      rerollCombat: {
        some_one: 'Reroll {{count}} die of this combat.',
        some_other: 'Reroll {{count}} dice of this combat.',
        all: 'Reroll all your dice of this combat.',
      },
    },
    fr: {
      rerollCombat: {
        some_one: 'Relancez {{count}} dé de ce combat.',
        some_other: 'Relancez {{count}} dés de ce combat.',
        all: 'Relancez tous vos dés de ce combat.',
      },
    },
  },
}

function ownDice(s: State, side: SideNo): number[] | undefined {
  const fight = s.fights.at(-1)
  if (fight?.side === side) return fight.attack
  return fight?.versus === side ? fight.defence : undefined
}

/** The next attack is won without dice. */
const winAttack: Verb<'winAttack'> = {
  run: (s, f) => {
    addMod(s, MOD.winAttack, 1, f.side, NOBODY, UNTIL.attack, f.card)
    return true
  },
  can: (s, tables, { side }) => canWinSurely(s, tables, side),
  text: () => text('fx.winAttack'),
  messages: {
    en: { winAttack: 'Your next attack against one unit other than an Ancient is won without dice.' },
    fr: { winAttack: 'Votre prochaine attaque contre une unité autre qu’un Ancien est gagnée sans dés.' },
  },
}

/** The attack at hand fails before dice are rolled. */
const foilAttack: Verb<'foilAttack'> = {
  run: (s, f, _effect, ctx) => {
    const fight = s.fights.at(-1)
    if (fight === undefined) return true
    fight.foiled = 1
    ctx.tell?.({ event: 'foiled', side: f.side })
    return true
  },
  can: (s) => s.fights.length > 0,
  text: () => text('fx.foilAttack'),
  messages: {
    en: { foilAttack: 'The attack fails.' },
    fr: { foilAttack: 'L’attaque échoue.' },
  },
}

function sayAttack({ who, target, strength, range, pay }: EffectOf<'attack'>): Text {
  const extra: Text[] = []
  if (range !== undefined) extra.push(text('fx.attack.range', { range }))
  if (strength !== undefined) extra.push(text('fx.attack.dice', { count: strength }))
  if (pay === true) extra.push(text('fx.attack.pay'))
  const base = text('fx.attack.plain', { who: unitsText(who), target: unitsText(target) })
  return text('fx.sentence', { base: joined([base, ...extra], 'space') })
}

export const combatVerbs = { attack, hazard, modify, rerollCombat, winAttack, foilAttack }
