import { readdirSync, readFileSync } from 'node:fs'
import type { Choice, Config, Game, Json } from '@longtable/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Rows as ContentRows } from '../../dark-venture/src/content/rows.ts'
import type { MatchTables } from '../../dark-venture/src/state/tables/match-tables.ts'
import * as foreign from './support/foreign-dark-venture.ts'
import type { Onward } from './support/onward.ts'
import type { FileSample, PositionSample, SavedSample } from './support/samples.ts'
import { effort } from '../../../scripts/effort.ts'

// Content grows, is put in another order and shrinks elsewhere: what was played before is played again bit by bit, and what is
// new is played only where it is in the box.

const CONTENT = '../../dark-venture/src/content/'
const WORDS = '../../dark-venture/src/text/messages/'
const LONG = { timeout: 400_000 }

type Rows = readonly unknown[]
type Change = (name: string, value: unknown) => unknown

/** Modules of the content, each with all that it exports changed. */
function changed(folder: string, modules: readonly string[], change: Change): void {
  for (const name of modules) {
    vi.doMock(`${folder}${name}.ts`, async (importOriginal) => {
      const all = await importOriginal<Readonly<Record<string, unknown>>>()
      return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(key, value)]))
    })
  }
}

function inTheMiddle(rows: unknown, ...more: Rows): Rows {
  const list = rows as Rows
  const half = Math.floor(list.length / 2)
  return [...list.slice(0, half), ...more, ...list.slice(half)]
}

/** The modules of the game and of all that is used with it, as they are with the changes so far. */
async function load() {
  vi.resetModules()
  const [bots, kernel, testing, game, samples, onward, numbers] = await Promise.all([
    import('@longtable/bots'),
    import('@longtable/kernel'),
    import('@longtable/kernel/testing'),
    import('@longtable/dark-venture'),
    import('./support/samples.ts'),
    import('./support/onward.ts'),
    import('../../dark-venture/src/content/numbers.ts'),
  ])
  return { botSeat: bots.botSeat, ...kernel, ...testing, ...game, ...samples, ...onward, ...numbers }
}

type Loaded = Awaited<ReturnType<typeof load>>

const added: Readonly<Record<string, (value: unknown) => unknown>> = {
  discoveries: (rows) => inTheMiddle(rows, foreign.discovery),
  tactics: (rows) => inTheMiddle(rows, foreign.tactic),
  equippables: (rows) => inTheMiddle(rows, foreign.equippable),
  usables: (rows) => inTheMiddle(rows, foreign.usable),
  heroes: (rows) => inTheMiddle(rows, foreign.heroRow),
  units: (rows) => inTheMiddle(rows, foreign.unitRow),
  creatures: (rows) => [foreign.creatureRow, ...(rows as Rows)],
  objectives: (rows) => inTheMiddle(rows, foreign.objective),
  varpenDeck: (deck) => ({
    ...(deck as object),
    cards: inTheMiddle((deck as { cards: Rows }).cards, foreign.autoCard),
  }),
  actOne: (rows) => inTheMiddle(rows, foreign.scenario),
  deedIds: (ids) => inTheMiddle(ids, foreign.ids.deed),
  flagIds: (ids) => inTheMiddle(ids, foreign.ids.flag),
}

function addForeignSet(): void {
  const files = ['discoveries', 'tactics', 'equippables', 'usables', 'heroes', 'units', 'creatures']
  changed(
    CONTENT,
    [...files, 'objectives', 'auto-varpen', 'scenarios-act-one', 'ids'],
    (key, value) => added[key]?.(value) ?? value,
  )
  vi.doMock(`${CONTENT}rows.ts`, async (importOriginal) => {
    const all = await importOriginal<{ readonly rows: ContentRows }>()
    const [first] = all.rows.adventures
    return { ...all, rows: { ...all.rows, adventures: [foreign.adventureLike(first), first] } }
  })
  for (const language of ['en', 'fr'] as const) {
    vi.doMock(`${WORDS}${language}.ts`, async (importOriginal) => {
      const all = await importOriginal<Readonly<Record<string, Json>>>()
      const { mergedMessages } = await import('../../dark-venture/src/text/messages/merged.ts')
      return { [language]: mergedMessages([all[language] as never, foreign.messages(language)]) }
    })
  }
}

afterEach(() => {
  vi.doUnmock(`${CONTENT}rows.ts`)
  for (const name of readdirSync(new URL(CONTENT, import.meta.url), { recursive: true }))
    vi.doUnmock(`${CONTENT}${String(name)}`)
  for (const language of ['en', 'fr']) vi.doUnmock(`${WORDS}${language}.ts`)
})

const corpus = new URL('../../dark-venture/test/corpus/', import.meta.url)

