import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual as isEqual } from 'node:util'
import { letChoose } from '@longtable/bots'
import {
  Engine,
  Match,
  Random,
  readMatchFile,
  replay,
  seedFrom,
  type BotPlayer,
  type Game,
  type Json,
  type Messages,
} from '@longtable/kernel'
import { checkGame, corpusMatch, replayCorpusMatch } from '@longtable/kernel/testing'
import type { MageKnight, State } from '@longtable/mage-knight'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { playOn } from './support/onward.ts'
import { fileOf, foreignIds, foreignRows, SET, type Table } from './support/foreign-set.ts'
import {
  readSample,
  versions,
  type FileSample,
  type PositionSample,
  type SavedSample,
} from './support/samples.ts'
import { effort } from '../../../scripts/effort.ts'

// Content may grow: whatever is added to the tables of Mage Knight, wherever it stands in them, every match that was ever written
// down goes on as it was. Modules are loaded anew with other tables, so this file wants modules of its own.

const LONG = { timeout: 300_000 }
const CONTENT = '../../mage-knight/src/content'

type Rows = readonly unknown[]
/** What becomes of a table. */
type Change = (rows: Rows, table: Table) => Rows

interface Loaded {
  readonly game: Game<MageKnight>
  readonly novice: BotPlayer<MageKnight>
  readonly first: number
}

/** The game with other tables, and, if need be, another ledger. */
async function loaded(
  change: Change,
  written?: (lines: readonly string[]) => readonly string[],
): Promise<Loaded> {
  vi.resetModules()
  for (const table of Object.keys(fileOf) as Table[]) {
    vi.doMock(`${CONTENT}/${fileOf[table]}.ts`, async (original) => {
      const module = await original<Record<string, unknown>>()
      return { ...module, [table]: change(module[table] as Rows, table) }
    })
  }
  if (written !== undefined) {
    vi.doMock(`${CONTENT}/ledger.ts`, async (original) => {
      const module = await original<{ readonly written: readonly string[] }>()
      return { written: written(module.written) }
    })
  }
  const { mageKnight, novice } = await import('@longtable/mage-knight')
  const { FIRST_CONTENT } = await import('../../mage-knight/src/content/numbers.ts')
  return { game: named(mageKnight), novice, first: FIRST_CONTENT }
}

afterEach(() => {
  for (const table of Object.keys(fileOf) as Table[]) vi.doUnmock(`${CONTENT}/${fileOf[table]}.ts`)
  vi.doUnmock(`${CONTENT}/ledger.ts`)
  vi.resetModules()
})

/** Rows come into the middle of their table. */
function amid(rows: Rows, more: Rows): Rows {
  const middle = Math.floor(rows.length / 2)
  return [...rows.slice(0, middle), ...more, ...rows.slice(middle)]
}

/** With the words that a set and a scenario bring along. */
function named(game: Game<MageKnight>): Game<MageKnight> {
  const scenario = { name: 'Strange Raid' }
  const words = (messages: Messages): Messages => {
    const { options, scenarios } = messages as Record<string, Record<string, Messages>>
    const { sets, scenario: choices } = options as Record<string, Record<string, Messages>>
    return {
      ...messages,
      scenarios: { ...scenarios, strangeRaid: { ...scenarios['fullConquest'], ...scenario } },
      options: {
        ...options,
        sets: { ...sets, values: { ...sets['values'], [SET]: 'Strangers' } },
        scenario: { ...choices, values: { ...choices['values'], strangeRaid: 'Strange Raid' } },
      },
    }
  }
  return { ...game, messages: { en: words(game.messages.en), fr: words(game.messages.fr) } }
}

const corpus = new URL('../../mage-knight/test/corpus/', import.meta.url)

/** Which matches that were ever written down, some or all of them, do not go on bit by bit; none, if all is well. */
function changed(game: Game<MageKnight>): string[] {
  const every = effort({ quick: 40, deep: 1 })
  const wrong = readdirSync(corpus).filter((name, n) => {
    if (n % every !== 0) return false
    const match = corpusMatch(name, readFileSync(new URL(name, corpus), 'utf8'))
    const { isOver, isCompared, difference } = replayCorpusMatch(game, match)
    return !isOver || !isCompared || difference !== undefined
  })
  for (const folder of versions()) wrong.push(...changedSamples(game as unknown as Game, folder))
  return wrong
}

