import { describe, expect, it } from 'vitest'
import {
  choice,
  Engine,
  int,
  Match,
  playerText,
  secret,
  seedFrom,
  stepsFor,
  struct,
  text,
  type Game,
  type GameEvent,
  type Of,
  type Told,
  type ViewOf,
} from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { draft } from './games/draft.ts'
import { cards, duel, type Duel } from './games/duel.ts'
import { crashes } from './games/faults.ts'
import {
  duelWith,
  END,
  filled,
  offered,
  parry,
  parryWith,
  PASS,
  play,
  rage,
  REST,
  spy,
  strike,
  target,
  TAUNT,
} from './setup.ts'

describe('the start', () => {
  it('runs up to the first question', () => {
    const engine = new Engine(duel, 3)
    const position = engine.start(seedFrom('start'))
    expect(engine.over(position)).toBe(false)
    expect(engine.result(position)).toBeNull()
    expect(engine.awaited(position)).toEqual([0])
    expect(position.stack.map(({ step }) => step)).toEqual(['round', 'turn'])
  })

  it('is the same for the same seed and another for another', () => {
    const engine = new Engine(duel, 3)
    const hash = (words: string): string => engine.hash(engine.start(seedFrom(words)))
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a')).not.toBe(hash('b'))
  })

  it('tells what happened before anybody chose', () => {
    const loud: Game<Duel> = {
      ...duel,
      setup: (ctx) => {
        ctx.tell?.({ event: 'taunted' })
        return duel.setup(ctx)
      },
      steps: duel.steps.map((step) =>
        step.name === 'deal' && step.kind === 'run'
          ? {
              ...step,
              run: (s, f, ctx) => {
                ctx.tell?.({ event: 'grit' })
                step.run(s, f, ctx)
              },
            }
          : step,
      ),
    }
    const told: Told<Duel['event']>[] = []
    new Engine(loud, 2).start(seedFrom('x'), told)
    expect(told.map(({ event }) => event.event)).toEqual(['taunted', 'grit'])
    const { opening } = new Match(new Engine(loud, 2), seedFrom('x'))
    expect(opening).toEqual(told)
  })
})

describe('a menu with everything said', () => {
  const match = duelWith([{ hand: [strike(), parry()] }, { hand: [] }])
  const asked = match.engine.describedMenu(match.position, 0)

  it('has the question, made from the view', () => {
    expect(asked?.step).toBe('turn')
    expect(asked?.awaited).toBe(true)
    expect(asked?.question).toEqual(text('questions.turn', { life: 6 }))
  })

  it('has every entry described', () => {
    const entry = asked?.entries.find(({ choice: each }) => each.do === 'play')
    expect(entry).toEqual({
      choice: { do: 'play', card: strike() },
      revises: false,
      text: text('choices.play', { card: strike(), seat: 0 }),
    })
  })

  it('has what is blocked, with the rule and its numbers', () => {
    const entry = asked?.blocked.find(({ choice: each }) => each.do === 'play')
    expect(entry?.choice).toEqual({ do: 'play', card: parry() })
    expect(entry?.rule).toBe('DUEL-PLAY-1')
    expect(entry?.numbers).toEqual({ card: parry() })
    expect(entry?.text.key).toBe('choices.play')
  })

  it('is for seats alone', () => {
    for (const nobody of [-1, 2, 3, 0.5, Number.NaN]) {
      expect(match.engine.menu(match.position, nobody)).toBeNull()
      expect(match.engine.universe(match.position, nobody)).toEqual([])
    }
  })
})

