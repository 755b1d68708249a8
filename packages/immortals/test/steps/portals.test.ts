import { expect } from 'vitest'
import { proves } from '@longtable/kernel/proofs'
import { performing, scene, site } from '../support/scene.ts'

const lightHeartwood = site('heartwood light')
const darkHeartwood = site('heartwood dark')

proves(
  ['IMM-PORTAL-1', 'IMM-PORTAL-4'],
  'Mike attacks Ani in dark Heartwood through the portal of light Heartwood',
  () => {
    const table = scene({
      armies: { 'heartwood light': [0, 3], 'heartwood dark': [1, 2] },
      portals: ['heartwood light'],
      holders: { heartwood: 0 },
      players: [{ board: { attackA: 'heartwood' } }],
    }).reveal('attackA')
    table.choose({ do: 'attackFrom', site: lightHeartwood })
    expect(table.offers({ do: 'target', site: darkHeartwood })).toBe(true)
    table.choose({ do: 'target', site: darkHeartwood }).choose({ do: 'commit', armies: 2 })
    expect(table.at('heartwood light')).toEqual({ owner: 0, armies: 1 })
    expect(table.events).toContainEqual({
      event: 'attacked',
      seat: 0,
      from: lightHeartwood,
      site: darkHeartwood,
      armies: 2,
      side: 'A',
    })
  },
)

proves(['IMM-PORTAL-1', 'IMM-PORTAL-4'], 'The portal of light Heartwood does not lead back', () => {
  const table = scene({
    armies: { 'heartwood light': [0, 3], 'heartwood dark': [1, 3] },
    portals: ['heartwood light'],
    players: [{}, { board: { attackA: 'conflict treehome dark' } }],
    stack: performing(1),
  }).reveal('attackA')
  table.choose({ do: 'attackFrom', site: darkHeartwood })
  expect(table.offers({ do: 'target', site: lightHeartwood })).toBe(false)
  expect(table.why({ do: 'target', site: lightHeartwood })).toBe('IMM-PORTAL-1')
})

proves(
  ['IMM-PORTAL-1', 'IMM-PORTAL-4'],
  'Without a portal the twin is out of reach, and a portal leads only to the twin',
  () => {
    const attack = (portals: readonly ('heartwood light' | 'treehome light')[]) =>
      scene({
        armies: { 'heartwood light': [0, 3], 'heartwood dark': [1, 3], 'treehome dark': [1, 1] },
        portals,
        players: [{ board: { attackA: 'conflict treehome dark' } }],
      })
        .reveal('attackA')
        .choose({ do: 'attackFrom', site: lightHeartwood })
    const without = attack(['treehome light'])
    expect(without.offers({ do: 'target', site: darkHeartwood })).toBe(false)
    expect(without.why({ do: 'target', site: darkHeartwood })).toBe('IMM-PORTAL-1')
    const withPortal = attack(['heartwood light'])
    expect(withPortal.offers({ do: 'target', site: darkHeartwood })).toBe(true)
    expect(withPortal.offers({ do: 'target', site: site('treehome light') })).toBe(true)
    expect(withPortal.offers({ do: 'target', site: site('treehome dark') })).toBe(false)
    expect(withPortal.why({ do: 'target', site: site('treehome dark') })).toBe('IMM-ATTACK-2')
  },
)

proves('IMM-PORTAL-4', 'A portal alone is enough of a target to attack from a site', () => {
  // Seat 0 holds Foothold and all that is around it, so only the twin is left to attack.
  const surrounded = (portals: readonly 'foothold light'[], twin: number) =>
    scene({
      armies: {
        'foothold light': [0, 2],
        'mountainhome light': [0, 1],
        'cinderhold light': [0, 1],
        'blackreed light': [0, 1],
        'dusk-barrow light': [0, 1],
        'foothold dark': [twin, 1],
      },
      portals,
      players: [{ board: { attackA: 'conflict treehome dark' } }],
    }).reveal('attackA')
  const from = { do: 'attackFrom', site: site('foothold light') }
  expect(surrounded([], 1).why(from)).toBe('IMM-ATTACK-3')
  expect(surrounded(['foothold light'], 0).why(from)).toBe('IMM-ATTACK-3')
  expect(surrounded(['foothold light'], 1).offers(from)).toBe(true)
})

