import { describe, expect, it } from 'vitest'
import { configSpec, Engine, readConfig, refuse, type Text } from '../src/index.ts'
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
