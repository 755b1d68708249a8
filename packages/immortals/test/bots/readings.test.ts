import { botSeat } from '@longtable/bots'
import { Random, seedFrom, type Choice } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { NOVICE, SEASONED } from '../../src/bots/heuristics.ts'
import { hintsOf } from '../../src/bots/search-hints.ts'
import { scene, site, type Scene, type SceneSpec } from '../support/scene.ts'

/** What somebody who chooses at once does here. */
function chosenIn(table: Scene, heuristics = SEASONED): Choice {
  const asked = botSeat(table.engine, table.position, table.awaited[0])
  if (asked === undefined) throw new Error('nothing is asked')
  return hintsOf(heuristics).quick(asked, new Random(seedFrom('readings')), 0)[0]
}

const contested: SceneSpec = {
  armies: { 'shore-lake light': [0, 3], 'shore-lake dark': [1, 1] },
  holders: { 'shore-lake': 1 },
  players: [{ gold: 2, energy: 2, board: { magicA: 'magic shrineOrTakeover' } }],
}

describe.each([
  ['novice', NOVICE],
  ['seasoned', SEASONED],
])('a %s', (_name, heuristics) => {
  test('takes a region card over where cards score', () => {
    const table = scene({ ...contested, options: { scoring: 'cards' } }).reveal('magicA')
    expect(chosenIn(table, heuristics)).toEqual({ do: 'takeover', site: site('shore-lake light') })
  })

  test('builds a shrine instead where armies score', () => {
    const table = scene(contested).reveal('magicA')
    expect(chosenIn(table, heuristics)).toMatchObject({ do: 'build', what: 'shrine' })
  })

  test('moves armies from where nobody comes to where somebody does', () => {
    const table = scene({
      armies: {
        'shore-lake light': [0, 8],
        'tidewatch light': [0, 1],
        'harrow-plain light': [1, 6],
      },
      holders: { 'shore-lake': 0 },
      players: [{ gold: 3, board: { attackOrMove: 'shore-lake' } }],
    }).reveal('attackOrMove')
    table.choose({ do: 'moveFrom', site: site('shore-lake light') })
    expect(chosenIn(table, heuristics)).toEqual({ do: 'moveTo', site: site('tidewatch light') })
  })
})
