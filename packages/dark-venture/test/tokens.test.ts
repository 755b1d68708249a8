import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import type { TokenId } from '../src/content/ids.ts'
import { HOW } from '../src/state/frames.ts'
import { leave } from '../src/state/mutations/leave.ts'
import { TOKEN } from '../src/state/names.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { PAST } from '../src/state/schema.ts'
import { acted } from './support/effects.ts'
import { done, use } from './support/goods.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { say } from './support/messages.ts'

function lies(t: Scene, at: string, token: TokenId): number {
  return marksOn(t.state, t.node(at), TOKEN[token])
}

function carries(t: Scene, unit: string, token: TokenId): number {
  return carried(t.state, t.piece(unit), TOKEN[token])
}

const eggs: SceneSpec = {
  sides: {
    orpal: { units: { a: 'orpal-shade E9', b: 'orpal-shade E9', c: 'orpal-shade N9' } },
    dhargon: { units: { d: 'dhargon-hunter E9' } },
  },
  tokens: { E9: ['egg', 'egg'] },
}

proves(['DV-COMBAT-16', 'DV-TURN-04'], 'any unit takes an egg of its space, free, on its own turn', () => {
  const t = scene({ ...eggs, stage: PAST })
  expect(t.menu('take')).toEqual(['take egg a', 'take egg b'])
  expect(t.why('take egg c')).toBe('DV-COMBAT-16')
  expect(t.offers('take egg d') || t.why('take egg d') !== undefined).toBe(false)
  expectWholeMenu(t)
  t.take('take egg a', 'take egg a')
  expect([carries(t, 'a', 'egg'), lies(t, 'E9', 'egg')]).toEqual([2, 0])
  expect(t.menu('take')).toEqual([])
  expect(t.why('take egg b')).toBeUndefined()
  expect(t.state.tokens[TOKEN.egg]).toBe(8)
  expect(t.told('token').map(({ how }) => how)).toEqual(['taken', 'taken'])
})

test('only what the game lets one carry is taken up', () => {
  const t = scene({
    sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: {} },
    tokens: { E9: ['riftCrystal', 'banner', 'fungus', 'largePortal', 'actionDraw'] },
  })
  expect(t.menu('take')).toEqual([])
})

proves('DV-STORY-4', 'a banner is taken for nothing and falls where its bearer is lost', () => {
  const t = scene({
    options: { mode: 'scenario', scenario: 'banners' },
    sides: {
      varpen: { units: { a: 'varpen-whelp E9', b: 'varpen-whelp C9' } },
      orpal: { units: { x: 'orpal-shade E9' } },
    },
    tokens: { E9: ['banner'] },
  })
  expect(t.why('take banner b')).toBe('DV-STORY-4')
  t.take('take banner a')
  expect([carries(t, 'a', 'banner'), lies(t, 'E9', 'banner')]).toEqual([1, 0])
  t.act((s, ctx) => leave(s, t.piece('a'), HOW.killed, t.side('orpal'), ctx))
  expect(t.at('a')).toBe('supply')
  expect(lies(t, 'E9', 'banner')).toBe(1)
})

test('in the adventure a fungus and the Heart are taken up', () => {
  const t = scene({
    options: { mode: 'adventure' },
    sides: { varpen: { units: { a: 'varpen-whelp B11', b: 'varpen-whelp C7' } }, bohmerk: {} },
    tokens: { B11: ['fungus', 'vaultHeart'] },
  })
  expect(t.menu('take')).toEqual(['take fungus a', 'take vaultHeart a'])
  expect(t.why('take fungus b')).toBe('DV-FX-3')
  t.take('take fungus a', 'take vaultHeart a')
  expect([carries(t, 'a', 'fungus'), carries(t, 'a', 'vaultHeart')]).toEqual([1, 1])
})

const layer: SceneSpec = {
  sides: { dhargon: { units: { a: { is: 'dhargon-elder', at: 'E9', goods: { meat: 1 } } } }, orpal: {} },
  dice: 's',
}

