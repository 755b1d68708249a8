import { throwHttpError } from '../errors/http-error.ts'

/** So many files wait at most; whoever comes then is sent away. */
const MOST_WAITING = 8
const MOST_OF_ONE = 2

/** Files are taken in one after the other, so that a heap of them slows down nobody but those who bring them. */
export class ImportLane {
  private readonly waiting = new Map<string, number>()
  private count = 0
  private tail: Promise<unknown> = Promise.resolve()

  run<T>(person: string, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    const ofOne = this.waiting.get(person) ?? 0
    if (this.count >= MOST_WAITING || ofOne >= MOST_OF_ONE) throwHttpError(429, 'manyImports')
    this.count += 1
    this.waiting.set(person, ofOne + 1)
    const done = this.tail.then(() => (signal?.aborted === true ? throwHttpError(400, 'hungUp') : task()))
    this.tail = done.then(
      () => this.left(person),
      () => this.left(person),
    )
    return done
  }

  private left(person: string): void {
    this.count -= 1
    const left = (this.waiting.get(person) ?? 1) - 1
    if (left > 0) this.waiting.set(person, left)
    else this.waiting.delete(person)
  }
}
