import type { Shortcut } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { facing, fight } from './support/plays.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'
import { say } from './support/sentences.ts'

function offeredBy(t: Scene): Shortcut[] {
  return t.engine.shortcuts(t.engine.view(t.position, 0), t.offered()).slice()
}

function said(t: Scene): string[] {
  return offeredBy(t).map(({ text, cost }) => `${say(text, 'en')} / ${cost && say(cost, 'en')}`)
}

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player] })
}

test('a play is paid with what is lost first', () => {
  const march = (player: PlayerScene, source: string, night = false): string[] =>
    said(moving({ hand: ['march'], ...player }, { source, night }))
  expect(march({ tokens: 'g', crystals: 'g' }, 'gkkk')).toEqual(['March, strong: Move 4 / a green token'])
  expect(march({ crystals: 'g' }, 'gykk')).toEqual(['March, strong: Move 4 / a green Source die'])
  expect(march({ tokens: 'y', crystals: 'g' }, 'ykkk')).toEqual([
    'March, strong: Move 4 / a gold token as green',
  ])
  expect(march({ crystals: 'g' }, 'ykkk')).toEqual(['March, strong: Move 4 / a gold Source die as green'])
})

test('what would be paid without a question needs no gesture', () => {
  expect(said(moving({ hand: ['march'] }, { source: 'gkkk' }))).toEqual([])
  expect(said(moving({ hand: ['march'] }))).toEqual([])
  expect(said(moving({ hand: ['march'], crystals: 'g' }, { source: 'ykkk', night: true }))).toEqual([])
})

test('it is one gesture at the place of the card, and stays changeable', () => {
  const t = moving({ hand: ['march', 'rage'], crystals: 'g' }, { source: 'gkkk' })
  const [shortcut] = offeredBy(t)
  expect(shortcut.at).toBe(`card:${String(shortcut.choices[0]['card'])}`)
  for (const choice of shortcut.choices) t.choose(choice)
  expect(t.player()).toMatchObject({ move: 4, crystals: [0, 0, 1, 0] })
})

test('the strong effect of a spell asks for the second mana only where there is a choice', () => {
  const t = fight({
    night: true,
    source: 'krkk',
    enemies: ['prowlers'],
    players: [{ hand: ['fireball'], crystals: 'rr', tokens: 'k' }],
  })
  const [basic, strong] = offeredBy(t)
  expect(say(basic.text, 'en')).toContain('Fireball: ')
  expect(say(strong.text, 'en')).toContain('Firestorm: ')
  expect(strong.cost && say(strong.cost, 'fr')).toBe('un dé rouge de la Source et un jeton noir')
  expect(strong.choices.map(({ with: way }) => way)).toEqual([undefined, 'die'])
  for (const choice of strong.choices) t.choose(choice)
  expect(t.player()).toMatchObject({ crystals: [2, 0, 0, 0], tokens: [0, 0, 0, 0, 0, 0] })
})

test('units are used with their mana, too', () => {
  const t = facing(
    fight({
      source: 'rkkk',
      enemies: ['prowlers'],
      players: [{ hand: ['rage'], units: ['fireMages'], crystals: 'r' }],
    }),
  )
  const [shortcut, ...others] = offeredBy(t)
  expect(others).toEqual([])
  expect(shortcut.at).toMatch(/^unit:/)
  expect(said(t)).toEqual(['Fire Mages: Fire Block 6 / a red Source die'])
})

test('what costs a skill or a card is left to the player', () => {
  const t = moving({ hand: ['march', 'rage'], skills: ['invocation'], crystals: 'g' })
  expect(said(t)).toEqual(['March, strong: Move 4 / a green crystal'])
  expect(said(moving({ hand: ['march', 'rage', 'swiftness'], skills: ['invocation'] }))).toEqual([])
})
