import { int, text, type Described } from '@longtable/kernel'
import type { MagicOption, MagicRow } from '../content/types.ts'
import { face, type Card } from '../state/cards.ts'
import { armiesAt, canDraw, canPay, lacking } from '../state/facts.ts'
import { addArmies, drawConflict, giveRegionCard, pay } from '../state/mutations.ts'
import { ask, type ImmortalsContext, type ImmortalsViewContext, type State } from '../state/schema.ts'
import {
  NOBODY,
  realmOf,
  regionOf,
  SITES,
  twinOf,
  type RealmNo,
  type Seat,
  type Site,
} from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import { atLimbo, atSite } from '../text/targets.ts'
import { limboText, priced, realmNameText, siteText } from '../text/things.ts'
import { BUILD, DRAW_CARDS, FORFEIT, LIMBO, MARKER, PLACE, TAKEOVER } from './choices.ts'
import { build, cannotBuild, describeBuild } from './construction.ts'
import { cardNode, seatNode } from './locals.ts'
import { afterPerforming, describeForfeit, forfeit, offerForfeit, type Forfeit } from './revealed-card.ts'

/** The magic cards: each option is a row, and each kind of row stands here once. */

type MagicChoice =
  | (typeof LIMBO)[number]
  | typeof DRAW_CARDS
  | typeof MARKER
  | (typeof BUILD.shrine)[number]
  | (typeof TAKEOVER)[number]
  | Forfeit

function magicOf(tables: MatchTables, card: Card): MagicRow {
  const shown = face(card)
  if (shown.kind !== 'magic') throw new Error('only magic cards lie on magic spaces')
  return tables.magic[shown.magic]
}

function universeOf(option: MagicOption): readonly MagicChoice[] {
  switch (option.kind) {
    case 'transition':
      return LIMBO
    case 'draw':
      return [DRAW_CARDS]
    case 'firstPlayer':
      return [MARKER]
    case 'shrine':
      return BUILD.shrine
    case 'takeover':
      return TAKEOVER
  }
}

function hasArmiesIn(s: State, seat: Seat, realm: RealmNo): boolean {
  for (let site: Site = 0; site < SITES; site++)
    if (s.owner[site] === seat && realmOf(site) === realm) return true
  return false
}

/** Why a choice of this option is impossible apart from its price; undefined if it is possible. */
function cannot(s: State, tables: MatchTables, seat: Seat, taken: MagicChoice): string | undefined {
  switch (taken.do) {
    case 'limbo':
      if (s.players[seat].limbo[taken.realm] === 0) return 'IMM-PERFORM-13'
      return hasArmiesIn(s, seat, taken.realm as RealmNo) ? undefined : 'IMM-MAGIC-4'
    case 'drawCards':
      return canDraw(s) ? undefined : 'IMM-PERFORM-13'
    case 'build':
      return cannotBuild(s, tables, seat, taken.site, 'shrine')
    case 'takeover':
      if (s.owner[taken.site] !== seat) return 'IMM-MAGIC-13'
      return s.holder[regionOf(taken.site)] === seat ? 'IMM-MAGIC-13' : undefined
    case 'marker':
    case 'forfeit':
      return undefined
  }
}

/** The rule that names the price of a magic card. */
const PRICE_RULE: Readonly<Record<MagicRow['id'], string>> = {
  transition5: 'IMM-MAGIC-3',
  drawOrFirst: 'IMM-MAGIC-6',
  shrineOrTakeover: 'IMM-MAGIC-11',
  draw2OrTransition2: 'IMM-MAGIC-19',
}

/** IMM-MAGIC-1, IMM-MAGIC-2: one of the card's options, all at its price. */
export const useMagic = ask('magic', {
  locals: { seat: seatNode, card: cardNode },
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables): MagicChoice[] => [
    ...magicOf(tables, f.card).options.flatMap(universeOf),
    ...FORFEIT,
  ],
  offer: (s, f, menu) => {
    const magic = magicOf(menu.tables, f.card)
    const player = s.players[f.seat]
    const affordable = canPay(player, magic.cost)
    for (const option of magic.options) {
      if (!affordable && menu.block === undefined) continue
      for (const entry of universeOf(option)) {
        const rule = cannot(s, menu.tables, f.seat, entry)
        if (rule !== undefined) menu.block?.(entry, rule)
        else if (!affordable) menu.block?.(entry, PRICE_RULE[magic.id], lacking(player, magic.cost))
        else menu.add(entry)
      }
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    if (taken.do === 'forfeit') {
      forfeit(s, f.seat, f.card, taken.take, ctx)
      return
    }
    const magic = magicOf(ctx.tables, f.card)
    afterPerforming(f.seat, f.card, ctx)
    if (taken.do === 'build') build(s, f.seat, taken.site, 'shrine', magic.cost, ctx)
    else {
      pay(s.players[f.seat], magic.cost)
      perform(s, f.seat, taken, magic, ctx)
    }
  },
  question: ({ tables }, f) => text('ask.magic', { magic: magicOf(tables, f.card).name }),
  describe: (ctx, f, taken) => describeMagic(ctx, magicOf(ctx.tables, f.card), taken),
})

