import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { FULL, PARTIAL } from '../src/state/choices/together.ts'
import { canDuel, startDuel } from '../src/steps/duel.ts'
import { Did } from '../src/state/schema/player.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { duel, melee } from './support/duels.ts'
import { attack, block } from './support/fights.ts'
import { hexNamed } from './support/names.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** May the first player attack the second one, both on this space? */
function why(place: string, spec: SceneSpec = {}, second: PlayerScene = {}, first: PlayerScene = {}): string {
  const both = scene({
    ...spec,
    players: [
      { at: place, ...first },
      { at: place, ...second },
    ],
  })
  return canDuel(both.state, 0, 1, both.engine.tables)
}

/** The first phase, with this attack of the defender or the aggressor and this block. */
function sent(fight: Scene, n: number, reach: 'ranged' | 'siege' | 'melee' = 'ranged'): Scene {
  return attack(fight, n, reach).take('send')
}

describe('when', () => {
  proves('MK-PVP-01', 'no duel on the portal or in a city', () => {
    expect(why('A.C')).toBe('MK-PVP-01')
    const city = { tiles: { '1,0': 'c5' }, cities: [{ at: 'c5.C', conquered: true }] }
    expect(why('c5.C', city)).toBe('MK-PVP-01')
    expect(why('1.SE')).toBe('')
  })

  proves('MK-PVP-02', 'no duel once an end has been announced', () => {
    expect(why('1.SE', { announced: 1 })).toBe('MK-PVP-02')
    expect(why('1.SE', { ending: 0 })).toBe('MK-PVP-02')
  })

  proves('MK-PVP-03', 'a step that provokes does not enter the space of another hero', () => {
    const provoking = (at: string): Scene =>
      scene({
        players: [{ at: '1.W', move: 9 }, { at }],
        tokens: { '1.NW': 'prowlers' },
      })
    expect(provoking('1.C').why('step 1.C')).toBe('MK-MOVE-22')
    expect(provoking('1.SE').offers('step 1.C')).toBe(true)
    expect(why('1.SE', {}, {}, { did: Did.provoked })).toBe('MK-PVP-03')
  })

  proves('MK-PVP-04', 'nobody attacks a player whose order token is face down', () => {
    expect(why('1.SE', {}, { tokenDown: true })).toBe('MK-PVP-04')
  })

  proves('MK-PVP-05', 'no duel where it is agreed off, between team mates, or together', () => {
    expect(why('1.SE', { options: { pvp: false } })).toBe('MK-PVP-05')
    expect(why('1.SE', { scenario: 'fullCooperation', tiles: { '1,0': '1' } })).toBe('MK-PVP-05')
    const teams = scene({
      seats: 4,
      options: { teams: true },
      tiles: { '1,0': '1' },
      players: [{ at: '1.SE' }, { at: '1.SE' }, { at: '1.SE' }, {}],
    })
    expect(canDuel(teams.state, 0, 2, teams.engine.tables)).toBe('MK-PVP-05')
    expect(canDuel(teams.state, 0, 1, teams.engine.tables)).toBe('')
  })

  proves(
    ['MK-PVP-06', 'MK-PVP-07'],
    'who ends there attacks; where that is not allowed, he withdraws',
    () => {
      const meeting = (announced?: number): Scene =>
        scene({
          ...(announced === undefined ? {} : { announced }),
          players: [
            { at: '1.SW', move: 2, hand: ['rage'], deck: [] },
            { at: '1.SE', hand: ['march'] },
          ],
        }).take('step 1.SE', 'endTurn')
      const allowed = meeting()
      expect(allowed.state.duel).toMatchObject({ aggressor: 0, defender: 1, from: allowed.hex('1.SW') })
      expect(allowed.step).toBe('duel.defend')
      const barred = meeting(1)
      expect(barred.told('duelBegan')).toEqual([])
      expect(barred.player(0).at).toBe(barred.hex('1.SW'))
      expect(barred.told('wounded')).toEqual([{ event: 'wounded', seat: 0, n: 1, to: 'hand' }])
    },
  )

  proves('MK-PVP-08', 'the defender may first plunder, and announces nothing', () => {
    const fight = scene({
      tiles: { '1,0': '1' },
      players: [
        { at: '1.E', trail: ['1.SE', '1.E'] },
        { at: '1.E', hand: ['rage'], deck: ['march', 'swiftness'] },
      ],
      begin: (s, ctx) => startDuel(s, 0, 1, hexNamed(s, '1.SE'), ctx),
    })
    expect(fight.awaited).toEqual([1])
    expect(fight.offered().map((one) => one.do)).toEqual(['begin', 'plunder'])
    fight.take('plunder')
    expect(fight.hand(1).toSorted()).toEqual(['march', 'rage', 'swiftness'])
    if (fight.step === 'turn.before') fight.take('begin')
    expect(fight.step).toBe('duel.defend')
  })
})

