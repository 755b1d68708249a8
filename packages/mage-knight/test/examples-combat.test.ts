import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { handBonusOfCity, handLimit } from '../src/state/mutations.ts'
import { Did, rewardKinds } from '../src/state/schema/player.ts'
import { Fight } from '../src/state/schema/fight.ts'
import { face, isWound, Z } from '../src/state/pools/deed-cards.ts'
import {
  adventure,
  attack,
  block,
  cityFight,
  enemiesLeft,
  keep,
  rampage,
  takeAllDamage,
  tokensOn,
} from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'

/** Worked examples of combat, number by number. Hero armor 2 and hand limit 5 (level 1) by Day, unless said. */

const unblocked = (...given: Parameters<typeof rampage>): Scene =>
  rampage(...given).take('endPhase', 'endPhase')
const melee = (...given: Parameters<typeof rampage>): Scene => takeAllDamage(rampage(...given))
const armor4 = { fame: 48 } as const
const armor3 = { fame: 8 } as const

/** Plays the last effect of a card in hand, of the first that is no Wound if it is not named. */
function strong(fight: Scene, id?: string): Scene {
  const hand = fight.state.deeds[Z.hand]
  const card = hand.find((one) => (id === undefined ? !isWound(one) : face(one).id === id)) ?? -1
  const uses = fight.offered().filter((one) => one.do === 'play' && one['card'] === card)
  return fight.choose(uses.at(-1) ?? { do: 'play', card, use: 1 })
}

describe('ranged and siege', () => {
  proves('MK-COMBAT-27', 'Swiftness for Ranged Attack 3 beats Prowlers before they attack (X01)', () => {
    const fight = rampage(['prowlers'], { hand: ['swiftness'], crystals: 'w' })
    fight.take('play swiftness ranged', 'aim prowlers', 'strike')
    expect(fight.player(0)).toMatchObject({ fame: 2, reputation: 1, fought: 0 })
    expect(fight.step).toBe('turn.main')
  })

  proves('MK-COMBAT-28', 'the same does nothing to Cursed Hags, who attack with 3 (X02)', () => {
    const fight = rampage(['cursedHags'], { hand: ['swiftness'], crystals: 'w' })
    fight.take('play swiftness ranged', 'aim cursedHags')
    expect(fight.why('strike')).toBe('MK-COMBAT-28')
    fight.take('endPhase', 'face cursedHags')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 3 })
    expect(fight.player(0).fame).toBe(0)
  })

  proves(
    ['MK-COMBAT-21', 'MK-COMBAT-27'],
    'Fireball and Swiftness, 8 together, beat Prowlers and Wolf Riders (X03)',
    () => {
      const fight = rampage(['prowlers', 'wolfRiders'], { hand: ['fireball', 'swiftness'], crystals: 'rw' })
      fight.take('play fireball ranged', 'play swiftness ranged', 'aim prowlers', 'aim wolfRiders', 'strike')
      expect(fight.told('struck')).toMatchObject([{ total: 8, armor: 7 }])
      expect(fight.player(0).fame).toBe(5)
    },
  )

  proves(
    ['MK-COMBAT-22', 'MK-COMBAT-81'],
    'Guardsmen in a keep: no siege reaches them, Attack 7 does (X05)',
    () => {
      const fight = keep('guardsmen')
      attack(fight, 8, 'siege')
      expect(fight.why('aim guardsmen')).toBe('MK-COMBAT-22')
      takeAllDamage(fight)
      attack(fight, 7).take('aim guardsmen', 'strike')
      expect(fight.state.mark[fight.hex('3.NE')]).toBe(0)
    },
  )

  proves('MK-COMBAT-31', 'Demolish, Catapults and Burning Power: 6 against armor 6 (X06)', () => {
    const fight = keep('guardsmen', { hand: ['demolish'], units: ['catapults'], crystals: 'rr' })
    fight.take('play demolish', 'unit catapults fire', 'aim guardsmen')
    expect(fight.numbers('strike')).toEqual({ total: 5, armor: 6 })
    attack(fight, 6, 'ranged')
    expect(fight.numbers('strike')).toEqual({ total: 5, armor: 6 })
    attack(fight, 1, 'siege').take('strike')
    expect(fight.player(0).fame).toBe(3)
  })

  proves('MK-DEED-16', 'Expose lays Altem Guardsmen of a city bare: Ranged 2 and 5 (X89)', () => {
    const fight = cityFight('red', ['altemGuardsmen'], { hand: ['expose'], crystals: 'w' })
    expect(fight.why('aim altemGuardsmen')).toBe('MK-COMBAT-22')
    fight.take('play expose', 'aim altemGuardsmen')
    expect(fight.numbers('strike')).toEqual({ total: 2, armor: 7 })
    attack(fight, 5, 'ranged', 'ice').take('strike')
    expect(fight.player(0).fame).toBe(8)
  })

  proves(
    'MK-DEED-13',
    'Underground Attack: the walls do not count, Ranged 3 and 2 take the keep (X90)',
    () => {
      const fight = scene({
        tiles: { '1,0': '3' },
        night: true,
        source: '',
        players: [{ at: '3.C', hand: ['undergroundTravel'], tokens: 'gk' }, {}],
        tokens: { '3.NE': { token: 'swordsmen', down: true } },
      })
      strong(fight)
      fight.take('go 3.NE')
      expect(fight.step).toBe('combat.strike')
      expect(fight.player(0).reputation).toBe(-1)
      attack(fight, 3, 'ranged')
      attack(fight, 2, 'ranged').take('aim swordsmen', 'strike')
      expect(fight.state.mark[fight.hex('3.NE')]).toBe(0)
    },
  )
})

