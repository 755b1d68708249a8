import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { Site } from '../src/content/ids.ts'
import {
  handBonusOfCity,
  destroyUnit,
  gainCrystal,
  gainFame,
  gainReputation,
  handLimit,
  isNight,
  keepBonus,
  levelOfFame,
  takeFromOffer,
  takeWound,
} from '../src/state/mutations.ts'
import { hexAt, latticeOf, SLOTS, slotOf, siteAt } from '../src/state/pools/lattice.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { U } from '../src/state/pools/unit-cards.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** A position that asks nothing of interest. */
function still(spec: SceneSpec = {}): Scene {
  return scene({ stack: [{ step: 'hero.pick', next: 0 }], ...spec })
}

proves('MK-LEVEL-01', 'levels are reached at 0, 3, 8, 15, 24, 35, 48, 63, 80 and 99 fame', () => {
  const lines = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
  lines.forEach((fame, n) => {
    expect(levelOfFame(fame)).toBe(n + 1)
    if (fame > 0) expect(levelOfFame(fame - 1)).toBe(n)
  })
  expect(levelOfFame(500)).toBe(10)
})

proves('MK-SC-31', 'in a Blitz every line that is crossed gives one fame, which may cross another', () => {
  const fame = (scenario: string, from: number, n: number): number =>
    still({ scenario, players: [{ fame: from }, {}] })
      .act((s, ctx) => gainFame(s, 0, n, ctx))
      .player(0).fame
  expect(fame('fullConquest', 1, 3)).toBe(4)
  expect(fame('blitzConquest', 1, 1)).toBe(2)
  expect(fame('blitzConquest', 1, 2)).toBe(4)
  expect(fame('blitzConquest', 1, 6)).toBe(9) // 7 and the first line are 8, which is the second line
  expect(fame('blitzConquest', 3, 2)).toBe(5)
})

proves('MK-LEVEL-14', 'reputation stays between -7 and +7', () => {
  const t = still({ players: [{ reputation: 6 }, { reputation: -5 }] })
  t.act((s, ctx) => {
    gainReputation(s, 0, 3, ctx)
    gainReputation(s, 1, -3, ctx)
  })
  expect([t.player(0).reputation, t.player(1).reputation]).toEqual([7, -7])
  expect(t.told('reputation').map(({ n }) => n)).toEqual([1, -2])
})

proves(['MK-MANA-06', 'MK-MANA-11', 'MK-MANA-12'], 'a fourth crystal is a token, or nothing', () => {
  const t = still({ players: [{ crystals: 'rrb' }, {}] })
  t.act((s, ctx) => gainCrystal(s, 0, 0, 'token', ctx))
  expect([t.player(0).crystals[0], t.player(0).tokens[0]]).toEqual([3, 0])
  t.act((s, ctx) => gainCrystal(s, 0, 0, 'token', ctx))
  expect([t.player(0).crystals[0], t.player(0).tokens[0]]).toEqual([3, 1])
  t.act((s, ctx) => gainCrystal(s, 0, 0, 'nothing', ctx))
  expect([t.player(0).crystals[0], t.player(0).tokens[0]]).toEqual([3, 1])
  expect(t.told('crystalWasted')).toHaveLength(1)
})

proves(
  ['MK-COMBAT-69', 'MK-COMBAT-70'],
  'Wounds to hand up to the hand limit knock the hero out, poison does not',
  () => {
    const fighting = (): Scene =>
      still({
        players: [{ hand: ['rage', 'march'] }, {}],
        also: (s) => {
          s.stage = Stage.damage
          s.fight.seat = 0
        },
      })
    const t = fighting().act((s, ctx) => {
      takeWound(s, 0, 4, 'hand', ctx)
      takeWound(s, 0, 6, 'discard', ctx)
    })
    expect(t.hand(0).filter((id) => id !== 'wound')).toEqual(['rage', 'march'])
    t.act((s, ctx) => takeWound(s, 0, 1, 'hand', ctx))
    expect(t.hand(0)).toEqual(new Array(5).fill('wound'))
    expect([t.player(0).fought, t.player(0).woundsHand, t.player(0).woundsPile]).toEqual([5, 5, 6])
    expect(t.told('knockedOut')).toHaveLength(1)
    const other = fighting().act((s, ctx) => takeWound(s, 1, 9, 'hand', ctx))
    expect([other.player(1).fought, other.told('knockedOut').length]).toEqual([0, 0])
  },
)

const keeps = { '1,0': '3', '0,1': '9' }

