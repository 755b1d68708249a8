import { darkVenture, type DarkVenture } from '@longtable/dark-venture'
import type { Event, VentureViewContext } from '@longtable/dark-venture/board'
import { letChoose, random } from '@longtable/bots'
import { Engine, Match, Random, seedFrom, type BotPlayer, type Frame, type View } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { readBefore, talesIn } from '../src/games/dark-venture/story/chronicle.ts'
import { isUnderWay, openPassage, taleAfter, type Tale } from '../src/games/dark-venture/story/tale.ts'

const describing = ({ event }: { readonly event: string }) => ({ key: event })

const read: Event = { event: 'passage', passage: 'P1', piece: 3 }
const taken: Event = { event: 'optionTaken', side: 0, program: 'passage.P1', pc: 0, option: 0 }
const made: Event = { event: 'checked', side: 0, piece: 3, dice: [3, 5], atLeast: 7, faces: 0, success: true }
const linked: Event = { event: 'passage', passage: 'P13', piece: 3 }
const gate: Event = { event: 'flag', flag: 0 }
const gone: Event = { event: 'token', token: 10, square: 83, piece: -1, how: 'spent' }
const next: Event = { event: 'turn', side: 1, dice: [0, 1, 2, 3, 3, 3] }

const kinds = (tale: Tale | undefined): readonly string[] => tale?.parts.map(({ kind }) => kind) ?? []

describe('what stands on the sheet of a story', () => {
  it('is written on as it happens, passages that follow too', () => {
    const first = taleAfter(undefined, [read], describing, true)
    expect([kinds(first), first?.isOver]).toEqual([['passage'], false])
    const whole = taleAfter(first, [taken, made, linked, gate, gone], describing, false)
    expect([kinds(whole), whole?.isOver]).toEqual([['passage', 'option', 'check', 'passage', 'line'], true])
  })

  it('ends where something else begins', () => {
    const tale = taleAfter(undefined, [read, gate, next, gate], describing, true)
    expect([kinds(tale), tale?.isOver]).toEqual([['passage', 'line'], true])
  })

  it('begins anew with another passage after it', () => {
    const before = taleAfter(undefined, [read], describing, false)
    expect(kinds(taleAfter(before, [linked], describing, false))).toEqual(['passage'])
    expect(taleAfter(before, [gate], describing, false)).toBe(before)
  })

  it('tells of a search, and of nothing else', () => {
    const search: Event = { event: 'searched', piece: 3, square: 60, roll: 4 }
    expect(taleAfter(undefined, [search], describing, false)?.parts).toEqual([
      { kind: 'search', roll: 4, said: { key: 'searched' } },
    ])
    expect(taleAfter(undefined, [gate, made], describing, false)).toBeUndefined()
  })
})

describe('a story that is under way', () => {
  const view = (...stack: readonly object[]): View => ({ stack: stack as readonly Frame[] }) as View

  it('is found by its steps', () => {
    const base = { step: 'turn', side: 0 }
    expect([isUnderWay(view(base)), openPassage(view(base))]).toEqual([false, undefined])
    const reading = view(base, { step: 'story.read', passage: 'P4' }, { step: 'fx', program: 'passage.P4' })
    expect([isUnderWay(reading), openPassage(reading)]).toEqual([true, 'P4'])
    const further = view(
      base,
      { step: 'story.read', passage: 'P1' },
      { step: 'pick', program: 'passage.P13/0.run' },
    )
    expect(openPassage(further)).toBe('P13')
    expect([isUnderWay(view(base, { step: 'fx', program: 'search.4' }))]).toEqual([true])
  })
})

describe('what was read before the page was opened', () => {
  const engine = new Engine(darkVenture, 2, { mode: 'adventure' })

  /** A match and what happened in it, up to the third passage or its end. */
  function played(seed: string) {
    const match = new Match<DarkVenture>(engine, seedFrom(seed))
    const chance = new Random(seedFrom(seed))
    const events: Event[] = []
    const read = (): ReadonlySet<string> =>
      new Set(events.flatMap((each) => (each.event === 'passage' ? [each.passage] : [])))
    while (!engine.over(match.position) && read().size < 3) {
      const [seat] = engine.awaited(match.position)
      const { events: done } = match.choose(
        seat,
        letChoose(random as BotPlayer<DarkVenture>, engine, match.position, seat, chance),
      )
      events.push(...(engine.eventsFor(done, 0) as readonly Event[]))
    }
    return {
      ctx: engine.viewContext(engine.view(match.position, 0)) as VentureViewContext,
      events,
      read: read(),
    }
  }

  const { adventure } = played('begun').ctx.tables
  if (adventure === undefined) throw new Error('there is no adventure')
  const [root, other] = adventure.events.map(({ passage }): Event => ({
    event: 'passage',
    passage,
    piece: 3,
  }))
  const search: Event = { event: 'searched', piece: 3, square: 60, roll: 4 }
  const told = (...events: readonly Event[]): readonly (readonly string[])[] =>
    talesIn(adventure, events, describing).map(kinds)

  it('has the passages that others led to, what was chosen there and what was rolled', () => {
    expect(told(root, taken, made, linked, gate, next, search, other)).toEqual([
      ['passage', 'option', 'check', 'passage'],
      ['search'],
      ['passage'],
    ])
  })

  it('is not told twice where something was taken back', () => {
    expect(told(root, taken, root, taken, taken, made)).toEqual([['passage', 'option', 'check']])
  })

  it('is all that is certain, without what was seen here', () => {
    const matches = Array.from({ length: 4 }, (_, n) => played(`chronicle ${n}`))
    expect(Math.max(...matches.map(({ read }) => read.size))).toBeGreaterThan(1)
    const passages = (tales: readonly Tale[]): readonly string[] =>
      tales.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'passage' ? [part.passage] : [])))
    for (const { ctx, events, read } of matches) {
      const known = talesIn(adventure, events, describing)
      expect(new Set(passages(readBefore(ctx, [], known)))).toEqual(read)
      expect(readBefore(ctx, known, known)).toEqual([])
    }
  })
})
