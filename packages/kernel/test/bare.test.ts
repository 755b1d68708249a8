import { describe, expect, it } from 'vitest'
import { Engine, type PlainMenu, type GameTypes, type Match, type View } from '../src/index.ts'
import { draft } from './games/draft.ts'
import {
  draftWith,
  duelWith,
  END,
  hide,
  parry,
  PASS,
  play,
  rage,
  REST,
  strike,
  target,
  TAUNT,
} from './setup.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What a client makes of the view and the menu that it was sent. */
function farAway<G extends GameTypes>({ engine, position }: Match<G>, seat: number): unknown {
  const bare = engine.plainMenu(position, seat)
  if (bare === null) return null
  expect(sent(bare)).toEqual(bare)
  const client = new Engine(engine.game, engine.seats)
  return client.describeMenu(sent(engine.view(position, seat)), sent(bare))
}

describe('a bare menu', () => {
  it('is offered, revisions and blocked, and stays as it was', () => {
    const match = duelWith([{ hand: [rage(), parry()] }, { hand: [] }])
    const bare = match.engine.plainMenu(match.position, 0)
    const before = sent(bare)
    expect(bare).toEqual({
      step: 'turn',
      awaited: true,
      offered: [END, play(rage()), hide(rage())],
      revisions: [],
      blocked: [
        { choice: { do: 'spring' }, rule: 'DUEL-AMBUSH-1', numbers: {} },
        { choice: play(parry()), rule: 'DUEL-PLAY-1', numbers: { card: parry() } },
        { choice: hide(parry()), rule: 'DUEL-AMBUSH-2', numbers: { card: parry() } },
        { choice: REST, rule: 'DUEL-REST-1', numbers: { life: 6, rested: 0 } },
      ],
    })
    match.engine.menu(match.position, 1)
    match.choose(0, END)
    expect(bare).toEqual(before)
  })

  it('is none for who is not asked, and after the end', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [] }])
    const { engine } = match
    match.choose(0, play(strike()))
    expect(engine.plainMenu(match.position, 1)).toBeNull()
    for (const seat of [-1, 2, 0.5]) {
      expect(engine.plainMenu(match.position, seat)).toBeNull()
      expect(engine.describedMenu(match.position, seat)).toBeNull()
    }
    match.position.stack.length = 0
    expect(engine.plainMenu(match.position, 0)).toBeNull()
  })

  it('is put into words from the view alone, also for who may act out of turn', () => {
    const match = duelWith([{ hand: [rage(), strike()] }, { hand: [parry()] }])
    const same = (seat: number): void => {
      const asked = match.engine.describedMenu(match.position, seat)
      expect(asked).not.toBeNull()
      expect(farAway(match, seat)).toEqual(asked)
    }
    same(0)
    same(1)
    expect(match.engine.plainMenu(match.position, 1)).toMatchObject({ awaited: false, offered: [TAUNT] })
    match.choose(0, play(strike()))
    same(0)
    match.choose(0, target(1))
    same(1)
    match.choose(1, PASS)
    same(0)
  })

  it('is put into words for those who decide at once, ready or not', () => {
    const match = draftWith(3)
    const { engine } = match
    match.choose(0, engine.menu(match.position, 0)?.offered[0] ?? END)
    match.choose(1, engine.menu(match.position, 1)?.offered[0] ?? END)
    match.choose(1, { do: 'sure' })
    for (const seat of [0, 1, 2]) {
      expect(farAway(match, seat)).toEqual(engine.describedMenu(match.position, seat))
    }
    expect(farAway(match, 1)).toMatchObject({
      step: 'pick.card',
      awaited: false,
      question: { key: 'questions.sure' },
      entries: [{ choice: { do: 'unready' }, revises: true, text: { key: 'kernel.unready' } }],
      blocked: [],
    })
  })

  it('has no words if the view is of another moment', () => {
    const engine = new Engine(draft, 3)
    const match = draftWith(3)
    const plain = engine.plainMenu(match.position, 0) as PlainMenu
    const view = engine.view(match.position, 0)
    const ended: View = { ...view, stack: [] }
    expect(engine.describeMenu(ended as typeof view, plain)).toBeNull()
    expect(engine.describeMenu(view, { ...plain, step: 'reward' })).toBeNull()
    // A spectator sees the simultaneous step itself, which asks nobody.
    expect(engine.describeMenu(engine.view(match.position, 3), { ...plain, step: 'pick' })).toBeNull()
  })
})
