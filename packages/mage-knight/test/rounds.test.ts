import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { DONE } from '../src/state/choices/common.ts'
import { ANNOUNCE, END_TURN } from '../src/state/choices/map.ts'
import { DieAt, DUMMY, NOBODY } from '../src/state/schema/state.ts'
import { Last } from '../src/state/schema/player.ts'
import { beginEnding } from '../src/steps/last-turns.ts'
import { face, isWound, Z } from '../src/state/pools/deed-cards.ts'
import { SkillState, skillNo } from '../src/state/pools/skill-tokens.ts'
import { isElite, U, unitRow } from '../src/state/pools/unit-cards.ts'
import { opening, plainSteps, REACH_END, throughRound } from './support/rounds.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** A scene at the end of a round: the next one begins at once and stops where tactics are chosen. */
function nextRound(spec: SceneSpec = {}): Scene {
  return scene({ round: 1, steps: plainSteps, stack: [{ step: 'game', phase: 3 }], ...spec })
}

/** A scene in the middle of a round, before anybody's turn. */
function turns(spec: SceneSpec = {}): Scene {
  const stack = [
    { step: 'game', phase: 3 },
    { step: 'round', phase: 5 },
    { step: 'turns', next: 0, seat: -3, was: 0 },
  ]
  return scene({ steps: plainSteps, stack, ...spec })
}

/** Who is asked, turn after turn, while everybody just ends the turn. */
function asked(t: Scene, count: number): number[] {
  const seats: number[] = []
  while (seats.length < count && t.step === 'turn') {
    seats.push(t.awaited[0])
    t.choose(END_TURN)
  }
  return seats
}

proves(['MK-ROUND-01', 'MK-ROUND-02'], 'Day and Night alternate, beginning by Day', () => {
  const t = opening(2, { scenario: 'fullConquest' })
  const nights: boolean[] = []
  while (t.step === 'tactics') {
    nights.push(t.state.night)
    throughRound(t)
  }
  expect(nights).toEqual([false, true, false, true, false, true])
  expect([t.told('dayBegan').length, t.told('nightBegan').length]).toEqual([3, 3])
})

proves(
  'MK-VARIANT-05',
  'where darkness is coming, a Night lasts to the end and a Day needs a black die to end',
  () => {
    const seen = new Set<string>()
    for (let n = 0; n < 30; n++) {
      const day = nextRound({ options: { darkness: true }, seed: `dark ${n}` })
      seen.add(`day ${day.state.night}`)
      const night = nextRound({ options: { darkness: true }, night: true, seed: `dark ${n}` })
      seen.add(`night ${night.state.night}`)
    }
    expect([...seen].toSorted()).toEqual(['day false', 'day true', 'night true'])
  },
)

proves('MK-ROUND-03', 'all dice are rolled anew, until half of them show basic colours', () => {
  const t = nextRound({ source: 'kkkk', also: (s) => void (s.dieAt[0] = DieAt.used) })
  expect(t.state.dieAt.slice(0, 5)).toEqual([0, 0, 0, 0, -1])
  expect(t.state.die.filter((colour) => colour >= 0 && colour < 4).length).toBeGreaterThanOrEqual(2)
  expect(t.told('rolled').length).toBeGreaterThanOrEqual(4)
})

proves(
  ['MK-ROUND-04', 'MK-ROUND-05'],
  'the old units go under their decks, and players + 2 are dealt',
  () => {
    const t = nextRound({ offer: ['peasants', 'catapults'], lessons: ['frostBridge'] })
    expect(t.state.units[U.offer]).toHaveLength(4)
    expect(unitRow(t.state.units[U.regular][0]).id).toBe('peasants')
    expect(unitRow(t.state.units[U.elite][0]).id).toBe('catapults')
    expect(t.cards(Z.lessons)).toEqual([])
    // The lesson first, then the lowest of the offer went under the deck.
    expect(t.cards(Z.actionDeck).indexOf('frostBridge')).toBe(1)
  },
)

proves(
  'MK-ROUND-06',
  'regular units only, until a core tile is on the map; then elite, regular, elite …',
  () => {
    const regular = nextRound()
    expect(regular.state.units[U.offer].some(isElite)).toBe(false)
    const mixed = nextRound({ seats: 3, coreSeen: true })
    const dealt = mixed.told('offerDealt').flatMap(({ units }) => units)
    expect(dealt.map((unit) => unitRow(unit).tier)).toEqual(['elite', 'regular', 'elite', 'regular', 'elite'])
  },
)

