import { oneOf, playerText, text } from '@longtable/kernel'
import { face, type Card } from '../state/cards.ts'
import type { Side } from '../state/events.ts'
import { canPay, lacking } from '../state/facts.ts'
import { pay, takeArmies } from '../state/mutations.ts'
import { ask, type State } from '../state/schema.ts'
import { NOBODY, regionOf, SITES, twinOf, type Seat, type Site } from '../state/sites.ts'
import { sitesOfCard, type MatchTables } from '../state/tables.ts'
import { atSite } from '../text/targets.ts'
import { priced, siteText } from '../text/things.ts'
import { battle } from './battle.ts'
import { ATTACK_FROM, COMMIT, FORFEIT, MOVE_FROM, SIDE, TARGET } from './choices.ts'
import { cardNode, seatNode, siteNode, spaceNode } from './locals.ts'
import { cannotMoveFrom, chooseDestination } from './movement.ts'
import { actionOf, afterPerforming, describeForfeit, forfeit, offerForfeit } from './revealed-card.ts'

/** Attacks: where from, where to, the side of a wild card, and with how many armies. */

/** IMM-ATTACK-2, IMM-PORTAL-4: adjacent, or the twin at the far end of a portal. */
function isAdjacent(s: State, tables: MatchTables, from: Site, site: Site): boolean {
  return tables.neighbours[from].includes(site) || (s.portal[from] === 1 && site === twinOf(from))
}

function hasTarget(s: State, tables: MatchTables, seat: Seat, from: Site): boolean {
  if (s.portal[from] === 1 && s.owner[twinOf(from)] !== seat) return true
  const near = tables.neighbours[from]
  for (let i = 0; i < near.length; i++) if (s.owner[near[i]] !== seat) return true
  return false
}

/** Why no attack can start from here; undefined if one can. */
function cannotAttackFrom(s: State, tables: MatchTables, seat: Seat, from: Site): string | undefined {
  if (s.owner[from] !== seat) return 'IMM-ATTACK-1'
  if (s.armies[from] < 2) return 'IMM-ATTACK-4'
  return hasTarget(s, tables, seat, from) ? undefined : 'IMM-ATTACK-3'
}

/** The origin of an attack on any attack space, or of a movement where the space allows one (IMM-MOVE-1). */
export const chooseOrigin = ask('attack.from', {
  locals: { seat: seatNode, space: spaceNode, card: cardNode },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => {
    const moves = actionOf(s, tables, f).action === 'attackOrMove'
    const origins = moves ? sitesOfCard(tables, f.card).map((site) => MOVE_FROM[site]) : []
    return [...ATTACK_FROM, ...origins, ...FORFEIT]
  },
  offer: (s, f, menu) => {
    const player = s.players[f.seat]
    const { action, cost, moveCost } = actionOf(s, menu.tables, f)
    const affordable = canPay(player, cost)
    for (let site: Site = 0; site < SITES; site++) {
      if (s.owner[site] !== f.seat && menu.block === undefined) continue
      const rule = cannotAttackFrom(s, menu.tables, f.seat, site)
      if (rule !== undefined) menu.block?.(ATTACK_FROM[site], rule, { armies: s.armies[site] })
      else if (!affordable) menu.block?.(ATTACK_FROM[site], 'IMM-ATTACK-5', lacking(player, cost))
      else menu.add(ATTACK_FROM[site])
    }
    if (action === 'attackOrMove') {
      for (const site of sitesOfCard(menu.tables, f.card)) {
        const rule = cannotMoveFrom(s, menu.tables, f.seat, site)
        if (rule !== undefined) menu.block?.(MOVE_FROM[site], rule, { armies: s.armies[site] })
        else if (!canPay(player, moveCost))
          menu.block?.(MOVE_FROM[site], 'IMM-MOVE-2', lacking(player, moveCost))
        else menu.add(MOVE_FROM[site])
      }
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, space, card } = f
    switch (taken.do) {
      case 'forfeit':
        forfeit(s, seat, card, taken.take, ctx)
        break
      case 'attackFrom':
        ctx.push(chooseTarget, { seat, space, card, from: taken.site })
        break
      case 'moveFrom':
        ctx.push(chooseDestination, { seat, space, card, from: taken.site })
        break
    }
  },
  question: ({ state, tables }, f) =>
    text(actionOf(state, tables, f).action === 'attackOrMove' ? 'ask.attackOrMove' : 'ask.attackFrom'),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const { cost, moveCost } = actionOf(state, tables, f)
    const entry = {
      text: text(`choose.${taken.do}`, {
        site: siteText(tables, taken.site),
        count: state.armies[taken.site],
      }),
      at: atSite(taken.site),
    }
    return priced(entry, taken.do === 'moveFrom' ? moveCost : cost)
  },
})

