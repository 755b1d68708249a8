import { darkVenture } from '@longtable/dark-venture'
import { rowOfCard, rowOfPiece } from '@longtable/dark-venture/board'
import { Engine, type Game } from '@longtable/kernel'
import { afterAll, expect, test, vi } from 'vitest'

// What the settings ask a browser for.
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('localStorage', undefined)
const { noteText } = await import('./draw-note.tsx')
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { tables } = new Engine(darkVenture, 2, { mode: 'victory' })

const noted = (row: object | undefined): string => noteText(darkVenture as unknown as Game, row)

test('a card that is ours says so', () => {
  expect(noted(rowOfCard(tables, 0))).toContain('stand-in: not public')
})

test('of a unit it is said what of it is ours', () => {
  expect(noted(rowOfPiece(tables, 0))).toMatch(/stand-in: not public \(.*number of figures\)/)
})

test('what is printed, and a card that nobody sees, says nothing', () => {
  expect(noted({ id: 'x', provenance: 'rulebook' })).toBe('')
  expect(noted(rowOfCard(tables, -1))).toBe('')
})
