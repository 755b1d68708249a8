import { describe, expect, test } from 'vitest'
import {
  Engine,
  Match,
  readEditionWith,
  readMatchFile,
  Recorder,
  UserError,
  replay,
  seedFrom,
  type Json,
  type Text,
} from '@longtable/kernel'
import { baseEdition } from '../../src/content/edition.ts'
import { lightTribeIds } from '../../src/content/ids.ts'
import { editableIn } from '../../src/content/editable.ts'
import { withCorrections } from '../../src/content/override.ts'
import type { Edition } from '../../src/content/types.ts'
import { immortals } from '../../src/game.ts'
import { Z } from '../../src/state/cards.ts'
import { dealt, hasTribes, opening, playUntil } from '../support/draft.ts'
import { region, scene, site } from '../support/scene.ts'

/** An owner of the printed game corrects what the reconstruction had to make up. */

function corrected(override: Json): Edition {
  const { edition, problems } = readEditionWith(editableIn(baseEdition), override)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return withCorrections(baseEdition, edition)
}

function faultOf(override: unknown): unknown {
  const { problems } = readEditionWith(editableIn(baseEdition), override)
  if (problems.length === 0) return 'no fault'
  const [{ path, problem }] = problems
  const { known: _, ...values } = problem.with ?? {}
  return fault(path, problem.key, Object.keys(values).length === 0 ? undefined : values)
}

function fault(path: string, key: string, values?: Text['with']): unknown {
  return { path, problem: values === undefined ? { key } : { key, with: values } }
}

