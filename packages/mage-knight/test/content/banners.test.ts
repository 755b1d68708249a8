import { describe, expect, test } from 'vitest'
import { BANNER, BANNER_USE } from '../../src/state/choices/plays.ts'
import { artifacts } from '../../src/content/artifacts.ts'
import { unitArmor, unitResists } from '../../src/state/combat/units.ts'
import { Foe } from '../../src/state/schema/fight.ts'
import { BANNERS, bannerOf, face, Z } from '../../src/state/pools/deed-cards.ts'
import { Resist } from '../../src/state/traits.ts'
import { facing, fight } from '../support/plays.ts'
import { nothingLasts } from '../support/lasting.ts'
import { scene, type Scene } from '../support/scene.ts'

/** The basic effects of banners: given to a unit, they work as long as it carries them. */

function give(t: Scene, id: string, unit: string): Scene {
  const card = BANNERS.find((one) => face(one).id === id) ?? -1
  return t.choose(BANNER[bannerOf(card)][t.unit(unit)])
}

const tested: Readonly<Record<string, () => void>> = {
  /** MK-X86 */
  bannerOfGlory: () => {
    const t = fight({
      enemies: ['prowlers'],
      players: [{ hand: ['bannerOfGlory'], units: ['utemCrossbowmen'] }],
    })
    give(t, 'bannerOfGlory', 'utemCrossbowmen')
    expect(t.cards(Z.laid)).toEqual(['bannerOfGlory'])
    expect(unitArmor(t.state, 0, t.unit('utemCrossbowmen'), t.engine.tables, nothingLasts)).toBe(5)
    t.take('unit utemCrossbowmen ranged')
    expect(t.state.fight.attack[4]).toBe(3)
    expect(t.player().fame).toBe(1)
  },
  bannerOfFear: () => {
    const t = fight({
      enemies: ['prowlers', 'diggers'],
      players: [{ hand: ['bannerOfFear'], units: ['peasants'] }],
    })
    give(t, 'bannerOfFear', 'peasants')
    const use = BANNER_USE[t.unit('peasants')]
    expect(t.why(use)).toBe('MK-COMBAT-12')
    facing(t)
    t.choose(use).take('target diggers')
    expect(t.state.fight.flags.map((flags) => flags & Foe.attacks)).toEqual([Foe.attacks, 0])
    expect(t.player().fame).toBe(1)
    expect(t.state.unitSpent[t.unit('peasants')]).toBe(1)
  },
  bannerOfProtection: () => {
    const t = give(
      scene({ players: [{ hand: ['bannerOfProtection'], units: ['peasants'] }] }),
      'bannerOfProtection',
      'peasants',
    )
    const unit = t.unit('peasants')
    expect(unitArmor(t.state, 0, unit, t.engine.tables, nothingLasts)).toBe(4)
    expect(unitResists(t.state, 0, unit, t.engine.tables, nothingLasts)).toBe(Resist.fire | Resist.ice)
  },
  bannerOfCourage: () => {
    const units = [{ unit: 'peasants', spent: true }]
    const t = give(
      scene({ players: [{ hand: ['bannerOfCourage', 'rage'], units }] }),
      'bannerOfCourage',
      'peasants',
    )
    const unit = t.unit('peasants')
    t.choose(BANNER_USE[unit])
    expect(t.state.unitSpent[unit]).toBe(0)
    expect(t.state.bannerDown).toHaveLength(1)
    expect(t.why(BANNER_USE[unit])).toBe('MK-ROUND-10')
  },
}

describe('banners', () => {
  const rows = artifacts.filter(({ basic }) => basic.do === 'assign').map(({ id }) => id)

  test('every banner has a line', () => {
    expect(Object.keys(tested)).toEqual(rows)
  })

  test.each(rows.map((id) => [id] as const))('%s', (id) => {
    expect.hasAssertions()
    tested[id]()
  })
})
