import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Engine, Random, seedFrom, type Language, type Option } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/events.ts'
import { mageKnight } from '../src/game.ts'
import { options } from '../src/options.ts'
import type { MageLook } from '../src/state.ts'
import { describeEvent } from '../src/tell.ts'
import { keysOf, languages, say, sentences } from './support/words.ts'

const source = join(import.meta.dirname, '../src')

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* files(join(folder, entry.name))
    else yield join(folder, entry.name)
  }
}

const code = [...files(source)]
  .filter((path) => !path.includes('/messages/') && !path.includes('/rules/'))
  .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n')

const keys = keysOf('en')
const topics = new Set([...keys].filter((key) => key.includes('.')).map((key) => key.split('.')[0]))
const literals = [...code.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)]
  .map(([, literal]) => literal)
  .filter((literal) => topics.has(literal.split('.')[0]))
const prefixes = [...code.matchAll(/text\(\s*`([^`$]*)\$\{/g)].map(([, prefix]) => prefix)
const single = [...code.matchAll(/text\(\s*'([^']*)'/g)].map(([, key]) => key)
/** Names of steps look like keys. */
const steps = new Set(mageKnight.steps.map(({ name }) => name))

describe('the words', () => {
  test('are there in both languages, with the same things to fill in', () => {
    expect([...keysOf('fr')].toSorted()).toEqual([...keys].toSorted())
    const holes = (language: Language, key: string): string => {
      const said = [...sentences[language]].filter(([name]) => name.replace(/_\w+$/, '') === key)
      const found = said.flatMap(([, sentence]) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)])
      const names = new Set(found.map(([, name]) => name))
      return [...names]
        .filter((name) => name !== 'count')
        .toSorted()
        .join(' ')
    }
    expect([...keys].filter((key) => holes('fr', key) !== holes('en', key))).toEqual([])
  })

  test('are there for every key in the code', () => {
    expect(single.length).toBeGreaterThan(100)
    const named = [...literals.filter((key) => !steps.has(key)), ...single]
    expect([...new Set(named)].filter((key) => !keys.has(key))).toEqual([])
    expect(prefixes.filter((prefix) => ![...keys].some((key) => key.startsWith(prefix)))).toEqual([])
  })

  // A rule without words of its own is explained by its own sentence.
  test('explain only rules that the code names, and the code names only rules of the register', () => {
    const known = new Set(mageKnight.rules.map(({ id }) => id))
    const cited = new Set([...code.matchAll(/'(MK-[A-Z]+-\d+)'/g)].map(([, rule]) => rule))
    const explained = [...keys].filter((key) => key.startsWith('blocked.'))
    expect([...cited].filter((rule) => !known.has(rule))).toEqual([])
    expect(explained.filter((key) => !cited.has(key.replace('blocked.', '')))).toEqual([])
    expect(explained.length).toBeGreaterThan(100)
  })

  test('are there for every option and its values', () => {
    const wanted = (Object.entries(options) as [string, Option][]).flatMap(([name, option]) => {
      const values = option.kind === 'one' ? option.of : option.kind === 'flag' ? ['true', 'false'] : []
      return ['name', 'help', ...values.map((value) => `values.${value}`)].map(
        (part) => `options.${name}.${part}`,
      )
    })
    const scenarios = mageKnight.scenarios.map(({ id }) => `scenarios.${id}.name`)
    expect([...wanted, ...scenarios].filter((key) => !keys.has(key))).toEqual([])
  })

  test('are typeset: no exclamation marks, curly apostrophes, French spaces before : ; ? and inside « »', () => {
    const plain = /!|'|"|\.\.\./
    const loose = /[^\u00a0][:;?»]|«[^\u00a0]/
    const wrong = (sentence: string, language: Language): boolean =>
      plain.test(sentence) || (language === 'fr' && loose.test(sentence.replaceAll(/\{\{\w+\}\}/g, 'x')))
    for (const language of languages) {
      expect([...sentences[language].values()].filter((sentence) => wrong(sentence, language))).toEqual([])
    }
  })
})

/** Every event that some random games tell, in both languages: nothing is missing from its sentence. */
test('Every event has its sentence', () => {
  const seen = new Map<string, string>()
  for (const [scenario, seats] of [
    ['soloConquest', 1],
    ['fullConquest', 2],
    ['dungeonLords', 3],
    ['fullCooperation', 2],
  ] as const) {
    const engine = new Engine(mageKnight, seats, { scenario })
    const random = new Random(seedFrom(`words ${scenario}`))
    const position = engine.start(seedFrom(scenario))
    const note = (look: MageLook, event: Event): void => {
      if (seen.has(event.event)) return
      const sentence = describeEvent(look, event)
      const said = languages.map((language) => say(sentence, language))
      seen.set(event.event, said.join(' / '))
    }
    while (!engine.over(position)) {
      const [seat] = engine.awaited(position)
      const offered = engine.menu(position, seat)?.offered ?? []
      const { events } = engine.apply(position, seat, random.pick(offered))
      for (const { event } of events) note(engine.look(engine.view(position, 0)), event)
    }
  }
  expect(seen.size).toBeGreaterThan(45)
  const faulty = /\{\{|undefined|NaN|\[object|\b(?:events|thing|effect|choose|ask)\.[a-zA-Z]/
  expect([...seen.values()].filter((said) => faulty.test(said))).toEqual([])
})
