import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { enemies } from '../src/content/enemies.ts'
import { BackOf } from '../src/content/ids.ts'
import { T } from '../src/state/pools/tokens.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { isAttacking } from '../src/state/combat/foes.ts'
import {
  attack,
  block,
  cityFight,
  enemiesLeft,
  keep,
  postOf,
  rampage,
  takeAllDamage,
} from './support/fights.ts'
import { nameOfToken } from './support/names.ts'

const unblocked = (...given: Parameters<typeof rampage>) => rampage(...given).take('endPhase', 'endPhase')

describe('what enemies resist', () => {
  proves('MK-ENEMY-01', 'fortified: only siege at first, and nothing behind walls', () => {
    const open = rampage(['diggers'])
    attack(open, 3, 'ranged').take('aim diggers')
    expect(open.numbers('strike')).toEqual({ total: 0, armor: 3 })
    attack(open, 3, 'siege')
    expect(open.offers('strike')).toBe(true)
    expect(keep('guardsmen').why('aim guardsmen')).toBe('MK-COMBAT-22')
  })

  const totals = (enemy: string): unknown[] =>
    (['physical', 'fire', 'ice', 'coldFire'] as const).map((element) => {
      const fight = rampage([enemy]).take(`aim ${enemy}`)
      return attack(fight, 2, 'siege', element).numbers('strike')?.['total']
    })

  proves('MK-ENEMY-02', 'physical resistance halves physical attacks, sideways cards too', () => {
    expect(totals('golems')).toEqual([1, 2, 2, 2])
    const fight = takeAllDamage(rampage(['golems'], { hand: ['march', 'stamina'] }))
    fight.take('side march attack', 'side stamina attack', 'aim golems')
    expect(fight.numbers('strike')).toEqual({ total: 1, armor: 5 })
  })

  proves('MK-ENEMY-03', 'fire resistance halves fire, and red effects do not touch it', () => {
    expect(totals('freezers')).toEqual([2, 1, 2, 2])
    const fight = rampage(['freezers', 'swordsmen'], { hand: ['demolish'], crystals: 'r' }).take(
      'play demolish',
    )
    fight.take('aim freezers', 'aim swordsmen')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 7 + 4 })
  })

  proves('MK-ENEMY-04', 'ice resistance halves ice, and blue effects do not touch it', () => {
    expect(totals('gunners')).toEqual([2, 2, 1, 2])
    const fight = rampage(['gunners'], { hand: ['chill'], crystals: 'b' })
    expect(fight.idles('play chill')).toBe(true)
    fight.take('play chill')
    expect(isAttacking(fight.state, 0)).toBe(true)
  })

  proves('MK-ENEMY-05', 'both together halve cold fire too', () => {
    expect(totals('highDragon')).toEqual([2, 1, 1, 1])
    expect(totals('altemGuardsmen')).toEqual([1, 1, 1, 1])
  })
})

