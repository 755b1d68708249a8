import { describe, expect, it } from 'vitest'
import { Engine, Match, Random, seedFrom } from '../src/index.ts'
import { checkGame, conform, reproduce } from '../src/testing/index.ts'
import { checkHiddenVaries } from '../src/testing/hidden.ts'
import { difference, Scene, some, Tally } from '../src/testing/scene.ts'
import { cards, draft, type Draft } from './games/draft.ts'
import { duel } from './games/duel.ts'
import { crashes, menuTells, wordMissing } from './games/faults.ts'
import { walk } from './games/walk.ts'

const EFFORT = { every: 1, samples: 64, tries: 4, longest: 1000 }

function sceneOf(engine: Engine<Draft>, tally: Tally): Scene<Draft> {
  const where = { game: 'draft', seats: engine.seats, config: {}, seed: 'kit' }
  return new Scene(engine, new Match(engine, seedFrom('kit')), where, EFFORT, tally)
}

describe('a report', () => {
  const report = checkGame(duel, { seats: 2, games: 3, seed: 'report', every: 2 })

  it('says what was played', () => {
    expect([report.game, report.seats, report.games]).toEqual(['duel', 2, 3])
    expect(report.choices).toBeGreaterThan(30)
    expect(Object.keys(report.steps)).toContain('kernel.react')
    expect(report.rows['kinds']).toContain('strike')
    expect(report.largest).toBeGreaterThan(500)
  })

  it('counts every check, so that none is passed over in silence', () => {
    const together = checkGame(draft, { seats: 3, games: 8, seed: 'report', every: 2 })
    const walking = checkGame(walk, { seats: 2, games: 3, seed: 'report', every: 2 })
    const made = { ...walking.made, ...together.made, ...report.made }
    const checks = [
      'broken',
      'json.asked',
      'json.event',
      'json.menu',
      'json.view',
      'leaks.awaited',
      'leaks.broken',
      'leaks.consequence',
      'leaks.menu',
      'leaks.playable',
      'leaks.refusal',
      'leaks.secrets',
      'leaks.told',
      'leaks.varies',
      'leaks.view',
      'menus.asked',
      'menus.awaited',
      'menus.once',
      'menus.playout',
      'menus.playoutFacts',
      'menus.rule',
      'menus.some',
      'menus.spectator',
      'menus.stable',
      'menus.universe',
      'refusals.refused',
      'refusals.unchanged',
      'replay',
      'result',
      'roundtrip.copy',
      'roundtrip.hash',
      'roundtrip.independent',
      'roundtrip.json',
      'shortcuts.offered',
      'shortcuts.undo',
      'texts.filled',
      'texts.key',
      'texts.languages',
      'texts.odds',
      'texts.rules',
      'texts.words',
      'together.apart',
      'together.order',
      'together.state',
      'together.undo',
      'together.unseen',
      'together.untold',
      'twin',
      'undo.again',
      'undo.barrier',
      'undo.exact',
      'undo.others',
      'undo.refused',
    ]
    expect(Object.keys(made).toSorted()).toEqual(checks)
    expect(
      checks.filter(
        (check) => (together.made[check] ?? 0) + (walking.made[check] ?? 0) + (report.made[check] ?? 0) === 0,
      ),
    ).toEqual([])
  })

  it('is the same for the same seed', () => {
    expect(checkGame(duel, { seats: 2, games: 3, seed: 'report', every: 2 })).toEqual(report)
  })

  it('is made for every number of players, or for one', () => {
    expect(conform(walk, { every: 100 }).map(({ seats }) => seats)).toEqual([1, 2, 3])
    expect(conform(walk, { every: 100, players: 2 }).map(({ seats }) => seats)).toEqual([2])
  })
})

describe('a failure', () => {
  it('gives the command that shows it again', () => {
    const where = { game: 'duel', seats: 2, seed: 'x-3', at: 12, config: {} }
    expect(reproduce(where)).toBe('npx longtable conform duel --players 2 --seed x-3 --at 12')
    expect(reproduce({ ...where, config: { turns: 3 } })).toBe(
      `npx longtable conform duel --players 2 --seed x-3 --at 12 --config '{"turns":3}'`,
    )
  })

  it('is shown again by what the command says', () => {
    const { failures } = checkGame(menuTells, { seats: 5, games: 6, every: 3, seed: 'again' })
    const failure = failures.find(({ check }) => check === 'leaks.menu')
    expect(failure).toBeDefined()
    const { seats = 0, seed = '', at = 0, detail } = failure ?? {}
    const again = checkGame(menuTells, { seats, seed, at })
    expect(again.failures.find(({ check }) => check === 'leaks.menu')?.detail).toBe(detail)
    expect(again.choices).toBe(at)
  })

  it('is reported once for each game, and a missing word once for all', () => {
    const games = 6
    const crashed = checkGame(crashes, { seats: 2, games, seed: 'once' }).failures
    expect(new Set(crashed.map(({ seed }) => seed)).size).toBe(crashed.length)
    expect(crashed.length).toBeGreaterThan(1)
    const mute = checkGame(wordMissing, { seats: 2, games, seed: 'once', every: 1 }).failures
    expect(mute.filter(({ check }) => check === 'texts.key').length).toBe(1)
  })

  it('after many others ends the run', () => {
    const report = checkGame(crashes, { seats: 2, games: 50, seed: 'many', failures: 2 })
    expect(report.failures.length).toBe(2)
    expect(report.games).toBeLessThan(50)
  })
})

describe('what is hidden', () => {
  it('is found to vary in a true imagination', () => {
    const tally = new Tally(5)
    checkHiddenVaries(sceneOf(new Engine(draft, 3), tally), 0, new Random(seedFrom('varies')))
    expect(tally.failures).toEqual([])
    expect(tally.made['leaks.varies']).toBeGreaterThan(10)
  })

  it('is found out if it is always imagined as it is', () => {
    const tally = new Tally(5)
    const engine = new Engine(draft, 3)
    const scene = sceneOf(engine, tally)
    engine.imagine = () => engine.copy(scene.position)
    checkHiddenVaries(scene, 0, new Random(seedFrom('varies')))
    expect(tally.failures.map(({ check }) => check)).toEqual(['leaks.varies'])
  })

  it('is not expected to vary where the viewer knows it', () => {
    const tally = new Tally(5)
    const engine = new Engine(draft, 3)
    const scene = sceneOf(engine, tally)
    const known = scene.position.knowledge?.['cards'][0]
    scene.position.state.cards.forEach((items, zone) =>
      items.forEach((item, slot) => {
        if (known === undefined) return
        known.where[item] = 1 << zone
        known.place[item] = cards.zones[zone].kind === 'set' ? -1 : slot
      }),
    )
    engine.imagine = () => engine.copy(scene.position)
    checkHiddenVaries(scene, 0, new Random(seedFrom('varies')))
    expect(tally.failures).toEqual([])
    expect(tally.made['leaks.varies']).toBe(0)
  })
})

describe('small helpers', () => {
  it('show where two texts part', () => {
    expect(difference('abc', 'abd')).toBe('expected …abc… but found …abd…')
    const long = 'x'.repeat(500)
    expect(difference(`${long}1`, `${long}2`).length).toBeLessThan(200)
  })

  it('draw a few of many', () => {
    const random = new Random(seedFrom('some'))
    const list = Array.from({ length: 20 }, (_, n) => n)
    expect(some(list, 30, random)).toEqual(list)
    expect(new Set(some(list, 5, random)).size).toBe(5)
  })
})