proves('MK-ROUND-06', 'a kind that has run out is replaced by the other', () => {
  const t = nextRound({
    coreSeen: true,
    also: (s) => {
      s.units[U.gone] = s.units[U.elite]
      s.units[U.elite] = []
    },
  })
  expect(t.state.units[U.offer].map((unit) => unitRow(unit).tier)).toEqual(new Array(4).fill('regular'))
})

proves(['MK-SC-13', 'MK-SC-101'], 'some scenarios deal no elite units, or only later', () => {
  const none = nextRound({ scenario: 'firstReconnaissance', coreSeen: true })
  expect(none.state.units[U.offer].some(isElite)).toBe(false)
  const hold = (round: number): boolean =>
    nextRound({ scenario: 'conquerAndHold', round, coreSeen: true, tiles: {} }).state.units[U.offer].some(
      isElite,
    )
  expect([1, 2, 3].map(hold)).toEqual([false, false, true])
})

proves('MK-ROUND-07', 'a lesson for each monastery that is not burned', () => {
  const tiles = { '1,0': '5', '0,1': '7' }
  expect(nextRound({ tiles }).cards(Z.lessons)).toHaveLength(2)
  expect(nextRound({ tiles, marks: { '5.NE': 1 } }).cards(Z.lessons)).toHaveLength(1)
})

proves(
  'MK-ROUND-08',
  'the lowest card of an offer goes under its deck, the others slide, a new one comes on top',
  () => {
    const t = nextRound({
      spells: ['fireball', 'snowstorm', 'chill'],
      spellDeck: ['demolish'],
      actions: ['frostBridge', 'agility', 'regeneration'],
      actionDeck: ['bloodRage'],
    })
    expect(t.cards(Z.spellOffer)).toEqual(['snowstorm', 'chill', 'demolish'])
    expect(t.cards(Z.actionOffer)).toEqual(['agility', 'regeneration', 'bloodRage'])
    expect([t.cards(Z.spellDeck)[0], t.cards(Z.actionDeck)[0]]).toEqual(['fireball', 'frostBridge'])
  },
)

proves(
  ['MK-ROUND-09', 'MK-DUMMY-08'],
  'the dummy takes the action and a crystal of the spell’s colour',
  () => {
    const t = nextRound({
      scenario: 'soloConquest',
      seats: 1,
      spells: ['fireball', 'snowstorm', 'chill'],
      actions: ['frostBridge', 'agility', 'regeneration'],
      dummy: { crystals: 'rrrb', deck: [] },
      also: (s) => {
        s.deeds[Z.dummyShown] = s.deeds[Z.gone].filter((card) => face(card).hero === s.dummyHero)
        s.deeds[Z.gone] = s.deeds[Z.gone].filter((card) => face(card).hero !== s.dummyHero)
      },
    })
    expect(t.state.dummyCrystals).toEqual([4, 1, 0, 0])
    expect(t.cards(Z.dummyDeck)).toContain('frostBridge')
    expect([t.cards(Z.dummyDeck).length, t.cards(Z.dummyShown).length]).toEqual([17, 0])
    expect(t.cards(Z.spellDeck)[0]).toBe('fireball')
    expect(t.cards(Z.actionDeck)).not.toContain('frostBridge')
  },
)

proves(
  ['MK-ROUND-10', 'MK-ROUND-12'],
  'skills and banners are face up again, units ready but still wounded',
  () => {
    const t = nextRound({
      players: [
        {
          skills: [{ skill: 'darkPaths', state: SkillState.down }],
          units: [{ unit: 'peasants', spent: true, wounds: 1, banner: 'bannerOfFear', bannerDown: true }],
        },
        {},
      ],
    })
    const unit = t.unit('peasants')
    expect([t.state.skillState[skillNo('darkPaths')], t.state.bannerDown]).toEqual([SkillState.ready, []])
    expect([t.state.unitSpent[unit], t.state.unitWounds[unit]]).toEqual([0, 1])
  },
)

proves('MK-ROUND-11', 'a banner may be taken back into the deck, or stay', () => {
  const banners = (): Scene =>
    nextRound({
      players: [
        {},
        {
          units: [
            { unit: 'peasants', banner: 'bannerOfFear' },
            { unit: 'foresters', banner: 'bannerOfGlory' },
          ],
        },
      ],
    })
  const t = banners()
  expect([t.step, t.awaited]).toEqual(['round.banner', [1]])
  t.take('takeBanner peasants', 'done')
  expect(t.step).toBe('tactics')
  expect([...t.hand(1), ...t.cards(Z.deck, 1)]).toContain('bannerOfFear')
  expect(t.cards(Z.laid)).toEqual(['bannerOfGlory'])
  expect(t.state.unitBanner[t.unit('peasants', 1)]).toBe(-1)
  expect(banners().take('done').cards(Z.laid)).toHaveLength(2)
  expect(banners().take('takeBanner peasants', 'takeBanner foresters').step).toBe('tactics')
})

