import { siteRow } from '../content/ids.ts'
import type { Choice } from '@longtable/kernel'
import { levels } from '../content/tracks.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { isWound } from '../state/pools/deed-cards.ts'
import { U, unitRow } from '../state/pools/unit-cards.ts'
import { best, gainsOfUse, handOf, numberIn, priceOf, usedBy, verb, type BotView } from './bot-view.ts'
import { chooseFree } from './turn.ts'
import { unitValue } from './piece-values.ts'

/** Talking with people: units first, then healing and cards. */

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

export function chooseDeal(view: BotView): Choice {
  const { s, me, offered } = view
  const free = chooseFree(view)
  if (free !== undefined) return free
  const wish = dearWish(view)
  if (wish > s.players[me].influence) {
    const play = chooseInfluence(view, wish - s.players[me].influence)
    if (play !== undefined) return play
  }
  return best(offered, (choice) => dealValue(view, choice), 0) ?? verb(view, 'endTurn') ?? offered[0]
}

function dealValue(view: BotView, choice: Choice): number {
  switch (choice.do) {
    case 'recruit':
    case 'recruitLoyal':
      return hasRoom(view) ? 2 + unitValue(view, numberIn(choice, 'unit')) : 0
    case 'buy':
      return choice['ware'] === 'healing'
        ? 2 * handOf(view).filter(isWound).length - 2 * view.s.players[view.me].healing
        : (WARES[String(choice['ware'])] ?? 0)
    default:
      return 0
  }
}

function hasRoom({ s, me }: BotView): boolean {
  return levels[s.players[me].level - 1].command > s.units[U.band + me].length
}

/** The influence that the best unit within reach, or healing, would take. */
function dearWish(view: BotView): number {
  const { s, me } = view
  const reach = s.players[me].influence + influenceOffered(view)
  const where = siteRow(siteAt(s, s.players[me].at))
  let wish = 0
  let most = 0
  for (const unit of hasRoom(view) ? s.units[U.offer] : []) {
    const { cost, at } = unitRow(unit)
    const value = unitValue(view, unit)
    if (cost > reach || value <= most || !at.some((site) => site === where.id)) continue
    wish = cost
    most = value
  }
  const wounds = handOf(view).filter(isWound).length
  const heal = where.heal ?? 0
  return wish === 0 && wounds > 0 && heal > 0 && heal <= reach ? heal : wish
}

function influenceOf(view: BotView, choice: Choice): number {
  if (choice.do === 'side') return choice['as'] === 'influence' ? 1 : 0
  const use = usedBy(view, choice)
  return use === undefined ? 0 : gainsOfUse(view, use).influence
}

/** What all that is offered would bring, each card once. */
function influenceOffered(view: BotView): number {
  const byThing = new Map<string, number>()
  for (const choice of view.offered) {
    const key = String(choice['card'] ?? choice['unit'] ?? choice['skill'])
    byThing.set(key, Math.max(byThing.get(key) ?? 0, influenceOf(view, choice)))
  }
  return [...byThing.values()].reduce((sum, n) => sum + n, 0)
}

function chooseInfluence(view: BotView, missing: number): Choice | undefined {
  return best(
    view.offered,
    (choice) => {
      const n = influenceOf(view, choice)
      if (n === 0) return -1
      return (
        Math.min(n, missing) + SPARE - 0.3 * Math.max(0, n - missing) - priceOf(choice, usedBy(view, choice))
      )
    },
    0,
  )
}
