import { describe, expect, test } from 'vitest'
import {
  Engine,
  Match,
  problemText,
  Random,
  readEditionWith,
  seedFrom,
  text,
  type Game,
} from '@longtable/kernel'
import { namedIn, optionKeys, unevenKeys, unknownKeys, untypeset } from '@longtable/kernel/testing'
import { hints } from '../../src/bots/search-hints.ts'
import { baseEdition } from '../../src/content/edition.ts'
import { editableIn } from '../../src/content/editable.ts'
import { immortals } from '../../src/game.ts'
import type { Event } from '../../src/state/events.ts'
import type { Immortals } from '../../src/state/schema.ts'
import { describeEvent } from '../../src/text/events.ts'
import { format, formatAll, formatter, sources } from '../support/messages.ts'

const named = namedIn(sources(), immortals as unknown as Game, formatter)
const keys = [...formatter.keysOf('en')]

describe('the messages', () => {
  test('are there in both languages, with the same things to fill in', () => {
    expect(unevenKeys(formatter)).toEqual([])
  })

  test('are there for every key in the code', () => {
    expect(named.keys.length).toBeGreaterThan(60)
    expect(unknownKeys(named, formatter)).toEqual([])
  })

  test('are all used', () => {
    const byTheHouse = [
      'name',
      'about',
      'options.',
      'scenarios.',
      'blocked.',
      'events.',
      'judge.',
      'provenance.',
    ]
    const unused = keys.filter(
      (key) =>
        !named.keys.includes(key) &&
        ![...byTheHouse, ...named.prefixes].some((start) => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })

  test('are there for every rule that blocks something', () => {
    const known = immortals.rules.map(({ id }) => id)
    const explained = keys.filter((key) => key.startsWith('blocked.'))
    expect([...named.rules].filter((rule) => !known.includes(rule))).toEqual([])
    expect(explained.toSorted()).toEqual([...named.rules].map((rule) => `blocked.${rule}`).toSorted())
  })

  test('are there for every option and its values', () => {
    expect(optionKeys(immortals).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('are there for everything that a position is judged by', () => {
    const judged = keys.filter((key) => key.startsWith('judge.'))
    expect(judged.toSorted()).toEqual(hints.model.terms.map((term) => `judge.${term}`).toSorted())
  })

  test('are typeset', () => {
    expect(untypeset(formatter)).toEqual([])
  })

  test('tell what is wrong with an edition', () => {
    const { problems } = readEditionWith(editableIn(baseEdition), {
      regions: { 'shore-lake': { yields: { light: { gold: 'much' } } } },
    })
    expect(format(problemText(problems[0]), 'en')).toBe(
      'The edition is wrong at “regions.shore-lake.yields.light.gold”: must be a whole number.',
    )
  })
})

const engine = new Engine(immortals, 4)
const ctx = engine.viewContext(engine.view(engine.start(seedFrom('words')), 0))
const cubes = [3, 0, 1, 2, 0, 4]

/** One of each kind, so that none can be forgotten. */
const told: { readonly [Kind in Event['event']]: Extract<Event, { event: Kind }> } = {
  colour: { event: 'colour', seat: 0, colour: 3 },
  tribes: { event: 'tribes', seat: 0, light: 1, dark: 2 },
  firstPlayer: { event: 'firstPlayer', seat: 3 },
  placed: { event: 'placed', seat: 1, site: 30, armies: 10 },
  dealt: { event: 'dealt', seat: 0, cards: [30, 60, 80] },
  chosen: { event: 'chosen', seat: 0, card: 40 },
  kept: { event: 'kept', seat: 2 },
  keptCard: { event: 'keptCard', seat: 2, card: 77 },
  regionCard: { event: 'regionCard', seat: 2, region: 4, from: -1, space: -1 },
  regionCardBack: { event: 'regionCardBack', seat: 2, region: 4, space: -1 },
  passedOn: { event: 'passedOn' },
  resources: { event: 'resources', seat: 1, gold: 7, energy: 9 },
  seeded: { event: 'seeded', fallen: cubes, inside: cubes },
  limbo: { event: 'limbo', seat: 1, light: 3, dark: 1 },
  round: { event: 'round', round: 2, first: 0 },
  drew: { event: 'drew', seat: 3, count: 1 },
  drewCard: { event: 'drewCard', seat: 3, card: 50 },
  declined: { event: 'declined', seat: 3 },
  reshuffled: { event: 'reshuffled', count: 12 },
  reinforced: { event: 'reinforced', seat: 0, site: 7 },
  planned: { event: 'planned', seat: 0, spaces: [0, 1, 5] },
  revealed: { event: 'revealed', seat: 0, space: 3, card: 5 },
  compensated: { event: 'compensated', seat: 0, take: 'energy' },
  passed: { event: 'passed', seat: 0, take: 'gold' },
  forfeited: { event: 'forfeited', seat: 0, take: 'gold' },
  extracted: { event: 'extracted', seat: 0, site: 19, resource: 'gold', amount: 5 },
  transition: { event: 'transition', seat: 0, site: 7, armies: 3 },
  built: { event: 'built', seat: 0, site: 5, what: 'portal', points: 1 },
  attacked: { event: 'attacked', seat: 2, from: 20, site: 15, armies: 2, side: 'A' },
  thrown: { event: 'thrown', thrown: cubes, fallen: [0, 0, 0, 0, 0, 0], inside: cubes },
  battle: {
    event: 'battle',
    attacker: 2,
    defender: 1,
    site: 40,
    side: 'A',
    attack: 5,
    defence: 3,
    outcome: 'attacker',
  },
  lost: { event: 'lost', seat: 1, armies: 3, realm: 0 },
  occupied: { event: 'occupied', seat: 2, site: 40, armies: 2 },
  moved: { event: 'moved', seat: 0, from: 15, site: 5, armies: 4 },
  marker: { event: 'marker', seat: 0 },
  takeover: { event: 'takeover', seat: 0, site: 0, mine: 3, theirs: 1, won: true },
  scored: {
    event: 'scored',
    seat: 0,
    points: 5,
    sources: { regions: 2, shrines: 1, capitals: 0, areas: 2 },
  },
  over: { event: 'over', winners: [1] },
}

describe('events', () => {
  test('can all be told', () => {
    for (const event of Object.values(told)) {
      const { key } = describeEvent(ctx, event)
      expect(key).toBe(`events.${event.event}`)
      for (const sentence of formatAll(describeEvent(ctx, event))) expect(sentence).toMatch(/^\S.*\.$/)
    }
  })

  test('are told in whole sentences', () => {
    expect(formatAll(describeEvent(ctx, told.battle))).toEqual([
      'Battle in White Falls (dark): 5 for Player 3, 3 for Player 2; the attacker wins.',
      'Bataille à White Falls (ténèbres)\u00a0: 5 pour Joueur 3, 3 pour Joueur 2\u00a0; l’attaquant gagne.',
    ])
    expect(formatAll(describeEvent(ctx, told.scored))).toEqual([
      'Player 1 scores 5 victory points (regions 2, shrines 1 and areas 2).',
      'Joueur 1 marque 5 points de victoire (régions 2, sanctuaires 1 et provinces 2).',
    ])
    expect(formatAll(describeEvent(ctx, told.thrown))).toEqual([
      'Into the tower: Player 1 (3), Player 3 (1), Player 4 (2) and inhabitants (4). Into the tray: nothing.',
      'Jetés dans la tour\u00a0: Joueur 1 (3), Joueur 3 (1), Joueur 4 (2) et habitants (4). Tombés dans son plateau\u00a0: rien.',
    ])
    expect(formatAll(describeEvent(ctx, told.lost))).toEqual([
      'Player 2 loses 3 armies to the light limbo.',
      'Joueur 2 perd 3 armées, qui vont dans ses limbes lumineux.',
    ])
    const taken = describeEvent(ctx, { ...told.regionCard, from: 1, space: 6 })
    expect(formatAll(taken)).toEqual([
      'Player 3 takes the region card Cinderhold from Player 2, where it lay on “Attack or movement”.',
      'Joueur 3 prend la carte Région Cinderhold à Joueur 2, qui l’avait posée sur «\u00a0Attaque ou déplacement\u00a0».',
    ])
  })
})

/** What random play does seldom, so that more happens. */
const IDLE = ['ready', 'leave', 'pass', 'forfeit']

/** Says all that a seat is asked, offered, refused and foretold; the rules that refuse something are noted. */
function sayAsked({ engine, position }: Match<Immortals>, seat: number, rules: Set<string>): void {
  const asked = engine.describedMenu(position, seat)
  if (asked === null) throw new Error('nothing is asked')
  formatAll(asked.question)
  for (const entry of [...asked.entries, ...asked.blocked]) {
    for (const part of [entry.text, entry.cost, entry.gain]) if (part !== undefined) formatAll(part)
  }
  for (const { rule, numbers } of asked.blocked) {
    rules.add(rule)
    formatAll(text(`blocked.${rule}`, numbers))
  }
  const view = engine.view(position, seat)
  const offered = asked.entries.filter(({ revises }) => !revises).map(({ choice }) => choice)
  for (const shortcut of engine.shortcuts(view, offered)) formatAll(shortcut.text)
  const forecast = engine.forecast(view, offered[0])
  for (const warning of forecast?.warnings ?? []) formatAll(warning)
  for (const { outcome } of forecast?.odds ?? []) formatAll(outcome)
}

/** Random play in which all that happens is said, and now and then all that is asked. */
function playAndSay(seats: number, seed: string, config: Readonly<Record<string, unknown>>): Set<string> {
  const match = new Match(new Engine(immortals, seats, config), seedFrom(seed))
  const chance = new Random(seedFrom(`${seed} choices`))
  const rules = new Set<string>()
  while (!match.engine.over(match.position)) {
    const seat = chance.pick(match.engine.awaited(match.position))
    const { step } = match.position.stack[match.position.stack.length - 1]
    if (chance.below(step === 'plan' ? 30 : 4) === 0) sayAsked(match, seat, rules)
    const menu = match.engine.menu(match.position, seat)
    if (menu === null) throw new Error('nothing is offered')
    const eager = menu.offered.filter((choice) => !IDLE.includes(choice.do))
    const list = eager.length > 0 && chance.below(10) > 0 ? eager : [...menu.offered, ...menu.revisions]
    const { events } = match.choose(seat, chance.pick(list))
    const seen = match.engine.viewContext(match.engine.view(match.position, seat))
    for (const { event } of events) formatAll(describeEvent(seen, event))
  }
  return rules
}

test('random games can be said in both languages', () => {
  const rules = [3, 4, 5].flatMap((seats) => [
    ...playAndSay(seats, `said ${seats}`, { houseReturn: seats === 4 }),
  ])
  // Most of the rules that block something come up.
  expect(new Set(rules).size).toBeGreaterThan(24)
})
