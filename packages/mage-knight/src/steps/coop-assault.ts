import { partNextTo } from '../state/city-parts.ts'
import { int, ints, text, type Menu } from '@longtable/kernel'
import { PASS } from '../state/choices/common.ts'
import { STEP } from '../state/choices/map.ts'
import { NONE } from '../content/ids.ts'
import { cityAt, gainReputation } from '../state/mutations.ts'
import { beginFight } from '../state/combat/begin-action.ts'
import { enemiesAt } from '../state/combat/places.ts'
import { startCombat } from '../state/combat/start-fight.ts'
import type { Hex } from '../state/pools/lattice.ts'
import { arrive } from '../state/map/reveal.ts'
import { provoked } from '../state/map/safety.ts'
import { stepCost } from '../state/map/terrain.ts'
import { TURN_ABILITIES } from './plays/index.ts'
import { atHex } from '../text/hex.ts'
import { isSince } from '../state/rules-version.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import { Fight, Foe } from '../state/schema/fight.ts'
import { STREAM, type Seat, type State } from '../state/schema/state.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { afterFight } from './after-fight.ts'
import { takeCity, withdraw } from './combat-outcome.ts'
import { hasDeed } from './duel.ts'
import { endTurn } from './end-of-turn.ts'
import { askBefore } from './turn-before.ts'
import { startOfTurn } from './turn-start.ts'

/** Several heroes assault a city together: the fights, one after the other, and what comes of them. */

/** All have agreed: tokens are flipped (MK-COOP-08, MK-COOP-09), the garrison is dealt (MK-COOP-10); `from` is the initiator's. */
export function beginCoop(
  s: State,
  hex: Hex,
  line: readonly Seat[],
  shares: readonly number[],
  from: Hex,
  ctx: MageContext,
): void {
  for (let n = 1; n < line.length; n++) s.players[line[n]].tokenDown = true
  const posts = shuffled(enemiesAt(s, hex), ctx)
  s.shares = []
  let next = 0
  for (const seat of line) {
    for (let n = 0; n < shares[seat]; n++) s.shares.push(posts[next++], seat)
  }
  ctx.tell?.({ event: 'garrisonDealt', shares: s.shares })
  ctx.push(coop, {
    hex,
    line: line.slice(),
    from: line.map((_, n) => (n === 0 ? from : NONE)),
    at: 0,
    phase: 0,
  })
}

function shuffled(posts: readonly TokenSlot[], ctx: MageContext): TokenSlot[] {
  const mixed = posts.slice()
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = ctx.below(STREAM.tokens, i + 1)
    const held = mixed[i]
    mixed[i] = mixed[j]
    mixed[j] = held
  }
  return mixed
}

/** The enemies that a participant was dealt. */
function shareOf(s: State, seat: Seat): TokenSlot[] {
  return s.shares.filter((_, i) => i % 2 === 0 && s.shares[i + 1] === seat)
}

/** One participant after the other (MK-COOP-11 to 13), then the city is taken or everybody withdraws (MK-COOP-18). */
export const coop = run('coop', {
  locals: { hex: int(), line: ints(), from: ints(), at: int(0), phase: int(0) },
  run: (s, f, ctx) => {
    if (f.at === f.line.length) {
      const first = resolve(s, f.hex, f.line, f.from, ctx)
      ctx.pop()
      for (const seat of first.toReversed()) ctx.push(coopFollow, { seat, was: f.line[0], phase: 0 })
      return
    }
    const seat = f.line[f.at]
    s.active = seat
    switch (f.phase++) {
      case 0:
        s.stage = Stage.before
        if (f.at > 0) askBefore(s, seat, ctx) // MK-COOP-12
        break
      case 1:
        if (f.at > 0) startOfTurn(s, seat, ctx) // MK-Q91
        break
      case 2:
        s.stage = Stage.moving
        if (f.at === 0) enterCity(s, seat, f.hex, ctx)
        else {
          f.from[f.at] = s.players[seat].at
          ctx.push(coopEnter, { seat, hex: f.hex })
        }
        break
      default:
        if (s.players[seat].at !== f.hex) f.from[f.at] = NONE
        f.phase = 0
        f.at++
    }
  },
})

