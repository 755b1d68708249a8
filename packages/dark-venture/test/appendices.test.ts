import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { isExchange } from '../src/state/queries/visibility.ts'
import { GROUND } from '../src/state/numbers.ts'
import { TERRAIN } from '../src/state/tables/match-tables.ts'
import { paymentsOf, walker } from './support/march.ts'
import { scene, type Scene } from './support/scene.ts'

const underground = { options: { map: 'underground' } }

/** The ground spaces of a kind, in the order of columns. */
function spaces(t: Scene, isMeant: (square: number) => boolean): string[] {
  const { idOf } = t.tables.board
  const found: string[] = []
  for (let square = 0; square < GROUND; square++) if (isMeant(square)) found.push(idOf[square])
  return sorted(found)
}

/** By column, then by row. */
function sorted(ids: readonly string[]): string[] {
  return ids.toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)))
}

/** `A 2 3; B 2` written out. */
function listed(columns: string): string[] {
  return columns.split('; ').flatMap((column) => {
    const [letter, ...rows] = column.split(' ')
    return rows.map((row) => `${letter}${row}`)
  })
}

function ofTerrain(t: Scene, bits: number): string[] {
  return spaces(t, (square) => (t.tables.terrain[square] & bits) === bits)
}

proves('DV-APP-01', '66 spaces of water on the main map', () => {
  const water = listed(
    'A 2 3; B 2 3; C 2 3 4; D 2 3 4; E 2 3 4; F 16; G 3 4 11 12 13 15 16; H 3 4 11 12 13 14 15 16; ' +
      'I 3 4 11 12 13; J 3 4 10 11 12 13 14; K 3 4 10 11 12 13 14; L 2 3 10 11 12 13 14; M 2 3; N 2 3 4; ' +
      'O 3 4 5 6; P 6 7',
  )
  expect(water).toHaveLength(66)
  expect(ofTerrain(scene(), TERRAIN.water)).toEqual(water)
})

proves('DV-APP-01', 'G12 from a road and O5 along the planks are dry, otherwise wet', () => {
  expect(paymentsOf(walker('F12', '1'), 'E')).toEqual(['1'])
  expect(paymentsOf(walker('G11', '1 1'), 'S')).toEqual(['1+1'])
  expect(paymentsOf(walker('N5', '1 1'), 'E')).toEqual(['1'])
  expect(paymentsOf(walker('O4', '1 1'), 'S')).toEqual(['1+1'])
})

proves('DV-APP-02', '66 spaces of roadway on the main map', () => {
  const road = listed(
    'E 1 14; F 1 2 3 4 8 9 10 11 12 13 14; G 1 2 8 9 10 12 13 14; H 13 14 15; I 14 15; J 1 15 16; ' +
      'K 1 2 3 5 15 16; L 1 2 3 4 5 14 15 16; M 4 5 6 7 8 9 10 11 12 13 14 15 16; ' +
      'N 6 7 8 9 10 11 12 13; O 9 10',
  )
  expect(road).toHaveLength(66)
  expect(ofTerrain(scene(), TERRAIN.roadway)).toEqual(road)
})

proves('DV-APP-02b', 'nine are both: the bridges, G12 and L14', () => {
  const t = scene()
  const both = ofTerrain(t, TERRAIN.water | TERRAIN.roadway)
  expect(both).toEqual(['G12', 'G13', 'H13', 'H14', 'H15', 'K3', 'L2', 'L3', 'L14'])
  const bridges = sorted(t.tables.map.bridges.flatMap((bridge) => [...bridge.spaces]))
  expect(bridges).toEqual(both.filter((id) => id !== 'G12' && id !== 'L14'))
})

proves('DV-APP-03', 'six blocked spaces underground, where nobody goes', () => {
  const t = scene(underground)
  const blocked = spaces(t, (square) => t.tables.board.ground[square] === '@')
  expect(blocked).toEqual(['C8', 'E9', 'H9', 'K3', 'K5', 'O2'])
  expect(walker('N2', '1 d', underground).why('step E')).toBe('DV-APP-03')
})

proves('DV-APP-04', '57 spaces of water underground', () => {
  const water = listed(
    'A 1 2 3 4; B 1 2 3 4; C 1 2 3 4; D 1 2 3 4; E 1 2 3 4; F 1 2 3 4; G 1 2 3 4; H 1 2 3; ' +
      'K 11 12 13 14 15; L 11 12 13 14 15 16; M 11 12 13 14 16; N 11 12 13 16; O 11 12 13; P 11 12 13',
  )
  expect(water).toHaveLength(57)
  expect(ofTerrain(scene(underground), TERRAIN.water)).toEqual(water)
})

proves('DV-APP-05', 'no road underground, six spaces for exchanges, two for heroes', () => {
  const t = scene(underground)
  expect(ofTerrain(t, TERRAIN.roadway)).toEqual([])
  expect(spaces(t, (square) => isExchange(t.tables, t.state, square))).toEqual(listed('A 6 7; B 6 7; C 6 7'))
  expect(t.tables.heroStarts.map((square) => t.tables.board.idOf[square])).toEqual(['A7', 'J1'])
})

proves('DV-APP-06', 'heroes start on the ten roadway spaces at the edge of the main map', () => {
  const t = scene()
  const { column, row, idOf } = t.tables.board
  const isEdge = (square: number): boolean =>
    [0, 15].includes(column[square]) || [0, 15].includes(row[square])
  const edge = spaces(t, (square) => isEdge(square) && (t.tables.terrain[square] & TERRAIN.roadway) !== 0)
  expect(edge).toEqual(['E1', 'F1', 'G1', 'J1', 'J16', 'K1', 'K16', 'L1', 'L16', 'M16'])
  expect(sorted(t.tables.heroStarts.map((square) => idOf[square]))).toEqual(edge)
})
