import { text, verbMessages } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { edition } from '../src/content/edition.ts'
import type { Effect } from '../src/content/effects.ts'
import { canDo, contextOf, runProgram } from '../src/effects/interpreter.ts'
import { effectMessages, VERB_FIELDS, VERBS } from '../src/effects/verbs/index.ts'
import type { State } from '../src/state/schema.ts'
import type { EffectContext, EffectFrame, EffectName, MatchTables } from '../src/state/tables/match-tables.ts'
import { collectPrograms } from '../src/state/tables/programs.ts'
import { say } from '../src/text/effect-text.ts'
import { write } from './support/effects.ts'
import type { Probes } from './support/probes.ts'
import { scene } from './support/scene.ts'
import { languages, say as format } from './support/messages.ts'

const names = Object.keys(VERBS) as EffectName[]
const { programs, code } = collectPrograms(edition, VERBS)
const rows = [...programs.values()].flat()

describe('the verbs', () => {
  test.each(names)('%s is used by a row of the content', (name) => {
    expect(rows.some((row) => row.do === name)).toBe(true)
  })

  test.each(names)('%s is said in both languages', (name) => {
    for (const row of rows.filter((one) => one.do === name)) {
      const said = say({ verbs: VERBS }, [row])
      for (const language of languages) {
        expect(format(said, language)).not.toMatch(/\{\{|undefined/)
        expect(format(said, language)).not.toBe('')
      }
    }
  })

  test('have the same sentences in both languages, none of them twice', () => {
    for (const name of names) {
      const { en, fr } = VERBS[name].messages
      const bare = (keys: object): string[] => [
        ...new Set(Object.keys(keys).map((key) => key.replace(/_(?:one|other)$/, ''))),
      ]
      expect(bare(fr)).toEqual(bare(en))
    }
    expect(() => effectMessages('en')).not.toThrow()
  })

  test('are all of one shape', () => {
    for (const name of names) expect(Object.keys(VERBS[name])).toEqual([...VERB_FIELDS])
  })
})

test('programs inside others are compiled once, under the names that frames hold', () => {
  for (const [name, program] of code) {
    program.forEach(({ effect, innerNames, inner }, pc) => {
      expect(VERBS[effect.do].programs?.(effect).map(([own]) => `${name}/${pc}.${own}`) ?? []).toEqual(
        innerNames,
      )
      innerNames.forEach((own, n) => expect(code.get(own)).toBe(inner[n]))
    })
  }
})

/**
 * An example: a verb of one's own is one object. In the game it stands in a file of effects/verbs, in its group, and its
 * parameters are declared above it: `interface EffectParameters { countTo: { readonly n: number } }`.
 */
test('a verb is added by one object, and by nothing else', () => {
  interface CountTo {
    readonly do: 'countTo'
    readonly n: number
  }
  const counted: number[] = []
  const countTo = {
    run: (_s: State, _f: EffectFrame, { n }: CountTo): boolean => {
      for (let i = 1; i <= n; i++) counted.push(i)
      return true
    },
    can: (_s: State, _tables: MatchTables, _context: EffectContext, { n }: CountTo): boolean => n > 0,
    text: ({ n }: CountTo) => text('fx.countTo', { count: n }),
    messages: {
      en: { countTo_one: 'Count to one.', countTo_other: 'Count to {{count}}.' },
      fr: { countTo_one: 'Comptez jusqu’à un.', countTo_other: 'Comptez jusqu’à {{count}}.' },
    },
  }
  const three = { do: 'countTo', n: 3 } as unknown as Effect
  const none = { do: 'countTo', n: 0 } as unknown as Effect
  const t = scene({ verbs: { countTo } as Probes })
  write(t.tables, 'fungus/three', [three])
  write(t.tables, 'fungus/none', [none])

  expect(canDo(t.state, t.tables, 'fungus/three', contextOf(0))).toBe(true)
  expect(canDo(t.state, t.tables, 'fungus/none', contextOf(0))).toBe(false)
  t.act((_s, ctx) => runProgram('fungus/three', contextOf(0), ctx))
  expect(counted).toEqual([1, 2, 3])
  expect(say(t.tables, [three])).toEqual(text('fx.countTo', { count: 3 }))
  expect(verbMessages(t.tables.verbs, 'fr')).toMatchObject(countTo.messages.fr)
})
