import { describe, expect, it } from 'vitest'
import {
  Engine,
  Match,
  openMatch,
  readChoice,
  readMatchFile,
  Recorder,
  replay,
  seedFrom,
  type Json,
  type LogEntry,
  type MatchFile,
} from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { draft } from './games/draft.ts'
import { duel, type Duel } from './games/duel.ts'
import { duelWith, END, filled, play, rage, strike, target } from './setup.ts'

/** A whole game in which the first thing offered is always chosen, with a few things taken back. */
function played(seed = 'file'): { readonly match: Match<Duel>; readonly file: MatchFile } {
  const match = new Match(new Engine(duel, 2, { turns: 30 }), seedFrom(seed))
  const recorder = new Recorder(match, ['Ada', 'bot'])
  const { engine } = match
  for (let n = 0; !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    const offered = engine.menu(match.position, seat)?.offered ?? []
    match.choose(seat, offered[(n * 7) % offered.length])
    recorder.note()
    if (n % 9 === 4 && match.whyNoUndo(seat) === undefined) {
      match.undo(seat)
      recorder.note()
    }
    if (n === 12) {
      match.rewind(5)
      recorder.note()
    }
  }
  return { match, file: recorder.file() }
}

const throughText = (file: MatchFile): MatchFile => readMatchFile(JSON.parse(JSON.stringify(file)) as Json)
const changed = (file: MatchFile, change: Record<string, unknown>): Json =>
  JSON.parse(JSON.stringify({ ...file, ...change })) as Json
const whyNot = (json: Json): string => {
  const reason = refusalOf(() => readMatchFile(json))
  return `${reason?.key ?? ''} ${filled(reason, 'path')}`.trim()
}

describe('a match file', () => {
  const { match, file } = played()

  it('leads to the same end', () => {
    const { match: again, difference } = replay(duel, throughText(file))
    expect(difference).toBeUndefined()
    expect(again.engine.hash(again.position)).toBe(match.engine.hash(match.position))
    expect(again.log).toEqual(match.log)
    expect(file.log.some((line) => 'undo' in line)).toBe(true)
    expect(file.log.some((line) => 'rewind' in line)).toBe(true)
  })

  it('says which game, with which options, who sat where', () => {
    expect(file.game).toBe('duel')
    expect(file.config).toEqual({ turns: 30 })
    expect(file.seats).toEqual(['Ada', 'bot'])
    expect(file.seed).toBe(match.seed)
    expect(file.start).toBeUndefined()
  })

  it('has a mark every 25 lines and at the end', () => {
    const { length } = file.log
    expect(length).toBeGreaterThan(26)
    const expected = Array.from({ length: Math.floor(length / 25) }, (_, n) => (n + 1) * 25)
    expect(file.marks.map(({ at }) => at)).toEqual([...new Set([...expected, length])])
  })

  it('can be followed as far as one likes, and no further', () => {
    const lines: number[] = []
    const { match: half } = replay(duel, file, {
      until: 10,
      onLine: ({ log }) => void lines.push(log.length),
    })
    expect(half.log.length).toBe(10)
    expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(replay(duel, file, { until: 10_000 }).match.log.length).toBe(file.log.length)
  })

  it('may start in the middle of a game', () => {
    const middle = duelWith([{ hand: [rage(), strike()] }, { hand: [] }])
    const recorder = new Recorder(middle, ['a', 'b'], false)
    middle.gesture(0, [play(rage()), play(strike()), target(1)])
    middle.choose(0, END)
    const copy = throughText(recorder.file())
    expect(copy.start).toBeDefined()
    const { match: again, difference } = replay(duel, copy)
    expect(difference).toBeUndefined()
    expect(again.engine.hash(again.position)).toBe(middle.engine.hash(middle.position))
  })
})

describe('what was published before the match', () => {
  const { file } = played()
  const commitment = 'ab'.repeat(32)

  it('is kept, if there was anything', () => {
    const copy = throughText({ ...file, commitment, salt: '0f' })
    expect(copy).toMatchObject({ commitment, salt: '0f' })
    expect(throughText(copy)).toEqual(copy)
    expect(throughText(file)).not.toHaveProperty('commitment')
    expect(throughText(file)).not.toHaveProperty('salt')
  })

  it.each([
    ['commitment', { commitment: 'ab', salt: '0f' }],
    ['commitment', { commitment: 'x'.repeat(64), salt: '0f' }],
    ['commitment', { commitment: 7, salt: '0f' }],
    ['commitment', { salt: '0f' }],
    ['salt', { commitment }],
    ['salt', { commitment, salt: '' }],
    ['salt', { commitment, salt: 'xyz' }],
  ])('is refused at %s when it is damaged: %j', (path, change) => {
    expect(whyNot(changed(file, change))).toBe(`kernel.damaged ${path}`)
  })
})

