import { describe, expect, test } from 'vitest'
import { botSeat, letChoose, playGame, random } from '@longtable/bots'
import { Engine, Random, seedFrom, type BotPlayer, type Choice } from '@longtable/kernel'
import { effort } from '../../../../scripts/effort.ts'
import { novice } from '../../src/bots/novice.ts'
import { immortals } from '../../src/game.ts'
import type { Immortals } from '../../src/state/schema.ts'
import { scene, site, type Scene } from '../support/scene.ts'

const anything = random as BotPlayer<Immortals>

describe('the novice', () => {
  test('wins against random players', () => {
    const engine = new Engine(immortals, 4)
    const games = effort({ quick: 12, deep: 40 })
    let won = 0
    for (let game = 0; game < games; game++) {
      const bots = Array.from({ length: 4 }, (_, seat) => ((seat + game) % 4 < 2 ? novice : anything))
      const result = engine.result(playGame(engine, `novice ${game}`, bots))
      if (result?.winners.every((seat) => bots[seat] === novice) === true) won++
    }
    expect(won).toBeGreaterThanOrEqual(0.95 * games)
  })

  test.each([
    [3, {}],
    [4, { tower: 'floors', scoring: 'cards', houseReturn: true, rounds: 3 }],
    [5, { tower: 'classic', regionCardAnyRealm: false, portalOwnCard: 'B', rounds: 3 }],
  ])('chooses only what is offered, with %i players and %o', (seats, options) => {
    const engine = new Engine(immortals, seats, options)
    const bots = Array.from({ length: seats }, () => novice)
    const steps = new Set<string>()
    playGame(engine, `offered ${seats}`, bots, (_position, _seat, { step, offered }, choice) => {
      steps.add(step)
      expect(offered).toContainEqual(choice)
    })
    expect(steps.size).toBeGreaterThan(15)
  })

  test('decides by what its seat can know, and leaves that as it is', () => {
    const engine = new Engine(immortals, 4, { rounds: 2 })
    const chance = new Random(seedFrom('imagined'))
    const bots = [novice, anything, novice, anything]
    let compared = 0
    for (const seed of ['a', 'b', 'c']) {
      playGame(engine, `known ${seed}`, bots, (position, seat, asked, choice) => {
        if (bots[seat] !== novice || chance.below(3) > 0) return
        compared++
        const before = JSON.stringify([asked.view, asked.offered])
        const imagined = engine.imagine(engine.view(position, seat), chance)
        const again = botSeat(engine, imagined, seat)
        if (again === undefined) throw new Error('nothing is asked')
        expect(novice.choose(again, new Random(seedFrom('another')))).toEqual(choice)
        expect(JSON.stringify([again.view, again.offered])).toBe(before)
      })
    }
    expect(compared).toBeGreaterThan(100)
  })
})

/** The novice's answer in a scene. */
function answer(table: Scene): Choice {
  const [seat] = table.awaited
  return letChoose(novice, table.engine, table.position, seat, new Random(seedFrom('scene')))
}

describe('the novice in a scene', () => {
  test('extracts where there is more', () => {
    const table = scene({
      armies: { 'tribute-pass light': [0, 2], 'tribute-pass dark': [0, 2] },
      holders: { 'tribute-pass': 0 },
      players: [{ board: { extractEnergy: 'tribute-pass' } }],
    })
    table.reveal('extractEnergy')
    expect(answer(table)).toEqual({ do: 'extract', site: site('tribute-pass dark') })
  })

  test('takes the unoccupied region that gives it an area, and keeps off a stronghold', () => {
    const table = scene({
      armies: {
        'heartwood light': [0, 5],
        'treehome light': [0, 1],
        'mossgate light': [1, 12],
      },
      holders: { heartwood: 0 },
      players: [{ board: { attackA: 'heartwood' } }],
      tower: { armies: [3, 3, 3], inhabitants: 6 },
    })
    table.reveal('attackA')
    expect(answer(table)).toEqual({ do: 'attackFrom', site: site('heartwood light') })
    table.choose(answer(table))
    const target = answer(table)
    const green = ['emerald-cliff light', 'fernhollow light'] as const
    expect(green.map(site)).toContain(target['site'])
    table.choose(target)
    expect(answer(table)).toMatchObject({ do: 'commit' })
  })

  test('gives up an attack that is hopeless', () => {
    const table = scene({
      armies: {
        'cinderhold light': [0, 2],
        'mountainhome light': [1, 14],
        'forge-fire light': [1, 14],
        'foothold light': [1, 14],
        'mossgate light': [1, 14],
      },
      holders: { cinderhold: 0 },
      players: [{ board: { attackA: 'cinderhold' } }],
      seats: 3,
    })
    table.reveal('attackA')
    expect(answer(table)).toMatchObject({ do: 'forfeit' })
  })

  test('constructs what it can pay for while points are to be had', () => {
    const table = scene({
      armies: { 'shore-lake light': [0, 3] },
      holders: { 'shore-lake': 0 },
      players: [{ light: 'humans', gold: 2, energy: 1, board: { construct: 'shore-lake' } }],
    })
    table.reveal('construct')
    expect(answer(table)).toEqual({ do: 'build', what: 'shrine', site: site('shore-lake light') })
  })

  test('extracts first when its other actions cannot be paid yet', () => {
    const table = scene({
      armies: { 'shore-lake light': [0, 3], 'rivermeet light': [0, 3] },
      holders: { 'shore-lake': 0, rivermeet: 0 },
      players: [
        {
          light: 'dwarves',
          gold: 0,
          energy: 0,
          board: { extractGold: 'shore-lake', construct: 'rivermeet' },
        },
      ],
    })
    expect(answer(table)).toMatchObject({ do: 'reveal', space: 0 })
  })

  test('takes as compensation what it has less of', () => {
    const table = scene({
      armies: { 'shore-lake light': [0, 3] },
      holders: { 'shore-lake': 0 },
      players: [{ gold: 9, energy: 1, board: { construct: 'blank', extractGold: 'shore-lake' } }],
    })
    table.reveal('construct')
    expect(answer(table)).toEqual({ do: 'take', take: 'energy' })
  })

  test('reinforces the border, not the region that nobody can reach', () => {
    const table = scene({
      armies: {
        'wraith-hollow light': [0, 2],
        'sunfield light': [0, 2],
        'kingsroad light': [1, 5],
      },
      players: [{ limbo: [3, 0] }],
      stack: [
        { step: 'rounds', phase: 2 },
        { step: 'reinforce', turn: 0 },
      ],
    })
    expect(answer(table)).toEqual({ do: 'place', site: site('sunfield light') })
  })
})
