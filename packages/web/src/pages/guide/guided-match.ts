import type { MyMatch } from '@longtable/server/wire'
import type { LocalConnection } from '../../connections/local-connection.ts'
import type { Lesson } from '../../game-ui/lesson.ts'

type Guided = Pick<Lesson, 'game' | 'first'>

type Named = Pick<Lesson, 'game'>

/** What this browser remembers of a first game: its match, and the notes that have been read. */
function nameOf({ game }: Named, what: 'match' | 'read'): string {
  return `longtable.guided.${game}.${what}`
}

function kept(lesson: Named, what: 'match' | 'read'): string | null {
  try {
    return localStorage.getItem(nameOf(lesson, what))
  } catch {
    return null
  }
}

function keep(lesson: Named, what: 'match' | 'read', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(nameOf(lesson, what))
    else localStorage.setItem(nameOf(lesson, what), value)
  } catch {
    // Where nothing can be kept, the first game begins anew each time.
  }
}

/** The notes that were read before the page was left. */
export function readNotes(lesson: Pick<Lesson, 'game' | 'notes'>): ReadonlySet<string> {
  const ids = (kept(lesson, 'read') ?? '').split(' ')
  return new Set(ids.filter((id) => Object.hasOwn(lesson.notes, id)))
}

export function keepRead(lesson: Named, seen: ReadonlySet<string>): void {
  keep(lesson, 'read', [...seen].join(' '))
}

/** The first game that was begun in this browser, if it still goes on; otherwise a new one. */
async function found(connection: LocalConnection, lesson: Guided): Promise<MyMatch> {
  const before = kept(lesson, 'match')
  if (before !== null) {
    const known = await connection.match(before).catch(() => undefined)
    if (known !== undefined && known.match.ended === null) return known
  }
  const made = await connection.newMatch(lesson.first)
  forgetGuided(lesson)
  keep(lesson, 'match', made.match.id)
  return made
}

const pending = new Map<string, Promise<MyMatch>>()

/** Asked twice at once, it sets up one match only. */
export function guidedMatch(connection: LocalConnection, lesson: Guided): Promise<MyMatch> {
  const before = pending.get(lesson.game)
  if (before !== undefined) return before
  const match = found(connection, lesson).finally(() => pending.delete(lesson.game))
  pending.set(lesson.game, match)
  return match
}

/** The next first game begins anew. */
export function forgetGuided(lesson: Named): void {
  keep(lesson, 'match', null)
  keep(lesson, 'read', null)
}