proves('DV-MISC-02', 'an egg is laid from the supply; with none left it is not', () => {
  const t = scene(layer)
  t.choose(use(t, 'layEgg', 'a'))
  expect([lies(t, 'E9', 'egg'), t.state.tokens[TOKEN.egg]]).toEqual([1, 9])
  expect(done(t, 1, 'eggsLaid')).toBe(1)
  const none = scene({ ...layer, tokens: { P9: new Array<'egg'>(10).fill('egg') } })
  expect(none.why(use(none, 'layEgg', 'a'))).toBe('DV-MISC-02')
})

function portalScene(tokens: SceneSpec['tokens']): Scene {
  const units = { a: 'orpal-shade E9', b: 'orpal-shade C9' }
  return scene({ sides: { orpal: { units }, varpen: {} }, dice: '1 s 1 s', ...(tokens && { tokens }) })
}

test('a small portal comes from the supply, one to a space', () => {
  const t = portalScene({ C9: ['largePortal'] })
  expect(t.why(use(t, 'openPortal', 'b'))).toBe('DV-MISC-02')
  t.choose(use(t, 'openPortal', 'a'))
  expect([lies(t, 'E9', 'smallPortal'), t.state.tokens[TOKEN.smallPortal]]).toEqual([1, 2])
  expect(done(t, 3, 'portalsOpened')).toBe(1)
  expect(t.offers(use(t, 'openPortal', 'a'))).toBe(false)
})

test('with all on the map one of them is moved, as its owner says', () => {
  const t = portalScene({ A9: ['smallPortal'], N9: ['smallPortal'], P9: ['smallPortal'] })
  t.choose(use(t, 'openPortal', 'a'))
  expect(t.step).toBe('token.lift')
  expect(t.menu()).toEqual(['node A9', 'node N9', 'node P9'])
  expectWholeMenu(t)
  t.take('node N9')
  expect(t.step).toBe('turn')
  expect([lies(t, 'E9', 'smallPortal'), lies(t, 'N9', 'smallPortal')]).toEqual([1, 0])
  expect(t.state.tokens[TOKEN.smallPortal]).toBe(0)
})

test('several tokens are laid one after the other on empty roads', () => {
  const t = acted({ sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: {} } }, [
    { do: 'lay', token: 'itemDraw', at: { terrain: 'roadway', empty: true, pick: 'random' }, count: 2 },
  ])
  const laid = t.told('token')
  expect(laid.map(({ how }) => how)).toEqual(['laid', 'laid'])
  expect(new Set(laid.map(({ square }) => square)).size).toBe(2)
  expect(t.state.tokens[TOKEN.itemDraw]).toBe(14)
})

test('an Orpal takes a crystal of its space by its ability, and it is counted', () => {
  const t = scene({
    sides: { orpal: { units: { a: 'orpal-shade H8', b: 'orpal-shade C9' } }, varpen: {} },
    tokens: { H8: ['riftCrystal'] },
  })
  expect(t.why(use(t, 'takeCrystal', 'b'))).toBe('DV-FX-3')
  t.choose(use(t, 'takeCrystal', 'a'))
  expect([carries(t, 'a', 'riftCrystal'), lies(t, 'H8', 'riftCrystal')]).toEqual([1, 0])
  expect(done(t, 3, 'crystalsCollected')).toBe(1)
  expect(t.why(use(t, 'takeCrystal', 'a'))).toBe('DV-FX-3')
})

test('what is taken is named in both languages', () => {
  const t = scene(eggs)
  const entry = t.engine.describedMenu(t.position, 0)?.entries.find(({ choice }) => choice.do === 'take')
  expect(entry && say(entry.text, 'en')).toBe('Orpal Shade takes: an egg')
  expect(entry && say(entry.text, 'fr')).toContain(' prend : un œuf')
})
