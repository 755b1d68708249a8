import { Engine } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { squareName } from '../src/text/thing-names.ts'
import { storySpaces } from '../src/preview/story-spaces.ts'

test('a story names the spaces on which it is decided', () => {
  const named = darkVenture.scenarios.flatMap(({ id, players, config }) => {
    const { tables } = new Engine(darkVenture, players.min, config)
    const spaces = storySpaces(tables).map((square) => squareName(tables, square))
    return spaces.length === 0 ? [] : [[id, spaces.join(' ')]]
  })
  expect(Object.fromEntries(named)).toEqual({
    bones: 'E1 F1 G1 J1 K1 L1 J16 K16 L16 M16',
    embers: 'L4 M4 K5 L5 M5 M6 N6',
    lightlessBelow: 'A6 B6 C6 A7 B7 C7',
    star: 'I7 J7 K7 I8 J8 K8 I9 J9 K9',
    waystation: 'O11 P11 O12 P12 O13 P13',
  })
})
