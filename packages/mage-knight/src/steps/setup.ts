import { BASIC_COLOURS, NONE, Site } from '../content/ids.ts'
import { shapes } from '../content/shapes.ts'
import { DICE } from '../content/tracks.ts'
import type { ScenarioRow } from '../content/types.ts'
import { noDuel, noFight } from '../state/no-fight.ts'
import { NOBODY, type Player, type State } from '../state/schema/state.ts'
import { rewardKinds } from '../state/schema/player.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import { theGame } from './whole-game.ts'
import { deeds, DRAFT, face, Z, type CardClass } from '../state/pools/deed-cards.ts'
import { K, skillTokens } from '../state/pools/skill-tokens.ts'
import { hasSite, L, tileNo, tilePool, tileRow } from '../state/pools/tiles.ts'
import { backOf, T, tokens } from '../state/pools/tokens.ts'
import { isElite, U, UNIT_LEVEL, unitCards } from '../state/pools/unit-cards.ts'
import { byCount } from '../content/scenarios.ts'

export { noDuel, noFight } from '../state/no-fight.ts'

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const nothing = (n: number): number[] => new Array<number>(n).fill(NONE)
const from = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, n) => first + n)

/** Lays everything into its place in the box; what is random is dealt by the first step of the game. */
export function setUp(ctx: MageContext): State {
  const { tables, seats } = ctx
  const { box } = tables
  ctx.push(theGame, { phase: 0 })
  const slots = tables.lattice.slots.length
  const hexes = tables.lattice.q.length
  const tileAt = nothing(slots)
  tileAt[tables.lattice.start] = startTile(tables)
  return {
    round: 0,
    night: tables.options.firstNight, // MK-SETUP-13, MK-VARIANT-04
    nights: 0,
    stage: 0,
    active: NONE,
    order: from(0, seats),
    announced: NOBODY,
    ending: NOBODY,
    players: from(0, seats).map(() => newPlayer(tables)),
    die: nothing(DICE),
    dieAt: nothing(DICE),
    tacticsLeft: box.dayTactics | box.nightTactics,
    tileAt,
    turned: tables.options.randomOrientation || tables.options.megapolis > 0 ? zeros(slots) : [],
    mark: nothing(hexes),
    extra: zeros(hexes),
    postHex: nothing(box.posts),
    postUp: zeros(box.posts),
    cities: [],
    unitSpent: zeros(box.unitNumbers),
    unitWounds: zeros(box.unitNumbers),
    unitBanner: nothing(box.unitNumbers),
    bannerDown: [],
    loyal: NONE,
    skillState: zeros(box.skillNumbers),
    centre: [],
    aside: [],
    offersShown: false,
    coreSeen: false,
    dummyHero: NONE,
    dummyCrystals: zeros(BASIC_COLOURS),
    dummyTactic: NONE,
    dummyLast: 0,
    bound: nothing(5),
    refused: [],
    shares: [],
    followers: [],
    fight: noFight(),
    duel: noDuel(),
    deeds: layDeeds(tables),
    units: layUnits(tables),
    tokens: layTokens(tables),
    tiles: layTiles(tables),
    skills: laySkills(tables),
  }
}

/** MK-SETUP-03, MK-SETUP-17; Blitz and Rampage begin elsewhere on the tracks (MK-SC-31, MK-VARIANT-07). */
function newPlayer(tables: MatchTables): Player {
  const { start } = tables.scenario
  const rampage = { off: 0, rampage: -2, more: -4 }[tables.options.rampage]
  return {
    hero: NONE,
    fame: start.fame,
    reputation: start.reputation + rampage,
    level: 1,
    at: NONE,
    trail: [],
    crystals: zeros(BASIC_COLOURS),
    tokens: zeros(6),
    move: 0,
    influence: 0,
    healing: 0,
    grail: 0,
    did: 0,
    dice: 0,
    tactic: NONE,
    tacticUsed: false,
    tokenDown: false,
    lastTurn: 0,
    extraTurn: 0,
    nextDraw: 0,
    fought: 0,
    woundsHand: 0,
    woundsPile: 0,
    recruited: 0,
    crystalsSpent: zeros(BASIC_COLOURS),
    cursed: 0,
    rewards: zeros(rewardKinds.length),
    shown: 0,
    out: false,
    second: false,
  }
}

