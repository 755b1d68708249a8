import { int, ints, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { KEEP, THROW } from '../state/choices/end.ts'
import { cardIcons } from '../content/card-icons.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { NOBODY, type Seat, type State, type StateView } from '../state/schema/state.ts'
import {
  CARD_COLOUR,
  deeds,
  distinct,
  DRAFT,
  face,
  isAction,
  Z,
  type Card,
} from '../state/pools/deed-cards.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { strengthOf } from '../state/scoring.ts'

/** The variant of action upgrades: after a Night own actions are swapped for advanced ones (MK-VAR-30 to 33). */

/** After each Night but the last one; where darkness has come, all that is left is Night. */
export function upgradesNow(s: State, { options, rounds }: MatchTables): boolean {
  if (!options.actionUpgrades || !s.night || s.ending !== NOBODY) return false
  return s.round + (options.darkness ? 1 : 2) <= rounds
}

/** Shows one card more than there are players; the weakest swaps first. */
export const upgrades = run('upgrades', {
  locals: { order: ints() },
  run: (s, f, ctx) => {
    const [seat] = f.order
    if (seat === undefined) {
      ctx.pop()
      for (const card of shown(s)) ctx.move(deeds, card, Z.draft, Z.actionDeck, { under: true }) // MK-VAR-33
      return
    }
    f.order = f.order.slice(1)
    if (shown(s).length > 0) ctx.push(upgradeTake, { seat })
  },
})

export function startUpgrades(s: State, ctx: MageContext): void {
  const places = placesOf(ctx.tables)
  for (let n = 0; n <= ctx.seats; n++) {
    const card = s.deeds[Z.actionDeck].at(-1)
    if (card === undefined) break
    ctx.move(deeds, card, Z.actionDeck, Z.draft, { slot: places[n] })
    ctx.show(deeds, card, Z.draft)
    ctx.tell?.({ event: 'upgradeShown', card })
  }
  ctx.push(upgrades, { order: weakestFirst(s) })
}

/** The places that are empty once a draft is over. */
function placesOf({ seats }: MatchTables): number[] {
  return Array.from(
    { length: seats * DRAFT.passed },
    (_, n) => Math.floor(n / DRAFT.passed) * DRAFT.places + (n % DRAFT.passed),
  )
}

function shown(s: Pick<StateView, 'deeds'>): Card[] {
  return s.deeds[Z.draft].filter((card, place) => card >= 0 && place % DRAFT.places < DRAFT.passed)
}

/** MK-VAR-31, MK-VAR-32: ties by less fame, then by the later place in the round that ends. */
export function weakestFirst(s: State): Seat[] {
  const lowest = Math.min(...s.players.map(({ level }) => level))
  const strength = s.players.map((_, seat) => strengthOf(s, seat, lowest))
  return s.players
    .map((_, seat) => seat)
    .filter((seat) => !s.players[seat].out)
    .toSorted(
      (a, b) =>
        strength[a] - strength[b] ||
        s.players[a].fame - s.players[b].fame ||
        s.order.indexOf(b) - s.order.indexOf(a),
    )
}

const OWN_ZONES = [Z.hand, Z.deck, Z.discard, Z.play] as const

/** The action cards that may be given for a shown one: of its colour, or with one of its icons (MK-VAR-32). */
function givable(s: State, seat: Seat, wanted: Card): Card[] {
  const icons = cardIcons[face(wanted).id] ?? []
  const isLike = (card: Card): boolean =>
    CARD_COLOUR[card] === CARD_COLOUR[wanted] ||
    (cardIcons[face(card).id] ?? []).some((icon) => icons.includes(icon))
  const own = OWN_ZONES.flatMap((zone) => s.deeds[zone + seat])
  return distinct(own.filter((card) => isAction(card) && isLike(card)).toSorted((a, b) => a - b))
}

export const upgradeTake = ask('upgrade.take', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s) => [...shown(s).map((card) => KEEP[card]), DONE],
  offer: (s, f, menu) => {
    for (const card of shown(s)) {
      if (givable(s, f.seat, card).length > 0) menu.add(KEEP[card])
      else menu.block?.(KEEP[card], 'MK-VAR-32')
    }
    menu.add(DONE)
  },
  take: (_s, f, choice, ctx) => {
    const { seat } = f
    ctx.pop()
    if (choice.do === 'keep') ctx.push(upgradeGive, { seat, card: choice.card })
  },
  question: () => text('ask.upgrade'),
  describe: (_ctx, _f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.noUpgrade') }
      : { text: text('choose.takeCard', { card: cardText(choice.card) }), at: atCard(choice.card) },
})

export const upgradeGive = ask('upgrade.give', {
  locals: { seat: int(0, 3), card: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => givable(s, f.seat, f.card).map((card) => THROW[card]),
  offer: (s, f, menu) => {
    for (const card of givable(s, f.seat, f.card)) menu.add(THROW[card])
  },
  take: (s, f, choice, ctx) => {
    const { seat, card } = f
    const zone = OWN_ZONES.find((one) => s.deeds[one + seat].includes(choice.card)) ?? Z.deck
    ctx.pop()
    ctx.move(deeds, choice.card, zone + seat, Z.gone)
    ctx.move(deeds, card, Z.draft, Z.deck + seat)
    ctx.tell?.({ event: 'upgraded', seat, card, given: choice.card })
  },
  question: (_ctx, f) => text('ask.upgradeGive', { card: cardText(f.card) }),
  describe: (_ctx, _f, choice) => ({
    text: text('choose.throwCard', { card: cardText(choice.card) }),
    at: atCard(choice.card),
  }),
})
