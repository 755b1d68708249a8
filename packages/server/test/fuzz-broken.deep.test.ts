import { expect, test } from 'vitest'
import { fuzz } from './support/fuzz.ts'

const MIB = 1024 * 1024
/** More than a sound server ever keeps. */
const MUCH = 5 * MIB

test(
  'a server that obeys the wrong people, stumbles or forgets nothing does not pass',
  { timeout: 120_000 },
  async () => {
    const report = await fuzz({ seed: 'broken', count: 4000, limited: false, broken: true })
    expect(report.wrong.length).toBeGreaterThan(0)
    expect(report.faults).toEqual([expect.stringContaining('it stumbled')])
    expect(report.isUnchanged).toBe(false)
    const [middle, end] = report.heap
    expect(end - middle).toBeGreaterThan(MUCH)
  },
)
