import { botSeat, playGame } from '@longtable/bots'
import { type Choice, Engine, Random, seedFrom } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { FIRST_HABITS, HABITS } from '../src/bots/habits.ts'
import { chooseAtOnce, novice } from '../src/bots/novice.ts'
import { aimsOf, storyDone } from '../src/bots/story-aims.ts'
import { darkVenture } from '../src/game.ts'
import { SIDE_NO, TOKEN } from '../src/state/names.ts'
import { scene, type Scene } from './support/scene.ts'

function chosen(t: Scene, habits = HABITS): Choice {
  const seat = botSeat(t.engine, t.position, t.awaited[0])
  if (seat === undefined) throw new Error('nothing is asked')
  return chooseAtOnce(seat, habits, new Random(seedFrom('goals')))
}

const tower = {
  seats: 1,
  options: { mode: 'scenario', scenario: 'bones' },
  dice: '1 1 1',
} as const

describe('goals of a story', () => {
  test('what is to be brought is wanted first, and where only by whoever has it', () => {
    const { tables } = scene({ ...tower, sides: { 'hero:larvok': { team: 1, units: { l: 'larvok J16' } } } })
    const aims = aimsOf(tables, SIDE_NO['hero:larvok'], HABITS)
    expect([...aims.tokens]).toEqual([TOKEN.banner])
    expect(aims.places.map(({ token }) => token)).toEqual([TOKEN.banner])
    expect(aimsOf(tables, SIDE_NO['hero:larvok'], FIRST_HABITS).places[0].token).toBe(-1)
  })

  test('rules that count a deed, orders and barricades are read from the rows', () => {
    const of = (id: string, side: keyof typeof SIDE_NO) =>
      aimsOf(new Engine(darkVenture, 2, { mode: 'scenario', scenario: id }).tables, SIDE_NO[side], HABITS)
    expect(of('banners', 'varpen').places.some(({ token }) => token === TOKEN.banner)).toBe(true)
    expect(of('star', 'varpen').places.some(({ squares }) => squares.length === 9)).toBe(true)
    expect([...of('ledger', 'varpen').kills]).toEqual(['delok'])
    expect([of('embers', 'dhargon').sites.length, of('embers', 'dhargon').builds]).toEqual([7, 5])
    expect(of('convoy', 'varpen').places.length).toBeGreaterThan(0)
  })

  test('half of it is done with the token in hand', () => {
    const t = scene({
      ...tower,
      sides: { 'hero:larvok': { team: 1, units: { l: { is: 'larvok', at: '3C13', load: { banner: 1 } } } } },
    })
    expect(storyDone(t.state, t.tables, SIDE_NO['hero:larvok'], HABITS)).toBe(0.5)
  })
})

describe('the novice', () => {
  test('climbs where its goal is upstairs, as those of before never did', () => {
    const t = scene({
      ...tower,
      sides: { 'hero:larvok': { team: 1, units: { l: 'larvok D13' } } },
      tokens: { '3C13': ['banner'] },
    })
    t.take('march l')
    expect(chosen(t).do).toBe('stairs')
    expect(chosen(t, FIRST_HABITS).do).not.toBe('stairs')
  })

  test('builds where the story asks for it', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'embers' },
      sides: {
        dhargon: { team: 2, units: { h: { is: 'dhargon-hunter', at: 'M5', goods: { wood: 1 } } } },
        varpen: { team: 1, units: { v: 'varpen-whelp M16' } },
      },
      dice: '1',
    })
    const choice = chosen(t)
    const ability = t.tables.abilities[SIDE_NO.dhargon][Number(choice['ability'])]
    expect([choice.do, ability.row.id]).toEqual(['ability', 'buildFence'])
  })

  test('fetches the banner from the tower', { timeout: 60_000 }, () => {
    const engine = new Engine(darkVenture, 1, { mode: 'scenario', scenario: 'bones' })
    const won = [1, 2, 3].filter(
      (game) => playGame(engine, `bones ${game}`, [novice]).state.winners.length > 0,
    )
    expect(won.length).toBeGreaterThan(0)
  })
})
