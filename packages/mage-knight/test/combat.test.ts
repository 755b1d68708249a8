import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { Fight } from '../src/state/schema/fight.ts'
import { startAssault } from '../src/steps/fights.ts'
import {
  adventure,
  attack,
  cityFight,
  enemiesLeft,
  keep,
  postOf,
  rampage,
  takeAllDamage,
  tokensOn,
} from './support/fights.ts'
import { scene } from './support/scene.ts'

describe('who fights and when', () => {
  proves('MK-COMBAT-01', 'there is one combat in a turn', () => {
    const game = scene({
      players: [{ at: '1.C', hand: ['march'] }],
      tokens: { '1.NW': ['prowlers', 'wolfRiders'] },
    })
    game.take('challenge prowlers', 'done')
    attack(game, 3, 'ranged').take('aim prowlers', 'strike')
    expect(game.step).toBe('turn.main')
    expect(game.why('challenge wolfRiders')).toBe('MK-TURN-13')
  })

  proves('MK-COMBAT-02', 'an assault costs a reputation at once, won or lost', () => {
    const won = keep('crossbowmen')
    expect(won.player(0).reputation).toBe(-1)
    attack(won, 4, 'siege').take('aim crossbowmen', 'strike')
    expect(won.player(0).reputation).toBe(-1)
    const lost = takeAllDamage(keep('crossbowmen')).take('endPhase')
    expect(lost.player(0).reputation).toBe(-1)
    expect(keep('crossbowmen', { reputation: -7 }).player(0).reputation).toBe(-7)
  })

  proves('MK-COMBAT-03', 'in an adventure site all its enemies are fought', () => {
    const fight = adventure('spawningGrounds', { brown: ['minotaur', 'gargoyle'] })
    expect(enemiesLeft(fight)).toEqual(['minotaur', 'gargoyle'])
    expect(fight.state.fight.kind).toBe(Fight.adventure)
  })

  proves('MK-COMBAT-04', 'burning a monastery costs 3 reputation, and a violet enemy is fought', () => {
    const fight = adventure('monastery', { violet: ['monks'] })
    expect(fight.player(0).reputation).toBe(-3)
    expect(enemiesLeft(fight)).toEqual(['monks'])
  })

  proves('MK-COMBAT-05', 'one rampaging enemy beside the hero is challenged, or several', () => {
    const two = { tiles: { '1,0': 'c5' }, tokens: { 'c5.E': 'prowlers', 'c5.SW': 'wolfRiders' } } as const
    const one = scene({ ...two, players: [{ at: 'c5.SE' }] }).take('challenge prowlers', 'done')
    expect(enemiesLeft(one)).toEqual(['prowlers'])
    const both = scene({ ...two, players: [{ at: 'c5.SE' }] }).take('challenge prowlers', 'join wolfRiders')
    expect(enemiesLeft(both)).toEqual(['prowlers', 'wolfRiders'])
    expect(both.step).toBe('combat.strike')
  })

  proves('MK-COMBAT-06', 'provoked enemies must be fought', () => {
    const game = scene({ players: [{ at: '1.W', move: 3 }], tokens: { '1.NW': 'prowlers' } }).take('step 1.C')
    expect(game.step).toBe('combat.strike')
    expect(enemiesLeft(game)).toEqual(['prowlers'])
    expect(game.state.fight.kind).toBe(Fight.rampage)
  })

  proves('MK-COMBAT-07', 'enemies that the step of an assault provokes join in', () => {
    const game = scene({
      tiles: { '1,0': 'c4' },
      players: [{ at: 'c4.NE', move: 4 }],
      tokens: { 'c4.E': { token: 'golems', down: true }, 'c4.C': 'prowlers' },
    }).take('step c4.E')
    expect(enemiesLeft(game)).toEqual(['golems', 'prowlers'])
    expect(game.state.fight.kind).toBe(Fight.assault)
    expect(game.player(0).reputation).toBe(-1)
  })

  proves('MK-COMBAT-08', 'further enemies next to the space entered may be challenged in', () => {
    const game = scene({
      tiles: { '1,0': 'c5' },
      cities: [{ at: 'c5.C' }],
      players: [{ at: 'c5.NW', move: 2 }],
      tokens: { 'c5.C': ['crossbowmen'], 'c5.E': 'prowlers', 'c5.SW': 'diggers' },
    }).take('step c5.C')
    expect(game.step).toBe('combat.join')
    game.take('join diggers', 'done')
    expect(enemiesLeft(game)).toEqual(['crossbowmen', 'diggers'])
    const owned = scene({
      tiles: { '1,0': 'c4' },
      players: [{ at: 'c4.E' }, {}],
      marks: { 'c4.E': 1 },
      tokens: { 'c4.C': 'prowlers' },
      piles: { grey: ['golems'] },
      begin: (s, ctx) => startAssault(s, 0, s.players[0].at, s.players[0].at, [], ctx),
    }).take('join prowlers')
    expect(enemiesLeft(owned)).toEqual(['golems', 'prowlers'])
  })

  proves('MK-COMBAT-09', 'nobody joins where a site is entered or set on fire', () => {
    const den = scene({
      tiles: { '1,0': '7' },
      players: [{ at: '7.SE' }],
      tokens: { '7.NE': 'prowlers' },
      piles: { brown: ['gargoyle'] },
    }).take('enter')
    expect(den.step).toBe('combat.strike')
    const orcsBeside = scene({
      tiles: { '1,0': '5' },
      players: [{ at: '5.NE' }],
      tokens: { '5.E': 'prowlers' },
      piles: { violet: ['monks'] },
    }).take('burn')
    expect(orcsBeside.step).toBe('combat.strike')
    expect(enemiesLeft(orcsBeside)).toEqual(['monks'])
  })

  proves(
    'MK-COMBAT-10',
    'a rampaging enemy in an assault has no walls and no bonus, and need not be beaten',
    () => {
      const game = scene({
        tiles: { '1,0': 'c7' },
        cities: [{ at: 'c7.C' }],
        players: [{ at: 'c7.NE', move: 2 }],
        tokens: { 'c7.C': ['crossbowmen'], 'c7.SE': 'swampDragon' },
      }).take('step c7.C', 'join swampDragon')
      attack(game, 8, 'ranged').take('aim swampDragon')
      expect(game.numbers('strike')).toEqual({ total: 8, armor: 9 })
      game.take('unaim swampDragon')
      attack(game, 5, 'siege').take('aim crossbowmen', 'strike')
      takeAllDamage(game).take('endPhase')
      expect(game.state.cities[0].conquered).toBe(true)
      expect(game.player(0).at).toBe(game.hex('c7.C'))
      expect(tokensOn(game, 'c7.SE')).toEqual(['swampDragon'])
    },
  )

  proves('MK-COMBAT-11', 'all enemies lie face up before the first phase', () => {
    const fight = keep('crossbowmen')
    expect(fight.state.postUp[postOf(fight, 'crossbowmen')]).toBe(1)
    expect(fight.told('shown').map(({ post }) => post)).toContain(postOf(fight, 'crossbowmen'))
    const den = adventure('monsterDen', { brown: ['minotaur'] })
    expect(den.state.postUp[postOf(den, 'minotaur')]).toBe(1)
  })

  proves('MK-COMBAT-12', 'the four phases follow each other', () => {
    const fight = rampage(['prowlers'])
    const seen = [fight.step]
    for (const choice of ['endPhase', 'endPhase', 'toHero', 'endPhase']) seen.push(fight.take(choice).step)
    expect(seen).toEqual(['combat.strike', 'combat.block', 'combat.assign', 'combat.strike', 'turn.main'])
  })

  proves('MK-COMBAT-13', 'nobody heals in combat; special effects are played in every phase', () => {
    const fight = rampage(['prowlers'], {
      hand: ['tranquility', 'crystallize', 'wound'],
      crystals: 'g',
      tokens: 'r',
    }).act((s) => {
      s.players[0].healing = 1
    })
    for (const choice of ['endPhase', 'endPhase', 'toHero', 'endPhase']) {
      expect(fight.offers('mend hand')).toBe(false)
      expect(fight.offers('play tranquility heal')).toBe(false)
      expect(fight.offers('play crystallize')).toBe(true)
      fight.take(choice)
    }
    expect(fight.offers('mend hand')).toBe(true)
    expect(fight.offers('play tranquility heal')).toBe(true)
  })

  proves(
    'MK-COMBAT-14',
    'blue effects do not touch what resists ice, but the site is touched all the same',
    () => {
      const chill = rampage(['iceMages', 'prowlers', 'diggers'], { hand: ['chill'], crystals: 'b' }).take(
        'play chill',
      )
      expect(chill.why('target iceMages')).toBe('MK-COMBAT-14')
      expect(chill.offers('target prowlers')).toBe(true)
      const walls = cityFight('white', ['freezers'], { hand: ['demolish'], crystals: 'r' }).take(
        'play demolish',
      )
      attack(walls, 7, 'ranged').take('aim freezers')
      expect(walls.numbers('strike')).toEqual({ total: 7, armor: 8 })
    },
  )
})
