import type { Event } from '@longtable/dark-venture'
import type { Frame, View } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
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
