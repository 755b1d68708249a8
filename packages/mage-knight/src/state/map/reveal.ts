import { basicColours } from '../../content/effect.ts'
import { cities, garrisonLetters } from '../../content/cities.ts'
import { BackOf, NONE, Site, siteRow, type ColourNo } from '../../content/ids.ts'
import { isLasting } from '../lasting.ts'
import { addLesson } from '../offers.ts'
import { drawToken, showToken } from '../token-slots.ts'
import { cityCount } from './city-count.ts'
import { garrisonHex, isPartOf } from '../city-parts.ts'
import { STREAM, type City, type Seat, type State } from '../schema/state.ts'
import type { MageContext, MatchTables } from '../match.ts'
import { isCore, PLACES, type Tile } from '../pools/tiles.ts'
import { isRuinsSlot } from '../pools/tokens.ts'
import { byCount } from '../../content/scenarios.ts'
import {
  AROUND,
  colourAt,
  hexIn,
  MEGAPOLIS,
  rightOf,
  siteAt,
  slotOf,
  type Hex,
  type Slot,
} from '../pools/lattice.ts'

/** What new tiles bring, and what heroes get to see. */

/**
 * Lays a tile that has just been drawn (it is in `placed` already) and populates its sites; `seat` is whoever
 * revealed it, NONE at set-up (MK-EXPLORE-12 to 17, MK-SETUP-16).
 */
export function layTile(s: State, tile: Tile, slot: Slot, seat: Seat, ctx: MageContext): void {
  s.tileAt[slot] = tile
  if (ctx.tables.options.randomOrientation) s.turned[slot] = ctx.below(STREAM.tiles, AROUND) // MK-VAR-10
  if (seat === NONE) ctx.tell?.({ event: 'tileOpened', slot, tile })
  if (isCore(tile)) s.coreSeen = true // MK-EXPLORE-19: the next unit offer has elites
  const light = !s.night || (seat !== NONE && sees(s, seat, ctx))
  for (let place = 0; place < PLACES; place++) populate(s, hexIn(slot, place), light, ctx)
  ctx.tables.rules.onTile?.(s, slot, seat, ctx)
  for (let each = 0; each < s.players.length; each++) lookAround(s, each, ctx)
}

/** `light`: as by Day (MK-EXPLORE-14). */
function populate(s: State, hex: Hex, light: boolean, ctx: MageContext): void {
  const site = siteAt(s, hex)
  if (site === NONE) return
  if (site === Site.monastery) addLesson(s, ctx) // MK-EXPLORE-15
  else if (site === Site.city && !s.cities.some((city) => isPartOf(city, hex))) showCity(s, hex, ctx)
  const { reveal } = siteRow(site)
  if (reveal === undefined) return // MK-EXPLORE-17
  const faceUp = reveal.faceUp === 'byDay' ? light : reveal.faceUp
  drawToken(s, BackOf[reveal.token], hex, faceUp, ctx)
}

/** MK-EXPLORE-16; friendly cities are conquered from the start, closed ones have no garrison (MK-SC-03, MK-SC-13). */
function showCity(s: State, hex: Hex, ctx: MageContext): void {
  const { state } = ctx.tables.scenario.city
  const friendly = state === 'friendly'
  const city: City = {
    hex,
    colour: cityColour(s, hex, ctx),
    level: cityLevel(s, ctx.tables),
    shields: friendly ? s.players.map((_, seat) => seat) : [],
    conquered: friendly,
    leader: NONE,
    part: NONE,
    partColour: NONE,
  }
  if (isMegapolis(s, ctx.tables)) addPart(s, city, ctx)
  s.cities.push(city)
  ctx.tell?.({ event: 'cityShown', hex, colour: city.colour, level: city.level })
  if (city.part !== NONE) ctx.tell?.({ event: 'megapolisShown', hex: city.part, colour: city.partColour })
  if (state !== 'enemy') return
  for (const back of wholeGarrison(city)) drawToken(s, back, hex, false, ctx)
}

/** MK-VAR-50: the last city of a map with three at most, if it is an enemy. */
function isMegapolis(s: State, tables: MatchTables): boolean {
  const { options, scenario } = tables
  if (options.megapolis === 0 || scenario.city.state !== 'enemy') return false
  const all = cityCount(tables)
  return all <= MOST_CITIES && s.cities.length === all - 1
}

const MOST_CITIES = 3

