import { Engine, Random, seedFrom, type Game } from '@longtable/kernel'
import { languages, namedIn, optionKeys, unevenKeys, unknownKeys, untypeset } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/state/events/index.ts'
import { mageKnight } from '../src/game.ts'
import type { MageViewContext } from '../src/state/match.ts'
import { describeEvent } from '../src/text/events/index.ts'
import { sources } from './support/sources.ts'
import { say, speaker } from './support/sentences.ts'

const named = namedIn(sources(), mageKnight as unknown as Game, speaker)
const keys = [...speaker.keysOf('en')]

describe('the words', () => {
  test('are there in both languages, with the same things to fill in', () => {
    expect(unevenKeys(speaker)).toEqual([])
  })

  test('are there for every key in the code', () => {
    expect(named.keys.length).toBeGreaterThan(100)
    expect(unknownKeys(named, speaker)).toEqual([])
  })

  // A rule without words of its own is explained by its own sentence.
  test('explain only rules that the code names, and the code names only rules of the register', () => {
    const known = new Set(mageKnight.rules.map(({ id }) => id))
    const explained = keys.filter((key) => key.startsWith('blocked.'))
    expect([...named.rules].filter((rule) => !known.has(rule))).toEqual([])
    expect(explained.filter((key) => !named.rules.has(key.replace('blocked.', '')))).toEqual([])
    expect(explained.length).toBeGreaterThan(100)
  })

  test('are there for every option and its values', () => {
    expect(optionKeys(mageKnight).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('are typeset', () => {
    expect(untypeset(speaker)).toEqual([])
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
    const note = (ctx: MageViewContext, event: Event): void => {
      if (seen.has(event.event)) return
      const sentence = describeEvent(ctx, event)
      const said = languages.map((language) => say(sentence, language))
      seen.set(event.event, said.join(' / '))
    }
    while (!engine.over(position)) {
      const [seat] = engine.awaited(position)
      const offered = engine.menu(position, seat)?.offered ?? []
      const { events } = engine.apply(position, seat, random.pick(offered))
      for (const { event } of events) note(engine.viewContext(engine.view(position, 0)), event)
    }
  }
  expect(seen.size).toBeGreaterThan(45)
  const faulty = /\{\{|undefined|NaN|\[object|\b(?:events|thing|effect|choose|ask)\.[a-zA-Z]/
  expect([...seen.values()].filter((said) => faulty.test(said))).toEqual([])
})
