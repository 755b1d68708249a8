import { describe, expect, it } from 'vitest'
import {
  Engine,
  Match,
  scenarioIn,
  seedFrom,
  text,
  type Choice,
  type Game,
  type Scenario,
} from '../src/index.ts'
import { checkGame } from '../src/testing/index.ts'
import { END, HALT, MARCH, marching, STEP, type March } from './games/march.ts'
import { walk } from './games/walk.ts'

const engine = new Engine(marching, 1)

function laid(): Match<March> {
  return new Match(engine, seedFrom('march'))
}

function gesturesIn({ position }: Match<March>, piece: string) {
  return engine.gestures(engine.view(position, 0), engine.menu(position, 0)?.offered ?? [], piece)
}

describe('what can be taken up', () => {
  it('is said by the entry for it', () => {
    const lifting = engine.describedMenu(laid().position, 0)?.entries.filter(({ lifts }) => lifts)
    expect(lifting?.map(({ at }) => at)).toEqual(['walker:0', 'walker:1'])
  })

  it('is no more once it cannot be done', () => {
    const match = laid()
    match.gesture(0, [MARCH[0], HALT])
    expect(engine.describedMenu(match.position, 0)?.entries.map(({ at }) => at)).toEqual([
      'walker:1',
      undefined,
    ])
  })
})

describe('gestures', () => {
  it('are those of the piece that is asked about', () => {
    const match = laid()
    expect(gesturesIn(match, 'walker:0').map(({ at }) => at)).toEqual([
      'space:1',
      'space:1',
      'space:2',
      'space:2',
      'space:3',
    ])
    expect(new Set(gesturesIn(match, 'walker:1').map(({ from }) => from))).toEqual(new Set(['walker:1']))
    expect(gesturesIn(match, 'walker:7')).toEqual([])
  })

  it('are sequences of what is offered, one of them the best of its place', () => {
    for (const { choices, at } of gesturesIn(laid(), 'walker:1')) {
      const match = laid()
      expect(match.gesture(0, choices).length).toBe(choices.length)
      expect(`space:${match.position.state.at[1]}`).toBe(at)
    }
    const best = gesturesIn(laid(), 'walker:0').filter(({ isBest }) => isBest)
    expect(best.map(({ at }) => at)).toEqual(['space:1', 'space:2', 'space:3'])
    expect(best[0].choices).toEqual([MARCH[0], STEP[1], HALT])
  })

  it('belong to the frame that asks', () => {
    const match = laid()
    match.choose(0, MARCH[0])
    expect(gesturesIn(match, 'walker:0')).toEqual([])
    match.choose(0, HALT)
    match.choose(0, END)
    expect(gesturesIn(match, 'walker:0').length).toBe(5)
  })

  it('are none in a game without any, and none when it is over', () => {
    const other = new Engine(walk, 1)
    const position = other.start(seedFrom('none'))
    expect(other.gestures(other.view(position, 0), [], 'walker:0')).toEqual([])
    const match = laid()
    match.gesture(0, [END, END])
    expect(engine.over(match.position)).toBe(true)
    expect(gesturesIn(match, 'walker:0')).toEqual([])
  })

  it('are checked with everything else', () => {
    const { made, failures } = checkGame(marching, { seats: 1, games: 3, seed: 'gestures', every: 1 })
    expect(failures).toEqual([])
    expect(made['shortcuts.offered']).toBeGreaterThan(10)
    expect(made['shortcuts.undo']).toBeGreaterThan(10)
    const wrong = (key: string, only: Choice): readonly string[] => {
      const game: Game<March> = { ...marching, gestures: () => [{ text: text(key), choices: [only] }] }
      return checkGame(game, { seats: 1, games: 1, seed: 'gestures', every: 1 }).failures.map(
        ({ check }) => check,
      )
    }
    expect(wrong('choices.halt', HALT)).toContain('shortcuts.offered')
    expect(wrong('choices.none', END)).toContain('texts.key')
  })
})

describe('the scenario of a config', () => {
  const scenario = (id: string, config: Scenario['config']): Scenario => ({
    id,
    players: { min: 1, max: 2 },
    config,
  })
  const plain = scenario('plain', { mode: 'war' })
  const below = scenario('below', { mode: 'war', map: 'caves' })
  const other = scenario('other', { mode: 'war', map: 'isles' })

  it('is the one that says most of those that fit, and of equals the first', () => {
    const all = [plain, below, other]
    expect(scenarioIn(all, { mode: 'war', map: 'plains' })).toBe(plain)
    expect(scenarioIn(all, { mode: 'war', map: 'caves' })).toBe(below)
    expect(scenarioIn([below, plain], { mode: 'war', map: 'caves' })).toBe(below)
    expect(scenarioIn([scenario('same', { mode: 'war' }), plain], { mode: 'war' })?.id).toBe('same')
    expect(scenarioIn(all, { mode: 'peace' })).toBeUndefined()
  })

  it('may ask for sets, and others may be there besides', () => {
    const sea = scenario('sea', { mode: 'war', sets: ['base', 'sea'] })
    expect(scenarioIn([plain, sea], { mode: 'war', sets: ['base', 'sea', 'sky'] })).toBe(sea)
    expect(scenarioIn([plain, sea], { mode: 'war', sets: ['base'] })).toBe(plain)
    expect(scenarioIn([sea], { mode: 'war' })).toBeUndefined()
  })
})
