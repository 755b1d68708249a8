import { int, text, type Described, type Menu } from '@longtable/kernel'
import type { EffectsInPlay } from '../state/match.ts'
import { playerText } from '../text/players.ts'
import { DONE } from '../state/choices/common.ts'
import { TO_HERO, TO_UNIT } from '../state/choices/combat.ts'
import { RETREAT, STEAL } from '../state/choices/together.ts'
import { NONE } from '../content/ids.ts'
import { levels } from '../content/tracks.ts'
import { takeWound, woundUnit } from '../state/mutations.ts'
import { lastsOf } from '../state/lasting.ts'
import { blockerOf, unitNeeds } from '../state/combat/duel.ts'
import { whyNoDamage } from '../state/combat/units.ts'
import { isRevealed, type Hex } from '../state/pools/lattice.ts'
import { lookAround } from '../state/map/reveal.ts'
import { isSafe } from '../state/map/safety.ts'
import { costIn } from '../state/map/terrain.ts'
import { atHex, hexText } from '../text/hex.ts'
import { atCard, atSeat, atUnit, cardText, DAMAGE, unitText } from '../text/pieces.ts'
import { ask, type MageContext, type MatchTables } from '../state/match.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { deeds, isArtifact, Z, type Card } from '../state/pools/deed-cards.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'

/** Damage for an artifact (MK-PVP-44). */
export const THEFT = 5

type Assigned =
  | (typeof TO_UNIT)[number]
  | typeof TO_HERO
  | (typeof STEAL)[number]
  | (typeof RETREAT)[number]
  | typeof DONE

/** The attacker spends the damage that came through, as often as it suffices (MK-PVP-27). */
export const duelAssign = ask('duel.assign', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, _f, tables): Assigned[] => [
    ...s.units[U.band + blockerOf(s)].map((unit) => TO_UNIT[unit]),
    TO_HERO,
    ...(s.duel.melee ? loot(s).map((card) => STEAL[card]) : []),
    ...(s.duel.melee ? ways(s, tables).map((hex) => RETREAT[hex]) : []),
    DONE,
  ],
  offer: (s, _f, menu: Menu<MatchTables, Assigned>) => {
    const blocker = blockerOf(s)
    const has = s.fight.damage
    for (const unit of s.units[U.band + blocker]) offerUnit(s, blocker, unit, has, menu)
    afford(TO_HERO, heroArmor(s, blocker), has, 'MK-PVP-30', menu)
    if (s.duel.melee) {
      for (const card of loot(s)) afford(STEAL[card], THEFT, has, 'MK-PVP-44', menu)
      for (const hex of ways(s, menu.tables)) offerRetreat(s, blocker, hex, has, menu)
    }
    menu.add(DONE)
  },
  take: (s, _f, choice, ctx) => {
    if (choice.do !== 'done') spend(s, blockerOf(s), choice, ctx)
    if (choice.do === 'done' || s.fight.damage === 0 || s.duel.won !== NONE) {
      s.fight.damage = 0
      ctx.pop()
    }
  },
  question: (ctx) =>
    text('ask.duelAssign', { damage: ctx.state.fight.damage, player: playerText(blockerOf(ctx.state)) }),
  describe: (ctx, _f, choice) => describe(ctx.state, choice, ctx.tables, lastsOf(ctx)),
})

/** A hero has no resistances (MK-PVP-32). */
export function heroArmor(s: StateView, seat: Seat): number {
  return levels[s.players[seat].level - 1].armor
}

function afford(
  choice: Assigned,
  needs: number,
  has: number,
  rule: string,
  menu: Menu<MatchTables, Assigned>,
): void {
  if (has >= needs) menu.add(choice)
  else menu.block?.(choice, rule, { needs, has })
}

function offerUnit(
  s: State,
  blocker: Seat,
  unit: Unit,
  has: number,
  menu: Menu<MatchTables, Assigned>,
): void {
  const barred = whyNoDamage(s, blocker, unit, menu)
  if (s.unitWounds[unit] > 0) menu.block?.(TO_UNIT[unit], 'MK-PVP-28')
  else if (barred !== '') menu.block?.(TO_UNIT[unit], barred)
  else afford(TO_UNIT[unit], unitNeeds(s, blocker, unit, menu.tables, menu), has, 'MK-PVP-30', menu)
}

