import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { RECRUIT, FORFEIT } from '../src/state/choices/map.ts'
import { LEVEL, TAKE } from '../src/state/choices/end.ts'
import { ruins } from '../src/content/ruins.ts'
import type { Reward } from '../src/content/types.ts'
import { rewardKinds } from '../src/state/schema/player.ts'
import { addRewards } from '../src/steps/combat-outcome.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { ending, finish, rolling, sequence, type EndSpec } from './support/ends.ts'
import { scene, type Scene } from './support/scene.ts'

const here = { at: '1.E', hand: [] }

const take = (kind: (typeof rewardKinds)[number]) => TAKE[rewardKinds.indexOf(kind)]

/** The cards on top of a deck, top first. */
function top(t: Scene, zone: number, n: number): string[] {
  return t.cards(zone).toReversed().slice(0, n)
}

function drawn(t: Scene): string[] {
  return t.hand()
}

proves('MK-REWARD-01', 'several rewards are taken in any order, a single one without a question', () => {
  const spec: EndSpec = { players: [here], rewards: { spell: 1, crystals: 1 } }
  const t = ending(spec)
  expect(t.step).toBe('end.reward')
  expect(t.offered()).toEqual([take('spell'), take('crystals')])
  t.choose(take('crystals'))
  expect(t.player(0).crystals).toEqual([1, 1, 1, 1])
  expect(t.step).toBe('reward.card')
  const other = ending(spec).choose(take('spell'))
  expect(other.player(0).crystals).toEqual([0, 0, 0, 0])
  expect(other.step).toBe('reward.card')
})

proves('MK-REWARD-01', 'rewards wait until the end of the turn', () => {
  const printed: Reward[] = ruins.flatMap((row): readonly Reward[] => ('rewards' in row ? row.rewards : []))
  const all: Reward[] = [...printed, { reward: 'dice', n: 3 }, { reward: 'dungeon' }]
  const t = scene({
    begin: (s) => addRewards(s, 0, all),
    stack: [{ step: 'hero.pick', next: 0 }],
  })
  const due = Object.fromEntries(rewardKinds.map((kind, n) => [kind, t.state.players[0].rewards[n]]))
  const count = (kind: string): number => printed.filter(({ reward }) => reward === kind).length
  expect(due).toEqual({
    artifact: count('artifact'),
    spell: count('spell'),
    action: count('action'),
    unit: count('unit'),
    dice: 3,
    crystals: count('crystals'),
    dungeon: 1,
    boughtArtifact: 0,
  })
  expect(count('artifact')).toBeGreaterThan(0)
  expect(t.state.players[0].crystals).toEqual([0, 0, 0, 0])
})

proves('MK-REWARD-02', 'a rolled colour is that crystal, black is fame, gold any colour', () => {
  const rolled = (...wanted: string[]): Scene =>
    rolling(wanted, (seed) => ending({ seed, players: [here], rewards: { dice: wanted.length } }))
  ;['red', 'blue', 'green', 'white'].forEach((colour, n) => {
    const t = rolled(colour)
    expect(t.player(0).crystals).toEqual([0, 1, 2, 3].map((other) => (other === n ? 1 : 0)))
    expect(t.player(0).fame).toBe(0)
  })
  const black = rolled('black')
  expect([black.player(0).fame, ...black.player(0).crystals]).toEqual([1, 0, 0, 0, 0])
  const gold = rolled('gold')
  expect(gold.step).toBe('reward.colour')
  expect(gold.offered()).toHaveLength(4)
  gold.take('target white')
  expect(gold.player(0).crystals).toEqual([0, 0, 0, 1])
})

proves(
  ['MK-REWARD-03', 'MK-REWARD-02'],
  'with 2 red crystals, red, red and black give one crystal and one fame (example 57)',
  () => {
    const t = rolling(['red', 'red', 'black'], (seed) =>
      ending({ seed, players: [{ ...here, crystals: 'rr' }], rewards: { dice: 3 } }),
    )
    expect(t.player(0).crystals).toEqual([3, 0, 0, 0])
    expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(t.player(0).fame).toBe(1)
    expect(t.told('rolledFor')).toHaveLength(3)
  },
)

proves(
  'MK-REWARD-03',
  'on gold a full colour cannot be chosen; nothing is asked if one or none is left',
  () => {
    const gold = (crystals: string): Scene =>
      rolling(['gold'], (seed) => ending({ seed, players: [{ ...here, crystals }], rewards: { dice: 1 } }))
    const t = gold('rrrbbb')
    expect(t.why('target red')).toBe('MK-REWARD-03')
    expect(t.offered()).toHaveLength(2)
    expect(gold('rrrbbbggg').player(0).crystals).toEqual([3, 3, 3, 1])
    expect(gold('rrrbbbgggwww').player(0).crystals).toEqual([3, 3, 3, 3])
  },
)

