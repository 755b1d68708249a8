import { describeError } from '../errors/describe-error.ts'
import { StoreFault, type Trouble } from '../errors/store-fault.ts'
import type { Store } from '../store/store.ts'
import type { Log } from './dependencies.ts'

/** The same kind of fault is written down once in so many milliseconds, with how often it was there meanwhile. */
const LOG_EVERY = 10_000

/** Counts what goes wrong with a store and writes it down, so that a full disk does not go unnoticed. */
export class StoreFaults {
  /** How often there was which trouble. */
  readonly counted = new Map<Trouble | 'other', number>()
  readonly #log: Log
  readonly #now: () => number
  readonly #logged = new Map<Trouble | 'other', { readonly time: number; readonly count: number }>()

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  note(error: unknown): void {
    const isOurs = error instanceof StoreFault
    if (isOurs && !error.isServers) return
    const trouble = isOurs ? error.trouble : 'other'
    const count = (this.counted.get(trouble) ?? 0) + 1
    this.counted.set(trouble, count)
    const last = this.#logged.get(trouble)
    if (last !== undefined && this.#now() - last.time < LOG_EVERY) return
    this.#logged.set(trouble, { time: this.#now(), count })
    const cause = isOurs ? error.cause : error
    const times = count - (last?.count ?? 0)
    this.#log.error({ what: 'store', trouble, times, ...describeError(cause) }, 'the store does not work')
  }

  /** The same store, of whose faults this hears. */
  watch(store: Store): Store {
    return new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: readonly unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, given)
          if (answer instanceof Promise) answer.catch((error: unknown) => this.note(error))
          return answer
        }
      },
    })
  }
}
