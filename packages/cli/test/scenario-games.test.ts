import { darkVenture } from '@longtable/dark-venture'
import { Engine, Match, Random, seedFrom, type Choice, type Game, type Position } from '@longtable/kernel'
import { mageKnight } from '@longtable/mage-knight'
import { describe, expect, test } from 'vitest'
import { formatterFor } from '../src/context/i18n.ts'
import { viewedPosition } from '../src/games/text-board.ts'
import { games } from '../src/registry.ts'
import { folder, json, longtable } from './toy/terminal.ts'

const entries = await Promise.all(games.map(({ load }) => load()))

interface Case {
  readonly game: Game
  /** What `games --json` has of it. */
  readonly listed: Readonly<Record<string, unknown>>
  readonly scenarios: number
  readonly scenario: Readonly<Record<string, unknown>>
  /** One scenario in two spellings, with what else is asked for, and what comes of it. */
  readonly spellings: readonly [string, string]
  readonly simulated: { readonly args: readonly string[]; readonly players: number; readonly games: number }
  readonly refused: readonly (readonly [args: readonly string[], sentence: string])[]
  /** Whole games: language, scenario, players. */
  readonly played: readonly (readonly ['en' | 'fr', string, string])[]
  /** A script that types numbers at random types none above this. */
  readonly highest: number
  /** Choices of which every so many are drawn. */
  readonly drawn: {
    readonly seats: number
    readonly config: Readonly<Record<string, unknown>>
    readonly choices: number
    readonly every: number
  }
  /** A position after so many first choices, and what its board has. */
  readonly board: {
    readonly config: Readonly<Record<string, unknown>>
    readonly choose: readonly (Choice | 'first')[]
    readonly shows: readonly (string | RegExp)[]
  }
}

const cases: readonly (readonly [string, Case])[] = [
  [
    'mage-knight',
    {
      game: mageKnight as unknown as Game,
      listed: {
        name: 'Mage Knight',
        players: { min: 1, max: 4 },
        content: { ...mageKnight.content },
      },
      scenarios: mageKnight.scenarios.length,
      scenario: { id: 'soloConquest', name: 'Solo Conquest', players: { min: 1, max: 1 } },
      spellings: ['solo-conquest', 'Solo Conquest'],
      simulated: { args: [], players: 1, games: 8 },
      refused: [
        [
          ['--scenario', 'solo-conquest', '--players', '3'],
          'The scenario “soloConquest” is for 1 player, not for 3.',
        ],
        [
          ['--option', 'scenario=fullCooperation', '--players', '4'],
          'Full Cooperation is for 1, 2 or 3 players, not for 4.',
        ],
        [
          ['--scenario', 'blitz-cooperation', '--players', '4'],
          'The scenario “blitzCooperation” is for 1 to 3 players, not for 4.',
        ],
        [['--players', '5'], 'Mage Knight is played with 1 to 4 players, not with 5.'],
      ],
      played: [
        ['en', 'solo-conquest', '1'],
        ['fr', 'blitz-conquest', '2'],
      ],
      highest: 12,
      drawn: { seats: 2, config: { scenario: 'fullConquest' }, choices: 150, every: 3 },
      board: {
        config: { scenario: 'fullConquest' },
        choose: ['first', 'first', 'first', 'first'],
        shows: [
          /pl Port/,
          /\(1,1\)/,
          /Units on offer: /,
          /Tiles to come: \d+ countryside, \d+ core/,
          /hand: /,
        ],
      },
    },
  ],
  [
    'dark-venture',
    {
      game: darkVenture as unknown as Game,
      listed: {
        name: 'Dark Venture: Battle of the Ancients',
        players: { min: 1, max: 5 },
        content: {
          factions: 5,
          heroes: 3,
          units: 116,
          actionCards: 63,
          itemCards: 57,
          autoCards: 50,
          scenarios: 19,
          passages: 24,
        },
      },
      scenarios: 23,
      scenario: { id: 'lightlessBelow', name: 'The Lightless Below', players: { min: 1, max: 5 } },
      spellings: ['lightless-below', 'lightlessBelow'],
      simulated: { args: ['--players', '2'], players: 2, games: 3 },
      refused: [
        [
          ['--scenario', 'ledger', '--players', '4'],
          'The scenario “ledger” is for 1 to 3 players, not for 4.',
        ],
        [
          ['--players', '6'],
          'Dark Venture: Battle of the Ancients is played with 1 to 5 players, not with 6.',
        ],
        [
          ['--players', '1'],
          'A Victory game needs two sides; with 1 at the table let an Auto-Enemy play another.',
        ],
        [
          ['--option', 'mode=scenario', '--option', 'scenario=duel', '--players', '5'],
          '“Duel of Heroes” is for 1 to 4 players, not 5.',
        ],
      ],
      played: [
        ['en', 'embers', '2'],
        ['fr', 'lightless-below', '1'],
      ],
      highest: Number.MAX_SAFE_INTEGER,
      drawn: { seats: 3, config: {}, choices: 240, every: 6 },
      board: {
        config: { floors: true },
        choose: [
          { do: 'side', side: 0 },
          { do: 'side', side: 3 },
        ],
        shows: [
          ' 5 #   #*  #  |#   #   #   #  |#   #   #   =   =   =   T   ~   o',
          '   ——— ——— ——— ——— ———     ——— ——— ——— ———',
          /16 TO2 TO .*=V {2}=V {2}=V {2}=V/,
          'A16: 1 large portal',
          'I6: 1 red token',
          /in the bag: \d+ × Orpal Bonewalker/,
          'favour: 0 of 3 units killed',
          'Varpen Whelp J16',
          'In the supply: fences 10, walls 10',
        ],
      },
    },
  ],
]

