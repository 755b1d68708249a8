import { text, type Choice, type Described, type Menu } from '@longtable/kernel'
import { ALTAR, BURN, CHALLENGE, ENTER, INTERACT } from '../state/choices/map.ts'
import { basicColours } from '../content/effect.ts'
import type { Altar } from '../content/types.ts'
import { ColourOf, NONE, Site, siteRow } from '../content/ids.ts'
import { altar } from '../content/site-effects.ts'
import { discardToken } from '../state/mutations.ts'
import { mayTalk } from '../effects/helps.ts'
import { startEffect } from '../effects/start-use.ts'
import { SITE_SOURCE } from '../state/sources.ts'
import { canPayAll } from '../state/mana/payments.ts'
import { adventureAt, ruinsAt } from '../state/combat/places.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { noActionWith } from '../state/map/rivals.ts'
import { rampagingNear } from '../state/map/safety.ts'
import { atHex, siteNameText } from '../text/hex.ts'
import { atPost, postText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { ruinsRow, T } from '../state/pools/tokens.ts'
import { beginFight } from '../state/combat/begin-action.ts'
import { burnMonastery, enterSite, startRampage } from './fights.ts'
import { startInteraction } from './interact.ts'

/** The voluntary actions of a turn: at most one, after moving (MK-TURN-13, MK-TURN-21). */

const TALKERS: readonly number[] = [Site.village, Site.monastery, Site.keep, Site.mageTower, Site.city]

export type Action = typeof ENTER | typeof ALTAR | typeof BURN | typeof INTERACT | (typeof CHALLENGE)[number]

/** What a hero could do where he stands, whether he may or not. */
export function* actionUniverse(s: State, seat: Seat, tables: MatchTables): Generator<Action> {
  const { at } = s.players[seat]
  const site = siteAt(s, at)
  if (TALKERS.includes(site)) yield INTERACT
  if (site === Site.monastery) yield BURN
  if (adventureAt(s, at) !== NONE) yield altarAt(s, at) === undefined ? ENTER : ALTAR
  for (const post of rampagingNear(s, at, tables)) yield CHALLENGE[post]
}

/** `barred`: the rule that forbids every action now, '' if none does. */
export function offerActions(s: State, seat: Seat, barred: string, menu: Menu<MatchTables>): void {
  if (barred !== '' && menu.block === undefined) return
  const { at } = s.players[seat]
  const site = siteAt(s, at)
  const shared = barred === '' ? noActionWith(s, seat, at, menu.tables) : ''
  const why = shared || barred
  if (TALKERS.includes(site))
    offer(menu, INTERACT, shared === '' ? why || noTalk(s, seat, menu.tables) : 'MK-INTERACT-19')
  if (site === Site.monastery) offer(menu, BURN, why || noFire(s, at))
  if (adventureAt(s, at) !== NONE) offerAdventure(s, seat, at, why, menu)
  for (const post of rampagingNear(s, at, menu.tables)) offer(menu, CHALLENGE[post], why)
}

function offer(menu: Menu<MatchTables>, choice: Choice, why: string): void {
  if (why === '') menu.add(choice)
  else menu.block?.(choice, why)
}

/** The rule that keeps the locals from talking, '' if they do (MK-INTERACT-01). */
function noTalk(s: State, seat: Seat, tables: MatchTables): string {
  const { at, reputation } = s.players[seat]
  if (!mayTalk(s, seat, tables)) return siteAt(s, at) === Site.keep ? 'MK-SITE-14' : 'MK-INTERACT-01'
  return reputation === -7 ? 'MK-INTERACT-03' : ''
}

/** A burned monastery is an empty space; bad reputation does not matter (MK-SITE-64). */
function noFire(s: State, hex: Hex): string {
  return s.mark[hex] >= 0 ? 'MK-SITE-65' : ''
}

function offerAdventure(s: State, seat: Seat, hex: Hex, why: string, menu: Menu<MatchTables>): void {
  const found = altarAt(s, hex)
  if (found === undefined) offer(menu, ENTER, why || noEntry(s, hex, menu.tables))
  else offer(menu, ALTAR, why || (canSacrifice(s, seat, found.colour, menu) ? '' : 'MK-SITE-32'))
}

/** The rule that makes a conquered site an empty space, '' if there is somebody to fight. */
function noEntry(s: State, hex: Hex, tables: MatchTables): string {
  if (s.mark[hex] < 0) return ''
  switch (adventureAt(s, hex)) {
    case Site.dungeon:
    case Site.tomb:
      return tables.special.has('secretDungeons') ? 'MK-SC-93' : '' // MK-SITE-44
    case Site.ruins:
      return 'MK-SITE-34'
    default:
      return 'MK-SITE-55'
  }
}

interface AltarFound {
  readonly colour: Altar
  readonly fame: number
}

/** The altar that the ruins token shows (MK-SITE-30), undefined if there is none. */
function altarAt(s: Pick<StateView, 'postHex' | 'tokens'>, hex: Hex): AltarFound | undefined {
  const post = ruinsAt(s, hex)
  const token = post === NONE ? NONE : s.tokens[T.posts][post]
  if (token < 0) return undefined
  const row = ruinsRow(token)
  return 'altar' in row ? { colour: row.altar, fame: row.fame } : undefined
}

function canSacrifice(s: State, seat: Seat, colour: Altar, menu: Menu<MatchTables>): boolean {
  const wanted = colour === 'each' ? basicColours : [colour, colour, colour]
  const masks = wanted.map((one) => 1 << ColourOf[one])
  return canPayAll(s, seat, masks, 0, SITE_SOURCE + Site.ruins, menu.tables, menu)
}

/** MK-SITE-31, MK-SITE-32: three mana of its colour; it is marked, and the fame comes at once. */
function sacrifice(s: State, seat: Seat, ctx: MageContext): void {
  const { at } = s.players[seat]
  const found = altarAt(s, at)
  if (found === undefined) return
  beginFight(s, seat, ctx)
  s.stage = Stage.after
  s.mark[at] = seat
  discardToken(s, ruinsAt(s, at), ctx)
  startEffect(
    s,
    seat,
    ctx.tables.nodes.numberOf(altar(found.colour, found.fame)),
    SITE_SOURCE + Site.ruins,
    ctx,
  )
}

export function takeAction(s: State, seat: Seat, choice: Action, ctx: MageContext): void {
  switch (choice.do) {
    case 'interact':
      ctx.pop() // nothing but the end of the turn comes after it
      startInteraction(s, seat, ctx)
      break
    case 'burn':
      burnMonastery(s, seat, ctx)
      break
    case 'enter':
      enterSite(s, seat, ctx)
      break
    case 'altar':
      sacrifice(s, seat, ctx)
      break
    case 'challenge':
      startRampage(s, seat, s.players[seat].at, [choice.post], ctx)
  }
}

export function describeAction(
  s: StateView,
  seat: Seat,
  choice: Action,
  { effectText }: MatchTables,
): Described {
  const { at } = s.players[seat]
  switch (choice.do) {
    case 'challenge':
      return { text: text('choice.challenge', { enemy: postText(s, choice.post) }), at: atPost(choice.post) }
    case 'altar': {
      const found = altarAt(s, at)
      const entry = { text: text('choice.altar'), at: atHex(at) }
      return found === undefined ? entry : { ...entry, gain: effectText(altar(found.colour, found.fame)) }
    }
    case 'burn':
      return {
        text: text('choice.burn'),
        cost: text('price.reputation', { n: -(siteRow(Site.monastery).reputation ?? 0) }),
        at: atHex(at),
      }
    case 'enter':
    case 'interact':
      return { text: text(`choice.${choice.do}`, { site: adventureName(s, at) }), at: atHex(at) }
  }
}

function adventureName(s: StateView, hex: Hex): ReturnType<typeof siteNameText> {
  const site = adventureAt(s, hex)
  return site === NONE || site === siteAt(s, hex)
    ? siteNameText(s, hex)
    : text('thing.named', { name: siteRow(site).name })
}
