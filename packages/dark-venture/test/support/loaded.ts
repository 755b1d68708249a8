import { StepContext } from '@longtable/kernel'
import { onTestFinished, vi } from 'vitest'
import { STREAM } from '../../src/state/schema.ts'

/** What dice of six sides show next, in the order in which they are thrown. */
const next: number[] = []

type Below = (this: StepContext, stream: number, n: number) => number

const fair = Reflect.get(StepContext.prototype, 'below') as Below

function throwLoaded(this: StepContext, stream: number, n: number): number {
  const isDie = n === 6 && (stream === STREAM.combat || stream === STREAM.check)
  const shown = isDie ? next.shift() : undefined
  return shown === undefined ? fair.call(this, stream, n) : shown - 1
}

/** Loads the dice for the rest of a test: combat throws the attack first, then the defence. */
export function loaded(...shown: readonly number[]): void {
  if (Reflect.get(StepContext.prototype, 'below') === fair) {
    const spy = vi.spyOn(StepContext.prototype, 'below').mockImplementation(throwLoaded)
    onTestFinished(() => {
      spy.mockRestore()
      const left = next.splice(0)
      if (left.length > 0) throw new Error(`dice were not thrown: ${left.join(' ')}`)
    })
  }
  next.push(...shown)
}
