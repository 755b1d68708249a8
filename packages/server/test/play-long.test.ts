import { expect, it, vi } from 'vitest'
import { openingOf } from '../src/host/reopen.ts'
import type { Opening } from '../src/arbiter/arbiter-types.ts'
import { WorkerPool } from '../src/workers/worker-pool.ts'
import { bidAll, seen, TableServer } from './support/table.ts'
import { folderNow } from './support/table-store.ts'
import { ROLL, WALK } from './support/toy.ts'
import { effort } from '../../../scripts/effort.ts'

const CHOICES = effort({ quick: 1000, deep: 5000 })
/** So many in one message. */
const AT_ONCE = 50
/** So many choices may have to be made again when a match is opened. */
const MOST_AGAIN = 100

/** How many choices are made again: those after the snapshot, and those that it keeps to be taken back. */
function madeAgain({ snapshot, lines }: Opening): number {
  const { made = [] } = (snapshot?.body ?? {}) as { readonly made?: readonly unknown[] }
  return made.length + lines.length
}

it('a match of thousands of choices is opened by making few of them again, whenever the power fails', async () => {
  const first = await TableServer.start()
  const { id, people, tables } = await first.party(['Ada', 'Bo'])
  await bidAll(tables)
  const [ada] = tables
  const message = Array.from({ length: AT_ONCE }, (_, n) => (n % 7 === 6 ? ROLL : WALK))
  const room = await first.serving.service.rooms.of(id)
  for (let n = 0; n < CHOICES / AT_ONCE; n++) {
    expect((await ada.choose(message)).made).toBe(AT_ONCE)
    expect(madeAgain(await openingOf(room, false))).toBeLessThanOrEqual(MOST_AGAIN)
  }
  expect(room.at).toBeGreaterThanOrEqual(CHOICES)
  await ada.choose([WALK])
  const { view, at, menu } = ada

  const second = await TableServer.start({ data: await folderNow(first) })
  await first.close()
  const called = vi.spyOn(WorkerPool.prototype, 'call')
  const again = await second.join(id, { key: people[0].key })
  const opened = called.mock.calls.filter(([, method]) => method === 'open')
  called.mockRestore()
  expect(opened).toHaveLength(1)
  const [[, , args]] = opened
  const [, opening] = args as [match: string, opening: Opening]
  expect(opening.whole).toBe(false)
  expect(opening.snapshot?.at).toBeGreaterThan(CHOICES - MOST_AGAIN)
  expect(madeAgain(opening)).toBeLessThanOrEqual(MOST_AGAIN)
  expect(again.view).toEqual(view)
  expect([again.at, again.menu]).toEqual([at, menu])
  await again.undo()
  expect(seen<number[]>(again, 'coins')[0]).toBe(seen<number[]>(ada, 'coins')[0] - 1)
  await second.close()
})