type PlainMagic = Exclude<MagicChoice, Forfeit | { do: 'build' }>

function perform(s: State, seat: Seat, taken: PlainMagic, magic: MagicRow, ctx: ImmortalsContext): void {
  switch (taken.do) {
    case 'limbo': {
      // IMM-MAGIC-5: what is there, if it is less.
      const left = Math.min(amountOf(magic, 'transition'), s.players[seat].limbo[taken.realm])
      ctx.push(placeArmies, { seat, realm: taken.realm, left })
      break
    }
    case 'drawCards':
      for (let n = amountOf(magic, 'draw'); n > 0; n--) if (!drawConflict(s, seat, ctx)) break
      break
    case 'marker':
      s.marker = seat // IMM-MAGIC-8, IMM-MAGIC-10
      ctx.tell?.({ event: 'marker', seat })
      break
    case 'takeover':
      takeOver(s, seat, taken.site, ctx)
      break
  }
}

function amountOf(magic: MagicRow, kind: 'transition' | 'draw'): number {
  for (const option of magic.options) {
    if (option.kind === 'transition' && kind === 'transition') return option.armies
    if (option.kind === 'draw' && kind === 'draw') return option.cards
  }
  return 0
}

/** How many armies stand against a takeover from this site (IMM-MAGIC-16 to IMM-MAGIC-18). */
export function opposing(
  s: Pick<State, 'owner' | 'armies' | 'holder'>,
  tables: MatchTables,
  seat: Seat,
  site: Site,
): number {
  const twin = twinOf(site)
  const holder = s.holder[regionOf(site)]
  const occupier = s.owner[twin]
  if (holder === NOBODY && tables.options.takeoverFromStack === 'free') return 0
  const counted = holder === NOBODY || tables.options.takeoverCompare === 'twinOccupier' ? occupier : holder
  return counted === seat || counted === NOBODY || occupier !== counted ? 0 : s.armies[twin]
}

/** IMM-MAGIC-14, IMM-MAGIC-15: strictly more, or nothing happens. */
function takeOver(s: State, seat: Seat, site: Site, ctx: ImmortalsContext): void {
  const mine = armiesAt(s, seat, site)
  const theirs = opposing(s, ctx.tables, seat, site)
  const won = mine > theirs
  ctx.tell?.({ event: 'takeover', seat, site, mine, theirs, won })
  if (won) giveRegionCard(s, regionOf(site), seat, ctx)
}

function describeMagic(
  { state, tables, viewer }: ImmortalsViewContext,
  magic: MagicRow,
  taken: MagicChoice,
): Described {
  switch (taken.do) {
    case 'forfeit':
      return describeForfeit(taken)
    case 'build':
      return describeBuild(tables, 'shrine', taken.site, magic.cost)
    case 'limbo': {
      const count = Math.min(amountOf(magic, 'transition'), state.players[viewer].limbo[taken.realm])
      return priced(
        { text: text('choose.limbo', { count, limbo: limboText(taken.realm) }), at: atLimbo(taken.realm) },
        magic.cost,
      )
    }
    case 'drawCards':
      return priced(
        { text: text('choose.drawCards', { count: amountOf(magic, 'draw') }), at: 'deck' },
        magic.cost,
      )
    case 'marker':
      return priced(
        { text: text(state.marker === viewer ? 'choose.markerAgain' : 'choose.marker'), at: 'marker' },
        magic.cost,
      )
    case 'takeover': {
      const site = siteText(tables, taken.site)
      const numbers = {
        mine: armiesAt(state, viewer, taken.site),
        theirs: opposing(state, tables, viewer, taken.site),
      }
      return priced(
        { text: text('choose.takeover', { site, ...numbers }), at: atSite(taken.site) },
        magic.cost,
      )
    }
  }
}

/** IMM-MAGIC-4: one army at a time, on any own sites of that realm. */
export const placeArmies = ask('magic.place', {
  locals: { seat: seatNode, realm: int(), left: int() },
  seat: (_s, f) => f.seat,
  universe: () => PLACE,
  offer: (s, f, menu) => {
    for (let site: Site = 0; site < SITES; site++) {
      if (s.owner[site] === f.seat && realmOf(site) === f.realm) menu.add(PLACE[site])
      else menu.block?.(PLACE[site], 'IMM-MAGIC-4')
    }
  },
  take: (s, f, { site }, ctx) => {
    s.players[f.seat].limbo[f.realm]--
    addArmies(s, f.seat, site, 1)
    ctx.tell?.({ event: 'transition', seat: f.seat, site, armies: 1 })
    if (--f.left === 0) ctx.pop()
  },
  question: (_ctx, f) => text('ask.place', { count: f.left, realm: realmNameText(f.realm) }),
  describe: ({ tables }, f, { site }) => ({
    text: text('choose.place', { site: siteText(tables, site) }),
    at: atSite(site),
    from: atLimbo(f.realm),
  }),
})