/** Types numbers as they come, and looks around. */
function scribble(seed: string, highest: number): (prompt: string) => string {
  const chance = new Random(seedFrom(seed))
  return (prompt) => {
    const last = Number(/1–(\d+)/.exec(prompt)?.[1] ?? 1)
    const rare = chance.below(30)
    if (rare < 3) return ['b', 'l', 'u'][rare]
    return String(1 + chance.below(Math.min(last, highest)))
  }
}

/** Nothing is missing from what was written. */
const FAULTY =
  /\{\{|\}\}|undefined|NaN|\[object|\b(?:cli|kernel|events|ask|choose|choice|blocked|thing|effect|fx|cost|log)\.[a-zA-Z]/

describe.each(cases)('%s', (id, each) => {
  const { game } = each
  const entry = entries.find((one) => one.game.id === id)
  if (entry === undefined) throw new Error(`${id} is not in the registry`)
  const { textBoard } = entry

  test('is listed with its content and its scenarios', async () => {
    const games = json(await longtable(['games', '--json'], { entries })) as Record<string, unknown>[]
    const listed = games.find((row) => row['id'] === id)
    expect(listed).toMatchObject(each.listed)
    expect(listed?.['scenarios']).toHaveLength(each.scenarios)
    expect(listed?.['scenarios']).toContainEqual(each.scenario)
    expect(listed?.['rules']).toBe(game.rules.length)
  })

  test('a scenario is named in any spelling, and random games of it end, the same ones each time', async () => {
    const { args, players, games } = each.simulated
    const simulated = async (scenario: string): Promise<Record<string, unknown>> => {
      const asked = ['--scenario', scenario, ...args, '--games', String(games), '--json']
      return json(await longtable(['simulate', id, ...asked], { entries })) as Record<string, unknown>
    }
    const one = await simulated(each.spellings[0])
    const two = await simulated(each.spellings[1])
    expect(one).toMatchObject({ players, finished: games })
    expect(two['hash']).toBe(one['hash'])
  })

  test.each(each.refused)('refuses %j in one sentence', async (args, sentence) => {
    const ran = await longtable(['simulate', id, ...args], { entries })
    expect(ran.code).not.toBe(0)
    expect(ran.err).toContain(sentence)
  })

  test.each(each.played)(
    'a script plays a whole game, in %s, %s with %s',
    { timeout: 120_000 },
    async (lang, scenario, players) => {
      const save = `${folder()}/match.json`
      const asked = ['--scenario', scenario, '--players', players, '--bot', 'random', '--seed', 'w']
      const ran = await longtable(['play', id, ...asked, '--lang', lang, '--save', save], {
        entries,
        lines: scribble('s', each.highest),
      })
      expect(ran.code).toBe(0)
      expect(ran.out).toMatch(
        lang === 'en' ? /has won|have won|Nobody has won/ : /a gagné|ont gagné|Personne n’a gagné/,
      )
      expect(FAULTY.exec(ran.out)?.[0]).toBeUndefined()
      const again = await longtable(['replay', save, '--verify'], { entries })
      expect(again.code).toBe(0)
    },
  )

  function linesOf(engine: Engine, position: Position, lang: 'en' | 'fr'): string[] {
    const viewed = viewedPosition(engine, engine.view(position, 0), formatterFor(lang, entry))
    return [...textBoard.summary(viewed), ...textBoard.board(viewed)]
  }

  test('what is drawn follows from the view alone, and is whole in both languages', () => {
    const { seats, config, choices, every } = each.drawn
    const engine = new Engine(game, seats, config)
    const chance = new Random(seedFrom('views'))
    const match = new Match(engine, seedFrom('views'))
    for (let n = 0; n < choices && !engine.over(match.position); n++) {
      const [seat] = engine.awaited(match.position)
      match.choose(seat, chance.pick(engine.menu(match.position, seat)?.offered ?? []))
      if (n % every > 0) continue
      const imagined = engine.imagine(engine.view(match.position, 0), chance)
      for (const lang of ['en', 'fr'] as const) {
        const drawn = linesOf(engine, match.position, lang)
        expect(drawn.length).toBeGreaterThan(0)
        expect(linesOf(engine, imagined, lang)).toEqual(drawn)
        expect(FAULTY.exec(drawn.join('\n'))?.[0]).toBeUndefined()
      }
    }
  })

  test('the board shows the map, what lies there and what everybody has', () => {
    const engine = new Engine(game, 2, each.board.config)
    const position = engine.start(seedFrom('board'))
    for (const choice of each.board.choose) {
      const [seat] = engine.awaited(position)
      const first = engine.menu(position, seat)?.offered[0] ?? { do: 'nothing' }
      engine.apply(position, seat, choice === 'first' ? first : choice)
    }
    const viewed = viewedPosition(engine, engine.view(position, 0), formatterFor('en', entry))
    const board = textBoard.board(viewed).join('\n')
    for (const shown of each.board.shows) expect(board).toMatch(shown)
  })
})
