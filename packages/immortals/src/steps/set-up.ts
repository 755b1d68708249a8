import {
  BLANK_CARDS,
  blankCard,
  cards,
  conflictCardsOf,
  MAGIC_CARDS,
  magicCard,
  MAX_SEATS,
  regionCard,
  Z,
} from '../state/cards.ts'
import { COLOURS, SOURCES } from '../state/codes.ts'
import type { ImmortalsContext, Player, State } from '../state/schema.ts'
import { DARK, LIGHT, NOBODY, REGIONS, SITES, type Seat } from '../state/sites.ts'
import { STREAM } from '../state/streams.ts'
import { chooseColours } from './colours.ts'
import { startingRound } from './starting-round.ts'

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const zeros = (n: number): number[] => new Array<number>(n).fill(0)

function shuffled(n: number, ctx: ImmortalsContext): number[] {
  const list = numbersTo(n)
  for (let i = n - 1; i > 0; i--) {
    const j = ctx.below(STREAM.setup, i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
  return list
}

/** Set-up: tribes and first player at random, everything else in its place. */
export function setUp(ctx: ImmortalsContext): State {
  const { edition } = ctx.tables
  // IMM-SETUP-8: one light and one dark tribe each, shuffled apart.
  const light = shuffled(edition.tribes.light.length, ctx)
  const dark = shuffled(edition.tribes.dark.length, ctx)
  const marker = ctx.below(STREAM.setup, ctx.seats) // IMM-SETUP-14
  ctx.push(startingRound, { phase: 0 })
  if (ctx.tables.choosesColours) ctx.push(chooseColours, { chosen: 0 })
  return {
    round: 0,
    first: marker,
    marker,
    players: numbersTo(ctx.seats).map((seat) => newPlayer(light[seat], dark[seat], ctx)),
    owner: new Array<number>(SITES).fill(NOBODY),
    armies: zeros(SITES),
    building: zeros(SITES),
    portal: zeros(SITES),
    holder: new Array<number>(REGIONS).fill(NOBODY),
    tower: zeros(COLOURS),
    tray: zeros(COLOURS),
    inhabitants: edition.supply.inhabitants,
    portals: edition.supply.portals,
    tiles: edition.supply.buildingTiles,
    draftRealm: zeros(ctx.seats),
    cards: layCards(ctx.seats),
  }
}

/** IMM-START-1, IMM-START-2: groups of both half boards, the outer ones with 3 or 4 players only. */
function newPlayer(light: number, dark: number, ctx: ImmortalsContext): Player {
  const { tribes, setup } = ctx.tables.edition
  const halves = [tribes.light[light], tribes.dark[dark]]
  const groups = halves.flatMap((half) =>
    ctx.seats < 5 ? [...half.groups, ...half.outerGroups] : half.groups,
  )
  return {
    light,
    dark,
    gold: 0,
    energy: 0,
    points: 0,
    sources: zeros(SOURCES.length),
    limbo: [0, 0],
    groups: groups.toSorted((a, b) => b - a),
    supply: setup.armies - groups.reduce((sum, size) => sum + size, 0),
    boxed: 0,
    passed: false,
    colour: undefined,
  }
}

const OWN_CARDS = Array.from({ length: MAX_SEATS }, (_, seat) => [
  ...numbersTo(MAGIC_CARDS).map((magic) => magicCard(seat, magic)),
  ...numbersTo(BLANK_CARDS).map((n) => blankCard(seat, n)),
])
const REGION_CARDS = numbersTo(REGIONS).map(regionCard)
const LIGHT_CARDS = conflictCardsOf(LIGHT)
const DARK_CARDS = conflictCardsOf(DARK)

/** IMM-SETUP-7, IMM-SETUP-11, IMM-SETUP-13: cards of colours that nobody plays stay out. */
function layCards(seats: number): State['cards'] {
  const zones = cards.empty()
  zones[Z.stack] = REGION_CARDS.slice()
  zones[Z.light] = LIGHT_CARDS.slice()
  zones[Z.dark] = DARK_CARDS.slice()
  for (let seat: Seat = 0; seat < seats; seat++) zones[Z.hand + seat] = OWN_CARDS[seat].slice()
  return zones
}
