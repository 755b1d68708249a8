import { describe, expect, test } from 'vitest'
import { basicColours, type Effect } from '../../src/content/effect.ts'
import { altar, cityWares, wares } from '../../src/content/site-effects.ts'
import { compiled } from '../../src/match-tables.ts'
import { startEffect } from '../../src/effects/start-use.ts'
import { SITE_SOURCE } from '../../src/state/sources.ts'
import { Z } from '../../src/state/pools/deed-cards.ts'
import { scene, type PlayerScene, type SceneSpec } from '../support/scene.ts'
import { tables } from './rows.ts'
import { changes, numbersOf, type Changes } from './trial.ts'

interface SiteTrial {
  readonly name: string
  readonly effect: Effect
  readonly has?: PlayerScene
  readonly given?: SceneSpec
  readonly takes?: readonly string[]
  readonly gives: Changes
  /** The top of the deck afterwards. */
  readonly top?: string
}

const ware = (list: readonly { readonly id: string; readonly effect: Effect }[], id: string): Effect => {
  const found = list.find((one) => one.id === id)
  if (found === undefined) throw new Error(`nothing sells ${id}`)
  return found.effect
}

const trials: readonly SiteTrial[] = [
  { name: 'village healing', effect: ware(wares.village, 'healing'), gives: { healing: 1 } },
  { name: 'monastery healing', effect: ware(wares.monastery, 'healing'), gives: { healing: 1 } },
  {
    name: 'monastery lesson',
    effect: ware(wares.monastery, 'lesson'),
    given: { lessons: ['iceBolt', 'agility'] },
    takes: ['target agility'],
    gives: { deck: 1 },
    top: 'agility',
  },
  {
    name: 'mageTower spell',
    effect: ware(wares.mageTower, 'spell'),
    has: { tokens: 'gr' },
    given: { spells: ['tremor', 'fireball', 'chill'] },
    takes: ['target fireball'],
    gives: { deck: 1, tokens: 'g' },
    top: 'fireball',
  },
  {
    name: 'spells spell',
    effect: ware(cityWares.spells, 'spell'),
    has: { tokens: 'g' },
    given: { spells: ['tremor', 'fireball', 'chill'] },
    gives: { deck: 1, tokens: '' },
    top: 'tremor',
  },
  { name: 'artifacts artifact', effect: ware(cityWares.artifacts, 'artifact'), gives: { artifacts: 1 } },
  { name: 'units eliteCard', effect: ware(cityWares.units, 'eliteCard'), gives: { offer: 1 } },
  {
    name: 'actions action',
    effect: ware(cityWares.actions, 'action'),
    given: { actions: ['iceBolt', 'agility', 'ambush'] },
    takes: ['target iceBolt'],
    gives: { deck: 1 },
    top: 'iceBolt',
  },
  { name: 'actions unseenAction', effect: ware(cityWares.actions, 'unseenAction'), gives: { deck: 1 } },
  {
    name: 'altar',
    effect: altar('green', 7),
    has: { tokens: 'gyr', crystals: 'g' },
    takes: ['pay token green', 'pay crystal green'],
    gives: { fame: 7, tokens: 'r', crystals: '' },
  },
]

describe('sites', () => {
  test('every effect has a line', () => {
    const tested = new Set(trials.map(({ name }) => name))
    expect(tables['sites'].map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])
  })

  test('every altar has its node', () => {
    for (const colour of basicColours) expect(compiled.nodes.numberOf(altar(colour, 7))).toBeGreaterThan(0)
  })

  test.each(trials.map((trial) => [trial.name, trial] as const))('%s', (_, trial) => {
    const t = scene({ source: '', ...trial.given, players: [trial.has ?? {}] })
    const before = numbersOf(t)
    t.act((s, ctx) => startEffect(s, 0, compiled.nodes.numberOf(trial.effect), SITE_SOURCE, ctx))
    t.take(...(trial.takes ?? []))
    expect(changes(before, numbersOf(t))).toEqual(trial.gives)
    expect(trial.top === undefined || t.cards(Z.deck).at(-1) === trial.top).toBe(true)
  })
})
