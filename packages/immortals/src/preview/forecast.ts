import { Random, text, type Choice, type Forecast, type Frame, type Text } from '@longtable/kernel'
import type { Resources } from '../content/types.ts'
import { ARMY_SPACES, face, isBlank, type Card, type Space } from '../state/cards.ts'
import { COLOURS, INHABITANTS } from '../state/codes.ts'
import type { Side } from '../state/events.ts'
import type { ImmortalsViewContext, StateView } from '../state/schema.ts'
import { NOBODY, type Seat, type Site } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import { throwCubes, type TowerDice } from '../state/tower.ts'
import { putOn } from '../steps/planning.ts'
import { bothText } from '../text/things.ts'

/** What can be said of a choice beforehand, from what its player can see. */
export function forecast(ctx: ImmortalsViewContext, frame: Frame, choice: Choice): Forecast | null {
  if (frame.step === 'attack.commit' && choice.do === 'commit') {
    const { seat, site, side } = frame as Frame & { seat: Seat; site: Site; side: Side }
    return { odds: battleOdds(ctx, { seat, site, side, armies: Number(choice['armies']) }) }
  }
  if (frame.step === 'plan.mine' && (choice.do === 'put' || choice.do === 'ready')) {
    const { seat, plan } = frame as Frame & { seat: Seat; plan: readonly Card[] }
    const wanted = plan.slice()
    if (choice.do === 'put') putOn(wanted, Number(choice['space']), Number(choice['card']))
    return { warnings: planWarnings(ctx, seat, wanted) }
  }
  if (frame.step === 'magic' && choice.do === 'marker' && ctx.state.marker === ctx.viewer) {
    return { warnings: [text('warn.markerHeld')] } // IMM-MAGIC-10
  }
  return null
}

interface Planned {
  readonly seat: Seat
  readonly site: Site
  readonly side: Side
  readonly armies: number
}

/** As many as make a count a number of thousandths. */
const THROWS = 1000

/** The chances of an attack, by throwing the public cubes many times; the same question gets the same answer. */
function battleOdds(ctx: ImmortalsViewContext, attack: Planned): NonNullable<Forecast['odds']> {
  const { state, tables } = ctx
  const defender = state.owner[attack.site]
  const random = new Random([attack.site, attack.armies, ...state.tower, 0x0dd5])
  const dice: TowerDice = {
    chance: (threshold) => random.below(0x1_0000_0000) < threshold,
    below: (n) => random.below(n),
  }
  const thrown = thrownCubes(state, attack, defender)
  const counts = { win: 0, tie: 0, lose: 0 }
  for (let n = 0; n < THROWS; n++) {
    const fallen = Array.from({ length: COLOURS }, () => 0)
    throwCubes(tables.tower, state.tower.slice(), thrown, fallen, dice)
    counts[outcomeOf(fallen, attack, defender)]++
  }
  return [
    { outcome: text('odds.win'), perMille: counts.win },
    { outcome: text('odds.tie'), perMille: counts.tie },
    { outcome: text('odds.lose'), perMille: counts.lose },
  ]
}

function thrownCubes(state: StateView, { seat, site, armies }: Planned, defender: Seat): number[] {
  const thrown = state.tray.slice()
  if (thrown[INHABITANTS] === 0 && state.inhabitants > 0) thrown[INHABITANTS]++
  else if (thrown[INHABITANTS] > 3) thrown[INHABITANTS]--
  thrown[seat] += armies
  if (defender !== NOBODY) thrown[defender] += state.armies[site]
  return thrown
}

function outcomeOf(
  fallen: readonly number[],
  { seat, side }: Planned,
  defender: Seat,
): 'win' | 'tie' | 'lose' {
  const helpers = fallen[INHABITANTS]
  if (defender === NOBODY) return fallen[seat] > (side === 'C' ? helpers : 0) ? 'win' : 'lose'
  const attack = fallen[seat] + (side === 'A' ? helpers : 0)
  const defence = fallen[defender] + (side === 'C' ? helpers : 0)
  return attack > defence ? 'win' : attack === defence ? 'tie' : 'lose'
}

/**
 * IMM-PERFORM-12: a plan whose prices together are more than the player has, before anything is gained and whatever
 * is constructed.
 */
function planWarnings({ state, tables }: ImmortalsViewContext, seat: Seat, plan: readonly Card[]): Text[] {
  const player = state.players[seat]
  const prices = Object.values(tables.edition.tribes.light[player.light].construct)
  const costs = prices.map((price) => planCost(tables, player.dark, plan, price))
  if (costs.some(({ gold, energy }) => gold <= player.gold && energy <= player.energy)) return []
  const cost = costs.reduce((least, one) => (one.gold + one.energy < least.gold + least.energy ? one : least))
  return [text('warn.unpayable', { cost: bothText(cost), have: bothText(player) })]
}

/** What all planned actions together cost, with this price for what is constructed. */
function planCost(tables: MatchTables, dark: number, plan: readonly Card[], construct: Resources): Resources {
  let gold = 0
  let energy = 0
  plan.forEach((card, space) => {
    if (card < 0 || isBlank(card)) return
    const cost = spaceCost(tables, dark, space, card, construct)
    gold += cost.gold
    energy += cost.energy
  })
  return { gold, energy }
}

function spaceCost(
  tables: MatchTables,
  dark: number,
  space: Space,
  card: Card,
  construct: Resources,
): Resources {
  const shown = face(card)
  if (shown.kind === 'magic') return tables.magic[shown.magic].cost
  if (space >= ARMY_SPACES) return { gold: 0, energy: 0 }
  const { action, cost } = tables.spaces[dark][space]
  return action === 'construct' ? construct : cost
}
