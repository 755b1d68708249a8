import { describe, expect, test } from 'vitest'
import { Z } from '../../src/state/card-pool.ts'
import type { ModId } from '../../src/content/ids.ts'
import { MOD } from '../../src/state/mods.ts'
import { type SideId, TOKEN } from '../../src/state/names.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { defenceOf, hasMod, modifier, strengthOf, weaponFor } from '../../src/state/queries/modifiers.ts'
import { loaded } from '../support/loaded.ts'
import { type PieceScene, scene, type Scene, type SceneSpec } from '../support/scene.ts'
import { edition } from '../../src/content/edition.ts'

/** A unit on F12 that wears an item, or does not. */
function wearing(
  by: SideId,
  is: PieceScene['is'],
  item: string,
  spec: SceneSpec = {},
  ...more: string[]
): Scene {
  const a: PieceScene = { is, at: 'F12', wears: item === '' ? [] : [item, ...more] }
  const enemy = by === 'orpal' ? 'varpen' : 'orpal'
  const x = by === 'orpal' ? 'varpen-whelp P16' : 'orpal-shade P16'
  const sides = { [by]: { units: { a } }, [enemy]: { units: { x } }, ...spec.sides }
  return scene({ ...spec, sides })
}

/** What each item adds to its wearer, and to nobody else. */
const numbers = [
  ['rustedCleaver', 'varpen', 'varpen-whelp', { strength: 2, defence: 1 }],
  ['boneShield', 'orpal', 'orpal-shade', { strength: 1, defence: 3 }],
  ['thornSpear', 'dhargon', 'dhargon-hatchling', { strength: 2, defence: 1, counterOnAnySix: 1 }],
  ['scrapPlate', 'varpen', 'varpen-whelp', { strength: 1, defence: 3, noRoadBonus: 1 }],
  ['slingOfTeeth', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, far: [1, 1, 0, 0] }],
  ['arcPistol', 'alderkang', 'suuk', { strength: 2, defence: 1, far: [2, 2, 2, 0] }],
  ['spineLauncher', 'bohmerk', 'bohmerk-mote', { strength: 1, defence: 1, far: [2, 2, 0, 0] }],
  ['grangeHorse', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, noStairs: 1 }],
  ['swampSkiff', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, ignoreWater: 1 }],
  ['grappleHooks', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, ignoreFence: 1, ignoreWall: 1 }],
  ['riftLens', 'alderkang', 'suuk', { strength: 2, defence: 1 }],
  ['gelatinHeart', 'bohmerk', 'bohmerk-mote', { strength: 1, defence: 2, cannotBeCaptured: 1 }],
  ['hornedHelm', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, attackScore: 2 }],
  ['broodSling', 'dhargon', 'dhargon-hatchling', { strength: 1, defence: 1 }],
  ['chainOfThralls', 'varpen', 'varpen-whelp', { strength: 1, defence: 1 }],
  ['packframe', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, itemSlots: 2 }],
  ['crownOfStatic', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, rerollAttack: 1 }],
  ['watchersEye', 'varpen', 'varpen-whelp', { strength: 1, defence: 1, rerollDefence: 1 }],
] as const

const looked: readonly ModId[] = [
  'attackScore',
  'defenceScore',
  'rerollAttack',
  'rerollDefence',
  'itemSlots',
  'ignoreWater',
  'ignoreFence',
  'ignoreWall',
  'noStairs',
  'noRoadBonus',
  'counterOnAnySix',
  'cannotBeCaptured',
]

function seen(t: Scene, name: string): Record<string, unknown> {
  const piece = t.piece(name)
  const found: Record<string, unknown> = {
    strength: strengthOf(t.state, t.tables, piece),
    defence: defenceOf(t.state, t.tables, piece),
  }
  for (const mod of looked) {
    const amount = modifier(t.state, t.tables, piece, MOD[mod])
    if (amount !== 0) found[mod] = amount
  }
  if (hasMod(t.state, t.tables, piece, MOD.ranged))
    found['far'] = [1, 2, 3, 4].map((range) => weaponFor(t.state, t.tables, piece, range))
  return found
}

describe('what items add', () => {
  for (const [item, by, is, adds] of numbers) {
    test(`${item}: to its wearer, and to nobody else`, () => {
      const plain = wearing(by, is, '')
      const t = wearing(by, is, item)
      expect(seen(t, 'a')).toEqual({ ...seen(plain, 'a'), ...adds })
      expect(seen(t, 'x')).toEqual(seen(plain, 'x'))
    })
  }

  test('every item that is worn has its case', () => {
    const wanted = edition.itemCards.filter(({ kind }) => kind === 'equippable').map(({ id }) => id)
    expect(numbers.map(([item]) => item)).toEqual(wanted)
  })
})