/** MK-Q47: the step into the city is paid; whoever has nothing left to pay it with stays out. */
export const coopEnter = ask('coop.enter', {
  locals: { seat: int(0, 3), hex: int() },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => [STEP[f.hex], PASS],
  offer: (s, f, menu: Menu<MatchTables>) => {
    const needs = stepCost(s, f.seat, f.hex, menu)
    const has = s.players[f.seat].move
    if (has >= needs) menu.add(STEP[f.hex])
    else menu.block?.(STEP[f.hex], 'MK-COOP-11', { needs, has })
    if (has < needs && !hasDeed(s, f.seat)) menu.add(PASS)
    else menu.block?.(PASS, 'MK-COOP-11', { needs, has })
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'step') enterCity(s, f.seat, f.hex, ctx)
    else ctx.tell?.({ event: 'stayedOut', seat: f.seat, hex: f.hex })
  },
  question: () => text('ask.coopEnter'),
  describe: (ctx, f, choice) =>
    choice.do === 'step'
      ? { text: text('choose.coopEnter'), at: atHex(f.hex) }
      : { text: text('choose.coopStayOut'), at: atHex(ctx.state.players[f.seat].at) },
  abilities: TURN_ABILITIES,
})

/** Into the city, against the own share and whoever is provoked on the way (MK-COOP-15); it costs reputation (MK-COOP-17). */
function enterCity(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  const from = s.players[seat].at
  const rampaging = from === hex ? [] : provoked(s, from, hex, ctx.tables)
  if (from !== hex) stepIn(s, seat, hex, ctx)
  if (isSince(ctx.tables, 3)) beginFight(s, seat, ctx) // MK-COOP-02
  gainReputation(s, seat, -1, ctx)
  const share = shareOf(s, seat)
  startCombat(
    s,
    seat,
    Fight.share,
    hex,
    from,
    [...share, ...rampaging],
    [...share.map(() => Foe.garrison | Foe.siteFortified), ...rampaging.map(() => Foe.rampaging)],
    ctx,
  )
}

/** Into the part of the city that is next to the hero (MK-VAR-53). */
function stepIn(s: State, seat: Seat, city: Hex, ctx: MageContext): void {
  const player = s.players[seat]
  const hex = partNextTo(s, player.at, city, ctx.tables.neighbours[player.at] ?? [])
  const cost = stepCost(s, seat, hex, ctx)
  player.move -= cost
  player.did |= Did.moved
  ctx.tell?.({ event: 'stepped', seat, from: player.at, hex, cost })
  arrive(s, seat, hex, ctx)
}

/** MK-COOP-18: all defeated, or everybody back; ends of turn follow (MK-COOP-19). Those that come before the initiator's. */
function resolve(
  s: State,
  hex: Hex,
  line: readonly Seat[],
  from: readonly Hex[],
  ctx: MageContext,
): readonly Seat[] {
  const city = cityAt(s, hex)
  if (city !== undefined && enemiesAt(s, hex).length === 0) takeCity(city, line[0], ctx)
  else {
    line.forEach((seat, n) => {
      if (from[n] !== NONE) withdraw(s, seat, from[n], ctx)
    })
  }
  const ends = ctx.tables.options.coopTurns === 'round' ? s.order.filter((seat) => line.includes(seat)) : line
  const own = ends.indexOf(line[0])
  s.shares = []
  s.followers = ends.slice(own + 1)
  s.active = line[0]
  s.stage = Stage.after
  return ends.slice(0, own)
}

/** After the initiator's end of turn those of the others (MK-COOP-19). */
export function followUp(s: State, ctx: MageContext): boolean {
  if (s.followers.length === 0) return false
  const [seat, ...others] = s.followers
  s.followers = others
  ctx.push(coopFollow, { seat, was: s.active, phase: 0 })
  return true
}

export const coopFollow = run('coop.follow', {
  locals: { seat: int(0, 3), was: int(), phase: int(0) },
  run: (s, f, ctx) => {
    switch (f.phase++) {
      case 0:
        s.active = f.seat
        s.stage = Stage.after
        ctx.push(coopAfter, { seat: f.seat }) // MK-COOP-20
        break
      case 1:
        endTurn(f.seat, ctx)
        break
      default:
        ctx.endEffects(({ data }, frame) => frame.step === 'turn' && data['seat'] === f.seat)
        s.active = f.was
        s.stage = Stage.after
        ctx.pop()
    }
  },
})

export const coopAfter = afterFight('coop.after', 'ask.coopAfter')
