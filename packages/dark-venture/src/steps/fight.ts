import { type Choice, text } from '@longtable/kernel'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import { playNow, whyNotNow } from '../effects/play-card.ts'
import { PLAY } from '../state/choices/cards.ts'
import { FUNGUS, READY, WITH } from '../state/choices/combat.ts'
import {
  fightChangeFrame,
  fightCloseFrame,
  fightCompareFrame,
  fightDefendFrame,
  fightFatesFrame,
  fightOpenFrame,
  fightRollFrame,
} from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { count } from '../state/mutations/count.ts'
import { d6 } from '../state/mutations/dice.ts'
import { eliminate } from '../state/mutations/eliminate.ts'
import { takeForAttack } from '../state/mutations/modifiers.ts'
import { pairUp } from '../state/mutations/opening.ts'
import { payToken } from '../state/mutations/tokens.ts'
import { TOKEN } from '../state/names.ts'
import { ANCIENT, ANCIENT_KIND, NEUTRAL, NOBODY, type PieceNo, type SideNo } from '../state/numbers.ts'
import { canJoin, fightTogether, hasPartner } from '../state/queries/attack.ts'
import {
  attackBonus,
  attackDice,
  attackScore,
  defenceBonus,
  defenceDice,
  defenceScore,
  fightAt,
  isAsked,
  isHazard,
  servedBy,
} from '../state/queries/combat.ts'
import { handOf } from '../state/queries/hand.ts'
import { carried } from '../state/queries/marks.ts'
import { canPair } from '../state/queries/pairing.ts'
import { isAncient } from '../state/queries/pieces.ts'
import { AUTO, type Fight, type State, STREAM } from '../state/schema.ts'
import { ask, type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'
import { cardText, pieceText } from './combat-text.ts'
import { goOn } from './counter.ts'
import { isOut } from './scoring/elimination.ts'
import { testStory } from './story.ts'

/** A combat begins: what serves one attack comes into it, and then the moment `combat`. */
export const fightOpen = run(fightOpenFrame.name, {
  locals: fightOpenFrame.locals.fields,
  run: (s, _f, ctx) => {
    const fight = fightAt(s)
    if (!isHazard(fight)) fight.mods.push(...takeForAttack(s, fight.side)) // DV-COMBAT-18
    if (servedBy(fight, fight.side, MOD.winAttack) > 0) fight.sure = 1
    tellOpening(fight, ctx)
    pairUp(s, ctx.tables, fight)
    ctx.next(fightRollFrame, {})
    if (isAsked(s, fight.versus) && mayDefend(s, ctx.tables, fight))
      ctx.push(fightDefendFrame, { side: fight.versus })
    ctx.announce('combat', {})
  },
})

/** Has the Ancient that joins a combat a Divine Power for that moment, which has passed without it? */
function answersCombat({ abilities, powerOf }: MatchTables, piece: PieceNo): boolean {
  if (!isAncient(piece)) return false
  const side = piece - ANCIENT
  return abilities[side][powerOf[side]].row.when === 'combat'
}

function tellOpening(fight: Fight, ctx: VentureContext): void {
  const { side, versus, attackers, defenders, range, strength } = fight
  const target = defenders[0]
  if (isHazard(fight)) ctx.tell?.({ event: 'hazard', piece: target, strength })
  else if (fight.counter === 1) ctx.tell?.({ event: 'counters', side })
  else ctx.tell?.({ event: 'attacked', side, versus, attackers: attackers.slice(), target, range })
}

/** Whether the defender is asked follows from what everybody sees. */
function mayDefend(s: State, tables: MatchTables, fight: Fight): boolean {
  if (handOf(s, fight.versus).length > 0) return true
  if (fight.defenders.some((piece) => carried(s, piece, TOKEN.fungus) > 0)) return true
  return canPair(fight) && fight.defenders.length < 2 && hasPartner(s, tables, fight.defenders[0])
}

function whyNotWith(s: State, tables: MatchTables, fight: Fight, piece: PieceNo): string {
  if (!canPair(fight)) return fight.sure === 1 ? 'DV-ANC-07' : 'DV-COMBAT-07'
  const isFree = fight.defenders.length < 2 && canJoin(s, tables, fight.defenders[0], piece)
  return isFree ? '' : 'DV-COMBAT-07'
}

/** The other units of the defender's side, and of those that fight with it. */
function others(s: State, tables: MatchTables, fight: Fight): PieceNo[] {
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (side === NEUTRAL || !fightTogether(s, tables, fight.versus, side)) continue
    for (const piece of s.army[side]) if (!fight.defenders.includes(piece)) found.push(piece)
  }
  return found
}

