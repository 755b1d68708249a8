import {
  choice,
  choices,
  configSpec,
  each,
  EMPTY,
  HIDDEN,
  int,
  maybe,
  oneOf,
  perSeat,
  pool,
  set,
  slots,
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
 * Walk: on a field of four by four, a token lies face down on every square. One walks, digs, pockets what one found
 * or leaves it in the open, and may bury it again. Traps never lie on the edge. What nobody laid out stays in a bag.
 */
const SIZE = 4
const SQUARES = SIZE * SIZE
const TOKENS = 20
const KINDS = ['gold', 'trap', 'bone'] as const
const TRAPS = 3
/** Traps come first, then gold and bones by turns. */
const kindOf = (token: number): number => (token < TRAPS ? 1 : token % 2 === 0 ? 0 : 2)
const isTrap = (token: number): boolean => kindOf(token) === 1
const isEdge = (square: number): boolean => {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE]
  return row === 0 || column === 0 || row === SIZE - 1 || column === SIZE - 1
}

const tokens = pool({
  maxSeats: 3,
  zones: {
    bag: set('none'),
    ground: slots(SQUARES, 'none', (square, token) => !isTrap(token) || !isEdge(square)),
    shown: each(set('all')),
    pocket: each(set('owner')),
  },
  kindOf,
})

const state = struct({
  tokens,
  at: perSeat(int(0, SQUARES - 1)),
  strength: perSeat(int(0)),
  /** Who fell into a trap last, if anybody did. */
  trapped: maybe(int()),
  weather: oneOf('sun', 'rain'),
})

export interface Walk {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly strength: number }
  readonly event: GameEvent & { readonly seat?: number; readonly token?: number }
}

const { ask, run } = stepsFor<Walk>()
const FIELD = 0
const WEATHER = 1

const DIRECTIONS = [
  { name: 'north', by: [-1, 0] },
  { name: 'east', by: [0, 1] },
  { name: 'south', by: [1, 0] },
  { name: 'west', by: [0, -1] },
] as const
const GO = choices(DIRECTIONS.length, (n) => ({ do: 'go', way: DIRECTIONS[n].name }) as const)
const BURY = choices(TOKENS, (token) => ({ do: 'bury', token }) as const)
const DIG = choice({ do: 'dig' })
const WAIT = choice({ do: 'wait' })
const POCKET = choice({ do: 'pocket' })
const SHOW = choice({ do: 'show' })

function neighbour(square: number, way: string): number {
  const [down, right] = DIRECTIONS.find(({ name }) => name === way)?.by ?? [0, 0]
  const [row, column] = [Math.floor(square / SIZE) + down, (square % SIZE) + right]
  return row < 0 || column < 0 || row >= SIZE || column >= SIZE ? -1 : row * SIZE + column
}

const say = (entry: { do: string; way?: string; token?: number }): { text: Text } => ({
  text: text(`choices.${entry.do}`, {
    way: text(`ways.${entry.way ?? 'north'}`),
    kind: { en: KINDS[kindOf(entry.token ?? 0)], fr: KINDS[kindOf(entry.token ?? 0)] },
  }),
})

const lay = run('lay', {
  locals: {},
  run: (s, _f, ctx) => {
    const bag = s.tokens[tokens.at.bag]
    const inside = Array.from({ length: SQUARES }, (_, square) => square).toSorted(
      (a, b) => Number(isEdge(a)) - Number(isEdge(b)),
    )
    for (const square of inside) {
      const fitting = bag.filter((token) => !isTrap(token) || !isEdge(square))
      const token = fitting[ctx.below(FIELD, fitting.length)]
      ctx.move(tokens, token, tokens.at.bag, tokens.at.ground, { slot: square })
    }
    ctx.next(day, { seat: 0 })
  },
})

