import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { fail } from '../arguments.mjs'

interface Line<Job, Outcome> {
  readonly job: Job
  readonly outcome: Outcome
}

/** Games of a study in a file, one a line, so that whoever stops it can go on. */
export class KeptGames<Job, Outcome> {
  private readonly file: string
  private readonly outcomes = new Map<string, Outcome>()

  constructor(file: string) {
    this.file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line may have been cut off where somebody stopped it.
      if (!line.endsWith('}')) continue
      const { job, outcome } = JSON.parse(line) as Line<Job, Outcome>
      this.outcomes.set(JSON.stringify(job), outcome)
    }
  }

  of(job: Job): Outcome | undefined {
    return this.outcomes.get(JSON.stringify(job))
  }

  keep(job: Job, outcome: Outcome): void {
    appendFileSync(this.file, `${JSON.stringify({ job, outcome })}\n`)
  }

  /** What was played before counts only if it would be played the same now. Times may differ. */
  compare(job: Job, now: Outcome): void {
    if (isDeepStrictEqual(withoutTimes(this.of(job)), withoutTimes(now))) return
    fail(`The games in ${this.file} would be played otherwise today: take another file.`)
  }
}

function withoutTimes(outcome: unknown): unknown {
  return { ...(outcome as object), milliseconds: 0 }
}