/** The Varpen attack a Shade on F12. */
function attacking(item: string, ...rolls: readonly number[]): Scene {
  loaded(...rolls)
  const orpal = { units: { x: 'orpal-shade F12' } }
  return wearing('varpen', 'varpen-whelp', item, { sides: { orpal }, dice: '1 1' }).take('attack a')
}

/** An Orpal Reaver attacks the wearer. */
function attacked(by: SideId, is: PieceScene['is'], item: string, ...rolls: readonly number[]): Scene {
  loaded(...rolls)
  const orpal = { units: { x: 'orpal-reaver F12' } }
  return wearing(by, is, item, { sides: { orpal }, turn: 'orpal', dice: '1' }).take('attack x')
}

describe('items in a combat', () => {
  test('rustedCleaver: a die more is rolled', () => {
    expect(attacking('rustedCleaver', 6, 6, 1, 1).told('rolled')[0].attack).toEqual([6, 6])
  })

  test('boneShield: a die more is rolled', () => {
    const t = attacked('dhargon', 'dhargon-hatchling', 'boneShield', 1, 1, 3, 3)
    expect(t.told('rolled')[0].defence).toEqual([3, 3])
  })

  test('scrapPlate: two dice more are rolled', () => {
    const t = attacked('varpen', 'varpen-whelp', 'scrapPlate', 1, 1, 3, 3, 3)
    expect(t.told('rolled')[0].defence).toEqual([3, 3, 3])
  })

  test('hornedHelm: two more than the dice show', () => {
    const t = attacking('hornedHelm', 3, 2, 2)
    expect(t.told('fought')[0]).toMatchObject({ attack: 5, defence: 4, won: true })
  })

  test('thornSpear: a single six among three dice strikes back', () => {
    const t = attacked('dhargon', 'dhargon-warden', 'thornSpear', 1, 1, 6, 1, 1)
    expect(t.step).toBe('fight.counter')
  })

  test('crownOfStatic: one attack die is rolled again', () => {
    const t = attacking('crownOfStatic', 1, 2, 1, 6)
    expect([t.step, t.menu()]).toEqual(['fight.adjust', ['rerollDie 0 120', 'stand']])
    t.choose(t.offered()[0])
    expect(t.told('fought')[0]).toMatchObject({ attack: 6, defence: 3 })
  })

  test('watchersEye: one defence die is rolled again', () => {
    const t = attacked('varpen', 'varpen-whelp', 'watchersEye', 1, 1, 1, 6)
    expect([t.step, t.awaited]).toEqual(['fight.adjust', [0]])
    t.choose(t.offered()[0])
    expect(t.told('fought')[0]).toMatchObject({ attack: 2, defence: 6, won: false })
  })

  test('gelatinHeart: its wearer is killed, never captured', () => {
    const t = attacked('bohmerk', 'bohmerk-mote', 'gelatinHeart', 6, 6, 1, 1)
    expect([t.at('a'), t.told('captured').length]).toEqual(['supply', 0])
    expect(t.cards(Z.dropped)).toEqual(['gelatinHeart'])
  })

  test('chainOfThralls: whoever captures draws an action card', () => {
    loaded(6, 1, 1)
    const orpal = { units: { x: 'orpal-shade F12' } }
    const t = wearing('varpen', 'varpen-whelp', 'chainOfThralls', {
      sides: { orpal },
      dice: '1',
      actionDeck: ['flank'],
    })
    t.take('attack a', 'capture a')
    expect([t.hand(), t.state.captor[t.piece('x')]]).toEqual([['flank'], t.piece('a')])
  })

  const shots = [
    ['slingOfTeeth', 'varpen', 'varpen-whelp', 'F10', 1],
    ['arcPistol', 'alderkang', 'suuk', 'F9', 2],
    ['spineLauncher', 'bohmerk', 'bohmerk-mote', 'F10', 2],
  ] as const
  for (const [item, by, is, far, dice] of shots) {
    test(`${item}: ${dice} dice as far as ${far}, for a MOVE die`, () => {
      const orpal = { units: { x: `orpal-shade ${far}` } }
      const t = wearing(by, is, item, { sides: { orpal }, dice: '1 1' })
      loaded(...new Array<number>(dice).fill(1), 1, 1)
      t.take('attack a')
      expect([t.told('rolled')[0].attack.length, t.state.dice]).toEqual([dice, [1, 0, 0, 0]])
      const further = { units: { x: `orpal-shade F${Number(far.slice(1)) - 1}` } }
      expect(wearing(by, is, item, { sides: { orpal: further }, dice: '1' }).offers('attack a')).toBe(false)
    })
  }
})

