import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, Messages } from '@longtable/kernel'
import { createFormatter } from '@longtable/i18n'
import { describe, expect, test } from 'vitest'
import { sharedNamespaces } from '../src/app/shared-namespaces.ts'
import { texts as darkVentureTexts } from '../src/games/dark-venture/texts.ts'
import { genericTexts } from '../src/games/generic/generic-texts.ts'
import { texts as immortalsTexts } from '../src/games/immortals/texts.ts'
import { texts as mageKnightTexts } from '../src/games/mage-knight/texts.ts'
import { inLanguage } from '../src/i18n/namespaces.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))

function leaves(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )
}

/** All that the client says, with what the tables of the games bring. */
const all = (lang: Language): Messages => ({
  web: {
    ...inLanguage(sharedNamespaces, lang),
    ...inLanguage(immortalsTexts.namespaces, lang),
    ...inLanguage(mageKnightTexts.namespaces, lang),
    ...inLanguage(darkVentureTexts.namespaces, lang),
    ...inLanguage(genericTexts.namespaces, lang),
  },
})
const words = { en: all('en'), fr: all('fr') }
const en = new Map(leaves(words.en))
const fr = new Map(leaves(words.fr))

function holes(words: string): string[] {
  return [...new Set([...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].toSorted()
}

/** A key without the ending of its plural. */
function stem(key: string): string {
  return key.replace(/_(?:zero|one|other|many)$/, '')
}

describe('the words of the client', () => {
  test('are there in both languages', () => {
    const stems = (words: ReadonlyMap<string, string>): string[] =>
      [...new Set([...words.keys()].map(stem))].toSorted()
    expect(stems(fr)).toEqual(stems(en))
  })

  test('leave the same holes to be filled', () => {
    const wrong = [...en].filter(([key, words]) => {
      const other = fr.get(key)
      return other !== undefined && holes(other).join() !== holes(words).join()
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('are not empty, and are French in French', () => {
    const wrong = [...fr].filter(
      ([, words]) =>
        words.trim() === '' || /\w'\w/.test(words) || /[^\s\u00A0\u202F][;?!](?:\s|$)/.test(words),
    )
    expect(wrong).toEqual([])
  })

  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const i18n = createFormatter('en', words)

  test('are known wherever they are said', () => {
    const unknown = files.flatMap((name) => {
      const code = readFileSync(join(src, name), 'utf8')
      const said = [...code.matchAll(/'(web\.[\w.]+[\w])'/g)].map(([, key]) => key)
      return said
        .filter((key) => !i18n.knows(key) && ![...en.keys()].some((known) => known.startsWith(`${key}.`)))
        .map((key) => `${name}: ${key}`)
    })
    expect(unknown).toEqual([])
  })

  test('stand nowhere in the code itself', () => {
    const found = files
      .filter((name) => name.endsWith('.tsx') && !name.startsWith('pages/gallery'))
      .flatMap((name) => {
        const code = readFileSync(join(src, name), 'utf8')
        // Words between two tags, or as the value of what is read out.
        const between = [...code.matchAll(/<\/?[a-zA-Z][^<>{}=]*>\s*([A-Z][a-zé]+(?: [a-zé]+)+)\s*</g)].map(
          ([, words]) => words,
        )
        const read = [...code.matchAll(/(?:aria-label|title|placeholder|alt)="([^"{]*[A-Z ][^"{]*)"/g)].map(
          ([, words]) => words,
        )
        return [...between, ...read].map((words) => `${name}: ${words}`)
      })
    expect(found).toEqual([])
  })
})
