import { existsSync, readFileSync } from 'node:fs'
import { setsOf, text } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { gamePackages } from '../../../scripts/games.mjs'
import { findManifest, loadArena, loadFrozen, loadGame, loadGames, manifests } from '../src/index.ts'

const packages = new URL('../../', import.meta.url)
const languages = ['en', 'fr'] as const

test('the list has every package of a game, and nothing else', () => {
  expect(manifests.map(({ id }) => id).toSorted()).toEqual(gamePackages().toSorted())
})

test('a game is loaded once, and found by its id', async () => {
  const [first] = manifests
  expect(findManifest(first.id)).toBe(first)
  expect(findManifest('no-such-game')).toBeUndefined()
  expect(await loadGame(first)).toBe((await loadGames())[0])
})

describe.each(manifests)('the manifest of $id', (manifest) => {
  const {
    id,
    name,
    players,
    scenarios,
    sets,
    levels,
    frozen = [],
    terminal,
    browser,
    tests,
    words,
    load,
  } = manifest

  test('says of the game what the game says of itself', async () => {
    const { game, bots } = await loadGame(manifest)
    expect(game.id).toBe(id)
    expect(game.players).toEqual(players)
    expect(game.scenarios).toMatchObject(scenarios)
    expect(game.scenarios).toHaveLength(scenarios.length)
    for (const lang of languages) expect(game.messages[lang]['name']).toBe(name[lang])
    // Whoever chooses anything plays every game.
    expect(bots.map((bot) => bot.id)).toEqual(['random', ...levels])
  })

  test('keeps bots of before for the arena alone', async () => {
    const { bots } = await loadGame(manifest)
    expect((await loadFrozen(manifest)).map((bot) => bot.id)).toEqual(frozen)
    expect(bots.filter((bot) => frozen.includes(bot.id))).toEqual([])
    const inArena = (await loadArena()).find(({ game }) => game.id === id)?.bots ?? []
    expect(inArena.map((bot) => bot.id)).toEqual(['random', ...levels, ...frozen])
  })

  test('lies where its package says', () => {
    const text = readFileSync(new URL(`${id}/package.json`, packages), 'utf8')
    const { name: packageName, longtable, exports } = JSON.parse(text) as Readonly<Record<string, unknown>>
    expect(packageName).toBe(`@longtable/${id}`)
    expect(longtable).toEqual({ game: './src/manifest.ts' })
    expect(exports).toMatchObject({ './manifest': './src/manifest.ts' })
    expect(existsSync(new URL(`${id}/${tests}`, packages))).toBe(true)
  })

  test('says who draws it', () => {
    const drawn = (is: boolean): string => (is ? 'own' : 'generic')
    expect(drawn(existsSync(new URL(`cli/src/games/${id}/board.ts`, packages)))).toBe(terminal)
    expect(drawn(existsSync(new URL(`web/src/games/${id}`, packages)))).toBe(browser)
  })

  test('has words in both languages, the same ones', () => {
    for (const lang of languages) for (const word of Object.values(words[lang])) expect(word).not.toBe('')
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
    expect(words.en.picture !== undefined).toBe(existsSync(new URL(`web/src/games/${id}/picture`, packages)))
  })

  test('names the sets of its rows, as the game does', async () => {
    const { game } = await loadGame(manifest)
    expect(sets.map((set) => set.id)).toEqual(setsOf(game.config))
    const formatter = new MessageFormatter(game.messages)
    for (const lang of languages) {
      const named = sets.map((set) => formatter.format(text(`options.sets.values.${set.id}`), lang))
      expect(named).toEqual(sets.map((set) => set.name[lang]))
    }
  })

  test('loads what leads to content that is seldom seen, where the game has that', async () => {
    if (load.steer === undefined) return
    expect((await load.steer())(new Set())).toHaveProperty('leads')
  })
})
