import {
  audience,
  choice,
  choices,
  configSpec,
  each,
  int,
  perSeat,
  pile,
  pool,
  set,
  slots,
  stepsFor,
  struct,
  text,
  type Ability,
  type Answer,
  type Game,
  type GameEvent,
  type Of,
  type Reaction,
  type StepContext,
  type Text,
  type ViewOf,
} from '../../src/index.ts'
import { duelMessages } from './duel-messages.ts'

/**
 * Duel: cards nest. A strike asks for a target, opens a window for a parry, hits, and a hit is answered by content:
 * grit draws a card (and too full a hand discards), thorns hurt back. Rage lasts for the turn, a spy looks at a
 * hand, an ambush lies face down until its owner springs it.
 */
export const CARDS = 24
const KINDS = ['strike', 'rage', 'parry', 'spy'] as const
const kindOf = (card: number): number => card % KINDS.length
export const isKind = (card: number, kind: (typeof KINDS)[number]): boolean => KINDS[kindOf(card)] === kind
const LIFE = 6
const HAND = 3
const FULL = 4

export const cards = pool({
  maxSeats: 3,
  zones: {
    deck: pile('none'),
    hand: each(set('owner')),
    ambush: each(slots(1, 'none', (_slot, card) => isKind(card, 'strike') || isKind(card, 'rage'))),
    discard: pile('all'),
  },
  kindOf,
})

const state = struct({
  cards,
  life: perSeat(int(0, LIFE)),
  rested: perSeat(int(0, 1)),
  taunts: perSeat(int(0, 1)),
  parried: int(0, 1),
})

export interface Duel {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly turns: number; readonly seats: number }
  readonly event: GameEvent & { readonly seat?: number; readonly card?: number }
}

type State = Duel['state']

const { ask, run } = stepsFor<Duel>()
const CHANCE = 0

const PLAY = choices(CARDS, (card) => ({ do: 'play', card }))
const HIDE = choices(CARDS, (card) => ({ do: 'hide', card }))
const PARRY = choices(CARDS, (card) => ({ do: 'parry', card }))
const DISCARD = choices(CARDS, (card) => ({ do: 'discard', card }))
const TARGET = choices(3, (seat) => ({ do: 'target', seat }))
const SPRING = choice({ do: 'spring' })
const REST = choice({ do: 'rest' })
const TAUNT = choice({ do: 'taunt' })
const END = choice({ do: 'end' })

const say = (entry: { do: string; card?: number; seat?: number }): { text: Text } => ({
  text: text(`choices.${entry.do}`, { card: entry.card ?? -1, seat: (entry.seat ?? -1) + 1 }),
})

export const handOf = (s: State, seat: number): readonly number[] => s.cards[cards.at.hand + seat]
const ambushOf = (s: State, seat: number): number => s.cards[cards.at.ambush + seat][0]
const isAlive = (s: State, seat: number): boolean => s.life[seat] > 0
const foes = (s: State, seat: number): number[] =>
  s.life.flatMap((life, other) => (other !== seat && life > 0 ? [other] : []))

function discard(ctx: StepContext<Duel>, card: number, seat: number): void {
  ctx.move(cards, card, cards.at.hand + seat, cards.at.discard)
  ctx.tell?.({ event: 'discarded', seat, card })
}

const deal = run('deal', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.shuffle(cards, cards.at.deck, CHANCE)
    for (let seat = 0; seat < ctx.seats; seat++) {
      for (let n = 0; n < HAND; n++) ctx.draw(cards, cards.at.deck, cards.at.hand + seat)
    }
    ctx.next(round, { turn: 0 })
  },
})

const round = run('round', {
  locals: { turn: int(0) },
  run: (s, f, ctx) => {
    const alive = s.life.filter((life) => life > 0).length
    if (alive < 2 || f.turn >= ctx.tables.turns) {
      ctx.pop()
      return
    }
    const seat = f.turn++ % ctx.seats
    if (!isAlive(s, seat)) return
    ctx.push(turn, { seat })
    ctx.draw(cards, cards.at.deck, cards.at.hand + seat)
  },
})

