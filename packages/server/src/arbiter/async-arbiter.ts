import type { Arbiter } from './arbiter-types.ts'

type Method = keyof Arbiter
type Arguments<M extends Method> = Parameters<Arbiter[M]>
type Answer<M extends Method> = ReturnType<Arbiter[M]>

/** An arbiter as it is asked from elsewhere: what each method answers comes later. */
export type AsyncArbiter = {
  readonly [M in Method]: (...args: Arguments<M>) => Promise<Answer<M>>
}

/** How a call reaches an arbiter, wherever it is. */
type CallArbiter = <M extends Method>(method: M, args: Arguments<M>) => Promise<Answer<M>>

export function asyncArbiter(call: CallArbiter): AsyncArbiter {
  const method =
    <M extends Method>(name: M) =>
    (...args: Arguments<M>): Promise<Answer<M>> =>
      call(name, args)
  return {
    open: method('open'),
    act: method('act'),
    viewerSnapshot: method('viewerSnapshot'),
    botTask: method('botTask'),
    record: method('record'),
    save: method('save'),
    mayAskBack: method('mayAskBack'),
    close: method('close'),
  }
}

/** The arbiter right here, as if it were in another thread. */
export function inThisThread(arbiter: Arbiter): AsyncArbiter {
  const methods: { readonly [M in Method]: (...args: Arguments<M>) => Answer<M> } = arbiter
  return asyncArbiter(async (method, args) => methods[method](...args))
}