export const chooseTarget = ask('attack.target', {
  locals: { seat: seatNode, space: spaceNode, card: cardNode, from: siteNode },
  seat: (_s, f) => f.seat,
  universe: () => [...TARGET, ...FORFEIT],
  offer: (s, f, menu) => {
    if (menu.block === undefined) {
      for (const site of menu.tables.neighbours[f.from]) if (s.owner[site] !== f.seat) menu.add(TARGET[site])
      const twin = twinOf(f.from)
      if (s.portal[f.from] === 1 && s.owner[twin] !== f.seat) menu.add(TARGET[twin])
    } else {
      for (const site of targetOrder(menu.tables, f.from)) {
        if (s.owner[site] === f.seat) menu.block(TARGET[site], 'IMM-ATTACK-3')
        else if (isAdjacent(s, menu.tables, f.from, site)) menu.add(TARGET[site])
        else menu.block(TARGET[site], site === twinOf(f.from) ? 'IMM-PORTAL-1' : 'IMM-ATTACK-2')
      }
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, space, card, from } = f
    if (taken.do === 'forfeit') {
      forfeit(s, seat, card, taken.take, ctx)
      return
    }
    const sides = sidesOf(s, ctx.tables, seat, card, from, taken.site)
    if (sides.length > 1) ctx.push(chooseSide, { seat, space, card, from, site: taken.site })
    else ctx.push(commitArmies, { seat, space, card, from, site: taken.site, side: sides[0] })
  },
  question: ({ tables }, f) => text('ask.target', { site: siteText(tables, f.from) }),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const free = state.owner[taken.site] === NOBODY
    const [side] = sidesOf(state, tables, f.seat, f.card, f.from, taken.site)
    return {
      text: text(free ? 'choose.targetFree' : 'choose.target', {
        site: siteText(tables, taken.site),
        player: playerText(state.owner[taken.site]),
        count: state.armies[taken.site],
        inhabitants: text(`side.${side}`),
      }),
      at: atSite(taken.site),
      from: atSite(f.from),
    }
  },
})

/** Neighbours in the table's order first, so that people and playouts see the same list. */
function targetOrder(tables: MatchTables, from: Site): Site[] {
  const first = [...tables.neighbours[from], twinOf(from)]
  const rest = Array.from({ length: SITES }, (_, site) => site).filter((site) => !first.includes(site))
  return [...first, ...rest]
}

/** The sides that the played card can give the inhabitants; more than one only for a wild card. */
export function sidesOf(
  s: Pick<State, 'owner'>,
  tables: MatchTables,
  seat: Seat,
  card: Card,
  from: Site,
  site: Site,
): readonly Side[] {
  const shown = face(card)
  if (shown.kind === 'wild') {
    // IMM-PLAN-10: any one region of its area in its realm.
    const sites = sitesOfCard(tables, card)
    const sides: Side[] = []
    if (sites.includes(site)) sides.push('A')
    if (sites.includes(from)) sides.push('B')
    sides.push('C')
    return sides
  }
  const attacked = showsRegion(s, tables, seat, card, site)
  const attacking = showsRegion(s, tables, seat, card, from)
  if (attacked && attacking) return [tables.options.portalOwnCard] // IMM-ATTACK-11
  if (attacked) return ['A'] // IMM-ATTACK-7
  return attacking ? ['B'] : ['C'] // IMM-ATTACK-8, IMM-ATTACK-9
}

/** IMM-PLAN-12, IMM-ATTACK-10: a conflict card shows one site; a region card its region in either realm. */
function showsRegion(
  s: Pick<State, 'owner'>,
  tables: MatchTables,
  seat: Seat,
  card: Card,
  site: Site,
): boolean {
  const shown = face(card)
  if (shown.kind === 'conflict') return sitesOfCard(tables, card)[0] === site
  if (shown.kind !== 'region' || shown.region !== regionOf(site)) return false
  return tables.options.regionCardAnyRealm || s.owner[site] === seat
}

export const chooseSide = ask('attack.side', {
  locals: { seat: seatNode, space: spaceNode, card: cardNode, from: siteNode, site: siteNode },
  seat: (_s, f) => f.seat,
  universe: () => [...SIDE, ...FORFEIT],
  offer: (s, f, menu) => {
    const sides = sidesOf(s, menu.tables, f.seat, f.card, f.from, f.site)
    for (const entry of SIDE) {
      if (sides.includes(entry.as)) menu.add(entry)
      else menu.block?.(entry, 'IMM-PLAN-10')
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, space, card, from, site } = f
    if (taken.do === 'forfeit') forfeit(s, seat, card, taken.take, ctx)
    else ctx.push(commitArmies, { seat, space, card, from, site, side: taken.as })
  },
  question: () => text('ask.side'),
  describe: (_ctx, f, taken) =>
    taken.do === 'forfeit'
      ? describeForfeit(taken)
      : { text: text('choose.side', { inhabitants: text(`side.${taken.as}`) }), at: atSite(f.site) },
})

/** IMM-ATTACK-4: any number, but one stays behind. Until now the attack can be given up (IMM-PERFORM-18). */
export const commitArmies = ask('attack.commit', {
  locals: {
    seat: seatNode,
    space: spaceNode,
    card: cardNode,
    from: siteNode,
    site: siteNode,
    side: oneOf('A', 'B', 'C'),
  },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [...COMMIT.slice(1, s.armies[f.from] + 1), ...FORFEIT],
  offer: (s, f, menu) => {
    const armies = s.armies[f.from]
    for (let n = 1; n < armies; n++) menu.add(COMMIT[n])
    menu.block?.(COMMIT[armies], 'IMM-ATTACK-4', { armies })
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const { seat, card, from, site, side } = f
    if (taken.do === 'forfeit') {
      forfeit(s, seat, card, taken.take, ctx)
      return
    }
    const { armies } = taken
    pay(s.players[seat], actionOf(s, ctx.tables, f).cost)
    takeArmies(s, from, armies)
    afterPerforming(seat, card, ctx)
    ctx.tell?.({ event: 'attacked', seat, from, site, armies, side })
    ctx.push(battle, { seat, site, armies, side, byPortal: site === twinOf(from) })
  },
  question: ({ tables }, f) =>
    text('ask.commit', {
      from: siteText(tables, f.from),
      site: siteText(tables, f.site),
      inhabitants: text(`side.${f.side}`),
    }),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const entry = { text: text('choose.commit', { count: taken.armies }), at: atSite(f.site) }
    return priced(entry, actionOf(state, tables, f).cost)
  },
})
