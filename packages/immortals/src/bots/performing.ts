import type { Choice } from '@longtable/kernel'
import { face, Z, type Card } from '../state/cards.ts'
import type { Resource, Side, StructureName } from '../state/events.ts'
import type { Site } from '../state/sites.ts'
import type { SpaceAction } from '../state/tables.ts'
import { sidesOf } from '../steps/attack.ts'
import {
  attackUse,
  bestMove,
  constructWorth,
  eachUse,
  extractWorth,
  IMPOSSIBLE,
  magicChoiceWorth,
  moveWorth,
  pricesOf,
  transitionWorth,
  type Use,
} from './action-values.ts'
import { attackWorth, bestCommit, possibleAttacks, type Attack } from './attacks.ts'
import { best, numberOf, targetsFrom, type Asked, type Sight } from './bot-view.ts'
import { cardWorth, costWorth, priceOf } from './values.ts'

/** Performing: which card first, and what to do with it. */

export function takeWorth(sight: Sight, choice: Choice): number {
  return priceOf(sight, choice['take'] === 'gold' ? 'gold' : 'energy')
}

/** Reveals what is worth most now; what cannot be paid yet waits for what brings gold or energy. */
export function chooseReveal(sight: Sight, offered: readonly Choice[]): Choice {
  const { s, me } = sight
  const board = s.cards[Z.board + me]
  const attacks = possibleAttacks(sight)
  const uses = board.map((card, space) => (card < 0 ? undefined : bestUse(sight, space, card, attacks)))
  const waiting = uses.reduce(
    (sum, use) => sum + (use !== undefined && !canPay(sight, use) ? use.worth : 0),
    0,
  )
  const filler = Math.max(priceOf(sight, 'gold'), priceOf(sight, 'energy'))
  return best(offered, (choice) => {
    if (choice.do === 'pass') return -1 + takeWorth(sight, choice)
    const use = uses[numberOf(choice, 'space')]
    if (use === undefined || use.worth <= filler) return filler
    if (!canPay(sight, use)) return 0
    return use.gain.gold + use.gain.energy > 0 ? use.worth + waiting : use.worth
  })
}

export function canPay({ s, me }: Sight, { cost }: Use): boolean {
  return s.players[me].gold >= cost.gold && s.players[me].energy >= cost.energy
}

/** The best use of a card that can be paid, or of one that cannot if there is no other. */
function bestUse(sight: Sight, space: number, card: Card, attacks: readonly Attack[]): Use | undefined {
  let found: Use | undefined
  const consider = (use: Use): void => {
    if (use.worth <= 0) return
    if (found === undefined || rank(sight, use) > rank(sight, found)) found = use
  }
  eachUse(sight, space, card, consider)
  const attack = attackUse(sight, space, card, attacks)
  if (attack !== undefined) consider(attack)
  return found
}

function rank(sight: Sight, use: Use): number {
  return canPay(sight, use) ? use.worth : use.worth - 100
}

// The army spaces

export function chooseExtraction(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const { action } = spaceOf(sight, asked)
  const resource: Resource = action === 'extractGold' ? 'gold' : 'energy'
  return best(offered, (choice) =>
    choice.do === 'extract'
      ? extractWorth(sight, resource, numberOf(choice, 'site')) - cardWorth(sight, asked.card)
      : takeWorth(sight, choice),
  )
}

export function chooseTransition(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const { cost } = spaceOf(sight, asked)
  return best(offered, (choice) =>
    choice.do === 'transition'
      ? transitionWorth(sight, numberOf(choice, 'site'), cost) - cardWorth(sight, asked.card)
      : takeWorth(sight, choice),
  )
}

export function chooseConstruction(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const { price } = pricesOf(sight, spaceOf(sight, asked))
  return best(offered, (choice) => {
    if (choice.do !== 'build') return takeWorth(sight, choice)
    const what = choice['what'] as StructureName
    return constructWorth(sight, what, numberOf(choice, 'site'), price(what)) - cardWorth(sight, asked.card)
  })
}

function spaceOf({ tables, s, me }: Sight, { space }: Asked): SpaceAction {
  return tables.spaces[s.players[me].dark][space]
}

// Attacks and movement

export function chooseOrigin(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const { cost, moveCost } = spaceOf(sight, asked)
  const kept = cardWorth(sight, asked.card)
  return best(offered, (choice) => {
    const site = numberOf(choice, 'site')
    switch (choice.do) {
      case 'attackFrom':
        return bestFrom(sight, asked.card, site) - costWorth(sight, cost) - kept
      case 'moveFrom':
        return bestMove(sight, site, moveCost) - kept
      default:
        return takeWorth(sight, choice)
    }
  })
}

function bestFrom(sight: Sight, card: Card, from: Site): number {
  let most = IMPOSSIBLE
  for (const site of targetsFrom(sight, from)) {
    if (sight.s.owner[site] !== sight.me) most = Math.max(most, bestAgainst(sight, card, from, site))
  }
  return most
}

function bestAgainst(sight: Sight, card: Card, from: Site, site: Site): number {
  const { tables, s, me } = sight
  let most = IMPOSSIBLE
  for (const side of sidesOf(s, tables, me, card, from, site)) {
    most = Math.max(most, bestCommit(sight, from, site, side).worth)
  }
  return most
}

export function chooseTarget(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'target'
      ? bestAgainst(sight, asked.card, asked.from, numberOf(choice, 'site'))
      : takeWorth(sight, choice),
  )
}

export function chooseSide(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'side'
      ? bestCommit(sight, asked.from, asked.site, choice['as'] as Side).worth
      : takeWorth(sight, choice),
  )
}

export function chooseCommit(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'commit'
      ? attackWorth(sight, asked.from, asked.site, asked.side, numberOf(choice, 'armies'))
      : takeWorth(sight, choice),
  )
}

export function chooseDestination(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const armies = sight.s.armies[asked.from] - 1
  return best(offered, (choice) =>
    choice.do === 'moveTo'
      ? moveWorth(sight, asked.from, numberOf(choice, 'site'), armies)
      : takeWorth(sight, choice),
  )
}

export function chooseNumber(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'move'
      ? moveWorth(sight, asked.from, asked.site, numberOf(choice, 'armies'))
      : takeWorth(sight, choice),
  )
}

// Magic

export function chooseMagic(sight: Sight, asked: Asked, offered: readonly Choice[]): Choice {
  const shown = face(asked.card)
  return best(offered, (choice) => {
    if (choice.do === 'forfeit' || shown.kind !== 'magic') return takeWorth(sight, choice)
    return magicChoiceWorth(sight, sight.tables.magic[shown.magic], choice)
  })
}
