import { UserError, type Json } from '@longtable/kernel'
import type { ActionResult, MatchAction } from '../arbiter/arbiter-types.ts'
import { withTime } from '../arbiter/viewers.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Change, LineRow, MatchRow, TurnState } from '../store/store.ts'
import { MOST_LINES } from './import-bounds.ts'
import { clocksAfterTurn } from './match-clocks.ts'
import type { LineSource, MatchRoom } from './match-room.ts'
import { askArbiter, reopen } from './reopen.ts'
import { turnNotices } from './turn-notice.ts'

/** Carries something out by the rules, writes it down, and only then shows it. Gives how many choices were made. */
export async function act(room: MatchRoom, action: MatchAction, by: LineSource): Promise<number> {
  if (room.at >= MOST_LINES) throwHttpError(409, 'longMatch', { most: MOST_LINES })
  const acted = await decided(room, action)
  const { id } = room
  const now = room.deps.clock.now()
  const times = clocksAfterTurn(
    room.afterOr([]),
    acted.awaited,
    room.clockSettings(),
    room.since,
    now,
    by.seat,
  )
  const after: TurnState = { ...times, counters: acted.counters }
  const lines = acted.lines.map(({ entry, hash, told }, i): LineRow => {
    const isFirst = i === 0
    const message = { seat: by.seat, id: isFirst ? by.id : null, made: isFirst ? acted.made : 0 }
    return { match: id, at: room.at + 1 + i, entry, ...message, hash, told, after, time: now }
  })
  const at = room.at + lines.length
  const row: MatchRow =
    acted.result === null ? room.row : { ...room.row, status: 'over', ended: now, result: acted.result }
  const isTurned =
    String(after.awaited) !== String(room.after?.awaited) || after.deadline !== room.after?.deadline
  const asked = after.awaited.filter((seat) => room.after?.awaited.includes(seat) !== true)
  const notices = asked.length === 0 ? [] : turnNotices(room, row, at, asked)
  await room.write([
    ...lines.map((line): Change => ({ put: 'line', line })),
    ...notices,
    ...(acted.saved === null ? [] : snapshotChanges(room, at, acted.saved)),
    ...(row === room.row ? [] : [{ put: 'match', match: row } as const]),
    ...(isTurned
      ? [{ put: 'turn', match: id, awaited: after.awaited, deadline: after.deadline } as const]
      : []),
  ])
  // A question to the table ends with what others see happen, or when its seat goes on. What others decide in secret
  // does not show even there.
  const isSeen = acted.updates.some((update, viewer) => update !== null && viewer !== by.seat)
  const isOver = isTurned || isSeen || action.kind === 'back' || room.asking?.seat === by.seat
  const isAnswered = room.asking !== null && isOver
  const isNews = isTurned || row !== room.row || isAnswered
  room.row = row
  room.at = at
  room.after = after
  room.since = now
  if (isAnswered) room.asking = null
  room.onNews(by, acted.news)
  for (const each of room.participants) {
    const update = acted.updates[room.viewerOf(each)] ?? null
    if (update !== null) each.transport.send(withTime(update, now))
  }
  if (isNews) room.tellTable()
  if (notices.length > 0) room.owner.send()
  if (acted.result !== null) room.owner.ended()
  room.onward()
  return acted.made
}

/** The newest snapshot takes the place of those before it; only the one that the match begins with has to stay. */
function snapshotChanges({ id, row }: MatchRoom, at: number, body: Json): Change[] {
  return [
    { put: 'snapshot', snapshot: { match: id, at, body } },
    { drop: 'snapshots', match: id, after: row.base, before: at },
  ]
}

async function decided(room: MatchRoom, action: MatchAction): Promise<ActionResult> {
  let answer = await askArbiter(room, (arbiter) => arbiter.act(room.id, action))
  if ('needs' in answer) {
    await reopen(room, true)
    answer = await room.deps.arbiter.act(room.id, action)
  }
  if ('needs' in answer) throwHttpError(409, 'tooFarBack')
  if ('refused' in answer) throw new UserError(answer.refused)
  return answer
}

/** Keeps where the match stands, if the arbiter has it and more was played since the last time. */
export async function saveSnapshot(room: MatchRoom): Promise<void> {
  if (room.row.status !== 'running' || room.at < 1) return
  const { arbiter, store } = room.deps
  const last = await store.snapshot(room.id)
  if (last?.at === room.at) return
  const body = await arbiter.save(room.id)
  await room.write(snapshotChanges(room, room.at, body))
}
