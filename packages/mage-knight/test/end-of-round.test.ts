import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { PROPOSE } from '../src/state/choices/together.ts'
import { DUMMY, NOBODY } from '../src/state/schema/state.ts'
import { Last } from '../src/state/schema/player.ts'
import { canDuel } from '../src/steps/duel.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { U } from '../src/state/pools/unit-cards.ts'
import { opening, plainSteps, throughRound } from './support/rounds.ts'
import { roundStack, scene, type Scene } from './support/scene.ts'

/** Ann, Bob and Cid; turns are small questions. */
function three(): Scene {
  const order = [0, 1, 2]
  return scene({
    seats: 3,
    order,
    steps: plainSteps,
    stack: [...roundStack(0, order), { step: 'turn', seat: 0, phase: 0 }],
  })
}

proves(
  ['MK-ENDROUND-01', 'MK-ENDROUND-02', 'MK-ROUND-17'],
  'Bob announces: Cid, then Ann have one last turn, Bob has none (example 110)',
  () => {
    const t = three().take('endTurn')
    expect(t.awaited).toEqual([1])
    t.take('announce')
    const turns: number[] = []
    while (t.step === 'turn') {
      turns.push(...t.awaited)
      t.take('endTurn')
    }
    expect(turns).toEqual([2, 0])
    expect(t.told('roundEnded')).toHaveLength(1)
  },
)

proves(
  'MK-ENDROUND-02',
  'a token that lies face down is turned up on the last turn, which is over with it',
  () => {
    const t = scene({
      players: [{ hand: ['rage'] }, { tokenDown: true, at: '1.SE' }],
      announced: 0,
      also: (s) => {
        s.players[0].lastTurn = Last.over
        s.players[1].lastTurn = Last.coming
      },
      stack: [
        { step: 'game', phase: 3 },
        { step: 'round', phase: 5 },
        { step: 'turns', next: 1, seat: -3, was: Last.no },
      ],
    })
    expect(t.told('skipped')).toEqual([{ event: 'skipped', seat: 1 }])
    expect(t.told('roundEnded')).toHaveLength(1)
    expect(t.state.players[1].tokenDown).toBe(false)
  },
)

proves('MK-ENDROUND-03', 'after the announcement nobody may attack another hero', () => {
  const two = (announced: number): string => {
    const t = scene({
      players: [
        { at: '1.E', hand: ['rage'] },
        { at: '1.SE', hand: ['rage'] },
      ],
      announced,
    })
    return canDuel(t.state, 0, 1, t.engine.tables)
  }
  expect(two(NOBODY)).toBe('')
  expect(two(1)).not.toBe('')
})

proves('MK-ENDROUND-03', 'after the announcement nobody is invited to a cooperative assault', () => {
  const two = (announced: number): Scene =>
    scene({
      scenario: 'fullCooperation',
      tiles: { '0,1': 'c7', '1,0': '1', '1,-1': '2' },
      tokens: { 'c7.C': ['altemGuardsmen', 'altemMages'] },
      cities: [{ at: 'c7.C', level: 5 }],
      players: [
        { at: 'c7.NE', hand: ['march', 'rage'], move: 2 },
        { at: 'c7.E', hand: ['march', 'rage'], move: 2 },
      ],
      announced,
    })
  expect(two(NOBODY).offers(PROPOSE)).toBe(true)
  const late = two(1)
  expect(late.offers(PROPOSE)).toBe(false)
  expect(late.why(PROPOSE)).toBeDefined()
})

proves(
  ['MK-ENDROUND-04', 'MK-ENDROUND-05'],
  'the dummy announces with an empty deck; after a player’s announcement it has its last turn',
  () => {
    const steps = plainSteps.filter(({ name }) => name !== 'dummy.turn')
    const order = [0, DUMMY]
    const make = (deck: readonly string[]): Scene =>
      scene({
        scenario: 'soloConquest',
        seats: 1,
        order,
        dummy: { deck },
        steps,
        stack: [...roundStack(0, order), { step: 'turn', seat: 0, phase: 0 }],
      })
    const empty = make([]).take('endTurn')
    expect(empty.state.announced).toBe(DUMMY)
    expect(empty.step).toBe('turn')
    empty.take('endTurn')
    expect(empty.told('roundEnded')).toHaveLength(1)
    const full = make(['rage', 'swiftness', 'rage', 'march', 'march', 'swiftness', 'swiftness']).take(
      'announce',
    )
    expect(full.told('dummyDrew')).toHaveLength(1)
    expect(full.told('roundEnded')).toHaveLength(1)
  },
)

proves(
  'MK-ENDROUND-06',
  'all Deed cards are one deck again; units, crystals, shields, fame and reputation stay',
  () => {
    const order = [0, 1]
    const t = scene({
      steps: plainSteps,
      marks: { '1.E': 0 },
      players: [
        {
          hand: ['rage', 'wound'],
          play: ['march'],
          discard: ['stamina', 'fireball'],
          deck: ['swiftness'],
          aside: ['agility'],
          units: [{ unit: 'peasants', spent: true, wounds: 1 }],
          crystals: 'rg',
          fame: 12,
          reputation: -2,
        },
      ],
      stack: [...roundStack(0, order), { step: 'turn', seat: 0, phase: 0 }],
    })
    t.take('announce', 'endTurn')
    const mine = [...t.cards(Z.hand), ...t.cards(Z.deck)].toSorted()
    expect(mine).toEqual(['agility', 'fireball', 'march', 'rage', 'stamina', 'swiftness', 'wound'])
    expect([t.cards(Z.play), t.cards(Z.discard), t.cards(Z.laid)]).toEqual([[], [], []])
    const { crystals, fame, reputation } = t.state.players[0]
    expect([crystals, fame, reputation]).toEqual([[1, 0, 1, 0], 12, -2])
    expect(t.units()).toEqual(['peasants'])
    expect(t.state.unitWounds[t.state.units[U.band][0]]).toBe(1)
    expect(t.state.mark[t.hex('1.E')]).toBe(0)
  },
)

proves(
  'MK-ENDROUND-07',
  'tactics are handed back at the end of a round, and alone the used ones leave the game',
  () => {
    const plain = plainSteps.filter(({ name }) => name === 'turn')
    const make = (scenario: string, seats: number): Scene => {
      const order = Array.from({ length: seats }, (_, seat) => seat)
      return scene({
        scenario,
        seats,
        order,
        players: order.map((seat) => ({ tactic: seat === 0 ? 'earlyBird' : 'rethink' }) as const),
        dummy: { deck: ['rage', 'march', 'swiftness'], tactic: 'planning' },
        steps: plain,
        also: (s) => void (s.tacticsLeft = 0b1111_1111_1111),
        stack: [...roundStack(0, order), { step: 'turn', seat: 0, phase: 0 }],
      })
    }
    const rivals = make('fullConquest', 2).take('announce', 'endTurn')
    expect(rivals.state.players.map(({ tactic }) => tactic)).toEqual([-1, -1])
    expect(rivals.state.tacticsLeft).toBe(0b1111_1111_1111)
    const alone = make('soloConquest', 1).take('announce')
    expect(alone.state.tacticsLeft).toBe(0b1111_1111_0110)
  },
)

proves('MK-ENDROUND-06', 'a whole round keeps what a player owns', () => {
  const t = opening(2)
  const owned = t.state.deeds[Z.hand].length + t.state.deeds[Z.deck].length
  throughRound(t)
  expect(t.state.round).toBe(2)
  expect(t.state.deeds[Z.hand].length + t.state.deeds[Z.deck].length).toBe(owned)
})
