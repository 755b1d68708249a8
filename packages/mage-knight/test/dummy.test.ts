import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { TacticOf } from '../src/content/ids.ts'
import { DUMMY, NOBODY } from '../src/state/schema/state.ts'
import { Last } from '../src/state/schema/player.ts'
import { refreshOffers } from '../src/steps/offers.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { opening, plainSteps, throughRound } from './support/rounds.ts'
import { roundStack, scene, type Scene, type SceneSpec } from './support/scene.ts'

/** The turns alone are small questions; the dummy is the real one. */
const steps = plainSteps.filter(({ name }) => name !== 'dummy.turn')

/** It is the dummy's turn; its hero is Goldyx: green, green, blue. */
function dummys(dummy: NonNullable<SceneSpec['dummy']>, spec: SceneSpec = {}): Scene {
  return scene({
    scenario: 'soloConquest',
    seats: 1,
    order: [DUMMY, 0],
    dummy: { crystals: 'ggb', ...dummy },
    steps,
    stack: [...roundStack(DUMMY, [DUMMY, 0]), { step: 'dummy.turn' }],
    ...spec,
  })
}

const shown = (t: Scene): number => t.cards(Z.dummyShown).length

const RED = 'rage'
const WHITE = 'swiftness'
const GREEN = 'march'
const BLUE = 'stamina'
/** The lowest action is blue, the two lowest spells are green. */
const BLUE_AND_GREEN: SceneSpec = {
  actions: ['pureMagic', 'agility', 'training'],
  spells: ['tremor', 'restoration', 'fireball'],
}
/** The other 13 cards of a hero's deck. */
const REST = [
  'rage',
  'march',
  'stamina',
  'stamina',
  'swiftness',
  'improvisation',
  'threaten',
  'promise',
  'crystallize',
  'manaDraw',
  'concentration',
  'tranquility',
  'determination',
]

proves(
  ['MK-DUMMY-02', 'MK-DUMMY-03'],
  'red, white, green: two green crystals turn over two more of 16 cards (example 71)',
  () => {
    const t = dummys({ deck: [RED, WHITE, GREEN, ...REST] })
    expect(shown(t)).toBe(5)
    expect(t.cards(Z.dummyDeck)).toHaveLength(11)
    expect(t.told('dummyDrew')[0]?.cards).toHaveLength(5)
    const red = dummys({ deck: [GREEN, WHITE, RED, ...REST] })
    expect([shown(red), red.cards(Z.dummyDeck).length]).toEqual([3, 13])
  },
)

proves(['MK-DUMMY-02', 'MK-DUMMY-03'], 'a last card of another colour turns over 3 cards only', () => {
  expect(shown(dummys({ deck: [GREEN, GREEN, RED, BLUE, BLUE, WHITE] }))).toBe(3)
  expect(shown(dummys({ deck: [RED, WHITE, BLUE, GREEN, GREEN, WHITE] }))).toBe(4)
})

proves('MK-DUMMY-04', 'extra cards trigger nothing, and a short deck gives what it has', () => {
  // The fourth card is green again: nothing more.
  expect(shown(dummys({ deck: [RED, WHITE, BLUE, GREEN, RED, RED] }))).toBe(4)
  const short = dummys({ deck: [RED, GREEN] })
  expect(shown(short)).toBe(2)
  expect(short.state.announced).toBe(NOBODY)
  const extra = dummys({ deck: [RED, RED, GREEN, BLUE] })
  expect(shown(extra)).toBe(4)
  expect(extra.state.announced).toBe(NOBODY)
})

proves(
  ['MK-DUMMY-01', 'MK-ENDROUND-04'],
  'with an empty deck it announces the end of the round, and every player has one last turn',
  () => {
    const t = dummys({ deck: [] })
    expect(t.state.announced).toBe(DUMMY)
    expect(t.told('announced')).toEqual([{ event: 'announced', seat: DUMMY }])
    expect([t.step, t.state.players[0].lastTurn]).toEqual(['turn', Last.coming])
    t.take('endTurn')
    expect(t.told('roundEnded')).toHaveLength(1)
  },
)

proves(
  ['MK-DUMMY-10', 'MK-ENDROUND-05'],
  'after somebody’s announcement it turns over cards, or does nothing',
  () => {
    const last: SceneSpec = {
      announced: 0,
      stack: [
        { step: 'game', phase: 3 },
        { step: 'round', phase: 5 },
        { step: 'turns', next: 1, seat: DUMMY, was: Last.coming },
        { step: 'dummy.turn' },
      ],
      also: (s) => {
        s.dummyLast = Last.coming
        s.players[0].lastTurn = Last.over
      },
    }
    const t = dummys({ deck: [RED, WHITE, RED, BLUE, GREEN] }, last)
    expect(t.told('dummyDrew')).toHaveLength(1)
    const empty = dummys({ deck: [] }, last)
    expect(empty.told('announced')).toEqual([])
    expect(empty.told('dummyDrew')).toEqual([])
  },
)

proves('MK-DUMMY-06', 'the dummy counts neither for the dice nor for the units: three of each alone', () => {
  const { tables } = opening(1, { scenario: 'soloConquest' }).engine
  expect([tables.dice, tables.offer, tables.dummy]).toEqual([3, 3, true])
})

proves('MK-DUMMY-07', 'a tactic of the dummy has no effect of its own', () => {
  const t = dummys({ deck: [RED, WHITE, RED, GREEN], tactic: 'greatStart' })
  expect(t.state.dummyTactic).toBe(TacticOf.greatStart)
  expect(shown(t)).toBe(3)
})

proves(
  'MK-DUMMY-08',
  'a new round: its deck has one action more, and a crystal of the spell’s colour (example 73)',
  () => {
    const t = opening(1, { scenario: 'soloConquest' })
    const crystals = t.state.dummyCrystals.slice()
    const [action] = t.state.deeds[Z.actionOffer]
    throughRound(t)
    expect(t.state.round).toBe(2)
    expect(t.cards(Z.dummyDeck)).toHaveLength(17)
    expect(t.state.deeds[Z.dummyDeck]).toContain(action)
    expect(t.cards(Z.dummyShown)).toEqual([])
    const gained = t.state.dummyCrystals.map((n, colour) => n - crystals[colour])
    expect(gained.reduce((sum, n) => sum + n, 0)).toBe(1)
  },
)

proves(
  ['MK-DUMMY-08', 'MK-ROUND-09'],
  'the lowest action, a blue one, joins its deck; of a green spell it has a crystal, also a fourth (example 73)',
  () => {
    const t = dummys({ deck: [RED, WHITE, GREEN, ...REST] }, BLUE_AND_GREEN)
    t.act((s, ctx) => refreshOffers(s, ctx))
    expect(t.state.dummyCrystals).toEqual([0, 1, 3, 0])
    expect([...t.cards(Z.dummyDeck), ...t.cards(Z.dummyShown)]).toHaveLength(17)
    expect(t.cards(Z.dummyDeck)).toContain('pureMagic')
    expect(t.cards(Z.spellDeck)[0]).toBe('tremor')
    t.act((s, ctx) => refreshOffers(s, ctx))
    expect(t.state.dummyCrystals).toEqual([0, 1, 4, 0])
  },
)

proves('MK-DUMMY-09', 'the dummy has no seat, no place on the map and no fame', () => {
  const t = opening(1, { scenario: 'soloConquest' })
  expect(t.state.players).toHaveLength(1)
  expect(t.state.order).toContain(DUMMY)
  expect(t.engine.tables.rules.score(t.state, t.engine.tables).scores).toHaveLength(1)
})
