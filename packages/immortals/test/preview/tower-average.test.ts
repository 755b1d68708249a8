import { expect, test } from 'vitest'
import { baseEdition } from '../../src/content/edition.ts'
import { towerIds } from '../../src/content/ids.ts'
import { expectedOut } from '../../src/preview/tower-average.ts'
import { throwCubes, towerChances } from '../../src/state/tower.ts'
import { cubes, diceFrom } from '../support/towers.ts'

const THROWS = 4000

for (const model of towerIds) {
  test(`what comes out of the tower “${model}” on average is what many throws bring`, () => {
    const chances = towerChances(baseEdition.tower, model)
    const [inside, thrown] = [
      [4, 0, 2, 1, 0, 3],
      [5, 3, 0, 0, 0, 2],
    ]
    const dice = diceFrom('average')
    const out = cubes()
    for (let n = 0; n < THROWS; n++) throwCubes(chances, inside.slice(), thrown, out, dice)
    expectedOut(chances, inside, thrown).forEach((expected, colour) => {
      expect(Math.abs(expected - out[colour] / THROWS)).toBeLessThan(0.1)
    })
  })
}

test('nothing comes out when nothing is thrown', () => {
  const chances = towerChances(baseEdition.tower, 'hybrid')
  expect(expectedOut(chances, [1, 2, 3, 0, 0, 0], cubes())).toEqual(cubes())
})
