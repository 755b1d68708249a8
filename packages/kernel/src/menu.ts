import { isSwitchedOff } from './rules.ts'
import { asObject, damaged, type Json } from './schema.ts'
import {
  anyLasting,
  effectsOf,
  visitEffects,
  type EffectVisitor,
  type Frame,
  type Lasting,
} from './frames.ts'
import type { Text } from './text.ts'

/** Something a seat may choose: a verb and a few plain values. Taken from tables, never changed. */
export interface Choice {
  readonly do: string
  readonly [key: string]: string | number | boolean
}

/** Something a player would expect to be able to do, but cannot: the rule that says so, and what its sentence names. */
export interface Blocked<C extends Choice = Choice> {
  readonly choice: C
  readonly rule: string
  readonly numbers: NonNullable<Text['with']>
}

/** How an entry is shown, made from the view alone. */
export interface Described {
  readonly text: Text
  readonly cost?: Text
  readonly gain?: Text
  /** The piece or place it concerns, as the game's client calls it. */
  readonly at?: string
  /** What is carried there, in the same words: a card from the hand, armies from another place. */
  readonly from?: string
  /** The piece at `at` can be taken up for it; where that can go then is told by the game's `gestures`. */
  readonly lifts?: true
}

/**
 * What one seat may choose now. `add` offers; `revise` offers what only rearranges what is not committed yet; `idle`
 * offers what the rules allow though it is of no use now; `block` explains. Search and playouts get a menu without
 * `revise`, `idle` and `block`: write `menu.block?.(…)`, and nothing is computed for them.
 */
export class Menu<E = unknown, C extends Choice = Choice> {
  tables: E
  /** The frames that the asking step stands on, for what lasts (`effects`). */
  private stack: readonly Frame[] = []
  /** The seat's own frames above them, in a simultaneous step. */
  private own: readonly Frame[] | undefined
  /** Does anything last at all, once it was asked? Most of the time nothing does, and rules ask again and again. */
  private lasts: boolean | undefined
  /** Counts up with every menu: what offers find out together for one of them (a survey of the map) holds for it alone. */
  number = 0
  /** How many entries of `list` are offered now; the rest of it is left over from earlier menus. */
  size = 0
  readonly list: C[] = []
  readonly revisions: C[] = []
  readonly idles: C[] = []
  readonly blocked: Blocked<C>[] = []
  block?(choice: C, rule: string, numbers?: Blocked['numbers']): void
  revise?(choice: C): void
  idle?(choice: C): void

  constructor(tables: E, explaining: boolean) {
    this.tables = tables
    if (!explaining) return
    this.block = (choice, rule, numbers) => this.explain(choice, rule, numbers)
    this.revise = (choice) => void this.revisions.push(choice)
    this.idle = (choice) => void this.idles.push(choice)
  }

  /** An empty menu, for a step that stands on these frames. */
  open(stack: readonly Frame[], own: readonly Frame[] | undefined): void {
    this.clear()
    this.stack = stack
    this.own = own
    this.lasts = undefined
  }

  /** What lasts now. */
  effects(): Lasting[] {
    return this.own === undefined ? effectsOf(this.stack) : effectsOf([...this.stack, ...this.own])
  }

  /** Visits what lasts now, in the same order, without making a list of it. */
  eachEffect(visit: EffectVisitor): void {
    this.lasts ??= anyLasting(this.stack) || (this.own !== undefined && anyLasting(this.own))
    if (!this.lasts) return
    visitEffects(this.stack, 0, visit)
    if (this.own !== undefined) visitEffects(this.own, this.stack.length, visit)
  }

  /** What is offered, in order. */
  get offered(): C[] {
    return this.list.slice(0, this.size)
  }

  add(choice: C): void {
    this.list[this.size++] = choice
  }

  private explain(choice: C, rule: string, numbers: Blocked['numbers'] = {}): void {
    if (isSwitchedOff(rule)) this.add(choice)
    else this.blocked.push({ choice, rule, numbers })
  }

  clear(): void {
    this.number++
    this.size = 0
    if (this.revisions.length > 0) this.revisions.length = 0
    if (this.idles.length > 0) this.idles.length = 0
    if (this.blocked.length > 0) this.blocked.length = 0
  }

  /** The entry equal to what somebody sent: offered, a revision or idle. */
  find(choice: Choice): C | undefined {
    const { list, size } = this
    // Mostly it is the entry itself, and then nothing has to be compared.
    for (let i = 0; i < size; i++) if (list[i] === choice) return list[i]
    for (let i = 0; i < size; i++) if (sameChoice(list[i], choice)) return list[i]
    const same = (entry: C): boolean => sameChoice(entry, choice)
    return this.revisions.find(same) ?? this.idles.find(same)
  }

  whyNot(choice: Choice): Blocked<C> | undefined {
    return this.blocked.find((entry) => sameChoice(entry.choice, choice))
  }
}

export function sameChoice(a: Choice, b: Choice): boolean {
  if (a === b) return true
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

export function choiceKey(choice: Choice): string {
  return JSON.stringify(Object.entries(choice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A table of choices, made once: `const commit = choices(46, (n) => ({ do: 'commit', armies: n }))`. */
export function choices<const C extends Choice>(count: number, make: (n: number) => C): readonly C[] {
  return Array.from({ length: count }, (_, n) => Object.freeze(make(n)))
}

export function choice<const C extends Choice>(one: C): C {
  return Object.freeze(one)
}

/** Reads a choice that somebody sent: a verb and plain values, nothing else. */
export function readChoice(json: Json, path = 'choice'): Choice {
  const from = asObject(json, path)
  if (typeof from['do'] !== 'string') damaged(`${path}.do`, 'a verb')
  for (const [key, value] of Object.entries(from)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      damaged(`${path}.${key}`, 'a word, a number, true or false')
    }
  }
  return from as Choice
}