describe('how enemies attack', () => {
  const blocks = (enemy: string): unknown[] =>
    (['physical', 'fire', 'ice', 'coldFire'] as const).map((element) => {
      const fight = rampage([enemy]).take('endPhase', `face ${enemy}`)
      return block(fight, 2, element).numbers('block')?.['total']
    })

  proves('MK-ENEMY-06', 'fire is met in full by ice and cold fire', () => {
    expect(blocks('fireMages')).toEqual([1, 1, 2, 2])
  })

  proves('MK-ENEMY-07', 'ice is met in full by fire and cold fire', () => {
    expect(blocks('iceMages')).toEqual([1, 2, 1, 2])
  })

  proves('MK-ENEMY-08', 'cold fire is met in full by cold fire', () => {
    expect(blocks('highDragon')).toEqual([1, 1, 1, 2])
  })

  proves(['MK-ENEMY-09', 'MK-ENEMY-11'], 'swift needs twice the Block and deals no more', () => {
    const fight = rampage(['werewolf']).take('endPhase', 'face werewolf')
    block(fight, 13)
    expect(fight.numbers('block')).toEqual({ total: 13, needed: 14 })
    expect(unblocked(['werewolf']).state.fight.damage).toBe(7)
  })

  proves(['MK-ENEMY-10', 'MK-ENEMY-11'], 'brutal deals twice as much and needs no more Block', () => {
    expect(unblocked(['minotaur']).state.fight.damage).toBe(10)
    const fight = rampage(['minotaur']).take('endPhase', 'face minotaur')
    block(fight, 5).take('block')
    expect(fight.player(0).fought).toBe(0)
  })

  proves('MK-ENEMY-12', 'a summoned monster stands in for two phases and is discarded', () => {
    const fight = rampage(['orcSummoners'], {}, { piles: { brown: ['werewolf'] } }).take('endPhase')
    expect(fight.offers('face werewolf')).toBe(true)
    takeAllDamage(fight)
    expect(fight.player(0).fought).toBe(4)
    expect(fight.state.tokens[T.spentGreen + BackOf.brown].map(nameOfToken)).toEqual(['werewolf'])
    expect(enemiesLeft(fight)).toEqual(['orcSummoners'])
  })

  proves('MK-ENEMY-13', 'meanwhile the summoner is out of reach, and the monster gives nothing', () => {
    const fight = rampage(
      ['orcSummoners', 'prowlers'],
      { hand: ['chill'], crystals: 'b' },
      { piles: { brown: ['gargoyle'] } },
    ).take('endPhase', 'play chill')
    expect(fight.why('target orcSummoners')).toBe('MK-ENEMY-13')
    fight.take('target gargoyle')
    takeAllDamage(fight)
    expect(fight.player(0)).toMatchObject({ fought: 2, fame: 0, reputation: 0 })
  })

  proves('MK-ENEMY-14', 'a summoner that is beaten or kept from attacking summons nothing', () => {
    const beaten = rampage(['orcSummoners', 'prowlers'], {}, { piles: { brown: ['gargoyle'] } })
    attack(beaten, 4, 'ranged').take('aim orcSummoners', 'strike', 'endPhase')
    expect(postOf(beaten, 'gargoyle')).toBe(-1)
    const chilled = rampage(
      ['orcSummoners'],
      { hand: ['chill'], crystals: 'b' },
      { piles: { brown: ['gargoyle'] } },
    ).take('play chill', 'endPhase')
    expect(postOf(chilled, 'gargoyle')).toBe(-1)
    expect(chilled.step).toBe('combat.strike')
  })

  proves(
    'MK-ENEMY-15',
    'poison: two Wounds on a unit, one more in the discard pile for each of the hero',
    () => {
      const unit = unblocked(['cursedHags'], { units: ['peasants'] }).take('toUnit peasants')
      expect(unit.state.unitWounds[unit.unit('peasants')]).toBe(2)
      const hero = unblocked(['monks']).take('toHero')
      expect(hero.hand().filter((card) => card === 'wound')).toHaveLength(3)
      expect(hero.cards(Z.discard)).toEqual(['wound', 'wound', 'wound'])
    },
  )

  proves('MK-ENEMY-16', 'paralyze: a unit is destroyed, the hero keeps only Wounds', () => {
    const unit = unblocked(['medusa'], { units: ['utemGuardsmen'] }).take('toUnit utemGuardsmen')
    expect(unit.units()).toEqual([])
    const hero = unblocked(['medusa'], { hand: ['march', 'rage'], fame: 8 }).take('toHero')
    expect(hero.hand()).toEqual(['wound', 'wound'])
    expect(hero.told('knockedOut')).toEqual([])
  })

  proves('MK-ENEMY-17', 'without a Wound neither does anything', () => {
    const poison = unblocked(['cursedHags'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
    expect(poison.state.unitWounds[poison.unit('guardianGolems')]).toBe(0)
    const fight = rampage(['medusa'], { hand: ['march'] }).take('endPhase', 'face medusa')
    block(fight, 6).take('block')
    expect(fight.hand()).toEqual(['march'])
  })

  proves('MK-ENEMY-18', 'a destroyed unit takes its armor off all the same', () => {
    const fight = unblocked(['medusa'], { units: ['peasants', 'guardianGolems'] }).take('toUnit peasants')
    expect(fight.state.fight.damage).toBe(3)
    expect(fight.units()).toEqual(['guardianGolems'])
    const twice = unblocked(['medusa'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
    expect(twice.units()).toEqual([])
    expect(twice.player(0).fought).toBe(0)
  })

  proves('MK-ENEMY-19', 'armor never falls below 1', () => {
    const fight = rampage(['prowlers'], { hand: ['tremor'], crystals: 'g' })
    fight.take('play tremor').take('aim prowlers')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 1 })
  })

  proves('MK-ENEMY-20', 'changes come before doubling', () => {
    const fight = cityFight('blue', ['gunners']).take('endPhase', 'endPhase')
    expect(fight.state.fight.damage).toBe(16)
    const swift = cityFight('blue', ['freezers', 'monks']).take('endPhase', 'face freezers')
    expect(swift.numbers('block')).toEqual({ total: 0, needed: 10 })
  })

  proves('MK-ENEMY-21', 'every enemy has one attack, or summons', () => {
    for (const { attack: n, abilities } of enemies) {
      expect(n > 0).toBe(!(abilities as readonly string[]).includes('summon'))
    }
  })
})