const row = <T extends { readonly id: string }>(rows: readonly T[], id: string): T => {
  const found = rows.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

describe('corrections', () => {
  test('an empty object changes no value', () => {
    expect(corrected({})).toEqual(baseEdition)
  })

  test('a yield is corrected alone and marked as the owner’s', () => {
    const edition = corrected({ regions: { 'shore-lake': { yields: { light: { gold: 4 } } } } })
    const before = row(baseEdition.regions, 'shore-lake')
    const after = row(edition.regions, 'shore-lake')
    expect(after.yields).toEqual({ light: { gold: 4, energy: 2 }, dark: { gold: 2, energy: 5 } })
    expect(after.provenance).toEqual({ ...before.provenance, yields: 'owner' })
    expect(edition.regions.filter((one) => one.id !== 'shore-lake')).toEqual(
      baseEdition.regions.filter((one) => one.id !== 'shore-lake'),
    )
  })

  test('names are trimmed, and an area may have names and a colour of its own', () => {
    const edition = corrected({
      regions: { cinderhold: { name: '  Dragon Peak ' } },
      areas: { red: { name: { fr: 'Monts' }, colour: '#A0B1C2' } },
    })
    expect(row(edition.regions, 'cinderhold').name).toBe('Dragon Peak')
    expect(row(edition.areas, 'red')).toMatchObject({
      name: { en: 'Iron Range', fr: 'Monts' },
      colour: '#a0b1c2',
      provenance: { name: 'owner', colour: 'owner' },
    })
  })

  test('two regions exchange their areas, and the areas list them', () => {
    const edition = corrected({ regions: { foothold: { area: 'green' }, mossgate: { area: 'red' } } })
    expect(row(edition.areas, 'red').regions).toEqual([
      'tribute-pass',
      'mountainhome',
      'forge-fire',
      'cinderhold',
      'mossgate',
    ])
    expect(row(edition.areas, 'green').regions).toContain('foothold')
  })

  test('a border is drawn from both sides', () => {
    const edition = corrected({
      regions: {
        foothold: { neighbours: ['mountainhome', 'cinderhold', 'blackreed', 'dusk-barrow', 'mossgate'] },
        mossgate: { neighbours: ['forge-fire', 'cinderhold', 'heartwood', 'fernhollow', 'foothold'] },
      },
    })
    expect(row(edition.regions, 'foothold').neighbours).toContain('mossgate')
    expect(row(edition.regions, 'foothold').provenance.neighbours).toBe('owner')
  })

  test('tribes of both realms are corrected under their own ids', () => {
    const edition = corrected({
      tribes: {
        humans: {
          name: { en: 'Men' },
          start: 'shore-lake',
          groups: [3, 3, 2],
          outerGroups: [1],
          resources: { gold: 5 },
          construct: { portal: { energy: 4 } },
        },
        trolls: { special: { action: 'extractGold', cost: { gold: 0, energy: 0 } }, groups: [7, 4, 3] },
      },
    })
    expect(row(edition.tribes.light, 'humans')).toMatchObject({
      name: { en: 'Men', fr: 'Humains' },
      start: 'shore-lake',
      groups: [3, 3, 2],
      outerGroups: [1],
      resources: { gold: 5, energy: 4 },
      construct: { portal: { gold: 2, energy: 4 }, shrine: { gold: 2, energy: 1 } },
      provenance: { start: 'owner', groups: 'owner', construct: 'owner' },
    })
    expect(row(edition.tribes.dark, 'trolls')).toMatchObject({
      special: { action: 'extractGold', cost: { gold: 0, energy: 0 } },
      groups: [7, 4, 3],
      provenance: { special: 'owner', name: 'rulebook' },
    })
  })

  test('spaces and magic cards', () => {
    const edition = corrected({
      board: {
        attackB: { name: { en: 'Raid' }, half: 'light', cost: { gold: 1 } },
        attackOrMove: { moveCost: { gold: 2 } },
        magicA: { name: { fr: 'Magie' } },
      },
      magic: { transition5: { cost: { energy: 3 } } },
    })
    expect(row(edition.board.army, 'attackB')).toMatchObject({
      name: { en: 'Raid', fr: 'Seconde attaque' },
      half: 'light',
      cost: { gold: 1, energy: 0 },
    })
    expect(row(edition.board.army, 'attackOrMove').moveCost).toEqual({ gold: 2, energy: 0 })
    expect(row(edition.board.magic, 'magicA').name.fr).toBe('Magie')
    expect(row(edition.magic, 'transition5').cost).toEqual({ gold: 1, energy: 3 })
  })

  test('the space for attack or movement may lose its movement, another may get it at a price', () => {
    const edition = corrected({
      board: {
        attackOrMove: { action: 'attack' },
        attackB: { action: 'attackOrMove', moveCost: { gold: 1 } },
      },
    })
    expect(row(edition.board.army, 'attackB').moveCost).toEqual({ gold: 1, energy: 0 })
    expect(row(edition.board.army, 'attackOrMove')).toMatchObject({
      action: 'attack',
      moveCost: { gold: 1, energy: 0 },
    })
  })

  test('counts, points and towers, each marked as the owner’s', () => {
    const edition = corrected({
      setup: { limboEach: 2, rounds: { 4: 6 } },
      supply: { portals: 25, gold: { fives: 20 } },
      points: { construct: { capital: 3 }, scoring: { areaAll: 4 } },
      tower: { floors: { floors: 3, stick: { numerator: 1, denominator: 10 } } },
    })
    expect(edition.setup).toMatchObject({
      limboEach: 2,
      armies: 43,
      rounds: { 3: 7, 4: 6, 5: 5 },
      provenance: 'owner',
    })
    expect(edition.supply).toMatchObject({ portals: 25, gold: { ones: 15, twos: 22, fives: 20 } })
    expect(edition.supply.provenance).toBe('owner')
    expect(edition.points).toMatchObject({
      construct: { portal: 1, shrine: 1, capital: 3 },
      scoring: { areaMost: 2, areaAll: 4 },
      provenance: 'owner',
    })
    expect(edition.tower.floors).toEqual({
      floors: 3,
      stick: { numerator: 1, denominator: 10 },
      free: { numerator: 1, denominator: 40 },
    })
    expect(edition.tower.provenance).toEqual({ hybrid: 'reconstructed', classic: 'found', floors: 'owner' })
  })

  test('the base edition stays as it is', () => {
    const before = JSON.stringify(baseEdition)
    corrected({ regions: { foothold: { name: 'Hold' } }, setup: { darkStart: 1 } })
    expect(JSON.stringify(baseEdition)).toBe(before)
  })
})

describe('what cannot be', () => {
  test.each<[string, unknown, unknown]>([
    ['nothing', null, fault('', 'kernel.edition.notObject')],
    ['a list', [], fault('', 'kernel.edition.notObject')],
    ['a word', 'demons', fault('', 'kernel.edition.notObject')],
    ['a list for a table', { regions: [] }, fault('regions', 'kernel.edition.notObject')],
    ['no row', { regions: { foothold: null } }, fault('regions.foothold', 'kernel.edition.notObject')],
    ['an unknown table', { cards: {} }, fault('cards', 'kernel.edition.unknownField', { value: 'cards' })],
    [
      'an unknown field',
      { regions: { foothold: { height: 3 } } },
      fault('regions.foothold.height', 'kernel.edition.unknownField', { value: 'height' }),
    ],
    [
      'a field of every object',
      { regions: { foothold: { toString: 'x' } } },
      fault('regions.foothold.toString', 'kernel.edition.unknownField', { value: 'toString' }),
    ],
    [
      'an id cannot be corrected',
      { regions: { foothold: { id: 'hold' } } },
      fault('regions.foothold.id', 'kernel.edition.unknownField', { value: 'id' }),
    ],
    [
      'the number of blank cards is fixed',
      { setup: { blankCards: 3 } },
      fault('setup.blankCards', 'kernel.edition.unknownField', { value: 'blankCards' }),
    ],
    [
      'the tower is an option of the match',
      { tower: { default: 'classic' } },
      fault('tower.default', 'kernel.edition.unknownField', { value: 'default' }),
    ],
    [
      'an unknown region',
      { regions: { atlantis: {} } },
      fault('regions.atlantis', 'kernel.edition.unknownId', { value: 'atlantis' }),
    ],
    [
      'an unknown area',
      { areas: { pink: {} } },
      fault('areas.pink', 'kernel.edition.unknownId', { value: 'pink' }),
    ],
    [
      'an unknown tribe',
      { tribes: { goblins: {} } },
      fault('tribes.goblins', 'kernel.edition.unknownId', { value: 'goblins' }),
    ],
    [
      'an unknown space',
      { board: { attackC: {} } },
      fault('board.attackC', 'kernel.edition.unknownId', { value: 'attackC' }),
    ],
    [
      'an unknown magic card',
      { magic: { fireball: {} } },
      fault('magic.fireball', 'kernel.edition.unknownId', { value: 'fireball' }),
    ],
    ['a half', { setup: { armies: 42.5 } }, fault('setup.armies', 'kernel.edition.notWhole')],
    ['a number in words', { setup: { armies: '43' } }, fault('setup.armies', 'kernel.edition.notWhole')],
    [
      'below the range',
      { setup: { limboEach: -1 } },
      fault('setup.limboEach', 'kernel.edition.outOfRange', { value: -1, min: 0, max: 999 }),
    ],
    [
      'above the range',
      { regions: { foothold: { yields: { dark: { energy: 100 } } } } },
      fault('regions.foothold.yields.dark.energy', 'kernel.edition.outOfRange', {
        value: 100,
        min: 0,
        max: 99,
      }),
    ],
    [
      'no army at all on the dark start site',
      { setup: { darkStart: 0 } },
      fault('setup.darkStart', 'kernel.edition.outOfRange', { value: 0, min: 1, max: 999 }),
    ],
    [
      'more cubes than the box has',
      { supply: { armiesPerColour: 46 } },
      fault('supply.armiesPerColour', 'kernel.edition.outOfRange', { value: 46, min: 0, max: 45 }),
    ],
    [
      'more inhabitants than the box has',
      { supply: { inhabitants: 21 } },
      fault('supply.inhabitants', 'kernel.edition.outOfRange', { value: 21, min: 0, max: 20 }),
    ],
    [
      'more round cards than the box has',
      { supply: { roundCards: 11 } },
      fault('supply.roundCards', 'kernel.edition.outOfRange', { value: 11, min: 1, max: 10 }),
    ],
    [
      'a name that is a number',
      { regions: { foothold: { name: 5 } } },
      fault('regions.foothold.name', 'kernel.edition.notText'),
    ],
    [
      'an empty name',
      { regions: { foothold: { name: '  ' } } },
      fault('regions.foothold.name', 'kernel.edition.emptyText'),
    ],
    [
      'a very long name',
      { tribes: { orcs: { name: { fr: 'O'.repeat(61) } } } },
      fault('tribes.orcs.name.fr', 'kernel.edition.longText', { max: 60 }),
    ],
    [
      'a colour that is a number',
      { areas: { red: { colour: 0xff0000 } } },
      fault('areas.red.colour', 'kernel.edition.notText'),
    ],
    [
      'a colour in words',
      { areas: { red: { colour: 'crimson' } } },
      fault('areas.red.colour', 'kernel.edition.notColour', { value: 'crimson' }),
    ],
    [
      'an area that is a number',
      { regions: { foothold: { area: 1 } } },
      fault('regions.foothold.area', 'kernel.edition.notText'),
    ],
    [
      'an area that is none',
      { regions: { foothold: { area: 'pink' } } },
      fault('regions.foothold.area', 'kernel.edition.unknownValue', { value: 'pink' }),
    ],
    [
      'a neighbour that is none',
      { regions: { foothold: { neighbours: ['mountainhome', 'atlantis'] } } },
      fault('regions.foothold.neighbours.1', 'kernel.edition.unknownValue', { value: 'atlantis' }),
    ],
    [
      'one neighbour without a list',
      { regions: { foothold: { neighbours: 'mountainhome' } } },
      fault('regions.foothold.neighbours', 'kernel.edition.notList'),
    ],
    [
      'too many groups in a list',
      { tribes: { orcs: { groups: new Array(13).fill(1) } } },
      fault('tribes.orcs.groups', 'kernel.edition.longList', { max: 12 }),
    ],
    [
      'a group of nobody',
      { tribes: { orcs: { groups: [8, 0] } } },
      fault('tribes.orcs.groups.1', 'kernel.edition.outOfRange', { value: 0, min: 1, max: 43 }),
    ],
    [
      'a chance out of nothing',
      { tower: { classic: { restingOut: { denominator: 0 } } } },
      fault('tower.classic.restingOut.denominator', 'kernel.edition.outOfRange', {
        value: 0,
        min: 1,
        max: 1_000_000,
      }),
    ],
  ])('%s', (_name, override, expected) => {
    expect(faultOf(override)).toEqual(expected)
  })

  test('a text of 60 letters and a list of 12 groups are not too long', () => {
    corrected({ regions: { foothold: { name: 'F'.repeat(60) } } })
    corrected({ tribes: { amazons: { groups: new Array(9).fill(1) } } })
    corrected({ setup: { limboEach: 0 }, supply: { roundCards: 10, armiesPerColour: 45, inhabitants: 20 } })
    expect(faultOf({ tribes: { orcs: { groups: new Array(12).fill(1) } } })).toBe('no fault')
  })
})

describe('what does not fit together', () => {
  test('two regions of one name, in capitals or not', () => {
    expect(faultOf({ regions: { foothold: { name: 'SHORE LAKE' } } })).toEqual(
      fault('regions.foothold.name', 'edition.sameName', { name: 'SHORE LAKE', other: 'shore-lake' }),
    )
    // The one that the owner named is at fault, though it stands first in the table.
    expect(faultOf({ regions: { 'tribute-pass': { name: 'Dusk Barrow' } } })).toEqual(
      fault('regions.tribute-pass.name', 'edition.sameName', { name: 'Dusk Barrow', other: 'dusk-barrow' }),
    )
    expect(faultOf({ regions: { foothold: { name: 'Cinderhold' }, cinderhold: { name: 'Foothold' } } })).toBe(
      'no fault',
    )
  })

  test('an area of four or of six regions', () => {
    expect(faultOf({ regions: { foothold: { area: 'green' } } })).toEqual(
      fault('areas.red', 'edition.areaSize', { count: 4, needed: 5 }),
    )
    expect(faultOf({ regions: { mossgate: { area: 'red' } } })).toEqual(
      fault('areas.red', 'edition.areaSize', { count: 6, needed: 5 }),
    )
  })

  test('a region beside itself, or twice beside another', () => {
    expect(faultOf({ regions: { foothold: { neighbours: ['mountainhome', 'foothold'] } } })).toEqual(
      fault('regions.foothold.neighbours.1', 'edition.ownNeighbour'),
    )
    expect(
      faultOf({ regions: { foothold: { neighbours: ['mountainhome', 'cinderhold', 'mountainhome'] } } }),
    ).toEqual(fault('regions.foothold.neighbours.2', 'kernel.edition.twice', { value: 'mountainhome' }))
  })

  test('a border that only one side knows is the owner’s fault, added or left out', () => {
    expect(
      faultOf({
        regions: {
          foothold: { neighbours: ['mountainhome', 'cinderhold', 'blackreed', 'dusk-barrow', 'mossgate'] },
        },
      }),
    ).toEqual(
      fault('regions.foothold.neighbours', 'edition.oneSidedBorder', {
        region: 'foothold',
        other: 'mossgate',
      }),
    )
    expect(
      faultOf({ regions: { foothold: { neighbours: ['mountainhome', 'cinderhold', 'blackreed'] } } }),
    ).toEqual(
      fault('regions.foothold.neighbours', 'edition.oneSidedBorder', {
        region: 'dusk-barrow',
        other: 'foothold',
      }),
    )
  })

  test('a map in two parts', () => {
    const neighbours: Record<string, Json> = { foothold: { neighbours: [] } }
    for (const id of ['mountainhome', 'cinderhold', 'blackreed', 'dusk-barrow']) {
      neighbours[id] = {
        neighbours: row(baseEdition.regions, id).neighbours.filter((one) => one !== 'foothold'),
      }
    }
    expect(faultOf({ regions: neighbours })).toEqual(
      fault('regions.foothold.neighbours', 'edition.notConnected'),
    )
  })

  test('two tribes in one start region', () => {
    expect(faultOf({ tribes: { humans: { start: 'blackreed' } } })).toEqual(
      fault('tribes.humans.start', 'edition.sameStart', { other: 'amazons' }),
    )
    expect(faultOf({ tribes: { humans: { start: 'blackreed' }, amazons: { start: 'pearl-haven' } } })).toBe(
      'no fault',
    )
  })

  test('a light tribe without groups', () => {
    expect(faultOf({ tribes: { dwarves: { groups: [] } } })).toEqual(
      fault('tribes.dwarves.groups', 'edition.noGroups'),
    )
  })

  test('more than 43 armies for a pair: the corrected tribe or the set-up is at fault', () => {
    // 28 in groups, 2 on the dark start site, 6 in the limbos and 7 in the tower are exactly 43.
    expect(faultOf({ tribes: { orcs: { groups: [9, 4, 3] } } })).toEqual(
      fault('tribes.orcs.groups', 'edition.tooManyArmies', {
        needed: 44,
        armies: 43,
        light: 'humans',
        dark: 'orcs',
      }),
    )
    expect(faultOf({ tribes: { dwarves: { outerGroups: [3] } } })).toEqual(
      fault('tribes.dwarves.groups', 'edition.tooManyArmies', {
        needed: 44,
        armies: 43,
        light: 'dwarves',
        dark: 'demons',
      }),
    )
    for (const setup of [{ armies: 42 }, { darkStart: 3 }, { seedArmies: 8 }]) {
      expect(faultOf({ setup })).toEqual(
        fault('setup.armies', 'edition.tooManyArmies', {
          needed: 43 + ('armies' in setup ? 0 : 1),
          armies: 'armies' in setup ? 42 : 43,
          light: 'humans',
          dark: 'demons',
        }),
      )
    }
    expect(faultOf({ setup: { limboEach: 4 } })).toEqual(
      fault('setup.armies', 'edition.tooManyArmies', {
        needed: 45,
        armies: 43,
        light: 'humans',
        dark: 'demons',
      }),
    )
    // Both tribes were corrected: neither alone is at fault.
    expect(faultOf({ tribes: { humans: { groups: [5, 3, 2] }, demons: { groups: [10, 3, 1, 1] } } })).toEqual(
      fault('setup.armies', 'edition.tooManyArmies', {
        needed: 44,
        armies: 43,
        light: 'humans',
        dark: 'demons',
      }),
    )
  })

  test('more groups than there are sites', () => {
    const many = Object.fromEntries(lightTribeIds.map((id) => [id, { groups: new Array(9).fill(1) }]))
    // With 4 players: 4 x 10 light groups, 4 x 4 dark ones and 4 dark start sites.
    expect(faultOf({ tribes: many })).toEqual(
      fault('tribes', 'edition.tooManyGroups', { needed: 60, sites: 50, players: 4 }),
    )
    // 4 x 7, 4 x 4 and 4 are 48 of 50; with 5 players 5 x 6, 5 x 3 and 5 are exactly 50.
    const fit = Object.fromEntries(lightTribeIds.map((id) => [id, { groups: new Array(6).fill(1) }]))
    expect(faultOf({ tribes: fit })).toBe('no fault')
    const odd = { ...fit, humans: { groups: new Array(7).fill(1) } }
    expect(faultOf({ tribes: odd })).toEqual(
      fault('tribes', 'edition.tooManyGroups', { needed: 51, sites: 50, players: 5 }),
    )
    // With fewer players only the tribes with most groups count: 10 + 10 + 4 + 4, 4 x 4 and 4 are 48.
    const ones = (count: number): Json => ({ groups: new Array(count).fill(1) })
    expect(faultOf({ tribes: { humans: ones(9), amazons: ones(9) } })).toBe('no fault')
    expect(faultOf({ tribes: { humans: ones(9), amazons: ones(9), dwarves: ones(6) } })).toEqual(
      fault('tribes', 'edition.tooManyGroups', { needed: 51, sites: 50, players: 4 }),
    )
    const most = { humans: ones(9), amazons: ones(9), dwarves: ones(9), orcs: ones(7), trolls: ones(7) }
    expect(faultOf({ tribes: most })).toEqual(
      fault('tribes', 'edition.tooManyGroups', { needed: 53, sites: 50, players: 3 }),
    )
  })

  test('actions and prices of the spaces', () => {
    expect(faultOf({ board: { darkSpecial: { action: 'attack' } } })).toEqual(
      fault('board.darkSpecial.action', 'edition.mustBeSpecial'),
    )
    expect(faultOf({ board: { attackB: { action: 'special' } } })).toEqual(
      fault('board.attackB.action', 'edition.onlyOneSpecial'),
    )
    expect(faultOf({ board: { attackB: { action: 'attackOrMove' } } })).toEqual(
      fault('board.attackB.moveCost', 'kernel.edition.missing'),
    )
    expect(faultOf({ board: { attackA: { moveCost: { gold: 1 } } } })).toEqual(
      fault('board.attackA.moveCost', 'edition.noMovement'),
    )
    expect(faultOf({ board: { construct: { cost: { gold: 1 } } } })).toEqual(
      fault('board.construct.cost', 'edition.tribeSetsPrice'),
    )
    expect(faultOf({ board: { darkSpecial: { cost: { energy: 1 } } } })).toEqual(
      fault('board.darkSpecial.cost', 'edition.tribeSetsPrice'),
    )
  })

  test('more in the set-up than in the box', () => {
    expect(faultOf({ setup: { armies: 46 } })).toEqual(
      fault('setup.armies', 'kernel.edition.outOfRange', { value: 46, min: 0, max: 45 }),
    )
    expect(faultOf({ setup: { armies: 45 } })).toBe('no fault')
    expect(faultOf({ setup: { seedInhabitants: 21 } })).toEqual(
      fault('setup.seedInhabitants', 'kernel.edition.outOfRange', { value: 21, min: 0, max: 20 }),
    )
    expect(faultOf({ setup: { seedInhabitants: 20 } })).toBe('no fault')
    expect(faultOf({ setup: { rounds: { 5: 11 } } })).toEqual(
      fault('setup.rounds.5', 'kernel.edition.outOfRange', { value: 11, min: 0, max: 10 }),
    )
    expect(faultOf({ supply: { roundCards: 6 } })).toEqual(
      fault('setup.rounds.3', 'kernel.edition.outOfRange', { value: 7, min: 0, max: 6 }),
    )
  })

  test.each([
    ['hybrid', 'free'],
    ['hybrid', 'stick'],
    ['classic', 'thrownOut'],
    ['classic', 'restingOut'],
    ['floors', 'stick'],
    ['floors', 'free'],
  ])('a chance above one: %s %s', (tower, chance) => {
    expect(faultOf({ tower: { [tower]: { [chance]: { numerator: 3, denominator: 2 } } } })).toEqual(
      fault(`tower.${tower}.${chance}`, 'edition.chanceAboveOne', { numerator: 3, denominator: 2 }),
    )
    expect(faultOf({ tower: { [tower]: { [chance]: { numerator: 2, denominator: 2 } } } })).toBe('no fault')
  })
})

describe('a match with corrections', () => {
  test('refuses what cannot be, and says where', () => {
    const edition = { regions: { foothold: { name: '' } } }
    let refused: unknown
    try {
      new Engine(immortals, 3, { edition })
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(UserError)
    expect(refused).toMatchObject({
      text: {
        key: 'kernel.edition.wrong',
        with: { path: 'regions.foothold.name', problem: { key: 'kernel.edition.emptyText' } },
      },
    })
  })

  test('without corrections plays the base edition', () => {
    expect(new Engine(immortals, 3, { edition: null }).tables.edition).toBe(baseEdition)
    expect(new Engine(immortals, 3).tables.edition).toBe(baseEdition)
  })

  test('extracts the corrected yield', () => {
    const edition = { regions: { 'shore-lake': { yields: { light: { gold: 9 } } } } }
    const table = scene({
      options: { edition },
      armies: { 'shore-lake light': [0, 2] },
      holders: { 'shore-lake': 0 },
      players: [{ board: { extractGold: 'shore-lake' } }],
    })
    table.reveal('extractGold').choose({ do: 'extract', site: site('shore-lake light') })
    expect(table.state.players[0].gold).toBe(9)
    expect(table.engine.tables.energy[site('shore-lake light')]).toBe(2)
  })

  test('attacks over a corrected border', () => {
    const without = ['mountainhome', 'cinderhold', 'blackreed', 'dusk-barrow']
    const edition = {
      regions: {
        foothold: { neighbours: [...without, 'mossgate'] },
        mossgate: { neighbours: [...row(baseEdition.regions, 'mossgate').neighbours, 'foothold'] },
      },
    }
    for (const realm of ['light', 'dark'] as const) {
      const table = scene({
        options: { edition },
        armies: { [`foothold ${realm}`]: [0, 3] },
        players: [{ board: { attackA: 'conflict treehome light' } }],
      })
      table.reveal('attackA').choose({ do: 'attackFrom', site: site(`foothold ${realm}`) })
      expect(table.offers({ do: 'target', site: site(`mossgate ${realm}`) })).toBe(true)
    }
  })

  test('starts in the corrected region with the corrected groups, resources and limbos', () => {
    const edition = {
      tribes: {
        'wood-elves': { start: 'treehome', groups: [6, 1], resources: { gold: 8, energy: 1 } },
        demons: { groups: [11], resources: { gold: 1, energy: 0 } },
      },
      setup: { darkStart: 4, limboEach: 1 },
    }
    const table = dealt(5, (s) => hasTribes(s, 0, 'wood-elves', 'demons'), { edition })
    expect(table.state.players[0].groups).toEqual([11, 6, 1])
    expect(table.state.players[0].supply).toBe(43 - 18)
    playUntil(table, ({ step }) => step === 'draft.pick')
    expect(table.at('treehome light').owner).toBe(0)
    expect(table.at('treehome dark')).toEqual({ owner: 0, armies: 4 })
    expect(table.at('emerald-cliff light').owner).not.toBe(0)
    expect(table.state.holder[region('treehome')]).toBe(0)
    playUntil(table, ({ step }) => step === 'seed.split')
    expect(table.state.players[0]).toMatchObject({ gold: 9, energy: 1, limbo: [1, 1] })
    // 43 - 18 - 4 - 2 - 7
    expect(table.state.players[0].boxed).toBe(12)
  })

  test('deals hands, seeds the tower and counts rounds as corrected', () => {
    const edition = {
      setup: { draftHand: 4, seedArmies: 5, seedInhabitants: 12, trayInhabitants: 3, rounds: { 3: 2 } },
      tower: { classic: { thrownOut: { numerator: 1, denominator: 1 } } },
    }
    const table = opening(3, { edition, tower: 'classic' })
    expect(table.engine.tables.rounds).toBe(2)
    playUntil(table, ({ step }) => step === 'draft.pick')
    expect(table.state.cards[Z.draft]).toHaveLength(4)
    playUntil(table, ({ step }) => step === 'seed.split')
    expect(table.state.tray).toEqual([5, 5, 5, 0, 0, 3])
    expect(table.state.inhabitants).toBe(17)
    playUntil(table, ({ step }) => step === 'over')
    expect(table.state.round).toBe(2)
  })

  test('builds at the corrected price for the corrected points, from the corrected supply', () => {
    const table = scene({
      options: {
        edition: {
          tribes: { humans: { construct: { portal: { gold: 0, energy: 1 } } } },
          points: { construct: { portal: 5 } },
        },
      },
      armies: { 'treehome light': [0, 1] },
      holders: { treehome: 0 },
      players: [{ light: 'humans', energy: 1, board: { construct: 'treehome' } }],
    })
    table.reveal('construct').choose({ do: 'build', what: 'portal', site: site('treehome light') })
    expect(table.state.players[0]).toMatchObject({ energy: 0, gold: 0, points: 5 })
    expect(
      opening(3, { edition: { supply: { portals: 9, buildingTiles: 7, inhabitants: 15 } } }).state,
    ).toMatchObject({ portals: 9, tiles: 7, inhabitants: 15 })
  })

  test('a saved match keeps its corrections', () => {
    const edition = { tribes: { humans: { groups: [3, 3, 2] } }, setup: { limboEach: 2 } }
    const engine = new Engine(immortals, 3, { edition })
    const match = new Match(engine, seedFrom('edition'))
    const recorder = new Recorder(match, ['Dirk', 'Mike', 'Ani'])
    while (match.position.state.round === 0) {
      const [seat] = engine.awaited(match.position)
      const choice = engine.menu(match.position, seat)?.offered[0]
      if (choice === undefined) throw new Error('nothing offered')
      match.choose(seat, choice)
      recorder.note()
    }
    const file = readMatchFile(JSON.parse(JSON.stringify(recorder.file())) as Json)
    expect(file.config['edition']).toEqual(edition)
    const again = replay(immortals, file)
    expect(again.difference).toBeUndefined()
    expect(again.match.engine.tables.edition.setup.limboEach).toBe(2)
    expect(engine.hash(again.match.position)).toBe(engine.hash(match.position))
  })
})
