import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { TACTIC } from '../src/state/choices/common.ts'
import { TACTIC_USE } from '../src/state/choices/plays.ts'
import { BEGIN, END_TURN } from '../src/state/choices/map.ts'
import { ColourOf, NONE, TacticOf } from '../src/content/ids.ts'
import { DieAt, DUMMY, type State } from '../src/state/schema/state.ts'
import { Extra, Last } from '../src/state/schema/player.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { choosing } from './support/plays.ts'
import { roundStack, scene, turnStack, type Scene, type SceneSpec } from './support/scene.ts'

const fives = ['march', 'march', 'stamina', 'stamina', 'rage']

/** Before the first player's turn, who holds a tactic. */
function before(spec: SceneSpec): Scene {
  return scene({ night: true, stack: turnStack(0, [0, 1], 0), ...spec })
}

function counts(s: State, seat = 0): number[] {
  return [Z.hand, Z.deck, Z.discard].map((zone) => s.deeds[zone + seat].length)
}

proves('MK-TACTIC-01', 'the least fame chooses first, then who is lower in the order', () => {
  const t = choosing({ players: [{ fame: 5 }, { fame: 2 }, { fame: 2 }], order: [1, 2, 0] })
  const asked: number[] = []
  for (const tactic of ['earlyBird', 'planning', 'theRightMoment'] as const) {
    asked.push(t.awaited[0])
    t.choose(TACTIC[TacticOf[tactic]])
  }
  expect(asked).toEqual([2, 1, 0])
})

proves('MK-TACTIC-02', 'in the first round the last one in picking order chooses first', () => {
  const t = choosing({ players: [{}, {}, {}], order: [2, 0, 1] })
  expect(t.awaited).toEqual([1])
})

proves('MK-TACTIC-03', 'a tactic belongs to one player, and its effect comes before the next choice', () => {
  const t = choosing({ players: [{ hand: fives }, { hand: fives }], order: [0, 1] })
  t.choose(TACTIC[TacticOf.greatStart])
  expect(t.awaited).toEqual([0])
  expect(counts(t.state, 1)[0]).toBe(7)
  expect(t.why(TACTIC[TacticOf.greatStart])).toBe('MK-TACTIC-03')
  expect(t.reason(TACTIC[TacticOf.greatStart])).toBe('Player 2 holds this tactic.')
})

proves('MK-TACTIC-04', 'the order follows the numbers of the tactics', () => {
  const t = choosing({ players: [{}, {}, {}], order: [0, 1, 2] })
  for (const tactic of [TacticOf.theRightMoment, TacticOf.earlyBird, TacticOf.planning])
    t.choose(TACTIC[tactic])
  expect(t.state.order).toEqual([1, 0, 2])
  expect(t.told('turnOrder')).toEqual([{ event: 'turnOrder', order: [1, 0, 2] }])
})

proves(
  'MK-TACTIC-05',
  'what nobody chose is out for the round, and the other time of day was never there',
  () => {
    for (const night of [false, true]) {
      const t = choosing({ night, order: [0, 1] })
      const bits = t.offered().reduce((mask, { tactic }) => mask | (1 << Number(tactic)), 0)
      const { dayTactics, nightTactics } = t.engine.tables.box
      expect(bits).toBe(night ? nightTactics : dayTactics)
      t.choose(TACTIC[night ? TacticOf.fromTheDusk : TacticOf.earlyBird])
      t.choose(TACTIC[night ? TacticOf.longNight : TacticOf.planning])
      expect(t.step).not.toBe('tactic.pick')
      expect(t.state.players.map(({ tactic }) => tactic)).toEqual(
        night ? [TacticOf.longNight, TacticOf.fromTheDusk] : [TacticOf.planning, TacticOf.earlyBird],
      )
    }
  },
)

