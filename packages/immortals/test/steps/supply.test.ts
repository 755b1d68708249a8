import { expect } from 'vitest'
import { proves } from '@longtable/kernel/proofs'
import { immortals } from '../../src/game.ts'
import { isConflict, Z } from '../../src/state/cards.ts'
import { INHABITANTS } from '../../src/state/codes.ts'
import { acting, thrown, told } from '../support/fights.ts'
import { card, scene, site, type Scene, type SceneSpec } from '../support/scene.ts'

/** The free draw of a round: seat 0 is the first to be asked. */
const drawing: SceneSpec = {
  stack: [
    { step: 'rounds', phase: 1 },
    { step: 'reinforce.draws', turn: 0 },
  ],
}

/** Seat 0 has revealed the magic card that draws two conflict cards. */
function drawTwo(spec: SceneSpec): Scene {
  return acting({ ...spec, players: [{ gold: 2, board: { magicA: 'magic draw2OrTransition2' } }] })
    .reveal('magicA')
    .choose({ do: 'drawCards' })
}

function conflictsInHand(table: Scene, seat: number): number[] {
  return table.hand(seat).filter(isConflict)
}

const discard = ['conflict sunfield dark', 'conflict the-murk light', 'wild blue dark'] as const
const discarded = discard.map((name) => card(name, 0))

proves('IMM-SUPPLY-1', 'When the deck is empty the discards become a new one', () => {
  const table = scene({ ...drawing, deck: 'empty', discard }).choose({ do: 'draw' })
  const [drawn] = conflictsInHand(table, 0)
  expect(discarded).toContain(drawn)
  expect(table.state.cards[Z.discard]).toEqual([])
  expect(table.state.cards[Z.deck].toSorted((a, b) => a - b)).toEqual(
    discarded.filter((one) => one !== drawn).toSorted((a, b) => a - b),
  )
  expect(told(table, 'reshuffled')).toEqual([{ event: 'reshuffled', count: 3 }])
  expect(told(table, 'drewCard')).toEqual([{ event: 'drewCard', seat: 0, card: drawn }])
  expect(told(table, 'drew')).toEqual([{ event: 'drew', seat: 0, count: 1 }])
})

proves('IMM-SUPPLY-1', 'The new deck is shuffled: any of the discards may come first', () => {
  const first = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const table = scene({ ...drawing, deck: 'empty', discard, seed: `deck ${seed}` }).choose({ do: 'draw' })
    first.add(conflictsInHand(table, 0)[0])
    expect(table.drew).toBe(true)
  }
  expect(first).toEqual(new Set(discarded))
})

proves(
  'IMM-SUPPLY-1',
  'While the deck lasts the discards stay where they are, and its top card comes',
  () => {
    const table = scene({ ...drawing, deck: ['conflict foothold light'], discard }).choose({ do: 'draw' })
    expect(conflictsInHand(table, 0)).toEqual([card('conflict foothold light', 0)])
    expect(table.state.cards[Z.discard]).toHaveLength(3)
    expect(told(table, 'reshuffled')).toEqual([])
  },
)

proves('IMM-SUPPLY-1', 'Two cards are drawn across the end of the deck', () => {
  // A single card is left in the deck: the last seat holds the others.
  const table = scene({
    deck: 'empty',
    discard: [...discard, 'conflict foothold light'],
    players: [{ gold: 2, board: { magicA: 'magic draw2OrTransition2' } }, {}, { board: { magicB: 'blank' } }],
  })
  const { cards } = table.state
  cards[Z.discard].splice(cards[Z.discard].indexOf(card('conflict foothold light', 0)), 1)
  cards[Z.deck].push(card('conflict foothold light', 0))
  table.engine.resume(table.position)
  table.reveal('magicA').choose({ do: 'drawCards' })
  const hand = conflictsInHand(table, 0)
  expect(hand).toHaveLength(2)
  expect(hand).toContain(card('conflict foothold light', 0))
  expect(told(table, 'reshuffled')).toEqual([{ event: 'reshuffled', count: 3 }])
  expect(table.state.cards[Z.deck]).toHaveLength(2)
})

