import { text } from '@longtable/kernel'
import { addArmies, pay, takeArmies } from '../state/mutations.ts'
import { ask, type State } from '../state/schema.ts'
import { SITES, twinOf, type Seat, type Site } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import { atSite } from '../text/targets.ts'
import { priced, siteText } from '../text/things.ts'
import { FORFEIT, MOVE, MOVE_TO } from './choices.ts'
import { cardNode, seatNode, siteNode, spaceNode } from './locals.ts'
import { actionOf, afterPerforming, describeForfeit, forfeit, offerForfeit } from './revealed-card.ts'

/** Movement: from the site of the card through own sites to one own site. */

/** IMM-MOVE-3, IMM-PORTAL-3: the own sites that can be reached through own sites, portals one way. */
export function reachable(
  s: Pick<State, 'owner' | 'portal'>,
  tables: MatchTables,
  seat: Seat,
  from: Site,
): Uint8Array {
  const seen = new Uint8Array(SITES)
  const queue = [from]
  seen[from] = 1
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]
    const near = tables.neighbours[here]
    for (let j = 0; j < near.length; j++) visit(near[j])
    if (s.portal[here] === 1) visit(twinOf(here))
  }
  seen[from] = 0
  return seen

  function visit(site: Site): void {
    if (seen[site] === 1 || s.owner[site] !== seat) return
    seen[site] = 1
    queue.push(site)
  }
}

/** Why no movement can start from here; undefined if one can. */
export function cannotMoveFrom(s: State, tables: MatchTables, seat: Seat, from: Site): string | undefined {
  if (s.owner[from] !== seat) return 'IMM-PERFORM-14'
  if (s.armies[from] < 2) return 'IMM-MOVE-4'
  return reachable(s, tables, seat, from).includes(1) ? undefined : 'IMM-MOVE-3'
}

const locals = { seat: seatNode, space: spaceNode, card: cardNode, from: siteNode }

export const chooseDestination = ask('move.to', {
  locals,
  seat: (_s, f) => f.seat,
  universe: (_s, f) => [...MOVE_TO.filter(({ site }) => site !== f.from), ...FORFEIT],
  offer: (s, f, menu) => {
    const reach = reachable(s, menu.tables, f.seat, f.from)
    for (let site: Site = 0; site < SITES; site++) {
      if (reach[site] === 1) menu.add(MOVE_TO[site])
      else if (site !== f.from) menu.block?.(MOVE_TO[site], 'IMM-MOVE-3')
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, space, card, from } = f
    if (taken.do === 'forfeit') forfeit(s, seat, card, taken.take, ctx)
    else ctx.push(chooseNumber, { seat, space, card, from, site: taken.site })
  },
  question: ({ tables }, f) => text('ask.moveTo', { site: siteText(tables, f.from) }),
  describe: ({ tables }, f, taken) =>
    taken.do === 'forfeit'
      ? describeForfeit(taken)
      : {
          text: text('choose.moveTo', { site: siteText(tables, taken.site) }),
          at: atSite(taken.site),
          from: atSite(f.from),
        },
})

/** IMM-MOVE-2, IMM-MOVE-4, IMM-MOVE-5: any number to one destination, one army stays. */
export const chooseNumber = ask('move.number', {
  locals: { ...locals, site: siteNode },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [...MOVE.slice(1, s.armies[f.from] + 1), ...FORFEIT],
  offer: (s, f, menu) => {
    const armies = s.armies[f.from]
    for (let n = 1; n < armies; n++) menu.add(MOVE[n])
    menu.block?.(MOVE[armies], 'IMM-MOVE-4', { armies })
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, card, from, site } = f
    if (taken.do === 'forfeit') {
      forfeit(s, seat, card, taken.take, ctx)
      return
    }
    pay(s.players[seat], actionOf(s, ctx.tables, f).moveCost)
    takeArmies(s, from, taken.armies)
    addArmies(s, seat, site, taken.armies)
    ctx.tell?.({ event: 'moved', seat, from, site, armies: taken.armies })
    afterPerforming(seat, card, ctx)
  },
  question: ({ tables }, f) =>
    text('ask.moveNumber', { from: siteText(tables, f.from), site: siteText(tables, f.site) }),
  describe: ({ state, tables }, f, taken) =>
    taken.do === 'forfeit'
      ? describeForfeit(taken)
      : priced(
          { text: text('choose.move', { count: taken.armies }), at: atSite(f.site) },
          actionOf(state, tables, f).moveCost,
        ),
})
