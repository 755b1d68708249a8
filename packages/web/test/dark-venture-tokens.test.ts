import { darkVenture } from '@longtable/dark-venture'
import { SIDES } from '@longtable/dark-venture/board'
import { Engine } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { CUTS, RIMS, TILES } from '../src/games/dark-venture/units/faces.ts'
import { emblems, silhouettes } from '../src/games/dark-venture/units/silhouettes.ts'

describe('the tokens of Dark Venture', () => {
  it('have a picture for every kind of piece, and no two the same', () => {
    const { idOf } = new Engine(darkVenture, 2, {}).tables
    const ids = [...new Set(idOf)]
    expect(ids).toHaveLength(32)
    expect(ids.filter((id) => silhouettes[id] === undefined)).toEqual([])
    expect(Object.keys(silhouettes).filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(Object.values(silhouettes)).size).toBe(32)
  })

  it('tell sides apart by emblem, pattern and, but for heroes, outline', () => {
    expect(new Set(emblems).size).toBe(SIDES)
    expect(new Set(CUTS).size).toBe(SIDES)
    expect(new Set(TILES).size).toBe(SIDES)
    expect(new Set(RIMS).size).toBe(SIDES - 2)
  })
})