proves(['MK-ROUND-13', 'MK-ENDROUND-06'], 'all Deed cards become one new deck, and the hand is drawn', () => {
  const t = nextRound({
    players: [
      {
        hand: ['rage', 'wound'],
        play: ['march'],
        discard: ['wound', 'fireball'],
        deck: ['stamina', 'promise'],
        crystals: 'rr',
        fame: 4,
        reputation: 2,
      },
      {},
    ],
  })
  expect([t.hand(0).length, t.cards(Z.deck, 0).length]).toEqual([5, 2])
  expect([...t.hand(0), ...t.cards(Z.deck, 0)].toSorted()).toEqual([
    'fireball',
    'march',
    'promise',
    'rage',
    'stamina',
    'wound',
    'wound',
  ])
  expect([t.cards(Z.play, 0), t.cards(Z.discard, 0)]).toEqual([[], []])
  expect([t.player(0).crystals[0], t.player(0).fame, t.player(0).reputation]).toEqual([2, 4, 2])
})

proves('MK-ROUND-14', 'a keep next to the hero, and effects on the next draw, count for the new hand', () => {
  const tiles = { '1,0': '3', '0,1': '9' }
  const marks = { '3.NE': 0, '9.E': 0 }
  expect(nextRound({ tiles, marks, players: [{ at: '3.C' }, {}] }).hand(0)).toHaveLength(7)
  expect(nextRound({ tiles, marks, players: [{ at: '3.SW' }, {}] }).hand(0)).toHaveLength(5)
  const pending = nextRound({ players: [{ nextDraw: 2 }, {}] })
  expect([pending.hand(0).length, pending.player(0).nextDraw]).toEqual([7, 0])
})

proves('MK-ROUND-16', 'turns go through the order from top to bottom, then start over', () => {
  const t = turns({ seats: 3, order: [2, 0, 1] })
  expect(asked(t, 7)).toEqual([2, 0, 1, 2, 0, 1, 2])
})

proves(
  ['MK-ROUND-17', 'MK-ENDROUND-01'],
  'after the announcement everybody else has exactly one more turn',
  () => {
    const t = turns({ seats: 3, order: [2, 0, 1] })
    expect(asked(t, 1)).toEqual([2])
    t.choose(ANNOUNCE)
    expect(t.state.announced).toBe(0)
    expect(asked(t, 9)).toEqual([1, 2])
    expect([t.step, t.state.round]).toEqual(['tactics', 2])
  },
)

proves('MK-TURN-10', 'a second announcement changes nothing', () => {
  const t = turns({ seats: 2 })
  t.choose(ANNOUNCE).choose(ANNOUNCE)
  expect([t.told('announced').length, t.state.round]).toEqual([1, 2])
})

proves('MK-ROUND-18', 'whoever had the last turn stays out of it until tactics are chosen', () => {
  const t = turns({ seats: 2 })
  t.choose(ANNOUNCE)
  expect(t.state.players.map(({ lastTurn }) => lastTurn)).toEqual([Last.over, Last.coming])
  t.choose(END_TURN)
  expect(t.step).toBe('tactics')
  expect(t.state.players.map(({ lastTurn }) => lastTurn)).toEqual([Last.over, Last.over])
  t.choose(DONE)
  expect(t.state.players.map(({ lastTurn }) => lastTurn)).toEqual([Last.no, Last.no])
  expect(t.state.announced).toBe(NOBODY)
})

proves('MK-SC-02', 'after the scenario’s end everybody has one last turn, the one who caused it too', () => {
  const t = turns({ seats: 3 })
  expect(asked(t, 1)).toEqual([0])
  t.choose(REACH_END)
  expect(asked(t, 9)).toEqual([2, 0, 1])
  expect(t.step).toBe('over')
})

proves('MK-ROUND-19', 'the last turns follow whichever end came first', () => {
  const round = turns({ seats: 3 })
  round.choose(ANNOUNCE).choose(REACH_END)
  expect(asked(round, 9)).toEqual([2])
  expect(round.step).toBe('over')
  const game = turns({ seats: 3 })
  game.choose(REACH_END).choose(ANNOUNCE)
  expect(asked(game, 9)).toEqual([2, 0])
  expect(game.step).toBe('over')
})

proves(
  ['MK-ROUND-20', 'MK-ROUND-21'],
  'the game ends with the round in which the end came, or at the round limit',
  () => {
    const early = nextRound({ round: 2, ending: 1 })
    expect([early.step, early.state.round]).toEqual(['over', 2])
    expect(early.told('gameOver')).toHaveLength(1)
    const limit = opening(2, { scenario: 'firstReconnaissance' })
    while (limit.step !== 'over') throughRound(limit)
    expect(limit.state.round).toBe(3)
    expect(limit.engine.result(limit.position)?.scores).toHaveLength(2)
  },
)

