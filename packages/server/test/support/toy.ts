import {
  allBut,
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
  stepsFor,
  struct,
  text,
  type Game,
  type GameEvent,
  type Of,
  type Reaction,
  type Text,
  type ViewOf,
} from '@longtable/kernel'
import { toyMessages } from './toy-messages.ts'

/**
 * Lanterns, a toy: everybody bids in secret at once, then each has a turn in which it may walk (nothing is drawn),
 * roll or draw a card (nobody can take that back), whisper to one neighbour, or strike, which the others may shield
 * against. With the option `odd`, two of its rules are broken: one never ends and one throws.
 */
const CARDS = 12
const BIDS = 4
const MOST_SEATS = 4
const LUCK = 1000
const CHANCE = 0

const cards = pool({
  maxSeats: MOST_SEATS,
  zones: { deck: pile('none'), hand: each(set('owner')), spent: pile('all') },
})

const state = struct({
  cards,
  coins: perSeat(int(0)),
  luck: perSeat(int(-1, LUCK)),
  shields: perSeat(int(0, 1)),
})

export interface Toy {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly rounds: number; readonly odd: boolean }
  readonly event: GameEvent & { readonly seat?: number; readonly card?: number; readonly value?: number }
}

const { ask, run, simultaneous } = stepsFor<Toy>()

export const BID = choices(BIDS, (coins) => ({ do: 'bid', coins }))
export const SURE = choice({ do: 'sure' })
export const WALK = choice({ do: 'walk' })
export const ROLL = choice({ do: 'roll' })
export const DRAW = choice({ do: 'draw' })
export const WHISPER = choices(MOST_SEATS, (seat) => ({ do: 'whisper', seat }))
export const STRIKE = choice({ do: 'strike' })
export const LOOP = choice({ do: 'loop' })
export const CRASH = choice({ do: 'crash' })
export const END = choice({ do: 'end' })
export const PASS = choice({ do: 'pass' })
const SHIELD = choices(CARDS, (card) => ({ do: 'shield', card }))

const say = (entry: { do: string; [key: string]: string | number | boolean }): { text: Text } => ({
  text: text(`choices.${entry.do}`),
})

const deal = run('deal', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.shuffle(cards, cards.at.deck, CHANCE)
    for (let seat = 0; seat < ctx.seats; seat++) ctx.draw(cards, cards.at.deck, cards.at.hand + seat)
    ctx.next(round, { n: 0 })
  },
})

const round = run('round', {
  locals: { n: int(0) },
  run: (_s, f, ctx) => {
    if (f.n++ >= ctx.tables.rounds) return ctx.pop()
    ctx.push(turns, { next: 0 })
    ctx.push(bid, {})
  },
})

const secretBid = ask('bid.secret', {
  locals: { seat: int(), coins: int(-1) },
  seat: (_s, f) => f.seat,
  universe: () => [SURE, ...BID],
  offer: (_s, f, menu) => {
    if (f.coins < 0) menu.block?.(SURE, 'TOY-BID-1')
    else menu.add(SURE)
    for (const entry of BID) {
      if (f.coins < 0) menu.add(entry)
      else if (entry.coins === f.coins) menu.block?.(entry, 'TOY-BID-1')
      else menu.revise?.(entry)
    }
  },
  take: (_s, f, taken, ctx) => {
    if (taken.do === 'bid') f.coins = taken.coins
    else ctx.ready()
  },
  question: () => text('questions.bid'),
  describe: (_ctx, _f, entry) => say(entry),
})

const bid = simultaneous('bid', {
  locals: {},
  branch: secretBid,
  takesPart: () => true,
  begin: (_s, _f, seat) => ({ seat, coins: -1 }),
  done: (s, _f, parts, ctx) => {
    parts.forEach((part, seat) => {
      if (part === undefined) return
      s.coins[seat] += part.coins
      ctx.tell?.({ event: 'bid', seat, value: part.coins })
    })
  },
})

const turns = run('turns', {
  locals: { next: int(0) },
  run: (_s, f, ctx) => {
    if (f.next === ctx.seats) ctx.pop()
    else ctx.push(turn, { seat: f.next++ })
  },
})

