import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { forecast } from '../src/preview/forecast/index.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

/** The question and every entry in both languages. */
function words(t: Scene): string[] {
  const asked = t.engine.describedMenu(t.position, t.awaited[0])
  const texts = [
    ...(asked === null ? [] : [asked.question]),
    ...(asked?.entries ?? []).map((one) => one.text),
  ]
  return texts.flatMap((text) => languages.map((language) => say(text, language)))
}

const armed: SceneSpec = {
  sides: {
    varpen: {
      units: {
        a: { is: 'varpen-whelp', at: 'F16', load: { egg: 1 }, wears: ['crownOfStatic'], restrained: true },
        b: 'varpen-raider F16',
        p: { is: 'varpen-whelp', captor: 'z' },
      },
      hand: ['mirrorFate'],
    },
    orpal: {
      units: {
        x: { is: 'orpal-shade', at: 'F16', load: { fungus: 1 } },
        y: 'orpal-shade F16',
        z: 'orpal-reaver F16',
        q: { is: 'orpal-shade', captor: 'b' },
      },
      hand: ['shieldWall'],
    },
  },
  dice: '1 1',
}

test('every question of a combat is put in both languages', () => {
  const t = scene(armed)
  expect(words(t)).toEqual(
    expect.arrayContaining([
      'Attack with Varpen Whelp, F16',
      'Exchange Orpal Shade for a unit',
      'Varpen Whelp tries to escape',
      'Free Varpen Whelp',
    ]),
  )
  t.take('attack a')
  expect(words(t)).toContain('Alone')
  t.take('partner b')
  expect(words(t)).toContain('Qui attaquez-vous\u00a0?')
  t.take('target x')
  expect(words(t)).toContain('Eat the fungus of Orpal Shade')
  loaded(6, 6, 6, 1, 1)
  t.take('ready')
  expect(words(t)).toContain('Reroll the 6')
  t.take('stand')
  expect(words(t)).toContain('Leave it so')
  t.take('stand')
  expect(words(t)).toContain('Kill it')
  t.take('kill')
  expect(words(t)).toContain('La laisser mourir')
  t.take('letDie')
  loaded(1, 6, 6)
  t.take('attack a', 'alone', 'target y', 'ready', 'stand', 'stand')
  expect(words(t)).toContain('Strike back')
})

proves('DV-COMBAT-02', 'the chances are told beforehand', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-raider F12' } },
      orpal: { units: { x: 'orpal-shade F12', y: 'orpal-bonewalker F12' } },
    },
    dice: '1',
  })
  t.take('attack a')
  const told = (words: string): number | undefined => {
    const view = t.engine.view(t.position, t.awaited[0])
    const ctx = { state: view.state, tables: t.tables, viewer: t.awaited[0] } as Parameters<
      typeof forecast
    >[0]
    return forecast(ctx, t.frame, t.find(words))?.odds?.[0].perMille
  }
  expect(told('target x')).toBe(Math.round((575 / 1296) * 1000))
  expect(told('target y')).toBe(Math.round((181 / 216) * 1000))
  t.take('target y')
  expect(told('ready')).toBe(Math.round((1 - 181 / 216) * 1000))
  expect(told('with x')).toBe(Math.round((1 - 1182 / 6 ** 5) * 1000))
})