proves('IMM-SUPPLY-1', 'A draw of two gives one when there is only one, and two when there are two', () => {
  const one = drawTwo({ deck: 'empty', discard: ['conflict sunfield dark'] })
  expect(conflictsInHand(one, 0)).toEqual([card('conflict sunfield dark', 0)])
  expect(one.state.cards[Z.deck]).toEqual([])
  expect(one.state.players[0].gold).toBe(0)
  const two = drawTwo({ deck: 'empty', discard: ['conflict sunfield dark', 'wild blue dark'] })
  expect(conflictsInHand(two, 0)).toEqual([card('conflict sunfield dark', 0), card('wild blue dark', 0)])
  const deck = drawTwo({})
  expect(conflictsInHand(deck, 0)).toHaveLength(2)
})

proves(
  ['IMM-SUPPLY-1', 'IMM-PERFORM-13'],
  'Without deck and discards nobody is asked to draw, and the magic cannot',
  () => {
    const round = scene({
      ...drawing,
      deck: 'empty',
      armies: { 'foothold light': [0, 1] },
      players: [{ limbo: [3, 0] }],
    })
    expect(round.step).toBe('reinforce.place')
    const magic = acting({
      deck: 'empty',
      players: [{ gold: 2, board: { magicA: 'magic draw2OrTransition2' } }],
    }).reveal('magicA')
    expect(magic.why({ do: 'drawCards' })).toBe('IMM-PERFORM-13')
  },
)

proves('IMM-SUPPLY-2', 'A hand may hold every conflict card there is', () => {
  const table = scene({ ...drawing, deck: 'empty', discard: ['conflict sunfield dark'], first: 2 })
  expect(conflictsInHand(table, 2)).toHaveLength(59)
  table.choose({ do: 'draw' })
  expect(conflictsInHand(table, 2)).toHaveLength(60)
  // Nobody has to give any of them up, and planning offers them all.
  table.choose({ do: 'ready' }, 0).choose({ do: 'ready' }, 1)
  expect(table.step).toBe('plan')
  const offered = table.offered(2).filter((choice) => choice.do === 'put')
  // On the first space, which extracts gold: no wild cards, no magic, no region card, one blank for all four.
  expect(offered).toHaveLength(50 + 1)
})

proves('IMM-SUPPLY-3', 'Gold and energy are paid out beyond the 199 of the box', () => {
  const extracting = (space: 'extractGold' | 'extractEnergy'): Scene =>
    scene({
      armies: { 'shore-lake light': [0, 1] },
      holders: { 'shore-lake': 0 },
      players: [
        { gold: 199, energy: 199, board: { [space]: 'shore-lake' } },
        { gold: 150, energy: 150 },
      ],
    })
      .reveal(space)
      .choose({ do: 'extract', site: site('shore-lake light') })
  expect(extracting('extractGold').state.players[0]).toMatchObject({ gold: 204, energy: 199 })
  expect(extracting('extractEnergy').state.players[0]).toMatchObject({ gold: 199, energy: 201 })
  const table = extracting('extractGold')
  expect(table.engine.decode(table.engine.encode(table.position)).state.players[0].gold).toBe(204)
})

proves('IMM-SUPPLY-4', 'Supply, tower and tray hold 20 inhabitants after every battle', () => {
  for (const side of ['A', 'B', 'C'] as const) {
    for (let seed = 0; seed < 10; seed++) {
      const table = thrown({ at: 'white-falls dark', side }, 3, {
        seed: `green ${seed}`,
        armies: { 'white-falls dark': [1, 3] },
        tray: { armies: [1, 0], inhabitants: seed },
        tower: { armies: [2, 2], inhabitants: 5 },
      })
      const { inhabitants, tower, tray } = table.state
      expect(inhabitants + tower[INHABITANTS] + tray[INHABITANTS]).toBe(20)
      expect(inhabitants).toBeGreaterThanOrEqual(0)
    }
  }
})

proves('IMM-SUPPLY-4', 'An inhabitant too many or too few is noticed', () => {
  const table = scene({ players: [{ board: { magicA: 'blank' } }] })
  const { engine, state } = table
  const violations = (): string[] => immortals.violations(state, engine.tables, engine.seats)
  expect(violations()).toEqual([])
  state.inhabitants--
  expect(violations()).toEqual(['19 inhabitants, not 20'])
  state.tray[INHABITANTS]++
  expect(violations()).toEqual([])
  state.tower[INHABITANTS]++
  expect(violations()).toEqual(['21 inhabitants, not 20'])
})
