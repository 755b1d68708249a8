import { allBut, audience, int, text } from '@longtable/kernel'
import { COLOUR } from '../state/choices/effects.ts'
import { KEEP, RETURN } from '../state/choices/end.ts'
import { FORFEIT, RECRUIT } from '../state/choices/map.ts'
import { basicColours, colours } from '../content/effect.ts'
import { BASIC_COLOURS, BLACK, NONE, type ColourNo } from '../content/ids.ts'
import { CRYSTALS_OF_A_COLOUR } from '../content/tracks.ts'
import { gainCrystal, gainFame, takeFromOffer } from '../state/mutations.ts'
import { atCard, atUnit, cardText, colourNameText, unitText, atColour } from '../text/pieces.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { STREAM, type Player, type Seat, type State } from '../state/schema/state.ts'
import { deeds, FOUND_PLACES, Z, type Card } from '../state/pools/deed-cards.ts'
import { U } from '../state/pools/unit-cards.ts'
import { recruitFree } from '../effects/recruits.ts'

/** What is asked when a reward is taken. */

/** MK-REWARD-06: any card of the offer goes on the deck, for no mana (MK-REWARD-12); no lessons (MK-REWARD-07). */
export const rewardCard = ask('reward.card', {
  locals: { seat: int(0, 3), spell: int(0, 1) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => s.deeds[offerZone(f.spell)].map((card) => KEEP[card]),
  offer: (s, f, menu) => {
    const cards = s.deeds[offerZone(f.spell)]
    for (let i = 0; i < cards.length; i++) menu.add(KEEP[cards[i]])
  },
  take: (s, f, { card }, ctx) => {
    ctx.pop()
    const place = s.deeds[offerZone(f.spell)].indexOf(card)
    takeFromOffer(s, f.seat, f.spell === 1 ? 'spell' : 'action', place, Z.deck + f.seat, ctx)
  },
  question: (_ctx, f) => text(f.spell === 1 ? 'ask.rewardSpell' : 'ask.rewardAction'),
  describe: (_ctx, _f, { card }) => ({
    text: text('choose.takeCard', { card: cardText(card) }),
    at: atCard(card),
  }),
})

function offerZone(spell: number): number {
  return spell === 1 ? Z.spellOffer : Z.actionOffer
}

/** MK-REWARD-04: one more is drawn than was won; a short deck gives what is there (MK-Q53). */
export function findArtifacts(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const cards: Card[] = []
  while (cards.length <= n && cards.length < FOUND_PLACES) {
    const deck = s.deeds[Z.artifactDeck]
    if (deck.length === 0) break
    const card = deck[deck.length - 1]
    ctx.move(deeds, card, Z.artifactDeck, Z.found, { slot: cards.length })
    ctx.show(deeds, card, Z.found, [seat])
    cards.push(card)
  }
  if (cards.length === 0) return
  ctx.tell?.({ event: 'foundArtifacts', seat, count: cards.length }, allBut(seat))
  ctx.tell?.({ event: 'foundCards', seat, cards }, audience(seat))
  if (cards.length === 1) keepArtifact(s, seat, cards[0], ctx)
  else ctx.push(rewardArtifact, { seat, keep: Math.min(n, FOUND_PLACES - 1) })
}

/** MK-REWARD-05: one goes under the artifact deck, the others on the own deck in any order. */
export const rewardArtifact = ask('reward.artifact', {
  locals: { seat: int(0, 3), keep: int(1) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => {
    const cards = found(s)
    return (cards.length > f.keep ? RETURN : KEEP).filter(({ card }) => cards.includes(card))
  },
  offer: (s, f, menu) => {
    const cards = found(s)
    const table = cards.length > f.keep ? RETURN : KEEP
    for (let i = 0; i < cards.length; i++) menu.add(table[cards[i]])
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'return') {
      ctx.move(deeds, choice.card, Z.found, Z.artifactDeck, { under: true })
      ctx.tell?.({ event: 'artifactReturned', seat: f.seat, card: choice.card }, audience(f.seat))
      ctx.tell?.({ event: 'artifactReturned', seat: f.seat, card: NONE }, allBut(f.seat))
    } else {
      keepArtifact(s, f.seat, choice.card, ctx)
      f.keep--
    }
    const left = found(s)
    if (left.length > 1) return
    ctx.pop()
    for (const card of left) keepArtifact(s, f.seat, card, ctx)
  },
  question: (ctx, f) => {
    const cards = ctx.state.deeds[Z.found].filter((card) => card !== NONE)
    return text(cards.length > f.keep ? 'ask.returnArtifact' : 'ask.keepArtifact')
  },
  describe: (_ctx, _f, choice) => ({
    text: text(choice.do === 'return' ? 'choose.returnCard' : 'choose.onDeck', {
      card: cardText(choice.card),
    }),
    at: atCard(choice.card),
  }),
})

function found(s: State): Card[] {
  return s.deeds[Z.found].filter((card) => card !== NONE)
}

function keepArtifact(_s: State, seat: Seat, card: Card, ctx: MageContext): void {
  ctx.move(deeds, card, Z.found, Z.deck + seat)
  ctx.tell?.({ event: 'artifactKept', seat, card }, audience(seat))
}

/** MK-REWARD-02: a crystal of the rolled colour, any for gold, fame for black. */
export const rewardDice = run('reward.dice', {
  locals: { seat: int(0, 3), n: int(0) },
  run: (s, f, ctx) => {
    if (f.n === 0) {
      ctx.pop()
      return
    }
    f.n--
    const colour = ctx.below(STREAM.chance, colours.length)
    ctx.tell?.({ event: 'rolledFor', seat: f.seat, colour })
    if (colour < BASIC_COLOURS) gainCrystal(s, f.seat, colour, 'nothing', ctx) // MK-REWARD-03
    else if (colour === BLACK) gainFame(s, f.seat, 1, ctx) // MK-REWARD-11
    else freeCrystal(s, f.seat, ctx)
  },
})

/** Asks for a colour if there is a choice. */
function freeCrystal(s: State, seat: Seat, ctx: MageContext): void {
  const open = basicColours.map((_, colour) => colour).filter((colour) => hasRoom(s.players[seat], colour))
  if (open.length > 1) ctx.push(rewardColour, { seat })
  else for (const colour of open) gainCrystal(s, seat, colour, 'nothing', ctx)
}

function hasRoom(player: Pick<Player, 'crystals'>, colour: ColourNo): boolean {
  return player.crystals[colour] < CRYSTALS_OF_A_COLOUR
}

export const rewardColour = ask('reward.colour', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => COLOUR.slice(0, BASIC_COLOURS),
  offer: (s, f, menu) => {
    for (let colour = 0; colour < BASIC_COLOURS; colour++) {
      if (hasRoom(s.players[f.seat], colour)) menu.add(COLOUR[colour])
      else menu.block?.(COLOUR[colour], 'MK-REWARD-03')
    }
  },
  take: (s, f, { colour }, ctx) => {
    ctx.pop()
    gainCrystal(s, f.seat, colour, 'nothing', ctx)
  },
  question: () => text('ask.rewardColour'),
  describe: (_ctx, _f, { colour }) => ({
    text: text('choose.crystal', { colour: colourNameText(colour) }),
    at: atColour(colour),
  }),
})

/** MK-REWARD-09: any unit of the offer, or none. */
export const rewardUnit = ask('reward.unit', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s) => [...s.units[U.offer].map((unit) => RECRUIT[unit]), FORFEIT],
  offer: (s, _f, menu) => {
    const units = s.units[U.offer]
    for (let i = 0; i < units.length; i++) menu.add(RECRUIT[units[i]])
    menu.add(FORFEIT)
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'recruit') recruitFree(s, f.seat, choice.unit, ctx) // MK-REWARD-08
  },
  question: () => text('ask.rewardUnit'),
  describe: (_ctx, _f, choice) =>
    choice.do === 'forfeit'
      ? { text: text('choose.noUnit') }
      : { text: text('choose.takeUnit', { unit: unitText(choice.unit) }), at: atUnit(choice.unit) },
})
