import { int } from '@longtable/kernel'
import { basicColours } from '../content/effect.ts'
import { NONE, tokenColours, type HeroNo } from '../content/ids.ts'
import { numbered } from '../content/numbers.ts'
import { layTile } from '../state/map/reveal.ts'
import { needOffers } from '../state/offers.ts'
import { tellAchievements } from './scenarios/achieved.ts'
import { DUMMY, NOBODY, STREAM, type Seat, type State } from '../state/schema/state.ts'
import { run, type MageContext, type MatchTables } from '../state/match.ts'
import { deeds, face, Z } from '../state/pools/deed-cards.ts'
import { resetSource } from '../state/source-dice.ts'
import { K, skillRow, skillsOf, skillTokens, type Skill } from '../state/pools/skill-tokens.ts'
import { L, tilePool } from '../state/pools/tiles.ts'
import { T, tokens } from '../state/pools/tokens.ts'
import { U, unitCards } from '../state/pools/unit-cards.ts'
import { byCount } from '../content/scenarios.ts'
import { cityCount } from '../state/map/city-count.ts'
import { pickHero, playerOf } from './heroes.ts'
import { auction } from './auction.ts'
import { draft } from './draft.ts'
import { dealUnitOffer } from './offers.ts'
import { round } from './round.ts'

/** The whole game: everything is dealt, heroes are picked, then round after round (MK-ROUND-01, MK-ROUND-21). */
export const theGame = run('game', {
  locals: { phase: int(0) },
  run: (s, f, ctx) => {
    switch (f.phase++) {
      case 0:
        dealBox(s, ctx)
        if (ctx.tables.options.drafting) ctx.push(draft, { pick: 0 }) // MK-VAR-40: before the map is set
        pickHeroes(s, ctx)
        break
      case 1:
        for (let seat = 0; seat < ctx.seats; seat++) dealHero(s, seat, ctx)
        if (ctx.tables.dummy) dealDummy(s, ctx)
        dealOffers(s, ctx)
        ctx.tell?.({ event: 'dealt', scenario: ctx.tables.scenarioNo, printing: ctx.tables.edition.printing })
        openTiles(ctx)
        break
      default:
        // MK-ROUND-20, MK-ROUND-21: the round limit, or the scenario's own end.
        if (s.ending === NOBODY && s.round < ctx.tables.rounds) ctx.push(round, { phase: 0 })
        else {
          tellResult(s, ctx)
          ctx.pop()
        }
    }
  },
})

function tellResult(s: State, ctx: MageContext): void {
  if (ctx.tell === undefined) return
  const { winners, scores } = ctx.tables.rules.score(s, ctx.tables)
  tellAchievements(s, ctx)
  ctx.tell({ event: 'gameOver', winners, scores })
}

/** Turns up one of the opening tiles; the next one waits below it. */
export const openTile = run('game.tile', {
  locals: { slot: int(0) },
  run: (s, f, ctx) => {
    ctx.pop()
    const tile = ctx.draw(tilePool, s.tiles[L.country].length > 0 ? L.country : L.core, L.placed)
    layTile(s, tile, f.slot, NONE, ctx)
  },
})

/** MK-SETUP-15 */
function openTiles(ctx: MageContext): void {
  const slots = openSlots(ctx.tables)
  for (let i = slots.length - 1; i >= 0; i--) ctx.push(openTile, { slot: slots[i] })
}

/** Where all places are given, all tiles may lie open from the start, countryside first (MK-SC-124). */
function openSlots({ lattice, options }: MatchTables): readonly number[] {
  if (!options.openMap || lattice.shape !== 'conquerAndHold') return lattice.first
  const places = lattice.slots.map((_, slot) => slot).filter((slot) => slot !== lattice.start)
  return places.toSorted((a, b) => lattice.takes[a] - lattice.takes[b])
}

/** MK-SETUP-07, MK-SETUP-08, MK-SETUP-14: all piles are shuffled. */
function dealBox(s: State, ctx: MageContext): void {
  for (const deck of [Z.spellDeck, Z.actionDeck, Z.artifactDeck]) ctx.shuffle(deeds, deck, STREAM.offers)
  ctx.shuffle(unitCards, U.regular, STREAM.offers)
  ctx.shuffle(unitCards, U.elite, STREAM.offers)
  for (let colour = 0; colour < tokenColours.length; colour++)
    ctx.shuffle(tokens, T.green + colour, STREAM.tokens)
  dealTiles(s, ctx)
}

