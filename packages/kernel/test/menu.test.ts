import { afterEach, describe, expect, it } from 'vitest'
import { choice, choiceKey, choices, Menu, sameChoice, switchOffRule } from '../src/index.ts'

const GO = choices(4, (to) => ({ do: 'go', to }))
const STAY = choice({ do: 'stay' })

function menu(explaining: boolean): Menu {
  const made = new Menu({}, explaining)
  made.add(GO[0])
  made.block?.(GO[1], 'RULE-1', { needs: 2 })
  made.revise?.(GO[2])
  made.idle?.(GO[3])
  return made
}

describe('a menu', () => {
  afterEach(() => switchOffRule(undefined))

  it('offers, revises, allows what is idle, and explains', () => {
    const { offered, revisions, idles, blocked } = menu(true)
    expect(offered).toEqual([GO[0]])
    expect(revisions).toEqual([GO[2]])
    expect(idles).toEqual([GO[3]])
    expect(blocked).toEqual([{ choice: GO[1], rule: 'RULE-1', numbers: { needs: 2 } }])
  })

  it('only offers in playouts', () => {
    const made = menu(false)
    const { offered, revisions, idles, blocked } = made
    expect(offered).toEqual([GO[0]])
    expect([revisions, idles, blocked]).toEqual([[], [], []])
    expect('block' in made && made.block !== undefined).toBe(false)
    expect('revise' in made && made.revise !== undefined).toBe(false)
    expect('idle' in made && made.idle !== undefined).toBe(false)
  })

  it('finds what was sent among offers, revisions and idles, and gives back its own', () => {
    const made = menu(true)
    expect(made.find({ to: 0, do: 'go' })).toBe(GO[0])
    expect(made.find({ do: 'go', to: 2 })).toBe(GO[2])
    expect(made.find({ do: 'go', to: 3 })).toBe(GO[3])
    expect(made.find({ do: 'go', to: 1 })).toBeUndefined()
    expect(made.find({ do: 'go' })).toBeUndefined()
  })

  it('says why not', () => {
    const made = menu(true)
    expect(made.whyNot({ do: 'go', to: 1 })?.rule).toBe('RULE-1')
    expect(made.whyNot(GO[0])).toBeUndefined()
    made.block?.(STAY, 'RULE-2')
    expect(made.whyNot(STAY)?.numbers).toEqual({})
  })

  it('is empty when cleared, and forgets what it offered before', () => {
    const made = menu(true)
    made.clear()
    expect([made.offered, made.revisions, made.idles, made.blocked]).toEqual([[], [], [], []])
    made.add(STAY)
    expect(made.offered).toEqual([STAY])
    expect(made.find(GO[0])).toBeUndefined()
  })

  it('gives out a list of its own', () => {
    const made = menu(true)
    const { offered } = made
    made.clear()
    expect(offered).toEqual([GO[0]])
  })

  it('offers what a switched-off rule would block, and nothing else', () => {
    switchOffRule('RULE-1')
    const made = menu(true)
    made.block?.(STAY, 'RULE-2')
    expect(made.offered).toEqual([GO[0], GO[1]])
    expect(made.blocked.map(({ rule }) => rule)).toEqual(['RULE-2'])
  })
})

describe('choices', () => {
  it('are frozen', () => {
    expect(Object.isFrozen(GO[0])).toBe(true)
    expect(Object.isFrozen(STAY)).toBe(true)
  })

  it('are the same if verb and values are', () => {
    expect(sameChoice({ do: 'go', to: 1 }, { to: 1, do: 'go' })).toBe(true)
    for (const other of [
      { do: 'go', to: 2 },
      { do: 'go', to: '1' },
      { do: 'go' },
      { do: 'go', to: 1, by: 2 },
      { do: 'run', to: 1 },
    ]) {
      expect(sameChoice({ do: 'go', to: 1 }, other)).toBe(false)
      expect(sameChoice(other, { do: 'go', to: 1 })).toBe(false)
    }
  })

  it('have the same key exactly then', () => {
    expect(choiceKey({ do: 'go', to: 1 })).toBe(choiceKey({ to: 1, do: 'go' }))
    expect(choiceKey({ do: 'go', to: 1 })).not.toBe(choiceKey({ do: 'go', to: '1' }))
  })
})
