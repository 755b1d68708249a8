import { describe, expect, test } from 'vitest'
import { PROPOSE, SHIELD } from '../src/state/choices/together.ts'
import { TACTIC_USE } from '../src/state/choices/plays.ts'
import { layTile } from '../src/state/map/reveal.ts'
import { options, type Options } from '../src/state/options.ts'
import { Marks } from '../src/state/schema/state.ts'
import { coop } from '../src/steps/coop-assault.ts'
import { canDuel } from '../src/steps/duel.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { K } from '../src/state/pools/skill-tokens.ts'
import { L, tileNo, tilePool, tileRow } from '../src/state/pools/tiles.ts'
import { duel, melee } from './support/duels.ts'
import { adventure, attack, rampage, takeAllDamage, tokensOn } from './support/fights.ts'
import { fight } from './support/plays.ts'
import { opening, throughRound } from './support/rounds.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** Every option of a match changes something that can be seen in play. */

type Given = Readonly<Record<string, unknown>>
type Probe = (given: Given) => unknown

const FOUR = ['a', 'b', 'c', 'd']
const CITY_TILES = ['c5', 'c6', 'c7', 'c8'] as const

/** The set-up of a competitive scenario. */
function begun(given: Given, seats = 4, seed = 'a'): Scene {
  return opening(seats, { scenario: 'fullConquest', ...given }, seed)
}

function with2(given: Given, spec: Omit<SceneSpec, 'options'> = {}): Scene {
  return scene({ players: [{ at: '1.SE' }, { at: '1.SE' }], ...spec, options: given })
}

function garrisonSeen(given: Given): number {
  const t = scene({
    options: given,
    night: true,
    tiles: { '1,0': 'c8', '0,1': '2' },
    players: [{ at: 'A.NE', hand: ['rage'], move: 20 }],
    cities: [{ at: 'c8.C' }],
    tokens: { 'c8.C': [{ token: 'monks', down: true }] },
  })
  return t.take('step c8.SW').told('shown').length
}

/** One of two enemies of spawning grounds is beaten; who is there afterwards. */
function groundsLeft(given: Given): number {
  const piles = { brown: ['minotaur', 'medusa'] }
  const grounds = adventure('spawningGrounds', piles, { hand: ['march'] }, { options: given })
  attack(grounds, 5, 'ranged').take('aim minotaur', 'strike')
  takeAllDamage(grounds)
  if (grounds.step === 'combat.strike') grounds.take('endPhase')
  return tokensOn(grounds, 'c1.W').length
}

/** Ways to pay a green mana with a gold and a green die. */
function waysToPay(given: Given): number {
  const t = with2(given, { source: 'yg', players: [{ at: '1.SE', hand: ['march'] }, {}] })
  t.take('play march 4')
  return t.step.startsWith('pay') ? t.offered().length : 1
}

/** What a wave of flames is worth against an attack of one unit while another one stands ready. */
function flameWave(given: Given): number {
  const units = ['utemCrossbowmen', 'peasants']
  const defender = { hand: ['flameWall'], crystals: 'r' }
  const t = melee(duel({ units }, defender, { night: true, source: 'kk', options: given }).take('full'))
  t.take('unit utemCrossbowmen attack', 'send', 'play flameWall 3')
  while (t.step.startsWith('pay')) t.choose(t.offered()[0])
  return t.state.fight.block[1]
}

/** The fame for driving out a hero of the same level and fame. */
function fameForEqual(given: Given): number {
  const t = melee(duel({}, {}, { options: given }).take('partial'))
  return attack(t, 2).take('send', 'done', 'retreat 1.SW').player(0).fame
}

/** All cities, turned up one after the other. */
function citiesOf(given: Given, seed: string): Scene['state']['cities'] {
  const t = begun(given, 4, seed)
  t.act((s, ctx) => {
    let slot = t.engine.tables.lattice.slots.length - 1
    for (const tile of CITY_TILES.map(tileNo)) {
      ctx.move(tilePool, tile, L.core, L.placed)
      layTile(s, tile, slot--, 0, ctx)
    }
  })
  return t.state.cities
}

/** The city of a map with one. */
function citiesIn(config: Given): Scene['state']['cities'] {
  const t = opening(2, config)
  t.act((s, ctx) => {
    const tile = s.tiles[L.core].find((one) => tileRow(one).kind === 'city') ?? tileNo('c5')
    ctx.move(tilePool, tile, L.core, L.placed)
    layTile(s, tile, t.engine.tables.lattice.slots.length - 1, 0, ctx)
  })
  return t.state.cities
}

function cooperationScore(given: Given): readonly number[] {
  const t = scene({
    scenario: 'fullCooperation',
    options: given,
    players: [{ crystals: 'rrbb', deck: [] }, { deck: [] }],
  })
  return t.engine.tables.rules.score(t.state, t.engine.tables).scores
}

