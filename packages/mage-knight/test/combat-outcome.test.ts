import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { handBonusOfCity, handLimit } from '../src/state/mutations.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did, rewardKinds, type RewardKind } from '../src/state/schema/player.ts'
import { BackOf } from '../src/content/ids.ts'
import { T } from '../src/state/pools/tokens.ts'
import { hexNamed, nameOfToken } from './support/names.ts'
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
  tower,
} from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'

function reward(game: Scene, kind: RewardKind): number {
  return game.player(0).rewards[rewardKinds.indexOf(kind)]
}

function spent({ state }: Scene, back: keyof typeof BackOf): string[] {
  return state.tokens[T.spentGreen + BackOf[back]].map(nameOfToken)
}

/** All damage is taken, and the combat ends without a blow. */
const lost = (fight: Scene): Scene => takeAllDamage(fight).take('endPhase')

describe('the outcome of a combat', () => {
  proves(
    ['MK-COMBAT-90', 'MK-SITE-02'],
    'in a city there is a shield for each defender, also if it holds',
    () => {
      const fight = cityFight('blue', ['iceMages', 'fireMages', 'monks'])
      attack(fight, 5, 'siege', 'ice').take('aim fireMages', 'strike')
      lost(fight)
      expect(fight.state.cities[0]).toMatchObject({ shields: [0], conquered: false, leader: -1 })
      expect(tokensOn(fight, 'c6.C').toSorted()).toEqual(['iceMages', 'monks'])
    },
  )

  proves(
    ['MK-COMBAT-90', 'MK-COMBAT-91'],
    'a rampaging enemy that is beaten in the same combat brings reputation, but no shield of the city',
    () => {
      const fight = scene({
        tiles: { '1,0': 'c5' },
        source: '',
        cities: [{ at: 'c5.C' }],
        players: [{ at: 'c5.NW', move: 2 }, {}],
        tokens: { 'c5.C': ['crossbowmen'], 'c5.E': 'prowlers' },
      }).take('step c5.C', 'join prowlers')
      attack(fight, 3, 'ranged').take('aim prowlers', 'strike')
      expect(fight.state.cities[0].shields).toEqual([])
      expect(fight.player(0)).toMatchObject({ fame: 2, reputation: 0 })
      attack(fight, 4, 'siege').take('aim crossbowmen', 'strike')
      expect(fight.state.cities[0]).toMatchObject({ shields: [0], conquered: true })
    },
  )

  proves('MK-COMBAT-91', 'a rampaging enemy leaves an empty space, and reputation', () => {
    const orcs = rampage(['prowlers'])
    attack(orcs, 3, 'ranged').take('aim prowlers', 'strike')
    expect(orcs.player(0).reputation).toBe(1)
    expect(tokensOn(orcs, '1.NW')).toEqual([])
    expect(orcs.state.mark[orcs.hex('1.NW')]).toBe(-1)
    const dragon = rampage(['swampDragon'], { reputation: 6 })
    attack(dragon, 9, 'ranged').take('aim swampDragon', 'strike')
    expect(dragon.player(0).reputation).toBe(7)
    const more = rampage(['swampDragon'])
    attack(more, 9, 'ranged').take('aim swampDragon', 'strike')
    expect(more.player(0).reputation).toBe(2)
  })

  proves('MK-COMBAT-92', 'elsewhere the same enemies give none', () => {
    const ruins = adventure(
      'ruins',
      { green: ['prowlers'], red: ['swampDragon'] },
      {},
      {
        tokens: { '8.NE': 'greenRed' },
      },
    )
    expect(enemiesLeft(ruins)).toEqual(['prowlers', 'swampDragon'])
    attack(ruins, 12, 'ranged').take('aim prowlers', 'aim swampDragon', 'strike')
    expect(ruins.player(0)).toMatchObject({ fame: 9, reputation: 0 })
  })

  proves('MK-COMBAT-93', 'a cleared adventure site gets the shield, and its reward waits', () => {
    const den = adventure('monsterDen', { brown: ['gargoyle'] })
    attack(den, 8, 'ranged').take('aim gargoyle', 'strike')
    expect(den.state.mark[den.hex('6.W')]).toBe(0)
    expect(reward(den, 'dice')).toBe(2)
    const grounds = adventure('spawningGrounds', { brown: ['minotaur', 'medusa'] })
    attack(grounds, 9, 'ranged').take('aim minotaur', 'aim medusa', 'strike')
    expect([reward(grounds, 'artifact'), reward(grounds, 'dice')]).toEqual([1, 3])
    const ruins = adventure(
      'ruins',
      { grey: ['golems'], violet: ['monks'] },
      {},
      {
        tokens: { '8.NE': 'greyViolet' },
      },
    )
    attack(ruins, 20, 'ranged').take('aim golems', 'aim monks', 'strike')
    expect(reward(ruins, 'unit')).toBe(1)
    expect(ruins.state.mark[ruins.hex('8.NE')]).toBe(0)
  })

  proves(
    ['MK-COMBAT-94', 'MK-SITE-10', 'MK-SITE-20', 'MK-SITE-21'],
    'a taken keep or tower has the shield, and the hero stays',
    () => {
      const fight = keep('crossbowmen')
      attack(fight, 4, 'siege').take('aim crossbowmen', 'strike')
      expect(fight.player(0).at).toBe(fight.hex('3.NE'))
      expect(fight.state.mark[fight.hex('3.NE')]).toBe(0)
      const mages = tower('monks')
      attack(mages, 5, 'siege').take('aim monks', 'strike')
      expect(mages.player(0).at).toBe(mages.hex('4.C'))
      expect(mages.state.mark[mages.hex('4.C')]).toBe(0)
      expect(reward(mages, 'spell')).toBe(1)
    },
  )

  proves('MK-COMBAT-95', 'a rampaging enemy that is left stays where it is, and so does the hero', () => {
    const fight = lost(rampage(['prowlers']))
    expect(tokensOn(fight, '1.NW')).toEqual(['prowlers'])
    expect(fight.player(0).at).toBe(fight.hex('1.C'))
  })

  proves('MK-COMBAT-96', 'what lives in dungeons, tombs and burning monasteries is discarded', () => {
    const dungeon = lost(adventure('dungeon', { brown: ['gargoyle'] }))
    expect(spent(dungeon, 'brown')).toEqual(['gargoyle'])
    expect(tokensOn(dungeon, '7.SE')).toEqual([])
    expect(dungeon.player(0).at).toBe(dungeon.hex('7.SE'))
    expect(spent(lost(adventure('tomb', { red: ['swampDragon'] })), 'red')).toEqual(['swampDragon'])
    expect(spent(lost(adventure('monastery', { violet: ['monks'] })), 'violet')).toEqual(['monks'])
  })

  proves(
    ['MK-COMBAT-96', 'MK-COMBAT-101', 'MK-SITE-11', 'MK-SITE-12'],
    'a keep of another player: half the fame, and its token goes',
    () => {
      const assault = (): Scene =>
        scene({
          tiles: { '1,0': '3' },
          players: [{ at: '3.C', move: 3 }, {}],
          marks: { '3.NE': 1 },
          piles: { grey: ['crossbowmen'] },
        }).take('step 3.NE')
      const won = assault()
      attack(won, 4, 'siege').take('aim crossbowmen', 'strike')
      expect(won.player(0)).toMatchObject({ fame: 2, reputation: -1, at: won.hex('3.NE') })
      expect(won.state.mark[won.hex('3.NE')]).toBe(0)
      const failed = lost(assault())
      expect(spent(failed, 'grey')).toEqual(['crossbowmen'])
      expect(failed.player(0).at).toBe(failed.hex('3.C'))
      expect(failed.state.mark[failed.hex('3.NE')]).toBe(1)
    },
  )

  proves(['MK-COMBAT-95', 'MK-COMBAT-96'], 'its token goes, a rampaging enemy that joined in stays', () => {
    const fight = scene({
      tiles: { '1,0': 'c4' },
      source: '',
      players: [{ at: 'c4.NE', move: 4 }, {}],
      marks: { 'c4.E': 1 },
      tokens: { 'c4.C': 'prowlers' },
      piles: { grey: ['crossbowmen'] },
    }).take('step c4.E')
    lost(fight)
    expect(spent(fight, 'grey')).toEqual(['crossbowmen'])
    expect(tokensOn(fight, 'c4.C')).toEqual(['prowlers'])
    expect(fight.player(0).at).toBe(fight.hex('c4.NE'))
  })

  proves(
    ['MK-COMBAT-97', 'MK-SITE-54'],
    'what is left in a den, in spawning grounds and in ruins stays, face up',
    () => {
      const den = lost(adventure('monsterDen', { brown: ['gargoyle'] }))
      expect(tokensOn(den, '6.W')).toEqual(['gargoyle'])
      expect(den.state.mark[den.hex('6.W')]).toBe(-1)
      const grounds = adventure('spawningGrounds', { brown: ['minotaur', 'medusa', 'werewolf'] })
      attack(grounds, 5, 'ranged').take('aim minotaur', 'strike')
      lost(grounds)
      const hex = grounds.hex('c1.W')
      const posts = grounds.state.postHex.flatMap((at, post) => (at === hex ? [post] : []))
      expect(tokensOn(grounds, 'c1.W').toSorted()).toEqual(['medusa', 'werewolf'])
      const up = posts.filter((post) => grounds.state.postUp[post] === 1)
      expect(up.map((post) => nameOfToken(grounds.state.tokens[T.posts][post]))).toEqual(['medusa'])
      const ruins = adventure(
        'ruins',
        { green: ['prowlers'], brown: ['gargoyle'] },
        {},
        {
          tokens: { '8.NE': 'greenBrown' },
        },
      )
      attack(ruins, 3, 'ranged').take('aim prowlers', 'strike')
      lost(ruins)
      expect(tokensOn(ruins, '8.NE').toSorted()).toEqual(['gargoyle', 'greenBrown'])
    },
  )

  proves('MK-SITE-54', 'by the other reading nothing comes to spawning grounds anew', () => {
    const grounds = adventure(
      'spawningGrounds',
      { brown: ['minotaur', 'medusa'] },
      {},
      {
        options: { spawningRefill: false },
      },
    )
    attack(grounds, 5, 'ranged').take('aim minotaur', 'strike')
    expect(tokensOn(lost(grounds), 'c1.W')).toEqual(['medusa'])
  })

  proves(
    ['MK-COMBAT-98', 'MK-COMBAT-99'],
    'after a failed assault the hero is back where he came from, unhurt',
    () => {
      const fight = keep('crossbowmen').take('endPhase', 'face crossbowmen')
      block(fight, 8).take('block', 'endPhase')
      expect(fight.player(0).at).toBe(fight.hex('3.C'))
      expect(fight.hand()).not.toContain('wound')
      expect(tokensOn(fight, '3.NE')).toEqual(['crossbowmen'])
      expect(fight.told('withdrew')).toMatchObject([{ wounds: 0 }])
      expect(fight.player(0).trail).toEqual([fight.hex('3.C')])
      const city = cityFight('white', ['crossbowmen', 'swordsmen'])
      attack(city, 5, 'siege').take('aim crossbowmen', 'strike')
      lost(city)
      expect(city.player(0).at).toBe(city.hex('c7.NW'))
      expect(tokensOn(city, 'c7.C')).toEqual(['swordsmen'])
    },
  )

  proves('MK-COMBAT-100', 'then healing and special effects may be played', () => {
    const fight = lost(rampage(['prowlers'], { hand: ['tranquility'] }))
    expect(fight.state.stage).toBe(Stage.after)
    expect(fight.offers('play tranquility heal')).toBe(true)
    expect(fight.player(0).did & (Did.acted | Did.fought)).toBe(Did.acted | Did.fought)
    expect(fight.state.fight.posts).toEqual([])
  })

  proves(['MK-COMBAT-101', 'MK-SC-105'], 'the fame of several is added up before it is halved', () => {
    const fight = scene({
      scenario: 'conquerAndHold',
      round: 3,
      tiles: { '0,1': '3' },
      players: [{ at: '3.C', move: 3 }, {}],
      marks: { '3.NE': 1 },
      piles: { grey: ['crossbowmen', 'guardsmen'] },
      also: (s) => {
        s.nights = 1
      },
    }).take('step 3.NE')
    const n = fight.state.fight.posts.length
    expect(n).toBe(2)
    takeAllDamage(fight)
    attack(fight, 4).take('aim crossbowmen', 'strike')
    expect(fight.player(0).fame).toBe(2)
    attack(fight, 7).take('aim guardsmen', 'strike')
    expect(fight.player(0)).toMatchObject({ fame: 3, reputation: 0 })
  })
})