const RINGS = ['rubyRing', 'sapphireRing', 'diamondRing', 'emeraldRing']

proves(
  ['MK-REWARD-04', 'MK-REWARD-05'],
  'two artifacts: three are drawn, one goes under the deck, two on the own deck in any order (example 42)',
  () => {
    const t = ending({
      players: [{ ...here, hand: ['rage', 'march', 'stamina', 'wound', 'wound'] }],
      artifactDeck: RINGS,
      rewards: { boughtArtifact: 2 },
    })
    expect(t.cards(Z.found).toSorted()).toEqual(['diamondRing', 'rubyRing', 'sapphireRing'])
    expect(t.told('foundCards')).toHaveLength(1)
    t.take('return sapphireRing')
    expect(t.cards(Z.artifactDeck)[0]).toBe('sapphireRing')
    t.take('keep rubyRing')
    expect(top(t, Z.deck, 2)).toEqual(['diamondRing', 'rubyRing'])
    expect(t.cards(Z.found)).toEqual([])
    expect(t.step).toBe('end.discard')
  },
)

proves('MK-REWARD-04', 'one artifact: two are drawn, one is kept', () => {
  const t = ending({ players: [here], artifactDeck: RINGS, rewards: { artifact: 1 } })
  expect(
    t
      .offered()
      .map((choice) => t.words(choice))
      .toSorted(),
  ).toEqual(['return rubyRing', 'return sapphireRing'])
  t.take('return rubyRing')
  expect(drawn(t)).toContain('sapphireRing')
})

proves(
  'MK-REWARD-04',
  'a short artifact deck gives what is there, and only what exceeds the reward goes back',
  () => {
    const short = (left: number, artifact: number): Scene =>
      ending({
        players: [here],
        artifactDeck: RINGS,
        rewards: { artifact },
        also: (s) => {
          const all = s.deeds[Z.artifactDeck]
          s.deeds[Z.artifactDeck] = all.slice(-left)
          s.deeds[Z.gone] = [...s.deeds[Z.gone], ...all.slice(0, -left)].toSorted((a, b) => a - b)
        },
      })
    const one = short(1, 1)
    expect(drawn(one)).toContain('rubyRing')
    expect(one.cards(Z.artifactDeck)).toEqual([])
    const two = short(2, 2)
    expect(two.offered().every((choice) => choice.do === 'keep')).toBe(true)
    two.take('keep rubyRing')
    expect(drawn(two)).toEqual(expect.arrayContaining(['rubyRing', 'sapphireRing']))
  },
)

proves('MK-REWARD-04', 'only the one who found the artifacts sees them', () => {
  const t = ending({ players: [here], artifactDeck: RINGS, rewards: { artifact: 1 } })
  const hidden = t.engine.view(t.position, 1).state.deeds[Z.found].filter((card) => card >= 0)
  expect(hidden).toEqual([])
  const seen = t.engine.view(t.position, 0).state.deeds[Z.found].filter((card) => card >= 0)
  expect(seen).toHaveLength(2)
})

proves(
  ['MK-REWARD-06', 'MK-REWARD-12'],
  'a spell of the offer goes on the deck without mana, and the offer is refilled',
  () => {
    const spells = ['fireball', 'tremor', 'chill']
    const t = ending({ players: [here], spells, spellDeck: ['expose'], rewards: { spell: 1 } })
    expect(t.offered()).toHaveLength(3)
    t.take('keep tremor')
    expect(drawn(t)).toContain('tremor')
    expect(t.cards(Z.spellOffer)).toEqual(['fireball', 'chill', 'expose'])
    expect(t.told('paid')).toEqual([])
  },
)

proves('MK-REWARD-06', 'an empty offer gives nothing', () => {
  const t = ending({
    players: [here],
    rewards: { spell: 1 },
    also: (s) => {
      s.deeds[Z.gone] = [...s.deeds[Z.gone], ...s.deeds[Z.spellOffer], ...s.deeds[Z.spellDeck]].toSorted(
        (a, b) => a - b,
      )
      s.deeds[Z.spellOffer] = []
      s.deeds[Z.spellDeck] = []
    },
  })
  expect(t.step).toBe('turn')
  expect(t.player(0).rewards.every((n) => n === 0)).toBe(true)
})

proves(['MK-REWARD-06', 'MK-SC-15'], 'offers that were not needed before are dealt now', () => {
  const t = ending({ players: [here], spells: [], actions: [], offersShown: false, rewards: { spell: 1 } })
  expect(t.step).toBe('reward.card')
  expect(t.cards(Z.spellOffer)).toHaveLength(3)
})

