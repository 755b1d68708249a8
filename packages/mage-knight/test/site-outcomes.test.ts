import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { BackOf } from '../src/content/ids.ts'
import { rewardKinds, type RewardKind } from '../src/state/schema/player.ts'
import { T } from '../src/state/pools/tokens.ts'
import { adventure, attack, cityFight, rampage, takeAllDamage, tokensOn } from './support/fights.ts'
import { nameOfToken } from './support/names.ts'
import type { Scene } from './support/scene.ts'

/** What the sites give to whoever has beaten their enemies. */

function pending(table: Scene, kind: RewardKind): number {
  return table.player(0).rewards[rewardKinds.indexOf(kind)]
}

function spent({ state }: Scene, back: keyof typeof BackOf): string[] {
  return state.tokens[T.spentGreen + BackOf[back]].map(nameOfToken)
}

/** Beats everything with one attack of the ranged phase. */
function beat(fight: Scene, ...enemies: readonly string[]): Scene {
  attack(fight, 60, 'siege', 'coldFire')
  return fight.take(...enemies.map((enemy) => `aim ${enemy}`), 'strike')
}

/** Ends the turn; of a gold die the first colour is taken. */
function toTheEnd(table: Scene): Scene {
  table.take('endTurn')
  while (table.awaited[0] === 0 && table.step !== 'turn.main') {
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  }
  return table
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

proves('MK-SITE-09', 'Who leads a city leads it for good', () => {
  const fight = cityFight('blue', ['monks', 'iceMages'], {}, { also: (s) => s.cities[0].shields.push(1) })
  beat(fight, 'monks', 'iceMages')
  expect(fight.state.cities[0]).toMatchObject({ conquered: true, shields: [1, 0, 0], leader: 0 })
  // There is nobody left to win a shield from: entering is no assault any more.
  const table = fight.act((s) => {
    s.players[0].at = fight.hex('c6.NW')
    s.players[0].move = 2
    s.players[0].did = 0
    s.stage = 2
  })
  table.take('step c6.C')
  expect(table.step).toBe('turn.main')
  expect(table.state.cities[0]).toMatchObject({ shields: [1, 0, 0], leader: 0 })
})

proves('MK-SITE-45', 'The token of a dungeon or tomb is gone after the fight, won or lost', () => {
  const won = beat(adventure('dungeon', { brown: ['gargoyle'] }), 'gargoyle')
  expect(tokensOn(won, '7.SE')).toEqual([])
  expect(spent(won, 'brown')).toEqual(['gargoyle'])
  const lost = takeAllDamage(adventure('tomb', { red: ['fireDragon'] }, { hand: ['rage'] }))
  if (lost.step === 'combat.strike') lost.take('endPhase')
  expect(lost.state.mark[lost.hex('c1.NE')]).toBe(-1)
  expect(tokensOn(lost, 'c1.NE')).toEqual([])
  expect(spent(lost, 'red')).toEqual(['fireDragon'])
})

proves('MK-SITE-51', 'A den gives two rolled crystals, black ones as fame', () => {
  const table = beat(adventure('monsterDen', { brown: ['gargoyle'] }, { hand: ['rage'], did: 8 }), 'gargoyle')
  expect(pending(table, 'dice')).toBe(2)
  expect(table.state.mark[table.hex('6.W')]).toBe(0)
  const before = table.player(0).fame
  toTheEnd(table)
  const { crystals, fame } = table.state.players[0]
  expect(sum(crystals) + fame - before).toBe(2)
})

proves('MK-SITE-53', 'Spawning grounds give an artifact and three rolled crystals', () => {
  const table = beat(adventure('spawningGrounds', { brown: ['gargoyle', 'medusa'] }), 'gargoyle', 'medusa')
  expect([pending(table, 'artifact'), pending(table, 'dice')]).toEqual([1, 3])
  expect(table.state.mark[table.hex('c1.W')]).toBe(0)
})

proves(['MK-SITE-61', 'MK-SITE-62'], 'A burned monastery is marked and gives an artifact', () => {
  const table = beat(adventure('monastery', { violet: ['monks'] }), 'monks')
  expect(pending(table, 'artifact')).toBe(1)
  expect(table.state.mark[table.hex('7.W')]).toBe(0)
  const held = takeAllDamage(adventure('monastery', { violet: ['monks'] }, { hand: ['rage'] }))
  if (held.step === 'combat.strike') held.take('endPhase')
  expect(pending(held, 'artifact')).toBe(0)
  expect(held.state.mark[held.hex('7.W')]).toBe(-1)
})

proves(
  ['MK-SITE-82', 'MK-SITE-85'],
  'Orcs give 1 reputation, draconum 2, never above the end of the track (X62)',
  () => {
    expect(beat(rampage(['prowlers']), 'prowlers').player(0).reputation).toBe(1)
    expect(beat(rampage(['swampDragon']), 'swampDragon').player(0).reputation).toBe(2)
    expect(beat(rampage(['swampDragon'], { reputation: 6 }), 'swampDragon').player(0).reputation).toBe(7)
  },
)