/** MK-VAR-51, MK-VAR-52: a random city that is not on the map, to the right of the first. */
function addPart(s: State, city: City, ctx: MageContext): void {
  const slot = slotOf(city.hex)
  const free = basicColours.flatMap((_, colour) =>
    colour === city.colour || s.cities.some((other) => other.colour === colour) ? [] : [colour],
  )
  s.turned[slot] |= MEGAPOLIS
  city.part = rightOf(s, slot)
  city.partColour = free[ctx.below(STREAM.chance, free.length)]
  city.level = Math.max(2, ctx.tables.options.megapolis)
}

/** Of both halves of a Megapolis: the first has the greater one (MK-VAR-52). */
export function wholeGarrison({ colour, partColour, level }: Omit<City, 'part'>): number[] {
  if (partColour < 0) return garrisonOf(colour, level)
  return [...garrisonOf(colour, Math.ceil(level / 2)), ...garrisonOf(partColour, Math.floor(level / 2))]
}

/** The colours of the defenders (MK-SITE-07). */
export function garrisonOf(colour: ColourNo, level: number): number[] {
  const row = cities.find((each) => each.colour === basicColours[colour])
  const letters = row?.garrison[level - 1] ?? ''
  return letters.split('').map((letter) => BackOf[garrisonLetters[letter as keyof typeof garrisonLetters]])
}

/** What its tile shows, or a random one that is not on the map yet (MK-VARIANT-03). */
function cityColour(s: State, hex: Hex, ctx: MageContext): ColourNo {
  if (!ctx.tables.options.randomCities) return colourAt(s, hex)
  const free = basicColours.flatMap((_, colour) =>
    s.cities.some((city) => city.colour === colour) ? [] : [colour],
  )
  return free[ctx.below(STREAM.chance, free.length)]
}

/** By the order of revealing; the last city of the map may have a level of its own (MK-SC-50, MK-SC-120, MK-SC-123). */
function cityLevel(s: State, tables: MatchTables): number {
  const { scenario, options, seats } = tables
  if (options.cityLevel > 0) return options.cityLevel
  const epic = options.epic && scenario.score === 'portal'
  if (epic) return EPIC_LEVEL
  const shown = s.cities.length
  const last = scenario.lastCityLevel
  if (last !== undefined && shown === byCount(scenario.city.n, seats) - 1) return byCount(last, seats)
  return scenario.cityLevels[Math.min(shown, scenario.cityLevels.length - 1)]
}

const EPIC_LEVEL = 4

/** A hero stands on another space, by whatever way: what is to be seen from there is shown. */
export function arrive(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  const player = s.players[seat]
  player.at = hex
  player.trail.push(hex)
  lookAround(s, seat, ctx)
}

/**
 * Turns up the garrisons that a hero may see from where he stands (MK-MOVE-25, MK-MOVE-26), and the ruins he stands
 * on (MK-SITE-35).
 */
export function lookAround(s: State, seat: Seat, ctx: MageContext): void {
  const { at } = s.players[seat]
  if (at < 0) return
  if (siteAt(s, at) === Site.ruins) showAll(s, at, ctx)
  const near = ctx.tables.neighbours[at]
  for (let i = 0; i < near.length; i++) {
    const site = siteAt(s, near[i])
    if (site === Site.city) {
      if (!s.night || ctx.tables.options.garrisonAtNight || sees(s, seat, ctx)) showAll(s, near[i], ctx)
    } else if (SEEN_BY_DAY.includes(site) && sees(s, seat, ctx)) showAll(s, near[i], ctx)
  }
}

/** Ruins lie face up by Day anyway; an effect shows them at Night. */
const SEEN_BY_DAY: readonly number[] = [Site.keep, Site.mageTower, Site.ruins]

/** By Day, or with an effect that shows garrisons and ruins. */
function sees(s: State, seat: Seat, ctx: MageContext): boolean {
  return !s.night || isLasting(ctx, 'seeGarrisons', seat)
}

function showAll(s: State, hex: Hex, ctx: MageContext): void {
  const home = garrisonHex(s, hex)
  for (let post = 0; post < s.postHex.length; post++) if (s.postHex[post] === home) showToken(s, post, ctx)
}

/** A Day round starts: ruins and garrisons next to heroes turn up (MK-ROUND-24, MK-MOVE-29). */
export function dayBreaks(s: State, ctx: MageContext): void {
  for (let post = 0; post < s.postHex.length; post++) {
    if (isRuinsSlot(post) && s.postHex[post] >= 0) showToken(s, post, ctx)
  }
  for (let seat = 0; seat < s.players.length; seat++) lookAround(s, seat, ctx)
}
