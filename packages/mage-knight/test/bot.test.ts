import { botSeat, letChoose, playGame, random } from '@longtable/bots'
import { Engine, Random, seedFrom, type BotPlayer } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { novice } from '../src/bots/novice.ts'
import { scenarios } from '../src/content/scenarios.ts'
import { mageKnight } from '../src/game.ts'
import type { MageKnight } from '../src/state/match.ts'
import { L } from '../src/state/pools/tiles.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const anything = random as BotPlayer<MageKnight>

describe('the novice', () => {
  test('wins against random players', () => {
    const engine = new Engine(mageKnight, 2, { scenario: 'blitzConquest' })
    let won = 0
    for (let game = 0; game < 8; game++) {
      const bots = game % 2 === 0 ? [novice, anything] : [anything, novice]
      const winners = engine.result(playGame(engine, `novice ${game}`, bots))?.winners ?? []
      if (winners.length === 1 && bots[winners[0]] === novice) won++
    }
    expect(won).toBeGreaterThanOrEqual(7)
  })

  test('finds the city and gains fame alone', () => {
    const engine = new Engine(mageKnight, 1, { scenario: 'firstReconnaissance' })
    let fame = 0
    let tiles = 0
    let found = 0
    for (let game = 0; game < 6; game++) {
      const { state } = playGame(engine, `alone ${game}`, [novice])
      fame += state.players[0].fame
      tiles += state.tiles[L.placed].length - 3
      found += state.cities.length
    }
    expect(found).toBe(6)
    expect(fame / 6).toBeGreaterThan(6)
    expect(tiles / 6).toBeGreaterThan(3)
  })

  test.each(scenarios.map(({ id, players }) => [id, players[0]] as const))(
    'plays %s with %i and chooses only what is offered',
    (scenario, seats) => {
      const engine = new Engine(mageKnight, seats, { scenario })
      const bots = Array.from({ length: seats }, () => novice)
      const steps = new Set<string>()
      playGame(engine, `offered ${scenario}`, bots, (_position, _seat, { step, offered }, choice) => {
        steps.add(step)
        expect(offered).toContainEqual(choice)
      })
      expect(steps.size).toBeGreaterThan(8)
    },
  )

  test('decides by what its seat can know, and leaves that as it is', () => {
    const engine = new Engine(mageKnight, 2, { scenario: 'blitzConquest' })
    const chance = new Random(seedFrom('imagined'))
    const bots = [novice, anything]
    let compared = 0
    playGame(engine, 'known', bots, (position, seat, asked, choice) => {
      if (bots[seat] !== novice || asked.step === 'hero.pick' || chance.below(2) > 0) return
      compared++
      const before = JSON.stringify([asked.view, asked.offered])
      const imagined = engine.imagine(engine.view(position, seat), chance)
      const again = botSeat(engine, imagined, seat)
      if (again === undefined) throw new Error('nothing is asked')
      expect(novice.choose(again, new Random(seedFrom('another')))).toEqual(choice)
      expect(JSON.stringify([again.view, again.offered])).toBe(before)
    })
    expect(compared).toBeGreaterThan(25)
  })
})

/** Lets the novice choose in a scene until somebody else is asked or it has ended its turn. */
function turnOf(spec: SceneSpec): Scene {
  const table = scene(spec)
  const chance = new Random(seedFrom('scene'))
  while (table.awaited[0] === 0 && !table.step.startsWith('end.')) {
    table.choose(letChoose(novice, table.engine, table.position, 0, chance))
  }
  return table
}

describe('the novice in a scene', () => {
  test('beats an enemy that it can beat', () => {
    const table = turnOf({
      tokens: { '1.NW': 'prowlers' },
      players: [{ hero: 'tovak', at: '1.C', hand: ['rage', 'rage', 'determination', 'march', 'stamina'] }],
    })
    expect(table.told('defeated')).toHaveLength(1)
  })

  test('leaves alone one that would beat it', () => {
    const table = turnOf({
      tokens: { '1.NW': 'prowlers', '2.NW': 'ironclads' },
      players: [{ hero: 'tovak', at: '1.C', hand: ['march', 'wound'] }],
    })
    expect(table.told('fightBegan')).toHaveLength(0)
  })

  test('recruits in a village what it can pay', () => {
    const table = turnOf({
      offer: ['peasants'],
      players: [{ hero: 'tovak', at: '1.E', hand: ['promise', 'threaten', 'stamina'] }],
    })
    expect(table.units(0)).toHaveLength(1)
  })

  test('rests with many Wounds', () => {
    const table = turnOf({
      players: [{ hero: 'tovak', at: '1.C', hand: ['crystallize', 'wound', 'wound', 'wound', 'rage'] }],
    })
    expect(table.told('rested')).toHaveLength(1)
    expect(table.hand(0)).not.toContain('wound')
  })

  test('explores where it stands at the edge', () => {
    const table = turnOf({
      country: ['5', '6', '7'],
      players: [{ hero: 'tovak', at: '1.NE', hand: ['march', 'stamina', 'swiftness'] }],
    })
    expect(table.told('explored').length).toBeGreaterThan(0)
  })
})
