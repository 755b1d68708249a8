import { expect, test } from 'vitest'
import { Engine, Match, Random, seedFrom, type Choice } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { immortals } from '../src/game.ts'
import type { Immortals } from '../src/state/schema.ts'
import { acting } from './support/fights.ts'
import { planning, put, READY } from './support/menus.ts'
import { region, scene, site, space, type Scene } from './support/scene.ts'

function matchFrom({ engine, position }: Scene): Match<Immortals> {
  return new Match(engine, position)
}

function written(match: Match<Immortals>): string {
  return JSON.stringify(match.engine.encode(match.position))
}

function why(match: Match<Immortals>, seat: number): string | undefined {
  return match.whyNoUndo(seat)?.key
}

const attack: readonly Choice[] = [
  { do: 'reveal', space: space('attackA') },
  { do: 'attackFrom', site: site('heartwood light') },
  { do: 'target', site: site('forge-fire light') },
  { do: 'side', as: 'B' },
]

function beforeAttack(): Match<Immortals> {
  return matchFrom(
    acting({
      armies: { 'heartwood light': [0, 5], 'forge-fire light': [1, 3] },
      players: [{ board: { attackA: 'wild green light' } }],
    }),
  )
}

proves('IMM-PERFORM-18', 'Every question of an attack can be taken back until the cubes are thrown', () => {
  const match = beforeAttack()
  const before: string[] = []
  for (const choice of attack) {
    before.push(written(match))
    match.choose(0, choice)
    expect(why(match, 0)).toBeUndefined()
  }
  for (const choice of attack.toReversed()) {
    expect(match.undo(0)).toEqual(choice)
    expect(written(match)).toBe(before.pop())
  }
  expect(why(match, 0)).toBe('kernel.undo.nothing')
  for (const choice of attack) match.choose(0, choice)
  match.choose(0, { do: 'commit', armies: 4 })
  expect(why(match, 0)).toBe('kernel.undo.drew')
  expect(() => match.undo(0)).toThrow('kernel.undo.drew')
})

test('A throw that all agree to take back comes out differently', () => {
  const outcomes = new Set<string>()
  const match = beforeAttack()
  for (const choice of attack) match.choose(0, choice)
  for (let n = 0; n < 8; n++) {
    match.choose(0, { do: 'commit', armies: 4 })
    const { state } = match.position
    expect(immortals.violations(state, match.engine.tables, 3)).toEqual([])
    outcomes.add(state.tower.join())
    match.rewind(attack.length)
    expect(match.position.state.armies[site('heartwood light')]).toBe(5)
  }
  expect(outcomes.size).toBeGreaterThan(1)
})

test('A card that was drawn stays drawn, a draw that was declined can be thought over', () => {
  const stack = [
    { step: 'rounds', phase: 1 },
    { step: 'reinforce.draws', turn: 0 },
  ]
  const match = matchFrom(scene({ stack }))
  match.choose(0, { do: 'decline' })
  expect(why(match, 0)).toBeUndefined()
  match.undo(0)
  match.choose(0, { do: 'draw' })
  expect(why(match, 0)).toBe('kernel.undo.revealed')
  // The next player acts: now it is too late for any but the last.
  match.choose(1, { do: 'decline' })
  expect(why(match, 0)).toBe('kernel.undo.acted')
  expect(why(match, 1)).toBeUndefined()
  match.choose(2, { do: 'decline' })
  expect(why(match, 1)).toBe('kernel.undo.acted')
})

test('An extraction can be taken back, with its gold, until the next player acts', () => {
  const match = matchFrom(
    acting({
      armies: { 'shore-lake light': [0, 1] },
      holders: { 'shore-lake': 0 },
      players: [{ board: { extractGold: 'shore-lake' } }, { board: { magicA: 'blank', magicB: 'blank 2' } }],
    }),
  )
  const before = written(match)
  match.choose(0, { do: 'reveal', space: space('extractGold') })
  match.choose(0, { do: 'extract', site: site('shore-lake light') })
  expect(match.position.state.players[0].gold).toBe(5)
  match.undo(0)
  match.undo(0)
  expect(written(match)).toBe(before)
  match.choose(0, { do: 'pass', take: 'energy' })
  match.choose(1, { do: 'pass', take: 'energy' })
  expect(why(match, 0)).toBe('kernel.undo.acted')
})