const day = run('day', {
  locals: { seat: int() },
  run: (s, f, ctx) => {
    if (s.strength.every((left) => left === 0)) {
      ctx.pop()
      return
    }
    const { seat } = f
    f.seat = (seat + 1) % ctx.seats
    if (s.strength[seat] === 0) return
    if (seat === 0) s.weather = ctx.chance(WEATHER, 0x4000_0000) ? 'rain' : 'sun'
    ctx.push(go, { seat })
  },
})

const go = ask('go', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [DIG, WAIT, ...GO, ...s.tokens[tokens.at.pocket + f.seat].map((token) => BURY[token])],
  offer: (s, f, menu) => {
    const here = s.at[f.seat]
    const isBare = s.tokens[tokens.at.ground][here] === EMPTY
    menu.add(WAIT)
    if (isBare) menu.block?.(DIG, 'WALK-DIG-1', { square: here })
    else menu.add(DIG)
    for (const entry of GO) {
      if (neighbour(here, entry.way) < 0) menu.block?.(entry, 'WALK-EDGE-1')
      else menu.add(entry)
    }
    for (const token of s.tokens[tokens.at.pocket + f.seat]) {
      if (isBare && (!isTrap(token) || !isEdge(here))) menu.add(BURY[token])
      else menu.block?.(BURY[token], 'WALK-BURY-1', { square: here })
    }
  },
  take: (s, f, taken, ctx) => {
    s.strength[f.seat]--
    ctx.pop()
    switch (taken.do) {
      case 'go':
        s.at[f.seat] = neighbour(s.at[f.seat], taken.way)
        return
      case 'bury':
        ctx.move(tokens, taken.token, tokens.at.pocket + f.seat, tokens.at.ground, { slot: s.at[f.seat] })
        ctx.tell?.({ event: 'buried', seat: f.seat })
        return
      case 'dig': {
        const token = s.tokens[tokens.at.ground][s.at[f.seat]]
        ctx.show(tokens, token, tokens.at.ground, [f.seat])
        ctx.push(found, { seat: f.seat })
        return
      }
      default:
    }
  },
  question: (ctx, f) => text('questions.go', { strength: ctx.state.strength[f.seat] }),
  describe: (_ctx, _f, entry) => say(entry),
})

const found = ask('found', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: () => [POCKET, SHOW],
  offer: (_s, _f, menu) => {
    menu.add(POCKET)
    menu.add(SHOW)
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    const token = s.tokens[tokens.at.ground][s.at[f.seat]]
    const to = taken.do === 'show' ? tokens.at.shown : tokens.at.pocket
    ctx.move(tokens, token, tokens.at.ground, to + f.seat)
    if (taken.do === 'show') ctx.tell?.({ event: 'found', seat: f.seat, token })
    if (taken.do === 'show' && isTrap(token)) s.trapped = f.seat
  },
  question: (ctx) => {
    const token = ctx.state.tokens[tokens.at.ground][ctx.state.at[ctx.viewer]]
    return text('questions.found', { kind: KINDS[kindOf(token)] })
  },
  describe: (_ctx, _f, entry) => say(entry),
})

