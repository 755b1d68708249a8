import { describe, expect, it } from 'vitest'
import type { Answer, Game, Match, Reaction } from '../src/index.ts'
import { answers, cards, duel, target as targetStep, type Duel } from './games/duel.ts'
import {
  duelWith,
  END,
  offered,
  parry,
  parryWith,
  PASS,
  play,
  rage,
  spy,
  strike,
  target,
  TAUNT,
} from './setup.ts'

const stepsOf = (match: Match<Duel>): string[] => match.position.stack.map(({ step }) => step)
const namesOf = (outcome: ReturnType<Match<Duel>['choose']>): string[] =>
  outcome.events.map(({ event }) => event.event)

describe('moments', () => {
  it('are answered in the order that the rows say, whatever order they are written in', () => {
    const match = duelWith([{ hand: [rage(), strike()] }, { hand: [parry()] }])
    match.choose(0, play(rage()))
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(answers.map(({ order }) => order)).toEqual([20, 10])
    expect(namesOf(match.choose(1, PASS))).toEqual(['hit', 'grit', 'thorns'])
  })

  it('are answered only by rows that mean them and whose condition holds', () => {
    const elsewhere: Answer<Duel> = {
      moment: 'picnic',
      order: 1,
      when: () => true,
      run: (_s, _data, ctx) => ctx.tell?.({ event: 'spied' }),
    }
    const game = { ...duel, answers: [...answers, elsewhere] }
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()] }], [], game)
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    // One damage: the thorns want two.
    expect(namesOf(match.choose(1, PASS))).toEqual(['hit', 'grit'])
    expect(match.position.state.life).toEqual([6, 5])
  })

  it('wait while an answer asks somebody, and then go on with the next', () => {
    const hand = [parry(0), parry(1), parry(2), parry(3)]
    const match = duelWith([{ hand: [rage(), strike()] }, { hand }])
    match.choose(0, play(rage()))
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(namesOf(match.choose(1, PASS))).toEqual(['hit', 'grit'])
    expect(stepsOf(match)).toEqual(['round', 'turn', 'kernel.moment', 'drop'])
    expect(match.engine.awaited(match.position)).toEqual([1])
    expect(namesOf(match.choose(1, { do: 'discard', card: parry(2) }))).toEqual(['discarded', 'thorns'])
    expect(stepsOf(match)).toEqual(['round', 'turn'])
    expect(match.engine.awaited(match.position)).toEqual([0])
  })

  it('ask conditions when it is a row’s turn, not when the moment comes', () => {
    const heal: Answer<Duel> = {
      moment: 'hit',
      order: 5,
      when: () => true,
      run: (s, data) => void (s.life[data['by']] = 0),
    }
    const match = duelWith([{ hand: [rage(), strike()] }, { hand: [parry()] }], [], {
      ...duel,
      answers: [...answers, heal],
    })
    match.choose(0, play(rage()))
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    // The thorns only hurt the living, and by now the striker is not.
    expect(namesOf(match.choose(1, PASS))).toEqual(['hit', 'grit'])
  })

  it('that nobody answers pass by', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()] }], [], { ...duel, answers: [] })
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    match.choose(1, PASS)
    expect(stepsOf(match)).toEqual(['round', 'turn'])
  })
})

describe('a window for reactions', () => {
  it('asks the seat it was opened for, with the question of its moment', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry(), rage()] }])
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(match.engine.awaited(match.position)).toEqual([1])
    expect(match.engine.menu(match.position, 0)).toBeNull()
    expect(offered(match, 1)).toEqual([PASS, parryWith(parry())])
    const asked = match.engine.describedMenu(match.position, 1)
    expect(asked?.question).toEqual({ key: 'moments.strike', with: { at: 1 } })
    expect(asked?.entries.map(({ text }) => text.key)).toEqual(['kernel.pass', 'choices.parry'])
    expect(asked?.blocked.map(({ rule }) => rule)).toEqual(['DUEL-PARRY-1'])
  })

  it('lets a reaction change what comes after it', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()] }])
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(namesOf(match.choose(1, parryWith(parry())))).toEqual(['discarded'])
    expect(match.position.state.life).toEqual([6, 6])
    expect(match.position.state.parried).toBe(0)
  })

  it('opens on public facts: even for who cannot react', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [rage()] }])
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(offered(match, 1)).toEqual([PASS])
  })

  it('does not open for nobody', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [] }])
    match.choose(0, play(strike()))
    expect(namesOf(match.choose(0, target(1)))).toEqual(['hit', 'grit'])
    expect(match.engine.awaited(match.position)).toEqual([0])
  })

  it('asks several seats one after the other, and each sees what those before did', () => {
    const asked: number[] = []
    const cheer: Reaction<Duel> = {
      moment: 'strike',
      verb: 'cheer',
      universe: () => [{ do: 'cheer' }],
      offer: (s, _data, _seat, menu) => {
        if (s.parried === 0) menu.add({ do: 'cheer' })
        else menu.block?.({ do: 'cheer' }, 'DUEL-PARRY-1')
      },
      take: (s, _data, seat) => {
        asked.push(seat)
        s.parried = 1
      },
      describe: () => ({ text: { key: 'cheer' } }),
    }
    const crowd: Game<Duel> = {
      ...duel,
      reactions: [cheer],
      steps: duel.steps.map((step) =>
        step.name === 'target'
          ? {
              ...(targetStep as unknown as Extract<typeof step, { kind: 'ask' }>),
              take: (_s, _f, _taken, ctx) => {
                ctx.pop()
                ctx.window('strike', { at: 1 }, [2, 1])
              },
            }
          : step,
      ),
    }
    const match = duelWith([{ hand: [strike()] }, { hand: [] }, { hand: [] }], [], crowd)
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(match.engine.awaited(match.position)).toEqual([2])
    match.choose(2, { do: 'cheer' })
    expect(match.engine.awaited(match.position)).toEqual([1])
    expect(offered(match, 1)).toEqual([PASS])
    match.choose(1, PASS)
    expect(asked).toEqual([2])
    expect(stepsOf(match)).toEqual(['round', 'turn'])
  })
})

