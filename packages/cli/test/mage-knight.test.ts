import { mageKnight } from '@longtable/mage-knight'
import { Engine, Match, Random, seedFrom, type Position } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { mageKnightBoard } from '../src/games/mage-knight.ts'
import { viewedPosition, type ViewedPosition } from '../src/games/text-board.ts'
import { gameEntries } from '../src/registry.ts'
import { formatterFor } from '../src/context/i18n.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const entry = gameEntries.find(({ game }) => game.id === 'mage-knight')
if (entry === undefined) throw new Error('Mage Knight is not on the shelf')
const { game } = entry

test('is listed with its content and its scenarios', async () => {
  const games = json(await longtable(['games', '--json'], { entries: gameEntries })) as Record<
    string,
    unknown
  >[]
  const listed = games.find(({ id }) => id === 'mage-knight')
  expect(listed).toMatchObject({ name: 'Mage Knight', players: { min: 1, max: 4 } })
  expect(listed?.['content']).toMatchObject({
    heroes: 4,
    advancedActions: 28,
    spells: 20,
    artifacts: 16,
    skills: 44,
    tokens: 72,
    tiles: 21,
    scenarios: 11,
  })
  expect(listed?.['scenarios']).toHaveLength(11)
  expect(listed?.['scenarios']).toContainEqual({
    id: 'soloConquest',
    name: 'Solo Conquest',
    players: { min: 1, max: 1 },
  })
  expect(listed?.['rules']).toBe(mageKnight.rules.length)
})

test('a scenario is named in any spelling, and random games of it end, the same ones each time', async () => {
  const args = (scenario: string): string[] => [
    'simulate',
    'mage-knight',
    '--scenario',
    scenario,
    '--games',
    '8',
    '--json',
  ]
  const one = json(await longtable(args('solo-conquest'), { entries: gameEntries })) as Record<
    string,
    unknown
  >
  const two = json(await longtable(args('Solo Conquest'), { entries: gameEntries })) as Record<
    string,
    unknown
  >
  expect(one).toMatchObject({ players: 1, finished: 8 })
  expect(two['hash']).toBe(one['hash'])
})

test.each([
  [
    ['--scenario', 'solo-conquest', '--players', '3'],
    'The scenario “soloConquest” is for 1 player, not for 3.',
  ],
  [
    ['--option', 'scenario=fullCooperation', '--players', '4'],
    'Full Cooperation is for 2 or 3 players, not for 4.',
  ],
  [
    ['--scenario', 'full-conquest', '--players', '1'],
    'The scenario “fullConquest” is for 2 to 4 players, not for 1.',
  ],
  [['--players', '5'], 'Mage Knight is played with 1 to 4 players, not with 5.'],
])('refuses %j in one sentence', async (args, sentence) => {
  const ran = await longtable(['simulate', 'mage-knight', ...args], { entries: gameEntries })
  expect(ran.code).not.toBe(0)
  expect(ran.err).toContain(sentence)
})

/** Types numbers as they come, and looks around. */
function scribble(seed: string): (prompt: string) => string {
  const chance = new Random(seedFrom(seed))
  return (prompt) => {
    const last = Number(/1–(\d+)/.exec(prompt)?.[1] ?? 1)
    const rare = chance.below(30)
    if (rare < 3) return ['b', 'l', 'u'][rare]
    return String(1 + chance.below(Math.min(last, 12)))
  }
}

/** Nothing is missing from what was written. */
const FAULTY =
  /\{\{|\}\}|undefined|NaN|\[object|\b(?:cli|kernel|events|ask|choose|choice|blocked|thing|effect|cost)\.[a-zA-Z]/

describe('a script', () => {
  test.each([
    ['en', 'solo-conquest', '1'],
    ['fr', 'blitz-conquest', '2'],
  ])('plays a whole game, in %s, %s with %s', async (lang, scenario, players) => {
    const save = `${folder()}/match.json`
    const ran = await longtable(
      [
        'play',
        'mage-knight',
        '--scenario',
        scenario,
        '--players',
        players,
        '--bot',
        'random',
        '--seed',
        'w',
        '--lang',
        lang,
        '--save',
        save,
      ],
      { entries: gameEntries, lines: scribble('s') },
    )
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(
      lang === 'en' ? /has won|have won|Nobody has won/ : /a gagné|ont gagné|Personne n’a gagné/,
    )
    expect(FAULTY.exec(ran.out)?.[0]).toBeUndefined()
    const again = await longtable(['replay', save, '--verify'], { entries: gameEntries })
    expect(again.code).toBe(0)
  })
})

test('what is drawn follows from the view alone', () => {
  const engine = new Engine(mageKnight, 2, { scenario: 'fullConquest' })
  const chance = new Random(seedFrom('views'))
  const match = new Match(engine, seedFrom('views'))
  const drawn = (all: ViewedPosition): string[] => {
    const viewed = all as unknown as Parameters<typeof mageKnightBoard.board>[0]
    return [...mageKnightBoard.summary(viewed), ...mageKnightBoard.board(viewed)]
  }
  const anyEngine = engine as unknown as Engine
  const i18n = formatterFor('en', game)
  for (let n = 0; n < 150 && !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, chance.pick(engine.menu(match.position, seat)?.offered ?? []))
    if (n % 3 > 0) continue
    const imagined = engine.imagine(engine.view(match.position, 0), chance)
    const look = (position: unknown): ViewedPosition =>
      viewedPosition(anyEngine, anyEngine.view(position as Position, 0), i18n)
    expect(drawn(look(imagined))).toEqual(drawn(look(match.position)))
  }
})

test('the board shows the map, the sites and the offers', () => {
  const engine = new Engine(mageKnight, 2, { scenario: 'fullConquest' })
  const position = engine.start(seedFrom('board'))
  for (let n = 0; n < 4; n++) {
    const [seat] = engine.awaited(position)
    engine.apply(position, seat, engine.menu(position, seat)?.offered[0] ?? { do: 'nothing' })
  }
  const anyEngine = engine as unknown as Engine
  const look = viewedPosition(
    anyEngine,
    anyEngine.view(position as unknown as Position, 0),
    formatterFor('en', game),
  )
  const lines = mageKnightBoard.board(look as unknown as Parameters<typeof mageKnightBoard.board>[0])
  const board = lines.join('\n')
  expect(board).toMatch(/pl Port/)
  expect(board).toMatch(/\(1,1\)/)
  expect(board).toMatch(/Units on offer: /)
  expect(board).toMatch(/Tiles to come: \d+ countryside, \d+ core/)
  expect(board).toMatch(/hand: /)
})
