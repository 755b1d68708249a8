import { text } from '@longtable/kernel'
import type { Resource } from '../state/events.ts'
import { ask } from '../state/schema.ts'
import type { Site } from '../state/sites.ts'
import { sitesOfCard, type MatchTables, type SpaceAction } from '../state/tables.ts'
import { atSite } from '../text/targets.ts'
import { amountText, siteText } from '../text/things.ts'
import { EXTRACT, FORFEIT } from './choices.ts'
import {
  actionOf,
  afterPerforming,
  armyActionLocals,
  describeForfeit,
  forfeit,
  noArmyRule,
  offerForfeit,
} from './revealed-card.ts'

/** Extraction: gold or energy from the site of the played card. */

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
  locals: armyActionLocals,
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
