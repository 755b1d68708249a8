import { NEUTRAL, type Event } from '@longtable/dark-venture/board'

/** What is seen of a moment. */
export type BeatKind =
  | 'card'
  | 'go'
  | 'stay'
  | 'aim'
  | 'fight'
  | 'roll'
  | 'build'
  | 'change'
  | 'story'
  | 'turn'

/** Events that are seen together. */
export interface Group {
  readonly kind: BeatKind
  readonly side: number
  readonly card: number | undefined
  /** What is told. */
  readonly events: readonly Event[]
  /** What is done to the picture; of a combat its outcome comes only after it. */
  readonly done: readonly Event[]
  /** What the unit goes for that is on its way. */
  readonly goal: number | undefined
}

/** Events that are told along with what went before: nobody waits for them. */
type Part = BeatKind | 'along' | 'strife' | 'fate'

const PARTS: Readonly<Record<Event['event'], Part>> = {
  began: 'along',
  order: 'along',
  chose: 'change',
  placed: 'change',
  laidOut: 'along',
  returns: 'change',
  left: 'change',
  round: 'along',
  turn: 'turn',
  banked: 'along',
  gainedDice: 'along',
  lostDice: 'along',
  scored: 'fate',
  out: 'change',
  forfeited: 'change',
  voted: 'along',
  over: 'along',
  stepped: 'go',
  changedFloor: 'go',
  crossed: 'go',
  parted: 'along',
  teleported: 'go',
  attacked: 'strife',
  hazard: 'strife',
  defended: 'strife',
  rolled: 'strife',
  adjusted: 'strife',
  egged: 'strife',
  fought: 'strife',
  foiled: 'strife',
  counters: 'strife',
  killed: 'fate',
  revived: 'fate',
  spared: 'fate',
  wounded: 'fate',
  captured: 'fate',
  escaped: 'change',
  exchanged: 'change',
  restrained: 'change',
  freed: 'change',
  checked: 'roll',
  rerolled: 'roll',
  rerolledDice: 'along',
  optionTaken: 'story',
  modified: 'along',
  drew: 'along',
  drawsAt: 'change',
  drewCard: 'change',
  happened: 'change',
  used: 'change',
  discarded: 'along',
  claimed: 'change',
  saved: 'along',
  savedUnseen: 'along',
  equipped: 'change',
  dropped: 'along',
  stole: 'change',
  stoleCard: 'change',
  reshuffled: 'along',
  proposed: 'change',
  withdrew: 'change',
  refused: 'change',
  countered: 'change',
  traded: 'change',
  received: 'along',
  ability: 'change',
  itemAbility: 'change',
  sought: 'change',
  gathered: 'change',
  gained: 'change',
  lostGoods: 'fate',
  paidGoods: 'along',
  pickedUp: 'change',
  passed: 'change',
  built: 'build',
  dismantled: 'build',
  token: 'fate',
  upgraded: 'change',
  split: 'change',
  fused: 'change',
  absorbed: 'fate',
  bagged: 'fate',
  outOfBag: 'along',
  extracted: 'fate',
  joined: 'change',
  favour: 'fate',
  shielded: 'fate',
  unlocked: 'change',
  summoned: 'change',
  autoTurn: 'turn',
  autoCard: 'card',
  autoIdle: 'stay',
  autoGoes: 'go',
  autoStays: 'stay',
  autoHalts: 'along',
  autoAims: 'aim',
  brokeFree: 'change',
  beast: 'turn',
  storyBegins: 'story',
  goal: 'along',
  storyRule: 'story',
  activated: 'change',
  searched: 'story',
  passage: 'story',
  flag: 'along',
  darkness: 'along',
  clock: 'along',
  flagCleared: 'along',
  eventLaid: 'change',
  eventLifted: 'change',
  joinsParty: 'along',
  autoOrders: 'along',
}

/** These begin another combat. */
const OPENINGS: readonly Event['event'][] = ['attacked', 'hazard', 'counters']
/** These decide one; what becomes of those who took part follows. */
const VERDICTS: readonly Event['event'][] = ['fought', 'foiled']

interface Draft {
  kind: BeatKind
  readonly side: number
  readonly card: number | undefined
  readonly events: Event[]
  readonly done: Event[]
  readonly goal: number | undefined
}

/** Whose turn it is, and the card that is being carried out. */
export interface Acting {
  side: number
  card: number | undefined
}

/** Sorts events into moments, in their order. */
export function groupsOf(events: readonly Event[], before: Acting): readonly Group[] {
  const acting = { ...before }
  const drafts: Draft[] = []
  let goal: number | undefined
  for (const event of events) {
    const part = PARTS[event.event]
    follow(acting, event)
    if (event.event === 'autoGoes') goal = event.to
    else if (part !== 'go' && part !== 'along') goal = undefined
    if (!joins(drafts.at(-1), event, part)) drafts.push(opened(event, kindOf(part), acting, goal))
  }
  return drafts.flatMap(finished)
}

/** Who acts from this event on. */
function follow(acting: Acting, event: Event): void {
  if (event.event === 'autoCard') {
    acting.side = event.side
    acting.card = event.card
  } else if (event.event === 'turn' || event.event === 'autoTurn') {
    acting.side = event.side
    acting.card = undefined
  } else if (event.event === 'beast') {
    acting.side = NEUTRAL
    acting.card = undefined
  } else if (event.event === 'round') {
    acting.card = undefined
  }
}

function kindOf(part: Part): BeatKind {
  if (part === 'strife') return 'fight'
  return part === 'along' || part === 'fate' ? 'change' : part
}

function opened(event: Event, kind: BeatKind, acting: Acting, goal: number | undefined): Draft {
  return { kind, ...acting, events: [event], done: [event], goal }
}

/** Puts an event to the moment before it, if it belongs there. */
function joins(last: Draft | undefined, event: Event, part: Part): boolean {
  if (last === undefined || !isPartOf(last, event, part)) return false
  last.events.push(event)
  last.done.push(event)
  return true
}

function isPartOf(last: Draft, event: Event, part: Part): boolean {
  if (last.kind === 'fight') return isOfFight(last, event, part)
  if (part === 'along') return last.kind !== 'card'
  if (part === 'fate') return last.kind === 'change' || last.kind === 'roll' || last.kind === 'build'
  if (part === 'stay') return last.kind === 'stay'
  return part === 'change' && last.kind === 'change' && last.events[0].event === event.event
}

function isOfFight({ events }: Draft, event: Event, part: Part): boolean {
  if (!isDecided(events)) return part === 'strife' ? !OPENINGS.includes(event.event) : part === 'along'
  return part === 'fate' || part === 'along'
}

export function isDecided(events: readonly Event[]): boolean {
  return events.some(({ event }) => VERDICTS.includes(event))
}

/** Of a combat that is decided the outcome is a moment of its own; of one that is asked about only whom it is against. */
function finished(draft: Draft): readonly Group[] {
  const { kind, events, done } = draft
  if (kind !== 'fight') return [draft]
  if (!isDecided(events)) return [events[0].event === 'attacked' ? { ...draft, kind: 'aim' } : draft]
  const end = done.findLastIndex(({ event }) => VERDICTS.includes(event)) + 1
  const fates = done.slice(end)
  const fight = { ...draft, done: done.slice(0, end) }
  return fates.length === 0 ? [fight] : [fight, { ...draft, kind: 'change', events: [], done: fates }]
}
