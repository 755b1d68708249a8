import { describe, expect, it } from 'vitest'
import { byNumber, ledgerLines, ledgerOf, writtenLines } from '../src/index.ts'

const written = ['card sword', 'card shield *2', 'tile wood', 'card wound *3']
const tables = ['tile wood', 'card sword', 'card shield *2', 'card wound *3']

describe('a ledger', () => {
  it('has a number for each thing: its place among the lines of its kind', () => {
    const ledger = ledgerOf(written, tables)
    expect(ledger.keys('card')).toEqual(['sword', 'shield', 'shield', 'wound', 'wound', 'wound'])
    expect(ledger.numberOf('card', 'wound')).toBe(3)
    expect(ledger.numberOf('tile', 'wood')).toBe(0)
    expect(ledger.lineOf('card', 3)).toBe(4)
    expect(ledger.written).toBe(ledger.lines.length)
  })

  it('keeps all numbers when rows are added, moved and taken away', () => {
    const ledger = ledgerOf(written, ['card axe', 'card wound *3', 'card bow', 'card sword'])
    expect(ledger.keys('card')).toEqual([...ledgerOf(written, tables).keys('card'), 'axe', 'bow'])
    expect(ledger.lines.slice(ledger.written)).toEqual(['card axe', 'card bow'])
  })

  it('gives a further copy of a row a number of its own', () => {
    const ledger = ledgerOf(written, ['card shield *4'])
    expect(ledger.lines.slice(ledger.written)).toEqual(['card shield', 'card shield'])
  })

  it('is written as it is read', () => {
    expect(writtenLines(ledgerLines(written))).toEqual(written)
  })

  it('knows nothing of what was never entered', () => {
    const ledger = ledgerOf(written, tables)
    expect(() => ledger.numberOf('card', 'axe')).toThrow('the ledger has no card axe')
    expect(() => ledger.lineOf('card', 6)).toThrow('the ledger has no card number 6')
    expect(ledger.keys('hero')).toEqual([])
    expect(() => ledgerOf(['sword'], [])).toThrow('a kind and a key')
  })

  it('finds the rows of its numbers, and none where a row is gone', () => {
    const [wound, sword] = [{ id: 'wound' }, { id: 'sword' }]
    const rows = byNumber(ledgerOf(written, tables), 'card', [wound, sword], ({ id }) => id)
    expect(rows).toEqual([sword, undefined, undefined, wound, wound, wound])
  })
})
