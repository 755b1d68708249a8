import {
  choice,
  choices,
  configSpec,
  int,
  ints,
  stepsFor,
  struct,
  text,
  type Choice,
  type Game,
  type GameEvent,
  type Of,
  type Shortcut,
  type ViewOf,
} from '../../src/index.ts'

/** March: two walkers on a road of eight. In a turn each may march once, up to three spaces; then the turn is over. */
const SPACES = 8
const WALKERS = 2
const FAR = 3

const state = struct({ at: ints(WALKERS, 0), hasMarched: ints(WALKERS, 0, 1), turns: int(0) })

export interface March {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly turns: number }
  readonly event: GameEvent
}

const { ask } = stepsFor<March>()

export const MARCH = choices(WALKERS, (walker) => ({ do: 'march', walker }) as const)
export const STEP = choices(SPACES, (to) => ({ do: 'step', to }) as const)
export const HALT = choice({ do: 'halt' })
export const END = choice({ do: 'end' })

const turn = ask('turn', {
  locals: {},
  seat: () => 0,
  universe: () => [...MARCH, END],
  offer: (s, _f, menu) => {
    for (const entry of MARCH) {
      if (s.hasMarched[entry.walker] === 0) menu.add(entry)
      else menu.block?.(entry, 'MARCH-1')
    }
    menu.add(END)
  },
  take: (s, _f, taken, ctx) => {
    if (taken.do === 'march') {
      s.hasMarched[taken.walker] = 1
      ctx.push(march, { walker: taken.walker, left: FAR })
      return
    }
    s.hasMarched.fill(0)
    s.turns--
    if (s.turns === 0) ctx.pop()
  },
  question: () => text('questions.turn'),
  describe: (_ctx, _f, entry) =>
    entry.do === 'march'
      ? { text: text('choices.march'), at: `walker:${entry.walker}`, lifts: true }
      : { text: text('choices.end') },
})

const march = ask('march', {
  locals: { walker: int(), left: int() },
  seat: () => 0,
  universe: () => [...STEP, HALT],
  offer: (s, f, menu) => {
    for (const entry of STEP) {
      if (entry.to === s.at[f.walker] + 1) menu.add(entry)
      else menu.block?.(entry, 'MARCH-2')
    }
    menu.add(HALT)
  },
  take: (s, f, taken, ctx) => {
    if (taken.do === 'step') {
      s.at[f.walker] = taken.to
      f.left--
    }
    if (taken.do === 'halt' || f.left === 0) ctx.pop()
  },
  question: () => text('questions.march'),
  describe: (_ctx, f, entry) =>
    entry.do === 'step'
      ? { text: text('choices.step'), at: `space:${entry.to}`, from: `walker:${f.walker}` }
      : { text: text('choices.halt') },
})

/** To a space, and there or also on it the march ends. */
function marchTo(walker: number, from: number, to: number): readonly Shortcut[] {
  const steps = Array.from({ length: to - from }, (_, n): Choice => STEP[from + 1 + n])
  const place = { at: `space:${to}`, from: `walker:${walker}` }
  const going: Shortcut = { ...place, text: text('choices.step'), choices: [MARCH[walker], ...steps] }
  if (steps.length === FAR) return [{ ...going, isBest: true }]
  return [{ ...going, text: text('choices.halt'), choices: [...going.choices, HALT], isBest: true }, going]
}

const messages = {
  en: {
    questions: { turn: 'Who marches?', march: 'Where to?' },
    choices: { march: 'March', step: 'Go there', halt: 'Halt there', end: 'End the turn' },
    blocked: { 'MARCH-1': 'It has marched.', 'MARCH-2': 'That is not the next space.' },
    options: { turns: { name: 'Turns', help: 'How many there are' } },
  },
  fr: {
    questions: { turn: 'Qui marche ?', march: 'Vers où ?' },
    choices: { march: 'Marcher', step: 'Aller là', halt: 'S’arrêter là', end: 'Finir le tour' },
    blocked: { 'MARCH-1': 'Il a marché.', 'MARCH-2': 'Ce n’est pas la case suivante.' },
    options: { turns: { name: 'Tours', help: 'Combien il y en a' } },
  },
} as const

export const marching: Game<March> = {
  id: 'march',
  rulesVersion: 1,
  players: { min: 1, max: 1 },
  scenarios: [],
  config: configSpec({ turns: { kind: 'whole', min: 1, max: 4, default: 2 } }),
  tables: (config) => ({ turns: Number(config['turns']) }),
  state,
  streams: [],
  steps: [turn, march],
  setup: (ctx) => {
    ctx.push(turn, {})
    return { at: [0, 1], hasMarched: [0, 0], turns: ctx.tables.turns }
  },
  result: (s) => ({ scores: [s.at[0] + s.at[1]], winners: [0] }),
  violations: () => [],
  gestures: (ctx, frame, offered, piece) => {
    const walker = MARCH.findIndex((entry) => piece === `walker:${entry.walker}`)
    if (frame.step !== 'turn' || walker < 0 || !offered.includes(MARCH[walker])) return []
    const from = ctx.state.at[walker]
    const most = Math.min(FAR, SPACES - 1 - from)
    return Array.from({ length: most }, (_, n) => marchTo(walker, from, from + n + 1)).flat()
  },
  rules: ['MARCH-1', 'MARCH-2'].map((id) => ({ id, kind: 'rule', en: id, fr: id, source: 'test' })),
  content: { walkers: WALKERS },
  messages,
}