describe('a choice that is not offered', () => {
  const match = duelWith([{ hand: [strike(), parry()] }, { hand: [] }])
  const { engine, position } = match

  it.each([
    ['blocked', 0, play(parry()), 'kernel.blocked'],
    ['made up', 0, { do: 'fly' }, 'kernel.notOffered'],
    ['not in the hand', 0, play(strike(3)), 'kernel.notOffered'],
    ['a bit more than what is offered', 0, { ...END, now: true }, 'kernel.notOffered'],
    ['for somebody else', 1, END, 'kernel.notOffered'],
    ['from nobody', 7, END, 'kernel.notAsked'],
  ])('is refused: %s', (_what, seat, wanted, key) => {
    const before = engine.hash(position)
    expect(refusalOf(() => engine.apply(position, seat, wanted))?.key).toBe(key)
    expect(engine.hash(position)).toBe(before)
  })

  it('is refused with the reason and its numbers, if it is blocked', () => {
    expect(refusalOf(() => engine.apply(position, 0, play(parry())))?.with).toEqual({
      player: playerText(0),
      choice: JSON.stringify(play(parry())),
      rule: 'DUEL-PLAY-1',
      reason: text('blocked.DUEL-PLAY-1', { card: parry() }),
    })
  })

  it('is refused to a seat that takes no part', () => {
    const none = new Engine(draft, 2)
    const start = none.start(seedFrom('x'))
    expect(refusalOf(() => none.apply(start, 2, { do: 'sure' }))?.key).toBe('kernel.notAsked')
  })
})

describe('a rule that crashes', () => {
  it('changes nothing', () => {
    const hand = [parry(0), parry(1), parry(2), parry(3)]
    const match = duelWith([{ hand: [strike()] }, { hand }], [], crashes)
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    match.choose(1, PASS)
    const before = match.engine.hash(match.position)
    expect(match.position.stack.at(-1)?.step).toBe('drop')
    expect(() => match.choose(1, { do: 'discard', card: parry() })).toThrow('the floor gives way')
    expect(match.engine.hash(match.position)).toBe(before)
    expect(match.length).toBe(3)
  })
})

describe('abilities', () => {
  it('are offered besides what the step offers, and carried out', () => {
    const match = duelWith([{ hand: [], life: 3 }, { hand: [] }])
    expect(offered(match, 0)).toEqual([END, REST])
    match.choose(0, REST)
    expect(match.position.state.life[0]).toBe(4)
    expect(match.engine.awaited(match.position)).toEqual([0])
    const blocked = match.engine
      .menu(match.position, 0)
      ?.blocked.map(({ choice: each, rule }) => [each.do, rule])
    expect(blocked).toContainEqual(['rest', 'DUEL-REST-1'])
  })

  it('may be offered to others while somebody is awaited', () => {
    const match = duelWith([{ hand: [] }, { hand: [] }, { hand: [] }])
    const { engine } = match
    expect(engine.awaited(match.position)).toEqual([0])
    expect(offered(match, 0)).not.toContainEqual(TAUNT)
    expect(offered(match, 2)).toEqual([TAUNT])
    const asked = engine.describedMenu(match.position, 2)
    expect(asked?.awaited).toBe(false)
    expect(asked?.entries.map((entry) => entry.text.key)).toEqual(['choices.taunt'])
    match.choose(2, TAUNT)
    expect(engine.awaited(match.position)).toEqual([0])
    expect(offered(match, 2)).toEqual([])
    expect(offered(match, 1)).toEqual([TAUNT])
  })

  it('are not offered to others by steps that do not say so', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()] }, { hand: [] }])
    match.choose(0, play(strike()))
    expect(match.engine.menu(match.position, 2)).toBeNull()
  })
})

describe('events', () => {
  it('go to those who may see them', () => {
    const match = duelWith([{ hand: [spy()] }, { hand: [parry()] }, { hand: [] }])
    match.choose(0, play(spy()))
    const { events } = match.choose(0, target(1))
    const seen = [0, 1, 2, 3].map((viewer) => match.engine.eventsFor(events, viewer).length)
    expect(seen).toEqual([1, 1, 0, 0])
  })

  it('of a choice are its own, not those of the one before', () => {
    const match = duelWith([{ hand: [rage(), rage(1)] }, { hand: [] }])
    expect(match.choose(0, play(rage())).events.length).toBe(1)
    expect(match.choose(0, play(rage(1))).events.map(({ event }) => event.card)).toEqual([rage(1)])
    expect(match.choose(0, END).events).toEqual([])
  })
})