proves('MK-ROUND-22', 'cards that were set aside come back before the decks are shuffled', () => {
  const t = turns({
    players: [{ aside: ['spaceBending'], tucked: ['rage', 'march'], tactic: 'sparingPower', deck: [] }, {}],
  })
  throughRound(t)
  expect([...t.hand(0), ...t.cards(Z.deck, 0)].toSorted()).toEqual(['march', 'rage', 'spaceBending'])
  expect([t.cards(Z.laid), t.cards(Z.tucked), t.state.aside]).toEqual([[], [], []])
})

proves('MK-ROUND-22', 'stolen and claimed dice are back in the Source and rolled with it', () => {
  const kept = nextRound({
    source: 'rbgw',
    also: (s) => {
      s.dieAt[0] = DieAt.stolen + 1
      s.dieAt[2] = DieAt.claimed
    },
  })
  expect(kept.state.dieAt.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(
    kept
      .told('rolled')
      .slice(0, 4)
      .map(({ die }) => die),
  ).toEqual([0, 1, 2, 3])
})

proves(['MK-ROUND-24', 'MK-MOVE-29'], 'a new Day shows the ruins, and garrisons next to heroes', () => {
  const shown = (night: boolean): number[] => {
    const t = nextRound({
      night,
      tiles: { '1,0': '3', '0,1': '8', '1,1': '4' },
      players: [{ at: '3.C' }, { at: 'off' }],
      tokens: {
        '3.NE': { token: 'swordsmen', down: true },
        '4.C': { token: 'monks', down: true },
        '8.NE': { token: 'altarGreen', down: true },
      },
    })
    return ['3.NE', '4.C', '8.NE'].map((at) => t.state.postUp[t.state.postHex.indexOf(t.hex(at))])
  }
  expect(shown(true)).toEqual([1, 0, 1])
  expect(shown(false)).toEqual([0, 0, 0])
})

proves('MK-ROUND-15', 'hands are drawn, then tactics are chosen, and their numbers make the order', () => {
  const t = scene({
    round: 1,
    order: [1, 0],
    players: [{ fame: 4 }, { fame: 1 }],
    stack: [{ step: 'game', phase: 3 }],
  })
  expect([t.step, t.awaited]).toEqual(['tactic.pick', [1]])
  expect([t.hand(0).length, t.hand(1).length]).toEqual([5, 5])
  t.take('tactic sparingPower', 'tactic fromTheDusk')
  expect(t.state.order).toEqual([0, 1])
  expect(t.awaited).toEqual([0])
})

proves('MK-ROUND-23', 'interactive skills end with the round', () => {
  const skill = { skill: 'healingRitual', state: SkillState.centre }
  const stack = [
    { step: 'game', phase: 3 },
    { step: 'round', phase: 5 },
  ]
  const t = scene({
    round: 6,
    steps: plainSteps,
    stack,
    players: [{ skills: [skill] }, {}],
    also: (s) => void (s.centre = [9, 0, -1]),
  })
  expect([t.step, t.state.skillState[skillNo('healingRitual')], t.state.centre]).toEqual([
    'over',
    SkillState.down,
    [],
  ])
})

proves(
  ['MK-ENDROUND-04', 'MK-ENDROUND-05', 'MK-SC-53'],
  'the dummy has its turns, a last one too, but none after the scenario’s end',
  () => {
    const dummys = (t: Scene): number => t.told('skipped').filter(({ seat }) => seat === DUMMY).length
    const announced = turns({ scenario: 'fullCooperation', seats: 2, order: [0, DUMMY, 1] })
    announced.choose(ANNOUNCE).choose(END_TURN)
    expect([dummys(announced), announced.state.round]).toEqual([1, 2])
    const over = turns({ scenario: 'fullCooperation', seats: 2, order: [0, DUMMY, 1] })
    over.choose(REACH_END)
    expect(asked(over, 9)).toEqual([1, 0])
    expect(dummys(over)).toBe(0)
  },
)

test('an end that is reached in somebody’s name is told', () => {
  const t = turns({ seats: 2 })
  t.act((s, ctx) => beginEnding(s, 1, ctx))
  expect(t.told('gameEnding')).toEqual([{ event: 'gameEnding', seat: 1 }])
})

test('Wounds of the supply stay there', () => {
  expect(nextRound().state.deeds[Z.wounds].every(isWound)).toBe(true)
})