describe('items on the way', () => {
  test('scrapPlate: no step more on the road', () => {
    const plain = wearing('varpen', 'varpen-whelp', '', { dice: '1' }).take('march a', 'step N 1')
    expect([plain.step, plain.offers('step N free')]).toEqual(['march', true])
    const t = wearing('varpen', 'varpen-whelp', 'scrapPlate', { dice: '1' }).take('march a', 'step N 1')
    expect([t.step, t.at('a')]).toEqual(['turn', 'F11'])
  })

  test('swampSkiff: water costs no more than land', () => {
    const water: SceneSpec = { dice: '1', sides: { varpen: { units: { a: 'varpen-whelp F11' } } } }
    expect(wearing('varpen', 'varpen-whelp', '', water).take('march a').why('step E')).toBe('DV-MOVE-08')
    const skiff = { is: 'varpen-whelp', at: 'F11', wears: ['swampSkiff'] } as const
    const t = wearing('varpen', 'varpen-whelp', '', { dice: '1', sides: { varpen: { units: { a: skiff } } } })
    t.take('march a', 'step E 1')
    expect([t.at('a'), t.state.dice]).toEqual(['G11', [0, 0, 0, 0]])
  })

  test('grappleHooks: fences and built walls cost nothing more', () => {
    const spec: SceneSpec = { dice: '1', built: { 'F12:N': 'wall', 'F11:N': 'fence' } }
    expect(wearing('varpen', 'varpen-whelp', '', spec).take('march a').why('step N')).toBe('DV-WALL-03')
    const t = wearing('varpen', 'varpen-whelp', 'grappleHooks', spec).take('march a', 'step N 1', 'step N')
    expect(t.at('a')).toBe('F10')
  })

  test('grangeHorse: two straight steps for nothing, once a turn, and no stairs', () => {
    const t = wearing('varpen', 'varpen-whelp', 'grangeHorse')
    t.take('useItem grangeHorse')
    expect(t.menu('step').some((one) => one.startsWith('step NE'))).toBe(false)
    t.take('step N', 'step N')
    expect([t.step, t.at('a'), t.why('useItem grangeHorse')]).toEqual(['turn', 'F10', 'DV-FX-4'])
    const stairs = { is: 'varpen-whelp', at: 'A6', wears: ['grangeHorse'] } as const
    const inside = wearing('varpen', 'varpen-whelp', '', {
      dice: '1',
      options: { floors: true },
      sides: { varpen: { units: { a: stairs } } },
    })
    expect(inside.take('march a').why('stairs ortho1')).toBe('DV-MAP-07')
  })

  test('riftLens: its wearer teleports 3 spaces for 2 skulls', () => {
    const t = wearing('orpal', 'orpal-shade', 'riftLens', { dice: 's s s' })
    t.take('useItem riftLens', 'node F9')
    expect([t.at('a'), t.state.dice]).toEqual(['F9', [0, 0, 0, 1]])
  })

  test('broodSling: an egg of the space and a skull for 3 dice at 3 spaces', () => {
    const sides: SceneSpec['sides'] = { orpal: { units: { x: 'orpal-shade F9' } } }
    const spec: SceneSpec = { sides, dice: 's', tokens: { F12: ['egg'] } }
    const t = wearing('dhargon', 'dhargon-hatchling', 'broodSling', spec)
    loaded(1, 1, 1, 5, 5)
    t.take('useItem broodSling')
    expect([t.told('rolled')[0].attack.length, t.state.dice]).toEqual([3, [0, 0, 0, 0]])
    expect([marksOn(t.state, t.node('F12'), TOKEN.egg), t.state.tokens[TOKEN.egg]]).toEqual([0, 10])
    const bare = wearing('dhargon', 'dhargon-hatchling', 'broodSling', { sides, dice: 's' })
    expect(bare.why('useItem broodSling')).toBe('DV-FX-3')
    const nobody = wearing('dhargon', 'dhargon-hatchling', 'broodSling', { ...spec, sides: {} })
    expect(nobody.why('useItem broodSling')).toBe('DV-FX-6')
  })

  test('packframe: four items in all', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-whelp', at: 'F12', wears: ['packframe', 'rustedCleaver', 'swampSkiff'] },
          },
          hand: ['hornedHelm', 'thornSpear'],
        },
        orpal: {},
      },
    })
    t.take('equip hornedHelm a')
    expect(t.why('equip thornSpear a')).toBe('DV-CARD-15')
  })
})
