import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choice,
  Engine,
  Match,
  Playout,
  Random,
  seedFrom,
  UNREADY,
  type Choice,
  type Game,
} from '../src/index.ts'
import { cards, draft, type Draft } from './games/draft.ts'
import { draftWith, END } from './setup.ts'

const SURE = choice({ do: 'sure' })

const first = (match: Match<Draft>, seat: number): Choice =>
  match.engine.menu(match.position, seat)?.offered[0] ?? END

const ready = (match: Match<Draft>, ...seats: number[]): void => {
  for (const seat of seats) {
    match.choose(seat, first(match, seat))
    match.choose(seat, SURE)
  }
}

describe('a step that several do at once', () => {
  it('awaits all that take part, and asks each for itself', () => {
    const match = draftWith(3)
    expect(match.engine.awaited(match.position)).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2]) {
      const held = match.position.state.cards[cards.at.hand + seat]
      const offered = match.engine.menu(match.position, seat)?.offered.map((each) => each['card'])
      expect(offered).toEqual(held)
    }
  })

  it('changes nothing but the seat’s own branch until the last is ready', () => {
    const match = draftWith(3)
    const { codec: shape } = match.engine
    const before = shape.hashStateOnly(match.position.state)
    ready(match, 1, 0)
    expect(shape.hashStateOnly(match.position.state)).toBe(before)
    expect(match.engine.awaited(match.position)).toEqual([2])
    match.choose(2, first(match, 2))
    const outcome = match.choose(2, SURE)
    expect(outcome.apart).toBe(false)
    expect(outcome.events.map(({ event }) => event.event)).toEqual(['picked', 'picked', 'picked'])
    expect(shape.hashStateOnly(match.position.state)).not.toBe(before)
  })

  it('is imagined with others who have decided something, and for a playout with others who decide anew', () => {
    const match = draftWith(3)
    ready(match, 1)
    const { engine, position } = match
    const view = engine.view(position, 0)
    const chance = new Random(seedFrom('imagined'))
    expect(engine.awaited(engine.imagine(view, chance))).toEqual([0, 2])
    const imagined = engine.imagineForPlayout(view, chance)
    expect(engine.awaited(imagined)).toEqual([0, 1, 2])
    const playout = new Playout(engine, imagined)
    while (!playout.over) playout.take(playout.at(0))
    expect(playout.over).toBe(true)
  })

  it('shows a seat its own branch, and others only whether it is ready', () => {
    const match = draftWith(2)
    match.choose(0, first(match, 0))
    const [own, theirs, spectators] = [0, 1, 2].map(
      (viewer) => match.engine.view(match.position, viewer).stack[0].parts,
    )
    expect(own?.[0].stack).toEqual([{ step: 'pick.card', seat: 0, card: first(draftWith(2), 0)['card'] }])
    expect(own?.[1]).toEqual({ ready: false, stack: null })
    expect(theirs?.[0]).toEqual({ ready: false, stack: null })
    expect(spectators).toEqual([
      { ready: false, stack: null },
      { ready: false, stack: null },
    ])
    match.choose(0, SURE)
    expect(match.engine.view(match.position, 1).stack[0].parts?.[0]).toEqual({ ready: true, stack: null })
  })

  it('lets a seat that is ready think again until the last one is', () => {
    const match = draftWith(2)
    ready(match, 0)
    match.choose(0, UNREADY)
    const [, other] = match.engine.menu(match.position, 0)?.revisions ?? []
    match.choose(0, other)
    match.choose(0, SURE)
    ready(match, 1)
    expect(match.position.state.cards[cards.at.played]).toEqual([other['card']])
    expect(match.engine.menu(match.position, 0)?.find(UNREADY)).toBeUndefined()
  })

  it('leaves out those who take no part', () => {
    const engine = new Engine(draft, 3)
    const position = engine.start(seedFrom('none'))
    position.state.cards[cards.at.deck].push(...position.state.cards[cards.at.hand + 1].splice(0))
    position.stack.splice(0)
    position.stack.push({ step: 'pick' })
    engine.resume(position)
    expect(engine.awaited(position)).toEqual([0, 2])
    expect(engine.menu(position, 1)).toBeNull()
    expect(engine.universe(position, 1)).toEqual([])
  })

  it('comes to the same whatever order the seats decide in', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 0, 0, 1, 1, 1, 2, 2, 2], { minLength: 9 }),
        fc.nat(),
        (order, salt) => {
          const plans = [0, 1, 2].map((seat) => {
            const random = new Random([salt, seat])
            const held = draftWith(3).position.state.cards[cards.at.hand + seat]
            const [a, b] = random.shuffle(held.slice())
            return [{ do: 'pick', card: a }, { do: 'pick', card: b }, SURE]
          })
          const play = (seats: readonly number[]): string => {
            const match = draftWith(3)
            const left = plans.map((plan) => plan.slice())
            for (const seat of seats) match.choose(seat, left[seat].shift() ?? END)
            return match.engine.hash(match.position)
          }
          expect(play(order)).toBe(play([0, 0, 0, 1, 1, 1, 2, 2, 2]))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('asks each about its own branch', () => {
    const match = draftWith(2)
    const wanted = first(match, 0)
    match.choose(0, wanted)
    const [own, other] = [0, 1].map((seat) => match.engine.describedMenu(match.position, seat)?.question)
    expect(own).toEqual({ key: 'questions.sure', with: { card: wanted['card'] } })
    expect(other).toEqual({ key: 'questions.pick' })
  })

  it('is news to the last who decides, even if no card shows it', () => {
    const quiet: Game<Draft> = {
      ...draft,
      steps: draft.steps.map((step) => {
        if (step.kind !== 'simultaneous') return step
        const done: typeof step.done = (s, _f, parts) => {
          parts.forEach(
            (part, seat) => (s.boasts[seat] = Number((part as unknown as { card: number }).card) % 3),
          )
        }
        return { ...step, done }
      }),
    }
    const match = new Match(new Engine(quiet, 2), seedFrom('quiet'))
    ready(match, 0)
    match.choose(1, first(match, 1))
    const { taught, drew } = match.choose(1, SURE)
    expect([taught, drew]).toEqual([true, false])
  })

  it('draws and moves nothing inside a part', () => {
    for (const doing of ['below', 'move'] as const) {
      const hasty = {
        ...draft,
        steps: draft.steps.map((step) =>
          step.name === 'pick.card' && step.kind === 'ask'
            ? {
                ...step,
                take: ((s, _f, _taken, ctx) => {
                  if (doing === 'below') ctx.below(0, 6)
                  else ctx.move(cards, s.cards[cards.at.hand][0], cards.at.hand, cards.at.played)
                }) satisfies typeof step.take,
              }
            : step,
        ),
      }
      const engine = new Engine(hasty, 2)
      const position = engine.start(seedFrom('hasty'))
      const wanted = engine.menu(position, 0)?.offered[0] ?? END
      expect(() => engine.apply(position, 0, wanted)).toThrow('while several seats decide at once')
    }
  })

  it('is played out seat by seat', () => {
    const { engine, position } = draftWith(3)
    const playout = new Playout(engine, position)
    const seats: number[] = []
    while (playout.position.state.round === 0) {
      seats.push(playout.seat)
      playout.take(playout.choices[0])
    }
    expect(seats).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('what others decide is imagined', () => {
  it('anew each time, where they are ready, and as just begun where they are not', () => {
    const match = draftWith(3)
    ready(match, 1)
    match.choose(2, first(match, 2))
    const view = match.engine.view(match.position, 0)
    const random = new Random(seedFrom('parts'))
    const picked = new Set<number>()
    for (let n = 0; n < 100; n++) {
      const imagined = match.engine.imagine(view, random)
      const [, theirs, other] = (
        imagined.stack[0] as unknown as { parts: { ready: boolean; stack: { card: number }[] }[] }
      ).parts
      expect(theirs.ready).toBe(true)
      expect(imagined.state.cards[cards.at.hand + 1]).toContain(theirs.stack[0].card)
      picked.add(theirs.stack[0].card)
      expect(other).toEqual({ ready: false, stack: [{ step: 'pick.card', seat: 2, card: -1 }] })
    }
    expect(picked.size).toBeGreaterThan(5)
  })

  it('and one’s own is left as it is', () => {
    const match = draftWith(3)
    match.choose(0, first(match, 0))
    const { engine, position } = match
    const imagined = engine.imagine(engine.view(position, 0), new Random(seedFrom('own')))
    expect(engine.view(imagined, 0)).toEqual(engine.view(position, 0))
    expect(engine.describedMenu(imagined, 0)).toEqual(engine.describedMenu(position, 0))
  })
})
