import { Ground, NONE } from '../content/ids.ts'
import { levels } from '../content/tracks.ts'
import { levelOfFame } from './mutations.ts'
import { isRevealed, terrainAt } from './pools/lattice.ts'
import { OFFERED } from './offers.ts'
import { DieAt, type Seat, type State } from './schema/state.ts'
import { Foe } from './schema/fight.ts'
import type { Box } from './box.ts'
import { face, isAdvanced, isArtifact, isSpell, isWound, Z, type Card } from './pools/deed-cards.ts'
import { L } from './pools/tiles.ts'
import { backOf, slotBack, T } from './pools/tokens.ts'
import { isElite, U } from './pools/unit-cards.ts'
import type { MatchTables } from './match.ts'

/** What must hold after every choice of every game, in words where it does not. */
export function violations(s: State, tables: MatchTables, seats: number): string[] {
  const wrong: string[] = []
  const { box } = tables
  count(s.deeds, box.cards, 'Deed cards', wrong)
  count(s.units, box.units, 'units', wrong)
  count(s.tokens, box.tokens, 'tokens', wrong)
  count(s.tiles, box.tiles, 'tiles', wrong)
  count(s.skills, box.skills, 'skills', wrong)
  checkLists(s, box, wrong)
  checkDecks(s, wrong)
  checkLaid(s, wrong)
  checkTokens(s, wrong)
  checkMap(s, tables, wrong)
  for (let seat = 0; seat < seats; seat++) checkPlayer(s, seat, wrong)
  return wrong
}

/** Each thing of the box lies in exactly one zone, and nothing else does. */
function count(
  zones: readonly (readonly number[])[],
  box: readonly number[],
  what: string,
  wrong: string[],
): void {
  const seen = new Uint8Array(1 + Math.max(...box))
  seen.fill(FOREIGN)
  for (let i = 0; i < box.length; i++) seen[box[i]] = 0
  let there = 0
  for (let id = 0; id < zones.length; id++) {
    const zone = zones[id]
    for (let i = 0; i < zone.length; i++) {
      const item = zone[i]
      if (item < 0) continue
      there++
      if (seen[item] !== 0) {
        const how = seen[item] === 1 ? 'lies in two places' : 'is not in the box'
        wrong.push(`one of the ${what}, ${item}, ${how}`)
      } else seen[item] = 1
    }
  }
  if (there !== box.length) wrong.push(`${there} ${what}, not ${box.length}`)
}
const FOREIGN = 2

/** The lists that go by post, unit and skill are as long as the box has it. */
function checkLists(s: State, box: Box, wrong: string[]): void {
  const check = (list: readonly number[], length: number, what: string): void => {
    if (list.length !== length) wrong.push(`${list.length} entries by ${what}, not ${length}`)
  }
  for (const list of [s.postHex, s.postUp, s.tokens[T.posts]]) check(list, box.posts, 'post')
  for (const list of [s.unitSpent, s.unitWounds, s.unitBanner]) check(list, box.unitNumbers, 'unit')
  check(s.skillState, box.skillNumbers, 'skill')
}

function checkDecks(s: State, wrong: string[]): void {
  const only = (zone: number, is: (card: Card) => boolean, what: string): void => {
    if (!s.deeds[zone].every(is)) wrong.push(`only ${what} lie in the zone ${zone}`)
  }
  only(Z.spellDeck, isSpell, 'spells')
  only(Z.spellOffer, isSpell, 'spells')
  only(Z.actionDeck, isAdvanced, 'advanced actions')
  only(Z.actionOffer, isAdvanced, 'advanced actions')
  only(Z.lessons, isAdvanced, 'advanced actions')
  only(Z.artifactDeck, isArtifact, 'artifacts')
  only(Z.wounds, isWound, 'Wounds')
  for (const offer of [Z.spellOffer, Z.actionOffer])
    if (s.deeds[offer].length > OFFERED) wrong.push(`more than ${OFFERED} cards in an offer`)
  if (s.units[U.regular].some(isElite)) wrong.push('an elite unit lies in the regular deck')
  if (s.units[U.elite].some((unit) => !isElite(unit))) wrong.push('a regular unit lies in the elite deck')
  if (s.deeds[Z.mix].length > 0) wrong.push('cards were forgotten in the mix')
}