proves('MK-REWARD-07', 'an advanced action is one of the offer, never a lesson', () => {
  const t = ending({
    players: [here],
    actions: ['agility', 'ambush', 'training'],
    lessons: ['decompose'],
    rewards: { action: 1 },
  })
  expect(
    t
      .offered()
      .map((choice) => t.words(choice))
      .toSorted(),
  ).toEqual(['keep agility', 'keep ambush', 'keep training'])
  t.take('keep ambush')
  expect(drawn(t)).toContain('ambush')
})

proves(
  'MK-REWARD-08',
  'fame 13, the only command token in use: first level 3, then the unit joins without disbanding (example 59)',
  () => {
    const spec: EndSpec = {
      players: [{ ...here, fame: 13, level: 2, units: ['peasants'] }],
      offer: ['catapults', 'foresters'],
      rewards: { unit: 1 },
    }
    const t = ending(spec)
    expect(t.step).toBe('end.reward')
    expect(t.offered()).toEqual([take('unit'), LEVEL])
    t.choose(LEVEL)
    expect(t.player(0).level).toBe(3)
    t.take('recruit catapults')
    expect(t.units().toSorted()).toEqual(['catapults', 'peasants'])
    expect(t.told('disbanded')).toEqual([])

    const hasty = ending(spec).choose(take('unit')).take('recruit catapults', 'disband peasants')
    expect(hasty.units()).toEqual(['catapults'])
    expect(hasty.player(0).level).toBe(3)
  },
)

proves(
  ['MK-REWARD-08', 'MK-ENDTURN-07'],
  'only a unit may wait for a level: other rewards come first',
  () => {
    const t = ending({
      players: [{ ...here, fame: 8, level: 2 }],
      offer: ['peasants'],
      rewards: { unit: 1, crystals: 1 },
    })
    expect(t.why(LEVEL)).toBe('MK-ENDTURN-07')
    t.choose(take('crystals'))
    expect(t.offers(LEVEL)).toBe(true)
  },
)

proves('MK-REWARD-09', 'any unit of the offer, or none; a unit comes ready and for nothing', () => {
  const spec: EndSpec = {
    players: [{ ...here, units: ['peasants'] }],
    offer: ['altemMages', 'foresters', 'fireMages'],
    rewards: { unit: 1 },
  }
  const t = ending(spec)
  const units = t.state.units[U.offer].map((unit) => RECRUIT[unit])
  expect(t.offered()).toEqual([...units, FORFEIT])
  t.choose(FORFEIT)
  expect(t.units()).toEqual(['peasants'])
  expect(t.step).toBe('turn')
  const other = ending(spec).take('recruit altemMages')
  expect(other.step).toBe('recruit.disband')
  other.take('disband peasants')
  expect(other.units()).toEqual(['altemMages'])
  expect(unitRow(other.unit('altemMages')).level).toBe(4)
})

proves('MK-REWARD-10', 'the crystals of ruins are one of each basic colour, without a roll', () => {
  const t = ending({ players: [{ ...here, crystals: 'rrr' }], rewards: { crystals: 1 } })
  expect(t.player(0).crystals).toEqual([3, 1, 1, 1])
  expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
  expect(t.told('rolledFor')).toEqual([])
})

proves(
  ['MK-REWARD-11', 'MK-LEVEL-02'],
  'fame 2 and a black roll: level 2 in the same end of turn (example 106)',
  () => {
    const t = rolling(['black'], (seed) =>
      ending({ seed, players: [{ ...here, fame: 2 }], rewards: { dice: 1 } }),
    )
    expect(t.player(0).fame).toBe(3)
    expect(t.player(0).level).toBe(2)
    expect(t.step).toBe('level.skill')
    expect(sequence(t, 'fame', 'levelled')).toEqual(['fame', 'levelled'])
  },
)

proves('MK-SITE-41', 'a dungeon’s treasure: a spell on gold and black, else an artifact', () => {
  const rolled = (colour: string): string =>
    rolling([colour], (seed) => ending({ seed, players: [here], rewards: { dungeon: 1 } })).step
  expect(['red', 'blue', 'green', 'white'].map(rolled)).toEqual(new Array(4).fill('reward.artifact'))
  expect(['gold', 'black'].map(rolled)).toEqual(['reward.card', 'reward.card'])
})

proves(['MK-REWARD-01', 'MK-SITE-43'], 'a tomb’s spell and artifact are both drawn this turn', () => {
  const t = ending({
    players: [here],
    artifactDeck: RINGS,
    spells: ['fireball', 'tremor', 'chill'],
    rewards: { spell: 1, artifact: 1 },
  })
  t.choose(take('artifact')).take('return sapphireRing', 'keep fireball')
  finish(t)
  expect(drawn(t)).toEqual(expect.arrayContaining(['rubyRing', 'fireball']))
})
