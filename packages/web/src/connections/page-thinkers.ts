import type { Thinker } from '@longtable/server/local'
import type { FromThinker, Thought, ToThinker } from './thinker-workers.ts'

/** A page that can think for the service, as the service sees it. */
interface ThinkingPage {
  postMessage(message: { readonly kind: 'think' } & ToThinker): void
}

interface Open {
  readonly page: ThinkingPage
  readonly resolve: (value: unknown) => void
  readonly reject: (why: Error) => void
}

/** Longer than any thought takes: a page that was killed says nothing. */
const LIMIT = 120_000

/** The pages that think for the service; each has workers of its own for that. */
export class PageThinkers implements Thinker {
  readonly #pages = new Set<ThinkingPage>()
  readonly #open = new Map<number, Open>()
  #thoughts = 0

  join(page: ThinkingPage): void {
    this.#pages.add(page)
  }

  /** A page is closed: what it was to think about is somebody else's now. */
  leave(page: ThinkingPage): void {
    this.#pages.delete(page)
    for (const [id, open] of this.#open) if (open.page === page) this.hear({ id, failed: true })
  }

  hear(answer: FromThinker): void {
    const open = this.#open.get(answer.id)
    this.#open.delete(answer.id)
    if ('failed' in answer) open?.reject(new Error('nobody thought about it'))
    else open?.resolve(answer.value)
  }

  line: Thinker['line'] = (call) => this.#think('line', call) as ReturnType<Thinker['line']>

  advice: Thinker['advice'] = (call) => this.#think('advice', call) as ReturnType<Thinker['advice']>

  async #think(method: Thought, call: unknown): Promise<unknown> {
    for (const page of [...this.#pages].toReversed()) {
      const isHere = this.#pages.has(page)
      const thought = isHere ? await this.#ask(page, method, call).catch(() => undefined) : undefined
      if (thought !== undefined) return thought
    }
    throw new Error('no page can think')
  }

  #ask(page: ThinkingPage, method: Thought, call: unknown): Promise<unknown> {
    const id = this.#thoughts++
    return new Promise((resolve, reject) => {
      this.#open.set(id, { page, resolve, reject })
      setTimeout(() => this.hear({ id, failed: true }), LIMIT)
      page.postMessage({ kind: 'think', id, method, call })
    })
  }
}
