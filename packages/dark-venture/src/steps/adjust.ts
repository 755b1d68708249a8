import { type Choice, text } from '@longtable/kernel'
import { playNow, whyNotNow } from '../effects/play-card.ts'
import { PLAY } from '../state/choices/cards.ts'
import { BY_MODIFIER, BY_SIGHT, byCard, cardBy, EGG, rerollDie, STAND } from '../state/choices/combat.ts'
import { fightAdjustFrame, fightChangeFrame, type LocalsOf } from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { discardCard } from '../state/mutations/cards.ts'
import { d6 } from '../state/mutations/dice.ts'
import { useUp as giveBack } from '../state/mutations/marks.ts'
import { TOKEN } from '../state/names.ts'
import { ORPAL, type PieceNo } from '../state/numbers.ts'
import { savedBy, savedCards } from '../state/queries/cards.ts'
import { fightAt, isAsked, servedBy, sumOf } from '../state/queries/combat.ts'
import { handOf } from '../state/queries/hand.ts'
import { controlsHero } from '../state/queries/hero-players.ts'
import { carried } from '../state/queries/marks.ts'
import { hasAncient } from '../state/queries/pieces.ts'
import { type Fight, type State, STREAM } from '../state/schema.ts'
import { ask, type MatchTables, run } from '../state/tables/match-tables.ts'
import { cardText, pieceText } from './combat-text.ts'

type Adjusting = LocalsOf<typeof fightChangeFrame>

/** The own dice. */
function diceOf(fight: Fight, next: number): number[] {
  return next === 0 ? fight.attack : fight.defence
}

function fightersOf(fight: Fight, next: number): readonly PieceNo[] {
  return next === 0 ? fight.attackers : fight.defenders
}

/** How many dice modifiers may still reroll. */
function rerollsLeft(s: State, tables: MatchTables, fight: Fight, f: Adjusting): number {
  const mod = f.next === 0 ? MOD.rerollAttack : MOD.rerollDefence
  const all = sumOf(s, tables, fightersOf(fight, f.next), mod) + servedBy(fight, f.side, mod)
  let used = 0
  for (const one of fight.used) if (one === mod) used++
  return all - used
}

/** Ancient Sight, once on the own turn (DV-ANC-05). */
function hasSight(s: State, tables: MatchTables, f: Adjusting): boolean {
  return f.side === ORPAL && s.turn === ORPAL && hasAncient(s, ORPAL) && s.uses[tables.powerOf[ORPAL]] === 0
}

function hasEgg(s: State, f: Adjusting): boolean {
  return s.army[f.side].some((piece) => carried(s, piece, TOKEN.egg) > 0)
}

/** Whether somebody is asked follows from what everybody sees. */
function mayAdjust(s: State, tables: MatchTables, f: Adjusting): boolean {
  if (!isAsked(s, f.side)) return false
  if (handOf(s, f.side).length > 0 || hasEgg(s, f)) return true
  if (controlsHero(s, tables, f.side) && savedCards(s, f.side) > 0) return true
  return hasSight(s, tables, f) || rerollsLeft(s, tables, fightAt(s), f) > 0
}

/** Asks again and again, until the roll stands. */
export const fightChange = run(fightChangeFrame.name, {
  locals: fightChangeFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, next } = f
    if (mayAdjust(s, ctx.tables, f)) ctx.next(fightAdjustFrame, { side, next })
    else ctx.pop()
  },
})

/** Every way to reroll: each own die by each source. */
function rerolls(s: State, tables: MatchTables, f: Adjusting): Choice[] {
  const fight = fightAt(s)
  const found: Choice[] = []
  const saved = controlsHero(s, tables, f.side) ? savedBy(s, f.side) : []
  for (let die = 0; die < diceOf(fight, f.next).length; die++) {
    for (const card of saved) found.push(rerollDie(die, byCard(card))) // DV-HERO-08
    if (rerollsLeft(s, tables, fight, f) > 0) found.push(rerollDie(die, BY_MODIFIER))
    if (hasSight(s, tables, f)) found.push(rerollDie(die, BY_SIGHT))
  }
  return found
}

