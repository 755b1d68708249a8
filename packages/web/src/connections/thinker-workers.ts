import type { Review } from '@longtable/bots'
import type { MatchFile } from '@longtable/kernel'
import type { Thinker } from '@longtable/server/local'

/** What can be asked of a worker that thinks. */
export type Thought = keyof Thinker

export interface ToThinker {
  readonly id: number
  readonly method: Thought
  readonly call: unknown
}

export type FromThinker =
  | { readonly id: number; readonly value: unknown }
  /** It broke; somebody else may try. */
  | { readonly id: number; readonly failed: true }

/** A match to be looked through, by a worker that does nothing else. */
export interface ToReviewer {
  readonly id: number
  readonly method: 'review'
  readonly call: MatchFile
}

export type FromReviewer =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly value: Review }
  | { readonly id: number; readonly failed: true }

/**
 * The page's workers that think, one for each kind of thing to think about, so that advice does not wait for the bots. The
 * service cannot start them itself: a worker that all windows share may have none of its own.
 */
export class ThinkerWorkers {
  readonly #answer: (answer: FromThinker) => void
  readonly #workers = new Map<Thought, Worker>()
  readonly #open = new Map<number, Thought>()

  constructor(answer: (answer: FromThinker) => void) {
    this.#answer = answer
  }

  think(wish: ToThinker): void {
    this.#open.set(wish.id, wish.method)
    this.#worker(wish.method).postMessage(wish)
  }

  #worker(method: Thought): Worker {
    const known = this.#workers.get(method)
    if (known !== undefined) return known
    const worker = newThinkerWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => this.#answered(data))
    worker.addEventListener('error', () => this.#lost(method))
    this.#workers.set(method, worker)
    return worker
  }

  #answered(answer: FromThinker): void {
    this.#open.delete(answer.id)
    this.#answer(answer)
  }

  /** Advice that nobody waits for is not thought to its end: the next question would have to wait for it. */
  dropAdvice(): void {
    if (![...this.#open.values()].includes('advice')) return
    // Were it called lost, somebody else would think about it.
    this.#end('advice', (id) => ({ id, value: [] }))
  }

  #lost(method: Thought): void {
    this.#end(method, (id) => ({ id, failed: true }))
  }

  /** Another worker is started when there is something to think about again. */
  #end(method: Thought, answer: (id: number) => FromThinker): void {
    const ids = [...this.#open].filter(([, of]) => of === method).map(([id]) => id)
    this.#workers.get(method)?.terminate()
    this.#workers.delete(method)
    for (const id of ids) this.#answered(answer(id))
  }
}

/** The same file as the match service's, so that it is loaded once: by its name it knows what it is for. */
export function newThinkerWorker(): Worker {
  return new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
}
