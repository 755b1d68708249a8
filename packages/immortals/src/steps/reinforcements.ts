import { int, ints, text } from '@longtable/kernel'
import { armiesOnBoard, canDraw } from '../state/facts.ts'
import { addArmies, drawConflict } from '../state/mutations.ts'
import { ask, run, type State } from '../state/schema.ts'
import { DARK, LIGHT, NOBODY, realmOf, siteIn, SITES, type Seat, type Site } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import { atLimbo, atSite } from '../text/targets.ts'
import { siteText } from '../text/things.ts'
import { DECLINE, DONE, DRAW, PLACE, RETURN } from './choices.ts'
import { seatNode } from './locals.ts'

/** Reinforcements: first every player may draw a card, then armies come back from the limbos. */

/** IMM-REINFORCE-2, IMM-REINFORCE-3: all draws come first, in player order. */
export const drawPhase = run('reinforce.draws', {
  locals: { turn: int() },
  run: (s, f, ctx) => {
    if (f.turn === ctx.seats || !canDraw(s)) ctx.pop()
    else ctx.push(drawCard, { seat: (s.first + f.turn++) % ctx.seats })
  },
})

/** IMM-REINFORCE-1: one card for nothing, or none. */
export const drawCard = ask('reinforce.draw', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: () => [DRAW, DECLINE],
  offer: (_s, _f, menu) => {
    menu.add(DRAW)
    menu.add(DECLINE)
  },
  take: (s, f, taken, ctx) => {
    if (taken === DRAW) drawConflict(s, f.seat, ctx)
    else ctx.tell?.({ event: 'declined', seat: f.seat })
    ctx.pop()
  },
  question: () => text('ask.draw'),
  describe: (_ctx, _f, taken) =>
    taken.do === 'draw' ? { text: text('choose.draw'), at: 'deck' } : { text: text('choose.decline') },
})

export const reinforcePhase = run('reinforce', {
  locals: { turn: int() },
  run: (s, f, ctx) => {
    if (f.turn === ctx.seats) {
      ctx.pop()
      return
    }
    const seat = (s.first + f.turn++) % ctx.seats
    const [light, dark] = s.players[seat].limbo
    // IMM-REINFORCE-4: one for each full three, counted once before any army moves.
    const left = [Math.floor(light / 3), Math.floor(dark / 3)]
    if (canSend(s, seat, left) || canReturn(s, ctx.tables, seat)) ctx.push(sendArmies, { seat, left })
  },
})

function canSend(s: State, seat: Seat, left: readonly number[]): boolean {
  for (let site: Site = 0; site < SITES; site++)
    if (s.owner[site] === seat && left[realmOf(site)] > 0) return true
  return false
}

/** The house rule of IMM-REINFORCE-7: one army on an unoccupied start site for a player without any on the board. */
function canReturn(s: State, tables: MatchTables, seat: Seat): boolean {
  return startSites(s, tables, seat).some((site) => mayReturn(s, tables, seat, site))
}

function startSites(s: State, tables: MatchTables, seat: Seat): Site[] {
  if (armiesOnBoard(s, seat) > 0) return []
  const start = tables.starts[s.players[seat].light]
  return [siteIn(start, LIGHT), siteIn(start, DARK)]
}

function mayReturn(s: State, tables: MatchTables, seat: Seat, site: Site): boolean {
  return tables.options.houseReturn && s.owner[site] === NOBODY && s.players[seat].limbo[realmOf(site)] > 0
}

/** IMM-REINFORCE-5, IMM-REINFORCE-6: each army to any own site of the limbo's realm. */
export const sendArmies = ask('reinforce.place', {
  locals: { seat: seatNode, left: ints(2) },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => [...PLACE, ...startSites(s, tables, f.seat).map((site) => RETURN[site]), DONE],
  offer: (s, f, menu) => {
    for (let site: Site = 0; site < SITES; site++) {
      const realm = realmOf(site)
      if (s.owner[site] === f.seat && f.left[realm] > 0) menu.add(PLACE[site])
      else if (menu.block === undefined) continue
      else if (s.owner[site] !== f.seat) menu.block(PLACE[site], 'IMM-REINFORCE-6')
      else menu.block(PLACE[site], 'IMM-REINFORCE-4', { limbo: s.players[f.seat].limbo[realm] })
    }
    for (const site of startSites(s, menu.tables, f.seat)) {
      if (mayReturn(s, menu.tables, f.seat, site)) menu.add(RETURN[site])
      else menu.block?.(RETURN[site], 'IMM-REINFORCE-7')
    }
    menu.add(DONE)
  },
  take: (s, f, taken, ctx) => {
    if (taken.do === 'done') {
      ctx.pop()
      return
    }
    const realm = realmOf(taken.site)
    s.players[f.seat].limbo[realm]--
    addArmies(s, f.seat, taken.site, 1)
    ctx.tell?.({ event: 'reinforced', seat: f.seat, site: taken.site })
    f.left[realm]--
    if (taken.do === 'return' || !canSend(s, f.seat, f.left)) ctx.pop()
  },
  question: (_ctx, f) => text('ask.reinforce', { light: f.left[LIGHT], dark: f.left[DARK] }),
  describe: ({ tables }, _f, taken) => {
    switch (taken.do) {
      case 'done':
        return { text: text('choose.noMore') }
      case 'return':
      case 'place':
        return {
          text: text(`choose.${taken.do}`, { site: siteText(tables, taken.site) }),
          at: atSite(taken.site),
          from: atLimbo(realmOf(taken.site)),
        }
    }
  },
})