/** Before the dice: a second defender, cards, a fungus (DV-COMBAT-07, DV-CARD-05). */
export const fightDefend = ask(fightDefendFrame.name, {
  locals: fightDefendFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables): Choice[] => {
    const fight = fightAt(s)
    return [
      ...others(s, tables, fight).map((piece) => WITH[piece]),
      ...handOf(s, f.side).map((card) => PLAY[card]),
      ...fight.defenders.map((piece) => FUNGUS[piece]),
      READY,
    ]
  },
  offer: (s, f, menu) => {
    const fight = fightAt(s)
    for (const piece of others(s, menu.tables, fight)) {
      const why = whyNotWith(s, menu.tables, fight, piece)
      if (why === '') menu.add(WITH[piece])
      else menu.block?.(WITH[piece], why)
    }
    for (const card of handOf(s, f.side)) {
      const why = whyNotNow(s, menu.tables, f.side, card, 'defend', fight.defenders[0], fight.defenders[0])
      if (why === '' && fight.foiled === 0) menu.add(PLAY[card])
      else menu.block?.(PLAY[card], why === '' ? 'DV-FX-6' : why)
    }
    for (const piece of fight.defenders) {
      if (carried(s, piece, TOKEN.fungus) > 0) menu.add(FUNGUS[piece])
      else menu.block?.(FUNGUS[piece], 'DV-FX-3')
    }
    menu.add(READY)
  },
  take: (s, f, choice: Choice, ctx) => {
    const fight = fightAt(s)
    const piece = Number(choice['piece'])
    switch (choice.do) {
      case 'with':
        fight.defenders.push(piece)
        if (answersCombat(ctx.tables, piece)) ctx.announce('combat', {}) // DV-ANC-04
        break
      case 'play':
        playNow(s, f.side, Number(choice['card']), fight.defenders[0], fight.defenders[0], ctx)
        break
      case 'fungus':
        payToken(s, piece, TOKEN.fungus, ctx)
        runProgram('fungus', contextOf(f.side, piece, piece), ctx)
        break
      default:
        ctx.tell?.({ event: 'defended', side: f.side, defenders: fight.defenders.slice() })
        ctx.pop()
    }
  },
  question: ({ state, tables }) => {
    const fight = state.fights[state.fights.length - 1]
    return text('ask.defend', { unit: pieceText(tables, fight.defenders[0]) })
  },
  describe: ({ tables }, _f, choice) => {
    const piece = Number(choice['piece'])
    if (choice.do === 'ready') return { text: text('choose.ready') }
    if (choice.do === 'play') {
      const card = Number(choice['card'])
      return { text: text('choose.playCard', { card: cardText(tables, card) }), at: `card:${card}` }
    }
    const key = choice.do === 'with' ? 'choose.with' : 'choose.fungus'
    return { text: text(key, { unit: pieceText(tables, piece) }), at: `piece:${piece}` }
  },
})

/** Both roll (DV-COMBAT-02); then the attacker, then the defender may change its own roll (DV-COMBAT-17). */
export const fightRoll = run(fightRollFrame.name, {
  locals: fightRollFrame.locals.fields,
  run: (s, _f, ctx) => {
    const fight = fightAt(s)
    if (fight.foiled === 1) {
      ctx.next(fightCloseFrame, {})
      return
    }
    ctx.next(fightCompareFrame, {})
    if (fight.sure === 1) return
    rollBoth(s, fight, ctx)
    ctx.push(fightChangeFrame, { side: fight.versus, next: 1 })
    ctx.push(fightChangeFrame, { side: fight.side, next: 0 })
  },
})

function rollBoth(s: State, fight: Fight, ctx: VentureContext): void {
  const tables = ctx.tables
  fight.attackPlus += attackBonus(s, tables, fight)
  fight.defencePlus += defenceBonus(s, tables, fight)
  fight.attack = throwDice(ctx, attackDice(s, tables, fight))
  fight.defence = throwDice(ctx, defenceDice(s, tables, fight))
  ctx.tell?.({ event: 'rolled', attack: fight.attack.slice(), defence: fight.defence.slice() })
}

function throwDice(ctx: VentureContext, dice: number): number[] {
  const shown: number[] = []
  for (let i = 0; i < dice; i++) shown.push(d6(ctx, STREAM.combat))
  return shown
}

/** The higher score wins, a tie defends (DV-COMBAT-03); a failed attack does no harm (DV-COMBAT-15). */
export const fightCompare = run(fightCompareFrame.name, {
  locals: fightCompareFrame.locals.fields,
  run: (s, _f, ctx) => {
    const fight = fightAt(s)
    const attack = attackScore(fight)
    const defence = defenceScore(fight)
    const won = fight.sure === 1 || attack > defence
    const { attackers, defenders } = fight
    ctx.tell?.({
      event: 'fought',
      attackers: attackers.slice(),
      defenders: defenders.slice(),
      attack,
      defence,
      won,
      counter: fight.counter === 1,
    })
    if (!won) {
      goOn(s, fight, ctx)
      return
    }
    fight.defeated = fight.defenders.slice()
    if (fight.counter === 1) count(s, fight.side, 'counterAttacksWon', 1, ctx)
    ctx.next(fightFatesFrame, { next: 0 })
    const piece = fight.defeated.find((one) => ctx.tables.kindOf[one] !== ANCIENT_KIND) ?? NOBODY
    if (piece >= 0 && !isHazard(fight)) ctx.announce('defeat', { side: fight.side, piece })
  },
})

/** The combat is over. */
export const fightClose = run(fightCloseFrame.name, {
  locals: fightCloseFrame.locals.fields,
  run: (s, _f, ctx) => {
    const fight = fightAt(s)
    ctx.pop()
    const isDouble =
      fight.defeated.length === 2 && fight.took === 0 && fight.defeated.every((one) => isGone(s, one))
    if (isDouble) count(s, fight.side, 'doubleKills', 1, ctx)
    s.fights.pop()
    if (!isHazard(fight)) {
      outIfLost(s, fight.versus, fight.side, ctx)
      outIfLost(s, fight.side, fight.versus, ctx)
    }
    const { scenario, adventure } = ctx.tables
    if (scenario !== undefined || adventure !== undefined) testStory(ctx) // DV-STORY-1
  },
})

/** An Auto-Enemy without units is out at once (DV-AUTO-12). */
function outIfLost(s: State, side: SideNo, by: SideNo, ctx: VentureContext): void {
  if (s.control[side] === AUTO && isOut(s, ctx.tables, side)) eliminate(s, side, by, ctx)
}

function isGone(s: State, piece: PieceNo): boolean {
  return piece >= 0 && s.at[piece] < 0
}
