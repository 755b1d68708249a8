import { text, type Choice, type Frame, type Shortcut } from '@longtable/kernel'
import { STEP } from '../state/choices/map.ts'
import { NONE, Site } from '../content/ids.ts'
import { isLasting } from '../state/lasting.ts'
import { isRevealed, siteAt, type Hex } from '../state/pools/lattice.ts'
import { isAssault, isClosed, isRampaging, provoked, rivalAt } from '../state/map/safety.ts'
import { costIn, costTable } from '../state/map/terrain.ts'
import { atHex, hexText } from '../text/hex.ts'
import { paidPlays } from './pay-shortcuts.ts'
import { Stage } from '../state/schema/stages.ts'
import type { MageViewContext } from '../state/match.ts'
import type { Seat } from '../state/schema/state.ts'
import { around, moveText } from '../text/moves.ts'

/** What can be done in one gesture: walking far, and playing with the mana that is spent first. */
export function shortcuts(ctx: MageViewContext, frame: Frame, offered: readonly Choice[]): Shortcut[] {
  return [...paidPlays(ctx, offered), ...farWalks(ctx, frame, offered)]
}

/** Walking far, by the cheapest way on which nothing happens. */
function farWalks(ctx: MageViewContext, frame: Frame, offered: readonly Choice[]): Shortcut[] {
  if (frame.step !== 'turn.main' || ctx.state.stage !== Stage.moving) return []
  if (!offered.some((choice) => choice.do === 'step')) return []
  const { seat } = frame as Frame & { readonly seat: Seat }
  return walks(ctx, seat).map(({ way, cost }) => {
    const hex = way[way.length - 1]
    return {
      text: text('shortcut.walk', { hex: hexText(ctx.state, hex) }),
      cost: moveText(cost),
      at: atHex(hex),
      choices: way.map((each) => STEP[each]),
    }
  })
}

interface Walk {
  readonly way: readonly Hex[]
  readonly cost: number
}

interface Reached {
  readonly cost: number
  readonly from: Hex
}

/** The ways of two steps and more that the Move points allow; the first space of a way is the first step. */
function walks(ctx: MageViewContext, seat: Seat): Walk[] {
  const { state: s, tables } = ctx
  const { at, move } = s.players[seat]
  const costs = costTable(s, seat, around(ctx)).slice()
  const reached = new Map<Hex, Reached>([[at, { cost: 0, from: NONE }]])
  const open = new Set<Hex>([at])
  while (open.size > 0) {
    const here = cheapest(open, reached)
    open.delete(here)
    const soFar = reached.get(here)?.cost ?? 0
    for (const hex of tables.neighbours[here]) {
      const cost = soFar + costIn(s, hex, costs)
      const known = reached.get(hex)
      if (cost > move || (known !== undefined && known.cost <= cost)) continue
      if (!isQuiet(ctx, seat, here, hex, costs)) continue
      reached.set(hex, { cost, from: here })
      open.add(hex)
    }
  }
  return [...reached.keys()]
    .filter((hex) => rivalAt(s, seat, hex, tables) === NONE)
    .map((hex) => ({ way: wayTo(hex, reached), cost: reached.get(hex)?.cost ?? 0 }))
    .filter(({ way }) => way.length > 1)
}

function cheapest(open: ReadonlySet<Hex>, reached: ReadonlyMap<Hex, Reached>): Hex {
  let best = NONE
  for (const hex of open) {
    if (best === NONE || (reached.get(hex)?.cost ?? 0) < (reached.get(best)?.cost ?? 0)) best = hex
  }
  return best
}

function wayTo(hex: Hex, reached: ReadonlyMap<Hex, Reached>): Hex[] {
  const way: Hex[] = []
  for (let at = hex; reached.get(at) !== undefined; at = reached.get(at)?.from ?? NONE) way.unshift(at)
  return way.slice(1)
}

/** Can this step be made without an assault, without provoking and without seeing anything new? */
function isQuiet(ctx: MageViewContext, seat: Seat, from: Hex, to: Hex, costs: readonly number[]): boolean {
  const { state: s, tables } = ctx
  if (!isRevealed(s, to) || costIn(s, to, costs) < 0 || isRampaging(s, to) || isClosed(s, to, tables))
    return false
  if (isAssault(s, seat, to, tables)) return false
  if (!isLasting(around(ctx), 'stride', seat) && provoked(s, from, to, tables).length > 0) return false
  return !showsSomething(ctx, to)
}

/** Does something face down lie there, or where a garrison could be seen from there? */
function showsSomething({ state: s, tables }: MageViewContext, hex: Hex): boolean {
  return s.postHex.some((at, post) => {
    if (at < 0 || s.postUp[post] === 1) return false
    if (at === hex) return true
    const site = siteAt(s, at)
    const seen = site === Site.keep || site === Site.mageTower || site === Site.city
    return seen && tables.neighbours[hex].includes(at)
  })
}
