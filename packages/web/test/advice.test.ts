import type { Idea } from '@longtable/server/wire'
import { describe, expect, it } from 'vitest'
import { reasonsFor, unlike } from '../src/match-ui/advice/reasons.ts'

function idea(name: string, terms: Readonly<Record<string, number>>): Idea {
  return {
    steps: [{ choice: { do: name }, text: { key: name } }],
    chance: 0.5,
    terms: Object.entries(terms).map(([term, by]) => ({ term, by })),
  }
}

const all = (): boolean => true

describe('the reasons for an idea', () => {
  const attack = idea('attack', { points: 0.6, wounds: -0.4, cards: 0.01 })
  const rest = idea('rest', { points: 0.6, wounds: 0.1 })

  it('are what sets it apart from the others, not what all of them bring', () => {
    expect(reasonsFor(attack, [rest], all)).toEqual({ pro: [], contra: ['wounds'] })
    expect(reasonsFor(rest, [attack], all)).toEqual({ pro: ['wounds'], contra: [] })
  })

  it('are what it changes where there is nothing else to do', () => {
    expect(reasonsFor(attack, [], all)).toEqual({ pro: ['points'], contra: ['wounds'] })
  })

  it('are few, the weightiest first, and have names', () => {
    const much = idea('much', { a: 0.1, b: -0.2, c: 0.3, d: 0.4, nameless: 9 })
    expect(reasonsFor(much, [], (term) => term !== 'nameless')).toEqual({ pro: ['d', 'c'], contra: ['b'] })
  })
})

describe('ideas that sound alike', () => {
  it('are told once, the best of them', () => {
    const [first, second, other] = [idea('take', {}), idea('take', { a: 1 }), idea('leave', {})]
    expect(unlike([first, second, other], ({ steps }) => steps[0].text.key)).toEqual([first, other])
  })
})
