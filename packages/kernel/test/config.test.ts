import { describe, expect, it } from 'vitest'
import {
  configSpec,
  Engine,
  isAsked,
  readConfig,
  refuse,
  renewedConfig,
  setsOf,
  type Text,
} from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { draft } from './games/draft.ts'

const spec = configSpec({
  rounds: { kind: 'whole', min: 1, max: 4, default: 3 },
  board: { kind: 'one', of: ['small', 'large'], default: 'small' },
  open: { kind: 'flag', default: false },
  changes: {
    kind: 'data',
    default: null,
    check: (value) => {
      if (!Array.isArray(value)) refuse('game.changes')
    },
  },
})

const why = (given: Record<string, unknown>): Text | undefined => refusalOf(() => readConfig(spec, given))

describe('options', () => {
  it('have their defaults', () => {
    expect(readConfig(spec, {})).toEqual({ rounds: 3, board: 'small', open: false, changes: null })
  })

  it('are taken as given', () => {
    const given = { rounds: 1, board: 'large', open: true, changes: [1] }
    expect(readConfig(spec, given)).toEqual(given)
  })

  it('are the same when a finished config is given again', () => {
    const config = readConfig(spec, { rounds: 2 })
    expect(readConfig(spec, config)).toEqual(config)
  })

  it.each([
    [{ turns: 3 }, 'kernel.config.unknown', { name: 'turns', known: 'rounds, board, open, changes' }],
    [{ rounds: 0 }, 'kernel.config.whole', { name: 'rounds', value: '0', min: 1, max: 4 }],
    [{ rounds: 5 }, 'kernel.config.whole', { name: 'rounds', value: '5', min: 1, max: 4 }],
    [{ rounds: 1.5 }, 'kernel.config.whole', { name: 'rounds', value: '1.5', min: 1, max: 4 }],
    [{ rounds: '2' }, 'kernel.config.whole', { name: 'rounds', value: '2', min: 1, max: 4 }],
    [{ rounds: null }, 'kernel.config.whole', { name: 'rounds', value: 'null', min: 1, max: 4 }],
    [{ board: 'huge' }, 'kernel.config.one', { name: 'board', value: 'huge', known: 'small, large' }],
    [{ open: 'yes' }, 'kernel.config.flag', { name: 'open', value: 'yes' }],
    [{ open: 1 }, 'kernel.config.flag', { name: 'open', value: '1' }],
    [{ changes: 'x' }, 'game.changes', undefined],
  ])('that are wrong are refused: %j', (given, key, values) => {
    expect(why(given)).toEqual(values === undefined ? { key } : { key, with: values })
  })

  it.each([1, 6, 2.5, Number.NaN])('the number of players must fit: %d', (seats) => {
    const { min, max } = draft.players
    const reason = refusalOf(() => new Engine(draft, seats))
    expect(reason).toEqual({ key: 'kernel.players', with: { game: 'draft', seats, min, max } })
  })
})

const grown = configSpec({
  rounds: { kind: 'whole', min: 1, max: 4, default: 3, defaults: { 2: 4 } },
  open: { kind: 'flag', default: true, since: { version: 2, before: false } },
  sets: { kind: 'sets', of: ['base', 'sea', 'sky'], always: ['base'], default: ['base', 'sea'] },
  content: { kind: 'content', first: 10, default: 25 },
})

describe('an option that a match does not name', () => {
  it('has its default in a new match', () => {
    expect(readConfig(grown, {})).toEqual({ rounds: 3, open: true, sets: ['base', 'sea'], content: 25 })
  })

  it.each([
    [1, { rounds: 4, open: false }],
    [2, { rounds: 4, open: true }],
    [3, { rounds: 3, open: true }],
  ])('means in one of version %i what it meant then', (version, meant) => {
    expect(readConfig(grown, {}, version)).toMatchObject(meant)
    expect(readConfig(grown, { open: true, rounds: 1 }, version)).toMatchObject({ open: true, rounds: 1 })
  })

  it('stands for the first content in a match that was written down without it', () => {
    expect(readConfig(grown, {}, 3).content).toBe(10)
    expect(readConfig(grown, { content: 17 }, 3).content).toBe(17)
  })

  it('is as it was in another match with the same options, but for the content', () => {
    expect(renewedConfig(grown, { content: 17 }, 1)).toEqual({
      rounds: 4,
      open: false,
      sets: ['base', 'sea'],
      content: 25,
    })
  })
})

describe('sets', () => {
  it('come in their own order, each once, with those that are always there', () => {
    expect(readConfig(grown, { sets: ['sky', 'sky'] }).sets).toEqual(['base', 'sky'])
    expect(readConfig(grown, { sets: [] }).sets).toEqual(['base'])
  })

  it.each([['sky'], [['moon']], [[1]], [{}]])('are refused if they are none: %j', (sets) => {
    expect(refusalOf(() => readConfig(grown, { sets }))?.key).toBe('kernel.config.sets')
  })

  it('are asked for if there is something to choose', () => {
    expect(isAsked(grown.sets)).toBe(true)
    expect(isAsked({ ...grown.sets, of: ['base'] })).toBe(false)
    expect(isAsked(grown.content)).toBe(false)
    expect(isAsked({ kind: 'one', of: ['alone'] })).toBe(false)
    expect(isAsked({ kind: 'one', of: ['this', 'that'] })).toBe(true)
    expect(setsOf(grown)).toEqual(['base', 'sea', 'sky'])
    expect(setsOf(spec)).toEqual([])
  })
})

describe('content', () => {
  it.each([-1, 9, 1.5, '3', null])(
    'is a number of lines, those of the first release at least, not %j',
    (content) => {
      expect(refusalOf(() => readConfig(grown, { content }))?.key).toBe('kernel.config.whole')
    },
  )

  it('of a newer program is not known', () => {
    expect(refusalOf(() => readConfig(grown, { content: 26 }, 1))).toEqual({
      key: 'kernel.config.newerContent',
      with: { lines: 26, known: 25 },
    })
  })
})