const turn = ask('turn', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => [
    END,
    WALK,
    ROLL,
    DRAW,
    STRIKE,
    ...(tables.odd ? [LOOP, CRASH] : []),
    ...WHISPER.filter(({ seat }) => seat !== f.seat && seat < s.coins.length),
  ],
  offer: (s, f, menu) => {
    for (const entry of [END, WALK, ROLL, STRIKE]) menu.add(entry)
    if (s.cards[cards.at.deck].length > 0) menu.add(DRAW)
    else menu.block?.(DRAW, 'TOY-DRAW-1')
    for (const entry of WHISPER) if (entry.seat !== f.seat && entry.seat < s.coins.length) menu.add(entry)
    if (!menu.tables.odd) return
    menu.add(LOOP)
    menu.add(CRASH)
  },
  take: (s, f, taken, ctx) => {
    const { seat } = f
    switch (taken.do) {
      case 'walk':
        s.coins[seat]++
        return
      case 'roll':
        s.luck[seat] = ctx.below(CHANCE, LUCK)
        ctx.tell?.({ event: 'rolled', seat, value: s.luck[seat] })
        return
      case 'draw': {
        const card = ctx.draw(cards, cards.at.deck, cards.at.hand + seat)
        ctx.tell?.({ event: 'drew', seat, card }, audience(seat))
        ctx.tell?.({ event: 'drew', seat }, allBut(seat))
        return
      }
      case 'whisper':
        ctx.tell?.({ event: 'whispered', seat, value: taken.seat }, audience(seat, taken.seat))
        return
      case 'strike':
        ctx.push(hit, { by: seat })
        ctx.window(
          'strike',
          { by: seat },
          s.coins.flatMap((_, other) => (other === seat ? [] : [other])),
        )
        return
      case 'loop':
        for (;;);
      case 'crash':
        throw new Error('this rule is broken')
      default:
        ctx.pop()
    }
  },
  question: () => text('questions.turn'),
  describe: (_ctx, _f, entry) => say(entry),
})

const shield: Reaction<Toy> = {
  moment: 'strike',
  verb: 'shield',
  universe: (s, _data, seat) => s.cards[cards.at.hand + seat].map((card) => SHIELD[card]),
  offer: (s, _data, seat, menu) => {
    for (const card of s.cards[cards.at.hand + seat]) menu.add(SHIELD[card])
  },
  take: (s, _data, seat, taken, ctx) => {
    ctx.move(cards, Number(taken['card']), cards.at.hand + seat, cards.at.spent)
    s.shields[seat] = 1
    ctx.tell?.({ event: 'shielded', seat, card: Number(taken['card']) })
  },
  describe: (_ctx, entry) => say(entry),
}

const hit = run('hit', {
  locals: { by: int() },
  run: (s, f, ctx) => {
    ctx.pop()
    s.shields.forEach((shielded, seat) => {
      if (shielded === 0 && seat !== f.by) ctx.tell?.({ event: 'hit', seat })
      s.shields[seat] = 0
    })
  },
})

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  players: { min: 1, max: MOST_SEATS },
  scenarios: [
    { id: 'against', players: { min: 2, max: MOST_SEATS }, mode: 'competitive', config: {} },
    { id: 'alone', players: { min: 1, max: 2 }, mode: 'competitive', config: { rounds: 1 } },
    { id: 'together', players: { min: 2, max: MOST_SEATS }, mode: 'cooperative', config: { rounds: 1 } },
  ],
  config: configSpec({
    rounds: { kind: 'whole', min: 1, max: 9, default: 9 },
    odd: { kind: 'flag', default: false },
  }),
  tables: (config) => ({ rounds: Number(config['rounds']), odd: config['odd'] === true }),
  state,
  streams: ['cards'],
  steps: [deal, round, bid, secretBid, turns, turn, hit],
  reactions: [shield],
  setup: (ctx) => {
    ctx.push(deal, {})
    const zones = cards.empty()
    for (let item = 0; item < CARDS; item++) zones[cards.at.deck].push(item)
    const seats = Array.from({ length: ctx.seats }, () => 0)
    return { cards: zones, coins: seats, luck: seats.map(() => -1), shields: seats.slice() }
  },
  result: ({ coins }) => {
    const best = Math.max(...coins)
    return { scores: coins, winners: coins.flatMap((sum, seat) => (sum === best ? [seat] : [])) }
  },
  violations: (s) => (s.cards.flat().length === CARDS ? [] : ['a card is lost']),
  rules: ['TOY-BID-1', 'TOY-DRAW-1'].map((id) => ({ id, kind: 'rule', en: id, fr: id, source: 'test' })),
  content: { cards: CARDS },
  messages: toyMessages,
}