proves('MK-PVP-07', 'Underground Attack comes up beside a hero, and no wall protects him', () => {
  const under = (second: string): Scene =>
    scene({
      night: true,
      tiles: { '1,0': '3', '0,1': '1' },
      marks: { '3.NE': 1 },
      source: 'kk',
      players: [
        { at: '3.W', hand: ['undergroundTravel'], crystals: 'g' },
        { at: second, hand: ['rage'] },
      ],
    })
  const dig = (t: Scene, to: string): Scene => {
    t.choose(t.offered().find((one) => one.do === 'play' && one['use'] === 1) ?? FULL)
    while (t.step.startsWith('pay')) t.choose(t.offered()[0])
    return t.take(`go ${to}`)
  }
  const open = dig(under('3.C'), '3.C')
  expect(open.state.duel).toMatchObject({ aggressor: 0, defender: 1, from: open.hex('3.W') })
  expect(open.player(0).reputation).toBe(0)
  const keep = dig(under('3.NE'), '3.NE')
  expect(keep.player(0).reputation).toBe(-1)
  keep.take('partial', 'pass')
  expect(attack(keep, 4, 'ranged').offers('send')).toBe(true)
})

describe('the choice of the defender', () => {
  proves('MK-PVP-10', 'full or partial combat', () => {
    const fight = duel({ hand: ['rage'] }, { hand: ['march'] })
    expect(fight.awaited).toEqual([1])
    expect(fight.offered()).toEqual([FULL, PARTIAL])
    fight.take('partial')
    expect(fight.step).toBe('duel.attack')
    expect(fight.state.duel.full).toBe(false)
  })

  proves('MK-PVP-11', 'a full defender gives up the next turn', () => {
    const fight = melee(duel({ hand: ['rage'] }, { hand: ['march'] }).take('full'))
    expect(fight.player(1).tokenDown).toBe(true)
    fight.take('pass', 'pass', 'done')
    while (fight.awaited[0] === 1) fight.choose(fight.offered()[0])
    fight.take('endTurn')
    while (fight.step === 'end.discard') fight.choose(fight.offered()[0])
    // MK-X123: his place in the order comes, the token is turned up, and it is the first player's turn again.
    expect(fight.told('skipped')).toEqual([{ event: 'skipped', seat: 1 }])
    expect(fight.player(1).tokenDown).toBe(false)
    expect(fight.state.active).toBe(0)
  })

  const armed: PlayerScene = {
    hero: 'goldyx',
    hand: ['determination', 'rage'],
    skills: ['freezingPower'],
    crystals: '',
  }

  proves('MK-PVP-12', 'a full defender uses a die of the Source and skills', () => {
    const fight = duel({}, armed, { source: 'rb' }).take('full')
    expect(fight.offers('skill freezingPower')).toBe(true)
    sent(fight.take('pass'), 4)
    expect(fight.offers('play determination block 5')).toBe(true)
  })

  proves('MK-PVP-16', 'a partial defender uses neither', () => {
    const fight = duel({}, armed, { source: 'rb' }).take('partial')
    expect(fight.why('skill freezingPower')).toBe('MK-PVP-16')
    sent(fight.take('pass'), 4)
    expect(fight.offers('play determination block 2')).toBe(true)
    expect(fight.offers('play determination block 5')).toBe(false)
  })

  proves(['MK-PVP-13', 'MK-PVP-14'], 'a full defender heals after the duel and ends a turn', () => {
    const hand = ['tranquility', 'wound', 'rage']
    const fight = melee(duel({}, { hand, deck: ['march', 'march'] }).take('full'))
    expect(fight.offers('play tranquility')).toBe(false)
    fight.take('pass', 'pass')
    expect(fight.step).toBe('duel.after')
    fight.take('play tranquility heal', 'mend hand', 'done')
    expect(fight.step).toBe('end.discard')
    fight.take('done')
    expect(fight.hand(1)).toEqual(['rage', 'march', 'march'])
    expect(fight.awaited).toEqual([0])
    expect(fight.step).toBe('turn.main')
  })

  proves('MK-PVP-15', 'a full defence begins like a turn, without moving; not with Wounds alone', () => {
    const fight = duel({ trail: ['1.SE', '1.C'] }, { hand: ['march'] }, { place: '1.C', from: '1.SE' })
    fight.take('full')
    expect(fight.player(1).tokens).toEqual([0, 0, 0, 0, 1, 0])
    melee(fight).take('pass', 'pass')
    expect(fight.step).toBe('duel.after')
    expect(fight.offered().some((one) => one.do === 'step' || one.do === 'explore')).toBe(false)
    expect(duel({}, { hand: ['wound', 'wound'] }).why(FULL)).toBe('MK-PVP-15')
  })

  proves(
    ['MK-PVP-17', 'MK-PVP-18'],
    'a partial defence ends with the duel: no healing, no draw, cards stay',
    () => {
      const fight = duel({}, { hand: ['determination', 'tranquility'], tokens: 'r', deck: ['march'] })
      sent(fight.take('partial', 'pass'), 4)
      fight.take('play determination block 2', 'done', 'done')
      melee(fight)
      fight.take('pass', 'pass')
      expect(fight.awaited).toEqual([0])
      expect(fight.step).toBe('turn.main')
      expect(fight.hand(1)).toEqual(['tranquility'])
      expect(fight.cards(Z.play, 1)).toEqual(['determination'])
      expect(fight.player(1).tokens[0]).toBe(1)
      expect(fight.player(1).tokenDown).toBe(false)
      // What he played does not count for his own turn.
      expect(fight.player(1).did & Did.played).toBe(0)
      expect(canDuel(fight.state, 0, 1, fight.engine.tables)).toBe('')
    },
  )
})

