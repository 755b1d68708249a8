import { type Ability, type Described, text } from '@longtable/kernel'
import { type REROLL_FACE, rerollFace, UNLOCK } from '../state/choices/index.ts'
import { heroUnlockFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { discardCard } from '../state/mutations/cards.ts'
import { rollAction } from '../state/mutations/dice.ts'
import { unlock, unlockDue } from '../state/mutations/unlocks.ts'
import { FACES, type SideNo, isHeroSide } from '../state/numbers.ts'
import { savedBy, savedCards } from '../state/queries/cards.ts'
import { controlsHero } from '../state/queries/hero-players.ts'
import { hasLocked, isUnlocked, unlocksDue } from '../state/queries/unlocks.ts'
import type { State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'
import { say } from '../text/effect-text.ts'
import { sayCosts, sayMods } from '../text/effect-parts.ts'
import { noDie } from '../text/lacking.ts'

type Unlocking = (typeof UNLOCK)[number]

const NONE: readonly Unlocking[] = []

/** The abilities that a hero has not unlocked yet. */
function lockedOf(s: State, tables: MatchTables, side: SideNo): readonly Unlocking[] {
  if (!isHeroSide(side)) return NONE
  const { length } = tables.abilities[side]
  return UNLOCK.filter(({ ability }) => ability < length && !isUnlocked(s, side, ability))
}

function describeUnlock(tables: MatchTables, side: SideNo, ability: number, key: string): Described {
  const { row } = tables.abilities[side][ability]
  const gain = row.mods === undefined ? say(tables, row.effects) : sayMods(row.mods)
  const costs = row.costs.length === 0 ? undefined : sayCosts(row.costs)
  const entry = { text: text(key, { ability: row.name }), gain, at: `ability:${ability}` }
  return costs === undefined ? entry : { ...entry, cost: costs }
}

/** 4, 7 or 10 points have brought an ability, or several (DV-HERO-05). */
export const heroUnlock = ask(heroUnlockFrame.name, {
  locals: heroUnlockFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables) => lockedOf(s, tables, f.side),
  offer: (s, f, menu) => {
    for (const choice of lockedOf(s, menu.tables, f.side)) menu.add(choice)
  },
  take: (s, f, { ability }, ctx) => {
    open(s, f.side, ability, ctx)
    if (unlocksDue(s, f.side) === 0) ctx.pop()
  },
  question: () => text('ask.unlock'),
  describe: ({ tables }, f, { ability }) => describeUnlock(tables, f.side, ability, 'choose.unlock'),
})

/** Points pay before cards do. */
function open(s: State, side: SideNo, ability: number, ctx: VentureContext): void {
  if (unlocksDue(s, side) > 0) unlockDue(s, side, ability)
  else unlock(s, side, ability)
  ctx.tell?.({ event: 'unlocked', side, ability })
}

/** In the turn: an ability that points have just brought, or one for five saved cards, which are all. */
export const unlockVerb: Ability<DarkVenture, Unlocking> = {
  verb: 'unlock',
  universe: (s, _seat, tables) => lockedOf(s, tables, s.turn),
  offer: (s, _seat, menu) => {
    const side = s.turn
    if (!isHeroSide(side) || !hasLocked(s, menu.tables, side)) return
    const isOpen = unlocksDue(s, side) > 0 || savedCards(s, side) === menu.tables.edition.supply.savedCards
    if (!isOpen && menu.block === undefined) return
    for (const choice of lockedOf(s, menu.tables, side)) {
      if (isOpen) menu.add(choice)
      else menu.block?.(choice, 'DV-HERO-08')
    }
  },
  take: (s, _seat, { ability }, ctx) => {
    acted(s)
    const side = s.turn
    if (unlocksDue(s, side) === 0) for (const card of savedBy(s, side)) discardCard(s, side, card, ctx)
    open(s, side, ability, ctx)
  },
  describe: ({ state, tables }, { ability }) => {
    const isDue = unlocksDue(state, state.turn) > 0
    return describeUnlock(tables, state.turn, ability, isDue ? 'choose.unlock' : 'choose.unlockForCards')
  },
}

type Rerolling = (typeof REROLL_FACE)[number]

/** A hero's saved card rerolls an action die (DV-HERO-08); the new face counts (DV-MISC-07). */
export const rerollVerb: Ability<DarkVenture, Rerolling> = {
  verb: 'rerollFace',
  *universe(s, _seat, tables) {
    if (!controlsHero(s, tables, s.turn)) return
    for (const card of savedBy(s, s.turn))
      for (let face = 0; face < FACES; face++) yield rerollFace(face, card)
  },
  offer: (s, _seat, menu) => {
    const side = s.turn
    if (!controlsHero(s, menu.tables, side) || savedCards(s, side) === 0) return
    for (const card of savedBy(s, side)) {
      for (let face = 0; face < FACES; face++) {
        if (s.dice[face] > 0) menu.add(rerollFace(face, card))
        else menu.block?.(rerollFace(face, card), 'DV-FX-5', noDie(face))
      }
    }
  },
  take: (s, _seat, { face, card }, ctx) => {
    acted(s)
    discardCard(s, s.turn, card, ctx)
    const shown = rollAction(ctx)
    s.dice[face]--
    s.dice[shown]++
    ctx.tell?.({ event: 'rerolledDice', side: s.turn, dice: [shown] })
  },
  describe: ({ tables }, { face, card }) => ({
    text: text('choose.rerollFace', { face: text(`face.${face}`), card: tables.cardRow[card].name }),
    at: `face:${face}`,
    from: `card:${card}`,
  }),
}
