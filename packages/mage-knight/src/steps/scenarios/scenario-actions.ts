import { text, type Ability, type Menu } from '@longtable/kernel'
import { INCANT, LIBERATE, PASSAGE, REPLACE, SHIELD } from '../../state/choices/together.ts'
import { BackOf, NONE, Site } from '../../content/ids.ts'
import { drawToken, tokenSlotsAt } from '../../state/mutations.ts'
import { mustRest } from '../../state/must-rest.ts'
import { isSince } from '../../state/rules-version.ts'
import { startCombat } from '../../state/combat/start-fight.ts'
import { siteAt, type Hex } from '../../state/pools/lattice.ts'
import { lookAround } from '../../state/map/reveal.ts'
import { noActionWith } from '../../state/map/rivals.ts'
import { hexText, atHex } from '../../text/hex.ts'
import { playerText } from '../../text/players.ts'
import { Stage } from '../../state/schema/stages.ts'
import { Did, rewardKinds } from '../../state/schema/player.ts'
import { Fight, Foe } from '../../state/schema/fight.ts'
import type { MageKnight, MageContext, MatchTables } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import {
  gladeBit,
  gladeHolds,
  gladeShields,
  hasGladeShield,
  incantationNo,
  isInhabited,
  shieldsOn,
} from './druids.ts'
import { beginFight } from '../../state/combat/begin-action.ts'
import { isConqueredDungeon, passageCosts } from './dungeons.ts'

/** The verbs that scenarios add to the main part of a turn. */

function isMoving(s: State): boolean {
  return s.stage === Stage.moving
}

/** The action begins: points are lost (MK-TURN-23), nothing else can follow (MK-TURN-22). */
function beginAction(s: State, seat: Seat, ctx: MageContext): void {
  if (isSince(ctx.tables, 3)) {
    beginFight(s, seat, ctx)
    return
  }
  // Up to the second version of the rules Move points were kept.
  const player = s.players[seat]
  player.did |= Did.acted
  player.influence = 0
}

// Mines Liberation

function canLiberate(s: State, seat: Seat): boolean {
  const { at } = s.players[seat]
  return isMoving(s) && at >= 0 && siteAt(s, at) === Site.mine && s.mark[at] < 0
}

/** MK-SC-72: an action on the mine's space. */
export const liberate: Ability<MageKnight, typeof LIBERATE> = {
  verb: 'liberate',
  universe: (s, seat, tables) => (tables.special.has('mines') && canLiberate(s, seat) ? [LIBERATE] : []),
  offer: (s, seat, menu) => {
    if (!menu.tables.special.has('mines') || !canLiberate(s, seat)) return
    offerAction(s, seat, LIBERATE, menu)
  },
  take: (s, seat, _choice, ctx) => {
    beginAction(s, seat, ctx)
    const { at } = s.players[seat]
    const posts = tokenSlotsAt(s, at)
    startCombat(
      s,
      seat,
      Fight.liberation,
      at,
      at,
      posts,
      posts.map(() => 0),
      ctx,
    )
  },
  describe: (ctx) => ({ text: text('choose.liberate'), at: atHex(ctx.state.players[ctx.viewer].at) }),
}

/** An action, unless one was taken, or another hero stands here (MK-MOVE-20, MK-MOVE-21). */
function offerAction<C extends typeof LIBERATE | typeof INCANT>(
  s: State,
  seat: Seat,
  choice: C,
  menu: Menu<MatchTables, C>,
): void {
  const { at, did } = s.players[seat]
  const shared = noActionWith(s, seat, at, menu.tables)
  if ((did & Did.acted) !== 0) menu.block?.(choice, 'MK-TURN-13')
  else if (mustRest(s, seat)) menu.block?.(choice, 'MK-TURN-28')
  else if (shared !== '') menu.block?.(choice, shared)
  else menu.add(choice)
}

// Druid Nights

function onGlade(s: Pick<State, 'players' | 'tileAt'>, seat: Seat): Hex {
  const { at } = s.players[seat]
  return at >= 0 && siteAt(s, at) === Site.glade ? at : NONE
}