describe('resistances', () => {
  proves('MK-COMBAT-25', 'Ironclads: physical 5 counts 2, physical 6 counts 3 (X07)', () => {
    const fight = melee(['ironclads'], armor4).take('aim ironclads')
    expect(attack(fight, 5).numbers('strike')).toEqual({ total: 2, armor: 3 })
    attack(fight, 1).take('strike')
    expect(fight.player(0).fame).toBe(52)
  })

  proves('MK-COMBAT-25', 'Fire Golems: 3 physical and 3 fire are 3 together, with 1 ice 4 (X09)', () => {
    const fight = melee(['fireGolems'], armor4).take('aim fireGolems')
    attack(fight, 3)
    attack(fight, 3, 'melee', 'fire')
    expect(fight.numbers('strike')).toEqual({ total: 3, armor: 4 })
    attack(fight, 1, 'melee', 'ice').take('strike')
    expect(fight.player(0).fame).toBe(53)
  })

  proves('MK-COMBAT-24', 'Swordsmen and Golems: 15 at both is 7, but 5 and 10 apart do (X10)', () => {
    const fight = melee(['swordsmen', 'golems'], armor4)
    attack(fight, 5).take('aim swordsmen', 'aim golems')
    attack(fight, 10)
    expect(fight.numbers('strike')).toEqual({ total: 7, armor: 10 })
    const apart = melee(['swordsmen', 'golems'], armor4)
    attack(apart, 5).take('aim swordsmen', 'strike')
    attack(apart, 10).take('aim golems', 'strike')
    expect(apart.player(0).fame).toBe(56)
  })

  proves(
    'MK-COMBAT-26',
    'cold fire: 10 is 5 against the High Dragon, 14 stays 14 against two others (X11)',
    () => {
      const high = melee(['highDragon'], armor4).take('aim highDragon')
      expect(attack(high, 10, 'melee', 'coldFire').numbers('strike')).toEqual({ total: 5, armor: 9 })
      const two = melee(['fireDragon', 'iceDragon'], armor4).take('aim fireDragon', 'aim iceDragon')
      attack(two, 14, 'melee', 'coldFire').take('strike')
      expect(two.player(0).fame).toBe(64)
    },
  )

  proves('MK-DEED-17', 'Sword of Justice: three sideways cards are 6 against two Ironclads (X97)', () => {
    const fight = rampage(['ironclads', 'ironclads'], {
      ...armor4,
      hand: ['swordOfJustice', 'march', 'stamina', 'promise'],
      units: ['peasants', 'foresters', 'herbalists'],
    }).take('endPhase')
    for (let n = 0; n < 2; n++) {
      fight.take('face ironclads')
      block(fight, 4).take('block')
    }
    strong(fight, 'swordOfJustice')
    fight.take('side march attack', 'side stamina attack', 'side promise attack')
    fight.take('aim ironclads', 'aim ironclads', 'strike')
    expect(fight.told('struck')).toMatchObject([{ total: 6, armor: 6 }])
    expect(fight.player(0).fame).toBe(58)
  })
})

