import { nothingLasts } from './support/lasting.ts'
import { expect, test } from 'vitest'
import { ElementOf } from '../src/content/ids.ts'
import { duelAttack, duelBlock } from '../src/state/combat/duel.ts'
import {
  attackNeeded,
  blockNeeded,
  blockParts,
  duelAttackParts,
  duelBlockParts,
  strikeParts,
  type Part,
} from '../src/state/combat/breakdown.ts'
import { blockTotal, strikeTotal } from '../src/state/combat/totals.ts'
import { duel } from './support/duels.ts'
import { attack, block, keep, rampage, takeAllDamage } from './support/fights.ts'
import type { Scene } from './support/scene.ts'

/** What the parts of a pool are worth together. */
function sum(parts: readonly Part[]): number {
  const of = (worth: string): number =>
    parts.filter((part) => part.worth === worth).reduce((total, { n }) => total + n, 0)
  return of('full') + (of('half') >> 1)
}

function struck({ state, engine }: Scene): readonly Part[] {
  const parts = strikeParts(state, engine.tables, nothingLasts)
  expect(sum(parts)).toBe(strikeTotal(state, engine.tables, nothingLasts))
  return parts
}

test('parts of an attack: what is resisted counts half, what does not reach nothing', () => {
  const golems = takeAllDamage(rampage(['ironclads'], { level: 10 })).take('aim ironclads')
  attack(golems, 3)
  attack(golems, 2, 'ranged', 'fire')
  expect(struck(golems).map(({ n, worth }) => [n, worth])).toEqual([
    [3, 'half'],
    [2, 'full'],
  ])
  const walls = keep('swordsmen').take('aim swordsmen')
  attack(walls, 4, 'ranged')
  attack(walls, 2, 'siege')
  expect(struck(walls).map(({ reach, worth }) => [reach, worth])).toEqual([
    [1, 'nothing'],
    [2, 'full'],
  ])
})

test('parts of a block: doubled against swift ones, halved if inefficient', () => {
  const wolves = rampage(['wolfRiders']).take('endPhase')
  expect(blockParts(wolves.state, wolves.engine.tables, nothingLasts)).toEqual([])
  block(block(wolves.take('face wolfRiders'), 2), 3, 'physical', true)
  const parts = blockParts(wolves.state, wolves.engine.tables, nothingLasts)
  expect(parts.map(({ n, doubled }) => [n, doubled])).toEqual([
    [2, false],
    [6, true],
  ])
  expect(sum(parts)).toBe(blockTotal(wolves.state, wolves.engine.tables, nothingLasts))
  const dragon = block(rampage(['fireDragon']).take('endPhase', 'face fireDragon'), 5)
  expect(blockParts(dragon.state, dragon.engine.tables, nothingLasts)[0].worth).toBe('half')
})

test('what one element alone would have to be', () => {
  const { state, engine } = rampage(['fireDragon'])
  const { physical, fire, ice } = ElementOf
  expect(attackNeeded(state, 0, physical, engine.tables, nothingLasts)).toBe(14)
  expect(attackNeeded(state, 0, ice, engine.tables, nothingLasts)).toBe(7)
  expect(blockNeeded(state, 0, ice, engine.tables, nothingLasts)).toBe(9)
  expect(blockNeeded(state, 0, fire, engine.tables, nothingLasts)).toBe(18)
})

test('parts of both pools of a duel', () => {
  const fight = duel().take('partial')
  attack(attack(fight, 3, 'ranged', 'fire'), 2)
  const sent = duelAttackParts(fight.state, nothingLasts)
  expect(sent.map(({ n, worth }) => [n, worth])).toEqual([
    [2, 'nothing'],
    [3, 'full'],
  ])
  expect(sum(sent)).toBe(duelAttack(fight.state, nothingLasts))
  block(block(fight.take('send'), 3), 2, 'ice', true)
  const met = duelBlockParts(fight.state)
  expect(met.map(({ n, worth, doubled }) => [n, worth, doubled])).toEqual([
    [3, 'half', false],
    [4, 'full', true],
  ])
  expect(sum(met)).toBe(duelBlock(fight.state, fight.state.duel.elements))
})