const probes: Readonly<Record<keyof Options, Probe>> = {
  scenario: (given) => {
    const seats = given['scenario'] === 'soloConquest' ? 1 : 2
    const { state, engine } = opening(seats, given)
    const { rounds, special, scenario } = engine.tables
    const tiles = [...state.tiles[L.country], ...state.tiles[L.core]].map((tile) => tileRow(tile).kind)
    return [rounds, [...special], scenario.end, scenario.score, tiles.length]
  },
  sets: (given) => opening(2, given).engine.tables.box,
  content: (given) => opening(2, given).engine.tables.box,
  heroes: (given) => opening(2, given, 'opening', ['auction.pick']).step,
  heroCards: (given) => opening(2, given).engine.tables.box.cards,
  printing: (given) =>
    takeAllDamage(rampage(['diggers'], { hero: 'tovak', hand: ['coldToughness'] }, { options: given })).take(
      'play coldToughness attack',
    ).state.fight.attack,
  pvp: (given) => {
    const t = with2(given)
    return canDuel(t.state, 0, 1, t.engine.tables)
  },
  firstDuels: (given) => {
    const t = scene({
      scenario: 'firstReconnaissance',
      options: given,
      players: [{ at: '1.SE' }, { at: '1.SE' }],
    })
    return canDuel(t.state, 0, 1, t.engine.tables)
  },
  coopTurns: (given) =>
    scene({
      scenario: 'fullCooperation',
      options: given,
      order: [1, 0],
      tiles: { '1,0': 'c7' },
      cities: [{ at: 'c7.C' }],
      players: [{ at: 'c7.C', hand: ['rage'] }, { at: 'c7.C' }],
      begin: (_s, ctx) => {
        ctx.push(coop, { hex: 0, line: [0, 1], from: [-1, -1], at: 2, phase: 0 })
      },
    }).awaited,
  coopAssault: (given) =>
    scene({
      options: given,
      tiles: { '1,0': 'c7' },
      cities: [{ at: 'c7.C' }],
      tokens: { 'c7.C': ['gunners', 'gunners'] },
      players: [{ at: 'c7.NE', move: 2, hand: ['rage'] }, { at: 'c7.E' }],
    }).offers(PROPOSE),
  pvpEqualLevelNeedsLowerFame: fameForEqual,
  pvpEnemies: flameWave,
  spawningRefill: groundsLeft,
  garrisonAtNight: garrisonSeen,
  nightRulesValues: (given) =>
    fight({
      enemies: ['prowlers'],
      dungeon: true,
      options: given,
      players: [{ hero: 'tovak', hand: ['rage'], skills: ['nightSharpshooting'] }],
    }).take('skill nightSharpshooting').state.fight.attack,
  rightMomentLastTurn: (given) =>
    with2(given, {
      announced: 1,
      players: [{ tactic: 'theRightMoment', hand: ['rage', 'march'] }, {}],
    }).offers(TACTIC_USE[0]),
  cityLevel: (given) => citiesOf(given, 'a').map(({ level }) => level),
  megapolis: (given) =>
    citiesIn({ scenario: 'oneToReturn', ...given }).map(({ level, part }) => [level, part >= 0]),
  firstNight: (given) => begun(given).state.night,
  darkness: (given) =>
    FOUR.map((seed) => throughRound(throughRound(throughRound(begun(given, 2, seed)))).state.night),
  friendlySpells: (given) => {
    const { deeds } = begun(given).state
    return deeds[Z.spellDeck].length + deeds[Z.spellOffer].length
  },
  friendlySkills: (given) => begun(given).state.skills[K.pile].length,
  friendlyMana: waysToPay,
  rampage: (given) => begun(given).player(0).reputation,
  randomCities: (given) => FOUR.map((seed) => citiesOf(given, seed).map(({ colour }) => colour)),
  randomOrientation: (given) => opening(2, given).state.turned,
  interactiveCombat: (given) => rampage(['diggers'], {}, { options: given }).step,
  actionUpgrades: (given) =>
    throughRound(throughRound(opening(2, { scenario: 'fullConquest', ...given }))).step,
  drafting: (given) => opening(2, given, 'opening', ['draft.pick']).step,
  achievementsLowest: cooperationScore,
  gladeShields: (given) =>
    scene({
      scenario: 'druidNights',
      options: given,
      extra: { '1.C': Marks.glade << 1 },
      players: [{ at: '1.C', hand: ['rage'] }, {}],
    }).offers(SHIELD),
  epic: (given) =>
    ['druidNights', 'oneToReturn'].map((scenario) => opening(2, { scenario, ...given }).engine.tables.rounds),
  openMap: (given) => opening(2, { scenario: 'conquerAndHold', ...given }).state.tiles[L.placed].length,
  teams: (given) => begun(given).engine.tables.team,
  oneTeam: (given) => opening(2, { scenario: 'minesLiberation', ...given }).engine.tables.team,
}

/** The values of an option that are not its default. */
function otherValues(option: keyof Options): readonly unknown[] {
  const spec = options[option]
  switch (spec.kind) {
    case 'flag':
      return [!spec.default]
    case 'whole':
      return [spec.min, spec.max].filter((value) => value !== spec.default)
    case 'one':
      return spec.of.filter((value) => value !== spec.default)
    case 'sets':
      return spec.of.filter((value) => !spec.always.includes(value)).map((value) => [value])
    case 'content':
      // What came after the first release is not in the box of a match that began before it.
      return spec.first === spec.default ? [] : [spec.first]
  }
}

describe.each(Object.keys(options) as (keyof Options)[])('the option %s', (option) => {
  test('changes the game', () => {
    const probe = probes[option]
    const usual = JSON.stringify(probe({ [option]: options[option].default }))
    const seen = otherValues(option).map((value) => JSON.stringify(probe({ [option]: value })))
    expect(seen).not.toContain(usual)
    // Each value does something of its own.
    expect(new Set(seen).size).toBe(seen.length)
  })
})