proves('MK-TACTIC-06', 'the first tactics have no effect but their number', () => {
  for (const night of [false, true]) {
    const t = choosing({ night, order: [0, 1] })
    const hands = t.state.deeds.map((zone) => zone.slice())
    const dice = t.state.die.slice()
    t.choose(TACTIC[night ? TacticOf.fromTheDusk : TacticOf.earlyBird])
    expect(t.state.deeds).toEqual(hands)
    expect(t.state.die).toEqual(dice)
    expect(t.awaited).toEqual([0])
  }
  const t = scene({ night: true, players: [{ tactic: 'fromTheDusk' }] })
  expect(t.offered().some(({ do: verb }) => verb === 'tacticUse')).toBe(false)
})

proves('MK-TACTIC-07', 'Rethink discards up to 3, draws as many and shuffles the pile in', () => {
  const t = choosing({
    players: [{}, { hand: ['march', 'march', 'stamina', 'rage', 'wound'] }],
    order: [0, 1],
  })
  expect(counts(t.state, 1)).toEqual([5, 12, 0])
  t.choose(TACTIC[TacticOf.rethink])
  t.take('target wound', 'target march', 'target rage')
  expect(t.awaited).toEqual([0])
  expect(counts(t.state, 1)).toEqual([5, 12, 0])
  const fewer = choosing({ players: [{}, { hand: fives }], order: [0, 1] })
  fewer.choose(TACTIC[TacticOf.rethink]).take('target rage', 'done')
  expect(counts(fewer.state, 1)).toEqual([5, 11, 0])
})

proves(['MK-TACTIC-08', 'MK-TACTIC-09'], 'a stolen die pays once, besides a die of the Source', () => {
  const t = choosing({ players: [{}, {}], order: [0, 1], source: 'rgky' })
  t.choose(TACTIC[TacticOf.manaSteal])
  expect(t.offered().map(({ die }) => die)).toEqual([0, 1])
  expect(t.why({ do: 'target', die: 3 })).toBe('MK-MANA-06')
  t.take('target 0')
  expect(t.state.dieAt.slice(0, 4)).toEqual([DieAt.stolen + 1, 0, 0, 0])

  const turn = scene({
    players: [{ hand: ['rage', 'march', 'improvisation'], tactic: 'manaSteal' }],
    source: 'rgkk',
    also: (s) => {
      s.dieAt[0] = DieAt.stolen
      s.stage = 2
    },
  })
  expect(turn.offers('play march move 4')).toBe(true)
  turn.take('play march move 4')
  expect(turn.player().dice).toBe(1)
  turn.take('play improvisation move 5')
  expect(turn.state.dieAt.slice(0, 2)).toEqual([DieAt.used, DieAt.used])
  expect(turn.player().dice).toBe(1)
  expect(turn.player(0).move).toBe(9)
  turn.choose(END_TURN)
  expect(turn.state.dieAt.slice(0, 2)).toEqual([DieAt.source, DieAt.source])
  expect(turn.told('rolled').map(({ die }) => die)).toEqual([0, 1])
})

proves('MK-TACTIC-10', 'Planning adds a card to the draw with 2 cards in hand', () => {
  const drawn = (hand: readonly string[]): number => {
    const t = scene({ players: [{ hand: ['march', ...hand], tactic: 'planning' }] })
    t.take('play march move 2', 'endTurn')
    while (t.step === 'end.discard') t.take('done')
    return counts(t.state)[0]
  }
  expect(drawn(['wound', 'rage'])).toBe(6)
  expect(drawn(['rage'])).toBe(5)
})

proves('MK-TACTIC-11', 'Great Start draws 2 cards', () => {
  const t = choosing({ players: [{}, { hand: fives }], order: [0, 1] })
  t.choose(TACTIC[TacticOf.greatStart])
  expect(counts(t.state, 1)).toEqual([7, 9, 0])
})

