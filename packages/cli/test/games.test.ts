import { expect, test } from 'vitest'
import { json, longtable } from './toy/terminal.ts'

test('lists the games with their players, scenarios, rules and content', async () => {
  const ran = await longtable(['games', '--json'])
  expect(ran.code).toBe(0)
  expect(json(ran)).toEqual([
    {
      id: 'toy',
      name: 'Toy',
      players: { min: 2, max: 4 },
      scenarios: [{ id: 'duel', name: 'Duel', players: { min: 2, max: 2 } }],
      sets: [],
      rules: 3,
      content: { cards: 24 },
    },
  ])
})

test('lists them for people, in their language', async () => {
  const english = await longtable(['games'])
  expect(english.out).toContain('Toy (toy)\n  2 to 4 players')
  const french = await longtable(['games'], { env: { LANG: 'fr_CA.UTF-8' } })
  expect(french.out).toContain('Jouet (toy)\n  de 2 à 4 joueurs')
  const asked = await longtable(['games', '--lang', 'en'], { env: { LC_ALL: 'fr_FR.UTF-8' } })
  expect(asked.out).toContain('2 to 4 players')
})