describe('cities', () => {
  proves('MK-COMBAT-110', 'the whole garrison is fought at once, but nobody must be met', () => {
    const fight = cityFight('red', ['monks', 'minotaur', 'freezers'])
    expect(enemiesLeft(fight)).toHaveLength(3)
    fight.take('endPhase', 'endPhase')
    expect(fight.step).toBe('combat.order')
    expect(takeAllDamage(fight).take('endPhase').step).toBe('turn.main')
  })

  proves('MK-COMBAT-111', 'white city: armor 1 more', () => {
    const fight = cityFight('white', ['crossbowmen'])
    attack(fight, 4, 'siege').take('aim crossbowmen')
    expect(fight.numbers('strike')).toEqual({ total: 4, armor: 5 })
  })

  proves('MK-COMBAT-112', 'blue city: elements 2 more, cold fire 1', () => {
    const needs = (enemy: string): unknown => {
      const fight = cityFight('blue', [enemy, 'monks']).take('endPhase', `face ${enemy}`)
      return fight.numbers('block')?.['needed']
    }
    expect(['fireMages', 'iceMages', 'altemMages', 'crossbowmen'].map(needs)).toEqual([8, 7, 5, 8])
  })

  proves('MK-COMBAT-113', 'red city: physical attacks are brutal; green city: poisonous', () => {
    const red = cityFight('red', ['monks']).take('endPhase', 'endPhase')
    expect(red.state.fight.damage).toBe(10)
    const fire = cityFight('red', ['fireMages']).take('endPhase', 'endPhase')
    expect(fire.state.fight.damage).toBe(6)
    const brutal = cityFight('red', ['minotaur']).take('endPhase', 'endPhase')
    expect(brutal.state.fight.damage).toBe(10)
    const green = cityFight('green', ['crossbowmen']).take('endPhase')
    takeAllDamage(green)
    expect(green.player(0)).toMatchObject({ woundsHand: 2, woundsPile: 2 })
    const ice = takeAllDamage(cityFight('green', ['freezers']))
    expect(ice.player(0)).toMatchObject({ woundsHand: 2, woundsPile: 0 })
  })

  proves('MK-COMBAT-114', 'what defenders summon has the bonus too', () => {
    const fight = cityFight('red', ['illusionists'], {}, { piles: { brown: ['gargoyle'] } })
    fight.take('endPhase', 'endPhase')
    expect(fight.state.fight.damage).toBe(10)
  })

  proves(['MK-COMBAT-115', 'MK-SITE-03'], 'most shields lead, the first among equals', () => {
    const take = (shields: readonly number[], garrison: readonly string[]): Scene => {
      const fight = cityFight(
        'red',
        garrison,
        {},
        {
          also: (s) => {
            s.cities[0].shields = [...shields]
          },
        },
      )
      for (const enemy of garrison) attack(fight, 30, 'siege').take(`aim ${enemy}`, 'strike')
      return fight
    }
    expect(take([1], ['monks']).state.cities[0]).toMatchObject({
      shields: [1, 0],
      leader: 1,
      conquered: true,
    })
    expect(take([1], ['monks', 'minotaur']).state.cities[0]).toMatchObject({ leader: 0 })
    expect(take([1, 1], ['monks']).state.cities[0]).toMatchObject({ leader: 1 })
  })

  test('the leader draws two cards more, who has a shield one', () => {
    const fight = cityFight(
      'red',
      ['monks'],
      {},
      {
        also: (s) => {
          s.cities[0].shields = [1]
          s.players[1].at = hexNamed(s, 'c8.E')
        },
      },
    )
    attack(fight, 5, 'siege').take('aim monks', 'strike')
    expect([0, 1].map((seat) => handBonusOfCity(fight.state, seat, fight.engine.tables))).toEqual([1, 2])
    expect(handLimit(fight.state, 0, fight.engine.tables)).toBe(6)
  })
})