const rest: Ability<Duel> = {
  verb: 'rest',
  universe: () => [REST],
  offer: (s, seat, menu) => {
    if (s.rested[seat] === 0 && s.life[seat] < LIFE) menu.add(REST)
    else menu.block?.(REST, 'DUEL-REST-1', { life: s.life[seat], rested: s.rested[seat] })
  },
  take: (s, seat) => {
    s.rested[seat] = 1
    s.life[seat]++
  },
  describe: (_ctx, entry) => say(entry),
}

/** While another seat has its turn, a seat may taunt it, once: what it strikes with then hits harder. */
const taunt: Ability<Duel> = {
  verb: 'taunt',
  universe: () => [TAUNT],
  offer: (s, seat, menu) => {
    if (s.taunts[seat] === 0 && isAlive(s, seat)) menu.add(TAUNT)
    else menu.block?.(TAUNT, 'DUEL-TAUNT-1')
  },
  take: (s, seat, _taken, ctx) => {
    s.taunts[seat] = 1
    ctx.lasting('turn', 'taunted')
    ctx.tell?.({ event: 'taunted', seat })
  },
  describe: (_ctx, entry) => say(entry),
}

const turn = ask('turn', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [END, SPRING, ...handOf(s, f.seat).flatMap((card) => [PLAY[card], HIDE[card]])],
  offer: (s, f, menu) => {
    const isOver = foes(s, f.seat).length === 0
    menu.add(END)
    if (isOver) menu.block?.(SPRING, 'DUEL-END-1')
    else if (ambushOf(s, f.seat) < 0) menu.block?.(SPRING, 'DUEL-AMBUSH-1')
    else menu.add(SPRING)
    for (const card of handOf(s, f.seat)) {
      if (isOver) menu.block?.(PLAY[card], 'DUEL-END-1')
      else if (isKind(card, 'parry')) menu.block?.(PLAY[card], 'DUEL-PLAY-1', { card })
      else menu.add(PLAY[card])
      const fits = isKind(card, 'strike') || isKind(card, 'rage')
      if (fits && ambushOf(s, f.seat) < 0) menu.add(HIDE[card])
      else menu.block?.(HIDE[card], 'DUEL-AMBUSH-2', { card })
    }
  },
  take: (s, f, taken, ctx) => {
    switch (taken.do) {
      case 'play':
        discard(ctx, taken.card, f.seat)
        resolve(ctx, taken.card, f.seat)
        return
      case 'hide':
        ctx.move(cards, taken.card, cards.at.hand + f.seat, cards.at.ambush + f.seat, { slot: 0 })
        return
      case 'spring': {
        const card = ambushOf(s, f.seat)
        ctx.move(cards, card, cards.at.ambush + f.seat, cards.at.discard)
        resolve(ctx, card, f.seat)
        return
      }
      default:
        ctx.pop()
    }
  },
  question: (ctx) => text('questions.turn', { life: ctx.state.life[ctx.viewer] }),
  describe: (_ctx, _f, entry) => say(entry),
  abilities: [rest],
  others: [taunt],
})

function resolve(ctx: StepContext<Duel>, card: number, seat: number): void {
  if (isKind(card, 'rage')) ctx.lasting('turn', 'rage', { card })
  else ctx.push(target, { seat, card })
}

export const target = ask('target', {
  locals: { seat: int(), card: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f) => s.life.flatMap((_, seat) => (seat === f.seat ? [] : [TARGET[seat]])),
  offer: (s, f, menu) => {
    s.life.forEach((life, seat) => {
      if (seat === f.seat) return
      if (life > 0) menu.add(TARGET[seat])
      else menu.block?.(TARGET[seat], 'DUEL-TARGET-1', { seat: seat + 1 })
    })
  },
  take: (s, f, taken, ctx) => {
    if (isKind(f.card, 'spy')) {
      ctx.pop()
      for (const card of handOf(s, taken.seat)) ctx.show(cards, card, cards.at.hand + taken.seat, [f.seat])
      ctx.tell?.({ event: 'spied', seat: taken.seat }, audience(f.seat, taken.seat))
      return
    }
    ctx.next(hit, { seat: f.seat, at: taken.seat })
    // Everybody sees how many cards a seat holds, nobody which: so the question tells nothing.
    ctx.window('strike', { at: taken.seat }, handOf(s, taken.seat).length > 0 ? [taken.seat] : [])
  },
  question: (_ctx, f) => text('questions.target', { card: f.card }),
  describe: (_ctx, _f, entry) => say(entry),
})

