import type { Clock } from './environment.ts'

/** So many answers are remembered at most. */
const MOST = 200

/** Answers that hold for a moment: whoever asks again meanwhile gets the same, and nothing is read for it. */
export class RecentAnswers<T> {
  private readonly clock: Clock
  private readonly holds: number
  private readonly answers = new Map<string, { readonly time: number; readonly answer: Promise<T> }>()

  /** `holds`: for so many milliseconds. */
  constructor(clock: Clock, holds: number) {
    this.clock = clock
    this.holds = holds
  }

  /** Something has changed: nobody is told what was so before. */
  forget(): void {
    this.answers.clear()
  }

  get(question: string, find: () => Promise<T>): Promise<T> {
    const time = this.clock.now()
    const known = this.answers.get(question)
    if (known !== undefined && Math.abs(time - known.time) < this.holds) return known.answer
    this.answers.delete(question)
    const [oldest] = this.answers.keys()
    if (this.answers.size >= MOST && oldest !== undefined) this.answers.delete(oldest)
    const answer = find()
    this.answers.set(question, { time, answer })
    answer.catch(() => this.forget())
    return answer
  }
}
