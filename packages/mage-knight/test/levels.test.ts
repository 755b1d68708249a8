import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { PASS } from '../src/state/choices/common.ts'
import { COMMON, KEEP_SKILL } from '../src/state/choices/end.ts'
import { levels } from '../src/content/tracks.ts'
import { gainFame, level } from '../src/state/mutations.ts'
import { levelUps } from '../src/steps/levels.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { K, skillNo, skillRow, SkillState } from '../src/state/pools/skill-tokens.ts'
import { U } from '../src/state/pools/unit-cards.ts'
import { ending, finish, sequence, type EndSpec } from './support/ends.ts'
import type { Scene } from './support/scene.ts'

const ACTIONS = ['agility', 'ambush', 'training']

/** A hero whose fame is ahead of the level. */
function rising(fame: number, from: number, more: EndSpec = {}): Scene {
  const player = { at: '1.E', hand: [], ...more.players?.[0], fame, level: from }
  return ending({ actions: ACTIONS, actionDeck: ['decompose', 'regeneration'], ...more, players: [player] })
}

function skills(t: Scene, zone: number): string[] {
  return t.state.skills[zone].map((skill) => skillRow(skill).id)
}

proves('MK-LEVEL-02', 'fame 2 + 7 = 9: level 2, then level 3 (example 65)', () => {
  const t = rising(9, 1)
  expect(t.player(0).level).toBe(2)
  t.choose(t.offered()[0]).take('keep ambush')
  expect(t.player(0).level).toBe(3)
  expect(t.told('levelled').map((told) => told.level)).toEqual([2, 3])
  expect(t.step).toBe('turn')
})

proves('MK-LEVEL-02', 'a level comes only at the end of the turn, and only if its line was crossed', () => {
  const t = rising(2, 1)
  expect(t.told('levelled')).toEqual([])
  t.act((s, ctx) => gainFame(s, 0, 10, ctx))
  expect(t.player(0).level).toBe(1)
  expect(levelUps(t.state, 0)).toBe(2)
})

proves(
  ['MK-LEVEL-03', 'MK-LEVEL-04'],
  'odd levels give a command token, armor and hand limit (example 65)',
  () => {
    const t = rising(8, 2)
    expect(t.step).toBe('turn')
    expect(level(t.state, 0)).toEqual({ armor: 3, hand: 5, command: 2 })
    expect(t.told('turnedUp')).toEqual([])
    expect(t.cards(Z.actionOffer)).toEqual(ACTIONS)
  },
)

proves('MK-LEVEL-04', 'armor, hand limit and command tokens of the ten levels', () => {
  expect(levels.map(({ armor, hand, command }) => [armor, hand, command])).toEqual([
    [2, 5, 1],
    [2, 5, 1],
    [3, 5, 2],
    [3, 5, 2],
    [3, 6, 3],
    [3, 6, 3],
    [4, 6, 4],
    [4, 6, 4],
    [4, 7, 5],
    [4, 7, 5],
  ])
})

proves(
  'MK-LEVEL-05',
  'an even level turns up two own skills, and those of the common area may be taken',
  () => {
    const t = rising(3, 1, { common: ['inspiration'] })
    const shown = t.state.skills[K.turnedUp]
    expect(shown).toHaveLength(2)
    expect(shown.map((skill) => skillRow(skill).hero)).toEqual(['arythea', 'arythea'])
    expect(t.offered()).toEqual([...shown.map((skill) => KEEP_SKILL[skill]), COMMON[skillNo('inspiration')]])
  },
)

proves('MK-LEVEL-06', 'one is kept, the other goes to the common area, and any action may be taken', () => {
  const t = rising(3, 1)
  const [kept, other] = t.state.skills[K.turnedUp]
  t.choose(KEEP_SKILL[kept])
  expect(t.state.skills[K.own]).toEqual([kept])
  expect(t.state.skills[K.common]).toEqual([other])
  expect(t.step).toBe('level.action')
  expect(t.offered()).toHaveLength(3)
  t.take('keep training')
  expect(t.hand()).toContain('training')
  expect(t.state.skills[K.turnedUp]).toEqual([])
})

proves('MK-LEVEL-07', 'a common skill: both go to the common area, and the lowest action is taken', () => {
  const t = rising(3, 1, { common: ['inspiration'] })
  const shown = t.state.skills[K.turnedUp].slice()
  t.choose(COMMON[skillNo('inspiration')])
  expect(skills(t, K.own)).toEqual(['inspiration'])
  expect(t.state.skills[K.common]).toEqual(shown)
  expect(t.step).toBe('turn')
  expect(t.hand()).toContain('agility')
  expect(t.cards(Z.actionOffer)).toEqual(['ambush', 'training', 'decompose'])
})