/** Changes to one's own roll, seen by both, before the scores are compared (DV-COMBAT-17). */
export const fightAdjust = ask(fightAdjustFrame.name, {
  locals: fightAdjustFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables): Choice[] => [
    ...s.army[f.side].map((piece) => EGG[piece]),
    ...handOf(s, f.side).map((card) => PLAY[card]),
    ...rerolls(s, tables, f),
    STAND,
  ],
  offer: (s, f, menu) => {
    for (const piece of s.army[f.side]) {
      if (carried(s, piece, TOKEN.egg) > 0) menu.add(EGG[piece])
      else menu.block?.(EGG[piece], 'DV-COMBAT-16')
    }
    const [first] = fightersOf(fightAt(s), f.next)
    for (const card of handOf(s, f.side)) {
      const why = whyNotNow(s, menu.tables, f.side, card, 'combat', first, first)
      if (why === '') menu.add(PLAY[card])
      else menu.block?.(PLAY[card], why)
    }
    for (const choice of rerolls(s, menu.tables, f)) menu.add(choice)
    menu.add(STAND)
  },
  take: (s, f, choice: Choice, ctx) => {
    const { side, next } = f
    if (choice.do === 'stand') {
      ctx.pop()
      return
    }
    ctx.next(fightChangeFrame, { side, next })
    const fight = fightAt(s)
    const piece = Number(choice['piece'])
    if (choice.do === 'egg') {
      giveBack(s, piece, TOKEN.egg)
      if (next === 0) fight.attackPlus += ctx.tables.edition.numbers.eggBonus // DV-COMBAT-16
      else fight.defencePlus += ctx.tables.edition.numbers.eggBonus
      ctx.tell?.({ event: 'egged', side, piece })
      return
    }
    if (choice.do === 'play') {
      const [first] = fightersOf(fight, next)
      playNow(s, side, Number(choice['card']), first, first, ctx)
      return
    }
    const by = Number(choice['by'])
    if (by === BY_MODIFIER) fight.used.push(next === 0 ? MOD.rerollAttack : MOD.rerollDefence)
    else if (by === BY_SIGHT) s.uses[ctx.tables.powerOf[ORPAL]]++
    else discardCard(s, side, cardBy(by), ctx)
    const die = Number(choice['die'])
    const dice = diceOf(fight, next)
    const from = dice[die]
    dice[die] = d6(ctx, STREAM.combat) // DV-MISC-07
    ctx.tell?.({ event: 'adjusted', side, die, from, to: dice[die] })
  },
  question: ({ state }, f) => {
    const { attack, defence } = state.fights[state.fights.length - 1]
    const key = f.next === 0 ? 'ask.adjustAttack' : 'ask.adjustDefence'
    return text(key, { attack: attack.join(' + '), defence: defence.join(' + ') })
  },
  describe: ({ state, tables }, f, choice) => {
    if (choice.do === 'stand') return { text: text('choose.stand') }
    if (choice.do === 'egg') {
      const piece = Number(choice['piece'])
      return { text: text('choose.egg', { unit: pieceText(tables, piece) }), at: `piece:${piece}` }
    }
    if (choice.do === 'play') {
      const card = Number(choice['card'])
      return { text: text('choose.playCard', { card: cardText(tables, card) }), at: `card:${card}` }
    }
    const die = Number(choice['die'])
    const by = Number(choice['by'])
    const fight = state.fights[state.fights.length - 1]
    const shown = f.next === 0 ? fight.attack[die] : fight.defence[die]
    const at = `die:${die}`
    if (by === BY_MODIFIER) return { text: text('choose.rerollGear', { shown }), at }
    if (by === BY_SIGHT) return { text: text('choose.rerollSight', { shown }), at }
    const card = cardBy(by)
    return {
      text: text('choose.rerollFor', { shown, card: cardText(tables, card) }),
      at,
      from: `card:${card}`,
    }
  },
})