/** The tile deck: countryside on top, below it core and city tiles shuffled together (MK-SETUP-14). */
function dealTiles(s: State, ctx: MageContext): void {
  const { scenario, seats, options } = ctx.tables
  const { countryside, core, city } = scenario
  const more = options.epic && scenario.score === 'portal' ? 1 : 0 // MK-SC-123
  if (countryside.order === 'random') {
    const n = byCount(countryside.n, seats) + more - s.tiles[L.country].length
    drawTiles(L.boxCountry, L.country, n, ctx)
    ctx.shuffle(tilePool, L.country, STREAM.tiles)
  }
  drawTiles(L.boxCore, L.core, byCount(core.n, seats) + more - (core.always === undefined ? 0 : 1), ctx)
  drawTiles(L.boxCity, L.core, cityCount(ctx.tables) - (city.tile === undefined ? 0 : 1), ctx)
  ctx.shuffle(tilePool, L.core, STREAM.tiles)
}

function drawTiles(from: number, to: number, n: number, ctx: MageContext): void {
  ctx.shuffle(tilePool, from, STREAM.tiles)
  for (let i = 0; i < n; i++) ctx.draw(tilePool, from, to)
}

/** A random order of these. */
function drawnOrder(n: number, ctx: MageContext): number[] {
  const order = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i--) {
    const j = ctx.below(STREAM.setup, i + 1)
    const held = order[i]
    order[i] = order[j]
    order[j] = held
  }
  return order
}

/** MK-SETUP-02: the order of picking is drawn, and is the first order of the tokens. */
function pickHeroes(s: State, ctx: MageContext): void {
  s.order = drawnOrder(ctx.seats, ctx)
  if (ctx.tables.options.heroes === 'pick') {
    ctx.push(pickHero, { next: 0 })
    return
  }
  if (ctx.tables.options.heroes === 'auction') {
    ctx.push(auction, { chosen: [] })
    return
  }
  const { heroes } = ctx.tables.box
  const drawn = drawnOrder(heroes.length, ctx).map((n) => heroes[n])
  for (const [n, seat] of s.order.entries()) {
    s.players[seat].hero = drawn[n]
    ctx.tell?.({ event: 'heroPicked', seat, hero: drawn[n] })
  }
}

function moveHeroCards(hero: HeroNo, to: number, ctx: MageContext): void {
  for (const card of ctx.tables.box.cards) if (face(card).hero === hero) ctx.move(deeds, card, Z.gone, to)
  ctx.shuffle(deeds, to, STREAM.decks)
}

/** MK-SETUP-04, MK-SETUP-06: the Deed deck and the skills of a hero. */
function dealHero(s: State, seat: Seat, ctx: MageContext): void {
  const { hero } = s.players[seat]
  moveHeroCards(hero, Z.deck + seat, ctx)
  for (const skill of skillsInPlay(hero, ctx.tables)) ctx.move(skillTokens, skill, K.gone, K.pile + seat)
  ctx.shuffle(skillTokens, K.pile + seat, STREAM.skills)
}

/** The skill tokens that a hero has in this match. */
export function skillsInPlay(hero: HeroNo, { together, options, box }: MatchTables): readonly Skill[] {
  const all = skillsOf(hero, together).filter((skill) => box.skills.includes(skill))
  return options.friendlySkills ? all.filter((skill) => skillRow(skill).use !== 'interactive') : all // MK-VARIANT-06
}

/** MK-DUMMY-05: a random hero that nobody plays. */
function dealDummy(s: State, ctx: MageContext): void {
  const free = ctx.tables.box.heroes.filter((hero) => playerOf(s, hero) === NONE)
  const hero = free[ctx.below(STREAM.setup, free.length)]
  s.dummyHero = hero
  for (const colour of numbered.heroes[hero].dummyCrystals) s.dummyCrystals[basicColours.indexOf(colour)]++
  s.order.push(DUMMY)
  moveHeroCards(hero, Z.dummyDeck, ctx)
  for (const skill of skillsInPlay(hero, ctx.tables)) ctx.move(skillTokens, skill, K.gone, K.dummyPile)
  ctx.shuffle(skillTokens, K.dummyPile, STREAM.skills)
  ctx.tell?.({ event: 'dummyJoined', hero })
}

/** MK-SETUP-09 to 12 */
function dealOffers(s: State, ctx: MageContext): void {
  resetSource(s, ctx)
  dealUnitOffer(s, ctx)
  if (!ctx.tables.special.has('offersWhenNeeded')) needOffers(s, ctx)
}
