import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { NO } from '../src/state/choices/common.ts'
import { STEP } from '../src/state/choices/map.ts'
import { INVITE, PROPOSE, SEND, SHARE } from '../src/state/choices/together.ts'
import { enemies } from '../src/content/enemies.ts'
import { armorOf } from '../src/state/combat/numbers.ts'
import { arrive } from '../src/state/map/reveal.ts'
import { journeyAssault } from '../src/steps/journey-assault.ts'
import { DieAt } from '../src/state/schema/state.ts'
import { Did } from '../src/state/schema/player.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Fight } from '../src/state/schema/fight.ts'
import { SkillState } from '../src/state/pools/skill-tokens.ts'
import { attack, enemiesLeft, takeAllDamage } from './support/fights.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const GARRISON = ['crossbowmen', 'gunners', 'gunners', 'altemGuardsmen']

/** Two heroes next to the white city of level 8; it is the first one's turn. */
function before(
  first: PlayerScene = {},
  second: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene {
  return scene({
    scenario: 'fullCooperation',
    tiles: { '1,0': 'c7' },
    cities: [{ at: 'c7.C', level: 8 }],
    tokens: { 'c7.C': GARRISON },
    ...spec,
    players: [
      { at: 'c7.NE', move: 2, hand: ['rage', 'march'], ...first },
      { at: 'c7.E', hand: ['march', 'rage'], ...second },
    ],
  })
}

/** The second one fights so many of the four. */
function proposed(city: Scene, second = 3): Scene {
  city.take('propose')
  city.choose(INVITE[1])
  for (let n = 1; n < second; n++) city.choose(SHARE[1])
  for (let n = 1; n < 4 - second; n++) city.choose(SHARE[0])
  return city.choose(SEND)
}

/** Beats as many as said in the last phase of this participant's fight, then ends it. */
function beat(city: Scene, n: number): Scene {
  takeAllDamage(city)
  for (let i = 0; i < n; i++) {
    const [first] = enemiesLeft(city)
    city.take(`aim ${first}`)
    attack(city, 40).take('strike')
  }
  if (city.step === 'combat.strike') city.take('endPhase')
  return city
}

describe('who may start it', () => {
  proves('MK-COOP-01', 'not once an end is announced', () => {
    expect(before().offers(PROPOSE)).toBe(true)
    expect(before({}, {}, { announced: 1 }).why(PROPOSE)).toBe('MK-COOP-01')
    expect(before({}, {}, { ending: 1 }).why(PROPOSE)).toBe('MK-COOP-01')
  })

  proves('MK-COOP-02', 'not after an action', () => {
    expect(before({ did: Did.acted }).why(PROPOSE)).toBe('MK-COOP-02')
  })

  proves('MK-COOP-03', 'only next to the city', () => {
    expect(before({ at: 'B.C' }).why(PROPOSE)).toBe('MK-COOP-03')
  })

  proves('MK-COOP-04', 'only heroes next to the city with their token up', () => {
    expect(before({}, { at: 'B.C' }).why(PROPOSE)).toBe('MK-COOP-04')
    expect(before({}, { tokenDown: true }).why(PROPOSE)).toBe('MK-COOP-04')
    const three = scene({
      scenario: 'fullCooperation',
      tiles: { '1,0': 'c7' },
      cities: [{ at: 'c7.C', level: 8 }],
      tokens: { 'c7.C': GARRISON },
      players: [{ at: 'c7.NE', move: 2 }, { at: 'c7.E' }, { at: 'B.C' }],
    }).take('propose')
    expect(three.offers(INVITE[1])).toBe(true)
    expect(three.why(INVITE[2])).toBe('MK-COOP-04')
  })

  proves('MK-COOP-05', 'alone on the space; whoever holds only Wounds cannot agree', () => {
    expect(before({}, { at: 'c7.NE' }).why(PROPOSE)).toBe('MK-COOP-05')
    const only = proposed(before({}, { hand: ['wound', 'wound'] }))
    expect(only.awaited).toEqual([1])
    expect(only.why('yes')).toBe('MK-COOP-05')
    expect(only.offers('no')).toBe(true)
  })

  proves('MK-COOP-21', 'in cooperative scenarios, elsewhere by agreement', () => {
    const city = (coopAssault: 'scenario' | 'always'): Scene =>
      before({}, {}, { scenario: 'fullConquest', options: { coopAssault } })
    expect(city('scenario').why(PROPOSE)).toBe('MK-COOP-21')
    expect(city('always').offers(PROPOSE)).toBe(true)
  })
})

describe('the proposal', () => {
  proves('MK-COOP-06', 'says how many each fights, at least one, and all must agree', () => {
    const city = before().take('propose')
    expect(city.why(SEND)).toBe('MK-COOP-06')
    city.choose(INVITE[1])
    expect(city.why(SEND)).toBe('MK-COOP-06')
    city.choose(SHARE[0]).choose(SHARE[1])
    expect(city.offers(SEND)).toBe(true)
    expect(city.why(SHARE[1])).toBe('MK-COOP-06')
    city.choose(SEND)
    expect(city.awaited).toEqual([1])
    city.take('yes')
    expect(city.told('garrisonDealt')).toHaveLength(1)
  })

  proves('MK-COOP-07', 'a refusal changes nothing; something else may be proposed', () => {
    const city = proposed(before()).take('no')
    expect(city.awaited).toEqual([0])
    expect(city.player(0)).toMatchObject({ move: 2, reputation: 0 })
    expect(city.player(1).tokenDown).toBe(false)
    city.take('propose')
    city.choose(INVITE[1])
    city.choose(SHARE[1]).choose(SHARE[1])
    expect(city.why(SEND)).toBe('MK-COOP-07')
    city.take('no')
    expect(proposed(city, 2).awaited).toEqual([1])
  })
})

describe('Underground Attack', () => {
  proves(
    'MK-COOP-05',
    'who comes up in the city may invite others; refused, the assault is made alone',
    () => {
      const dug = (): Scene =>
        before({ at: 'B.C', move: 0, level: 9 }).act((s, ctx) => {
          const { at } = s.players[0]
          arrive(s, 0, s.cities[0].hex, ctx)
          ctx.push(journeyAssault, { seat: 0, hex: s.cities[0].hex, from: at })
        })
      const city = dug()
      expect(city.offered()).toEqual([PROPOSE, NO])
      proposed(city).take('yes')
      expect(city.state.fight).toMatchObject({ seat: 0, kind: Fight.share })
      expect(city.player(0).reputation).toBe(-1)
      beat(beat(city, 1).take('play march 2', 'step c7.C'), 0)
      expect(city.player(0).at).toBe(city.hex('B.C'))
      const alone = proposed(dug()).take('no')
      expect(alone.step).toBe('coop.underground')
      alone.take('no')
      expect(alone.state.fight).toMatchObject({ kind: Fight.assault, posts: { length: 4 } })
    },
  )
})

describe('the assault', () => {
  proves(['MK-COOP-08', 'MK-COOP-09'], 'the tokens of those invited are turned down', () => {
    const city = proposed(before()).take('yes')
    expect(city.player(1).tokenDown).toBe(true)
    expect(city.player(0).tokenDown).toBe(false)
  })

  proves('MK-COOP-10', 'the garrison is dealt at random in the numbers agreed', () => {
    const dealt = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const city = proposed(before({}, {}, { seed })).take('yes')
      expect(city.state.fight.posts).toHaveLength(1)
      dealt.add(enemiesLeft(city).join())
    }
    expect(dealt.size).toBeGreaterThan(1)
  })

  proves(
    ['MK-COOP-11', 'MK-COOP-13', 'MK-COOP-17', 'MK-COOP-18'],
    'MK-X78: 1 and 3 of four; one is left, so both withdraw, and the shields stay',
    () => {
      const city = proposed(before({ reputation: 2 }, { reputation: 2, hand: ['march', 'rage'] })).take('yes')
      expect(city.awaited).toEqual([0])
      expect(city.player(0)).toMatchObject({ at: city.hex('c7.C'), move: 0, reputation: 1 })
      beat(city, 1)
      expect(city.awaited).toEqual([1])
      expect(city.step).toBe('coop.enter')
      expect(city.numbers('step c7.C')).toEqual({ needs: 2, has: 0 })
      expect(city.why('pass')).toBe('MK-COOP-11')
      city.take('play march move', 'step c7.C')
      expect(city.player(1).reputation).toBe(1)
      expect(enemiesLeft(city)).toHaveLength(3)
      beat(city, 2)
      expect(city.state.cities[0]).toMatchObject({ shields: [0, 1, 1], conquered: false })
      expect(city.player(0).at).toBe(city.hex('c7.NE'))
      expect(city.player(1).at).toBe(city.hex('c7.E'))
      expect(city.awaited).toEqual([0])
      expect(city.step).toBe('turn.main')
    },
  )

  proves('MK-COOP-16', 'an effect on all enemies falls on the own share', () => {
    const city = proposed(before({ hand: ['tremor'], crystals: 'g', level: 9 })).take('yes')
    const armor = (): number[] => {
      let all: number[] = []
      city.act((s, ctx) => {
        all = s.fight.posts.map((_, enemy) => armorOf(s, enemy, ctx.tables, ctx))
      })
      return all
    }
    const [printed] = armor()
    const onAll = city.offered().find((one) => one.do === 'play' && one['use'] === 1)
    city.choose(onAll ?? SEND)
    while (city.step.startsWith('pay')) city.choose(city.offered()[0])
    expect(armor()).toEqual([Math.max(1, printed - 2)])
    beat(city, 0).take('play march 2', 'step c7.C')
    const [crossbow, ...others] = ['crossbowmen', 'gunners', 'gunners', 'altemGuardsmen'].map(
      (id) => (enemies.find((row) => row.id === id)?.armor ?? 0) + 1,
    )
    const byNumber = (a: number, b: number): number => a - b
    expect([printed, ...armor()].toSorted(byNumber)).toEqual([crossbow, ...others].toSorted(byNumber))
  })

  proves('MK-COOP-18', 'all defeated: the city is conquered, and everybody stays', () => {
    const city = beat(proposed(before()).take('yes'), 1).take('play march move', 'step c7.C')
    beat(city, 3)
    expect(city.state.cities[0]).toMatchObject({ shields: [0, 1, 1, 1], conquered: true, leader: 1 })
    expect(city.player(0).at).toBe(city.hex('c7.C'))
    expect(city.player(1).at).toBe(city.hex('c7.C'))
  })

  proves('MK-COOP-12', 'whoever was invited begins as on a turn: skills are ready, a die is free', () => {
    const skills = [{ skill: 'doubleTime', state: SkillState.used }]
    const second: PlayerScene = { hero: 'tovak', skills, hand: ['march', 'rage'], tokens: 'g' }
    const city = beat(proposed(before({ level: 9 }, second)).take('yes'), 0)
    expect(city.told('turnBegan')).toEqual([{ event: 'turnBegan', seat: 1, extra: false }])
    expect(city.player(1).tokens).toEqual([0, 0, 1, 0, 0, 0])
    city.take('skill doubleTime', 'step c7.C')
    expect(city.player(1).at).toBe(city.hex('c7.C'))
  })

  proves(['MK-COOP-12', 'MK-COOP-14'], 'each uses a die; those used come back at the very end', () => {
    const city = proposed(before({ hand: ['rage'], level: 9 }, { hand: ['march'] }, { source: 'rg' })).take(
      'yes',
    )
    takeAllDamage(city).take('play rage 4')
    expect(city.state.dieAt.filter((at) => at === DieAt.used)).toHaveLength(1)
    city.take('endPhase', 'play march 4')
    expect(city.state.dieAt.filter((at) => at === DieAt.used)).toHaveLength(1)
    expect(city.state.dieAt.filter((at) => at === DieAt.used + 1)).toHaveLength(1)
    expect(city.offered().filter((one) => one.do === 'step')).toEqual([STEP[city.hex('c7.C')]])
    beat(city.take('step c7.C'), 0).take('endTurn')
    while (city.awaited[0] === 0) city.choose(city.offered()[0])
    expect(city.step).toBe('coop.after')
    expect(city.state.dieAt.filter((at) => at === DieAt.used)).toHaveLength(0)
    expect(city.state.dieAt.filter((at) => at === DieAt.used + 1)).toHaveLength(1)
  })

  proves('MK-COOP-15', 'who is provoked on the way joins that share alone', () => {
    const city = before(
      { at: 'c7.E' },
      { at: 'c7.NE' },
      { tokens: { 'c7.C': GARRISON, 'c7.SE': 'fireDragon' } },
    )
    proposed(city, 1).take('yes')
    expect(enemiesLeft(city)).toHaveLength(4)
    expect(enemiesLeft(city)).toContain('fireDragon')
    beat(city, 0).take('play march 2', 'step c7.C')
    if (city.step === 'combat.join') city.take('done')
    expect(enemiesLeft(city)).toHaveLength(1)
    expect(enemiesLeft(city)).not.toContain('fireDragon')
  })

  proves(
    ['MK-COOP-19', 'MK-COOP-20'],
    'each heals before the own end of turn, in the order of the fights',
    () => {
      const hand = ['march', 'tranquility']
      const second = { hand, deck: ['march'], level: 9 }
      const city = proposed(before({ hand: ['rage'], deck: [] }, second), 1).take('yes')
      beat(city, 1).take('play march 2', 'step c7.C')
      beat(city, 0)
      expect(city.step).toBe('turn.main')
      city.take('endTurn')
      while (city.awaited[0] === 0) city.choose(city.offered()[0])
      expect(city.step).toBe('coop.after')
      expect(city.awaited).toEqual([1])
      city.take('play tranquility heal')
      if (city.player(1).healing > 0) city.take('mend hand')
      city.take('done')
      while (city.step.startsWith('end')) city.choose(city.offered().at(-1) ?? SEND)
      expect(city.hand(1)).toContain('march')
      // The partner's own turn was skipped.
      expect(city.awaited).toEqual([0])
      expect(city.told('skipped')).toEqual([{ event: 'skipped', seat: 1 }])
    },
  )
})