proves(
  ['IMM-PORTAL-1', 'IMM-PORTAL-3'],
  'Armies move from light Treehome through its portal to dark Treehome, and not the other way',
  () => {
    const move = (from: 'treehome light' | 'treehome dark') =>
      scene({
        armies: { 'treehome light': [0, 4], 'treehome dark': [0, 3] },
        portals: ['treehome light'],
        players: [
          {
            gold: 2,
            board: { attackOrMove: `conflict ${from}`, magicB: 'blank' },
          },
        ],
      }).reveal('attackOrMove')
    const down = move('treehome light').choose({ do: 'moveFrom', site: site('treehome light') })
    down.choose({ do: 'moveTo', site: site('treehome dark') }).choose({ do: 'move', armies: 3 })
    expect(down.at('treehome light')).toEqual({ owner: 0, armies: 1 })
    expect(down.at('treehome dark')).toEqual({ owner: 0, armies: 6 })
    const up = move('treehome dark')
    expect(up.offers({ do: 'moveFrom', site: site('treehome dark') })).toBe(false)
    expect(up.why({ do: 'moveFrom', site: site('treehome dark') })).toBe('IMM-MOVE-3')
  },
)

proves(
  'IMM-PORTAL-3',
  'A path may cross a portal in the middle, with an own army on each site of the way',
  () => {
    // White Falls – Borderland in the light realm, down the portal of Borderland, on to Treehome in the dark realm.
    const path = (borderlandDark: number) =>
      scene({
        armies: {
          'white-falls light': [0, 3],
          'borderland light': [0, 1],
          'borderland dark': [borderlandDark, 1],
          'treehome dark': [0, 1],
        },
        portals: ['borderland light'],
        players: [{ gold: 1, board: { attackOrMove: 'conflict white-falls light', magicB: 'blank' } }],
      })
        .reveal('attackOrMove')
        .choose({ do: 'moveFrom', site: site('white-falls light') })
    const open = path(0)
    expect(open.offers({ do: 'moveTo', site: site('borderland dark') })).toBe(true)
    open.choose({ do: 'moveTo', site: site('treehome dark') }).choose({ do: 'move', armies: 2 })
    expect(open.at('treehome dark').armies).toBe(3)
    expect(open.at('white-falls light').armies).toBe(1)
    expect(open.at('borderland light').armies).toBe(1)
    expect(open.at('borderland dark').armies).toBe(1)
    const closed = path(1)
    expect(closed.offers({ do: 'moveTo', site: site('borderland light') })).toBe(true)
    for (const name of ['borderland dark', 'treehome dark'] as const) {
      expect(closed.offers({ do: 'moveTo', site: site(name) })).toBe(false)
      expect(closed.why({ do: 'moveTo', site: site(name) })).toBe('IMM-MOVE-3')
    }
  },
)

proves('IMM-PORTAL-2', 'Whoever stands on a site uses its portal, whoever has built it', () => {
  const table = scene({
    armies: { 'heartwood light': [0, 2], 'heartwood dark': [2, 2] },
    players: [
      { gold: 9, energy: 9, board: { construct: 'conflict heartwood light' } },
      { board: { attackA: 'conflict treehome dark' } },
    ],
  })
  table.reveal('construct').choose({ do: 'build', what: 'portal', site: lightHeartwood })
  // Then seat 1 takes the site in a battle of 3 to 1.
  const conquered = scene({
    armies: { 'heartwood dark': [2, 2] },
    portals: ['heartwood light'],
    tray: { armies: [1, 3] },
    players: [{}, { gold: 1, board: { attackA: 'conflict treehome dark' } }],
    stack: [
      ...performing(1),
      { step: 'battle.result', attacker: 1, defender: 0, site: lightHeartwood, side: 'B' },
    ],
  })
  expect(conquered.state.portal).toEqual(table.state.portal)
  expect(conquered.at('heartwood light')).toEqual({ owner: 1, armies: 2 })
  conquered.reveal('attackA').choose({ do: 'attackFrom', site: lightHeartwood })
  expect(conquered.offers({ do: 'target', site: darkHeartwood })).toBe(true)
  for (const seat of [0, 1, 2]) {
    const mover = scene({
      armies: { 'heartwood light': [seat, 2], 'heartwood dark': [seat, 1] },
      portals: ['heartwood light'],
      players: [0, 1, 2].map((one) =>
        one === seat ? { gold: 1, board: { attackOrMove: 'conflict heartwood light' } } : {},
      ),
      stack: performing(seat),
    }).reveal('attackOrMove')
    mover.choose({ do: 'moveFrom', site: lightHeartwood })
    expect(mover.offers({ do: 'moveTo', site: darkHeartwood })).toBe(true)
  }
})
