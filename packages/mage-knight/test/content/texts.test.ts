import { describe, expect, test } from 'vitest'
import { languages, say, sentences } from './say.ts'
import { tables } from './rows.ts'

const lines = Object.entries(tables)

describe('the words of the effect language', () => {
  test('are there in both languages, with the same things to fill in', () => {
    expect([...sentences.fr.keys()]).toEqual([...sentences.en.keys()])
    const holes = (sentence: string): string[] =>
      [...sentence.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, name]) => name)
        .filter((name) => name !== 'count')
        .toSorted()
    for (const [key, sentence] of sentences.en) {
      expect([key, ...holes(sentences.fr.get(key) ?? '')]).toEqual([key, ...holes(sentence)])
    }
  })

  test('are typeset as everywhere', () => {
    const loose = /[^\u00a0][:;?»]|«[^\u00a0]/
    for (const language of languages) {
      const all = [...sentences[language].values()]
      expect(all.filter((sentence) => /!|'|"|\.\.\./.test(sentence))).toEqual([])
    }
    const french = [...sentences.fr.values()].map((sentence) => sentence.replaceAll(/\{\{\w+\}\}/g, 'x'))
    expect(french.filter((sentence) => loose.test(sentence))).toEqual([])
  })
})

describe.each(lines)('the texts of %s', (_, rows) => {
  test('can be said in both languages, without holes', () => {
    for (const { name, text } of rows) {
      for (const language of languages) {
        const said = `${name}: ${say(text, language)}`
        expect(said).not.toMatch(/undefined|\{\{|\[object|\( *\)|: [,;: ]| {2}|[,;: ]$/)
      }
    }
  })

  test('differ where the effects do', () => {
    for (const language of languages) {
      const known = new Map<string, string>()
      for (const { effect, text, name } of rows) {
        const said = say(text, language)
        const row = JSON.stringify(effect)
        expect([name, said, known.get(said) ?? row]).toEqual([name, said, row])
        known.set(said, row)
      }
    }
  })
})