proves('MK-LEVEL-08', 'an own skill is not taken back from the common area', () => {
  const t = rising(3, 1, { common: ['darkPaths', 'inspiration'] })
  expect(t.why(COMMON[skillNo('darkPaths')])).toBe('MK-LEVEL-08')
  expect(t.offers(COMMON[skillNo('inspiration')])).toBe(true)
})

proves(
  'MK-LEVEL-09',
  'the action is on the deck before the draw, the offer full before the next level',
  () => {
    const t = rising(15, 1)
    t.choose(t.offered()[0]).take('keep agility')
    expect(t.step).toBe('level.skill')
    expect(t.cards(Z.actionOffer)).toEqual(['ambush', 'training', 'decompose'])
    t.choose(t.offered()[0]).take('keep decompose')
    expect(t.cards(Z.actionOffer)).toEqual(['ambush', 'training', 'regeneration'])
    expect(t.hand()).toEqual(expect.arrayContaining(['agility', 'decompose']))
    expect(sequence(t, 'levelled', 'tookCard', 'drewCards')).toEqual([
      'levelled',
      'tookCard',
      'levelled',
      'levelled',
      'tookCard',
      'drewCards',
    ])
  },
)

proves('MK-LEVEL-10', 'a new skill lies face up; fame 25 draws 6 cards (example 66)', () => {
  const t = rising(25, 3)
  const [kept] = t.state.skills[K.turnedUp]
  t.choose(KEEP_SKILL[kept]).take('keep agility')
  expect(t.player(0).level).toBe(5)
  expect(t.state.skillState[kept]).toBe(SkillState.ready)
  expect(finish(t).hand()).toHaveLength(6)
})

proves('MK-LEVEL-11', 'alone, each new skill brings one of the dummy’s hero, for the next time', () => {
  const alone = { scenario: 'soloConquest', seats: 1, order: [0, -1] }
  const t = rising(15, 1, alone)
  expect(t.state.skills[K.common]).toEqual([])
  t.choose(t.offered()[0]).take('keep agility')
  const common = t.state.skills[K.common]
  const [added] = t.told('skillOffered')
  expect(common).toContain(added.skill)
  expect(skillRow(added.skill).hero).toBe('goldyx')
  expect(t.offers(COMMON[added.skill])).toBe(true)
  expect(t.told('skillOffered')).toHaveLength(1)
  t.choose(COMMON[added.skill])
  expect(t.told('skillOffered')).toHaveLength(2)
  // Several players have each other's skills.
  const together = rising(3, 1, { scenario: 'fullCooperation', order: [0, 1, -1] })
  together.choose(together.offered()[0])
  expect(together.told('skillOffered')).toEqual([])
})

/** Leaves so many tokens in the pile. */
const pileOf =
  (left: number) =>
  (s: Scene['state']): void => {
    const all = s.skills[K.pile]
    s.skills[K.gone] = [...s.skills[K.gone], ...all.slice(left)].toSorted((a, b) => a - b)
    s.skills[K.pile] = all.slice(0, left)
  }

proves('MK-LEVEL-12', 'one skill left: only that one is turned up, to be kept or left', () => {
  const t = rising(3, 1, { common: ['inspiration'], also: pileOf(1) })
  expect(t.state.skills[K.turnedUp]).toHaveLength(1)
  const [last] = t.state.skills[K.turnedUp]
  t.choose(COMMON[skillNo('inspiration')])
  expect(t.state.skills[K.common]).toEqual([last])
})

proves('MK-LEVEL-12', 'no skill left: a common one with the lowest action, or any action alone', () => {
  const spec: EndSpec = { common: ['inspiration'], also: pileOf(0) }
  const t = rising(3, 1, spec)
  expect(t.offered()).toEqual([PASS, COMMON[skillNo('inspiration')]])
  t.choose(PASS).take('keep training')
  expect(t.state.skills[K.own]).toEqual([])
  expect(t.hand()).toContain('training')
  const nothing = rising(3, 1, { also: pileOf(0) })
  expect(nothing.step).toBe('level.action')
})

proves(
  'MK-LEVEL-13',
  'fame counts on beyond 119, but level 10 is the last; lost fame lowers no level',
  () => {
    const t = rising(130, 9)
    t.choose(t.offered()[0]).take('keep agility')
    expect([t.player(0).level, t.player(0).fame]).toEqual([10, 130])
    expect(levelUps(t.state, 0)).toBe(0)
    t.player(0).fame = 0
    expect(levelUps(t.state, 0)).toBe(0)
  },
)

proves(
  ['MK-SKILL-06', 'MK-UNIT-14'],
  'Bonds of Loyalty adds two regular units to the offer when it is gained',
  () => {
    const t = rising(3, 1, { common: ['bondsOfLoyalty'], offer: ['catapults'] })
    t.choose(COMMON[skillNo('bondsOfLoyalty')])
    expect(t.state.units[U.offer]).toHaveLength(3)
  },
)
