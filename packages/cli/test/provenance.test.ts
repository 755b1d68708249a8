import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../src/registry.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const entries = await Promise.all(games.map(({ load }) => load()))

test('what is printed and what stands in for it is counted, and told row by row', async () => {
  const short = await longtable(['provenance', 'immortals'], { entries })
  expect(short.out).toMatch(/^All names, numbers and texts: \d+ from the rulebook, .*\d+ stand-ins\n/)
  expect(short.out).toMatch(/^regions: /m)
  const long = await longtable(['provenance', 'immortals', '--rows', '--lang', 'fr'], { entries })
  expect(long.out).toMatch(/^ {4}Heartwood: .*de notre main : non public \(.*revenus/m)
})

test('what an owner has entered is told as theirs', async () => {
  const file = join(folder(), 'mine.json')
  writeFileSync(file, JSON.stringify({ regions: { heartwood: { name: 'My Wood' } } }))
  const ran = await longtable(['provenance', 'immortals', '--edition', file, '--json'], { entries })
  expect(json(ran)).toHaveProperty('total.owner', 1)
})

test('a game that says nothing of its tables says so', async () => {
  expect((await longtable(['provenance', 'toy'])).out).toBe(
    'This game does not say where its tables come from.\n',
  )
})
