import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { drawCards } from '../src/state/mutations.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { adventure, attack, block, rampage, takeAllDamage } from './support/fights.ts'

/** Up to the damage of an enemy, or to the question whose comes first. */
const unblocked = (...given: Parameters<typeof rampage>) => rampage(...given).take('endPhase', 'endPhase')

describe('the damage phase', () => {
  proves('MK-COMBAT-60', 'unblocked enemies are dealt with one by one, as the player likes', () => {
    const fight = unblocked(['prowlers', 'swordsmen', 'wolfRiders'])
    expect(fight.step).toBe('combat.order')
    fight.take('order swordsmen')
    expect(fight.state.fight.damage).toBe(6)
    fight.take('toHero')
    expect(fight.offers('order swordsmen')).toBe(false)
    fight.take('order wolfRiders', 'toHero')
    expect(fight.step).toBe('combat.assign')
    expect(fight.state.fight.damage).toBe(4)
  })

  proves('MK-COMBAT-61', 'the damage is the attack, doubled if it is brutal', () => {
    expect(unblocked(['swordsmen']).state.fight.damage).toBe(6)
    expect(unblocked(['minotaur']).state.fight.damage).toBe(10)
  })

  proves('MK-COMBAT-62', 'an unwounded unit takes it, ready or spent, and its armor comes off', () => {
    const fight = unblocked(['swordsmen'], {
      units: [
        { unit: 'utemGuardsmen', spent: true },
        { unit: 'peasants', wounds: 1 },
      ],
    })
    expect(fight.why('toUnit peasants')).toBe('MK-UNIT-09')
    const unit = fight.unit('utemGuardsmen')
    fight.take('toUnit utemGuardsmen')
    expect(fight.state.unitWounds[unit]).toBe(1)
    expect(fight.state.fight.damage).toBe(1)
    fight.take('toHero')
    expect(fight.player(0).fought).toBe(1)
  })

  proves('MK-COMBAT-63', 'one point wounds, and nothing is left below 0', () => {
    const fight = unblocked(['golems'], { units: ['utemGuardsmen'] })
    expect(fight.state.fight.damage).toBe(2)
    fight.take('toUnit utemGuardsmen')
    expect(fight.state.unitWounds[fight.unit('utemGuardsmen')]).toBe(1)
    expect(fight.step).toBe('combat.strike')
    expect(fight.player(0).fought).toBe(0)
  })

  proves('MK-COMBAT-64', 'the damage of one attack may go through several units', () => {
    const fight = unblocked(['minotaur'], { units: ['utemGuardsmen', 'peasants'] })
    fight.take('toUnit utemGuardsmen', 'toUnit peasants')
    expect(fight.state.fight.damage).toBe(2)
    fight.take('toHero')
    expect(fight.player(0).fought).toBe(1)
  })

  proves('MK-COMBAT-65', 'after the hero no unit takes the rest', () => {
    const fight = unblocked(['minotaur'], { units: ['utemGuardsmen'] }).take('toHero')
    expect(fight.step).toBe('combat.strike')
    expect(fight.state.unitWounds[fight.unit('utemGuardsmen')]).toBe(0)
    expect(fight.player(0).fought).toBe(5)
  })

  proves(['MK-COMBAT-66', 'MK-UNIT-16', 'MK-UNIT-20'], 'a resistant unit takes its armor off twice', () => {
    const little = unblocked(['wolfRiders'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
    expect(little.state.unitWounds[little.unit('guardianGolems')]).toBe(0)
    expect(little.step).toBe('combat.strike')
    const more = unblocked(['prowlers'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
    expect(more.state.unitWounds[more.unit('guardianGolems')]).toBe(1)
    expect(more.player(0).fought).toBe(0)
    const most = unblocked(['medusa'], { units: ['guardianGolems'] })
    most.act((s) => {
      s.fight.damage = 7
    })
    most.take('toUnit guardianGolems')
    expect(most.state.fight.damage).toBe(1)
  })

  proves(
    ['MK-UNIT-17', 'MK-UNIT-18', 'MK-UNIT-19'],
    'each element has its resistance, cold fire needs two',
    () => {
      const hits = (enemy: string, unit: string): number => {
        const fight = unblocked([enemy], { units: [unit] }).act((s) => {
          s.fight.damage = 4
        })
        const one = fight.unit(unit)
        return fight.take(`toUnit ${unit}`).state.unitWounds[one]
      }
      expect([hits('fireMages', 'fireMages'), hits('iceMages', 'fireMages')]).toEqual([0, 1])
      expect([hits('iceMages', 'iceMages'), hits('fireMages', 'iceMages')]).toEqual([0, 1])
      expect([hits('highDragon', 'altemMages'), hits('highDragon', 'iceGolems')]).toEqual([0, 1])
    },
  )

  proves('MK-COMBAT-67', 'a unit takes damage once in a combat, even if it was unhurt', () => {
    const fight = unblocked(['prowlers', 'prowlers'], { units: ['iceGolems'] })
    fight.take('order prowlers', 'toUnit iceGolems')
    expect(fight.state.unitWounds[fight.unit('iceGolems')]).toBe(0)
    expect(fight.why('toUnit iceGolems')).toBe('MK-COMBAT-67')
    fight.take('toHero')
    expect(fight.player(0).fought).toBe(2)
  })

  proves('MK-COMBAT-68', 'the hero takes a Wound for each armor of damage, rounded up', () => {
    const wounds = (fame: number): number =>
      unblocked(['prowlers'], { fame })
        .act((s) => {
          s.fight.damage = 7
        })
        .take('toHero')
        .player(0).fought
    expect([wounds(0), wounds(8), wounds(48)]).toEqual([4, 3, 2])
  })

  proves('MK-COMBAT-69', 'so many Wounds as the hand limit knock the hero out: only Wounds stay', () => {
    const four = unblocked(['minotaur'], { hand: ['march', 'rage'] })
    four
      .act((s) => {
        s.fight.damage = 8
      })
      .take('toHero')
    expect(four.told('knockedOut')).toEqual([])
    expect(four.hand()).toHaveLength(6)
    const five = unblocked(['minotaur'], { hand: ['march', 'rage'] }).take('toHero')
    expect(five.told('knockedOut')).toHaveLength(1)
    expect(five.hand()).toEqual(['wound', 'wound', 'wound', 'wound', 'wound'])
    expect(five.cards(Z.discard).toSorted()).toEqual(['march', 'rage'])
  })

  proves('MK-COMBAT-69', 'keeps do not raise the number of Wounds', () => {
    const fight = unblocked(['minotaur'], { hand: ['march'] }, { marks: { '1.SE': 0 } }).take('toHero')
    expect(fight.told('knockedOut')).toHaveLength(1)
  })

  proves('MK-COMBAT-70', 'own Wounds count, poison in the discard pile does not', () => {
    const rage = rampage(['minotaur'], { hand: ['bloodRage', 'march'] })
    takeAllDamage(
      rage.take('endPhase', 'endPhase').act((s) => {
        s.fight.damage = 8
      }),
    )
    expect(rage.told('knockedOut')).toEqual([])
    rage.take('play bloodRage wound')
    expect(rage.told('knockedOut')).toHaveLength(1)
    expect(rage.hand()).toEqual(['wound', 'wound', 'wound', 'wound', 'wound'])
    const monks = unblocked(['monks'], { hand: ['march'] }).take('toHero')
    expect(monks.player(0).fought).toBe(3)
    expect(monks.cards(Z.discard)).toEqual(['wound', 'wound', 'wound'])
    expect(monks.told('knockedOut')).toEqual([])
  })

  proves('MK-COMBAT-69', 'cards drawn afterwards may be played, but the next Wound takes them too', () => {
    const fight = unblocked(['minotaur', 'prowlers'], { hand: ['march'], deck: ['rage', 'stamina'] })
    fight.take('order minotaur', 'toHero').act((_s, ctx) => drawCards(0, 2, ctx))
    expect(
      fight
        .hand()
        .filter((card) => card !== 'wound')
        .toSorted(),
    ).toEqual(['rage', 'stamina'])
    fight.take('toHero')
    expect(fight.hand()).toEqual(new Array(7).fill('wound'))
    expect(fight.told('knockedOut')).toHaveLength(2)
  })

  proves('MK-COMBAT-71', 'a knocked out hero fights on with units', () => {
    const fight = unblocked(['minotaur'], { hand: ['march'], units: ['utemSwordsmen', 'peasants'] })
    fight.take('toHero')
    expect(fight.hand()).not.toContain('march')
    expect(fight.offers('unit utemSwordsmen')).toBe(true)
    fight.take('unit utemSwordsmen attack')
    attack(fight, 2).take('aim minotaur', 'strike')
    expect(fight.player(0).fame).toBe(4)
    const more = unblocked(['minotaur', 'prowlers']).take('order minotaur', 'toHero', 'toHero')
    expect(more.player(0).fought).toBe(7)
  })

  proves('MK-COMBAT-72', 'no damage is left over', () => {
    const fight = unblocked(['prowlers'], { units: ['peasants'] })
    expect(fight.offered().map((one) => one.do)).toEqual(['toUnit', 'toHero'])
    fight.take('toUnit peasants')
    expect(fight.offered().map((one) => one.do)).toEqual(['toHero'])
  })

  proves('MK-UNIT-15', 'where units are banned they take no damage, but for the loyal one', () => {
    const fight = adventure(
      'dungeon',
      { brown: ['minotaur'] },
      {
        units: ['peasants', { unit: 'utemGuardsmen', loyal: true }],
      },
    ).take('endPhase', 'endPhase')
    expect(fight.why('toUnit peasants')).toBe('MK-UNIT-15')
    expect(fight.offers('toUnit utemGuardsmen')).toBe(true)
  })

  proves('MK-DEED-15', 'after Into the Heat no unit takes damage', () => {
    const fight = rampage(['prowlers'], { hand: ['intoTheHeat'], units: ['peasants'] })
    fight.take('play intoTheHeat', 'endPhase', 'endPhase')
    expect(fight.why('toUnit peasants')).toBe('MK-DEED-15')
  })

  proves('MK-DEED-15', 'Into the Heat is for the start of a combat', () => {
    const late = rampage(['prowlers', 'wolfRiders'], { hand: ['intoTheHeat'] })
    expect(late.offers('play intoTheHeat')).toBe(true)
    attack(late, 3, 'ranged').take('aim prowlers', 'strike')
    expect(late.why('play intoTheHeat')).toBe('MK-DEED-15')
  })

  test('a banner and what all units have count for their armor', () => {
    const fight = unblocked(['prowlers'], { units: [{ unit: 'peasants', banner: 'bannerOfGlory' }] })
    fight.take('toUnit peasants')
    expect(fight.player(0).fought).toBe(0)
    expect(fight.step).toBe('combat.strike')
  })

  test('damage that comes to nothing is not asked about', () => {
    const fight = rampage(['prowlers']).take('endPhase', 'face prowlers')
    block(fight, 4).take('block')
    expect(fight.step).toBe('combat.strike')
  })
})