/** Matches of the corpus, some or all of them, that do not lead any more where they led. */
function lostMatches({ corpusMatch, replayCorpusMatch, darkVenture }: Loaded): string[] {
  const every = effort({ quick: 40, deep: 1 })
  return readdirSync(corpus).filter((name, n) => {
    if (n % every !== 0) return false
    const match = corpusMatch(name, readFileSync(new URL(name, corpus), 'utf8'))
    const { isOver, difference, isCompared } = replayCorpusMatch(darkVenture, match)
    // The shortest are over before they would be compared on their way.
    return !isOver || difference !== undefined || (!isCompared && match.file.log.length > 25)
  })
}

/** Samples that are not opened, or not played on, as they were. */
function lostSamples(loaded: Loaded): string[] {
  const { darkVenture, Engine, Match, playOn, readMatchFile, readSample, replay, versions } = loaded
  const game = darkVenture as unknown as Game
  const lost: string[] = []
  const check = (name: string, now: unknown, before: unknown): void => {
    if (JSON.stringify(now) !== JSON.stringify(before)) lost.push(name)
  }
  for (const folder of versions()) {
    for (const { file, hash, onward } of readSample<readonly FileSample[]>(folder, 'files.json')) {
      if (!file.startsWith('files/dark-venture')) continue
      const { match, difference } = replay(game, readMatchFile(readSample<Json>(folder, file)))
      check(file, [difference, match.engine.hash(match.position)], [undefined, hash])
      check(`${file} onward`, playOn(match, onward.choices), onward)
    }
    const positions = readSample<readonly PositionSample[]>(folder, 'positions/dark-venture.json.gz')
    positions.forEach(({ seats, config, rulesVersion, position, hash, onward }, n) => {
      const engine = new Engine(game, seats, config, rulesVersion)
      const match = new Match(engine, engine.decode(position))
      check(`position ${n}`, [engine.encode(match.position), engine.hash(match.position)], [position, hash])
      check(`position ${n} onward`, playOn(match, onward.choices), onward)
    })
    const sample = readSample<SavedSample>(folder, 'saved/dark-venture.json.gz')
    const { seats, config, rulesVersion, saved, seat, undone, onward } = sample
    const engine = new Engine(game, seats, config, rulesVersion)
    const restored = () => Match.restore(engine, saved as unknown as Json)
    check('saved', [restored().differs, restored().match.save()], [false, saved])
    check('saved onward', playOn(restored().match, onward.choices), onward)
    const { match } = restored()
    match.undo(seat)
    check('saved undone', engine.hash(match.position), undone)
    const edition = readSample<Json>(folder, 'editions/dark-venture-whole.json')
    const played = readSample<Onward>(folder, 'editions/dark-venture-whole.played.json')
    const corrected = new Engine(game, 3, { edition }, 1)
    check('edition', playOn(new Match(corrected, loaded.seedFrom('edition')), played.choices), played)
  }
  return lost
}

interface Played {
  readonly rows: ReadonlySet<string>
  readonly wrong: readonly string[]
  readonly choices: number
}

/** Plays a match to its end, novices or by chance, and looks after every choice. */
function play(loaded: Loaded, seats: number, config: Config, seed: string, isNovice: boolean): Played {
  const { botSeat, darkVenture, Engine, novice, Random, seedFrom } = loaded
  const engine = new Engine(darkVenture, seats, config)
  const position = engine.start(seedFrom(seed))
  const random = new Random(seedFrom(`${seed}/play`))
  const rows = new Set<string>()
  const note = (kind: string, row: string): void => void rows.add(`${kind}: ${row}`)
  const wrong: string[] = []
  let choices = 0
  for (; choices < 40_000 && !engine.over(position); choices++) {
    const [seat] = engine.awaited(position)
    const offered = engine.menu(position, seat)?.offered ?? []
    const asked = isNovice ? botSeat(engine, position, seat) : undefined
    const choice = asked === undefined ? random.pick(eagerly(offered)) : novice.choose(asked, random)
    for (const one of offered) wrong.push(...strange(engine.tables, one))
    const { events } = engine.apply(position, seat, choice)
    for (const { event } of events) darkVenture.coverage?.(event, note, engine.tables)
    wrong.push(...darkVenture.violations(position.state, engine.tables, seats))
    if (wrong.length > 0) break
  }
  if (!engine.over(position)) wrong.push(`not over after ${choices} choices`)
  return { rows, wrong, choices }
}

/** Whoever plays by chance likes cards, so that they are seen. */
function eagerly(offered: readonly Choice[]): readonly Choice[] {
  const cards = offered.filter((choice) => CARDS.has(choice.do))
  return cards.length > 0 ? cards : offered
}

