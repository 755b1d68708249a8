import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { Marks } from '../src/state/schema/state.ts'
import { rewardKinds } from '../src/state/schema/player.ts'
import { attack, takeAllDamage, tokensOn } from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'

describe('fights of scenarios', () => {
  const mine = (tile: string, place: string): Scene =>
    scene({
      scenario: 'minesLiberation',
      source: '',
      tiles: { '1,0': tile },
      players: [{ at: `${tile}.${place}` }, {}],
      tokens: { [`${tile}.${place}`]: ['prowlers', { token: 'gargoyle', down: true }] },
    }).take('liberate')

  proves(
    ['MK-SC-72', 'MK-SC-73'],
    'a mine is freed at Night rules: a shield, reputation 1, in the core 2',
    () => {
      const country = mine('2', 'SW')
      expect(country.state.fight.night).toBe(true)
      attack(country, 14, 'ranged').take('aim prowlers', 'aim gargoyle', 'strike')
      expect(country.player(0).reputation).toBe(1)
      expect(country.state.mark[country.hex('2.SW')]).toBe(0)
      const core = mine('c3', 'SW')
      attack(core, 14, 'ranged').take('aim prowlers', 'aim gargoyle', 'strike')
      expect(core.player(0).reputation).toBe(2)
    },
  )

  proves('MK-SC-72', 'who is left there stays', () => {
    const game = mine('2', 'SW')
    attack(game, 3, 'ranged').take('aim prowlers', 'strike')
    takeAllDamage(game).take('endPhase')
    expect(tokensOn(game, '2.SW')).toEqual(['gargoyle'])
    expect(game.state.mark[game.hex('2.SW')]).toBe(-1)
  })

  proves('MK-SC-92', 'a secret dungeon: a lost fight brings a new token', () => {
    const game = scene({
      scenario: 'dungeonLords',
      source: '',
      tiles: { '1,0': '3' },
      players: [{ at: '3.W' }, {}],
      extra: { '3.W': Marks.secretDungeon },
      tokens: { '3.W': { token: 'gargoyle', down: true } },
      piles: { brown: ['medusa'] },
    }).take('enter')
    expect(game.state.fight).toMatchObject({ night: true, noUnits: true })
    takeAllDamage(game).take('endPhase')
    expect(tokensOn(game, '3.W')).toEqual(['medusa'])
    const post = game.state.postHex.indexOf(game.hex('3.W'))
    expect(game.state.postUp[post]).toBe(0)
  })

  proves(
    ['MK-SC-102', 'MK-SC-103'],
    'where towers are owned they give no spell, and assaults cost nothing',
    () => {
      const game = scene({
        scenario: 'conquerAndHold',
        source: '',
        tiles: { '0,1': '4' },
        players: [{ at: '4.NE', move: 5 }, {}],
        tokens: { '4.C': { token: 'monks', down: true } },
      }).take('step 4.C')
      attack(game, 5, 'siege').take('aim monks', 'strike')
      expect(game.state.mark[game.hex('4.C')]).toBe(0)
      expect(game.player(0).rewards[rewardKinds.indexOf('spell')]).toBe(0)
      expect(game.player(0).reputation).toBe(0)
    },
  )
})
