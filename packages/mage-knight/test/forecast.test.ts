import type { Choice } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { END_PHASE, GIVE_UP, TO_HERO, TO_UNIT } from '../src/state/choices/combat.ts'
import { STEP } from '../src/state/choices/map.ts'
import { attack, block, keep, rampage, takeAllDamage } from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'
import { sayAll } from './support/sentences.ts'

/** What is foretold of a choice, in English; every sentence must be there in every language. */
function warnings(game: Scene, choice: Choice): string[] {
  const told = game.engine.forecast(game.engine.view(game.position, game.awaited[0]), choice)
  return (told?.warnings ?? []).map((warning) => sayAll(warning)[0])
}

describe('what is foretold', () => {
  test('a step that provokes, and one that is an assault', () => {
    const game = scene({
      tiles: { '1,0': 'c4' },
      players: [{ at: 'c4.NE', move: 9 }],
      tokens: { 'c4.E': { token: 'golems', down: true }, 'c4.C': 'prowlers' },
    })
    expect(warnings(game, STEP[game.hex('c4.E')])).toEqual([
      'This step provokes Prowlers.',
      'This is an assault: reputation -1.',
    ])
  })

  test('attacks that are lost, and a withdrawal', () => {
    const fight = attack(keep('crossbowmen'), 3, 'ranged')
    expect(warnings(fight, END_PHASE)).toEqual(['The Attack you have played (3) is lost.'])
    takeAllDamage(fight)
    expect(warnings(fight, END_PHASE)).toEqual(['The defenders are not all defeated: you withdraw.'])
  })

  test('the damage of all that are not blocked', () => {
    const fight = rampage(['minotaur', 'wolfRiders']).take('endPhase')
    expect(warnings(fight, END_PHASE)).toEqual([
      'Damage in all if unblocked: 13, which is 7 Wounds for your hero if no unit takes any.',
      'So many Wounds knock your hero out.',
    ])
    fight.take('face minotaur')
    expect(warnings(block(fight, 3), GIVE_UP)).toEqual(['The Block you have played (3) is lost.'])
  })

  test('poison and paralysis', () => {
    const monks = rampage(['monks']).take('endPhase', 'endPhase')
    expect(warnings(monks, TO_HERO)).toEqual(['Poison: as many Wounds again go to your discard pile.'])
    const medusa = rampage(['medusa'], { units: ['peasants'] }).take('endPhase', 'endPhase')
    expect(warnings(medusa, TO_UNIT[medusa.unit('peasants')])).toEqual(['Paralyze: the unit is destroyed.'])
    expect(warnings(medusa, TO_HERO)).toEqual(['Paralyze: all cards but Wounds leave your hand.'])
  })

  test('nothing is said where nothing threatens', () => {
    expect(warnings(rampage(['prowlers']), END_PHASE)).toEqual([])
  })
})
