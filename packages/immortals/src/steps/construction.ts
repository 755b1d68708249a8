import { text, type Described } from '@longtable/kernel'
import type { Resources } from '../content/types.ts'
import { CAPITAL, NO_BUILDING, SHRINE } from '../state/codes.ts'
import type { StructureName } from '../state/events.ts'
import { areaHasCapital, canPay, lacking } from '../state/facts.ts'
import { pay, score } from '../state/mutations.ts'
import { ask, type ImmortalsContext, type State } from '../state/schema.ts'
import type { Seat, Site } from '../state/sites.ts'
import { sitesOfCard, type MatchTables, type SpaceAction } from '../state/tables.ts'
import { atSite } from '../text/targets.ts'
import { priced, siteText } from '../text/things.ts'
import { BUILD, FORFEIT, STRUCTURES } from './choices.ts'
import {
  actionOf,
  afterPerforming,
  armyActionLocals,
  describeForfeit,
  forfeit,
  offerForfeit,
} from './revealed-card.ts'

/** Construction: a portal, a shrine or a capital on the site of the played card. */

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
  locals: armyActionLocals,
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
