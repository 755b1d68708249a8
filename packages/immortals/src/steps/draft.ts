import { allBut, audience, int, ints, text } from '@longtable/kernel'
import { cards, conflictCardsOf, face, Z, type Card } from '../state/cards.ts'
import { groupSizes } from '../state/facts.ts'
import { addArmies, giveRegionCard, takeGroup } from '../state/mutations.ts'
import { ask, run, simultaneous, type ImmortalsContext, type State } from '../state/schema.ts'
import {
  DARK,
  LIGHT,
  NOBODY,
  realmOf,
  regionOf,
  SITES,
  type RealmNo,
  type Seat,
  type Site,
} from '../state/sites.ts'
import { STREAM } from '../state/streams.ts'
import { sitesOfCard, type MatchTables } from '../state/tables.ts'
import { atCard, atSite } from '../text/targets.ts'
import { cardText, siteText } from '../text/things.ts'
import { GROUP, PICK, SITE } from './choices.ts'
import { cardNode, seatNode, siteNode } from './locals.ts'

/** The draft of conflict cards: all pick at once, then place army groups where the cards say. */

/** IMM-START-6, IMM-START-8: two stacks, hands of five, dark for the first player and then in turn. */
export function dealDraft(s: State, ctx: ImmortalsContext): void {
  ctx.shuffle(cards, Z.light, STREAM.cards)
  ctx.shuffle(cards, Z.dark, STREAM.cards)
  for (let i = 0; i < ctx.seats; i++) {
    const seat = (s.marker + i) % ctx.seats
    s.draftRealm[seat] = i % 2 === 0 ? DARK : LIGHT
  }
  for (let i = 0; i < ctx.seats; i++) refill(s, (s.marker + i) % ctx.seats, ctx)
}

/** Fills a hand from the stack of its realm; true if a card came (IMM-START-20, IMM-START-21). */
function refill(s: State, seat: Seat, ctx: ImmortalsContext): boolean {
  const realm = s.draftRealm[seat]
  const pileZone = realm === LIGHT ? Z.light : Z.dark
  const hand = s.cards[Z.draft + seat]
  const dealt: Card[] = []
  while (hand.length < ctx.tables.edition.setup.draftHand) {
    if (s.cards[pileZone].length === 0 && !reshuffle(s, realm as RealmNo, ctx)) break
    dealt.push(ctx.draw(cards, pileZone, Z.draft + seat))
  }
  if (dealt.length > 0) ctx.tell?.({ event: 'dealt', seat, cards: dealt }, audience(seat))
  return dealt.length > 0
}

function reshuffle(s: State, realm: RealmNo, ctx: ImmortalsContext): boolean {
  const ofRealm = new Set(conflictCardsOf(realm))
  const back = s.cards[Z.discard].filter((card) => ofRealm.has(card))
  if (back.length === 0) return false
  const pileZone = realm === LIGHT ? Z.light : Z.dark
  for (const card of back) ctx.move(cards, card, Z.discard, pileZone)
  ctx.shuffle(cards, pileZone, STREAM.cards)
  ctx.tell?.({ event: 'reshuffled', count: back.length })
  return true
}

function countGroups(s: State): number {
  return s.players.reduce((sum, { groups }) => sum + groups.length, 0)
}

/** One deployment round after the other, until the last group is placed (IMM-START-23). */
export const deployment = run('draft', {
  locals: {},
  run: (s, _f, ctx) => {
    if (countGroups(s) === 0) ctx.pop()
    else ctx.push(draftRound, { phase: 0, groups: countGroups(s) })
  },
})

export const draftRound = run('draft.round', {
  locals: { phase: int(), groups: int() },
  run: (s, f, ctx) => {
    if (f.phase++ === 0) {
      ctx.push(draftPick, {})
      return
    }
    ctx.pop()
    if (countGroups(s) > 0) passOn(s, countGroups(s) < f.groups, ctx)
  },
})