/** MK-PVP-46: to a safe space next to the blocker. */
function offerRetreat(
  s: State,
  blocker: Seat,
  hex: Hex,
  has: number,
  menu: Menu<MatchTables, Assigned>,
): void {
  const needs = retreatCost(s, hex, menu.tables)
  if (isSafe(s, blocker, hex, menu.tables)) afford(RETREAT[hex], needs, has, 'MK-PVP-46', menu)
  else menu.block?.(RETREAT[hex], 'MK-PVP-46', { needs: Math.max(0, needs), has })
}

/** As the board says, whatever lasts. */
export function retreatCost(s: StateView, hex: Hex, tables: MatchTables): number {
  return costIn(s, hex, tables.cost[s.night ? 1 : 0])
}

/** The spaces around the blocker that are on the map. */
function ways(s: State, tables: MatchTables): Hex[] {
  return tables.neighbours[s.players[blockerOf(s)].at].filter((hex) => isRevealed(s, hex))
}

/** MK-PVP-44, MK-PVP-45: artifacts in the discard pile and the play area, and banners of wounded units. */
function loot(s: State): Card[] {
  const blocker = blockerOf(s)
  const cards = [...s.deeds[Z.discard + blocker], ...s.deeds[Z.play + blocker]].filter(isArtifact)
  for (const unit of s.units[U.band + blocker]) {
    if (s.unitWounds[unit] > 0 && s.unitBanner[unit] >= 0) cards.push(s.unitBanner[unit])
  }
  return cards
}

function spend(s: State, blocker: Seat, choice: Exclude<Assigned, typeof DONE>, ctx: MageContext): void {
  const { fight } = s
  switch (choice.do) {
    case 'toUnit':
      fight.damage -= unitNeeds(s, blocker, choice.unit, ctx.tables, ctx)
      woundUnit(s, choice.unit, 1, ctx)
      return
    case 'toHero':
      fight.damage -= heroArmor(s, blocker)
      takeWound(s, blocker, 1, 'hand', ctx) // MK-PVP-29, MK-PVP-31
      return
    case 'steal':
      fight.damage -= THEFT
      steal(s, blocker, choice.card, ctx)
      return
    case 'retreat':
      fight.damage -= retreatCost(s, choice.hex, ctx.tables)
      retreat(s, blocker, choice.hex, ctx)
  }
}

/** The thief's discard pile gets it (MK-PVP-45). */
function steal(s: State, from: Seat, card: Card, ctx: MageContext): void {
  const { attacker } = s.duel
  let zone = Z.laid
  if (s.deeds[Z.discard + from].includes(card)) zone = Z.discard + from
  else if (s.deeds[Z.play + from].includes(card)) zone = Z.play + from
  else {
    s.unitBanner[s.unitBanner.indexOf(card)] = NONE
    s.bannerDown = s.bannerDown.filter((down) => down !== card)
  }
  ctx.move(deeds, card, zone, Z.discard + attacker)
  ctx.tell?.({ event: 'stolen', seat: attacker, from, card })
}

/** MK-PVP-47: the duel is over, and nobody is provoked; whoever forced it has won (MK-PVP-55). */
function retreat(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  const player = s.players[seat]
  player.at = hex
  if (player.trail.length > 0) player.trail.push(hex)
  s.duel.won = s.duel.attacker
  ctx.tell?.({ event: 'retreated', seat, hex })
  lookAround(s, seat, ctx)
}

function describe(s: StateView, choice: Assigned, tables: MatchTables, of: EffectsInPlay): Described {
  const blocker = blockerOf(s)
  switch (choice.do) {
    case 'done':
      return { text: text('choose.damageDone', { damage: s.fight.damage }) }
    case 'toHero':
      return {
        text: text('choose.woundHero', { player: playerText(blocker) }),
        cost: text('cost.damage', { n: heroArmor(s, blocker) }),
        at: atSeat(blocker),
        from: DAMAGE,
      }
    case 'toUnit':
      return {
        text: text('choose.woundUnit', { unit: unitText(choice.unit) }),
        cost: text('cost.damage', { n: unitNeeds(s, blocker, choice.unit, tables, of) }),
        at: atUnit(choice.unit),
        from: DAMAGE,
      }
    case 'steal':
      return {
        text: text('choose.steal', { card: cardText(choice.card) }),
        cost: text('cost.damage', { n: THEFT }),
        at: atCard(choice.card),
        from: DAMAGE,
      }
    case 'retreat': {
      const n = retreatCost(s, choice.hex, tables)
      const entry = {
        text: text('choose.retreat', { hex: hexText(s, choice.hex) }),
        at: atHex(choice.hex),
        from: DAMAGE,
      }
      return n < 0 ? entry : { ...entry, cost: text('cost.damage', { n }) }
    }
  }
}