describe('block', () => {
  proves('MK-COMBAT-42', 'Fire Mages: physical 8 and ice 2 make 6 (X13)', () => {
    const fight = rampage(['fireMages']).take('endPhase', 'face fireMages')
    block(fight, 8)
    block(fight, 2, 'ice').take('block')
    expect(fight.told('blocked')).toMatchObject([{ total: 6, needed: 6 }])
  })

  proves(
    ['MK-COMBAT-45', 'MK-COMBAT-68'],
    'physical 5 and ice 3 make 5: all 6 damage, 3 Wounds (X14)',
    () => {
      const fight = rampage(['fireMages']).take('endPhase', 'face fireMages')
      block(fight, 5)
      block(fight, 3, 'ice')
      expect(fight.numbers('block')).toEqual({ total: 5, needed: 6 })
      fight.take('giveUp', 'endPhase', 'toHero')
      expect(fight.player(0).fought).toBe(3)
    },
  )

  proves('MK-ENEMY-07', 'Ice Mages: fire 5 or physical 10, but not physical 9 (X15)', () => {
    const face = (): Scene => rampage(['iceMages']).take('endPhase', 'face iceMages')
    expect(block(face(), 5, 'fire').offers('block')).toBe(true)
    expect(block(face(), 9).numbers('block')).toEqual({ total: 4, needed: 5 })
    expect(block(face(), 10).offers('block')).toBe(true)
  })

  proves('MK-ENEMY-09', 'Wolf Riders need 6: Utem Guardsmen count 8, a card of 5 does not do (X17)', () => {
    const units = rampage(['wolfRiders'], { units: ['utemGuardsmen'] }).take('endPhase', 'face wolfRiders')
    units.take('unit utemGuardsmen block', 'block')
    expect(units.told('blocked')).toMatchObject([{ total: 8, needed: 6 }])
    const card = rampage(['wolfRiders'], { hand: ['determination'], crystals: 'b' })
    card.take('endPhase', 'face wolfRiders')
    strong(card)
    expect(card.numbers('block')).toEqual({ total: 5, needed: 6 })
  })

  proves(
    ['MK-ENEMY-07', 'MK-ENEMY-09'],
    'Freezers need 6: fire 6, physical 12, but not physical 11 (X18)',
    () => {
      const face = (): Scene => rampage(['freezers']).take('endPhase', 'face freezers')
      expect(block(face(), 6, 'fire').offers('block')).toBe(true)
      expect(block(face(), 11).numbers('block')).toEqual({ total: 5, needed: 6 })
      expect(block(face(), 12).offers('block')).toBe(true)
    },
  )

  proves('MK-DEED-19', 'Cold Toughness: ice 9 is 4 against Freezers, ice 8 blocks Gunners (X85)', () => {
    const against = (enemy: string): Scene => {
      const fight = rampage([enemy], { hero: 'tovak', hand: ['coldToughness'], crystals: 'b' })
      return strong(fight.take('endPhase', `face ${enemy}`))
    }
    expect(against('freezers').numbers('block')).toEqual({ total: 4, needed: 6 })
    expect(against('gunners').take('block').told('blocked')).toMatchObject([{ total: 8, needed: 6 }])
  })

  proves(
    'MK-COMBAT-49',
    'Chill on the Minotaur: no attack, no block; Attack 5 beats it for 4 fame (X91)',
    () => {
      const fight = rampage(['minotaur'], { hand: ['chill'], crystals: 'b' }).take('play chill', 'endPhase')
      attack(fight, 5).take('aim minotaur', 'strike')
      expect(fight.player(0)).toMatchObject({ fame: 4, woundsHand: 0 })
      expect(fight.told('blocked')).toEqual([])
    },
  )
})

