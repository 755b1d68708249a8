import {
  ints,
  struct,
  type AskStep,
  type Fields,
  type Game,
  type GameTypes,
  type Menu,
  type Node,
  type StructOf,
  type SimultaneousStep,
} from '../../src/index.ts'
import { cards as draftCards, draft, type Draft } from './draft.ts'
import { cards as duelCards, duel, handOf, isKind, type Duel } from './duel.ts'

type Ask<G extends GameTypes> = AskStep<G>
type Done = SimultaneousStep<Draft>['done']

/** A game of which one step is written differently. */
function withStep<G extends GameTypes>(
  game: Game<G>,
  name: string,
  change: (step: Ask<G>) => Partial<Ask<G>>,
): Game<G> {
  const steps = game.steps.map((step) => (step.name === name ? { ...step, ...change(step as Ask<G>) } : step))
  return { ...game, steps: steps as Game<G>['steps'] }
}

const seatOf = (f: StructOf<Fields>): number => (f as unknown as { seat: number }).seat
/** Hands go to the next seat, so one knows what it holds; what the one before holds, one does not. */
const next = (seat: number, s: Draft['state']): number => (seat + 1) % s.liked.length
const previous = (seat: number, s: Draft['state']): number => (seat + s.liked.length - 1) % s.liked.length
const topOf = (pile: readonly number[]): number => pile[pile.length - 1] ?? 0
let calls = 0

function turnRound(menu: Menu<unknown>): void {
  const offered = menu.offered.toReversed()
  menu.size = 0
  for (const entry of offered) menu.add(entry)
}

/** What may be chosen hangs on a card that lies in somebody else's hand. */
export const menuTells = withStep(draft, 'reward', (step) => ({
  offer: (s, f, menu, seat) => {
    const low = s.cards[draftCards.at.hand + previous(seat, s)].some((card) => card < 12)
    step.offer(s, f, menu, seat)
    if (low) turnRound(menu)
  },
}))

/** The number in a reason is one that the player cannot know. */
export const reasonTells = withStep(duel, 'turn', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    const [blocked] = menu.blocked
    if (blocked === undefined) return
    menu.blocked[0] = { ...blocked, numbers: { ...blocked.numbers, top: topOf(s.cards[duelCards.at.deck]) } }
  },
}))

/** A question comes only if the hidden hand has an answer, and so tells that it has. */
export const windowTells = withStep(duel, 'target', (step) => ({
  take: (s, f, taken, ctx) => {
    const at = Number(taken['seat'])
    const hasParry = handOf(s, at).some((card) => isKind(card, 'parry'))
    const quiet: Pick<typeof ctx, 'window'> = {
      window: (moment, data, seats) => ctx.window(moment, data, hasParry ? seats : []),
    }
    step.take(s, f, taken, Object.assign(Object.create(ctx) as typeof ctx, quiet))
  },
}))

/** Something hidden is written where everybody sees it. */
export const viewTells = withStep(draft, 'reward', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    if (taken.do === 'rest') s.boasts[seatOf(f)] = topOf(s.cards[draftCards.at.deck]) % 3
  },
}))

/** A seat's secret comes out by another seat's choice, which could be taken back afterwards. */
function exposing(disclose: boolean): Game<Draft> {
  return withStep(draft, 'reward', (step) => ({
    take: (s, f, taken, ctx) => {
      step.take(s, f, taken, ctx)
      const other = next(seatOf(f), s)
      if (taken.do !== 'rest') return
      s.boasts[other] = s.liked[other]
      if (disclose) ctx.disclose(other)
    },
  }))
}

export const barrierMissed = exposing(false)
export const barrierKept = exposing(true)

/** Who is asked hangs on a hidden card. */
export const askedTells = withStep(duel, 'drop', () => ({
  seat: (s) => (topOf(s.cards[duelCards.at.deck]) % 2) as number,
}))

/** All are told which card was laid face down. */
export const eventTells = withStep(duel, 'turn', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    if (taken.do === 'hide') ctx.tell?.({ event: 'discarded', seat: seatOf(f), card: Number(taken['card']) })
  },
}))

/** A secret is always guessed the same. */
export const guessFrozen: Game<Draft> = {
  ...draft,
  state: struct({
    ...(draft.state as unknown as { fields: { liked: Node<number[], (number | null)[]> } }).fields,
    liked: {
      ...(draft.state as unknown as { fields: { liked: Node<number[], (number | null)[]> } }).fields.liked,
      imagine: (view: (number | null)[]) => view.map((colour) => colour ?? 0),
    },
  }) as unknown as Game<Draft>['state'],
}

/** Something one could point at is neither offered nor blocked. */
export const universeLarger = withStep(draft, 'reward', (step) => ({
  universe: (s, f, tables, seat, of) => [...step.universe(s, f, tables, seat, of), { do: 'shout' }],
}))

/** Something is offered that one could not point at. */
export const universeSmaller = withStep(draft, 'reward', (step) => ({
  universe: (s, f, tables, seat, of) => [...step.universe(s, f, tables, seat, of)].slice(1),
}))

export const offeredTwice = withStep(draft, 'reward', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    menu.add(menu.offered[0])
  },
}))

export const blockedByNoRule = withStep(draft, 'reward', (step) => ({
  universe: (s, f, tables, seat, of) => [...step.universe(s, f, tables, seat, of), { do: 'shout' }],
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    menu.block?.({ do: 'shout' }, 'DRAFT-NOWHERE')
  },
}))

