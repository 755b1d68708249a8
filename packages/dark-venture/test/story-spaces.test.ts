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
    ancients: 'G8 H8 I8 G9 H9 I9 G10 H10 I10',
    bones: 'E1 F1 G1 J1 K1 L1 J16 K16 L16 M16',
    copper: '3B12',
    drownedFeast: 'J11 K11 J12 K12 L12 K13',
    embers: 'J1 K1 L1 L4 M4 K5 L5 M5 M6 N6',
    fires: 'K5 F9 M12 I14',
    lightlessBelow: 'A6 B6 C6 A7 B7 C7',
    stair: '3B11 3C11 3B12 3C12 3B13 3C13',
    star: 'H7 I7 J7 H8 I8 J8 H9 I9 J9',
    turncoats: 'D5 E5 F5 G5 D6 E6 F6 G6 D7 E7 F7 G7',
    wall: 'M9 M10 M11 M12 M13',
    waystation: 'O11 P11 O12 P12 O13 P13',
  })
})
