import { text, type Ability } from '@longtable/kernel'
import { BANNER, BANNER_USE } from '../../state/choices/plays.ts'
import { NONE } from '../../content/ids.ts'
import { bannerRow } from '../../state/banners.ts'
import { isMoment, TIMING_RULE } from '../../effects/conditions.ts'
import { helpsWith, usefulNow } from '../../effects/helps.ts'
import { perform } from '../../effects/run.ts'
import type { Banner } from '../../content/effect.ts'
import { bannerText } from '../../text/lasting.ts'
import { Bound, type Seat, type State } from '../../state/schema/state.ts'
import { Did } from '../../state/schema/player.ts'
import { Gives } from '../../state/schema/stages.ts'
import type { MageKnight, MageContext, MatchTables } from '../../state/match.ts'
import { bannerOf, BANNERS, deeds, Z, type Card } from '../../state/pools/deed-cards.ts'
import { U, type Unit } from '../../state/pools/unit-cards.ts'
import { atCard, atUnit, cardText, unitText } from '../../text/pieces.ts'
import { defendsPartially, isBanned } from './rights.ts'
import { whyIdle } from './units.ts'

type GiveBanner = (typeof BANNER)[number][number]
type UseBanner = (typeof BANNER_USE)[number]
type BannerAbility = NonNullable<Banner['ability']>

function bannersIn(hand: readonly Card[]): Card[] {
  return hand.filter((card) => bannerOf(card) >= 0)
}

/** MK-UNIT-12: a banner is given to a unit at any time of the own turn; one it carried goes to the discard pile. */
export const giveBanner: Ability<MageKnight, GiveBanner> = {
  verb: 'banner',
  universe: (s, seat) =>
    bannersIn(s.deeds[Z.hand + seat]).flatMap((card) =>
      s.units[U.band + seat].map((unit) => BANNER[bannerOf(card)][unit]),
    ),
  offer: (s, seat, menu) => {
    const band = s.units[U.band + seat]
    if (band.length === 0) return
    const partial = defendsPartially(s, seat)
    const hand = s.deeds[Z.hand + seat]
    for (let b = 0; b < BANNERS.length; b++) {
      if (!hand.includes(BANNERS[b])) continue
      for (let i = 0; i < band.length; i++) {
        if (partial) menu.block?.(BANNER[b][band[i]], 'MK-UNIT-12')
        else menu.add(BANNER[b][band[i]])
      }
    }
  },
  take: (s, seat, { card, unit }, ctx) => {
    dropBanner(s, seat, unit, ctx)
    ctx.move(deeds, card, Z.hand + seat, Z.laid)
    s.unitBanner[unit] = card
    s.players[seat].did |= Did.played
    ctx.tell?.({ event: 'bannerGiven', seat, card, unit })
  },
  describe: ({ tables }, { card, unit }) => {
    const banner = bannerRow(tables, card)
    return {
      text: text('choose.banner', {
        banner: cardText(card),
        unit: unitText(unit),
      }),
      ...(banner === undefined ? {} : { gain: bannerText(banner, tables.effectText) }),
      at: atUnit(unit),
      from: atCard(card),
    }
  },
}

function dropBanner(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  const old = s.unitBanner[unit]
  if (old < 0) return
  s.bannerDown = s.bannerDown.filter((card) => card !== old)
  ctx.move(deeds, old, Z.laid, Z.discard + seat)
}

function abilityOf(tables: MatchTables, card: Card): BannerAbility | undefined {
  return bannerRow(tables, card)?.ability
}

/** The rule that keeps a banner's ability from being used, '' if none does. */
function whyNot(s: State, unit: Unit, { by }: BannerAbility): string {
  if (by === 'spending') return whyIdle(s, unit)
  if (s.bannerDown.includes(s.unitBanner[unit])) return 'MK-ROUND-10' // once a round
  if (isBanned(s, unit)) return 'MK-UNIT-15'
  return s.unitSpent[unit] === 0 ? 'MK-UNIT-02' : ''
}

/** What a banner lets its unit do: only its basic effect (MK-UNIT-13). */
export const useBanner: Ability<MageKnight, UseBanner> = {
  verb: 'bannerUse',
  universe: (s, seat, tables) =>
    s.units[U.band + seat].flatMap((unit) =>
      abilityOf(tables, s.unitBanner[unit]) === undefined ? [] : [BANNER_USE[unit]],
    ),
  offer: (s, seat, menu) => {
    const band = s.units[U.band + seat]
    for (let i = 0; i < band.length; i++) {
      const unit = band[i]
      if (s.unitBanner[unit] < 0) continue
      const ability = abilityOf(menu.tables, s.unitBanner[unit])
      if (ability === undefined) continue
      const why = defendsPartially(s, seat) ? 'MK-UNIT-12' : whyNot(s, unit, ability)
      if (why !== '') {
        menu.block?.(BANNER_USE[unit], why)
        continue
      }
      const { effect } = ability
      // Fame is no reason for it: it comes with what the banner does.
      const useful = usefulNow(s, seat, menu.tables, menu) & ~Gives.gain
      if (effect.do === 'only' && !isMoment(s, seat, effect.at))
        menu.block?.(BANNER_USE[unit], TIMING_RULE[effect.at])
      else if (
        helpsWith(s, seat, menu.tables.nodes.numberOf(effect), s.unitBanner[unit], useful, menu.tables, menu)
      )
        menu.add(BANNER_USE[unit])
      else menu.block?.(BANNER_USE[unit], 'MK-PRIO-07')
    }
  },
  take: (s, seat, { unit }, ctx) => {
    const card = s.unitBanner[unit]
    const ability = abilityOf(ctx.tables, card)
    if (ability === undefined) return
    if (ability.by === 'spending') s.unitSpent[unit] = 1
    else s.bannerDown = [...s.bannerDown, card]
    ctx.tell?.({ event: 'bannerUsed', seat, card, unit })
    s.bound.fill(NONE)
    s.bound[Bound.target] = unit
    perform(s, ctx.tables.nodes.numberOf(ability.effect), card, seat, ctx)
  },
  describe: ({ tables, state }, { unit }) => {
    const card = state.unitBanner[unit]
    const ability = abilityOf(tables, card)
    return {
      text: text('choose.bannerUse', {
        banner: cardText(card),
        unit: unitText(unit),
      }),
      ...(ability === undefined ? {} : { gain: tables.effectText(ability.effect) }),
      at: atUnit(unit),
      from: atCard(card),
    }
  },
}