describe('ranged and siege', () => {
  proves('MK-PVP-20', 'the defender attacks first; two passes in a row end the phase', () => {
    const fight = duel().take('partial')
    expect(fight.awaited).toEqual([1])
    expect(fight.why('send')).toBe('MK-PVP-20')
    fight.take('pass')
    expect(fight.awaited).toEqual([0])
    sent(fight, 2)
    expect(fight.awaited).toEqual([1])
    fight.take('done', 'done')
    // The attack in between: both have to pass again.
    expect(fight.awaited).toEqual([1])
    fight.take('pass')
    expect(fight.state.duel.melee).toBe(false)
    fight.take('pass')
    expect(fight.state.duel.melee).toBe(true)
  })

  const walls = { tiles: { '1,0': '3' }, place: '3.NE', from: '3.C', marks: { '3.NE': 1 } } as const

  proves(
    ['MK-PVP-21', 'MK-PVP-22'],
    'MK-X122: only siege reaches a defender in a keep; no sideways cards',
    () => {
      const fight = duel({ hand: ['rage'] }, {}, walls).take('partial', 'pass')
      attack(fight, 5, 'ranged')
      expect(fight.why('send')).toBe('MK-PVP-21')
      expect(fight.why('side rage attack')).toBe('MK-CARD-05')
      attack(fight, 3, 'siege').take('send')
      expect(fight.state.duel.attack).toBe(3)
      const tower = duel({}, {}, { tiles: { '1,0': '4' }, place: '4.C', from: '4.NE', marks: { '4.C': 0 } })
      expect(attack(tower.take('partial', 'pass'), 5, 'ranged').why('send')).toBe('MK-PVP-21')
      // The defender's own attacks go out of the walls.
      const out = duel({}, {}, walls).take('partial')
      expect(attack(out, 2, 'ranged').offers('send')).toBe(true)
    },
  )

  proves('MK-PVP-23', 'a block is efficient if it is so against any element of the attack', () => {
    const fight = duel().take('partial', 'pass')
    attack(attack(fight, 3, 'ranged', 'fire'), 3, 'ranged', 'ice').take('send')
    block(fight, 4, 'fire').take('done')
    expect(fight.told('exchanged')[0]).toMatchObject({ attack: 6, block: 4, damage: 4 })
    const plain = duel().take('partial', 'pass')
    attack(attack(plain, 3, 'ranged', 'fire'), 3, 'ranged').take('send')
    block(plain, 4, 'fire').take('done')
    expect(plain.told('exchanged')[0]).toMatchObject({ block: 4, damage: 4 })
  })

  proves(['MK-PVP-24', 'MK-PVP-25'], 'MK-X74: 1 off for 2 Block, inefficient ones halved first', () => {
    const cold = duel().take('partial', 'pass')
    attack(cold, 4, 'ranged', 'fire').take('send')
    block(cold, 4, 'ice').take('done')
    expect(cold.told('exchanged')[0]).toMatchObject({ attack: 4, block: 4, damage: 2 })
    const plain = duel().take('partial', 'pass')
    attack(plain, 4, 'ranged', 'fire').take('send')
    block(plain, 7).take('done')
    expect(plain.told('exchanged')[0]).toMatchObject({ attack: 4, block: 3, damage: 3 })
  })

  proves(
    'MK-PVP-26',
    'a small block counts, half of it rounded down; what counts twice takes off 1 each',
    () => {
      const small = duel().take('partial', 'pass')
      sent(small, 6)
      block(small, 5).take('done')
      expect(small.told('exchanged')[0]).toMatchObject({ block: 5, damage: 4 })
      const twice = duel().take('partial', 'pass')
      sent(twice, 6)
      block(twice, 3, 'physical', true).take('done')
      expect(twice.told('exchanged')[0]).toMatchObject({ block: 6, damage: 3 })
    },
  )

  proves(['MK-PVP-27', 'MK-PVP-28'], 'the attacker assigns; armor wounds a unit that is not wounded', () => {
    const units = ['peasants', { unit: 'herbalists', wounds: 1 as const }]
    const fight = duel({}, { units }).take('partial', 'pass')
    sent(fight, 4).take('done')
    expect(fight.awaited).toEqual([0])
    expect(fight.step).toBe('duel.assign')
    expect(fight.why('toUnit herbalists')).toBe('MK-PVP-28')
    fight.take('toUnit peasants')
    expect(fight.state.unitWounds[fight.unit('peasants', 1)]).toBe(1)
    expect(fight.state.fight.damage).toBe(1)
  })

  proves('MK-PVP-29', 'armor for a Wound to hand, again and again', () => {
    const fight = duel({}, { hand: ['march'] }).take('partial', 'pass')
    sent(fight, 4).take('done', 'toHero', 'toHero')
    expect(fight.hand(1).filter((card) => card === 'wound')).toHaveLength(2)
    expect(fight.step).toBe('duel.attack')
  })

  proves('MK-PVP-30', 'damage below the armor stays unused', () => {
    const fight = duel({}, { units: ['peasants'] }).take('partial', 'pass')
    sent(fight, 3).take('done', 'toHero')
    expect(fight.numbers('toHero')).toEqual({ needs: 2, has: 1 })
    expect(fight.why('toHero')).toBe('MK-PVP-30')
    expect(fight.why('toUnit peasants')).toBe('MK-PVP-30')
    fight.take('done')
    expect(fight.hand(1).filter((card) => card === 'wound')).toHaveLength(1)
  })

  proves('MK-PVP-31', 'as many Wounds as the hand limit knock the hero out', () => {
    const fight = duel({}, { hand: ['march', 'rage'] }).take('partial', 'pass')
    sent(fight, 10).take('done', 'toHero', 'toHero', 'toHero', 'toHero')
    expect(fight.told('knockedOut')).toEqual([])
    fight.take('toHero')
    expect(fight.told('knockedOut')).toEqual([{ event: 'knockedOut', seat: 1 }])
    expect(fight.hand(1)).toEqual(['wound', 'wound', 'wound', 'wound', 'wound'])
  })

  proves('MK-PVP-32', 'a hero never resists; a unit that resists an element takes twice its armor', () => {
    const fight = duel({}, { units: ['fireGolems', 'peasants'] }).take('partial', 'pass')
    attack(attack(fight, 4, 'ranged', 'fire'), 3, 'ranged', 'ice').take('send', 'done')
    expect(fight.numbers('toUnit fireGolems')).toEqual({ needs: 8, has: 7 }) // armor 4
    fight.take('toHero', 'toHero', 'toHero')
    expect(fight.state.fight.damage).toBe(1)
  })
})

test('every menu of a duel speaks of all that could be pointed at', () => {
  const rich = { hand: ['rage', 'determination', 'wound'], units: ['peasants'] }
  const fight = duel(rich, { ...rich, discard: ['rubyRing'] })
  expectWholeMenu(fight)
  expectWholeMenu(fight.take('full'))
  expectWholeMenu(melee(fight))
  expectWholeMenu(attack(fight, 6).take('send'))
  expectWholeMenu(fight.take('done'))
  expectWholeMenu(fight.take('done', 'pass', 'pass'))
  expect(fight.step).toBe('duel.after')
})

test('a duel in recorded roles: each attack changes who attacks and who blocks', () => {
  const fight = duel().take('partial')
  sent(fight, 2).take('done', 'done')
  sent(fight, 2).take('done', 'done')
  expect(fight.told('exchanged').map(({ seat, against }) => [seat, against])).toEqual([
    [1, 0],
    [0, 1],
  ])
})