describe('the end', () => {
  it('asks nobody and has a result', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [parry()], life: 1 }])
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    match.choose(1, PASS)
    match.choose(0, END)
    const { engine, position } = match
    expect(engine.over(position)).toBe(true)
    expect(engine.awaited(position)).toEqual([])
    expect([0, 1].map((seat) => engine.menu(position, seat))).toEqual([null, null])
    expect(engine.result(position)).toEqual({ scores: [6, 0], winners: [0] })
    expect(refusalOf(() => match.choose(0, END))?.key).toBe('kernel.notAsked')
  })
})

/** A game whose frames hold what not everybody may see. */
const whisperState = struct({ heard: int() })

interface Whisper {
  readonly state: Of<typeof whisperState>
  readonly view: ViewOf<typeof whisperState>
  readonly tables: null
  readonly event: GameEvent
}

const { ask, run } = stepsFor<Whisper>()
const NOD = choice({ do: 'nod' })

const listen = ask('listen', {
  locals: { seat: int(), mine: secret(int(), 'owner', () => 0), nobodys: secret(int(), 'nobody', () => 0) },
  seat: (_s, f) => f.seat,
  universe: () => [NOD],
  offer: (_s, _f, menu) => menu.add(NOD),
  take: (_s, _f, _taken, ctx) => ctx.pop(),
  question: (_ctx, f) => text('question', { mine: f.mine ?? -1, nobodys: f.nobodys ?? -1 }),
  describe: (_ctx, f) => ({ text: text('nod', { nobodys: f.nobodys ?? -1 }) }),
})

const forever = run('forever', { locals: {}, run: () => undefined })

const whisper: Game<Whisper> = {
  id: 'whisper',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  scenarios: [],
  config: {},
  tables: () => null,
  state: whisperState,
  streams: [],
  steps: [listen, forever],
  setup: (ctx) => {
    ctx.push(listen, { seat: 1, mine: 7, nobodys: 9 })
    return { heard: 0 }
  },
  result: () => ({ scores: [0, 0], winners: [] }),
  violations: () => [],
  rules: [],
  content: {},
  messages: { en: {}, fr: {} },
}

describe('what a frame holds', () => {
  const engine = new Engine(whisper, 2)
  const position = engine.start(seedFrom('whisper'))

  it('is seen by the seat that the frame names, or by nobody', () => {
    const [theirs, own, spectators] = [0, 1, 2].map((viewer) => engine.view(position, viewer).stack[0])
    expect(own).toEqual({ step: 'listen', seat: 1, mine: 7, nobodys: null })
    expect(theirs).toEqual({ step: 'listen', seat: 1, mine: null, nobodys: null })
    expect(spectators).toEqual(theirs)
  })

  it('comes into questions and descriptions only as far as the seat sees it', () => {
    const asked = engine.describedMenu(position, 1)
    expect(asked?.question).toEqual(text('question', { mine: 7, nobodys: -1 }))
    expect(asked?.entries[0].text).toEqual(text('nod', { nobodys: -1 }))
  })
})

describe('a game put together wrongly', () => {
  it('has a step that never ends', () => {
    const stuck: Game<Whisper> = {
      ...whisper,
      setup: (ctx) => {
        ctx.push(forever, {})
        return { heard: 0 }
      },
    }
    expect(() => new Engine(stuck, 2).start(seedFrom('x'))).toThrow('forever runs for ever')
  })

  it('has two steps of one name', () => {
    expect(() => new Engine({ ...whisper, steps: [listen, listen] }, 2)).toThrow(
      'two steps have the same name',
    )
  })
})