proves('MK-TACTIC-12', 'The Right Moment gives one more turn, once, and not on a last turn', () => {
  const spec: SceneSpec = { players: [{ hand: fives, tactic: 'theRightMoment' }] }
  const t = scene(spec)
  t.take('tacticUse')
  expect(t.player().extraTurn).toBe(Extra.another)
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-12')
  t.take('side rage move', 'endTurn')
  while (t.step === 'end.discard') t.take('done')
  expect(t.awaited).toEqual([0])
  expect(t.told('turnBegan')).toEqual([{ event: 'turnBegan', seat: 0, extra: true }])
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-12')
  expect(scene({ ...spec, announced: 1 }).why(TACTIC_USE[0])).toBe('MK-TACTIC-12')
  expect(scene({ ...spec, announced: 1, options: { rightMomentLastTurn: true } }).offers(TACTIC_USE[0])).toBe(
    true,
  )
})

proves('MK-TACTIC-13', 'Long Night is used once, with an empty deck and cards to shuffle', () => {
  const players = [
    { hand: fives, deck: [], discard: ['march', 'swiftness', 'promise', 'threaten'], tactic: 'longNight' },
  ] as const
  const t = scene({ night: true, players })
  t.take('tacticUse')
  expect(counts(t.state)).toEqual([5, 3, 1])
  expect(t.player().tacticUsed).toBe(true)
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-13')
  const full = scene({ night: true, players: [{ hand: fives, deck: ['march'], tactic: 'longNight' }] })
  expect(full.why(TACTIC_USE[0])).toBe('MK-TACTIC-13')
  const nothing = scene({ night: true, players: [{ hand: fives, deck: [], tactic: 'longNight' }] })
  expect(nothing.why(TACTIC_USE[0])).toBe('MK-TACTIC-13')
})

proves('MK-TACTIC-14', 'Mana Search rerolls up to 2 dice, gold ones first, before the Source is used', () => {
  const players = [{ hand: ['march', 'rage'], tactic: 'manaSearch' }] as const
  const t = scene({ night: true, players, source: 'ygkr' })
  t.take('tacticUse')
  expect(t.offers({ do: 'target', die: 0 })).toBe(true)
  expect(t.why({ do: 'target', die: 1 })).toBe('MK-TACTIC-14')
  t.choose({ do: 'target', die: 0 })
  expect(t.told('rolled')).toEqual([]) // both in one go
  t.choose({ do: 'target', die: 2 })
  expect(t.told('rolled').map(({ die }) => die)).toEqual([0, 2])
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-14')
  const late = scene({ night: true, players, source: 'ggkk' })
  late.take('play march move 4')
  expect(late.why(TACTIC_USE[0])).toBe('MK-TACTIC-14')
})

proves('MK-TACTIC-15', 'Midnight Meditation shuffles cards in and draws as many, once', () => {
  const t = before({ players: [{ hand: [...fives.slice(1), 'wound'], tactic: 'midnightMeditation' }] })
  expect(t.step).toBe('turn.before')
  t.take('tacticUse', 'target wound', 'target march', 'target rage', 'done')
  expect(counts(t.state)).toEqual([5, 12, 0])
  expect(t.player().tacticUsed).toBe(true)
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-15')
})

proves('MK-TACTIC-16', 'Preparation takes any card of the deck and shuffles it', () => {
  const t = choosing({
    night: true,
    players: [{}, { hand: fives, deck: ['promise', 'threaten', 'wound'] }],
    order: [0, 1],
  })
  t.choose(TACTIC[TacticOf.preparation])
  expect(
    t
      .offered()
      .map((one) => t.words(one))
      .toSorted(),
  ).toEqual(['target promise', 'target threaten', 'target wound'])
  t.take('target threaten')
  expect(t.hand(1)).toContain('threaten')
  expect(counts(t.state, 1)).toEqual([6, 2, 0])
  expect(t.drew).toBe(true)
})

