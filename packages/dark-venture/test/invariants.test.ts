import { describe, expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { Z, itemNo } from '../src/state/card-pool.ts'
import { escape } from '../src/state/mutations/leave.ts'
import { TOKEN } from '../src/state/names.ts'
import { BAG, SUPPLY } from '../src/state/numbers.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { OUT, type State } from '../src/state/schema.ts'
import { scene, type Scene } from './support/scene.ts'

/** A position with something of everything. */
function laid(): Scene {
  return scene({
    sides: {
      varpen: {
        units: {
          a: { is: 'varpen-whelp', at: 'F12', goods: { ore: 2 }, load: { egg: 1 }, wears: ['packframe'] },
          b: 'varpen-raider G13',
        },
        hand: ['shieldWall'],
        memory: '1 s',
      },
      orpal: {
        units: { x: 'orpal-shade F12', p: { is: 'orpal-shade', captor: 'a' } },
        bag: ['orpal-reaver'],
      },
      alderkang: { units: { k: 'suuk B13' } },
    },
    tokens: { F12: ['egg'], D9: ['itemDraw'] },
    built: { 'F12:E': 'fence', 'D9:down': 'wall' },
    dropped: { D9: ['watchersEye'] },
  })
}

test('a prisoner whose side is out takes nothing into the box when it is freed', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12' } },
      orpal: { units: { p: { is: 'orpal-shade', captor: 'a', goods: { ore: 2 }, load: { egg: 1 } } } },
      dhargon: { units: { x: 'dhargon-hunter A1' } },
    },
    also: (s) => (s.control[3] = OUT),
  })
  t.act((s, ctx) => escape(s, t.piece('p'), 2, ctx))
  expect(t.at('p')).toBe('box')
  expect(t.state.stock[0]).toBe(6)
  expect(marksOn(t.state, t.node('F12'), TOKEN.egg)).toBe(1)
})

describe('What does not hold is noticed, in words', () => {
  const cases: readonly (readonly [string, (s: State, t: Scene) => void, string])[] = [
    ['a lost egg', (s) => s.tokens[2]--, '9 tokens of egg, not 10'],
    ['a token too many on the map', (s, t) => s.marks[t.node('D9')]++, '9 tokens of actionDraw, not 8'],
    ['lost ore', (s) => s.stock[0]--, '5 of ore, not 6'],
    ['a fence too many', (s) => s.fences++, 'fences were lost'],
    ['a wall too few', (s) => s.walls--, 'walls were lost'],
    ['an army that forgot a unit', (s) => s.army[0].pop(), 'the army of side 0 is'],
    ['a prisoner left behind', (s, t) => (s.at[t.piece('p')] = t.node('A1')), 'is not with'],
    [
      'a captor that is a prisoner',
      (s, t) => (s.captor[t.piece('a')] = t.piece('x')),
      'is a prisoner and holds one',
    ],
    ['goods in the supply', (s) => (s.goods[20] = 1), 'off the map with its load'],
    ['a unit in a bag that is not its own', (s) => (s.at[20] = BAG), 'is in the bag of the Orpal'],
    ['an army of nobody', (s) => (s.control[0] = 0), 'is not in the game and has units'],
    ['points below zero', (s) => (s.points[3] = -1), 'owes points'],
    ['favour beyond its goal', (s) => (s.favour[0] = 99), 'is beyond its goal'],
    ['a side twice in the order', (s) => s.order.push(0), 'in the turn order twice'],
    ['dice below zero', (s) => (s.dice[3] = -1), 'dice of skull are below zero'],
    ['too many dice tokens', (s) => (s.memory[0] = 20), 'more dice tokens of ortho1'],
    ['a memory below zero', (s) => (s.memory[1] = -1), 'a Genetic Memory is below zero'],
    ['a lost card', (s) => s.cards[Z.actionDeck].pop(), 'was lost'],
    ['a card in two places', (s) => s.cards[Z.actionPile].push(s.cards[Z.actionDeck][0]), 'is in two places'],
    [
      'an item among the action cards',
      (s) => s.cards[Z.actionPile].push(s.cards[Z.itemDeck].pop() ?? 0),
      'lies in zone',
    ],
    ['a worn item of nobody', (s) => s.lies.fill(-1), 'does not lie where it should'],
    [
      'an item worn off the map',
      (s) => (s.lies[itemNo(s.cards[Z.worn][0])] = s.at.indexOf(SUPPLY)),
      'off the map',
    ],
    [
      'a hand of eleven',
      (s) => s.cards[Z.hand].push(...s.cards[Z.actionDeck].splice(0, 10)),
      'seat 0 has 6 cards more than 5',
    ],
    [
      'two hands of six',
      (s) => {
        s.cards[Z.hand].push(...s.cards[Z.actionDeck].splice(0, 5))
        s.cards[Z.hand + 1].push(...s.cards[Z.actionDeck].splice(0, 6))
      },
      '2 seats have more than 5 cards',
    ],
  ]

  test('and what holds is not complained of', () => {
    const { state, tables, engine } = laid()
    expect(darkVenture.violations(state, tables, engine.seats)).toEqual([])
  })

  test.each(cases)('%s', (_what, change, words) => {
    const t = laid()
    change(t.state, t)
    expect(darkVenture.violations(t.state, t.tables, t.engine.seats).join('; ')).toContain(words)
  })

  test('a unit on a floor that the map does not have', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-whelp E16' } }, orpal: {} },
      options: { map: 'underground' },
    })
    t.state.at[t.piece('a')] = 300
    expect(darkVenture.violations(t.state, t.tables, 2)).toEqual([
      `piece ${t.piece('a')} stands outside the map`,
    ])
  })

  test('an edge that is not the same from both sides', () => {
    const t = laid()
    t.state.built[t.node('G12')] = 0
    expect(darkVenture.violations(t.state, t.tables, 3)).toContain(
      `an edge of square ${t.node('F12')} is not the same from both sides`,
    )
  })
})