describe('a position as JSON', () => {
  const match = duelWith([{ hand: [strike(), rage()] }, { hand: [parry()] }])
  match.choose(0, play(rage()))
  match.choose(0, play(strike()))
  match.choose(0, target(1))
  const { engine } = match
  const written = JSON.stringify(engine.encode(match.position))

  interface Written {
    state: { life: unknown[]; cards: Record<string, unknown> }
    stack: Record<string, unknown>[]
    random: Record<string, unknown>
    books: { cards: { where: unknown; place: unknown }[] }
  }

  const damage = (change: (json: Written) => void): string | undefined => {
    const json = JSON.parse(written) as Written
    change(json)
    const reason = refusalOf(() => engine.decode(json as never))
    return reason === undefined ? undefined : `${reason.key} ${filled(reason, 'path')}`
  }

  it('can be played on', () => {
    const again = engine.decode(JSON.parse(written) as never)
    engine.apply(again, 1, parryWith(parry()))
    match.choose(1, parryWith(parry()))
    expect(engine.hash(again)).toBe(engine.hash(match.position))
  })

  it('is taken if it is whole', () => {
    expect(damage(() => undefined)).toBeUndefined()
  })

  it.each<[string, (json: Written) => void, string]>([
    ['a life that is none', (json) => (json.state.life[1] = 'x'), 'state.life[1]'],
    ['a life out of range', (json) => (json.state.life[0] = 99), 'state.life[0]'],
    ['a card in two places', (json) => (json.state.cards['discard'] = [0, 0]), 'state.cards'],
    ['a zone gone', (json) => delete json.state.cards['deck'], 'state.cards.deck'],
    ['a hand too many', (json) => (json.state.cards['hand'] = [[], [], [], []]), 'state.cards.hand'],
    ['places missing', (json) => (json.state.cards['ambush'] = [[], [-1], [-1]]), 'state.cards.ambush[0]'],
    ['a card that is none', (json) => (json.state.cards['discard'] = ['x']), 'state.cards.discard[0]'],
    ['a card lost', (json) => (json.state.cards['discard'] = []), 'books.cards'],
    ['a step of another game', (json) => (json.stack[0]['step'] = 'pick'), 'stack'],
    ['a step without a name', (json) => delete json.stack[0]['step'], 'stack[0].step'],
    ['a local that is none', (json) => (json.stack[0]['turn'] = null), 'stack[0].turn'],
    ['an effect that is none', (json) => (json.stack[1]['lasting'] = [{}]), 'stack[1].lasting[0].effect'],
    ['a seed that is none', (json) => (json.random['seed'] = 'words'), 'random.seed'],
    ['no epoch', (json) => delete json.random['epoch'], 'random.epoch'],
    ['a counter too few', (json) => (json.random['counters'] = []), 'random.counters'],
    ['a counter below zero', (json) => (json.random['counters'] = [-1]), 'random.counters[0]'],
    ['a viewer too few', (json) => json.books.cards.pop(), 'books.cards'],
    ['books of fewer cards', (json) => (json.books.cards[0] = { where: [1], place: [] }), 'books.cards'],
    [
      'books with a place for nothing',
      (json) => (json.books.cards[0].place = [[99, 0]]),
      'books.cards.place',
    ],
    ['no books of the pool', (json) => (json.books = {} as never), 'books.cards'],
  ])('is refused with %s', (_what, change, path) => {
    expect(damage(change)).toBe(`kernel.damaged ${path}`)
  })

  it('is refused with parts for the wrong number of seats', () => {
    const three = new Engine(draft, 3)
    const json = three.encode(three.start(seedFrom('x'))) as { stack: { parts: unknown[] }[] }
    json.stack[0].parts.pop()
    expect(refusalOf(() => three.decode(json as never))?.with?.['path']).toBe('stack')
  })

  it('keeps the items of a pool as named zones', () => {
    const { state } = JSON.parse(written) as Written
    expect(Object.keys(state.cards)).toEqual(Object.keys(cards.at))
  })
})