/** What is laid out is worn by a unit or set aside for the round. */
function checkLaid(s: State, wrong: string[]): void {
  const worn = s.unitBanner.filter((card) => card >= 0)
  const aside = s.aside.filter((_, i) => i % 2 === 0)
  const expected = [...worn, ...aside].toSorted((a, b) => a - b)
  if (expected.join() !== s.deeds[Z.laid].join()) wrong.push('cards are laid out for nothing')
  for (let unit = 0; unit < s.unitBanner.length; unit++) {
    if (s.unitBanner[unit] < 0) continue
    const banded = s.units.some((zone, id) => id >= U.band && id < U.gone && zone.includes(unit))
    if (!banded) wrong.push(`unit ${unit} wears a banner without an owner`)
  }
}

function checkTokens(s: State, wrong: string[]): void {
  const posts = s.tokens[T.posts]
  for (let post = 0; post < posts.length; post++) {
    const token = posts[post]
    if (token >= 0 && backOf(token) !== slotBack(post))
      wrong.push(`token ${token} lies in a post of another colour`)
    if (token < 0 && s.postHex[post] !== NONE) wrong.push(`post ${post} is on the map without a token`)
  }
  s.fight.posts.forEach((post, enemy) => {
    const alive = (s.fight.flags[enemy] & Foe.done) === 0
    if (alive && posts[post] < 0) wrong.push(`the enemy at post ${post} has no token`)
  })
}

function checkMap(s: State, tables: MatchTables, wrong: string[]): void {
  const placed = s.tileAt.filter((tile) => tile >= 0).toSorted((a, b) => a - b)
  if (placed.join() !== s.tiles[L.placed].join()) wrong.push('tiles are placed nowhere')
  const dice = s.dieAt.filter((at) => at !== DieAt.out).length
  if (s.round > 0 && dice !== tables.dice) wrong.push(`${dice} dice, not ${tables.dice}`)
}

const impassable: readonly number[] = [Ground.lake, Ground.mountain, Ground.sea]

function checkPlayer(s: State, seat: Seat, wrong: string[]): void {
  const player = s.players[seat]
  const who = `seat ${seat}`
  if (player.crystals.some((n) => n < 0 || n > 3))
    wrong.push(`${who} has ${player.crystals.join(' ')} crystals`)
  if (player.tokens.some((n) => n < 0)) wrong.push(`${who} owes mana`)
  if (player.move < 0 || player.healing < 0 || player.grail > player.healing) wrong.push(`${who} owes points`)
  if (player.level > levelOfFame(player.fame)) wrong.push(`${who} has a level too high for its fame`)
  if (player.at >= 0 && !isRevealed(s, player.at)) wrong.push(`${who} stands on an unknown space`)
  // Effects may open lakes and mountains, but only during the own turn (MK-MOVE-28).
  if (seat !== s.active && player.at >= 0 && impassable.includes(terrainAt(s, player.at)))
    wrong.push(`${who} stands on impassable terrain`)
  const units = s.units[U.band + seat].filter((unit) => unit !== s.loyal).length
  if (units > levels[player.level - 1].command) wrong.push(`${who} has more units than command tokens`) // MK-UNIT-01
  checkOwnCards(s, seat, wrong)
}

/** Basic cards stay with their hero, unless a spell has stolen one (Mind Steal). */
function checkOwnCards(s: State, seat: Seat, wrong: string[]): void {
  for (const zone of [Z.actionDeck, Z.actionOffer, Z.spellDeck, Z.dummyDeck, Z.dummyShown]) {
    const own = s.deeds[zone].find((card) => face(card).hero >= 0 && face(card).hero === s.players[seat].hero)
    if (own !== undefined) wrong.push(`card ${own} of seat ${seat} lies in the zone ${zone}`)
  }
}