proves('MK-TACTIC-17', 'Sparing Power tucks a card before each turn, or gives all of them back', () => {
  const t = before({ players: [{ hand: fives, deck: ['promise', 'threaten'], tactic: 'sparingPower' }] })
  expect(t.why(TACTIC_USE[1])).toBeDefined()
  t.choose(TACTIC_USE[0])
  expect(t.state.deeds[Z.tucked].length).toBe(1)
  expect(t.why(TACTIC_USE[0])).toBe('MK-TACTIC-17')
  const full = before({
    players: [{ hand: fives, deck: [], tucked: ['promise', 'threaten'], tactic: 'sparingPower' }],
  })
  expect(full.why(TACTIC_USE[0])).toBeDefined()
  full.choose(TACTIC_USE[1])
  expect(full.hand().length).toBe(7)
  expect(full.player().tacticUsed).toBe(true)
  expect(full.state.deeds[Z.tucked]).toEqual([])
})

proves('MK-TACTIC-17', 'Sparing Power is there again before the next turn, until it is turned over', () => {
  const t = before({
    players: [
      { at: '1.SW', hand: fives, tactic: 'sparingPower' },
      { at: '1.SE', hand: ['rage', 'march'] },
    ],
  })
  const aTurn = (): void => {
    const seat = t.awaited[0]
    t.take('side rage move', 'endTurn')
    while (t.awaited[0] === seat && t.step === 'end.discard') t.take('done')
  }
  t.choose(TACTIC_USE[0]).choose(BEGIN)
  aTurn()
  aTurn()
  expect([t.step, t.awaited]).toEqual(['turn.before', [0]])
  expect([t.offers(TACTIC_USE[0]), t.offers(TACTIC_USE[1])]).toEqual([true, true])
  t.choose(TACTIC_USE[1])
  expect([t.state.deeds[Z.tucked].length, t.hand().length]).toEqual([0, 6])
  expect([t.why(TACTIC_USE[0]), t.why(TACTIC_USE[1])]).toEqual(['MK-TACTIC-17', 'MK-TACTIC-17'])
})

proves(
  'MK-TACTIC-18',
  'tactics of before the turn are used outside the own turn, until the last one is over',
  () => {
    const players = [{}, { hand: fives, tactic: 'midnightMeditation' }] as const
    const t = scene({ night: true, players })
    expect(t.offers(TACTIC_USE[0], 1)).toBe(true)
    expect(
      scene({ night: true, players: [{ hand: fives, tactic: 'midnightMeditation' }] }).offers(TACTIC_USE[0]),
    ).toBe(false)
    const over = scene({ night: true, players: [{}, { ...players[1], lastTurn: Last.over }] })
    expect(over.why(TACTIC_USE[0], 1)).toBe('MK-ROUND-18')
    const own = before({ players: [{ hand: fives, tactic: 'midnightMeditation' }] })
    expect(own.offers(TACTIC_USE[0])).toBe(true)
    own.choose(BEGIN)
    expect(own.step).toBe('turn.main')
    expect(own.offers(TACTIC_USE[0])).toBe(false)
  },
)

// The dummy, and tactics that leave the game

proves(
  ['MK-SC-41', 'MK-DUMMY-07'],
  'alone, the player picks first, the dummy at random, and both leave',
  () => {
    const t = choosing({ scenario: 'soloConquest', seats: 1, order: [0, DUMMY] })
    t.choose(TACTIC[TacticOf.planning])
    const { dummyTactic } = t.state
    expect(dummyTactic).not.toBe(TacticOf.planning)
    expect((1 << dummyTactic) & t.engine.tables.box.dayTactics).not.toBe(0)
    expect(t.state.order).toEqual(dummyTactic < TacticOf.planning ? [DUMMY, 0] : [0, DUMMY])
    const end = scene({
      scenario: 'soloConquest',
      seats: 1,
      round: 1,
      players: [{ tactic: 'planning' }],
      dummy: { tactic: 'rethink' },
      stack: [
        ...roundStack(0, [0]).slice(0, 1),
        { step: 'round', phase: 6 },
        { step: 'tactics.leave', phase: 0 },
      ],
    })
    const left = end.state.tacticsLeft
    expect([left & (1 << TacticOf.planning), left & (1 << TacticOf.rethink)]).toEqual([0, 0])
    expect(left & (1 << TacticOf.earlyBird)).not.toBe(0)
    expect(end.told('tacticLeft').map(({ tactic }) => tactic)).toEqual([TacticOf.rethink, TacticOf.planning])
  },
)

