import { botSeat, botsFor, letChoose, random } from '@longtable/bots'
import { Engine, Random, seedFrom, type BotPlayer, type Choice } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { toy } from './toy/game.ts'

const engine = new Engine(toy, 3)

test('a bot gets the view and the menu of its seat, and no more', () => {
  const position = engine.start(seedFrom('bots'))
  const seat = botSeat(engine, position, 1)
  expect(Object.keys(seat ?? {}).toSorted()).toEqual(['engine', 'offered', 'step', 'view'])
  expect(seat?.step).toBe('toy.bid')
  expect(seat?.view).toEqual(engine.view(position, 1))
  expect(botSeat(engine, { ...position, stack: [] }, 1)).toBeUndefined()
})

test('random chooses what is offered, and everything sooner or later', () => {
  const chance = new Random(seedFrom('chance'))
  const position = engine.start(seedFrom('bots'))
  const chosen = new Set<Choice>()
  for (let n = 0; n < 100; n++) chosen.add(letChoose(random, engine, position, 0, chance))
  expect(chosen.size).toBe(4)
})

test('a game adds its own bots after those of the house', () => {
  const own: BotPlayer = { id: 'own', choose: ({ offered }) => offered[0] }
  expect(botsFor([own]).map(({ id }) => id)).toEqual(['random', 'own'])
})
