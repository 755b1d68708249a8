import type { Choice } from '@longtable/kernel'
import { face, Z, type Card, type Space } from '../../state/cards.ts'
import type { Resource, Side, StructureName } from '../../state/events.ts'
import type { Site } from '../../state/sites.ts'
import type { SpaceAction } from '../../state/tables.ts'
import { sidesOf } from '../../steps/attack.ts'
import {
  attackUse,
  bestMove,
  constructValue,
  eachUse,
  extractValue,
  IMPOSSIBLE,
  magicChoiceValue,
  moveValue,
  pricesOf,
  transitionValue,
  type Use,
} from './action-values.ts'
import { attackValue, bestCommit, possibleAttacks, type Attack } from './attacks.ts'
import { best, numberOf, targetsFrom, type BotView, type QuestionFrame } from './bot-view.ts'
import { cardValue, costValue, priceOf } from './values.ts'

/** Performing: which card first, and what to do with it. */

export function takeValue(view: BotView, choice: Choice): number {
  return priceOf(view, choice['take'] === 'gold' ? 'gold' : 'energy')
}

/** Reveals what is worth most now; what cannot be paid yet waits for what brings gold or energy. */
export function decideReveal(view: BotView, offered: readonly Choice[]): Choice {
  const { s, me } = view
  const board = s.cards[Z.board + me]
  const attacks = possibleAttacks(view)
  const uses = board.map((card, space) => (card < 0 ? undefined : bestUse(view, space, card, attacks)))
  const waiting = uses.reduce(
    (sum, use) => sum + (use !== undefined && !canPayFor(view, use) ? use.value : 0),
    0,
  )
  const filler = Math.max(priceOf(view, 'gold'), priceOf(view, 'energy'))
  return best(offered, (choice) => {
    if (choice.do === 'pass') return -1 + takeValue(view, choice)
    const use = uses[numberOf(choice, 'space')]
    if (use === undefined || use.value <= filler) return filler
    if (!canPayFor(view, use)) return 0
    return use.gain.gold + use.gain.energy > 0 ? use.value + waiting : use.value
  })
}

export function canPayFor({ s, me }: BotView, { cost }: Use): boolean {
  return s.players[me].gold >= cost.gold && s.players[me].energy >= cost.energy
}

/** The best use of a card that can be paid, or of one that cannot if there is no other. */
function bestUse(view: BotView, space: Space, card: Card, attacks: readonly Attack[]): Use | undefined {
  let found: Use | undefined
  const consider = (use: Use): void => {
    if (use.value <= 0) return
    if (found === undefined || rank(view, use) > rank(view, found)) found = use
  }
  eachUse(view, space, card, consider)
  const attack = attackUse(view, space, card, attacks)
  if (attack !== undefined) consider(attack)
  return found
}

function rank(view: BotView, use: Use): number {
  return canPayFor(view, use) ? use.value : use.value - 100
}

// The army spaces

export function decideExtraction(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const { action } = spaceOf(view, frame)
  const resource: Resource = action === 'extractGold' ? 'gold' : 'energy'
  return best(offered, (choice) =>
    choice.do === 'extract'
      ? extractValue(view, resource, numberOf(choice, 'site')) - cardValue(view, frame.card)
      : takeValue(view, choice),
  )
}

export function decideTransition(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const { cost } = spaceOf(view, frame)
  return best(offered, (choice) =>
    choice.do === 'transition'
      ? transitionValue(view, numberOf(choice, 'site'), cost) - cardValue(view, frame.card)
      : takeValue(view, choice),
  )
}

export function decideConstruction(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const { price } = pricesOf(view, spaceOf(view, frame))
  return best(offered, (choice) => {
    if (choice.do !== 'build') return takeValue(view, choice)
    const what = choice['what'] as StructureName
    return constructValue(view, what, numberOf(choice, 'site'), price(what)) - cardValue(view, frame.card)
  })
}

function spaceOf({ tables, s, me }: BotView, { space }: QuestionFrame): SpaceAction {
  return tables.spaces[s.players[me].dark][space]
}

// Attacks and movement

export function decideOrigin(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const { cost, moveCost } = spaceOf(view, frame)
  const kept = cardValue(view, frame.card)
  return best(offered, (choice) => {
    const site = numberOf(choice, 'site')
    switch (choice.do) {
      case 'attackFrom':
        return bestFrom(view, frame.card, site) - costValue(view, cost) - kept
      case 'moveFrom':
        return bestMove(view, site, moveCost) - kept
      default:
        return takeValue(view, choice)
    }
  })
}

function bestFrom(view: BotView, card: Card, from: Site): number {
  let most = IMPOSSIBLE
  for (const site of targetsFrom(view, from)) {
    if (view.s.owner[site] !== view.me) most = Math.max(most, bestAgainst(view, card, from, site))
  }
  return most
}

function bestAgainst(view: BotView, card: Card, from: Site, site: Site): number {
  const { tables, s, me } = view
  let most = IMPOSSIBLE
  for (const side of sidesOf(s, tables, me, card, from, site)) {
    most = Math.max(most, bestCommit(view, from, site, side).value)
  }
  return most
}

export function decideTarget(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'target'
      ? bestAgainst(view, frame.card, frame.from, numberOf(choice, 'site'))
      : takeValue(view, choice),
  )
}

export function decideSide(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'side'
      ? bestCommit(view, frame.from, frame.site, choice['as'] as Side).value
      : takeValue(view, choice),
  )
}

export function decideCommit(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'commit'
      ? attackValue(view, frame.from, frame.site, frame.side, numberOf(choice, 'armies'))
      : takeValue(view, choice),
  )
}

export function decideDestination(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const armies = view.s.armies[frame.from] - 1
  return best(offered, (choice) =>
    choice.do === 'moveTo'
      ? moveValue(view, frame.from, numberOf(choice, 'site'), armies)
      : takeValue(view, choice),
  )
}

export function decideNumber(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  return best(offered, (choice) =>
    choice.do === 'move'
      ? moveValue(view, frame.from, frame.site, numberOf(choice, 'armies'))
      : takeValue(view, choice),
  )
}

// Magic

export function decideMagic(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const shown = face(frame.card)
  return best(offered, (choice) => {
    if (choice.do === 'forfeit' || shown.kind !== 'magic') return takeValue(view, choice)
    return magicChoiceValue(view, view.tables.magic[shown.magic], choice)
  })
}