const CARDS: ReadonlySet<string> = new Set(['draw', 'play', 'equip', 'useItem'])

/** What a choice names that is not in the box. */
function strange(tables: MatchTables, choice: Readonly<Record<string, unknown>>): string[] {
  const { actionCards, itemCards, isInBox } = tables
  const { piece, card } = choice as { readonly piece?: number; readonly card?: number }
  const found: string[] = []
  if (piece !== undefined && piece >= 0 && !isInBox[piece]) found.push(`piece ${piece}`)
  if (card !== undefined && card >= 0 && !actionCards.includes(card) && !itemCards.includes(card))
    found.push(`card ${card}`)
  return found
}

const FOREIGN = { sets: ['base', foreign.SET] }

/** Rows of the foreign set, as coverage names them. */
const inPlay = [
  'sides: hero:orrin',
  'pieces: orrin',
  'pieces: varpen-stalker',
  'pieces: gloomhound',
  'action cards: foreignOmen',
  'action cards: foreignFeint',
  'items used: foreignFlute',
  'items worn: foreignCoat',
  'worn abilities: foreignCoat',
  'abilities: hero:orrin hymn',
  'Auto-Enemy cards: varpen 11',
  'general objectives: hymnsSung',
  'bonus objectives: hero:orrin hymnsSung',
  'passages: P901',
  'flags: bellRung',
  'story rules: foreignTide',
]

const KIT = { games: 1, every: 400, samples: 24, longest: 60_000 }

