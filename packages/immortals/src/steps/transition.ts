import { text } from '@longtable/kernel'
import { canPay, lacking } from '../state/facts.ts'
import { addArmies, pay } from '../state/mutations.ts'
import { ask } from '../state/schema.ts'
import { realmOf } from '../state/sites.ts'
import { sitesOfCard } from '../state/tables.ts'
import { atLimbo, atSite } from '../text/targets.ts'
import { limboText, priced, siteText } from '../text/things.ts'
import { FORFEIT, TRANSITION } from './choices.ts'
import {
  actionOf,
  afterPerforming,
  armyActionLocals,
  describeForfeit,
  forfeit,
  noArmyRule,
  offerForfeit,
} from './revealed-card.ts'

/** Transition: armies of a limbo come to the site of the played card. */

export const TRANSITION_ARMIES = 3

/** IMM-TRANSITION-1 to IMM-TRANSITION-5. */
export const transition = ask('army.transition', {
  locals: armyActionLocals,
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
