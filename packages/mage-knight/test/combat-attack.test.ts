import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { Stage } from '../src/state/schema/stages.ts'
import { isArtifact, isWound, Z } from '../src/state/pools/deed-cards.ts'
import { attack, cityFight, enemiesLeft, keep, postOf, rampage, takeAllDamage } from './support/fights.ts'

describe('the ranged and siege phase', () => {
  proves('MK-COMBAT-20', 'there are as many attacks as one likes, each with its own points', () => {
    const fight = rampage(['prowlers', 'wolfRiders'])
    attack(fight, 3, 'ranged').take('aim prowlers', 'strike')
    expect(fight.player(0).fame).toBe(2)
    expect(fight.step).toBe('combat.strike')
    attack(fight, 4, 'siege').take('aim wolfRiders', 'strike')
    expect(fight.player(0).fame).toBe(5)
    expect(fight.step).toBe('turn.main')
    const none = rampage(['prowlers']).take('endPhase')
    expect(none.step).toBe('combat.block')
  })

  proves(
    ['MK-COMBAT-21', 'MK-COMBAT-27'],
    'an attack names its targets and must reach all their armor',
    () => {
      const fight = rampage(['prowlers', 'wolfRiders'])
      attack(fight, 6, 'ranged')
      expect(fight.why('strike')).toBe('MK-COMBAT-21')
      fight.take('aim prowlers', 'aim wolfRiders')
      expect(fight.why('strike')).toBe('MK-COMBAT-28')
      expect(fight.numbers('strike')).toEqual({ total: 6, armor: 7 })
      attack(fight, 1, 'siege').take('strike')
      expect(fight.player(0).fame).toBe(5)
      expect(fight.told('struck')[0]).toMatchObject({ total: 7, armor: 7 })
      expect(fight.told('tokenGone')).toHaveLength(2)
    },
  )

  proves(
    'MK-COMBAT-22',
    'of a fortified target only siege counts; what is fortified twice is no target',
    () => {
      const fight = keep('swordsmen')
      attack(fight, 5, 'ranged').take('aim swordsmen')
      expect(fight.numbers('strike')).toEqual({ total: 0, armor: 5 })
      attack(fight, 5, 'siege').take('strike')
      expect(fight.player(0).fame).toBe(4)
      expect(keep('guardsmen').why('aim guardsmen')).toBe('MK-COMBAT-22')
    },
  )

  proves('MK-COMBAT-23', 'melee attacks and sideways cards cannot be played', () => {
    const fight = rampage(['prowlers'], { hand: ['rage', 'march'] })
    expect(fight.offers('play rage')).toBe(false)
    expect(fight.offers('side march attack')).toBe(false)
    takeAllDamage(fight)
    expect(fight.offers('play rage attack')).toBe(true)
    expect(fight.offers('side march attack')).toBe(true)
  })

  proves(
    ['MK-COMBAT-24', 'MK-COMBAT-25'],
    'one resistant target halves the sum of what it resists, once',
    () => {
      const fight = rampage(['swordsmen', 'golems'])
      attack(fight, 15, 'ranged').take('aim swordsmen', 'aim golems')
      expect(fight.numbers('strike')).toEqual({ total: 7, armor: 10 })
      attack(fight, 2, 'siege').take('unaim golems')
      expect(fight.offers('strike')).toBe(true)
      const mixed = rampage(['fireGolems'])
      attack(mixed, 3, 'ranged')
      attack(mixed, 3, 'ranged', 'fire').take('aim fireGolems')
      expect(mixed.numbers('strike')).toEqual({ total: 3, armor: 4 })
      attack(mixed, 1, 'siege', 'ice')
      expect(mixed.offers('strike')).toBe(true)
    },
  )

  proves('MK-COMBAT-26', 'cold fire is halved only by one target that resists both', () => {
    const both = rampage(['highDragon'])
    attack(both, 10, 'ranged', 'coldFire').take('aim highDragon')
    expect(both.numbers('strike')).toEqual({ total: 5, armor: 9 })
    const apart = rampage(['fireDragon', 'iceDragon'])
    attack(apart, 13, 'ranged', 'coldFire').take('aim fireDragon', 'aim iceDragon')
    expect(apart.numbers('strike')).toEqual({ total: 13, armor: 14 })
  })

  proves('MK-COMBAT-28', 'what is too little does nothing, and no point is kept', () => {
    const fight = rampage(['cursedHags'])
    attack(fight, 3, 'ranged').take('aim cursedHags')
    expect(fight.why('strike')).toBe('MK-COMBAT-28')
    fight.take('endPhase')
    expect(fight.state.fight.attack.every((n) => n === 0)).toBe(true)
    takeAllDamage(fight).take('aim cursedHags')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 5 })
    expect(fight.player(0).fame).toBe(0)
  })

  proves('MK-COMBAT-28', 'a strike uses up all that counted, and leaves what did not', () => {
    const fight = keep('swordsmen', {}, { tokens: {} })
    attack(fight, 2, 'ranged')
    attack(fight, 8, 'siege').take('aim swordsmen', 'strike')
    expect(fight.player(0).fame).toBe(4)
    const two = rampage(['prowlers', 'diggers'])
    attack(two, 3, 'ranged')
    attack(two, 3, 'siege').take('aim diggers', 'strike', 'aim prowlers')
    expect(two.offers('strike')).toBe(true)
    const all = rampage(['prowlers', 'diggers'])
    attack(all, 3, 'ranged')
    attack(all, 3, 'siege').take('aim prowlers', 'strike', 'aim diggers')
    expect(all.numbers('strike')).toEqual({ total: 0, armor: 3 })
  })

  proves(
    ['MK-COMBAT-29', 'MK-COMBAT-30'],
    'fortification counts for each enemy, by site and by its own ability',
    () => {
      const fight = cityFight('white', ['crossbowmen', 'guardsmen'])
      expect(fight.offers('aim crossbowmen')).toBe(true)
      expect(fight.why('aim guardsmen')).toBe('MK-COMBAT-22')
      const open = rampage(['diggers', 'prowlers'])
      attack(open, 3, 'ranged').take('aim diggers')
      expect(open.numbers('strike')).toEqual({ total: 0, armor: 3 })
      open.take('unaim diggers', 'aim prowlers')
      expect(open.offers('strike')).toBe(true)
    },
  )

  proves('MK-COMBAT-31', 'without the walls a defender keeps its own fortification', () => {
    const fight = keep('guardsmen', { hand: ['demolish'], crystals: 'r' }).take('play demolish')
    expect(fight.offers('aim guardsmen')).toBe(true)
    attack(fight, 6, 'ranged').take('aim guardsmen')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 6 })
    attack(fight, 6, 'siege')
    expect(fight.offers('strike')).toBe(true)
  })

  proves('MK-COMBAT-32', 'fame gained in combat raises no level before the end of the turn', () => {
    const fight = rampage(['ironclads', 'prowlers'], { fame: 7, level: 2 })
    attack(fight, 6, 'siege').take('aim ironclads', 'strike')
    expect(fight.player(0)).toMatchObject({ fame: 11, level: 2 })
    takeAllDamage(fight)
    expect(fight.told('damaged')[0]).toMatchObject({ n: 4, wounds: 2 })
  })
})