describe('something that is no match file', () => {
  const { file } = played()

  it.each([
    ['nothing', null],
    ['a word', 'hello'],
    ['a list', []],
    ['an empty object', {}],
    ['somebody else’s file', { format: 'chess-match', version: 1 }],
  ])('is refused as foreign: %s', (_what, json) => {
    expect(whyNot(json as Json)).toBe('kernel.file.foreign')
  })

  it.each([0, 2, '1', null])('is refused for its version: %j', (version) => {
    const reason = refusalOf(() => readMatchFile(changed(file, { version })))
    expect(reason).toEqual({
      key: 'kernel.file.version',
      with: { version: JSON.stringify(version), known: 1 },
    })
  })

  it.each([
    ['game', { game: 3 }],
    ['rulesVersion', { rulesVersion: 'x' }],
    ['config', { config: [] }],
    ['seed', { seed: 'short' }],
    ['seed', { seed: 'G'.repeat(64) }],
    ['seats', { seats: 'Ada' }],
    ['seats[1]', { seats: ['Ada', 3] }],
    ['log', { log: {} }],
    ['log[0]', { log: ['end'] }],
    ['log[0].seat', { log: [{ seat: -1, choice: END }] }],
    ['log[1].seat', { log: [{ rewind: 0 }, { choice: END }] }],
    ['log[0].choice', { log: [{ seat: 0 }] }],
    ['log[0].choice.do', { log: [{ seat: 0, choice: { card: 1 } }] }],
    ['log[0].choice.card', { log: [{ seat: 0, choice: { do: 'play', card: [1] } }] }],
    ['log[0].gesture[1].do', { log: [{ seat: 0, gesture: [END, {}] }] }],
    ['log[0].times', { log: [{ seat: 0, undo: true, times: 1 }] }],
    ['log[0].times', { log: [{ seat: 0, undo: true, times: '2' }] }],
    ['marks', { marks: null }],
    ['marks[0]', { marks: [{ at: '1', hash: 'x', fields: {} }] }],
    ['marks[0].fields', { marks: [{ at: 1, hash: 'x' }] }],
    ['marks[0].fields.life', { marks: [{ at: 1, hash: 'x', fields: { life: 1 } }] }],
  ])('is refused as damaged at %s', (path, change) => {
    expect(whyNot(changed(file, change))).toBe(`kernel.damaged ${path}`)
  })

  it('is refused if it is of another game, of too many players, or with options that are none', () => {
    expect(refusalOf(() => openMatch(draft, file))).toEqual({
      key: 'kernel.file.game',
      with: { game: 'duel', wanted: 'draft' },
    })
    const crowd = { ...file, seats: ['a', 'b', 'c', 'd'] }
    expect(refusalOf(() => openMatch(duel, crowd))?.key).toBe('kernel.players')
    expect(refusalOf(() => openMatch(duel, { ...file, config: { turns: 0 } }))?.key).toBe(
      'kernel.config.whole',
    )
    expect(refusalOf(() => openMatch(duel, { ...file, start: {} }))?.key).toBe('kernel.damaged')
  })
})

describe('a replay that differs', () => {
  const { file } = played()

  it('stops at an illegal choice and names the line', () => {
    const log = file.log.with(3, { seat: 0, choice: { do: 'play', card: 99 } })
    const { difference, match } = replay(duel, { ...file, log })
    expect(difference?.at).toBe(4)
    expect(difference?.entry).toEqual(log[3])
    expect(difference?.text.key).toMatch(/^kernel\.not(?:Offered|Asked)$/)
    expect(match.log.length).toBe(3)
  })

  it('takes back as many at once as it says', () => {
    const log: LogEntry[] = [{ seat: 0, undo: true, times: 2 }]
    expect(throughText({ ...file, log, marks: [] }).log).toEqual(log)
    expect(replay(duel, { ...file, log }).difference?.text.key).toBe('kernel.undo.nothing')
  })

  it('stops at an undo that cannot be, and at a return to what never was', () => {
    const undo = replay(duel, { ...file, log: [{ seat: 0, undo: true }] })
    expect(undo.difference?.text.key).toBe('kernel.undo.nothing')
    const back = replay(duel, { ...file, log: [{ rewind: 3 }] })
    expect(back.difference?.text.key).toBe('kernel.rewind')
  })

  it('stops at the first mark that is not met, and names the fields', () => {
    const [mark, ...rest] = file.marks
    const { life } = mark.fields
    const fields = { ...mark.fields, life: life === '00000000' ? '00000001' : '00000000' }
    const { difference } = replay(duel, {
      ...file,
      marks: [{ ...mark, hash: 'f'.repeat(16), fields }, ...rest],
    })
    expect(difference?.at).toBe(mark.at)
    expect(difference?.text).toEqual({
      key: 'kernel.replay.differs',
      with: { hash: 'f'.repeat(16), found: mark.hash, fields: 'life' },
    })
  })

  it('names random numbers and books where no field differs', () => {
    const [mark] = file.marks
    const { difference } = replay(duel, { ...file, marks: [{ ...mark, hash: 'f'.repeat(16) }] })
    expect(difference?.text.with?.['fields']).toBe('random, books')
  })

  it('shows that the rules have changed since', () => {
    const harder = {
      ...duel,
      answers: (duel.answers ?? []).filter(({ order }) => order !== 10),
    }
    const { difference } = replay(harder, file)
    expect(difference).toBeDefined()
  })

  it('shows at once that the start was another', () => {
    const middle = duelWith([{ hand: [rage()] }, { hand: [] }])
    const recorder = new Recorder(middle, ['a', 'b'], false)
    recorder.note()
    middle.choose(0, END)
    const whole = recorder.file()
    expect(whole.marks[0].at).toBe(0)
    const other = duelWith([{ hand: [strike()] }, { hand: [] }])
    const { difference } = replay(duel, { ...whole, start: other.engine.encode(other.start) })
    expect(difference?.at).toBe(0)
    expect(difference?.entry).toBeUndefined()
    expect(filled(difference?.text, 'fields')).toContain('cards')
  })
})

describe('a choice that somebody sent', () => {
  it('is a verb and plain values', () => {
    expect(readChoice({ do: 'go', to: 1, fast: true, by: 'sea' })).toEqual({
      do: 'go',
      to: 1,
      fast: true,
      by: 'sea',
    })
  })

  it.each([
    null,
    'go',
    [],
    {},
    { do: 1 },
    { do: 'go', to: null },
    { do: 'go', to: [1] },
    { do: 'go', to: {} },
  ])('is refused otherwise: %j', (json) => {
    expect(refusalOf(() => readChoice(json as Json))?.key).toBe('kernel.damaged')
  })
})