proves(['MK-SITE-15', 'MK-SITE-16'], 'each own keep is a card more, on or next to one of them', () => {
  const bonus = (at: string, marks: Record<string, number>): number => {
    const t = still({ tiles: keeps, marks, players: [{ at }, {}] })
    return keepBonus(t.state, 0, t.engine.tables)
  }
  expect(bonus('3.NE', { '3.NE': 0 })).toBe(1)
  expect(bonus('3.C', { '3.NE': 0, '9.E': 0 })).toBe(2)
  expect(bonus('3.SW', { '3.NE': 0 })).toBe(0)
  expect(bonus('3.NE', { '3.NE': 1 })).toBe(0)
  expect(bonus('3.C', { '3.NE': 1, '9.E': 0 })).toBe(0)
})

proves(
  ['MK-SITE-05', 'MK-SITE-06', 'MK-SITE-17'],
  'a conquered city gives its leader two cards, others with a shield one; the better bonus holds',
  () => {
    const at = (hex: string, leader: number, conquered = true): number[] => {
      const t = still({
        tiles: { ...keeps, '1,1': 'c5' },
        marks: { '3.NE': 0, '9.E': 0 },
        cities: [{ at: 'c5.C', shields: [1, 0], conquered, leader }],
        players: [{ at: hex }, {}],
      })
      return [handBonusOfCity(t.state, 0, t.engine.tables), handLimit(t.state, 0, t.engine.tables)]
    }
    expect(at('c5.C', 0)).toEqual([2, 7])
    expect(at('c5.NE', 1)).toEqual([1, 6])
    expect(at('3.C', 0)).toEqual([0, 7])
    expect(at('c5.C', 0, false)).toEqual([0, 5])
  },
)

proves('MK-UNIT-11', 'a destroyed unit leaves the game, its banner goes to the discard pile', () => {
  const t = still({
    players: [{ units: [{ unit: 'peasants', wounds: 1, banner: 'bannerOfFear', loyal: true }] }, {}],
  })
  const unit = t.unit('peasants')
  t.act((s, ctx) => destroyUnit(s, unit, ctx))
  expect([t.state.units[U.gone], t.units(0), t.cards(Z.discard, 0)]).toEqual([[unit], [], ['bannerOfFear']])
  expect([t.state.unitBanner[unit], t.state.unitWounds[unit], t.state.loyal]).toEqual([-1, 0, -1])
})

proves('MK-REWARD-06', 'a card of an offer is taken, the others slide, the offer is refilled', () => {
  const t = still({ spells: ['fireball', 'snowstorm', 'chill'], spellDeck: ['demolish'] })
  t.act((s, ctx) => void takeFromOffer(s, 0, 'spell', 1, Z.deck + 0, ctx))
  expect(t.cards(Z.spellOffer)).toEqual(['fireball', 'chill', 'demolish'])
  expect(t.cards(Z.deck, 0).at(-1)).toBe('snowstorm')
})

proves('MK-MANA-18', 'Night rules hold only in the fight', () => {
  const t = still()
  t.state.fight.night = true
  expect(isNight(t.state)).toBe(false)
  t.state.fight.posts = [0]
  expect(isNight(t.state)).toBe(true)
})

test('the lattice of the wedge is a honeycomb of flowers', () => {
  const wedge = latticeOf('wedge')
  expect([wedge.slots.length, SLOTS]).toEqual([91, 91])
  const inner = hexAt(wedge, 4, -5) // the middle of tile (1, 1)
  expect([slotOf(inner), wedge.slots[slotOf(inner)]]).toEqual([slotOf(inner), [1, 1]])
  wedge.neighbours.forEach((near, hex) => {
    for (const next of near) {
      const [dq, dr] = [wedge.q[next] - wedge.q[hex], wedge.r[next] - wedge.r[hex]]
      expect([1, 2]).toContain(Math.abs(dq) + Math.abs(dr))
      expect(Math.abs(dq + dr)).toBeLessThan(2)
      expect(wedge.neighbours[next]).toContain(hex)
    }
  })
  expect(wedge.neighbours[inner]).toHaveLength(6)
  expect(wedge.twoAway[inner]).toHaveLength(12)
  expect(wedge.slotNeighbours[slotOf(inner)]).toHaveLength(6)
})

test('a start tile touches exactly the tiles that are turned up first', () => {
  for (const shape of ['wedge', 'open3', 'open4', 'open5', 'conquerAndHold'] as const) {
    const { slotNeighbours, start, first } = latticeOf(shape)
    expect(new Set(slotNeighbours[start])).toEqual(new Set(first))
  }
})

test('spaces are found by tile and place', () => {
  const t = still({ tiles: keeps })
  expect(siteAt(t.state, t.hex('3.NE'))).toBe(Site.keep)
  expect(siteAt(t.state, t.hex('9.SW'))).toBe(Site.mageTower)
})
