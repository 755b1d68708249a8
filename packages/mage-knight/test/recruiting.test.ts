import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { destroyUnit } from '../src/state/mutations.ts'
import { disbandFor, placeFor, recruitFree } from '../src/effects/recruits.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** A hero who talks in the village of tile 1. */
function village(influence: number, player: PlayerScene = {}, more: SceneSpec = {}): Scene {
  return scene({
    players: [{ at: '1.E', hand: ['rage'], influence, ...player }],
    offer: ['foresters', 'herbalists', 'utemGuardsmen'],
    ...more,
  }).take('interact')
}

const gone = (table: Scene): string[] => table.state.units[U.gone].map((unit) => unitRow(unit).id)

proves(
  ['MK-UNIT-01', 'MK-UNIT-05'],
  'Without a free command token a unit must be disbanded, which leaves the game',
  () => {
    const table = village(9, { units: ['peasants'] })
    table.take('recruit foresters')
    expect(table.step).toBe(disbandFor.name)
    expectWholeMenu(table)
    expect(table.units(0)).toEqual(['peasants'])
    table.take('disband peasants')
    expect(table.units(0)).toEqual(['foresters'])
    expect(gone(table)).toEqual(['peasants'])
    expect(table.step).toBe('turn.interact')
    expect(table.player(0).influence).toBe(4)
    const two = village(9, { units: ['peasants'], level: 3 })
    two.take('recruit foresters')
    expect(two.units(0)).toEqual(['peasants', 'foresters'])
    expect(gone(two)).toEqual([])
  },
)

proves('MK-UNIT-06', 'Nothing else disbands a unit', () => {
  const verbs = (table: Scene): string[] => table.offered().map(({ do: verb }) => verb)
  expect(verbs(scene({ players: [{ at: '1.E', units: ['peasants'], hand: ['rage'] }] }))).not.toContain(
    'disband',
  )
  expect(verbs(village(9, { units: ['peasants'] }))).not.toContain('disband')
})

proves('MK-UNIT-07', 'A new unit is ready and unwounded, whatever it replaces', () => {
  const table = village(9, { units: [{ unit: 'peasants', spent: true, wounds: 1 }] })
  table.take('recruit foresters', 'disband peasants')
  const unit = table.unit('foresters')
  expect([table.state.unitSpent[unit], table.state.unitWounds[unit]]).toEqual([0, 0])
})

proves('MK-UNIT-11', 'The banner of a disbanded unit goes to the discard pile', () => {
  const table = village(9, { units: [{ unit: 'peasants', banner: 'bannerOfGlory' }] })
  table.take('recruit foresters', 'disband peasants')
  expect(table.cards(Z.discard, 0)).toEqual(['bannerOfGlory'])
  expect(table.state.deeds[Z.laid]).toEqual([])
})

proves('MK-UNIT-14', 'Bonds of Loyalty is a further command token, whose unit costs 5 less', () => {
  const player: PlayerScene = { hero: 'norowas', units: ['peasants'], skills: ['bondsOfLoyalty'] }
  const table = village(5, player)
  expectWholeMenu(table)
  table.take('recruitLoyal herbalists')
  expect(table.player(0).influence).toBe(5)
  expect(table.units(0)).toEqual(['peasants', 'herbalists'])
  expect(table.state.loyal).toBe(table.unit('herbalists'))
  expect(table.offers('recruitLoyal foresters')).toBe(false)
  table.take('recruit foresters')
  expect(table.why('disband herbalists')).toBe('MK-UNIT-14')
  table.take('disband peasants')
  expect(table.units(0).toSorted()).toEqual(['foresters', 'herbalists'])
  const poor = village(3, { ...player, level: 3 })
  expect(poor.numbers('recruit foresters')).toEqual({ needs: 5, has: 3 })
  expect(poor.offers('recruitLoyal foresters')).toBe(true)
  expect(village(9, { units: ['peasants'] }).offers('recruitLoyal foresters')).toBe(false)
})

proves(
  ['MK-UNIT-14', 'MK-UNIT-06'],
  'While its token is the only free one, a unit is recruited under it: nobody is disbanded for the full price',
  () => {
    const table = village(9, { hero: 'norowas', units: ['peasants'], skills: ['bondsOfLoyalty'] })
    expectWholeMenu(table)
    expect(table.offers('recruit foresters')).toBe(false)
    table.take('recruitLoyal foresters')
    expect(table.player(0).influence).toBe(9)
    expect(table.units(0)).toEqual(['peasants', 'foresters'])
  },
)

proves('MK-UNIT-14', 'If the loyal unit is destroyed, another one may be put under it for 5 less', () => {
  const player: PlayerScene = { hero: 'norowas', skills: ['bondsOfLoyalty'] }
  const table = village(9, { ...player, units: ['peasants', { unit: 'illusionists', loyal: true }] })
  expect(table.offers('recruitLoyal herbalists')).toBe(false)
  table.act((s, of) => destroyUnit(s, table.unit('illusionists'), of))
  expect(table.state.loyal).toBe(-1)
  table.take('recruitLoyal utemGuardsmen')
  expect(table.player(0).influence).toBe(9)
  expect(table.state.loyal).toBe(table.unit('utemGuardsmen'))
})

proves('MK-UNIT-14', 'A unit that comes for nothing joins there or under another free token', () => {
  const make = (units: readonly string[]): Scene => {
    const table = scene({
      players: [{ hero: 'norowas', at: '1.C', units, skills: ['bondsOfLoyalty'], hand: ['rage'] }],
      offer: ['foresters'],
    })
    const [unit] = table.state.units[U.offer]
    return table.act((s, of) => recruitFree(s, 0, unit, of))
  }
  const full = make(['peasants'])
  expect(full.state.loyal).toBe(full.unit('foresters'))
  const free = make([])
  expect(free.step).toBe(placeFor.name)
  expectWholeMenu(free)
  free.take('recruit foresters')
  expect([free.state.loyal, free.units(0)]).toEqual([-1, ['foresters']])
  const loyal = make([]).take('recruitLoyal foresters')
  expect(loyal.state.loyal).toBe(loyal.unit('foresters'))
})

proves(
  ['MK-SC-102', 'MK-INTERACT-08'],
  'In Conquer and Hold village units join at keeps, monastery units at towers',
  () => {
    const hold = (at: string): Scene =>
      scene({
        scenario: 'conquerAndHold',
        tiles: { '0,1': '9', '1,0': '3', '1,-1': '4' },
        players: [{ at, hand: ['rage'], influence: 20 }],
        marks: { '9.E': 0, '9.SW': 0 },
        offer: ['peasants', 'northernMonks'],
      }).take('interact')
    const keep = hold('9.E')
    expect(keep.offers('recruit peasants')).toBe(true)
    expect(keep.why('recruit northernMonks')).toBe('MK-INTERACT-08')
    const tower = hold('9.SW')
    expect(tower.offers('recruit northernMonks')).toBe(true)
    expect(tower.why('recruit peasants')).toBe('MK-INTERACT-08')
  },
)
