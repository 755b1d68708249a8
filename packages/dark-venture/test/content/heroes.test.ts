import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { ability } from '../../src/state/choices/factions.ts'
import type { SideId } from '../../src/state/names.ts'
import { distance } from '../../src/state/queries/map.ts'
import { hasFlag } from '../../src/state/queries/pieces.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec, type SideScene } from '../support/scene.ts'

/** The ability of the side to move, done by `a`. */
function choiceOf(t: Scene, id: string): ReturnType<typeof ability> {
  const no = t.tables.abilities[t.state.turn].findIndex(({ row }) => row.id === id)
  return ability(no, t.piece('a'), 0)
}

function use(t: Scene, id: string): Scene {
  return t.choose(choiceOf(t, id))
}

function alone(side: SideId, is: string, unlocked: string, dice: string, foes: SideScene): SceneSpec {
  return {
    sides: { [side]: { units: { a: `${is} F12` }, unlocked: [unlocked], points: 1 }, orpal: foes },
    dice,
  }
}

const near: SideScene = { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F14', z: 'orpal-shade A1' } }

describe('Delok: Collect, for a skull, once a turn', () => {
  const spec = (hand: readonly string[], theirs: readonly string[], at = 'F13'): SceneSpec => ({
    sides: {
      'hero:delok': { units: { a: 'delok F12' }, unlocked: ['collect'], hand },
      orpal: { units: { x: `orpal-shade ${at}` }, hand: theirs },
    },
    dice: 's s',
    actionDeck: ['fleetFoot'],
  })

  proves('DV-HERO-07', 'a saved card for a new one', () => {
    const t = use(scene(spec(['sabotage', 'dragOff'], ['shieldWall'])), 'collect')
    expect(t.state.dice).toEqual([0, 0, 0, 1])
    expect(t.menu()).toEqual(['option 0', 'option 1'])
    t.take('option 0', 'card sabotage', 'save')
    expect(t.hand().toSorted()).toEqual(['dragOff', 'fleetFoot'])
    expect(t.why(choiceOf(t, 'collect'))).toBe('DV-FX-4')
    expectWholeMenu(t)
  })

  proves('DV-HERO-07', 'or a card of a neighbour, by chance', () => {
    const t = use(scene(spec([], ['shieldWall'])), 'collect')
    expect(t.hand()).toEqual(['shieldWall'])
    expect(t.hand(1)).toEqual([])
    expect(scene(spec([], ['shieldWall'], 'F14')).why(choiceOf(t, 'collect'))).toBe('DV-FX-6')
  })

  proves('DV-HERO-09', 'with the Alderkang it is theirs', () => {
    const t = scene({
      sides: {
        alderkang: { units: { a: 'delok F12' }, unlocked: ['collect'] },
        orpal: { units: { x: 'orpal-shade F13' }, hand: ['shieldWall'] },
      },
      dice: 's',
    })
    use(t, 'collect')
    expect(t.hand()).toEqual(['shieldWall'])
  })
})

describe('Larvok', () => {
  const larvok = (id: string, dice: string, foes = near): Scene =>
    scene(alone('hero:larvok', 'larvok', id, dice, foes))

  proves('DV-HERO-05', 'Cleave: a skull is one die more in the next attack', () => {
    const t = use(larvok('cleave', '1 s s'), 'cleave')
    expect(t.state.dice).toEqual([1, 0, 0, 1])
    expect(t.why(choiceOf(t, 'cleave'))).toBe('DV-FX-4')
    loaded(1, 1, 1, 1, 1, 6)
    t.take('attack a')
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [1, 1, 1, 1, 1], defence: [6] }])
  })

  proves('DV-HERO-05', 'what is locked is not to be had', () => {
    const t = larvok('cleave', '1 s s s')
    for (const id of ['stalk', 'unbound']) expect(t.why(choiceOf(t, id))).toBe('DV-HERO-05')
    expectWholeMenu(t)
  })

  proves('DV-HERO-05', 'Stalk: two skulls are two steps, over water and fences for nothing', () => {
    const t = scene({
      ...alone('hero:larvok', 'larvok', 'stalk', 's s', near),
      sides: {
        'hero:larvok': { units: { a: 'larvok J9' }, unlocked: ['stalk'] },
        orpal: near,
      },
      built: { 'J10:S': 'fence' },
    })
    use(t, 'stalk')
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(t.frame).toMatchObject({ step: 'march', free: 2 })
    t.take('step S', 'step S')
    expect([t.at('a'), t.step]).toEqual(['J11', 'turn'])
  })

  proves('DV-HERO-05', 'Iron Hide: always one die more in defence', () => {
    for (const [id, dice] of [
      ['ironHide', [6, 6, 6, 6]],
      ['cleave', [6, 6, 6]],
    ] as const) {
      const t = scene({ ...alone('hero:larvok', 'larvok', id, '1', near), turn: 'orpal' })
      loaded(1, ...dice)
      t.take('attack x')
      expect(t.told('rolled')[0].defence).toEqual(dice)
    }
  })

  proves('DV-HERO-05', 'Unbound: three skulls free him, and he attacks for nothing', () => {
    const t = scene({
      sides: {
        'hero:larvok': {
          units: { a: { is: 'larvok', at: 'F12', restrained: true } },
          unlocked: ['unbound'],
        },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F14' } },
      },
      dice: 's s s',
    })
    loaded(1, 1, 1, 1, 4)
    use(t, 'unbound')
    expect(hasFlag(t.state, t.piece('a'), 'restrained')).toBe(false)
    expect(t.told('fought')[0]).toMatchObject({ attack: 4, defence: 4, won: false })
    expect(t.state.dice).toEqual([0, 0, 0, 0])
  })
})

