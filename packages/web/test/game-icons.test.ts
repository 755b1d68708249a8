import { describe, expect, it } from 'vitest'
import { gameIcons, outlineOf } from '../build/game-icons.ts'
import { pictures } from '../src/games/dark-venture/cards/pictures.ts'
import { outlines as ventureIcons } from '../src/games/dark-venture/icons/outlines.ts'
import { emblems as sideEmblems, silhouettes as pieces } from '../src/games/dark-venture/units/silhouettes.ts'
import { outlines as immortalsIcons } from '../src/games/immortals/icons/outlines.ts'
import { emblems as cardEmblems } from '../src/games/mage-knight/cards/emblems.ts'
import { outlines as mageIcons } from '../src/games/mage-knight/icons/outlines.ts'
import { silhouettes as enemies } from '../src/games/mage-knight/tokens/silhouettes.ts'
import { outline, type GameIconName } from '../src/icons/outline.ts'
import looked from './support/looked-at.json' with { type: 'json' }

const sides = Object.fromEntries(sideEmblems.map((emblem, side) => [side, emblem]))

/** Of each picture, under its name. */
async function digestsOf(table: Readonly<Record<string, string>>): Promise<string[]> {
  const digest = async ([key, path]: [string, string]): Promise<string> => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path))
    return `${key} ${Array.from(new Uint8Array(hash).slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  return Promise.all(Object.entries(table).map(digest))
}

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the pictures of the games', () => {
  it.each([
    ['Immortals', immortalsIcons],
    ['Mage Knight', mageIcons],
    ["Mage Knight's cards", cardEmblems],
    ["Mage Knight's enemies", enemies],
    ['Dark Venture', ventureIcons],
    ["Dark Venture's cards", pictures],
    ["Dark Venture's pieces", pieces],
    ["Dark Venture's sides", sides],
  ] as const)('are those that were looked at: %s', async (name, table) => {
    const now = await digestsOf(table)
    // Where the package has drawn one anew, look at it before its digest is changed. New pictures are looked at when they come.
    expect(looked[name].filter((digest) => !now.includes(digest))).toEqual([])
  })

  it('are all in the package', () => {
    const named = [
      ...Object.values(sources)
        .join('\n')
        .matchAll(/\boutline\('([^']+)'\)/g),
    ].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(400)
    expect(named.filter((name) => !/^[Mm][\d.-]/.test(outlineOf(name)))).toEqual([])
  })
})

describe('building in an outline', () => {
  const plugin = gameIcons()
  const file = new URL('../src/games/some.ts', import.meta.url).pathname

  it('imports each picture once, and leaves the lines where they were', () => {
    const code = "const a = outline('moai')\nconst b = [outline('key'), outline('moai')]\n"
    expect(plugin.transform(code, file)?.code).toBe(
      "import icon0 from 'virtual:game-icon/moai';import icon1 from 'virtual:game-icon/key';" +
        'const a = icon0\nconst b = [icon1, icon0]\n',
    )
    expect(plugin.transform('const a = 1', file)).toBeUndefined()
    expect(plugin.transform(code, `${file}?raw`)).toBeUndefined()
    expect(plugin.transform(code, '/elsewhere/some.ts')).toBeUndefined()
    const module = plugin.load(plugin.resolveId('virtual:game-icon/moai') ?? '')
    expect(module).toBe(`export default ${JSON.stringify(outlineOf('moai'))}`)
    expect(plugin.resolveId('react')).toBeUndefined()
    expect(plugin.load('react')).toBeUndefined()
  })

  it('fails where the package has no such picture, or none is named', () => {
    expect(() => outlineOf('no-such-picture')).toThrow('no picture called no-such-picture')
    expect(() => outlineOf('toString')).toThrow('no picture called toString')
    const name: GameIconName = 'moai'
    expect(() => outline(name)).toThrow('the call itself')
  })
})