proves(
  ['MK-SC-51', 'MK-ENDROUND-07'],
  'together, the dummy picks first and one used tactic leaves by agreement',
  () => {
    const together: SceneSpec = { scenario: 'fullCooperation', seats: 2 }
    const t = choosing({ ...together, order: [0, 1, DUMMY] })
    const { dummyTactic } = t.state
    expect(dummyTactic).not.toBe(NONE)
    expect(t.why(TACTIC[dummyTactic])).toBe('MK-DUMMY-07')
    const leaving = (): Scene =>
      scene({
        ...together,
        round: 1,
        order: [1, 0, DUMMY],
        players: [{ tactic: 'planning' }, { tactic: 'rethink' }],
        dummy: { tactic: 'earlyBird' },
        stack: [
          { step: 'game', phase: 3 },
          { step: 'round', phase: 6 },
          { step: 'tactics.leave', phase: 0 },
        ],
      })
    const agreed = leaving()
    expect(agreed.awaited).toEqual([1])
    expect(agreed.offered()).toEqual([TACTIC[TacticOf.rethink], TACTIC[TacticOf.planning]])
    agreed.choose(TACTIC[TacticOf.planning])
    expect(agreed.awaited).toEqual([0])
    agreed.take('yes')
    expect(agreed.state.tacticsLeft & (1 << TacticOf.planning)).toBe(0)
    const refused = leaving()
    refused.choose(TACTIC[TacticOf.planning]).take('no')
    expect(refused.awaited).toEqual([0])
    refused.choose(TACTIC[TacticOf.rethink])
    expect(refused.state.tacticsLeft & (1 << TacticOf.planning)).not.toBe(0)
    expect(refused.state.tacticsLeft & (1 << TacticOf.rethink)).toBe(0)
    expect(
      refused.state.players.every(({ tactic }) => tactic === NONE) || refused.step === 'tactic.pick',
    ).toBe(true)
    const gone = choosing({ order: [0, 1], also: (s) => (s.tacticsLeft &= ~(1 << TacticOf.planning)) })
    expect(gone.why(TACTIC[TacticOf.planning])).toBe('MK-ENDROUND-07')
  },
)

proves('MK-MANA-17', 'a die that is rolled to a depleted colour cannot be used', () => {
  const t = scene({ players: [{ hand: ['march'] }], source: 'kkkk' })
  expect(t.why('play march move 4')).toBe('MK-CARD-02')
  // Whatever a used die is rolled to counts at once, for the next player too.
  const seen = new Set<string>()
  for (let n = 0; n < 60 && seen.size < 3; n++) {
    const next = scene({
      seed: `depleted ${n}`,
      players: [
        { at: '1.SW', hand: ['march', 'rage'] },
        { at: '1.SE', hand: ['march'] },
      ],
      source: 'gkkk',
    })
    next.take('play march move 4', 'endTurn', 'done')
    const colour = next.state.die[0]
    const usable = next.offers('play march move 4', 1)
    expect(usable).toBe(colour === ColourOf.green || colour === ColourOf.gold)
    if ([ColourOf.green, ColourOf.gold, ColourOf.black].includes(colour)) seen.add(String(colour))
  }
  expect(seen.size).toBe(3)
  expect(scene({ players: [{ hand: ['march'] }], source: 'gkkk' }).offers('play march move 4')).toBe(true)
  expect(ColourOf.black).toBe(5)
})