export const nothingOffered = withStep(duel, 'drop', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    menu.clear()
  },
}))

/** The menu is another each time one asks. */
export const menuUnstable = withStep(draft, 'reward', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    if (calls++ % 2 === 0) turnRound(menu)
  },
}))

/** Search is offered something else than people are. */
export const playoutDiffers = withStep(draft, 'reward', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    if (menu.block === undefined) turnRound(menu)
  },
}))

/** A rule is applied only where events are told. */
export const playoutForgets = withStep(draft, 'reward', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    if (ctx.tell !== undefined) s.boasts[seatOf(f)] = 0
  },
}))

/** A seat's branch of a simultaneous step touches the state. */
export const partTouchesState = withStep(draft, 'pick.card', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    if (taken.do === 'pick') s.boasts[seatOf(f)] = 0
  },
}))

/** Others are told what a seat has in mind. */
export const partTells = withStep(draft, 'pick.card', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    ctx.tell?.({ event: 'picked', seat: seatOf(f) })
  },
}))

/** The outcome hangs on who was ready last. */
export const orderMatters: Game<Draft> = {
  ...draft,
  steps: draft.steps.map((step) => {
    if (step.kind !== 'simultaneous') return step
    const done: Done = (s, f, parts, ctx) => {
      step.done(s, f, parts, ctx)
      s.boasts[ctx.actor] = 2
    }
    return { ...step, done }
  }),
}

/** A field is copied by reference. */
export const copyShares: Game<Draft> = {
  ...draft,
  state: struct({
    ...(draft.state as unknown as { fields: { boasts: Node<number[]> } }).fields,
    boasts: { ...ints(), copy: (list: number[]) => list },
  }) as unknown as Game<Draft>['state'],
}

/** What a viewer sees cannot be sent to it: nothing is left of it in JSON. */
export const viewIsLost: Game<Draft> = {
  ...draft,
  state: struct({
    ...(draft.state as unknown as { fields: { boasts: Node<number[]> } }).fields,
    boasts: { ...ints(), view: (list: number[]) => list.map((colour) => (colour < 0 ? undefined : colour)) },
  }) as unknown as Game<Draft>['state'],
}

/** A reason has a number that is none. */
export const reasonIsLost = withStep(duel, 'turn', (step) => ({
  offer: (s, f, menu, seat) => {
    step.offer(s, f, menu, seat)
    const [blocked] = menu.blocked
    if (blocked === undefined) return
    menu.blocked[0] = { ...blocked, numbers: { ...blocked.numbers, share: 0 / 0 } }
  },
}))

/** An event has a field that says nothing. */
export const eventIsLost = withStep(duel, 'target', (step) => ({
  take: (s, f, taken, ctx) => {
    const nothing = { card: undefined } as unknown as { card: number }
    ctx.tell?.({ event: 'hit', seat: seatOf(f), ...nothing })
    step.take(s, f, taken, ctx)
  },
}))

/** An entry is known by being the very one of the table, which it is not for a client far away. */
export const wordsAreLost = withStep(draft, 'reward', (step) => ({
  describe: (ctx, f, entry) => {
    const isOwn = Object.isFrozen(entry)
    return step.describe(ctx, f, isOwn ? entry : { do: 'rest' })
  },
}))

/** A field is not written down whole. */
export const writingLoses: Game<Draft> = {
  ...draft,
  state: struct({
    ...(draft.state as unknown as { fields: { boasts: Node<number[]> } }).fields,
    boasts: { ...ints(), encode: (list: number[]) => list.map(() => -1) },
  }) as unknown as Game<Draft>['state'],
}

/** The game keeps something outside the state. */
export const remembers = withStep(draft, 'reward', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    s.boasts[seatOf(f)] = calls++ % 3
  },
}))

export const cardsVanish = withStep(duel, 'drop', (step) => ({
  take: (s, f, taken, ctx) => {
    step.take(s, f, taken, ctx)
    s.cards[duelCards.at.discard].pop()
  },
}))

/** It has changed something already when it fails. */
export const crashes = withStep(duel, 'drop', () => ({
  take: (s, _f, _taken, ctx) => {
    s.life[0] = 0
    ctx.pop()
    throw new Error('the floor gives way')
  },
}))

/** A turn that never ends. */
export const endless = withStep(duel, 'turn', (step) => ({
  take: (s, f, taken, ctx) => {
    if (taken.do !== 'end') step.take(s, f, taken, ctx)
  },
}))

export const wordMissing: Game<Duel> = {
  ...duel,
  messages: { ...duel.messages, fr: { ...duel.messages.fr, moments: {} } },
}

export const reasonMissing: Game<Duel> = {
  ...duel,
  messages: { ...duel.messages, en: { ...duel.messages.en, blocked: {} } },
}

export const eventMissing: Game<Duel> = {
  ...duel,
  messages: { en: { ...duel.messages.en, events: {} }, fr: { ...duel.messages.fr, events: {} } },
}

/** A message mentions something that nobody fills in. */
export const wordUnfilled: Game<Duel> = {
  ...duel,
  messages: { ...duel.messages, fr: { ...duel.messages.fr, moments: { strike: '{{by}} attaque {{at}}' } } },
}