describe('the ends of turn', () => {
  /** Both have fought; the invited one comes first in the round. */
  const fought = (coopTurns: string): Scene => {
    const options = { coopTurns }
    const second = { hand: ['march', 'tranquility'], deck: ['march'], level: 9 }
    const city = proposed(before({ hand: ['rage'], deck: [] }, second, { options, order: [1, 0] }), 1).take(
      'yes',
    )
    beat(city, 1).take('play march 2', 'step c7.C')
    return beat(city, 0)
  }

  proves('MK-COOP-19', 'come in the order of the fights, or of the round where that was agreed', () => {
    const usual = fought('fought')
    expect([usual.step, usual.awaited]).toEqual(['turn.main', [0]])
    const round = fought('round')
    expect([round.step, round.awaited]).toEqual(['coop.after', [1]])
    round.take('done')
    while (round.step.startsWith('end')) round.choose(round.offered().at(-1) ?? SEND)
    expect([round.step, round.awaited, round.state.stage]).toEqual(['turn.main', [0], Stage.after])
    expect(round.hand(1)).toContain('march')
    round.take('endTurn')
    while (round.step !== 'turn.main') round.choose(round.offered().at(-1) ?? SEND)
    // The partner's own turn was skipped.
    expect([round.awaited, round.player(1).tokenDown]).toEqual([[0], false])
  })

  proves(
    ['MK-COOP-02', 'MK-TURN-23'],
    'Move and Influence that are left are lost when the assault begins',
    () => {
      const left = (rulesVersion?: number): number =>
        proposed(before({ move: 5 }, {}, rulesVersion === undefined ? {} : { rulesVersion }))
          .take('yes')
          .player(0).move
      expect([left(), left(2)]).toEqual([0, 3])
    },
  )
})

test('every menu of a proposal speaks of all that could be pointed at', () => {
  const city = before()
  expectWholeMenu(city)
  expectWholeMenu(city.take('propose'))
  expectWholeMenu(city.choose(INVITE[1]))
  expectWholeMenu(city.choose(SHARE[1]).choose(SHARE[1]))
  expectWholeMenu(city.choose(SEND))
  expectWholeMenu(beat(city.take('yes'), 1))
  expect(city.step).toBe('coop.enter')
})
