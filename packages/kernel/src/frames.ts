import { asObject, damaged, type Json, type Node } from './schema.ts'

export interface GameEvent {
  readonly event: string
}

/** What a game is made of, for the types of its steps. */
export interface GameTypes {
  readonly state: object
  readonly view: object
  readonly tables: unknown
  readonly event: GameEvent
}

/** An effect that lasts as long as the frame it hangs on. */
export interface Lasting {
  readonly effect: string
  readonly data: Numbers
}

export type Numbers = Readonly<Record<string, number>>

/** One frame of the stack: a named step and its locals. */
export interface Frame {
  step: string
  lasting?: Lasting[]
}

/** What lasts now, from the bottom of a stack up. */
export function effectsOf(stack: readonly Frame[]): Lasting[] {
  return stack.flatMap((frame) => frame.lasting ?? [])
}

/** Is shown an effect that lasts, the frame it hangs on and how many frames lie below that one. */
export type EffectVisitor<R = void> = (lasting: Lasting, frame: Readonly<Frame>, depth: number) => R

/** Visits what lasts now, from the bottom of a stack up; `below` frames lie under it. */
export function visitEffects(stack: readonly Frame[], below: number, visit: EffectVisitor): void {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]
    const { lasting } = frame
    if (lasting === undefined) continue
    for (let n = 0; n < lasting.length; n++) visit(lasting[n], frame, below + i)
  }
}

/** Does anything hang on these frames? */
export function anyLasting(stack: readonly Frame[]): boolean {
  for (let i = 0; i < stack.length; i++) if (stack[i].lasting !== undefined) return true
  return false
}

/** Anything that knows what lasts now: a table, a menu. */
export interface LastingEffects {
  eachEffect(visit: EffectVisitor): void
}

/** A seat's own branch of a step that several seats do at once. */
export interface Branch {
  ready: boolean
  stack: Frame[]
}

export interface SimultaneousFrame extends Frame {
  /** By seat. Stored and sent under this name. */
  parts: Branch[]
}

export function branchesOf(frame: Frame): Branch[] | undefined {
  return (frame as Partial<SimultaneousFrame>).parts
}

/** Small named whole numbers, for moments and lasting effects. */
export function numbers(): Node<Numbers> {
  return {
    shape: { kind: 'named' },
    flat: true,
    copy: (value) => value,
    hash: (value, into) => {
      for (const key of Object.keys(value)) {
        into.addText(key)
        into.add(value[key])
      }
    },
    encode: (value) => value,
    decode: (json: Json, path) => {
      const from = asObject(json, path)
      for (const [key, value] of Object.entries(from)) {
        if (typeof value !== 'number' || !Number.isInteger(value)) damaged(`${path}.${key}`, 'a whole number')
      }
      return from as Numbers
    },
    view: (value) => value,
    imagine: (value) => value,
  }
}

export function word(): Node<string> {
  return {
    shape: { kind: 'word' },
    flat: true,
    copy: (value) => value,
    hash: (value, into) => into.addText(value),
    encode: (value) => value,
    decode: (json, path) => (typeof json === 'string' ? json : damaged(path, 'a word')),
    view: (value) => value,
    imagine: (value) => value,
  }
}