/** Heroes' cards wait in the box until they are picked; competitive spells may stay there (MK-SETUP-20). */
function layDeeds(tables: MatchTables): State['deeds'] {
  const zones = deeds.empty()
  const noCompetition = tables.together || tables.options.friendlySpells
  const { drafting, actionUpgrades } = tables.options
  zones[Z.draft] = drafting || actionUpgrades ? nothing(tables.seats * DRAFT.places) : []
  for (const card of tables.box.cards) {
    const { is, competitive } = face(card)
    zones[noCompetition && competitive ? Z.gone : DECK[is]].push(card)
  }
  return zones
}

const DECK: Readonly<Record<CardClass, number>> = {
  basic: Z.gone,
  advanced: Z.actionDeck,
  spell: Z.spellDeck,
  artifact: Z.artifactDeck,
  wound: Z.wounds,
}

/** MK-SETUP-10; Conquer and Hold plays without the strongest (MK-SC-101). */
function layUnits(tables: MatchTables): State['units'] {
  const zones = unitCards.empty()
  for (const unit of tables.box.units) {
    const out = tables.special.has('noLevel4Units') && UNIT_LEVEL[unit] === 4
    if (out) zones[U.gone].push(unit)
    else zones[isElite(unit) ? U.elite : U.regular].push(unit)
  }
  return zones
}

/** MK-SETUP-07 */
function layTokens({ box }: MatchTables): State['tokens'] {
  const zones = tokens.empty()
  zones[T.posts] = nothing(box.posts)
  for (const token of box.tokens) zones[T.green + backOf(token)].push(token)
  return zones
}

function laySkills({ box }: MatchTables): State['skills'] {
  const zones = skillTokens.empty()
  zones[K.gone] = box.skills.slice()
  return zones
}

export function startTile(tables: MatchTables): number {
  return tileNo(shapes[tables.lattice.shape].start)
}

const keptSites = {
  mine: [Site.mine],
  glade: [Site.glade],
  dungeon: [Site.dungeon],
  keepOrTower: [Site.keep, Site.mageTower],
} as const satisfies Readonly<Record<NonNullable<ScenarioRow['countryside']['keep']>, readonly number[]>>

/** Tiles that are certain lie in the deck already; what is drawn at random is still in the box (MK-SETUP-14). */
function layTiles(tables: MatchTables): State['tiles'] {
  const zones = tilePool.empty()
  const { countryside, core, city } = tables.scenario
  const start = startTile(tables)
  for (const tile of tables.box.tiles) {
    const { id, kind } = tileRow(tile)
    if (kind === 'start') zones[tile === start ? L.placed : L.unused].push(tile)
    else if (kind === 'countryside') {
      const kept = countryside.keep !== undefined && hasSite(tile, ...keptSites[countryside.keep])
      zones[kept ? L.country : L.boxCountry].push(tile)
    } else if (kind === 'core') {
      const out = core.never === id || (core.only !== undefined && !core.only.includes(id))
      if (out) zones[L.unused].push(tile)
      else zones[core.always === id ? L.core : L.boxCore].push(tile)
    } else zones[city.tile === id ? L.core : L.boxCity].push(tile)
  }
  if (countryside.order === 'byNumber') {
    // MK-SC-11: the first tile on top.
    const n = byCount(countryside.n, tables.seats)
    const all = zones[L.boxCountry]
    zones[L.boxCountry] = all.slice(n)
    zones[L.country] = all.slice(0, n).toReversed()
  }
  return zones
}
