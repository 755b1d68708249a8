import {
  allBut,
  audience,
  choice,
  choices,
  configSpec,
  each,
  int,
  ints,
  pile,
  pool,
  refuse,
  set,
  stepsFor,
  struct,
  text,
  type Game,
  type Of,
  type Rule,
  type ViewOf,
} from '@longtable/kernel'
import { en, fr } from './messages.ts'

/**
 * A toy for the tests of the command line: everybody bids in secret who begins, then plays ever higher cards from a
 * hidden hand or passes and draws. Every card scores its number.
 */
const MAX_SEATS = 4
const CARDS = 24
const HAND = 3

const cards = pool({
  maxSeats: MAX_SEATS,
  zones: { deck: pile('none'), hand: each(set('owner')), table: pile('all') },
})
const Z = cards.at

const state = struct({ turn: int(), left: int(), last: int(), points: ints(), cards })

export interface Toy {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly turns: number; readonly polite: boolean }
  readonly event:
    | { event: 'began'; seat: number }
    | { event: 'played'; seat: number; card: number }
    | { event: 'passed'; seat: number }
    | { event: 'drew'; seat: number; card: number }
}

const { ask, run, simultaneous } = stepsFor<Toy>()

const PLAY = choices(CARDS, (card) => ({ do: 'play', card }))
const BID = choices(4, (bid) => ({ do: 'bid', bid }))
const PASS = choice({ do: 'pass' })

function played(card: number) {
  return { text: text('entry.play', { card }), gain: text('entry.points', { count: card }) }
}

const turn = ask('toy.turn', {
  locals: {},
  seat: (s) => s.turn,
  universe: (s, _f, _tables, seat) => [...s.cards[Z.hand + seat].map((card) => PLAY[card]), PASS],
  offer: (s, _f, menu, seat) => {
    for (const card of s.cards[Z.hand + seat]) {
      if (card > s.last) menu.add(PLAY[card])
      else menu.block?.(PLAY[card], 'TOY-PLAY-1', { last: s.last })
    }
    menu.add(PASS)
  },
  take: (s, _f, taken: { readonly do: string; readonly card?: number }, ctx) => {
    const seat = s.turn
    if (taken.card !== undefined) {
      ctx.move(cards, taken.card, Z.hand + seat, Z.table)
      s.last = taken.card
      s.points[seat] += taken.card
      ctx.tell?.({ event: 'played', seat, card: taken.card })
    } else {
      s.last = 0
      const card = ctx.draw(cards, Z.deck, Z.hand + seat)
      ctx.tell?.({ event: 'passed', seat }, allBut(seat))
      if (card >= 0) ctx.tell?.({ event: 'drew', seat, card }, audience(seat))
    }
    s.left--
    s.turn = (seat + 1) % ctx.seats
    if (s.left === 0) ctx.pop()
  },
  question: ({ state: { last } }) => text('question.turn', { last }),
  describe: (_ctx, _f, entry) =>
    entry.do === 'play' ? played(Number(entry.card)) : { text: text('entry.pass') },
})

const bid = ask('toy.bid', {
  locals: { bid: int() },
  seat: () => 0,
  universe: () => BID,
  offer: (_s, _f, menu) => {
    for (const one of BID) menu.add(one)
  },
  take: (_s, f, taken, ctx) => {
    f.bid = taken.bid
    ctx.ready()
  },
  question: () => text('question.bid'),
  describe: (_ctx, _f, taken) => ({
    text: text('entry.bid', { bid: taken.bid }),
    cost: text('entry.nothing'),
  }),
})

const begin = simultaneous('toy.begin', {
  locals: {},
  branch: bid,
  takesPart: () => true,
  begin: () => ({ bid: 0 }),
  done: (s, _f, parts, ctx) => {
    const bids = parts.map((part) => part?.bid ?? 0)
    s.turn = bids.indexOf(Math.max(...bids))
    ctx.tell?.({ event: 'began', seat: s.turn })
    ctx.push(turn, {})
  },
})

const deal = run('toy.deal', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.shuffle(cards, Z.deck, 0)
    for (let seat = 0; seat < ctx.seats; seat++) {
      for (let n = 0; n < HAND; n++) ctx.draw(cards, Z.deck, Z.hand + seat)
    }
    ctx.next(begin, {})
  },
})

const rules: readonly Rule[] = [
  {
    id: 'TOY-PLAY-1',
    kind: 'rule',
    en: 'A card must be higher than the last one.',
    fr: 'Une carte doit dépasser la précédente.',
    source: 'Playing',
  },
  {
    id: 'TOY-CARDS-1',
    kind: 'component',
    en: 'There are 24 cards.',
    fr: 'Il y a 24 cartes.',
    source: 'Components',
  },
  {
    id: 'TOY-NOTE-1',
    kind: 'note',
    en: 'Have fun.',
    fr: 'Amusez-vous.',
    source: 'Preface',
    why: 'no behaviour',
  },
]

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 2,
  players: { min: 2, max: MAX_SEATS },
  scenarios: [{ id: 'duel', players: { min: 2, max: 2 }, config: { turns: 3 } }],
  config: configSpec({
    turns: { kind: 'whole', min: 1, max: 9, default: 4 },
    mood: { kind: 'one', of: ['calm', 'wild'], default: 'calm' },
    polite: { kind: 'flag', default: true },
    edition: {
      kind: 'data',
      default: null,
      check: (value) =>
        void (value === null || Array.isArray(value) || refuse('edition.wrong', { path: 'top' })),
    },
  }),
  tables: (config) => ({ turns: Number(config['turns']), polite: config['polite'] === true }),
  state,
  streams: ['cards'],
  steps: [turn, bid, begin, deal],
  setup: (ctx) => {
    const zones = cards.empty()
    zones[Z.deck] = Array.from({ length: CARDS }, (_, card) => card)
    ctx.push(deal, {})
    const points = Array.from({ length: ctx.seats }, () => 0)
    return { turn: 0, left: ctx.tables.turns * ctx.seats, last: 0, points, cards: zones }
  },
  result: ({ points }) => {
    const best = Math.max(...points)
    return { scores: points, winners: points.flatMap((each, seat) => (each === best ? [seat] : [])) }
  },
  violations: () => [],
  rules,
  content: { cards: CARDS },
  messages: { en, fr },
  rows: { cards: Array.from({ length: CARDS }, (_, card) => `card ${card}`) },
  coverage: (event, note) => {
    if (event.event === 'played') note('cards', `card ${event.card}`)
  },
}