function mayShield(s: State, seat: Seat, tables: MatchTables): boolean {
  return tables.special.has('druids') && (isMoving(s) || s.stage === Stage.after) && onGlade(s, seat) !== NONE
}

/** MK-SC-81: where the movement ends on a glade; the hero goes no further this turn. */
export const shield: Ability<MageKnight, typeof SHIELD> = {
  verb: 'shield',
  universe: (s, seat, tables) => (mayShield(s, seat, tables) ? [SHIELD] : []),
  offer: (s, seat, menu) => {
    if (!mayShield(s, seat, menu.tables)) return
    const hex = onGlade(s, seat)
    if (hasGladeShield(s, seat, hex)) menu.block?.(SHIELD, 'MK-SC-81')
    else if (isMoving(s) && mustRest(s, seat)) menu.block?.(SHIELD, 'MK-TURN-28')
    else if (shieldsOn(s, hex) >= gladeHolds(menu.tables)) menu.block?.(SHIELD, 'MK-SC-122')
    else menu.add(SHIELD)
  },
  take: (s, seat, _choice, ctx) => putShield(s, seat, onGlade(s, seat), ctx),
  describe: (ctx) => ({ text: text('choose.shield'), at: atHex(ctx.state.players[ctx.viewer].at) }),
}

function putShield(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  s.extra[hex] |= gladeBit(seat)
  s.players[seat].did |= Did.halted
  ctx.tell?.({ event: 'shieldPlaced', seat, hex })
}

function isFull(s: State, seat: Seat, tables: MatchTables): boolean {
  const hex = onGlade(s, seat)
  return !hasGladeShield(s, seat, hex) && shieldsOn(s, hex) >= gladeHolds(tables)
}

/** MK-SC-122: on a full glade somebody else's shield makes room. */
export const replace: Ability<MageKnight, (typeof REPLACE)[number]> = {
  verb: 'replace',
  universe: (s, seat, tables) =>
    mayShield(s, seat, tables) && isFull(s, seat, tables)
      ? REPLACE.filter((one) => hasGladeShield(s, one.seat, onGlade(s, seat)))
      : [],
  offer: (s, seat, menu) => {
    if (!mayShield(s, seat, menu.tables) || !isFull(s, seat, menu.tables)) return
    const hex = onGlade(s, seat)
    for (let other = 0; other < s.players.length; other++) {
      if (!hasGladeShield(s, other, hex)) continue
      if (isMoving(s) && mustRest(s, seat)) menu.block?.(REPLACE[other], 'MK-TURN-28')
      else menu.add(REPLACE[other])
    }
  },
  take: (s, seat, choice, ctx) => {
    const hex = onGlade(s, seat)
    s.extra[hex] &= ~gladeBit(choice.seat)
    ctx.tell?.({ event: 'shieldReplaced', seat, from: choice.seat, hex })
    putShield(s, seat, hex, ctx)
  },
  describe: (ctx, choice) => ({
    text: text('choose.replaceShield', { player: playerText(choice.seat) }),
    at: atHex(ctx.state.players[ctx.viewer].at),
  }),
}

function mayIncant(s: State, seat: Seat, tables: MatchTables): boolean {
  return tables.special.has('druids') && isMoving(s) && s.players[seat].at >= 0
}

const ROLLED = rewardKinds.indexOf('dice')

/** MK-SC-82: once a Night, not where people live, an enemy for each own shield on a glade. */
export const incant: Ability<MageKnight, typeof INCANT> = {
  verb: 'incant',
  universe: (s, seat, tables) => (mayIncant(s, seat, tables) ? [INCANT] : []),
  offer: (s, seat, menu) => {
    if (!mayIncant(s, seat, menu.tables)) return
    const player = s.players[seat]
    const done = player.shown & (1 << (incantationNo(s, menu.tables.options) - 1))
    if (!s.night || done !== 0 || isInhabited(s, player.at) || gladeShields(s, seat) === 0)
      menu.block?.(INCANT, 'MK-SC-82', { shields: gladeShields(s, seat) })
    else offerAction(s, seat, INCANT, menu)
  },
  take: (s, seat, _choice, ctx) => {
    beginAction(s, seat, ctx)
    const player = s.players[seat]
    const no = incantationNo(s, ctx.tables.options)
    player.shown |= 1 << (no - 1)
    const posts = summon(s, seat, no, ctx)
    ctx.tell?.({ event: 'incanted', seat, hex: player.at, n: posts.length })
    startCombat(
      s,
      seat,
      Fight.incantation,
      player.at,
      player.at,
      posts,
      posts.map(() => Foe.doubleFame),
      ctx,
    )
  },
  describe: (ctx) => ({ text: text('choose.incant'), at: atHex(ctx.state.players[ctx.viewer].at) }),
}

