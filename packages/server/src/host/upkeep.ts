import { UserError } from '@longtable/kernel'
import { describeError } from '../errors/describe-error.ts'
import type { Dependencies } from './dependencies.ts'
import { replaceLate } from './manage-seats.ts'
import type { MatchRooms } from './match-rooms.ts'
import { dayBegan } from './quotas.ts'

/** What was used up on days gone by is of no use to anybody. */
export async function tidyUp(deps: Dependencies): Promise<void> {
  await safely(deps, () => deps.store.write([{ drop: 'spent', before: dayBegan(deps.clock.now()) }]))
}

/** Matches whose time ran out while nobody was there. */
export async function lookAfterLate(deps: Dependencies, rooms: MatchRooms): Promise<void> {
  const { store, clock } = deps
  await safely(deps, async () => {
    for (const id of await store.due(clock.now())) await safely(deps, () => lookAfter(rooms, id))
  })
}

async function lookAfter(rooms: MatchRooms, id: string): Promise<void> {
  const room = await rooms.of(id)
  if (room.row.late === 'bot') await room.run(() => replaceLate(room))
}

/** A match may have been deleted meanwhile; everything else is written down. */
async function safely({ log }: Dependencies, task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof UserError))
      log.error({ what: 'upkeep', ...describeError(error) }, 'something went wrong')
  }
}
