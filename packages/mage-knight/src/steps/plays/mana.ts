import { text, type Ability } from '@longtable/kernel'
import { MELT, MEND_HAND, MEND_UNIT } from '../../state/choices/plays.ts'
import { basicColours } from '../../content/effect.ts'
import { BASIC_COLOURS, NONE } from '../../content/ids.ts'
import { gainFame, healUnit } from '../../state/mutations.ts'
import { tellMoment } from '../../effects/moments.ts'
import { colourText } from '../../text/phrases.ts'
import { inCombat, inDuel } from '../../state/schema/stages.ts'
import type { MageKnight, MageContext } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { deeds, isWound, Z, type Card } from '../../state/pools/deed-cards.ts'
import { U, UNIT_LEVEL, type Unit } from '../../state/pools/unit-cards.ts'
import { atUnit, unitText, atCrystal } from '../../text/pieces.ts'
import { isSince } from '../../state/rules-version.ts'
import { defendsPartially } from './rights.ts'

// Crystals

type Melt = (typeof MELT)[number]

/** MK-MANA-07: a crystal becomes a token of its colour, never the other way round. */
export const melt: Ability<MageKnight, Melt> = {
  verb: 'melt',
  universe: (s, seat) => MELT.filter(({ colour }) => s.players[seat].crystals[colour] > 0),
  offer: (s, seat, menu) => {
    const { crystals } = s.players[seat]
    const partial = defendsPartially(s, seat)
    for (let colour = 0; colour < BASIC_COLOURS; colour++) {
      if (crystals[colour] === 0) continue
      if (partial) menu.block?.(MELT[colour], 'MK-MANA-07')
      else menu.add(MELT[colour])
    }
  },
  take: (s, seat, { colour }, ctx) => {
    const player = s.players[seat]
    player.crystals[colour]--
    player.tokens[colour]++
    if (isSince(ctx.tables, 3)) ctx.lasting('turn', 'melted', { seat, colour }) // MK-DEED-08
    ctx.tell?.({ event: 'melted', seat, colour })
  },
  describe: (_ctx, { colour }) => ({
    text: text('choose.melt', { colour: colourText(basicColours[colour]) }),
    at: atCrystal(colour),
  }),
}

// Healing points

type Mend = typeof MEND_HAND | (typeof MEND_UNIT)[number]

/** The first Wound in hand, NONE. */
function woundIn(hand: readonly Card[]): Card {
  for (let i = hand.length - 1; i >= 0; i--) if (isWound(hand[i])) return hand[i]
  return NONE
}

/** Points of the Golden Grail are spent first and give fame. */
function spend(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const player = s.players[seat]
  player.healing -= n
  const fame = Math.min(n, player.grail)
  player.grail -= fame
  if (fame > 0) gainFame(s, seat, fame, ctx)
}

/** A point throws a Wound of the hand back into the supply (MK-CARD-15); never one of the deck or discard pile (MK-CARD-17). */
function mendHand(s: State, seat: Seat, ctx: MageContext): void {
  spend(s, seat, 1, ctx)
  ctx.move(deeds, woundIn(s.deeds[Z.hand + seat]), Z.hand + seat, Z.wounds)
  ctx.tell?.({ event: 'healed', seat, unit: NONE, n: 1 })
  tellMoment(s, 'woundHealed', { seat }, ctx)
}

/** As many points as the unit's level take one Wound off it (MK-CARD-16). */
function mendUnit(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  spend(s, seat, UNIT_LEVEL[unit], ctx)
  ctx.tell?.({ event: 'healed', seat, unit, n: UNIT_LEVEL[unit] })
  healUnit(s, unit, ctx)
}

/** Healing points are spent outside combat (MK-TURN-29), as long as there are any. */
export const mend: Ability<MageKnight, Mend> = {
  verb: 'mend',
  universe: (s, seat) => {
    if (s.players[seat].healing === 0) return []
    const units = s.units[U.band + seat].filter((unit) => s.unitWounds[unit] > 0)
    const entries: Mend[] = units.map((unit) => MEND_UNIT[unit])
    return woundIn(s.deeds[Z.hand + seat]) === NONE ? entries : [MEND_HAND, ...entries]
  },
  offer: (s, seat, menu) => {
    const { healing } = s.players[seat]
    if (healing === 0) return
    const fighting = inCombat(s.stage) || inDuel(s.stage)
    if (woundIn(s.deeds[Z.hand + seat]) !== NONE) {
      if (fighting) menu.block?.(MEND_HAND, 'MK-TURN-29')
      else menu.add(MEND_HAND)
    }
    const band = s.units[U.band + seat]
    for (let i = 0; i < band.length; i++) {
      const unit = band[i]
      if (s.unitWounds[unit] === 0) continue
      if (fighting) menu.block?.(MEND_UNIT[unit], 'MK-TURN-29')
      else if (UNIT_LEVEL[unit] <= healing) menu.add(MEND_UNIT[unit])
      else menu.block?.(MEND_UNIT[unit], 'MK-CARD-16', { needs: UNIT_LEVEL[unit], has: healing })
    }
  },
  take: (s, seat, choice, ctx) => {
    if ('unit' in choice) mendUnit(s, seat, choice.unit, ctx)
    else mendHand(s, seat, ctx)
  },
  describe: (_ctx, choice) =>
    'unit' in choice
      ? {
          text: text('choose.mendUnit', { unit: unitText(choice.unit) }),
          cost: text('plays.cost.healing', { count: UNIT_LEVEL[choice.unit] }),
          at: atUnit(choice.unit),
        }
      : { text: text('choose.mendHand'), cost: text('plays.cost.healing', { count: 1 }), at: 'hand' },
}
