import { type Ability, type Choice, text } from '@longtable/kernel'
import { ALONE, ATTACK, PARTNER, TARGET } from '../state/choices/combat.ts'
import { attackPartnerFrame, attackTargetFrame, type LocalsOf } from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { acted } from '../state/mutations/note-action.ts'
import { newFight, openFight } from '../state/mutations/fight.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { NEUTRAL, NOBODY, type PieceNo, PIECES, type SideNo } from '../state/numbers.ts'
import {
  canJoin,
  fightTogether,
  hasPartner,
  strikersOf,
  whyNoTarget,
  whyNotTarget,
} from '../state/queries/attack.ts'
import { moveDice } from '../state/queries/dice.ts'
import { distance } from '../state/queries/map.ts'
import { hasForAttack } from '../state/queries/modifiers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { CAUSE, PAST, type State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'
import { pieceText, spaceText } from './combat-text.ts'

export type Targeting = LocalsOf<typeof attackTargetFrame>
type Partnering = LocalsOf<typeof attackPartnerFrame>

/** The own units, prisoners too: they are pointed at in vain. */
function ownUnits(s: State, side: SideNo): PieceNo[] {
  const units: PieceNo[] = []
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece] >= 0 && s.side[piece] === side) units.push(piece)
  return units
}

function whyNoAttack(s: State, tables: MatchTables, side: SideNo, piece: PieceNo): string {
  if (s.captor[piece] >= 0) return 'DV-PRIS-02'
  if (s.stage === PAST) return 'DV-TURN-01'
  const why = whyNoTarget(s, tables, piece, -1)
  if (why !== '') return why
  return moveDice(s, side) === 0 ? 'DV-COMBAT-01' : '' // DV-COMBAT-06, DV-COMBAT-12
}

export const attackVerb: Ability<DarkVenture, (typeof ATTACK)[number]> = {
  verb: 'attack',
  universe: (s) => ownUnits(s, s.turn).map((piece) => ATTACK[piece]),
  offer: (s, _seat, menu) => {
    const side = s.turn
    if (menu.block === undefined) {
      if (s.stage === PAST || moveDice(s, side) === 0) return
      const able = strikersOf(s, menu.tables, side, PIECES)
      for (let i = 0; i < able.length; i++) menu.add(ATTACK[able[i]])
      return
    }
    for (const piece of ownUnits(s, side)) {
      const why = whyNoAttack(s, menu.tables, side, piece)
      if (why === '') menu.add(ATTACK[piece])
      else menu.block(ATTACK[piece], why)
    }
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    const plan = { side: s.turn, piece, range: -1, strength: -1, pay: 1, cause: CAUSE.turn }
    if (isPaired(s, ctx.tables, piece)) ctx.push(attackPartnerFrame, plan)
    else aim(s, targeting(plan, NOBODY), ctx)
  },
  describe: ({ state, tables }, { piece }) => ({
    text: text('choose.attack', { unit: pieceText(tables, piece), space: spaceText(state, tables, piece) }),
    at: `piece:${piece}`,
  }),
}

/** To the Earth is for one unit against one. */
export function isPaired(s: State, tables: MatchTables, piece: PieceNo): boolean {
  return !hasForAttack(s, s.side[piece], MOD.winAttack) && hasPartner(s, tables, piece)
}

/** Such an attack, alone or together with a partner. */
export function targeting(plan: Partnering, partner: PieceNo): Targeting {
  const { side, piece, range, strength, pay, cause } = plan
  return { side, piece, partner, range, strength, pay, cause, first: NOBODY }
}

/** Asks for the target, unless there is only one. */
export function aim(s: State, plan: Targeting, ctx: VentureContext): void {
  const found = targetsOf(s, ctx.tables, plan)
  if (found.length === 1) begin(s, plan, found, ctx)
  else if (found.length > 1) ctx.push(attackTargetFrame, plan)
}

/** Whom such an attack can be made on. */
export function targetsOf(s: State, tables: MatchTables, plan: Targeting): PieceNo[] {
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    for (const piece of s.army[side]) if (whyNot(s, tables, plan, piece) === '') found.push(piece)
  }
  return found
}

/** Why a target cannot be attacked; both attackers must reach it. */
function whyNot(
  s: State,
  tables: MatchTables,
  { piece, partner, range }: Targeting,
  target: PieceNo,
): string {
  const why = whyNotTarget(s, tables, piece, target, range)
  return why !== '' || partner < 0 ? why : whyNotTarget(s, tables, partner, target, range)
}

