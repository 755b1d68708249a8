import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { TOKEN } from '../../src/state/names.ts'
import { carried, marksOn } from '../../src/state/queries/marks.ts'
import { abilityOf, canUse, deeds, left, standing, use, whyNotUse } from '../support/abilities.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

type Side = NonNullable<NonNullable<SceneSpec['sides']>['orpal']>

function graves(side: Side, dice: string, tokens: SceneSpec['tokens'] = {}): Scene {
  return scene({ sides: { orpal: side, varpen: { units: { v: 'varpen-whelp P1' } } }, dice, tokens })
}

const portals = { A16: ['largePortal'], P9: ['largePortal'] } as const

describe('the dashboard of the Orpal', () => {
  proves('DV-FX-4', 'Raise: 2 skulls or 2 MOVE dice, a unit of the bag on a portal, once a turn', () => {
    const t = graves(
      { units: { a: 'orpal-shade D8' }, bag: ['orpal-reaver', 'orpal-reaver'] },
      '1 d s s s s',
      portals,
    )
    use(t, 'raise', undefined, 0)
    expect(t.told('outOfBag')).toHaveLength(1)
    expect(t.menu('node')).toEqual(['node P9', 'node A16'])
    expectWholeMenu(t)
    t.take('node P9')
    expect([standing(t, 'orpal', 'P9'), t.state.dice]).toEqual([['orpal-reaver'], [1, 0, 1, 2]])
    expect([deeds(t, 'orpal', 'bagDraws'), t.told('placed').map(({ from }) => from)]).toEqual([1, ['bag']])
    expect(whyNotUse(t, 'raise')).toBe('DV-FX-4')
    const dear = graves({ units: { a: 'orpal-shade D8' }, bag: ['orpal-reaver'] }, '1 d', portals)
    use(dear, 'raise', undefined, 1).take('node A16')
    expect([standing(dear, 'orpal', 'A16'), dear.state.dice]).toEqual([['orpal-reaver'], [0, 0, 0, 0]])
  })

  test('Raise: without a portal on the start area; not out of an empty bag', () => {
    const t = graves({ units: { a: 'orpal-shade D8' }, bag: ['orpal-colossus'] }, 's s s s')
    use(t, 'raise')
    expect(t.menu('node')).toEqual(['node A16', 'node B16', 'node A15', 'node C16'])
    t.take('node B16')
    expect(standing(t, 'orpal', 'B16')).toEqual(['orpal-colossus'])
    const empty = graves({ units: { a: 'orpal-shade D8' } }, 's s')
    expect(whyNotUse(empty, 'raise')).toBe('DV-FX-6')
  })

  test('the bag gives what is in it, one as likely as another', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 24; i++) {
      const t = scene({
        seed: `bag ${i}`,
        sides: {
          orpal: {
            units: { a: 'orpal-gravecaller D8' },
            bag: ['orpal-reaver', 'orpal-shade', 'orpal-shade'],
          },
          varpen: {},
        },
        dice: 's s',
      })
      use(t, 'exhume', 'a')
      const id = t.tables.idOf[t.told('outOfBag')[0].piece]
      seen.set(id, (seen.get(id) ?? 0) + 1)
    }
    expect(seen.get('orpal-shade') ?? 0).toBeGreaterThan(9)
    expect(seen.get('orpal-reaver') ?? 0).toBeGreaterThan(2)
  })

  test('Entomb: a skull, up to 2 units of S+D 4 or less, or a bigger one, go into the bag', () => {
    const small = graves({ units: { a: 'orpal-shade D8' } }, 's s')
    use(small, 'entomb')
    expect(small.menu()).toEqual([
      'row orpal-bonewalker',
      'row orpal-shade',
      'row orpal-reaver',
      'row orpal-gravecaller',
      'row orpal-colossus',
    ])
    expectWholeMenu(small)
    small.take('row orpal-reaver')
    expect(small.menu()).toEqual(['row orpal-bonewalker', 'row orpal-shade', 'row orpal-reaver', 'enough'])
    expect(small.why('row orpal-colossus')).toBe('DV-FX-1')
    expectWholeMenu(small)
    small.take('row orpal-reaver')
    expect([left(small, 'orpal-reaver'), small.state.dice]).toEqual([4, [0, 0, 0, 1]])
    expect(small.told('bagged')[0].pieces.map((piece) => small.state.at[piece])).toEqual([-2, -2])
    use(small, 'entomb').take('row orpal-colossus')
    expect([left(small, 'orpal-colossus'), small.step]).toEqual([2, 'turn'])
    const one = graves({ units: { a: 'orpal-shade D8' } }, 's')
    use(one, 'entomb').take('row orpal-shade', 'enough')
    expect(left(one, 'orpal-shade')).toBe(4)
  })

  proves('DV-MISC-02', 'Entomb: no token, no burial', () => {
    const t = graves(
      {
        units: {
          a: 'orpal-shade D8',
          ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`r${i}`, 'orpal-reaver D9'])),
          ...Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`c${i}`, 'orpal-colossus D9'])),
        },
      },
      's',
    )
    use(t, 'entomb')
    expect(t.why('row orpal-colossus')).toBe('DV-MISC-02')
    t.take('row orpal-reaver')
    expect(t.why('row orpal-reaver')).toBe('DV-MISC-02')
  })

  test('Open Portal: a MOVE die and a skull, a small portal under the unit', () => {
    const t = graves({ units: { a: 'orpal-shade D8' } }, '1 s')
    use(t, 'openPortal', 'a')
    expect(marksOn(t.state, t.node('D8'), TOKEN.smallPortal)).toBe(1)
    expect([t.state.dice, deeds(t, 'orpal', 'portalsOpened'), t.state.tokens[TOKEN.smallPortal]]).toEqual([
      [0, 0, 0, 0],
      1,
      2,
    ])
  })

  proves('DV-FX-4', 'Portal Travel: a MOVE die, from portal to portal, once a unit and turn', () => {
    const t = graves(
      {
        units: {
          a: 'orpal-shade A16',
          b: { is: 'orpal-shade', at: 'A16', restrained: true },
          c: 'orpal-shade D8',
          d: 'orpal-reaver A16',
        },
      },
      '1 1 1',
      { ...portals, F12: ['smallPortal'] },
    )
    expectWholeMenu(t)
    expect(whyNotUse(t, 'portalTravel', 'b')).toBe('DV-RESTRAIN-1')
    expect(whyNotUse(t, 'portalTravel', 'c')).toBe('DV-FX-3')
    use(t, 'portalTravel', 'a')
    expect(t.menu('node')).toEqual(['node P9', 'node F12'])
    expectWholeMenu(t)
    t.take('node F12')
    expect([t.at('a'), t.state.dice, deeds(t, 'orpal', 'portalTravels')]).toEqual(['F12', [2, 0, 0, 0], 1])
    expect(whyNotUse(t, 'portalTravel', 'a')).toBe('DV-FX-4')
    use(t, 'portalTravel', 'd').take('node P9')
    expect([t.at('d'), deeds(t, 'orpal', 'portalTravels')]).toEqual(['P9', 2])
    const alone = graves({ units: { a: 'orpal-shade A16' } }, '1', { A16: ['largePortal'] })
    expect(whyNotUse(alone, 'portalTravel', 'a')).toBe('DV-MISC-02')
  })

  test('Take Rift Crystal: free, a point; Shatter Crystal: a skull, 2 units of the bag where its bearer stands', () => {
    const t = graves(
      { units: { a: 'orpal-shade H8' }, bag: ['orpal-bonewalker', 'orpal-bonewalker', 'orpal-bonewalker'] },
      's s',
      { H8: ['riftCrystal'] },
    )
    expect(whyNotUse(t, 'shatterCrystal', 'a')).toBe('DV-FX-5')
    use(t, 'takeCrystal', 'a')
    expect([carried(t.state, t.piece('a'), TOKEN.riftCrystal), t.state.points[3]]).toEqual([1, 1])
    expect(whyNotUse(t, 'takeCrystal', 'a')).toBe('DV-FX-3')
    use(t, 'shatterCrystal', 'a')
    expect(standing(t, 'orpal', 'H8')).toEqual(['orpal-bonewalker', 'orpal-bonewalker', 'orpal-shade'])
    expect([t.state.dice, deeds(t, 'orpal', 'bagDraws'), t.state.tokens[TOKEN.riftCrystal]]).toEqual([
      [0, 0, 0, 1],
      2,
      4,
    ])
    expect(carried(t.state, t.piece('a'), TOKEN.riftCrystal)).toBe(0)
  })

  test('Exhume: a Gravecaller, 2 skulls, a unit of the bag beside it, once a turn', () => {
    const t = graves(
      {
        units: { g: 'orpal-gravecaller D8', h: 'orpal-gravecaller D9', a: 'orpal-shade D8' },
        bag: ['orpal-reaver', 'orpal-reaver'],
      },
      's s s s',
    )
    expect(t.offers(abilityOf(t, 'exhume', 'a'))).toBe(false)
    use(t, 'exhume', 'g')
    expect(standing(t, 'orpal', 'D8')).toEqual(['orpal-shade', 'orpal-reaver', 'orpal-gravecaller'])
    expect([canUse(t, 'exhume', 'h'), whyNotUse(t, 'exhume', 'h')]).toEqual([false, 'DV-FX-4'])
  })
})