describe('with a foreign set in the middle of all tables', () => {
  test('nothing that was numbered has another number', async () => {
    const before = await load()
    addForeignSet()
    const after = await load()
    expect(after.ledger.lines.slice(0, before.ledger.lines.length)).toEqual(before.ledger.lines)
    expect(after.ledger.lines.length).toBeGreaterThan(before.ledger.lines.length + 40)
  })

  test('every match of the corpus is played again bit by bit', LONG, async () => {
    addForeignSet()
    expect(lostMatches(await load())).toEqual([])
  })

  test('every sample is opened and played on', LONG, async () => {
    addForeignSet()
    expect(lostSamples(await load())).toEqual([])
  })

  test.each([
    ['victory', 3, {}],
    ['the adventure', 2, { mode: 'adventure' }],
  ] as const)('a match of %s without it never shows a row of it', LONG, async (_, seats, config) => {
    addForeignSet()
    const loaded = await load()
    const { edition, heroOf } = new loaded.Engine(loaded.darkVenture, seats, config).tables
    expect(JSON.stringify({ ...edition, maps: {} })).not.toContain(foreign.SET)
    expect(heroOf.filter((piece) => piece >= 0)).toHaveLength(3)
    for (const isNovice of [false, true]) {
      const { rows, wrong } = play(loaded, seats, config, 'without', isNovice)
      expect(wrong).toEqual([])
      expect([...rows].filter((row) => /foreign|orrin|stalker|gloom|hymn|P90/i.test(row))).toEqual([])
    }
  })

  test('matches with it are played to the end, and all of it comes into play', LONG, async () => {
    addForeignSet()
    const loaded = await load()
    const all = new Set<string>()
    const tables: readonly (readonly [seats: number, config: Config])[] = [
      [3, { ...FOREIGN, mode: 'victory', target: '20', varpen: 'auto' }],
      [4, { ...FOREIGN, mode: 'victory', sides: 'deal' }],
      [2, { ...FOREIGN, mode: 'scenario', scenario: foreign.scenario.id }],
      [2, { ...FOREIGN, mode: 'adventure', adventure: 'foreignDeep' }],
    ]
    for (const [seats, config] of tables) {
      for (const isNovice of [false, false, false, false, true]) {
        const { rows, wrong } = play(loaded, seats, config, `with ${all.size}`, isNovice)
        expect(wrong).toEqual([])
        for (const row of rows) all.add(row)
      }
    }
    expect(inPlay.filter((row) => !all.has(row))).toEqual([])
  })

  test.each([
    [3, { ...FOREIGN, varpen: 'auto' }],
    [2, { ...FOREIGN, mode: 'scenario', scenario: foreign.scenario.id }],
    [2, { ...FOREIGN, mode: 'adventure', adventure: 'foreignDeep' }],
  ])('the conformance kit finds nothing wrong with %i and %o', LONG, async (seats, config) => {
    addForeignSet()
    const { checkGame, darkVenture } = await load()
    const { failures, games } = checkGame(darkVenture, { ...KIT, seats, config, seed: 'foreign' })
    expect([failures, games]).toEqual([[], 1])
  })

  test('a card of an Auto-Enemy is read where it says', async () => {
    addForeignSet()
    const { darkVenture, Engine } = await load()
    const deck = (config: Config): readonly number[] => new Engine(darkVenture, 2, config).tables.autoCards[0]
    expect(deck(FOREIGN)).toEqual([1, 2, 3, 11, 4, 5, 6, 7, 8, 9, 10])
    expect(deck({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test.each([
    { mode: 'scenario', scenario: foreign.scenario.id },
    { mode: 'adventure', adventure: 'foreignDeep' },
  ])('a story of a set that is not in the box is refused in both languages: %o', async (config) => {
    addForeignSet()
    const { darkVenture, Engine, languages, MessageFormatter, UserError } = await load()
    const refused = vi.fn<(error: unknown) => void>()
    try {
      new Engine(darkVenture, 2, config)
    } catch (error) {
      refused(error)
    }
    const [[error]] = refused.mock.calls
    if (!(error instanceof UserError)) throw error
    expect(error.text.key).toBe('setup.notInBox')
    for (const language of languages) {
      const said = new MessageFormatter(darkVenture.messages).format(error.text, language)
      expect(said).toMatch(/foreign|étrang/i)
      expect(said).not.toMatch(/\{\{|setup\./)
    }
  })
})

test('a new card of the base set is in new matches, and old ones are played again', LONG, async () => {
  const card = { ...foreign.tactic, set: undefined }
  changed(CONTENT, ['tactics'], (key, value) => (key === 'tactics' ? inTheMiddle(value, card) : value))
  const loaded = await load()
  expect([lostMatches(loaded), lostSamples(loaded)]).toEqual([[], []])
  const { darkVenture, Engine } = loaded
  const copies = (config: Config, version?: number): number => {
    const { actionCards, cardRow } = new Engine(darkVenture, 2, config, version).tables
    return actionCards.filter((no) => cardRow[no].id === card.id).length
  }
  expect([copies({}), copies({}, 1)]).toEqual([card.copies, 0])
  const { rows, wrong } = play(loaded, 4, { sides: 'deal' }, 'new card', true)
  expect(wrong).toEqual([])
  expect([...rows].some((row) => row.startsWith('action cards'))).toBe(true)
})

// When there is time: what a foreign set shows is much the same.
test.each(effort({ quick: [], deep: ['rows in another order change nothing'] }))('%s', LONG, async () => {
  const reversed = (value: unknown): unknown => (Array.isArray(value) ? value.toReversed() : value)
  const cards = ['discoveries', 'action-shared', 'tactics', 'equippables', 'usables']
  const stories = [
    'scenarios-act-one',
    'scenarios-act-two',
    'scenarios-act-three',
    'scenarios-alone',
    'passages-events',
    'passages-linked',
  ]
  changed(CONTENT, [...cards, ...stories, 'units', 'heroes', 'objectives'], (_, value) => reversed(value))
  // Factions, faces and resources are what they are.
  const fixed = new Set(['factionIds', 'faceIds', 'resourceIds'])
  changed(CONTENT, ['ids'], (key, value) => (fixed.has(key) ? value : reversed(value)))
  changed(CONTENT, ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang'], (_, value) => {
    const faction = value as { abilities: Rows; bonus: Rows; ancient: { favour: Rows } }
    return {
      ...faction,
      abilities: faction.abilities.toReversed(),
      bonus: faction.bonus.toReversed(),
      ancient: { ...faction.ancient, favour: faction.ancient.favour.toReversed() },
    }
  })
  const loaded = await load()
  expect([lostMatches(loaded), lostSamples(loaded)]).toEqual([[], []])
})

test.each(
  effort({ quick: [], deep: ['rows that are gone leave their numbers to nobody, and others keep theirs'] }),
)('%s', LONG, async () => {
  addForeignSet()
  const { ledger, writtenLines } = await load()
  const released = writtenLines(ledger.lines)
  // All of it was released; then everything but its tactic was taken away.
  for (const name of readdirSync(new URL(CONTENT, import.meta.url))) vi.doUnmock(`${CONTENT}${name}`)
  changed(CONTENT, ['tactics'], (_, value) => inTheMiddle(value, foreign.tactic))
  changed(CONTENT, ['ledger'], () => released)
  const loaded = await load()
  expect(loaded.ledger.lines).toEqual(ledger.lines)
  expect([lostMatches(loaded), lostSamples(loaded)]).toEqual([[], []])
  expect(loaded.ledger.numberOf('card', foreign.tactic.id)).toBe(ledger.numberOf('card', foreign.tactic.id))
  for (const config of [{}, FOREIGN]) expect(play(loaded, 3, config, 'gone', true).wrong).toEqual([])
})