function changedSamples(game: Game, folder: URL): string[] {
  const files = readSample<readonly FileSample[]>(folder, 'files.json').flatMap(({ file, hash, onward }) => {
    const read = readMatchFile(readSample<Json>(folder, file))
    if (read.game !== game.id) return []
    const { match, difference } = replay(game, read)
    const isSame = difference === undefined && match.engine.hash(match.position) === hash
    return isSame && isEqual(playOn(match, onward.choices), onward) ? [] : [file]
  })
  const moments = readSample<readonly PositionSample[]>(folder, `positions/${game.id}.json.gz`)
  const positions = moments.flatMap(({ seats, config, rulesVersion, position, hash, onward, holds }) => {
    const engine = new Engine(game, seats, config, rulesVersion)
    const match = new Match(engine, engine.decode(position))
    const found = [engine.encode(match.position), engine.hash(match.position)]
    const isSame = isEqual([...found, playOn(match, onward.choices)], [position, hash, onward])
    return isSame ? [] : [holds.join()]
  })
  const kept = readSample<SavedSample>(folder, `saved/${game.id}.json.gz`)
  const engine = new Engine(game, kept.seats, kept.config, kept.rulesVersion)
  const { match, differs } = Match.restore(engine, kept.saved as unknown as Json)
  const isKept = !differs && isEqual(match.save(), kept.saved)
  const isSaved = isKept && isEqual(playOn(match, kept.onward.choices), kept.onward)
  return [...files, ...positions, ...(isSaved ? [] : ['saved'])]
}

type Chooser = 'random' | 'novices'

/** Plays a match to its end, with what must always hold; the rows that were seen at work. */
function playedRows(
  { game, novice }: Loaded,
  seats: number,
  config: object,
  by: Chooser,
  seed: string,
): Set<string> {
  const engine = new Engine(game, seats, { ...config })
  const chance = new Random(seedFrom(`${seed} choices`))
  const seen = new Set<string>()
  const note = (kind: string, row: string): void => void seen.add(`${kind}/${row}`)
  const position = engine.start(seedFrom(seed))
  while (!engine.over(position)) {
    const [seat] = engine.awaited(position)
    const choice =
      by === 'novices'
        ? letChoose(novice, engine, position, seat, chance)
        : chance.pick(engine.menu(position, seat)?.offered ?? [])
    for (const { event } of engine.apply(position, seat, choice).events)
      game.coverage?.(event, note, engine.tables)
    expect(game.violations(position.state, engine.tables, seats)).toEqual([])
  }
  return seen
}

const isForeign = (row: string): boolean => foreignIds.some((id) => row.includes(id))

function started(
  { game }: Loaded,
  config: object,
): { readonly engine: Engine<MageKnight>; readonly state: State } {
  const engine = new Engine(game, 2, { ...config })
  return { engine, state: engine.start(seedFrom('box')).state }
}

describe('a foreign set in the middle of the tables', () => {
  const withSet: Change = (rows, table) => amid(rows, foreignRows[table])
  const both = { sets: ['base', SET] }

  test('changes no match that was ever written down', LONG, async () => {
    expect(changed((await loaded(withSet)).game)).toEqual([])
  })

  test('is played where it is in the box, by random players and by novices', LONG, async () => {
    const game = await loaded(withSet)
    const seen = new Set<string>()
    const tables = [
      ['strangeRaid', 2, 'random'],
      ['strangeRaid', 4, 'novices'],
      ['strangeRaid', 3, 'novices'],
      ['fullConquest', 3, 'novices'],
      ['soloConquest', 1, 'novices'],
      ['firstReconnaissance', 4, 'random'],
    ] as const
    for (const [scenario, seats, by] of tables) {
      for (let n = 0; n < 2; n++) {
        const config = { ...both, scenario, heroes: n === 0 ? 'pick' : 'random' }
        for (const row of playedRows(game, seats, config, by, `${scenario} ${seats} ${n}`)) seen.add(row)
      }
    }
    const foreign = [...seen].filter(isForeign).map((row) => row.split('/')[0])
    expect([...new Set(foreign)]).toEqual(
      expect.arrayContaining([
        'scenarios',
        'heroes',
        'basic actions',
        'enemies fought',
        'tactics taken',
        'tiles',
        'skills',
        'unit abilities',
      ]),
    )
  })

  test('passes the conformance kit', LONG, async () => {
    const { game } = await loaded(withSet)
    const tables = [
      ['strangeRaid', 1],
      ['strangeRaid', 3],
    ] as const
    for (const [scenario, seats] of tables.slice(0, effort({ quick: 1, deep: 2 }))) {
      const config = { ...both, scenario }
      const report = checkGame(game, { seats, games: 1, seed: 'foreign', every: 200, samples: 12, config })
      expect(report.failures).toEqual([])
    }
  })

  test('is never seen where it is not in the box', LONG, async () => {
    const game = await loaded(withSet)
    for (const [scenario, by] of [
      ['fullConquest', 'random'],
      ['blitzConquest', 'novices'],
    ] as const) {
      const seen = playedRows(game, 3, { scenario }, by, `without ${scenario}`)
      expect([...seen].filter(isForeign)).toEqual([])
    }
    const { engine, state } = started(game, { scenario: 'fullConquest' })
    const { box } = started(await loaded((rows) => rows), { scenario: 'fullConquest' }).engine.tables
    // But for the slots of tokens, which stay empty, all is as if the set did not exist.
    expect({ ...engine.tables.box, posts: box.posts }).toEqual(box)
    expect(engine.config['sets']).toEqual(['base'])
    expect(state.unitSpent).toHaveLength(box.unitNumbers)
    expect(engine.menu(engine.start(seedFrom('heroes')), 0)?.offered ?? []).not.toContainEqual({
      do: 'hero',
      hero: box.heroes.length,
    })
  })

  test('brings its scenario, which is refused without it', LONG, async () => {
    const { game } = await loaded(withSet)
    expect(game.config['sets']).toMatchObject({ of: expect.arrayContaining(['base', SET]) })
    expect(() => new Engine(game, 2, { scenario: 'strangeRaid' })).toThrow('scenario.set')
    const entry = game.scenarios.find(({ id }) => id === 'strangeRaid')
    expect(new Engine(game, 2, entry?.config).tables.scenario.id).toBe('strangeRaid')
  })
})

