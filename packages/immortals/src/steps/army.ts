import { int, text, type Described } from '@longtable/kernel'
import { face, type Card } from '../state/cards.ts'
import { BUILD, EXTRACT, FORFEIT, STRUCTURES, TRANSITION } from './choices.ts'
import type { Resources } from '../content/types.ts'
import {
  addArmies,
  areaHasCapital,
  canPay,
  lacking,
  pay,
  score,
  sitesOfCard,
  type ImmortalsContext,
} from '../state/mutations.ts'
import type { Resource, StructureName } from '../state/events.ts'
import { amountText, atLimbo, atSite, limboText, priced, siteText } from '../text/things.ts'
import { realmOf, type Seat, type Site } from '../state/sites.ts'
import { ask, CAPITAL, NO_BUILDING, SHRINE, type State } from '../state/schema.ts'
import type { SpaceAction, MatchTables } from '../state/tables.ts'
import { afterPerforming, forfeit } from './performing.ts'

/** The army spaces that work on the site of the played card: extraction, transition, construction. */

export type Forfeit = (typeof FORFEIT)[number]

/** IMM-PERFORM-3: any revealed action may be given up. */
export function offerForfeit(menu: { add(choice: Forfeit): void }): void {
  menu.add(FORFEIT[0])
  menu.add(FORFEIT[1])
}

export function describeForfeit({ take }: Forfeit): Described {
  return { text: text('choose.forfeit'), gain: amountText(take, 1) }
}

export function actionOf(
  s: { readonly players: readonly { readonly dark: number }[] },
  tables: MatchTables,
  f: { readonly seat: Seat; readonly space: number },
): SpaceAction {
  return tables.spaces[s.players[f.seat].dark][f.space]
}

const locals = { seat: int(), space: int(), card: int() }

function extracted(
  tables: MatchTables,
  action: SpaceAction,
  site: Site,
): { resource: Resource; amount: number } {
  const gold = action.action === 'extractGold'
  return gold
    ? { resource: 'gold', amount: tables.gold[site] }
    : { resource: 'energy', amount: tables.energy[site] }
}

/** IMM-EXTRACT-1 to IMM-EXTRACT-6. */
export const extract = ask('army.extract', {
  locals,
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables) => [...sitesOfCard(tables, f.card).map((site) => EXTRACT[site]), ...FORFEIT],
  offer: (s, f, menu) => {
    for (const site of sitesOfCard(menu.tables, f.card)) {
      if (s.owner[site] === f.seat) menu.add(EXTRACT[site])
      else menu.block?.(EXTRACT[site], noArmyRule(f.card, 'IMM-PERFORM-14'))
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    if (taken.do === 'forfeit') {
      forfeit(s, f.seat, f.card, taken.take, ctx)
      return
    }
    const { resource, amount } = extracted(ctx.tables, actionOf(s, ctx.tables, f), taken.site)
    s.players[f.seat][resource] += amount
    ctx.tell?.({ event: 'extracted', seat: f.seat, site: taken.site, resource, amount })
    afterPerforming(f.seat, f.card, ctx)
  },
  question: ({ state, tables }, f) =>
    text(`ask.extract.${extracted(tables, actionOf(state, tables, f), 0).resource}`),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const { resource, amount } = extracted(tables, actionOf(state, tables, f), taken.site)
    return {
      text: text('choose.extract', { site: siteText(tables, taken.site) }),
      gain: amountText(resource, amount),
      at: atSite(taken.site),
    }
  },
})

/** For a region card it is a matter of choosing its realm (IMM-PLAN-11), otherwise of having an army there. */
function noArmyRule(card: Card, otherwise: string): string {
  return face(card).kind === 'region' ? 'IMM-PLAN-11' : otherwise
}

export const TRANSITION_ARMIES = 3

/** IMM-TRANSITION-1 to IMM-TRANSITION-5. */
export const transition = ask('army.transition', {
  locals,
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables) => [...sitesOfCard(tables, f.card).map((site) => TRANSITION[site]), ...FORFEIT],
  offer: (s, f, menu) => {
    const player = s.players[f.seat]
    const { cost } = actionOf(s, menu.tables, f)
    for (const site of sitesOfCard(menu.tables, f.card)) {
      if (s.owner[site] !== f.seat) menu.block?.(TRANSITION[site], noArmyRule(f.card, 'IMM-TRANSITION-2'))
      else if (player.limbo[realmOf(site)] === 0) menu.block?.(TRANSITION[site], 'IMM-PERFORM-13')
      else if (!canPay(player, cost))
        menu.block?.(TRANSITION[site], 'IMM-TRANSITION-1', lacking(player, cost))
      else menu.add(TRANSITION[site])
    }
    offerForfeit(menu)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    if (taken.do === 'forfeit') {
      forfeit(s, f.seat, f.card, taken.take, ctx)
      return
    }
    const player = s.players[f.seat]
    const realm = realmOf(taken.site)
    const armies = Math.min(TRANSITION_ARMIES, player.limbo[realm])
    pay(player, actionOf(s, ctx.tables, f).cost)
    player.limbo[realm] -= armies
    addArmies(s, f.seat, taken.site, armies)
    ctx.tell?.({ event: 'transition', seat: f.seat, site: taken.site, armies })
    afterPerforming(f.seat, f.card, ctx)
  },
  question: () => text('ask.transition'),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const realm = realmOf(taken.site)
    const count = Math.min(TRANSITION_ARMIES, state.players[f.seat].limbo[realm])
    const entry = {
      text: text('choose.transition', { count, limbo: limboText(realm), site: siteText(tables, taken.site) }),
      at: atSite(taken.site),
      from: atLimbo(realm),
    }
    return priced(entry, actionOf(state, tables, f).cost)
  },
})