describe('the attack phase', () => {
  proves('MK-COMBAT-80', 'every attack counts, a sideways card for 1', () => {
    const fight = takeAllDamage(rampage(['prowlers'], { hand: ['march', 'rage'] }))
    expect(fight.state.stage).toBe(Stage.melee)
    fight.take('side march attack', 'play rage attack', 'aim prowlers', 'strike')
    expect(fight.player(0).fame).toBe(2)
  })

  proves('MK-COMBAT-81', 'fortifications are ignored, and all reaches count alike', () => {
    const fight = takeAllDamage(keep('guardsmen'))
    attack(fight, 5, 'melee')
    attack(fight, 2, 'ranged').take('aim guardsmen', 'strike')
    expect(fight.player(0).fame).toBe(3)
  })

  proves('MK-COMBAT-82', 'resistances and groups count as before', () => {
    const fight = takeAllDamage(rampage(['swordsmen', 'golems']))
    attack(fight, 15).take('aim swordsmen', 'aim golems')
    expect(fight.numbers('strike')).toEqual({ total: 7, armor: 10 })
  })

  proves('MK-COMBAT-83', 'a summoner can be attacked again', () => {
    const fight = rampage(['orcSummoners'], {}, { piles: { brown: ['gargoyle'] } })
    takeAllDamage(fight)
    expect(enemiesLeft(fight)).toEqual(['orcSummoners'])
    attack(fight, 4).take('aim orcSummoners', 'strike')
    expect(fight.player(0).fame).toBe(4)
  })

  proves('MK-COMBAT-84', 'what is for the attack phase waits for it', () => {
    const fight = rampage(['prowlers'], { hand: ['whirlwind'], tokens: 'wk' }, { night: true })
    const [card] = fight.state.deeds[Z.hand]
    expect(fight.why({ do: 'play', card, use: 1 })).toBe('MK-COMBAT-84')
    takeAllDamage(fight)
    expect(fight.offers({ do: 'play', card, use: 1 })).toBe(true)
  })

  proves('MK-COMBAT-85', 'to destroy is to defeat', () => {
    const fight = takeAllDamage(keep('guardsmen', { hand: ['whirlwind'], tokens: 'wk' }, { night: true }))
    const [card] = fight.state.deeds[Z.hand].filter((one) => !isWound(one))
    fight.choose({ do: 'play', card, use: 1 })
    expect(fight.player(0).fame).toBe(3)
    fight.take('endPhase')
    expect(fight.state.mark[fight.hex('3.NE')]).toBe(0)
  })

  proves('MK-COMBAT-85', 'a summoned monster that is destroyed gives nothing', () => {
    const fight = rampage(
      ['orcSummoners'],
      { hand: ['burningShield', 'swordOfJustice'], tokens: 'rk' },
      { piles: { brown: ['gargoyle'] }, night: true },
    )
    const [sword] = fight.state.deeds[Z.hand].filter(isArtifact)
    fight.choose({ do: 'play', card: sword, use: 1 }).take('endPhase', 'face gargoyle')
    const [card] = fight.state.deeds[Z.hand].filter((one) => !isWound(one))
    fight.choose({ do: 'play', card, use: 1 }).act((s) => {
      s.fight.block[0] += 1
    })
    fight.take('block')
    expect(fight.told('defeated')).toMatchObject([{ fame: 0 }])
    expect(fight.player(0)).toMatchObject({ fame: 0, reputation: 0 })
    expect(postOf(fight, 'gargoyle')).toBe(-1)
  })
})
