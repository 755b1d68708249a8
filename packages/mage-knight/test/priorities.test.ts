import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { ElementOf } from '../src/content/ids.ts'
import { options } from '../src/state/options.ts'
import { duel, melee } from './support/duels.ts'
import { attack, rampage, takeAllDamage } from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'

/** Which rule goes first. */

proves('MK-PRIO-03', 'the sheet holds, and the rulebook’s reading is an option', () => {
  expect([options.pvpEqualLevelNeedsLowerFame.default, options.pvpEnemies.default]).toEqual([false, 'sheet'])
  const won = (pvpEqualLevelNeedsLowerFame: boolean): number => {
    const fight = melee(duel({}, {}, { options: { pvpEqualLevelNeedsLowerFame } }).take('partial'))
    return attack(fight, 2).take('send', 'done', 'retreat 1.SW').player(0).fame
  }
  expect([won(false), won(true)]).toEqual([1, 0])
})

proves('MK-PRIO-05', 'what touches several players goes on in turn order from the active one', () => {
  const asked = (order: readonly number[]): number[] => {
    const hand = ['stamina', 'determination', 'march']
    const t = scene({
      order,
      active: order[0],
      source: '',
      players: [
        { hand: ['mindRead', ...hand], tokens: 'w' },
        { hand: ['mindRead', ...hand], tokens: 'w' },
        { hand },
      ].map((player, seat) => (seat === order[0] ? player : { hand })),
    })
    t.take('play mindRead', 'target blue')
    const seats: number[] = []
    while (t.awaited[0] !== order[0]) {
      seats.push(t.awaited[0])
      t.choose(t.offered()[0])
    }
    return seats
  }
  expect(asked([0, 2, 1])).toEqual([2, 1])
  expect(asked([0, 1, 2])).toEqual([1, 2])
  expect(asked([1, 2, 0])).toEqual([2, 0])
})

proves('MK-PRIO-06', 'the newest printing holds; the first one is an option', () => {
  const cold = (printing?: string): Scene => {
    const hand = ['coldToughness', 'march']
    const given = printing === undefined ? {} : { options: { printing } }
    return takeAllDamage(rampage(['diggers'], { hero: 'tovak', hand }, given)).take(
      'play coldToughness attack',
    )
  }
  expect(cold().state.fight.attack[ElementOf.ice]).toBe(2)
  expect(cold('2011').state.fight.attack[ElementOf.ice]).toBe(0)
  expect(cold('2011').state.fight.attack[ElementOf.physical]).toBe(2)
})