/** Why this structure cannot stand on this site, whoever pays for it; undefined if it can. */
export function cannotBuild(
  s: State,
  tables: MatchTables,
  seat: Seat,
  site: Site,
  what: StructureName,
): string | undefined {
  if (s.owner[site] !== seat) return 'IMM-CONSTRUCT-2'
  if (what === 'portal') {
    if (s.portal[site] !== 0) return 'IMM-CONSTRUCT-8'
    return s.portals === 0 ? 'IMM-CONSTRUCT-9' : undefined
  }
  const wanted = what === 'shrine' ? SHRINE : CAPITAL
  if (s.building[site] === wanted) return 'IMM-CONSTRUCT-4'
  if (s.building[site] !== NO_BUILDING) return 'IMM-CONSTRUCT-7'
  if (s.tiles === 0) return 'IMM-CONSTRUCT-9'
  return what === 'capital' && areaHasCapital(s, tables, site) ? 'IMM-CONSTRUCT-6' : undefined
}

/** IMM-CONSTRUCT-10, IMM-CONSTRUCT-11: the tile comes from the supply, stays, and gives its points at once. */
export function build(
  s: State,
  seat: Seat,
  site: Site,
  what: StructureName,
  cost: Resources,
  ctx: ImmortalsContext,
): void {
  const player = s.players[seat]
  pay(player, cost)
  if (what === 'portal') {
    s.portal[site] = 1
    s.portals--
  } else {
    s.building[site] = what === 'shrine' ? SHRINE : CAPITAL
    s.tiles--
  }
  const points = ctx.tables.edition.points.construct[what]
  score(player, what, points)
  ctx.tell?.({ event: 'built', seat, site, what, points })
}

export function describeBuild(
  tables: MatchTables,
  what: StructureName,
  site: Site,
  cost: Resources,
): Described {
  const entry = {
    text: text(`choose.build.${what}`, { site: siteText(tables, site) }),
    gain: text('amount.points', { count: tables.edition.points.construct[what] }),
    at: atSite(site),
  }
  return priced(entry, cost)
}

interface Builder {
  readonly what: readonly StructureName[]
  readonly rule: string
  cost(what: StructureName): Resources
}

const ONLY_SHRINE: readonly StructureName[] = ['shrine']

/** The construction space takes the tribe's prices; the Demons' space builds shrines only (IMM-CONSTRUCT-12). */
function builderFor(
  tables: MatchTables,
  player: { readonly light: number },
  { action, cost }: SpaceAction,
): Builder {
  if (action === 'shrine') return { what: ONLY_SHRINE, rule: 'IMM-CONSTRUCT-12', cost: () => cost }
  const prices = tables.edition.tribes.light[player.light].construct
  return { what: STRUCTURES, rule: 'IMM-CONSTRUCT-1', cost: (what) => prices[what] }
}

export const construct = ask('army.construct', {
  locals,
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => {
    const { what } = builderFor(tables, s.players[f.seat], actionOf(s, tables, f))
    const sites = sitesOfCard(tables, f.card)
    return [...what.flatMap((one) => sites.map((site) => BUILD[one][site])), ...FORFEIT]
  },
  offer: (s, f, menu) => {
    const player = s.players[f.seat]
    const builder = builderFor(menu.tables, player, actionOf(s, menu.tables, f))
    for (const what of builder.what) {
      const cost = builder.cost(what)
      for (const site of sitesOfCard(menu.tables, f.card)) {
        const rule = cannotBuild(s, menu.tables, f.seat, site, what)
        if (rule !== undefined) menu.block?.(BUILD[what][site], rule)
        else if (!canPay(player, cost)) menu.block?.(BUILD[what][site], builder.rule, lacking(player, cost))
        else menu.add(BUILD[what][site])
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
    const builder = builderFor(ctx.tables, s.players[f.seat], actionOf(s, ctx.tables, f))
    build(s, f.seat, taken.site, taken.what, builder.cost(taken.what), ctx)
    afterPerforming(f.seat, f.card, ctx)
  },
  question: ({ state, tables }, f) =>
    text(actionOf(state, tables, f).action === 'shrine' ? 'ask.buildShrine' : 'ask.build'),
  describe: ({ state, tables }, f, taken) => {
    if (taken.do === 'forfeit') return describeForfeit(taken)
    const builder = builderFor(tables, state.players[f.seat], actionOf(state, tables, f))
    return describeBuild(tables, taken.what, taken.site, builder.cost(taken.what))
  },
})