proves('IMM-PLAN-14', 'A plan can be taken back step by step until all are ready', () => {
  const match = matchFrom(scene({ stack: planning(), armies: { 'shore-lake light': [0, 1] } }))
  const before = written(match)
  match.choose(0, put('magicA', 'magic transition5'))
  match.choose(0, put('attackA', 'blank'))
  match.choose(1, put('attackB', 'blank', 1))
  match.choose(1, READY)
  match.choose(0, READY)
  // Seat 1 has decided since, and its plan stands while seat 0 takes everything back.
  expect(match.undo(0)).toEqual(READY)
  expect(match.undo(0)).toEqual(put('attackA', 'blank'))
  expect(match.undo(0)).toEqual(put('magicA', 'magic transition5'))
  expect(why(match, 0)).toBe('kernel.undo.nothing')
  expect(match.engine.awaited(match.position)).toEqual([0, 2])
  expect(match.undo(1)).toEqual(READY)
  expect(match.undo(1)).toEqual(put('attackB', 'blank', 1))
  expect(written(match)).toBe(before)
  // Once the last one is ready, the plans lie on the boards and stay there.
  match.choose(0, put('attackA', 'blank'))
  for (const seat of [0, 1, 2]) match.choose(seat, READY)
  expect(match.position.stack.at(-1)?.step).toBe('perform.turn')
  for (const seat of [0, 1]) expect(why(match, seat)).toBe('kernel.undo.acted')
  expect(why(match, 2)).toBe('kernel.undo.revealed')
})

test('A takeover that shows a planned card stays, one that fails shows nothing', () => {
  const takeover = (armies: number): Match<Immortals> => {
    const table = scene({
      armies: { 'tribute-pass light': [0, armies], 'tribute-pass dark': [1, 2] },
      holders: { 'tribute-pass': 1 },
      players: [{ gold: 2, energy: 2 }],
      stack: planning(),
    })
    // Seat 1 plans the card, so that nobody else knows where it lies.
    table.choose(put('magicA', 'magic shrineOrTakeover'), 0)
    table.choose(put('extractGold', 'tribute-pass', 1), 1)
    for (const seat of [0, 1, 2]) table.choose(READY, seat)
    const match = matchFrom(table)
    match.choose(0, { do: 'reveal', space: space('magicA') })
    match.choose(0, { do: 'takeover', site: site('tribute-pass light') })
    return match
  }
  const won = takeover(3)
  expect(won.position.state.holder[region('tribute-pass')]).toBe(0)
  expect(why(won, 0)).toBe('kernel.undo.revealed')
  const lost = takeover(2)
  expect(lost.position.state.holder[region('tribute-pass')]).toBe(1)
  expect(why(lost, 0)).toBeUndefined()
  lost.undo(0)
  expect(lost.position.state.players[0]).toMatchObject({ gold: 2, energy: 2 })
})

test('In whole games every choice that can be taken back leads back exactly', { timeout: 120_000 }, () => {
  for (const seats of [3, 4, 5]) {
    const engine = new Engine(immortals, seats)
    const match = new Match(engine, seedFrom(`undo ${seats}`))
    const random = new Random(seedFrom(`undo ${seats}/play`))
    const counts = { back: 0, barred: 0 }
    while (!engine.over(match.position)) {
      const seat = random.pick(engine.awaited(match.position))
      const choice = random.pick(engine.menu(match.position, seat)?.offered ?? [])
      const before = engine.hash(match.position)
      const { drew, taught } = match.choose(seat, choice)
      const after = engine.hash(match.position)
      expect(match.whyNoUndo(seat) === undefined).toBe(!drew && !taught)
      if (drew || taught) {
        counts.barred++
        continue
      }
      match.undo(seat)
      expect(engine.hash(match.position)).toBe(before)
      match.choose(seat, choice)
      expect(engine.hash(match.position)).toBe(after)
      counts.back++
    }
    expect(counts.back).toBeGreaterThan(200)
    expect(counts.barred).toBeGreaterThan(20)
  }
})