const parry: Reaction<Duel> = {
  moment: 'strike',
  verb: 'parry',
  universe: (s, _data, seat) => handOf(s, seat).map((card) => PARRY[card]),
  offer: (s, _data, seat, menu) => {
    for (const card of handOf(s, seat)) {
      if (isKind(card, 'parry')) menu.add(PARRY[card])
      else menu.block?.(PARRY[card], 'DUEL-PARRY-1', { card })
    }
  },
  take: (s, _data, seat, taken, ctx) => {
    discard(ctx, Number(taken['card']), seat)
    s.parried = 1
  },
  describe: (_ctx, entry) => say(entry),
}

const hit = run('hit', {
  locals: { seat: int(), at: int() },
  run: (s, f, ctx) => {
    ctx.pop()
    const parried = s.parried === 1
    s.parried = 0
    if (parried) return
    const damage = Math.min(s.life[f.at], 1 + ctx.effects().length)
    s.life[f.at] -= damage
    ctx.tell?.({ event: 'hit', seat: f.at })
    ctx.announce('hit', { by: f.seat, at: f.at, damage })
  },
})

/** Rows that answer a hit: written out of order on purpose, for the order is theirs to say. */
export const answers: readonly Answer<Duel>[] = [
  {
    moment: 'hit',
    order: 20,
    when: (s, data) => data['damage'] > 1 && isAlive(s, data['by']),
    run: (s, data, ctx) => {
      s.life[data['by']]--
      ctx.tell?.({ event: 'thorns', seat: data['by'] })
    },
  },
  {
    moment: 'hit',
    order: 10,
    when: (s, data) => isAlive(s, data['at']),
    run: (s, data, ctx) => {
      ctx.draw(cards, cards.at.deck, cards.at.hand + data['at'])
      ctx.tell?.({ event: 'grit', seat: data['at'] })
      if (handOf(s, data['at']).length > FULL) ctx.push(drop, { seat: data['at'] })
    },
  },
]

const drop = ask('drop', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f) => handOf(s, f.seat).map((card) => DISCARD[card]),
  offer: (s, f, menu) => {
    for (const card of handOf(s, f.seat)) menu.add(DISCARD[card])
  },
  take: (_s, f, taken, ctx) => {
    ctx.pop()
    discard(ctx, taken.card, f.seat)
  },
  question: () => text('questions.drop', { full: FULL }),
  describe: (_ctx, _f, entry) => say(entry),
})

const RULES = [
  'DUEL-REST-1',
  'DUEL-TAUNT-1',
  'DUEL-AMBUSH-1',
  'DUEL-AMBUSH-2',
  'DUEL-END-1',
  'DUEL-PLAY-1',
  'DUEL-TARGET-1',
  'DUEL-PARRY-1',
]

export const duel: Game<Duel> = {
  id: 'duel',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  scenarios: [],
  config: configSpec({ turns: { kind: 'whole', min: 1, max: 40, default: 12 } }),
  tables: (config, seats) => ({ turns: Number(config['turns']), seats }),
  state,
  streams: ['cards'],
  steps: [deal, round, turn, target, hit, drop],
  answers,
  reactions: [parry],
  setup: (ctx) => {
    ctx.push(deal, {})
    const zones = cards.empty()
    for (let item = 0; item < CARDS; item++) zones[cards.at.deck].push(item)
    const seats = Array.from({ length: ctx.seats }, () => 0)
    return {
      cards: zones,
      life: seats.map(() => LIFE),
      rested: seats.slice(),
      taunts: seats.slice(),
      parried: 0,
    }
  },
  result: (s) => {
    const best = Math.max(...s.life)
    return { scores: s.life, winners: s.life.flatMap((life, seat) => (life === best ? [seat] : [])) }
  },
  violations: (s, tables) => [
    ...(s.cards.flat().filter((card) => card >= 0).length === CARDS ? [] : ['a card is lost']),
    ...(s.life.length === tables.seats && foes(s, -1).length > 0 ? [] : ['nobody is alive']),
  ],
  rules: RULES.map((id) => ({ id, kind: 'rule', en: id, fr: id, source: 'test' })),
  content: { cards: CARDS },
  rows: { kinds: KINDS },
  coverage: (event, note) => {
    if (event.card !== undefined) note('kinds', KINDS[kindOf(event.card)])
  },
  messages: duelMessages,
}