describe('one new row of the base game in the middle of its table', () => {
  const [action] = foreignRows.advancedActions
  const withAction: Change = (rows, table) =>
    table === 'advancedActions' ? amid(rows, [{ ...action, set: 'base' }]) : rows

  test('changes no match that was ever written down', LONG, async () => {
    expect(changed((await loaded(withAction)).game)).toEqual([])
  })

  test('is in new matches, and in none that began before', LONG, async () => {
    const game = await loaded(withAction)
    const config = { scenario: 'fullConquest', heroCards: 'first' }
    const now = started(game, config)
    const before = started(game, { ...config, content: game.first })
    const added = now.engine.tables.box.cards.filter((card) => !before.engine.tables.box.cards.includes(card))
    expect(added).toHaveLength(1)
    expect(now.state.deeds.flat()).toContain(added[0])
    expect(before.state.deeds.flat()).not.toContain(added[0])
    expect(Math.max(...before.engine.tables.box.cards)).toBeLessThan(added[0])
    playedRows(game, 2, { scenario: 'fullConquest' }, 'novices', 'new row')
  })
})

// When there is time: what a foreign set shows is much the same.
describe.each(effort({ quick: [], deep: ['tables in another order, and rows that are gone'] }))('%s', () => {
  test('change no match that was ever written down', LONG, async () => {
    expect(changed((await loaded((rows) => rows.toReversed())).game)).toEqual([])
  })

  /** A set that was once there, before a row of the base game came. */
  const gone = [
    'hero gone',
    'card gone/rage *2',
    'card goneCard',
    'unit goneUnit *2',
    'token goneEnemy *2',
    'token ruins/goneRuins',
    'post green *2',
    'post ruins',
    'tile goneTile',
    'skill goneSkill',
    'tactic goneTactic',
    'site goneSite',
    'scenario goneScenario',
    'effect 0123456789ab',
  ]
  const more: Change = (rows, table) =>
    table === 'scenarios' || table === 'heroes' || table === 'skills'
      ? rows
      : amid(
          rows,
          foreignRows[table].map((row) => ({ ...row, set: 'base' })),
        )

  test('leave their numbers empty, in matches of before and after', LONG, async () => {
    const game = await loaded(more, (lines) => [...lines, ...gone])
    expect(changed(game.game)).toEqual([])
    for (const seats of [2, 3])
      playedRows(game, seats, { scenario: 'fullConquest' }, 'novices', `gone ${seats}`)
    const { engine } = started(game, { scenario: 'fullConquest' })
    const { lines } = game.game.ledger ?? { lines: [] }
    expect(lines).toEqual(expect.arrayContaining(gone.filter((line) => !line.includes('*'))))
    expect(engine.tables.box.units.length).toBeLessThan(engine.tables.box.unitNumbers)
  })
})
