import { immortals } from '@longtable/immortals'
import { Engine, Match, Random, seedFrom, type Position } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { textBoard } from '../src/games/immortals/board.ts'
import { viewedPosition, type ViewedPosition } from '../src/games/text-board.ts'
import { games } from '../src/registry.ts'
import { formatterFor } from '../src/context/i18n.ts'
import { json, longtable } from './toy/terminal.ts'

const gameEntries = await Promise.all(games.map(({ load }) => load()))

const [anyEntry] = gameEntries

test('is listed with its content', async () => {
  const [game] = json(await longtable(['games', '--json'], { entries: gameEntries })) as Record<
    string,
    unknown
  >[]
  expect(game).toMatchObject({ id: 'immortals', name: 'Immortals', players: { min: 3, max: 5 } })
  expect(game['content']).toMatchObject({ regions: 25, regionCards: 25, conflictCards: 60 })
  expect(game['rules']).toBe(immortals.rules.length)
})

test.each(['3', '4', '5'])('with %s players random games end, the same ones each time', async (players) => {
  const args = ['simulate', 'immortals', '--players', players, '--games', '20', '--json']
  const one = json(await longtable(args, { entries: gameEntries })) as Record<string, unknown>
  const two = json(await longtable(args, { entries: gameEntries })) as Record<string, unknown>
  expect(one['finished']).toBe(20)
  expect(two['hash']).toBe(one['hash'])
})

/** Types numbers as they come, a filter now and then, and looks around. */
function scribble(seed: string): (prompt: string) => string {
  const chance = new Random(seedFrom(seed))
  return (prompt) => {
    const last = Number(/1–(\d+)/.exec(prompt)?.[1] ?? 1)
    const rare = chance.below(40)
    return rare === 0
      ? 'b'
      : rare === 1
        ? 'l'
        : rare === 2
          ? 'u'
          : String(1 + chance.below(Math.min(last, 12)))
  }
}

test.each([
  ['en', 'rounds=0'],
  ['fr', 'rounds=2'],
])('a script plays a whole game against bots, in %s with %s', async (lang, rounds) => {
  const args = ['play', 'immortals', '--players', '3', '--bot', 'random', '--seed', 'w', '--lang', lang]
  const ran = await longtable([...args, '--option', rounds], { entries: gameEntries, lines: scribble('s') })
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(lang === 'en' ? /has won|have won/ : /a gagné|ont gagné/)
  // Every word is there, and everything that goes into it.
  expect(ran.out).not.toMatch(
    /\{\{|\}\}|undefined|NaN|\[object|\b(?:cli|kernel|events|ask|choose|blocked|card)\.[a-zA-Z]/,
  )
})

test('a plan is shown to its player while it is made, and can be taken back card by card', async () => {
  // Planning is the one question with so many answers.
  const answers = ['3', '3', 'u', '1']
  const ran = await longtable(['play', 'immortals', '--players', '3', '--bot', 'novice', '--seed', 'plan'], {
    entries: gameEntries,
    lines: (prompt) => (Number(/1–(\d+)/.exec(prompt)?.[1]) < 60 ? '1' : answers.shift()),
  })
  const [, one = '', two = '', back = ''] = ran.out.split(
    /Your choice \(1–(?:[6-9]\d|\d{3}), \? for help\): [13u]\n/,
  )
  const plan = (screen: string): number => /board: (.*)/.exec(screen)?.[1].split('; ').length ?? 0
  expect([plan(one), plan(two), plan(back)]).toEqual([1, 2, 1])
  expect(back).toContain('Taken back.')
})

test('three persons at one screen play a whole game without seeing each other’s hands', async () => {
  const next = scribble('hot')
  const args = ['play', 'immortals', '--players', '3', '--bots', '0', '--seed', 'h', '--option', 'rounds=2']
  const ran = await longtable(args, {
    entries: gameEntries,
    typed: true,
    lines: (prompt) => (prompt.includes('Pass the screen') ? '' : next(prompt)),
  })
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(/has won|have won/)
  for (const screen of ran.screens.slice(0, -1)) {
    const hands = [...screen.matchAll(/^Player (\d) \(.*\n {4}hand: /gm)].map(([, player]) => player)
    const asked = [...screen.matchAll(/^Player (\d): /gm)].map(([, player]) => player)
    expect(new Set([...hands, ...asked]).size).toBeLessThan(2)
  }
})

test('what is drawn follows from the view alone', () => {
  const engine = new Engine(immortals, 4)
  const chance = new Random(seedFrom('views'))
  const match = new Match(engine, seedFrom('views'))
  const drawn = (all: ViewedPosition): string[] => {
    const viewed = all as unknown as Parameters<typeof textBoard.board>[0]
    return [...textBoard.summary(viewed), ...textBoard.board(viewed)]
  }
  const anyEngine = engine as unknown as Engine
  const i18n = formatterFor('en', anyEntry)
  for (let n = 0; n < 200 && !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, chance.pick(engine.menu(match.position, seat)?.offered ?? []))
    const imagined = engine.imagine(engine.view(match.position, 0), chance)
    const look = (position: unknown): ViewedPosition =>
      viewedPosition(anyEngine, anyEngine.view(position as Position, 0), i18n)
    expect(drawn(look(imagined))).toEqual(drawn(look(match.position)))
  }
})