function begin(s: State, plan: Targeting, defenders: readonly PieceNo[], ctx: VentureContext): void {
  const { tables } = ctx
  const { side, piece, partner, strength, cause, pay } = plan
  const square = squareOf(s, tables, defenders[0])
  const from = squareOf(s, tables, piece)
  const attackers = partner < 0 ? [piece] : [piece, partner]
  const range = from === square ? 0 : distance(tables, from, square)
  const versus = s.side[defenders[0]]
  openFight(s, newFight(side, versus, attackers, defenders, square, { range, strength, cause }), ctx)
  if (pay === 1) payMoves(s, side, 1, ctx) // DV-COMBAT-01
}

/** A second attacker of the space, or none (DV-COMBAT-07). */
export const attackPartner = ask(attackPartnerFrame.name, {
  locals: attackPartnerFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables): Choice[] => [
    ...comrades(s, tables, f.piece).map((piece) => PARTNER[piece]),
    ALONE,
  ],
  offer: (s, f, menu) => {
    for (const other of comrades(s, menu.tables, f.piece)) {
      const why = whyNoPartner(s, menu.tables, f, other)
      if (why === '') menu.add(PARTNER[other])
      else menu.block?.(PARTNER[other], why)
    }
    menu.add(ALONE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const partner = choice.do === 'partner' ? Number(choice['piece']) : NOBODY
    ctx.pop()
    aim(s, targeting(f, partner), ctx)
  },
  question: ({ tables }, f) => text('ask.attackPartner', { unit: pieceText(tables, f.piece) }),
  describe: ({ tables }, _f, choice) =>
    choice.do === ALONE.do
      ? { text: text('choose.alone') }
      : {
          text: text('choose.partner', { unit: pieceText(tables, Number(choice['piece'])) }),
          at: `piece:${Number(choice['piece'])}`,
        },
})

/** Who could fight beside a unit, were they on its space. */
export function comrades(s: State, tables: MatchTables, piece: PieceNo): PieceNo[] {
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (side === NEUTRAL || !fightTogether(s, tables, s.side[piece], side)) continue
    for (const other of s.army[side]) if (other !== piece) found.push(other)
  }
  return found
}

/** Why a unit cannot join such an attack; `''` if it can. */
export function whyNoPartner(s: State, tables: MatchTables, plan: Partnering, other: PieceNo): string {
  if (!canJoin(s, tables, plan.piece, other)) return 'DV-COMBAT-07'
  return targetsOf(s, tables, targeting(plan, other)).length > 0 ? '' : 'DV-COMBAT-09'
}

/** Whom to attack: an enemy of the space, or one in range and sight; a second one if the table plays so. */
export const attackTarget = ask(attackTargetFrame.name, {
  locals: attackTargetFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f): Choice[] => {
    const all = strangers(s, f).map((piece) => TARGET[piece])
    return f.first < 0 ? all : [...all, ALONE]
  },
  offer: (s, f, menu) => {
    for (const piece of strangers(s, f)) {
      const why =
        f.first < 0 ? whyNot(s, menu.tables, f, piece) : whyNotBeside(s, menu.tables, f.first, piece)
      if (why === '') menu.add(TARGET[piece])
      else menu.block?.(TARGET[piece], why)
    }
    if (f.first >= 0) menu.add(ALONE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const target = choice.do === 'target' ? Number(choice['piece']) : NOBODY
    if (f.first < 0 && takesTwo(s, ctx.tables, f, target)) {
      f.first = target
      return
    }
    ctx.pop()
    const defenders = f.first < 0 ? [target] : target < 0 ? [f.first] : [f.first, target]
    begin(s, f, defenders, ctx)
  },
  question: (_ctx, f) => text(f.first < 0 ? 'ask.attackTarget' : 'ask.attackSecond'),
  describe: ({ state, tables }, _f, choice) =>
    choice.do === ALONE.do
      ? { text: text('choose.onlyOne') }
      : {
          text: text('choose.target', {
            unit: pieceText(tables, Number(choice['piece'])),
            space: spaceText(state, tables, Number(choice['piece'])),
          }),
          at: `piece:${Number(choice['piece'])}`,
        },
})

/** Units of other sides on the map that are no prisoners. */
function strangers(s: State, f: Targeting): PieceNo[] {
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (side === f.side) continue
    for (const piece of s.army[side]) if (piece !== f.first && piece !== f.partner) found.push(piece)
  }
  return found
}

function whyNotBeside(s: State, tables: MatchTables, first: PieceNo, piece: PieceNo): string {
  return canJoin(s, tables, first, piece) ? '' : 'DV-COMBAT-07'
}

function takesTwo(s: State, tables: MatchTables, f: Targeting, target: PieceNo): boolean {
  if (!tables.options.attackerPicksDefenders || hasForAttack(s, f.side, MOD.winAttack)) return false
  return strangers(s, f).some((piece) => canJoin(s, tables, target, piece))
}
