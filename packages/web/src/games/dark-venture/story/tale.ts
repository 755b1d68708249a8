import type { Event } from '@longtable/dark-venture/board'
import type { GameEvent, Text, View } from '@longtable/kernel'
import type { Describe } from '../../../match-ui/log/log-lines.ts'

/** What stands on the sheet of a story, one below the other. */
export type Passage =
  | { readonly kind: 'passage'; readonly passage: string }
  | { readonly kind: 'option'; readonly taken: Extract<Event, { event: 'optionTaken' }> }
  | { readonly kind: 'check'; readonly check: Extract<Event, { event: 'checked' }> }
  | { readonly kind: 'search'; readonly roll: number; readonly said: Text }
  | { readonly kind: 'line'; readonly said: Text }

/** What is read at one time: a passage, what was chosen, what came of it, and the passages that follow. */
export interface Tale {
  readonly parts: readonly Passage[]
  /** Nothing of it is still to come. */
  readonly isOver: boolean
}

/** Seen on the table, or said by what stands beside it. */
const SILENT: readonly Event['event'][] = ['token', 'activated', 'stepped', 'rerolled', 'drew', 'received']
/** Something else begins. */
const BEGINNINGS: readonly Event['event'][] = [
  'turn',
  'autoTurn',
  'autoCard',
  'beast',
  'round',
  'over',
  'banked',
]

/** The tale that is told after an update; what was over before is not told on. */
export function taleAfter(
  before: Tale | undefined,
  events: readonly Event[],
  describe: Describe,
  isOn: boolean,
): Tale | undefined {
  let tale = before
  for (const event of events) tale = told(tale, event, describe)
  return tale === undefined || tale.isOver || isOn ? tale : { ...tale, isOver: true }
}

function told(tale: Tale | undefined, event: Event, describe: Describe): Tale | undefined {
  const isOpen = tale !== undefined && !tale.isOver
  const part = partOf(event, describe)
  if (isOpening(event) && part !== undefined) {
    return { parts: isOpen ? [...tale.parts, part] : [part], isOver: false }
  }
  if (!isOpen) return tale
  if (BEGINNINGS.includes(event.event)) return { ...tale, isOver: true }
  return part === undefined ? tale : { ...tale, parts: [...tale.parts, part] }
}

function isOpening({ event }: Event): boolean {
  return event === 'passage' || event === 'searched'
}

/** What an event adds to a tale, if anything. */
export function partOf(event: Event, describe: Describe): Passage | undefined {
  if (SILENT.includes(event.event)) return undefined
  switch (event.event) {
    case 'passage':
      return { kind: 'passage', passage: event.passage }
    case 'optionTaken':
      return { kind: 'option', taken: event }
    case 'checked':
      return { kind: 'check', check: event }
    case 'searched':
      return { kind: 'search', roll: event.roll, said: describe(event as unknown as GameEvent) }
    default:
      return { kind: 'line', said: describe(event as unknown as GameEvent) }
  }
}

interface Seen {
  readonly step: string
  readonly program?: string
  readonly passage?: string
}

const PROGRAMS = /^(?:passage|search)\.(\w+)/

/** Is something of a story still under way? */
export function isUnderWay({ stack }: View): boolean {
  return stack.some(({ step, program }: Seen) => step.startsWith('story.') || PROGRAMS.test(program ?? ''))
}

/** The passage that is being read, for whoever comes in the middle of it. */
export function openPassage({ stack }: View): string | undefined {
  for (const { step, program, passage } of stack.toReversed() as readonly Seen[]) {
    if (step === 'story.read') return passage
    if (program?.startsWith('passage.') === true) return PROGRAMS.exec(program)?.[1]
  }
  return undefined
}
