import {
  choice,
  choices,
  configSpec,
  each,
  int,
  pile,
  perSeat,
  pool,
  secret,
  set,
  stepsFor,
  struct,
  text,
  type Game,
  type GameEvent,
  type Of,
  type Text,
  type ViewOf,
} from '../../src/index.ts'

/**
 * Pass left: everybody picks a card at once, the cards come out, and what is left of each hand goes to the left. Who
 * picked lowest may look at the top of the deck, mix it, or take its top card. Each seat likes one colour best and
 * keeps that to itself until it boasts.
 */
const CARDS = 30
const COLOURS = 3
const HAND = 4

const colourOf = (card: number): number => card % COLOURS
const valueOf = (card: number): number => Math.floor(card / 2)

export const cards = pool({
  maxSeats: 5,
  zones: { deck: pile('none'), hand: each(set('owner')), played: each(set('all')) },
  // Cards come in pairs that look alike.
  kindOf: valueOf,
})

const state = struct({
  cards,
  liked: perSeat(secret(int(0, COLOURS - 1), 'owner', (random) => random.below(COLOURS))),
  boasts: perSeat(int(-1, COLOURS - 1)),
  round: int(0, HAND),
})

export interface Draft {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly rounds: number }
  readonly event: GameEvent & { readonly seat?: number; readonly card?: number }
}

const { ask, run, simultaneous } = stepsFor<Draft>()
const CHANCE = 0

const PICK = choices(CARDS, (card) => ({ do: 'pick', card }))
const SURE = choice({ do: 'sure' })
const PEEK = choice({ do: 'peek' })
const MIX = choice({ do: 'mix' })
const TAKE = choice({ do: 'take' })
const BOAST = choices(COLOURS, (colour) => ({ do: 'boast', colour }))
const REST = choice({ do: 'rest' })

const say = (entry: { do: string; card?: number; colour?: number }): { text: Text } => ({
  text: text(`choices.${entry.do}`, { card: entry.card ?? -1, colour: entry.colour ?? -1 }),
})

const deal = run('deal', {
  locals: {},
  run: (s, _f, ctx) => {
    ctx.shuffle(cards, cards.at.deck, CHANCE)
    for (let seat = 0; seat < ctx.seats; seat++) {
      for (let n = 0; n < HAND; n++) ctx.draw(cards, cards.at.deck, cards.at.hand + seat)
    }
    s.liked.forEach((_, seat) => (s.liked[seat] = ctx.below(CHANCE, COLOURS)))
    ctx.next(pick, {})
  },
})

const card = ask('pick.card', {
  locals: { seat: int(), card: int(-1) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [SURE, ...s.cards[cards.at.hand + f.seat].map((held) => PICK[held])],
  offer: (s, f, menu) => {
    if (f.card < 0) menu.block?.(SURE, 'DRAFT-PICK-1', { left: s.cards[cards.at.hand + f.seat].length })
    else menu.add(SURE)
    for (const held of s.cards[cards.at.hand + f.seat]) {
      if (f.card < 0) menu.add(PICK[held])
      else if (held === f.card) menu.block?.(PICK[held], 'DRAFT-PICK-2')
      else menu.revise?.(PICK[held])
    }
  },
  take: (_s, f, taken, ctx) => {
    if (taken.do === 'pick') f.card = taken.card
    else ctx.ready()
  },
  question: (_ctx, f) => (f.card < 0 ? text('questions.pick') : text('questions.sure', { card: f.card })),
  describe: (_ctx, _f, entry) => say(entry),
})

const pick = simultaneous('pick', {
  locals: {},
  branch: card,
  takesPart: (s, _f, seat) => s.cards[cards.at.hand + seat].length > 0,
  begin: (_s, _f, seat) => ({ seat, card: -1 }),
  done: (s, _f, parts, ctx) => {
    let lowest = 0
    parts.forEach((part, seat) => {
      if (part === undefined) return
      ctx.move(cards, part.card, cards.at.hand + seat, cards.at.played + seat)
      ctx.tell?.({ event: 'picked', seat, card: part.card })
      if (part.card < (parts[lowest]?.card ?? CARDS)) lowest = seat
    })
    ctx.rotate(
      cards,
      parts.map((_, seat) => cards.at.hand + seat),
    )
    s.round++
    if (s.round < ctx.tables.rounds) ctx.push(pick, {})
    ctx.push(reward, { seat: lowest })
  },
})

const reward = ask('reward', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: () => [PEEK, MIX, TAKE, REST, ...BOAST],
  offer: (s, f, menu) => {
    const left = s.cards[cards.at.deck].length
    for (const entry of [PEEK, MIX, TAKE]) {
      if (left > 0) menu.add(entry)
      else menu.block?.(entry, 'DRAFT-DECK-1', { left })
    }
    menu.add(REST)
    for (const entry of BOAST) {
      if (entry.colour === s.liked[f.seat]) menu.add(entry)
      else menu.block?.(entry, 'DRAFT-BOAST-1', { colour: entry.colour })
    }
  },
  take: (s, f, taken, ctx) => {
    const deck = s.cards[cards.at.deck]
    ctx.pop()
    if (taken.do === 'peek') {
      ctx.show(cards, deck[deck.length - 1], cards.at.deck, [f.seat])
      ctx.tell?.({ event: 'peeked', seat: f.seat })
    } else if (taken.do === 'mix') ctx.shuffle(cards, cards.at.deck, CHANCE)
    else if (taken.do === 'take') ctx.draw(cards, cards.at.deck, cards.at.hand + f.seat)
    else if (taken.do === 'boast') s.boasts[f.seat] = taken.colour
  },
  question: () => text('questions.reward'),
  describe: (_ctx, _f, entry) => say(entry),
})

