import { expect, test } from 'vitest'
import { fuzz, type FuzzReport } from './support/fuzz.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

const COUNT = effort({ quick: 1500, deep: 100_000 })
/** So many come to a server with limits. */
const FLOOD = effort({ quick: 3000, deep: 8000 })
const seed = seeded('fuzz')
const MIB = 1024 * 1024
/** In MiB, over the second half: less than a leak of a hundred bytes a message would be. */
const MOST_GROWTH = Math.max(5, ((COUNT / 2) * 100) / MIB)

/** With the seed, so that a failure can be seen again. */
function harm(report: FuzzReport): object {
  const { wrong, faults, isUnchanged, bystanders } = report
  const { made, written, resyncs, connected } = bystanders
  const others = { played: made > 10, lost: made - written, resyncs, connected }
  return { seed, wrong: wrong.slice(0, 5), faults: faults.slice(0, 5), isUnchanged, others }
}

const none = {
  seed,
  wrong: [],
  faults: [],
  isUnchanged: true,
  others: { played: true, lost: 0, resyncs: 0, connected: true },
}

/** Those of the answers that came less often than this. */
function rare({ answers }: FuzzReport, wanted: readonly string[], least: number): string[] {
  return wanted.filter((answer) => (answers.get(answer) ?? 0) < least)
}

test(
  'thousands of hostile messages and requests do nothing, when all of them are read',
  { timeout: 120_000 + COUNT * 6 },
  async () => {
    const report = await fuzz({ seed, count: COUNT, limited: false })
    expect(harm(report)).toEqual(none)
    expect(report.sent).toBeGreaterThanOrEqual(COUNT)
    // They got as far as they should: to the reader, to the table, to the rules.
    const read = ['problem server.notJson', 'problem server.badMessage', 'refused server.onlyWatching']
    const judged = [
      'server.stale',
      'kernel.notOffered',
      'kernel.blocked',
      'server.hostOnly',
      'server.notLate',
    ]
    const asked = [400, 401, 403, 404, 405, 413, 415]
    expect(rare(report, read, COUNT / 200)).toEqual([])
    expect(
      rare(
        report,
        judged.map((reason) => `refused ${reason}`),
        COUNT / 1000,
      ),
    ).toEqual([])
    expect(
      rare(
        report,
        asked.map((status) => `http ${status}`),
        1,
      ),
    ).toEqual([])
    const [middle, end] = report.heap
    expect((end - middle) / MIB).toBeLessThan(MOST_GROWTH)
  },
)

test(
  'with the limits on whoever floods the server is held back, and others play on',
  { timeout: 120_000 },
  async () => {
    const report = await fuzz({ seed, count: FLOOD, limited: true })
    expect(harm(report)).toEqual(none)
    const held = ['problem server.http.tooFast', 'flood closed 1008', 'closed 1008', 'http 429']
    expect(rare(report, held, 1)).toEqual([])
  },
)