/** Brown ones in the first Night, red ones in the second, both in a third (MK-SC-122), with their crystals (MK-SC-83). */
function summon(s: State, seat: Seat, no: number, ctx: MageContext): number[] {
  const { at, rewards } = s.players[seat]
  const colours = no === 1 ? [BackOf.brown] : no === 2 ? [BackOf.red] : [BackOf.brown, BackOf.red]
  const posts: number[] = []
  for (let n = gladeShields(s, seat); n > 0; n--) {
    const drawn = colours.map((colour) => drawToken(s, colour, at, true, ctx)).filter((post) => post >= 0)
    if (drawn.length > 0) rewards[ROLLED] += no
    posts.push(...drawn)
  }
  return posts
}

// Dungeon Lords

function underGround(
  s: Pick<State, 'players' | 'tileAt' | 'extra' | 'mark'>,
  seat: Seat,
  tables: MatchTables,
): Hex {
  const { at } = s.players[seat]
  return tables.special.has('secretDungeons') && isConqueredDungeon(s, at) ? at : NONE
}

/** MK-SC-94: from one conquered dungeon or tomb to another. */
export const passage: Ability<MageKnight, (typeof PASSAGE)[number]> = {
  verb: 'passage',
  universe: (s, seat, tables) => {
    const from = isMoving(s) ? underGround(s, seat, tables) : NONE
    if (from === NONE) return []
    const costs = passageCosts(s, from, tables)
    return PASSAGE.filter(
      ({ hex }) => hex < costs.length && hex !== from && costs[hex] > 0 && isConqueredDungeon(s, hex),
    )
  },
  offer: (s, seat, menu) => {
    const from = isMoving(s) ? underGround(s, seat, menu.tables) : NONE
    if (from === NONE) return
    const { move, did } = s.players[seat]
    const costs = passageCosts(s, from, menu.tables)
    for (let hex = 0; hex < costs.length; hex++) {
      if (hex === from || costs[hex] === 0 || !isConqueredDungeon(s, hex)) continue
      if ((did & (Did.acted | Did.halted)) !== 0) menu.block?.(PASSAGE[hex], 'MK-TURN-22')
      else if (mustRest(s, seat)) menu.block?.(PASSAGE[hex], 'MK-TURN-28')
      else if (costs[hex] > move) menu.block?.(PASSAGE[hex], 'MK-SC-94', { needs: costs[hex], has: move })
      else menu.add(PASSAGE[hex])
    }
  },
  take: (s, seat, choice, ctx) => {
    const player = s.players[seat]
    const from = player.at
    const cost = passageCosts(s, from, ctx.tables)[choice.hex]
    player.move -= cost
    player.at = choice.hex
    player.trail.push(choice.hex)
    player.did |= Did.moved
    ctx.tell?.({ event: 'passage', seat, from, hex: choice.hex, cost })
    lookAround(s, seat, ctx)
  },
  describe: (ctx, choice) => ({
    text: text('choose.passage', { hex: hexText(ctx.state, choice.hex) }),
    cost: text('cost.passage', {
      n: passageCosts(ctx.state, ctx.state.players[ctx.viewer].at, ctx.tables)[choice.hex],
    }),
    at: atHex(choice.hex),
  }),
}

/** For the main part of a turn. */
export const SCENARIO_VERBS: readonly Ability<MageKnight>[] = [
  liberate,
  shield,
  replace,
  incant,
  passage,
] as readonly Ability<MageKnight>[]
