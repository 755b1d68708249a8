import { Match, type Choice } from '@longtable/kernel'
import { expect, test } from 'vitest'
import type { MageKnight } from '../src/state/match.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** What can be taken back, and where that ends: at chance, and at what somebody has learned. */

class Played {
  readonly match: Match<MageKnight>
  private readonly table: Scene

  constructor(spec: SceneSpec) {
    this.table = scene(spec)
    this.match = new Match(this.table.engine, this.table.position)
  }

  private find(words: string): Choice {
    this.table.position.stack = this.match.position.stack
    this.table.position.state = this.match.position.state
    this.table.position.knowledge = this.match.position.knowledge
    return this.table.find(words)
  }

  take(...described: readonly string[]): this {
    for (const words of described) {
      const [seat] = this.match.engine.awaited(this.match.position)
      this.match.choose(seat, this.find(words))
    }
    return this
  }

  /** The first thing offered, in words. */
  next(): string {
    const [first] = this.match.engine.menu(this.match.position, 0)?.offered ?? []
    return this.table.words(first)
  }

  get why(): string | undefined {
    return this.match.whyNoUndo(0)?.key
  }

  get written(): string {
    return JSON.stringify(this.match.engine.encode(this.match.position))
  }
}

const hero = { hero: 'tovak', hand: ['march', 'rage', 'promise', 'tranquility'], crystals: 'gw' } as const

/** Choices that reveal nothing: each of them can be taken back, one after the other. */
const open: readonly (readonly [string, SceneSpec, readonly string[]])[] = [
  ['cards and steps over known land', { players: [hero] }, ['play march', 'step A.NW']],
  ['a card played sideways', { players: [hero] }, ['side rage move']],
  ['a crystal that becomes mana', { players: [hero] }, ['melt white']],
  ['a strong effect and how it is paid', { players: [hero] }, ['play march 4', 'pay crystal']],
]

test.each(open)('%s can be taken back', (_name, spec, choices) => {
  const played = new Played(spec)
  const before: string[] = []
  for (const words of choices) {
    before.push(played.written)
    played.take(words)
    expect(played.why).toBeUndefined()
  }
  while (before.length > 0) {
    played.match.undo(0)
    expect(played.written).toBe(before.pop())
  }
  expect(played.why).toBe('kernel.undo.nothing')
})

/** A tower of known land with something hidden beside it. */
const map: SceneSpec = { tiles: { '1,0': '1', '0,1': '3' }, country: ['5', '6', '7'] }
const walker = { ...hero, move: 9 } as const

/** Choices after which nothing can be taken back, because chance or knowledge came in. */
const shut: readonly (readonly [string, SceneSpec, readonly string[]])[] = [
  ['a card that is drawn', { players: [hero] }, ['play tranquility draw']],
  ['a tile that is turned up', { ...map, players: [{ ...walker, at: '1.NE' }] }, ['explore']],
  [
    'a garrison that is seen by Day',
    { ...map, tokens: { '3.NE': { token: 'crossbowmen', down: true } }, players: [{ ...walker, at: '3.W' }] },
    ['step 3.C'],
  ],
  [
    'an assault on a hidden garrison',
    {
      ...map,
      night: true,
      tokens: { '3.NE': { token: 'crossbowmen', down: true } },
      players: [{ ...walker, at: '3.C' }],
    },
    ['step 3.NE'],
  ],
  [
    'a monastery that burns',
    { tiles: { '1,0': '1', '0,1': '5' }, players: [{ ...hero, at: '5.NE' }] },
    ['burn'],
  ],
  [
    'dice that are rolled at the end of the turn',
    { players: [{ ...hero, crystals: '' }] },
    ['play march 4', 'endTurn', 'done'],
  ],
]

test.each(shut)('%s cannot be taken back', (_name, spec, choices) => {
  const played = new Played(spec)
  played.take(...choices)
  expect(played.why).toMatch(/^kernel\.undo\.(?:drew|revealed)$/)
})

test('recruiting can be taken back', () => {
  const village = {
    tiles: { '1,0': '1', '0,1': '2' },
    offer: ['peasants'],
    players: [{ ...hero, at: '1.E', influence: 9 }],
  } as const
  const played = new Played(village)
  played.take('interact')
  const before = played.written
  played.take('recruit peasants')
  expect(played.why).toBeUndefined()
  played.match.undo(0)
  expect(played.written).toBe(before)
})

test('what another seat has answered stays', () => {
  const played = new Played({ seats: 2, players: [hero, { hero: 'arythea' }] })
  played.take('endTurn')
  while (played.match.engine.awaited(played.match.position)[0] === 0) played.take(played.next())
  expect(played.why).toBeDefined()
})