const messages = {
  en: {
    questions: { go: 'You have {{strength}} days left.', found: 'You have found: {{kind}}.' },
    ways: { north: 'north', east: 'east', south: 'south', west: 'west' },
    choices: {
      go: 'Go {{way}}',
      dig: 'Dig',
      wait: 'Wait',
      bury: 'Bury the {{kind}}',
      pocket: 'Pocket it',
      show: 'Show it',
    },
    blocked: {
      'WALK-DIG-1': 'Nothing lies on square {{square}}.',
      'WALK-EDGE-1': 'There the field ends.',
      'WALK-BURY-1': 'That cannot be buried on square {{square}}.',
    },
    events: { buried: 'Something is buried', found: 'Something is found' },
    help: { trap: 'A trap', corner: 'To the corner' },
    options: { strength: { name: 'Days', help: 'How long one walks' } },
  },
  fr: {
    questions: { go: 'Il vous reste {{strength}} jours.', found: 'Vous avez trouvé : {{kind}}.' },
    ways: { north: 'au nord', east: 'à l’est', south: 'au sud', west: 'à l’ouest' },
    choices: {
      go: 'Aller {{way}}',
      dig: 'Creuser',
      wait: 'Attendre',
      bury: 'Enterrer : {{kind}}',
      pocket: 'Empocher',
      show: 'Montrer',
    },
    blocked: {
      'WALK-DIG-1': 'Il n’y a rien sur la case {{square}}.',
      'WALK-EDGE-1': 'Le terrain finit là.',
      'WALK-BURY-1': 'Cela ne s’enterre pas sur la case {{square}}.',
    },
    events: { buried: 'Quelque chose est enterré', found: 'Quelque chose est trouvé' },
    help: { trap: 'Un piège', corner: 'Vers le coin' },
    options: { strength: { name: 'Jours', help: 'Combien de temps on marche' } },
  },
} as const

export const walk: Game<Walk> = {
  id: 'walk',
  rulesVersion: 1,
  players: { min: 1, max: 3 },
  scenarios: [],
  config: configSpec({ strength: { kind: 'whole', min: 1, max: 30, default: 12 } }),
  tables: (config) => ({ strength: Number(config['strength']) }),
  state,
  streams: ['field', 'weather'],
  steps: [lay, day, go, found],
  setup: (ctx) => {
    ctx.push(lay, {})
    const zones = tokens.empty()
    for (let token = 0; token < TOKENS; token++) zones[tokens.at.bag].push(token)
    const seats = Array.from({ length: ctx.seats }, () => ctx.tables.strength)
    return { tokens: zones, at: seats.map(() => 0), strength: seats, trapped: null, weather: 'sun' }
  },
  result: (s) => {
    const scores = s.at.map((_, seat) =>
      [...s.tokens[tokens.at.shown + seat], ...s.tokens[tokens.at.pocket + seat]].reduce(
        (sum, token) => sum + (kindOf(token) === 0 ? 2 : isTrap(token) ? -1 : 1),
        0,
      ),
    )
    const best = Math.max(...scores)
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  violations: (s) => {
    const held = s.tokens.flat().filter((token) => token !== EMPTY).length
    const astray = s.tokens[tokens.at.ground].some(
      (token, square) => isTrap(token) && token >= 0 && isEdge(square),
    )
    return [...(held === TOKENS ? [] : ['a token is lost']), ...(astray ? ['a trap lies on the edge'] : [])]
  },
  forecast: (ctx, _frame, wanted) => {
    if (wanted.do !== 'dig') return null
    const ground = ctx.state.tokens[tokens.at.ground]
    const here = ground[ctx.state.at[ctx.viewer]]
    if (here !== HIDDEN) return null
    const seen = ctx.state.tokens.flat().filter((token) => token >= 0 && isTrap(token)).length
    const inside = ground.filter((token, square) => token === HIDDEN && !isEdge(square)).length
    const perMille = isEdge(ctx.state.at[ctx.viewer])
      ? 0
      : Math.min(1000, Math.floor(((TRAPS - seen) * 1000) / inside))
    return { odds: [{ outcome: text('help.trap'), perMille }] }
  },
  shortcuts: (ctx, _frame, offered) => {
    const column = ctx.state.at[ctx.viewer] % SIZE
    if (column === 0 || column === SIZE - 1 || !offered.includes(GO[1])) return []
    const choicesThere = Array.from({ length: SIZE - 1 - column }, () => GO[1])
    return [{ text: text('help.corner'), choices: choicesThere }]
  },
  rules: ['WALK-DIG-1', 'WALK-EDGE-1', 'WALK-BURY-1'].map((id) => ({
    id,
    kind: 'rule',
    en: id,
    fr: id,
    source: 'test',
  })),
  content: { tokens: TOKENS },
  messages,
}
