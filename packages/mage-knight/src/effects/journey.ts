import { int, text } from '@longtable/kernel'
import { GO } from '../state/choices/effects.ts'
import type { Effect } from '../content/effect.ts'
import { Ground } from '../content/ids.ts'
import { mustRest } from '../state/must-rest.ts'
import { isRevealed, terrainAt, type Hex } from '../state/pools/lattice.ts'
import { arrive } from '../state/map/reveal.ts'
import { hexText, atHex } from '../text/hex.ts'
import { isPrey } from '../state/map/rivals.ts'
import { isAssault, isSafe } from '../state/map/safety.ts'
import { ask, type MatchTables, type Node } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { assaultFrame } from '../state/frames.ts'
import { sourceText } from '../text/sources.ts'

/** Moves that an effect makes: over revealed spaces, without provoking (MK-Q62). */

type Journey = Extract<Effect, { do: 'journey' }>

function journeyAt({ nodes }: MatchTables, node: Node): Journey {
  const effect = nodes.effects[node]
  if (effect.do !== 'journey') throw new Error('not a journey')
  return effect
}

/** The spaces in reach and how many steps away they are. */
export function reach(
  s: State,
  seat: Seat,
  { spaces, never }: Journey,
  tables: MatchTables,
): Map<Hex, number> {
  const { at } = s.players[seat]
  const found = new Map<Hex, number>()
  if (at < 0) return found
  const shut = new Set(never.map((terrain) => Ground[terrain]))
  let edge: Hex[] = [at]
  for (let steps = 1; steps <= spaces; steps++) {
    const next: Hex[] = []
    for (const hex of edge) {
      for (const near of tables.neighbours[hex]) {
        if (near === at || found.has(near) || !isRevealed(s, near) || shut.has(terrainAt(s, near))) continue
        found.set(near, steps)
        next.push(near)
      }
    }
    edge = next
  }
  return found
}

/** May the journey end there? MK-Q85, MK-DEED-13. */
function mayEnd(s: State, seat: Seat, hex: Hex, effect: Journey, tables: MatchTables): boolean {
  if (effect.end === 'safe') return isSafe(s, seat, hex, tables)
  return isAssault(s, seat, hex, tables) || isPrey(s, seat, hex, tables)
}

/** Is there anywhere to go? */
export function canTravel(s: State, seat: Seat, effect: Journey, tables: MatchTables): boolean {
  // MK-COOP-14, MK-SC-81, MK-TURN-28: no other move
  if (s.shares.length > 0 || (s.players[seat].did & Did.halted) !== 0 || mustRest(s, seat)) return false
  for (const [hex, steps] of reach(s, seat, effect, tables)) {
    if (effect.movePerSpace * steps <= s.players[seat].move && mayEnd(s, seat, hex, effect, tables))
      return true
  }
  return false
}

/** Where it ends. */
export const journey = ask('journey', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), node: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) =>
    [...reach(s, f.seat, journeyAt(tables, f.node), tables).keys()].map((hex) => GO[hex]),
  offer: (s, f, menu) => {
    const effect = journeyAt(menu.tables, f.node)
    for (const [hex, steps] of reach(s, f.seat, effect, menu.tables)) {
      const price = effect.movePerSpace * steps
      if (price > s.players[f.seat].move) menu.block?.(GO[hex], 'MK-CARD-10')
      else if (mayEnd(s, f.seat, hex, effect, menu.tables)) menu.add(GO[hex])
      else menu.block?.(GO[hex], effect.end === 'safe' ? 'MK-MOVE-17' : 'MK-DEED-13')
    }
  },
  take: (s, f, choice, ctx) => {
    const { seat, node } = f
    const effect = journeyAt(ctx.tables, node)
    const player = s.players[seat]
    const from = player.at
    const steps = reach(s, seat, effect, ctx.tables).get(choice.hex) ?? 0
    player.move -= effect.movePerSpace * steps
    ctx.pop()
    player.did |= Did.moved
    ctx.tell?.({ event: 'journeyed', seat, from, hex: choice.hex })
    arrive(s, seat, choice.hex, ctx)
    if (effect.end === 'assault') ctx.push(assaultFrame, { seat, hex: choice.hex, from })
  },
  question: (ctx, f) => text('ask.effect.journey', { source: sourceText(ctx.tables, f.source) }),
  describe: (ctx, _f, choice) => ({
    text: text('choice.step', { hex: hexText(ctx.state, choice.hex) }),
    at: atHex(choice.hex),
  }),
})
