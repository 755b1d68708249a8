import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { elements } from '../src/content/effect.ts'
import { isEfficientBlock } from '../src/state/combat/totals.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { attack, block, cityFight, enemiesLeft, postOf, rampage, takeAllDamage } from './support/fights.ts'

describe('the block phase', () => {
  proves('MK-COMBAT-40', 'when it starts, each summoner that is to attack draws its monster', () => {
    const fight = rampage(
      ['orcSummoners', 'orcSummoners'],
      {},
      { piles: { brown: ['gargoyle', 'werewolf'] } },
    )
    expect(postOf(fight, 'gargoyle')).toBe(-1)
    fight.take('endPhase')
    expect(enemiesLeft(fight)).toEqual(['orcSummoners', 'orcSummoners', 'gargoyle', 'werewolf'])
    expect(fight.told('summoned')).toHaveLength(2)
    expect(fight.offers('face orcSummoners')).toBe(false)
    expect(fight.offers('face gargoyle')).toBe(true)
  })

  proves('MK-COMBAT-41', 'one attacking enemy is faced at a time', () => {
    const fight = rampage(['prowlers', 'swordsmen']).take('endPhase', 'face prowlers')
    expect(fight.offers('face swordsmen')).toBe(false)
    expect(fight.offers('endPhase')).toBe(false)
    fight.take('back', 'face swordsmen')
    block(fight, 6).take('block')
    expect(fight.offers('face prowlers')).toBe(true)
    expect(fight.offers('face swordsmen')).toBe(false)
  })

  proves('MK-COMBAT-42', 'inefficient blocks are added up and halved once', () => {
    const fight = rampage(['fireMages']).take('endPhase', 'face fireMages')
    block(fight, 3)
    block(fight, 5, 'fire')
    expect(fight.numbers('block')).toEqual({ total: 4, needed: 6 })
    block(fight, 2, 'ice')
    expect(fight.offers('block')).toBe(true)
  })

  proves('MK-COMBAT-43', 'which blocks are efficient against which attacks', () => {
    const table = elements.map((against) =>
      elements.map((by) => isEfficientBlock(elements.indexOf(by), elements.indexOf(against))),
    )
    expect(table).toEqual([
      [true, true, true, true],
      [false, false, true, true],
      [false, true, false, true],
      [false, false, false, true],
    ])
  })

  proves('MK-COMBAT-44', 'a block that reaches the attack keeps all its damage away', () => {
    const fight = rampage(['prowlers']).take('endPhase', 'face prowlers')
    block(fight, 3)
    expect(fight.why('block')).toBe('MK-COMBAT-44')
    expect(fight.numbers('block')).toEqual({ total: 3, needed: 4 })
    block(fight, 1).take('block')
    expect(fight.step).toBe('combat.strike')
    expect(fight.player(0).fought).toBe(0)
    expect(fight.told('blocked')).toMatchObject([{ total: 4, needed: 4 }])
  })

  proves('MK-COMBAT-45', 'a block that is too small changes nothing, and it is given up for good', () => {
    const fight = rampage(['prowlers']).take('endPhase', 'face prowlers')
    block(fight, 3).take('giveUp')
    expect(fight.why('face prowlers')).toBe('MK-COMBAT-45')
    fight.take('endPhase', 'toHero')
    expect(fight.player(0).fought).toBe(2)
  })

  proves('MK-COMBAT-45', 'what a card does besides happens even if the block fails', () => {
    const shield = rampage(['swordsmen'], { hand: ['iceShield'], crystals: 'b' })
    shield.take('endPhase', 'face swordsmen', 'play iceShield armor')
    expect(shield.numbers('block')).toEqual({ total: 3, needed: 6 })
    shield.take('giveUp')
    takeAllDamage(shield).take('aim swordsmen')
    expect(shield.numbers('strike')).toEqual({ total: 0, armor: 2 })
  })

  proves('MK-COMBAT-46', 'what was played against one enemy does not serve against the next', () => {
    const fight = rampage(['prowlers', 'swordsmen']).take('endPhase', 'face prowlers')
    block(fight, 9).take('block', 'face swordsmen')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 6 })
  })

  proves('MK-COMBAT-47', 'a sideways card blocks 1, physically', () => {
    const fight = rampage(['fireMages'], { hand: ['march', 'stamina', 'promise'] })
    fight.take('endPhase', 'face fireMages', 'side march block', 'side stamina block', 'side promise block')
    expect(fight.numbers('block')).toEqual({ total: 1, needed: 6 })
  })

  proves('MK-COMBAT-48', 'a blocked enemy is still there, a blocked monster is not', () => {
    const fight = rampage(['prowlers']).take('endPhase', 'face prowlers')
    block(fight, 4).take('block')
    attack(fight, 3).take('aim prowlers', 'strike')
    expect(fight.player(0).fame).toBe(2)
    const summoned = rampage(['orcSummoners'], {}, { piles: { brown: ['gargoyle'] } })
    summoned.take('endPhase', 'face gargoyle')
    block(summoned, 5).take('block')
    expect(enemiesLeft(summoned)).toEqual(['orcSummoners'])
    expect(summoned.player(0).fame).toBe(0)
  })

  proves(
    'MK-COMBAT-49',
    'an enemy that is kept from attacking is neither faced nor dealt with, nor blocked',
    () => {
      const fight = rampage(['minotaur'], { hand: ['chill'], crystals: 'b' }).take('play chill')
      fight.take('endPhase')
      expect(fight.step).toBe('combat.strike')
      expect(fight.player(0).fought).toBe(0)
      expect(fight.told('blocked')).toEqual([])
    },
  )

  test('the faced enemy is kept from attacking', () => {
    const fight = rampage(['minotaur', 'prowlers'], { hand: ['chill'], crystals: 'b' })
    fight.take('endPhase', 'face minotaur')
    block(fight, 2).take('play chill', 'target minotaur')
    expect(fight.state.fight.facing).toBe(-1)
    fight.take('face prowlers')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 4 })
  })

  proves('MK-COMBAT-14', 'Exploding Shield does not destroy what resists fire', () => {
    const after = (enemy: string): string[] => {
      const fight = rampage([enemy, 'prowlers'], { hand: ['burningShield'], tokens: 'rk' }, { night: true })
      fight.take('endPhase', `face ${enemy}`)
      const [card] = fight.state.deeds[Z.hand]
      fight.choose({ do: 'play', card, use: 1 })
      return enemiesLeft(block(fight, 9).take('block'))
    }
    expect(after('freezers')).toEqual(['prowlers', 'freezers'])
    expect(after('swordsmen')).toEqual(['prowlers'])
  })

  test('a monster on the post of a defeated enemy is another one', () => {
    const fight = cityFight(
      'red',
      ['gargoyle', 'illusionists'],
      { hand: ['chill', 'tremor'], crystals: 'bg' },
      { piles: { brown: ['medusa'] } },
    ).take('play tremor', 'target gargoyle')
    const post = postOf(fight, 'gargoyle')
    attack(fight, 2, 'siege').take('aim gargoyle', 'strike', 'endPhase')
    expect(postOf(fight, 'medusa')).toBe(post)
    expect(fight.position.stack.flatMap(({ lasting }) => lasting ?? [])).toEqual([])
    fight.take('play chill')
    expect(fight.told('targeted').at(-1)).toMatchObject({ what: 'enemy', n: post })
    fight.take('endPhase')
    expect(fight.step).toBe('combat.strike')
  })
})