/** IMM-START-20: hands and marker go to the left, then each hand is refilled. */
function passOn(s: State, placed: boolean, ctx: ImmortalsContext): void {
  const ring = Array.from({ length: ctx.seats }, (_, seat) => seat)
  ctx.rotate(
    cards,
    ring.map((seat) => Z.draft + seat),
  )
  s.draftRealm = ring.map((seat) => s.draftRealm[(seat + ctx.seats - 1) % ctx.seats])
  s.marker = (s.marker + 1) % ctx.seats
  ctx.tell?.({ event: 'passedOn' })
  let fresh = false
  for (let i = 0; i < ctx.seats; i++) if (refill(s, (s.marker + i) % ctx.seats, ctx)) fresh = true
  if (!placed && !fresh) ctx.push(lastPlacements, { turn: s.marker }) // IMM-START-22
}

/** Can a group go where this card says? (IMM-START-10) */
export function isPlayable(s: State, tables: MatchTables, card: Card): boolean {
  return sitesOfCard(tables, card).some((site) => s.owner[site] === NOBODY)
}

function mustPlay(s: State, tables: MatchTables, seat: Seat): boolean {
  return (
    s.players[seat].groups.length > 0 && s.cards[Z.draft + seat].some((card) => isPlayable(s, tables, card))
  )
}

export const pickBranch = ask('draft.pick.mine', {
  locals: { seat: seatNode, card: cardNode },
  seat: (_s, f) => f.seat,
  universe: (s, f) => s.cards[Z.draft + f.seat].map((card) => PICK[card]),
  offer: (s, f, menu) => {
    const must = mustPlay(s, menu.tables, f.seat)
    for (const card of s.cards[Z.draft + f.seat]) {
      if (!must || isPlayable(s, menu.tables, card)) menu.add(PICK[card])
      else menu.block?.(PICK[card], 'IMM-START-10')
    }
  },
  take: (_s, f, { card }, ctx) => {
    f.card = card
    ctx.ready()
  },
  question: ({ state }, f) =>
    text(state.players[f.seat].groups.length > 0 ? 'ask.pickToPlace' : 'ask.pickToKeep'),
  describe: ({ tables }, _f, { card }) => ({
    text: text('choose.card', { card: cardText(tables, card) }),
    at: atCard(card),
  }),
})

/** IMM-START-9: all choose at the same time and reveal together; what is only kept stays secret (IMM-START-15, IMM-START-19). */
export const draftPick = simultaneous('draft.pick', {
  locals: {},
  branch: pickBranch,
  takesPart: (s, _f, seat) => s.cards[Z.draft + seat].length > 0,
  begin: (_s, _f, seat) => ({ seat, card: -1 }),
  done: (s, _f, branches, ctx) => {
    const shown = s.players.map(() => -1)
    branches.forEach((branch, seat) => {
      if (branch === undefined) return
      if (mustPlay(s, ctx.tables, seat)) {
        ctx.move(cards, branch.card, Z.draft + seat, Z.shown, { open: true })
        shown[seat] = branch.card
        ctx.tell?.({ event: 'chosen', seat, card: branch.card })
      } else {
        ctx.move(cards, branch.card, Z.draft + seat, Z.hand + seat)
        ctx.tell?.({ event: 'kept', seat }, allBut(seat))
        ctx.tell?.({ event: 'keptCard', seat, card: branch.card }, audience(seat))
      }
    })
    ctx.push(deploy, { shown, turn: 0 })
  },
})

/** IMM-START-11: in player order each places a group where the chosen card says. */
export const deploy = run('draft.deploy', {
  locals: { shown: ints(), turn: int() },
  run: (s, f, ctx) => {
    if (f.turn === ctx.seats) {
      ctx.pop()
      return
    }
    const seat = (s.marker + f.turn++) % ctx.seats
    const card = f.shown[seat]
    if (card < 0) return
    const free = sitesOfCard(ctx.tables, card).filter((site) => s.owner[site] === NOBODY)
    if (free.length === 0) keepCard(seat, card, ctx) // IMM-START-14
    else if (face(card).kind === 'wild') ctx.push(draftSite, { seat, card })
    else ctx.push(draftGroup, { seat, card, site: free[0] })
  },
})

function keepCard(seat: Seat, card: Card, ctx: ImmortalsContext): void {
  ctx.move(cards, card, Z.shown, Z.hand + seat)
  ctx.tell?.({ event: 'keptCard', seat, card })
}

