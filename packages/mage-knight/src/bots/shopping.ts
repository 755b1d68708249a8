import type { Choice } from '@longtable/kernel'
import { sites } from '../content/sites.ts'
import { levels } from '../content/tracks.ts'
import type { SiteRow } from '../content/types.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { isWound } from '../state/pools/deed-cards.ts'
import { U, unitRow } from '../state/pools/unit-cards.ts'
import { best, gainsOfUse, handOf, numberOf, priceOf, usedBy, verb, type Sight } from './bot-view.ts'
import { chooseFree } from './turn.ts'
import { unitWorth } from './piece-values.ts'

/** Talking with people: units first, then healing and cards. */

const rows: readonly SiteRow[] = sites
const SPARE = 1
/** What the other wares are worth; healing by the Wounds in hand. */
const WARES: Readonly<Record<string, number>> = {
  spell: 6,
  artifact: 8,
  lesson: 4,
  action: 5,
  unseenAction: 3,
  eliteCard: 1,
}

export function chooseDeal(sight: Sight): Choice {
  const { s, me, offered } = sight
  const free = chooseFree(sight)
  if (free !== undefined) return free
  const wish = dearWish(sight)
  if (wish > s.players[me].influence) {
    const play = chooseInfluence(sight, wish - s.players[me].influence)
    if (play !== undefined) return play
  }
  return best(offered, (choice) => dealWorth(sight, choice), 0) ?? verb(sight, 'endTurn') ?? offered[0]
}

function dealWorth(sight: Sight, choice: Choice): number {
  switch (choice.do) {
    case 'recruit':
    case 'recruitLoyal':
      return hasRoom(sight) ? 2 + unitWorth(sight, numberOf(choice, 'unit')) : 0
    case 'buy':
      return choice['ware'] === 'healing'
        ? 2 * handOf(sight).filter(isWound).length - 2 * sight.s.players[sight.me].healing
        : (WARES[String(choice['ware'])] ?? 0)
    default:
      return 0
  }
}

function hasRoom({ s, me }: Sight): boolean {
  return levels[s.players[me].level - 1].command > s.units[U.band + me].length
}

/** The influence that the best unit within reach, or healing, would take. */
function dearWish(sight: Sight): number {
  const { s, me } = sight
  const reach = s.players[me].influence + influenceOffered(sight)
  const where = rows[siteAt(s, s.players[me].at)]
  let wish = 0
  let most = 0
  for (const unit of hasRoom(sight) ? s.units[U.offer] : []) {
    const { cost, at } = unitRow(unit)
    const worth = unitWorth(sight, unit)
    if (cost > reach || worth <= most || !at.some((site) => site === where.id)) continue
    wish = cost
    most = worth
  }
  const wounds = handOf(sight).filter(isWound).length
  const heal = where.heal ?? 0
  return wish === 0 && wounds > 0 && heal > 0 && heal <= reach ? heal : wish
}

function influenceOf(sight: Sight, choice: Choice): number {
  if (choice.do === 'side') return choice['as'] === 'influence' ? 1 : 0
  const use = usedBy(sight, choice)
  return use === undefined ? 0 : gainsOfUse(sight, use).influence
}

/** What all that is offered would bring, each card once. */
function influenceOffered(sight: Sight): number {
  const byThing = new Map<string, number>()
  for (const choice of sight.offered) {
    const key = String(choice['card'] ?? choice['unit'] ?? choice['skill'])
    byThing.set(key, Math.max(byThing.get(key) ?? 0, influenceOf(sight, choice)))
  }
  return [...byThing.values()].reduce((sum, n) => sum + n, 0)
}

function chooseInfluence(sight: Sight, missing: number): Choice | undefined {
  return best(
    sight.offered,
    (choice) => {
      const n = influenceOf(sight, choice)
      if (n === 0) return -1
      return (
        Math.min(n, missing) + SPARE - 0.3 * Math.max(0, n - missing) - priceOf(choice, usedBy(sight, choice))
      )
    },
    0,
  )
}
