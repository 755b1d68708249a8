import { loadGames } from '@longtable/games'
import { createFormatter, languages } from '@longtable/i18n'
import { countProvenance, Engine, kernelMessages, provenances } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'

// What of a game is printed and what stands in for it is told of every table, in words.

const games = (await loadGames()).map(({ game }) => game).filter(({ rows }) => rows !== undefined)

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const rows = game.provenance?.(new Engine(game, game.players.max).tables) ?? []

  test('says of its tables what is printed', () => {
    expect(rows.length).toBeGreaterThan(50)
    for (const { table, id, fields } of rows)
      expect({ table, id, fields: Object.keys(fields).length }).toMatchObject({
        fields: expect.any(Number) as number,
      })
    const { rulebook, found } = countProvenance(rows)
    expect(rulebook + found).toBeGreaterThan(0)
  })

  test.each(languages)('names its tables and fields in %s', (lang) => {
    const { knows } = createFormatter(lang, {
      en: { ...kernelMessages.en, ...game.messages.en },
      fr: { ...kernelMessages.fr, ...game.messages.fr },
    })
    const keys = rows.flatMap(({ table, fields }) => [
      `provenance.tables.${table}`,
      ...Object.keys(fields).map((field) => `provenance.fields.${field.split('.')[0]}`),
    ])
    const all = new Set([...keys, ...provenances.map((each) => `kernel.provenance.${each}`)])
    expect([...all].filter((key) => !knows(key))).toEqual([])
  })
})
