import { describe, expect, it } from 'vitest'
import { Match, playerText, seedFrom, UNREADY, type Choice } from '../src/index.ts'
import type { Draft } from './games/draft.ts'
import { draftWith } from './setup.ts'

const SURE: Choice = { do: 'sure' }
const REST: Choice = { do: 'rest' }

function pick({ engine, position }: Match<Draft>, seat: number): Choice {
  return engine.menu(position, seat)?.offered[0] ?? SURE
}

/** The first round is over, and a seat may choose what leads to the next. */
function rewarded(settles: boolean): { match: Match<Draft>; seat: number; others: number[] } {
  const { engine } = draftWith(3)
  const match = new Match(engine, seedFrom('secret'), { settles })
  for (const seat of [0, 1, 2]) match.choose(seat, pick(match, seat))
  for (const seat of [0, 1, 2]) match.choose(seat, SURE)
  const [seat] = engine.awaited(match.position)
  return { match, seat, others: [0, 1, 2].filter((other) => other !== seat) }
}

describe.each([false, true])(
  'what others decide in secret does not show in undo (settles: %s)',
  (settles) => {
    it('when a seat takes back the choice that led to where they decide', () => {
      const { match, seat, others } = rewarded(settles)
      const before = match.engine.hash(match.position)
      const { length } = match
      match.choose(seat, REST)
      expect(match.whyNoUndo(seat)).toBeUndefined()
      match.choose(others[0], pick(match, others[0]))
      expect(match.whyNoUndo(seat)).toBeUndefined()
      expect(match.undo(seat)).toEqual(REST)
      expect(match.engine.hash(match.position)).toBe(before)
      expect(match.length).toBe(length)
      // Once somebody is seen to be ready, it is too late.
      match.choose(seat, REST)
      match.choose(others[0], pick(match, others[0]))
      match.choose(others[0], SURE)
      expect(match.whyNoUndo(seat)).toEqual({
        key: 'kernel.undo.acted',
        with: { player: playerText(others[0]) },
      })
    })

    it('in why another seat cannot take anything back', () => {
      const { match, seat, others } = rewarded(settles)
      match.choose(seat, REST)
      const why = { key: 'kernel.undo.acted', with: { player: playerText(seat) } }
      expect(match.whyNoUndo(others[1])).toEqual(why)
      match.choose(others[0], pick(match, others[0]))
      expect(match.whyNoUndo(others[1])).toEqual(why)
    })

    it('in whether “not ready” can be taken back', () => {
      const { match, seat, others } = rewarded(settles)
      match.choose(seat, REST)
      match.choose(seat, pick(match, seat))
      match.choose(seat, SURE)
      match.choose(seat, UNREADY)
      match.choose(others[0], pick(match, others[0]))
      expect(match.undo(seat)).toEqual(UNREADY)
      expect(match.engine.awaited(match.position)).toEqual(others)
      // What the other decided stands.
      expect(match.undo(others[0]).do).toBe('pick')
    })
  },
)