/** IMM-START-12, IMM-START-13: the site of a wild card is named when its owner places. */
export const draftSite = ask('draft.site', {
  locals: { seat: seatNode, card: cardNode },
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables) => sitesOfCard(tables, f.card).map((site) => SITE[site]),
  offer: (s, f, menu) => {
    for (const site of sitesOfCard(menu.tables, f.card)) {
      if (s.owner[site] === NOBODY) menu.add(SITE[site])
      else menu.block?.(SITE[site], 'IMM-START-12', { armies: s.armies[site] })
    }
  },
  take: (_s, f, { site }, ctx) => ctx.next(draftGroup, { seat: f.seat, card: f.card, site }),
  question: ({ tables }, f) => text('ask.draftSite', { card: cardText(tables, f.card) }),
  describe: ({ tables }, _f, { site }) => ({
    text: text('choose.site', { site: siteText(tables, site) }),
    at: atSite(site),
  }),
})

export const draftGroup = ask('draft.group', {
  locals: { seat: seatNode, card: cardNode, site: siteNode },
  seat: (_s, f) => f.seat,
  universe: (s, f) => groupSizes(s, f.seat).map((size) => GROUP[size]),
  offer: (s, f, menu) => {
    for (const size of groupSizes(s, f.seat)) menu.add(GROUP[size])
  },
  take: (s, f, { armies }, ctx) => {
    placeGroup(s, f.seat, f.site, armies, ctx)
    cardForPlacing(s, f.seat, f.card, f.site, ctx)
    ctx.pop()
  },
  question: ({ tables }, f) => text('ask.group', { site: siteText(tables, f.site) }),
  describe: (_ctx, f, { armies }) => ({ text: text('choose.group', { count: armies }), at: atSite(f.site) }),
})

function placeGroup(s: State, seat: Seat, site: Site, armies: number, ctx: ImmortalsContext): void {
  takeGroup(s, seat, armies)
  addArmies(s, seat, site, armies)
  ctx.tell?.({ event: 'placed', seat, site, armies })
}

/** IMM-START-16, IMM-START-17: the region card if it lies in the stack, otherwise the conflict card is kept. */
function cardForPlacing(s: State, seat: Seat, card: Card, site: Site, ctx: ImmortalsContext): void {
  const region = regionOf(site)
  const holder = s.holder[region]
  const own = holder === seat && ctx.tables.options.draftOwnTwin === 'discard'
  if (holder === NOBODY) giveRegionCard(s, region, seat, ctx)
  if (card < 0) return
  if (holder === NOBODY || own) ctx.move(cards, card, Z.shown, Z.discard)
  else keepCard(seat, card, ctx)
}

/** IMM-START-22: a draft that stands still is ended by placing what is left, in player order. */
export const lastPlacements = run('draft.last', {
  locals: { turn: int() },
  run: (s, f, ctx) => {
    if (countGroups(s) === 0) ctx.pop()
    else if (s.players[f.turn].groups.length > 0) ctx.push(lastSite, { seat: f.turn })
    else f.turn = (f.turn + 1) % ctx.seats
  },
})

export const lastSite = ask('draft.last.site', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: () => SITE,
  offer: (s, f, menu) => {
    const realm = s.draftRealm[f.seat]
    const full = s.owner.every((owner, site) => owner !== NOBODY || realmOf(site) !== realm)
    for (let site: Site = 0; site < SITES; site++) {
      if (s.owner[site] !== NOBODY) menu.block?.(SITE[site], 'IMM-START-12', { armies: s.armies[site] })
      else if (realmOf(site) !== realm && !full) menu.block?.(SITE[site], 'IMM-START-22')
      else menu.add(SITE[site])
    }
  },
  take: (_s, f, { site }, ctx) => ctx.next(draftGroup, { seat: f.seat, card: -1, site }),
  question: () => text('ask.lastSite'),
  describe: ({ tables }, _f, { site }) => ({
    text: text('choose.site', { site: siteText(tables, site) }),
    at: atSite(site),
  }),
})