describe('lasting effects', () => {
  const strikeAt = (match: Match<Duel>, card: number): void => {
    match.choose(0, play(card))
    match.choose(0, target(1))
    if (match.engine.awaited(match.position)[0] === 1) match.choose(1, PASS)
  }

  it('add up while their frame stands', () => {
    const match = duelWith([{ hand: [rage(), rage(1), strike(), strike(1)] }, { hand: [] }])
    match.choose(0, play(rage()))
    match.choose(0, play(rage(1)))
    expect(match.position.stack.find(({ step }) => step === 'turn')?.lasting).toEqual([
      { effect: 'rage', data: { card: rage() } },
      { effect: 'rage', data: { card: rage(1) } },
    ])
    strikeAt(match, strike())
    expect(match.position.state.life[1]).toBe(3)
  })

  it('go with their frame', () => {
    const match = duelWith([{ hand: [rage(), strike()] }, { hand: [] }])
    match.choose(0, play(rage()))
    match.choose(0, END)
    match.choose(1, END)
    expect(match.engine.awaited(match.position)).toEqual([0])
    expect(match.position.stack.flatMap(({ lasting }) => lasting ?? [])).toEqual([])
    strikeAt(match, strike())
    expect(match.position.state.life[1]).toBe(5)
  })

  it('can be hung on a turn by somebody whose turn it is not', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [] }])
    match.choose(1, TAUNT)
    strikeAt(match, strike())
    expect(match.position.state.life[1]).toBe(4)
  })

  it('are seen by everybody and survive being written down', () => {
    const match = duelWith([{ hand: [rage()] }, { hand: [] }])
    match.choose(0, play(rage()))
    const { engine, position } = match
    expect(engine.view(position, 1).stack[1].lasting).toEqual([{ effect: 'rage', data: { card: rage() } }])
    const again = engine.decode(JSON.parse(JSON.stringify(engine.encode(position))) as never)
    expect(engine.hash(again)).toBe(engine.hash(position))
    const without = engine.copy(position)
    delete without.stack[1].lasting
    expect(engine.hash(without)).not.toBe(engine.hash(position))
  })

  it('need a frame to hang on', () => {
    const nowhere: Game<Duel> = {
      ...duel,
      steps: duel.steps.map((step) =>
        step.name === 'turn' && step.kind === 'ask'
          ? { ...step, take: (_s, _f, _taken, ctx) => ctx.lasting('picnic', 'rain') }
          : step,
      ),
    }
    const match = duelWith([{ hand: [] }, { hand: [] }], [], nowhere)
    expect(() => match.choose(0, END)).toThrow('no frame of step picnic to hang rain on')
  })
})

describe('nesting', () => {
  it('goes down and comes back to where it started', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()] }])
    match.choose(0, play(strike()))
    expect(stepsOf(match)).toEqual(['round', 'turn', 'target'])
    match.choose(0, target(1))
    expect(stepsOf(match)).toEqual(['round', 'turn', 'hit', 'kernel.window', 'kernel.react'])
    match.choose(1, PASS)
    expect(stepsOf(match)).toEqual(['round', 'turn'])
  })

  it('can be written down anywhere and played on to the same end', () => {
    const first = duelWith([
      { hand: [rage(), strike(), spy()] },
      { hand: [parry(), parry(1), parry(2), parry(3)] },
    ])
    const { engine } = first
    let twin = engine.copy(first.position)
    const line: [number, Parameters<typeof first.choose>[1]][] = [
      [0, play(rage())],
      [1, TAUNT],
      [0, play(strike())],
      [0, target(1)],
      [1, PASS],
      [1, { do: 'discard', card: parry(1) }],
      [0, play(spy())],
      [0, target(1)],
      [0, END],
    ]
    for (const [seat, taken] of line) {
      first.choose(seat, taken)
      twin = engine.decode(JSON.parse(JSON.stringify(engine.encode(twin))) as never)
      engine.apply(twin, seat, taken)
      expect(engine.hash(twin)).toBe(engine.hash(first.position))
    }
    expect(first.position.state.cards[cards.at.discard].length).toBe(4)
  })
})
