import type { Store } from '../store/store.ts'

export interface Health {
  readonly ok: boolean
  readonly matches: number
  readonly running: number
}

/** Whether the store keeps what it is given: something is written to find out. */
export async function healthOf(store: Store): Promise<Health> {
  await store.check()
  const { matches, running } = await store.counts()
  return { ok: true, matches, running }
}