describe('Ysra Thornveil', () => {
  const ysra = (id: string, dice: string, foes = near): Scene =>
    scene(alone('hero:ysra', 'ysra', id, dice, foes))

  proves('DV-HERO-05', 'Thorn Shot: three dice at up to three spaces for a MOVE die', () => {
    const t = use(ysra('thornShot', '1 d s'), 'thornShot')
    while (t.step === 'pay.dice') t.take('spend ortho1')
    expect(t.menu('unit')).toEqual(['unit x', 'unit y'])
    expect(t.why('unit z')).toBe('DV-FX-2')
    loaded(6, 1, 1, 1, 1)
    t.take('unit y')
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [6, 1, 1], defence: [1, 1] }])
    expect(t.at('y')).toBe('supply')
    expect(t.state.dice).toEqual([0, 0, 1, 1])
    expect(t.why(choiceOf(t, 'thornShot'))).toBe('DV-FX-4')
  })

  proves('DV-HERO-05', 'Snare: two skulls restrain a unit within two spaces that is no Ancient', () => {
    const t = use(
      ysra('snare', 's s', {
        units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F14', z: 'orpal-shade F15', k: 'karderut F12' },
      }),
      'snare',
    )
    expect(t.menu('unit')).toEqual(['unit x', 'unit y'])
    expect([t.why('unit z'), t.why('unit k')]).toEqual(['DV-FX-2', 'DV-FX-1'])
    t.take('unit y')
    expect(hasFlag(t.state, t.piece('y'), 'restrained')).toBe(true)
    expect(hasFlag(t.state, t.piece('x'), 'restrained')).toBe(false)
  })

  proves('DV-HERO-05', 'Veil Step: two skulls take her to any space within three', () => {
    const t = use(ysra('veilStep', 's s'), 'veilStep')
    const nodes = (t.offered() as unknown as { node: number }[]).map(({ node }) => node)
    const from = t.node('F12')
    for (const node of nodes)
      expect(distance(t.tables, from, t.tables.ways.square[node])).toBeLessThanOrEqual(3)
    expect(t.offers('node I9')).toBe(true)
    t.take('node I9')
    expect(t.at('a')).toBe('I9')
  })

  proves('DV-HERO-05', 'Second Sight: three skulls draw an action card', () => {
    const t = scene({
      ...alone('hero:ysra', 'ysra', 'secondSight', 's s s', near),
      actionDeck: ['fleetFoot'],
    })
    use(t, 'secondSight').take('save')
    expect(t.hand()).toEqual(['fleetFoot'])
    expect(t.state.dice).toEqual([0, 0, 0, 0])
  })
})
