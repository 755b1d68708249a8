import { darkVenture } from '@longtable/dark-venture'
import { Engine, Match, Random, seedFrom, type Position } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { darkVentureBoard } from '../src/games/dark-venture.ts'
import { viewedPosition, type ViewedPosition } from '../src/games/text-board.ts'
import { gameEntries } from '../src/registry.ts'
import { formatterFor } from '../src/context/i18n.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const entry = gameEntries.find(({ game }) => game.id === 'dark-venture')
if (entry === undefined) throw new Error('Dark Venture is not on the shelf')
const { game } = entry

test('is listed with its content and its scenarios', async () => {
  const games = json(await longtable(['games', '--json'], { entries: gameEntries })) as Record<
    string,
    unknown
  >[]
  const listed = games.find(({ id }) => id === 'dark-venture')
  expect(listed).toMatchObject({
    name: 'Dark Venture: Battle of the Ancients',
    players: { min: 1, max: 5 },
  })
  expect(listed?.['content']).toMatchObject({
    factions: 5,
    heroes: 3,
    units: 116,
    actionCards: 63,
    itemCards: 57,
    autoCards: 50,
    scenarios: 9,
    passages: 24,
  })
  expect(listed?.['scenarios']).toHaveLength(13)
  expect(listed?.['scenarios']).toContainEqual({
    id: 'lightlessBelow',
    name: 'The Lightless Below',
    players: { min: 1, max: 5 },
  })
  expect(listed?.['rules']).toBe(darkVenture.rules.length)
})

test('a scenario is named in any spelling, and random games of it end, the same ones each time', async () => {
  const args = (scenario: string): string[] => [
    'simulate',
    'dark-venture',
    '--scenario',
    scenario,
    '--players',
    '2',
    '--games',
    '3',
    '--json',
  ]
  const one = json(await longtable(args('lightless-below'), { entries: gameEntries })) as Record<
    string,
    unknown
  >
  const two = json(await longtable(args('lightlessBelow'), { entries: gameEntries })) as Record<
    string,
    unknown
  >
  expect(one).toMatchObject({ players: 2, finished: 3 })
  expect(two['hash']).toBe(one['hash'])
})

test.each([
  [['--scenario', 'embers', '--players', '3'], 'The scenario “embers” is for 2 players, not for 3.'],
  [['--players', '6'], 'Dark Venture: Battle of the Ancients is played with 1 to 5 players, not with 6.'],
  [['--players', '1'], 'A Victory game needs two sides; with 1 at the table let an Auto-Enemy play another.'],
  [
    ['--option', 'mode=scenario', '--option', 'scenario=duel', '--players', '4'],
    '“Duel of Heroes” is for 2 to 3 players, not 4.',
  ],
])('refuses %j in one sentence', async (args, sentence) => {
  const ran = await longtable(['simulate', 'dark-venture', ...args], { entries: gameEntries })
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
    return String(1 + chance.below(last))
  }
}

/** Nothing is missing from what was written. */
const FAULTY =
  /\{\{|\}\}|undefined|NaN|\[object|\b(?:cli|kernel|events|ask|choose|blocked|thing|fx|cost|log)\.[a-zA-Z]/

describe('a script', () => {
  test.each([
    ['en', 'embers', '2'],
    ['fr', 'lightless-below', '1'],
  ])('plays a whole game, in %s, %s with %s', { timeout: 120_000 }, async (lang, scenario, players) => {
    const save = `${folder()}/match.json`
    const ran = await longtable(
      [
        'play',
        'dark-venture',
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

function linesOf(position: Position, engine: Engine, lang: 'en' | 'fr'): string[] {
  const look = viewedPosition(engine, engine.view(position, 0), formatterFor(lang, game)) as unknown
  const viewed = look as Parameters<typeof darkVentureBoard.board>[0]
  return [...darkVentureBoard.summary(viewed), ...darkVentureBoard.board(viewed)]
}

test('what is drawn follows from the view alone, and is whole in both languages', () => {
  const engine = new Engine(darkVenture, 3)
  const chance = new Random(seedFrom('views'))
  const match = new Match(engine, seedFrom('views'))
  const anyEngine = engine as unknown as Engine
  for (let n = 0; n < 240 && !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, chance.pick(engine.menu(match.position, seat)?.offered ?? []))
    if (n % 6 > 0) continue
    const imagined = engine.imagine(engine.view(match.position, 0), chance) as unknown as Position
    for (const lang of ['en', 'fr'] as const) {
      const drawn = linesOf(match.position as unknown as Position, anyEngine, lang)
      expect(linesOf(imagined, anyEngine, lang)).toEqual(drawn)
      expect(FAULTY.exec(drawn.join('\n'))?.[0]).toBeUndefined()
    }
  }
})

test('the board shows the map with walls, units, tokens and what everybody has', () => {
  const engine = new Engine(darkVenture, 2, { floors: true })
  const position = engine.start(seedFrom('board'))
  const take = (side: number): void => {
    const [seat] = engine.awaited(position)
    engine.apply(position, seat, { do: 'side', side })
  }
  take(0)
  take(3)
  const anyEngine = engine as unknown as Engine
  const look: ViewedPosition = viewedPosition(
    anyEngine,
    anyEngine.view(position as unknown as Position, 0),
    formatterFor('en', game),
  )
  const board = darkVentureBoard
    .board(look as unknown as Parameters<typeof darkVentureBoard.board>[0])
    .join('\n')
  expect(board).toContain(' 5 #   #*  #  |#   #   #   #  |#   #   #   =   =   =   T   ~   o')
  expect(board).toContain('   ——— ——— ——— ——— ———     ——— ——— ——— ———')
  expect(board).toMatch(/16 TO2 TO .*=V {2}=V {2}=V {2}=V/)
  expect(board).toContain('A16: 1 large portal')
  expect(board).toContain('I6: 1 red token')
  expect(board).toMatch(/in the bag: \d+ × Orpal Bonewalker/)
  expect(board).toContain('favour: 0 of 3 units killed')
  expect(board).toContain('Varpen Whelp J16')
  expect(board).toContain('In the supply: fences 10, walls 10')
})