describe('damage', () => {
  proves(['MK-COMBAT-61', 'MK-COMBAT-69'], 'the Minotaur deals 10: 5 Wounds knock out (X19)', () => {
    const fight = unblocked(['minotaur'], { hand: ['march', 'rage'] }).take('toHero')
    expect(fight.hand()).toEqual(['wound', 'wound', 'wound', 'wound', 'wound'])
    expect(fight.told('knockedOut')).toHaveLength(1)
  })

  proves(
    ['MK-ENEMY-15', 'MK-COMBAT-70'],
    'Monks: 3 Wounds to hand, 3 to the discard pile, 3 count (X21)',
    () => {
      const fight = unblocked(['monks']).take('toHero')
      expect(fight.player(0)).toMatchObject({ fought: 3, woundsHand: 3, woundsPile: 3 })
    },
  )

  proves('MK-COMBAT-62', 'Swordsmen on Utem Guardsmen: 1 is left for the hero (X22)', () => {
    const fight = unblocked(['swordsmen'], { units: ['utemGuardsmen'] }).take(
      'toUnit utemGuardsmen',
      'toHero',
    )
    expect(fight.player(0).fought).toBe(1)
  })

  proves('MK-COMBAT-64', '10 over Utem Guardsmen and Peasants: 2 are left, 1 Wound (X23)', () => {
    const fight = unblocked(['minotaur'], { units: ['utemGuardsmen', 'peasants'] })
    fight.take('toUnit utemGuardsmen', 'toUnit peasants', 'toHero')
    expect(fight.player(0).fought).toBe(1)
  })

  proves(
    ['MK-COMBAT-66', 'MK-UNIT-20'],
    'Ironclads deal 8 to Guardian Golems: 5, wounded, 2 are left (X25)',
    () => {
      const fight = unblocked(['ironclads'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
      expect(fight.state.unitWounds[fight.unit('guardianGolems')]).toBe(1)
      expect(fight.state.fight.damage).toBe(2)
      expect(fight.take('toHero').player(0).fought).toBe(1)
    },
  )

  proves('MK-UNIT-10', 'Cursed Hags poison Peasants: two Wounds, two healings (X26)', () => {
    const fight = unblocked(['cursedHags'], { units: ['peasants'] }).take('toUnit peasants', 'endPhase')
    const unit = fight.unit('peasants')
    fight.act((s) => {
      s.players[0].healing = 2
    })
    fight.take('mend peasants')
    expect(fight.state.unitWounds[unit]).toBe(1)
    fight.take('mend peasants')
    expect(fight.state.unitWounds[unit]).toBe(0)
  })

  proves('MK-ENEMY-17', 'Cursed Hags on Guardian Golems: nothing (X27)', () => {
    const fight = unblocked(['cursedHags'], { units: ['guardianGolems'] }).take('toUnit guardianGolems')
    expect(fight.state.unitWounds[fight.unit('guardianGolems')]).toBe(0)
    expect(fight.player(0)).toMatchObject({ woundsHand: 0, woundsPile: 0 })
  })

  proves('MK-ENEMY-16', 'Ice Golems paralyze: 1 Wound, four cards leave the hand (X29)', () => {
    const fight = unblocked(['iceGolems'], { hand: ['march', 'rage', 'stamina', 'promise'] }).take('toHero')
    expect(fight.hand()).toEqual(['wound'])
    expect(fight.cards(Z.discard)).toHaveLength(4)
  })

  proves('MK-ENEMY-17', 'Ice Golems on Ice Golems: absorbed, not destroyed (X30)', () => {
    const fight = unblocked(['iceGolems'], { units: ['iceGolems'] }).take('toUnit iceGolems')
    expect(fight.units()).toEqual(['iceGolems'])
    expect(fight.state.unitWounds[fight.unit('iceGolems')]).toBe(0)
  })

  proves('MK-COMBAT-70', 'Blood Rage’s Wound and 8 damage: 5 Wounds knock out (X70)', () => {
    const fight = rampage(['ironclads'], { hand: ['bloodRage', 'march'] })
    takeAllDamage(fight)
    expect(fight.told('knockedOut')).toEqual([])
    fight.take('play bloodRage wound')
    expect(fight.player(0).fought).toBe(5)
    expect(fight.told('knockedOut')).toHaveLength(1)
  })

  proves(
    ['MK-ENEMY-09', 'MK-ENEMY-15'],
    'the Swamp Dragon needs 10 and deals 5: 2 Wounds and 2 (X95)',
    () => {
      const fight = rampage(['swampDragon'], armor3).take('endPhase', 'face swampDragon')
      expect(fight.numbers('block')).toEqual({ total: 0, needed: 10 })
      fight.take('giveUp', 'endPhase', 'toHero')
      expect(fight.player(0)).toMatchObject({ woundsHand: 2, woundsPile: 2 })
    },
  )

  proves('MK-COMBAT-69', 'with two keeps one draws to 7, but the fifth Wound knocks out (X109)', () => {
    const fight = scene({
      tiles: { '1,0': '3', '0,1': '10' },
      source: '',
      players: [{ at: '3.E', hand: ['march'] }, {}],
      marks: { '3.NE': 0, '10.SW': 0 },
    })
    expect(handLimit(fight.state, 0, fight.engine.tables)).toBe(7)
    const knocked = unblocked(['minotaur'], { hand: ['march'] }).take('toHero')
    expect(knocked.player(0).fought).toBe(5)
    expect(knocked.told('knockedOut')).toHaveLength(1)
  })

  proves('MK-COMBAT-67', 'two Prowlers on one Ice Golems unit: the second goes to the hero (X117)', () => {
    const fight = unblocked(['prowlers', 'prowlers'], { units: ['iceGolems'] })
    fight.take('order prowlers', 'toUnit iceGolems')
    expect(fight.offers('toUnit iceGolems')).toBe(false)
    expect(fight.take('toHero').player(0).fought).toBe(2)
  })

  proves(
    'MK-ENEMY-16',
    'Medusa, then Prowlers at armor 3: 2 and 2 Wounds, the hand is gone, nobody is knocked out (X118)',
    () => {
      const fight = unblocked(['medusa', 'prowlers'], { ...armor3, hand: ['march', 'rage', 'stamina'] })
      fight.take('order medusa', 'toHero')
      expect(fight.hand()).toEqual(['wound', 'wound'])
      fight.take('toHero')
      expect(fight.hand()).toEqual(['wound', 'wound', 'wound', 'wound'])
      expect(fight.told('knockedOut')).toEqual([])
    },
  )

  proves('MK-UNIT-23', 'Utem Swordsmen wound themselves for 6 and can take no damage (X126)', () => {
    const fight = rampage(['prowlers'], { units: ['utemSwordsmen'] }).take('endPhase', 'face prowlers')
    const unit = fight.unit('utemSwordsmen')
    const uses = fight.offered().filter((one) => one.do === 'unit')
    fight.choose(uses.at(-1) ?? { do: 'unit', unit, use: 3 })
    expect(fight.state.unitWounds[unit]).toBe(1)
    expect(fight.state.fight.hurt).toEqual([])
    fight.take('giveUp', 'endPhase')
    expect(fight.why('toUnit utemSwordsmen')).toBe('MK-UNIT-09')
  })

  proves('MK-DEED-15', 'Into the Heat: Utem Swordsmen attack with 3 + 2 (X125)', () => {
    const fight = rampage(['swordsmen'], { hand: ['intoTheHeat'], units: ['utemSwordsmen'] })
    takeAllDamage(fight.take('play intoTheHeat')).take('unit utemSwordsmen attack', 'aim swordsmen', 'strike')
    expect(fight.told('struck')).toMatchObject([{ total: 5, armor: 5 }])
  })
})

describe('boosts', () => {
  proves('MK-UNIT-08', 'Banner of Glory on Utem Crossbowmen: Attack 3 + 1, armor 4 + 1, fame 1 (X86)', () => {
    const units = [{ unit: 'utemCrossbowmen', banner: 'bannerOfGlory' }]
    const fight = melee(['prowlers'], { units }).take('unit utemCrossbowmen attack', 'aim prowlers', 'strike')
    expect(fight.told('struck')).toMatchObject([{ total: 4, armor: 3 }])
    expect(fight.player(0).fame).toBe(3)
    const hit = unblocked(['swordsmen'], { units }).take('toUnit utemCrossbowmen')
    expect(hit.state.fight.damage).toBe(1)
  })

  proves(
    'MK-CARD-25',
    'Ambush: a sideways attack is 2, Rage after its strong effect 4, a unit gets nothing (X94)',
    () => {
      const ambushed = (basic: boolean): Scene => {
        const fight = scene({
          source: '',
          players: [
            { at: '1.C', hand: ['ambush', 'rage', 'march'], crystals: 'g', units: ['utemSwordsmen'] },
            {},
          ],
          tokens: { '1.NW': 'cursedHags' },
        })
        if (basic) fight.take('play ambush')
        else strong(fight, 'ambush')
        return takeAllDamage(fight.take('challenge cursedHags')).take('aim cursedHags')
      }
      expect(ambushed(true).take('side march attack').numbers('strike')).toEqual({ total: 2, armor: 5 })
      expect(ambushed(false).take('play rage attack').numbers('strike')).toEqual({ total: 4, armor: 5 })
      expect(ambushed(true).take('unit utemSwordsmen attack').numbers('strike')).toEqual({
        total: 3,
        armor: 5,
      })
    },
  )
})

describe('summoning, cities and other sites', () => {
  proves(
    ['MK-ENEMY-12', 'MK-ENEMY-13'],
    'Orc Summoners draw a Werewolf: 14 to block, 7 damage, 4 Wounds (X31)',
    () => {
      const fight = rampage(['orcSummoners'], {}, { piles: { brown: ['werewolf'] } })
      fight.take('endPhase', 'face werewolf')
      expect(fight.numbers('block')).toEqual({ total: 0, needed: 14 })
      fight.take('giveUp', 'endPhase', 'toHero')
      expect(fight.player(0)).toMatchObject({ fought: 4, fame: 0 })
      attack(fight, 4).take('aim orcSummoners', 'strike')
      expect(fight.player(0)).toMatchObject({ fame: 4, reputation: 1 })
    },
  )

  proves(
    'MK-COMBAT-114',
    'red city: the Gargoyle of Illusionists deals 10, 3 Wounds at armor 4 (X33)',
    () => {
      const fight = takeAllDamage(
        cityFight('red', ['illusionists'], armor4, { piles: { brown: ['gargoyle'] } }),
      )
      expect(fight.player(0).fought).toBe(3)
    },
  )

  proves('MK-COMBAT-111', 'white city: Altem Guardsmen have armor 8; 15 is 7, 16 is 8 (X34)', () => {
    const fight = takeAllDamage(cityFight('white', ['altemGuardsmen'], armor4)).take('aim altemGuardsmen')
    expect(attack(fight, 15).numbers('strike')).toEqual({ total: 7, armor: 8 })
    attack(fight, 1).take('strike')
    expect(fight.player(0).fame).toBe(56)
  })

  proves(['MK-COMBAT-112', 'MK-ENEMY-20'], 'blue city: block 8, damage 16 and 10 (X35)', () => {
    const fight = cityFight('blue', ['fireMages', 'gunners', 'altemMages'], armor4)
    fight.take('endPhase', 'face fireMages')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 8 })
    block(fight, 8, 'ice').take('block', 'endPhase', 'order gunners')
    expect(fight.state.fight.damage).toBe(16)
    fight.take('toHero')
    expect(fight.player(0).fought).toBe(4)
    expect(fight.state.fight.damage).toBe(10)
  })

  proves('MK-COMBAT-115', 'the first of equal shields leads: hand bonus 2 and 1 (X37)', () => {
    const game = scene({
      tiles: { '1,0': 'c8' },
      source: '',
      active: 1,
      cities: [{ at: 'c8.C', shields: [0] }],
      players: [{ at: 'c8.NE' }, { at: 'c8.E', move: 2 }],
      tokens: { 'c8.C': ['monks'] },
    }).take('step c8.C')
    attack(game, 5, 'siege').take('aim monks', 'strike')
    expect(game.state.cities[0]).toMatchObject({ shields: [0, 1], leader: 0, conquered: true })
    expect(game.player(1).at).toBe(game.hex('c8.C'))
    expect([0, 1].map((seat) => handBonusOfCity(game.state, seat, game.engine.tables))).toEqual([2, 1])
  })

  proves('MK-ENEMY-19', 'Tremor on all: Prowlers 1, Hags 3, together 4; on Prowlers alone 1 (X87)', () => {
    const all = rampage(['prowlers', 'cursedHags'], { hand: ['tremor'], crystals: 'g' })
    all.take('play tremor every', 'aim prowlers', 'aim cursedHags')
    expect(all.numbers('strike')).toEqual({ total: 0, armor: 4 })
    const one = rampage(['prowlers'], { hand: ['tremor'], crystals: 'g' }).take('play tremor', 'aim prowlers')
    expect(one.numbers('strike')).toEqual({ total: 0, armor: 1 })
  })

  proves(
    ['MK-SITE-10', 'MK-SITE-15'],
    'a second keep is taken from reputation 0: one draws to 7 (X43)',
    () => {
      const game = scene({
        tiles: { '1,0': '3', '0,1': '10' },
        source: '',
        players: [{ at: '3.C', move: 3 }, {}],
        marks: { '10.SW': 0 },
        tokens: { '3.NE': { token: 'crossbowmen', down: true } },
      }).take('step 3.NE')
      attack(game, 4, 'siege').take('aim crossbowmen', 'strike')
      expect(game.player(0).reputation).toBe(-1)
      expect(handLimit(game.state, 0, game.engine.tables)).toBe(7)
    },
  )

  proves(
    ['MK-COMBAT-99', 'MK-ENDTURN-03'],
    'a failed assault from land costs nothing; from a lake a Wound follows (X45)',
    () => {
      const fight = keep('golems').take('endPhase', 'face golems')
      block(fight, 2).take('block', 'endPhase')
      expect(fight.player(0)).toMatchObject({ at: fight.hex('3.C'), woundsHand: 0 })
      const lake = scene({
        tiles: { '1,0': 'c2' },
        source: '',
        players: [{ at: 'c2.W', hand: ['frostBridge'], crystals: 'b', move: 9 }, {}],
        tokens: { 'c2.SW': { token: 'monks', down: true } },
      })
      strong(lake)
      lake.take('step c2.C', 'step c2.SW')
      lake.take('endPhase', 'face monks')
      block(lake, 5).take('block', 'endPhase')
      expect(lake.player(0).at).toBe(lake.hex('c2.C'))
      lake.take('endTurn')
      expect(lake.state.players[0].at).toBe(lake.hex('c2.W'))
      expect(lake.told('withdrew').map(({ wounds }) => wounds)).toEqual([0, 1])
    },
  )

  proves(
    ['MK-SITE-40', 'MK-SITE-41'],
    'a dungeon by Day at armor 3: the Minotaur deals 4 Wounds, black is used, gold is not, units rest (X54)',
    () => {
      const fight = adventure(
        'dungeon',
        { brown: ['minotaur'] },
        { ...armor3, hand: ['whirlwind'], crystals: 'w', units: ['utemSwordsmen'] },
        { source: 'ky' },
      )
      takeAllDamage(fight)
      expect(fight.player(0).fought).toBe(4)
      expect(fight.why('unit utemSwordsmen')).toBe('MK-UNIT-15')
      strong(fight)
      while (fight.step === 'pay.way') {
        expect(fight.offers('pay goldDie')).toBe(false)
        fight.take('pay')
      }
      expect(fight.player(0).fame).toBe(12)
      fight.take('endPhase')
      expect(fight.state.mark[fight.hex('7.SE')]).toBe(0)
      expect(fight.player(0).rewards[rewardKinds.indexOf('dungeon')]).toBe(1)
    },
  )

  proves(
    ['MK-SITE-42', 'MK-SITE-43', 'MK-SITE-44'],
    'a tomb: ice 9 blocks the Fire Dragon, ice 7 beats it; the second time there is fame only (X55)',
    () => {
      const fight = adventure('tomb', { red: ['fireDragon'] }).take('endPhase', 'face fireDragon')
      block(fight, 9, 'ice').take('block')
      attack(fight, 7, 'melee', 'ice').take('aim fireDragon', 'strike')
      expect(fight.player(0)).toMatchObject({ fame: 8, rewards: [1, 1, 0, 0, 0, 0, 0, 0] })
      expect(fight.state.mark[fight.hex('c1.NE')]).toBe(0)
      const again = adventure('tomb', { red: ['fireDragon'] }, {}, { marks: { 'c1.NE': 1 } })
      attack(again, 7, 'ranged', 'ice').take('aim fireDragon', 'strike')
      expect(again.player(0)).toMatchObject({ fame: 8, rewards: [0, 0, 0, 0, 0, 0, 0, 0] })
      expect(again.state.mark[again.hex('c1.NE')]).toBe(1)
    },
  )

  proves(
    ['MK-COMBAT-08', 'MK-MOVE-13'],
    'two orcs next to both spaces of a step attack, a third one next to its end may be challenged (X63)',
    () => {
      const step = (): Scene =>
        scene({
          tiles: { '1,0': 'c5', '0,1': '1' },
          source: '',
          cities: [{ at: 'c5.C', conquered: true, shields: [0], leader: 0 }],
          players: [{ at: 'c5.NE', move: 2 }, {}],
          tokens: { 'c5.E': ['prowlers', 'diggers'], 'c5.SW': 'ironclads' },
        }).take('step c5.C')
      const game = step()
      expect(game.step).toBe('combat.join')
      expect(enemiesLeft(game).toSorted()).toEqual(['diggers', 'prowlers'])
      expect(game.state.fight.kind).toBe(Fight.rampage)
      game.take('join ironclads')
      expect(enemiesLeft(game).toSorted()).toEqual(['diggers', 'ironclads', 'prowlers'])
      expect(enemiesLeft(step().take('done')).toSorted()).toEqual(['diggers', 'prowlers'])
    },
  )

  proves(
    ['MK-COMBAT-10', 'MK-COMBAT-95'],
    'Golems of a keep are beaten, provoked Prowlers are not: the keep is taken (X119)',
    () => {
      const game = scene({
        tiles: { '1,0': 'c4' },
        source: '',
        players: [{ at: 'c4.NE', move: 4 }, {}],
        tokens: { 'c4.E': { token: 'golems', down: true }, 'c4.C': 'prowlers' },
      }).take('step c4.E')
      expect(game.player(0).did & Did.provoked).toBe(Did.provoked)
      attack(game, 10, 'siege').take('aim golems', 'strike')
      takeAllDamage(game).take('endPhase')
      expect(game.state.mark[game.hex('c4.E')]).toBe(0)
      expect(game.player(0).at).toBe(game.hex('c4.E'))
      expect(tokensOn(game, 'c4.C')).toEqual(['prowlers'])
    },
  )
})