const spec = configSpec({ rounds: { kind: 'whole', min: 1, max: HAND, default: HAND } })

const messages = {
  en: {
    questions: {
      pick: 'Which card do you keep?',
      sure: 'Card {{card}}: are you sure?',
      reward: 'You picked lowest. What do you do?',
    },
    choices: {
      pick: 'Keep card {{card}}',
      sure: 'That one',
      peek: 'Look at the top card',
      mix: 'Mix the deck',
      take: 'Take the top card',
      boast: 'Say that you like colour {{colour}}',
      rest: 'Nothing',
    },
    blocked: {
      'DRAFT-PICK-1': 'Pick one of your {{left}} cards first.',
      'DRAFT-PICK-2': 'You have picked that one.',
      'DRAFT-DECK-1': 'There are {{left}} cards in the deck.',
      'DRAFT-BOAST-1': 'You do not like colour {{colour}} best.',
    },
    events: { picked: 'A card is kept', peeked: 'Somebody looks at the deck' },
    options: { rounds: { name: 'Rounds', help: 'How many cards each keeps' } },
  },
  fr: {
    questions: {
      pick: 'Quelle carte gardez-vous ?',
      sure: 'La carte {{card}} : en êtes-vous sûr ?',
      reward: 'Vous avez la plus basse. Que faites-vous ?',
    },
    choices: {
      pick: 'Garder la carte {{card}}',
      sure: 'Celle-là',
      peek: 'Regarder la carte du dessus',
      mix: 'Mélanger la pioche',
      take: 'Prendre la carte du dessus',
      boast: 'Dire que vous aimez la couleur {{colour}}',
      rest: 'Rien',
    },
    blocked: {
      'DRAFT-PICK-1': 'Choisissez d’abord une de vos {{left}} cartes.',
      'DRAFT-PICK-2': 'Vous avez choisi celle-là.',
      'DRAFT-DECK-1': 'Il y a {{left}} cartes dans la pioche.',
      'DRAFT-BOAST-1': 'La couleur {{colour}} n’est pas votre préférée.',
    },
    events: { picked: 'Une carte est gardée', peeked: 'Quelqu’un regarde la pioche' },
    options: { rounds: { name: 'Tours', help: 'Combien de cartes chacun garde' } },
  },
} as const

const rule = (id: string) => ({ id, kind: 'rule', en: id, fr: id, source: 'test' }) as const

export const draft: Game<Draft> = {
  id: 'draft',
  rulesVersion: 1,
  players: { min: 2, max: 5 },
  scenarios: [],
  config: spec,
  tables: (config) => ({ rounds: Number(config['rounds']) }),
  state,
  streams: ['cards'],
  steps: [deal, pick, card, reward],
  setup: (ctx) => {
    ctx.push(deal, {})
    const zones = cards.empty()
    for (let item = 0; item < CARDS; item++) zones[cards.at.deck].push(item)
    const seats = Array.from({ length: ctx.seats }, () => 0)
    return { cards: zones, liked: seats.slice(), boasts: seats.map(() => -1), round: 0 }
  },
  result: (s) => {
    const scores = s.liked.map((colour, seat) =>
      s.cards[cards.at.played + seat].reduce(
        (sum, held) => sum + valueOf(held) * (colourOf(held) === colour ? 2 : 1),
        0,
      ),
    )
    const best = Math.max(...scores)
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  violations: (s) => {
    const held = s.cards.flat().length
    return held === CARDS ? [] : [`there are ${held} cards, not ${CARDS}`]
  },
  rules: ['DRAFT-PICK-1', 'DRAFT-PICK-2', 'DRAFT-DECK-1', 'DRAFT-BOAST-1'].map(rule),
  content: { cards: CARDS },
  messages,
}
