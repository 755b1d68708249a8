import { describe, expect, it } from 'vitest'
import { scene } from '../../dark-venture/test/support/scene.ts'
import { U } from '../src/games/dark-venture/grid/geometry.ts'
import { cellsIn, cellsInHalf, standsOf, type Cell } from '../src/games/dark-venture/units/stands.ts'

/** How far the nearest two of them are apart; below 0 they overlap. */
function narrowest(cells: readonly Cell[]): number {
  let least = Infinity
  cells.forEach((a, n) => {
    for (const b of cells.slice(n + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r)
  })
  return least
}

const furthest = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ x, y, r }) => Math.max(Math.abs(x), Math.abs(y)) + r))

describe('where pieces stand', () => {
  for (const hasGreat of [false, true]) {
    it(`never overlap and stay on their space${hasGreat ? ', beside an Ancient' : ''}`, () => {
      for (let count = 1; count <= 30; count++) {
        const cells = cellsIn(U / 2, count, hasGreat)
        expect(cells).toHaveLength(count)
        expect(narrowest(cells), `${count} apart`).toBeGreaterThan(0)
        expect(furthest(cells), `${count} inside`).toBeLessThanOrEqual(U / 2)
      }
    })
  }

  it('never overlap in half a space, and do not cross what splits it', () => {
    for (let count = 1; count <= 15; count++) {
      const cells = cellsInHalf(count)
      expect(cells).toHaveLength(count)
      expect(narrowest(cells)).toBeGreaterThan(0)
      for (const { x, y, r } of cells) {
        expect(Math.min(x, y) - r).toBeGreaterThan(0)
        expect((U - x - y) / Math.SQRT2 - r).toBeGreaterThan(0)
      }
    }
  })

  it('draws an Ancient larger than those beside it', () => {
    const [ancient, other] = cellsIn(U / 2, 2, true)
    expect(ancient.r).toBeGreaterThan(1.5 * other.r)
  })
})

describe('pieces on the map', () => {
  const played = scene({
    built: { 'G5:down': 'wall' },
    sides: {
      varpen: {
        units: {
          a: 'varpen-whelp B2',
          b: 'varpen-raider C2',
          anc: { is: 'mantus-marturus', at: 'C2' },
          deck: 'varpen-brute ^G13',
          deck2: 'varpen-whelp ^G13',
          north: { is: 'varpen-raider', at: 'G5', part: 0 },
          near: 'varpen-warlord G4',
        },
      },
      bohmerk: {
        units: {
          c: 'bohmerk-mote C2',
          d: 'bohmerk-glob B2',
          caught: { is: 'bohmerk-bulk', captor: 'a' },
          under: 'bohmerk-devourer G13',
          south: { is: 'bohmerk-mote', at: 'G5', part: 1 },
          south2: { is: 'bohmerk-mote', at: 'G5', part: 1 },
          beside: 'bohmerk-mass G12',
        },
      },
    },
  })
  const ctx = played.engine.viewContext(played.engine.view(played.position, 0))
  const stands = standsOf(ctx, 0)
  const standOf = (name: string) => stands.find(({ piece }) => piece === played.piece(name))

  it('shows every one of them once', () => {
    expect(stands).toHaveLength(14)
    expect(new Set(stands.map(({ piece }) => piece)).size).toBe(14)
  })

  it('lets only a prisoner be covered, by its captor', () => {
    expect(narrowest(stands.filter(({ isPrisoner }) => !isPrisoner))).toBeGreaterThan(0)
    expect(stands.filter(({ isPrisoner }) => isPrisoner).map(({ piece }) => piece)).toEqual([
      played.piece('caught'),
    ])
    expect(stands[0].piece).toBe(played.piece('caught'))
  })

  it('draws who is on a bridge above who is beneath it', () => {
    const above = standOf('deck')
    const under = standOf('under')
    expect(under?.x).toBe(6 * U + U / 2)
    expect(above?.y).toBeLessThan(under?.y ?? 0)
  })

  it('keeps apart who stands in two parts of a space', () => {
    const north = standOf('north')
    const south = standOf('south')
    expect(north?.y).toBeLessThan(south?.y ?? 0)
    expect(north?.x).toBeGreaterThan(south?.x ?? Infinity)
  })
})
