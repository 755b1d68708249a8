import { type Choice, text } from '@longtable/kernel'
import { canDo, contextOf, runProgram } from '../effects/interpreter.ts'
import { playNow, whyNotNow } from '../effects/play-card.ts'
import { PLAY } from '../state/choices/cards.ts'
import { CAPTURE, KILL } from '../state/choices/combat.ts'
import { ability } from '../state/choices/factions.ts'
import { fightCloseFrame, fightFatesFrame, fightFellFrame, fightSpoilsFrame } from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { capture } from '../state/mutations/leave.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { fightAt, isAsked, isHazard } from '../state/queries/combat.ts'
import { handOf } from '../state/queries/hand.ts'
import { hasMod } from '../state/queries/modifiers.ts'
import { areEnemies, isActive, isAncient, squareOf } from '../state/queries/pieces.ts'
import { type Fight, SPOILS, type State } from '../state/schema.ts'
import { ask, type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'
import { cardText, pieceText } from './combat-text.ts'

/** What becomes of the defeated, one after the other (DV-COMBAT-04, DV-COMBAT-08). */
export const fightFates = run(fightFatesFrame.name, {
  locals: fightFatesFrame.locals.fields,
  run: (s, f, ctx) => {
    const fight = fightAt(s)
    const at = f.next++
    if (at >= fight.defeated.length) {
      ctx.next(fightCloseFrame, {})
      return
    }
    const piece = fight.defeated[at]
    if (!isAtMercy(s, fight, piece)) return
    if (isHazard(fight)) slay(s, fight, piece, ctx)
    else if (!isAsked(s, fight.side)) settleAlone(s, fight, piece, ctx)
    else if (hasWays(s, ctx.tables, fight, piece)) ctx.push(fightSpoilsFrame, { side: fight.side, next: at })
    else slay(s, fight, piece, ctx)
  },
})

/** Is it still there, and still an enemy? Somebody may have joined the winner (DV-ALD-07). */
function isAtMercy(s: State, fight: Fight, piece: PieceNo): boolean {
  return piece >= 0 && isActive(s, piece) && (isHazard(fight) || areEnemies(s, fight.side, s.side[piece]))
}

/** It is about to die: its owner may have something against that. */
function slay(s: State, { side: by }: Fight, piece: PieceNo, ctx: VentureContext): void {
  ctx.push(fightFellFrame, { side: s.side[piece], piece, by, tried: 0 })
}

/** Why nobody can take it prisoner, or `''`. */
function whyNoPrisoner(s: State, tables: MatchTables, fight: Fight, piece: PieceNo): string {
  if (isAncient(piece)) return 'DV-PRIS-03'
  if (hasMod(s, tables, piece, MOD.cannotBeCaptured)) return 'DV-FX-1'
  if (fight.took === 1) return 'DV-COMBAT-08'
  return fight.range > 0 ? 'DV-COMBAT-11' : ''
}

/** DV-PRIS-01: any unit of the winner on that space that holds nobody. */
function whyNotCaptor(s: State, tables: MatchTables, fight: Fight, piece: PieceNo, captor: PieceNo): string {
  const why = whyNoPrisoner(s, tables, fight, piece)
  if (why !== '') return why
  const isThere = squareOf(s, tables, captor) === squareOf(s, tables, piece)
  return isThere && canHold(s, tables, captor) ? '' : 'DV-PRIS-01'
}

/** Abilities that use a defeated unit, by their numbers. */
function usesOf(tables: MatchTables, side: SideNo): number[] {
  const found: number[] = []
  tables.abilities[side].forEach(({ when, isOptional }, no) => {
    if (when === 'defeat' && isOptional) found.push(no)
  })
  return found
}

function whyNotUse(
  s: State,
  tables: MatchTables,
  fight: Fight,
  piece: PieceNo,
  no: number,
  by: PieceNo,
): string {
  if (fight.took === 1) return 'DV-COMBAT-08'
  if (!isActive(s, by) || squareOf(s, tables, by) !== squareOf(s, tables, piece)) return 'DV-FX-2'
  const { program } = tables.abilities[fight.side][no]
  return canDo(s, tables, program, contextOf(fight.side, by, piece)) ? '' : 'DV-FX-6'
}

/** Drag Off is for what was defeated at a distance. */
function whyNotCard(s: State, tables: MatchTables, fight: Fight, piece: PieceNo, card: number): string {
  const why = whyNotNow(s, tables, fight.side, card, 'defeat', fight.attackers[0], piece)
  if (why !== '' && why !== 'DV-FX-6') return why
  if (fight.range === 0) return 'DV-CARD-05'
  const no = whyNoPrisoner(s, tables, fight, piece)
  return no === '' || no === 'DV-COMBAT-11' ? why : no
}

/** Is there a way besides killing? A hand counts whatever it holds. */
function hasWays(s: State, tables: MatchTables, fight: Fight, piece: PieceNo): boolean {
  if (handOf(s, fight.side).length > 0) return true
  if (s.army[fight.side].some((one) => whyNotCaptor(s, tables, fight, piece, one) === '')) return true
  return usesOf(tables, fight.side).some((no) =>
    fight.attackers.some((by) => whyNotUse(s, tables, fight, piece, no, by) === ''),
  )
}

function employ(fight: Fight, piece: PieceNo, no: number, by: PieceNo, ctx: VentureContext): void {
  fight.took = 1
  ctx.tell?.({ event: 'ability', side: fight.side, ability: no, piece: by })
  runProgram(ctx.tables.abilities[fight.side][no].program, contextOf(fight.side, by, piece), ctx)
}

const ABILITY_OF: Readonly<Record<number, string>> = { [SPOILS.absorb]: 'absorb', [SPOILS.meat]: 'butcher' }

/** An Auto-Enemy or a beast does what its card says, and kills if it cannot (DV-AUTO-03). */
function settleAlone(s: State, fight: Fight, piece: PieceNo, ctx: VentureContext): void {
  const tables = ctx.tables
  if (fight.spoils === SPOILS.capture) {
    const captors = [...fight.attackers, ...s.army[fight.side]]
    const captor = captors.find((one) => whyNotCaptor(s, tables, fight, piece, one) === '')
    if (captor !== undefined) {
      fight.took = 1
      capture(s, piece, captor, ctx)
      return
    }
  }
  const wanted = ABILITY_OF[fight.spoils]
  const no = tables.abilities[fight.side].findIndex(({ row }) => row.id === wanted)
  const by =
    no < 0 ? undefined : fight.attackers.find((one) => whyNotUse(s, tables, fight, piece, no, one) === '')
  if (by === undefined) slay(s, fight, piece, ctx)
  else employ(fight, piece, no, by, ctx)
}

/** Killed, taken prisoner, or used by an ability or a card. */
export const fightSpoils = ask(fightSpoilsFrame.name, {
  locals: fightSpoilsFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables): Choice[] => {
    const { attackers } = fightAt(s)
    return [
      KILL,
      ...s.army[f.side].map((piece) => CAPTURE[piece]),
      ...usesOf(tables, f.side).flatMap((no) => attackers.map((by) => ability(no, by, 0))),
      ...handOf(s, f.side).map((card) => PLAY[card]),
    ]
  },
  offer: (s, f, menu) => {
    const fight = fightAt(s)
    const tables = menu.tables
    const piece = fight.defeated[f.next]
    menu.add(KILL)
    for (const captor of s.army[f.side]) {
      const why = whyNotCaptor(s, tables, fight, piece, captor)
      if (why === '') menu.add(CAPTURE[captor])
      else menu.block?.(CAPTURE[captor], why)
    }
    for (const no of usesOf(tables, f.side)) {
      for (const by of fight.attackers) {
        const why = whyNotUse(s, tables, fight, piece, no, by)
        if (why === '') menu.add(ability(no, by, 0))
        else menu.block?.(ability(no, by, 0), why)
      }
    }
    for (const card of handOf(s, f.side)) {
      const why = whyNotCard(s, tables, fight, piece, card)
      if (why === '') menu.add(PLAY[card])
      else menu.block?.(PLAY[card], why)
    }
  },
  take: (s, f, choice: Choice, ctx) => {
    const fight = fightAt(s)
    const piece = fight.defeated[f.next]
    ctx.pop()
    switch (choice.do) {
      case 'capture':
        fight.took = 1
        capture(s, piece, Number(choice['piece']), ctx)
        break
      case 'ability':
        employ(fight, piece, Number(choice['ability']), Number(choice['piece']), ctx)
        break
      case 'play':
        fight.took = 1
        playNow(s, f.side, Number(choice['card']), fight.attackers[0], piece, ctx)
        break
      default:
        slay(s, fight, piece, ctx)
    }
  },
  question: ({ state, tables }, f) => {
    const fight = state.fights[state.fights.length - 1]
    return text('ask.spoils', { unit: pieceText(tables, fight.defeated[f.next]) })
  },
  describe: ({ state, tables }, f, choice) => {
    const piece = Number(choice['piece'])
    const unit = pieceText(tables, piece)
    const at = `piece:${piece}`
    if (choice.do === 'kill') return { text: text('choose.kill') }
    if (choice.do === 'capture') {
      const { defeated } = state.fights[state.fights.length - 1]
      return { text: text('choose.capture', { unit }), at, from: `piece:${defeated[f.next]}` }
    }
    if (choice.do === 'ability') {
      const no = Number(choice['ability'])
      const { row } = tables.abilities[f.side][no]
      return { text: text('choose.useDefeated', { ability: row.name, unit }), at, from: `ability:${no}` }
    }
    const card = Number(choice['card'])
    return { text: text('choose.playCard', { card: cardText(tables, card) }), at: `card:${card}` }
  },
})
