import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../src/registry.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const entries = await Promise.all(games.map(({ load }) => load()))

const owning = entries.filter(({ game }) => game.edition !== undefined)

function file(content: string): string {
  const path = join(folder(), 'mine.json')
  writeFileSync(path, content)
  return path
}

test.each(owning.map(({ game }) => game.id))(
  'the template of %s has every table, and changes nothing',
  async (game) => {
    const path = join(folder(), 'template.json')
    const written = await longtable(['edition', game, '--template', '--save', path], { entries })
    expect(written).toMatchObject({ code: 0 })
    const whole = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const tables = owning.find((entry) => entry.game.id === game)?.game.edition?.tables ?? []
    expect(Object.keys(whole)).toEqual(['//', ...tables.map(({ id }) => id)])
    const printed = await longtable(['edition', game, '--template'], { entries })
    expect(JSON.parse(printed.out)).toEqual(whole)
    const checked = await longtable(['edition', game, path, '--json'], { entries })
    expect(json(checked)).toEqual({ problems: [], differences: [] })
  },
  60_000,
)

test('everything that is wrong is told at once, with what may stand there', async () => {
  const path = file(
    JSON.stringify({
      regions: { atlantis: {}, foothold: { name: 5, neighbours: ['mountainhome', 'lemuria'] } },
      magic: [],
    }),
  )
  const { code, out } = await longtable(['edition', 'immortals', path], { entries })
  expect(code).toBe(1)
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/“regions\.atlantis”: nothing here is called atlantis; there are .*heartwood/)
  expect(lines[1]).toBe('The edition is wrong at “regions.foothold.name”: must be a text.')
  expect(lines[2]).toMatch(/“regions\.foothold\.neighbours\.1”: lemuria is not one of .*cinderhold/)
  expect(lines[3]).toBe('The edition is wrong at “magic”: must be an object with named values.')
})

test('a file with a byte order mark is read, and what it changes is told', async () => {
  const path = file(`\uFEFF${JSON.stringify({ regions: { heartwood: { name: 'My Wood' } } })}`)
  const { code, out } = await longtable(['edition', 'immortals', path], { entries })
  expect(code).toBe(0)
  expect(out).toMatch(/It changes 1 value:\nRegions, Heartwood, name: Heartwood → My Wood\n/)
})

test('a game without editions says so, and one who asks for nothing is told what there is', async () => {
  expect((await longtable(['edition', 'toy', '--template'])).err).toMatch(/no editions/)
  expect((await longtable(['edition', 'immortals'], { entries })).err).toMatch(/--template/)
})
