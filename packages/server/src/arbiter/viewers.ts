import type { Engine, GameEvent, Match, Position, Told } from '@longtable/kernel'
import type { Counter } from '../store/store.ts'
import type { ViewerSnapshot } from '../wire/to-client.ts'
import { fieldHash, fieldsOf, joinHashes } from '../wire/hash.ts'
import type { Back, WireView } from '../wire/match.ts'

/** A field of a view, written out. */
interface Field {
  readonly text: string
  readonly hash: string
}

/** What one viewer has been shown: enough to know what is new to it. */
interface ShownState {
  at: number
  menu: number
  /** The fields of its view by their paths, in order. */
  fields: ReadonlyMap<string, Field>
  menuText: string
  undoText: string
}

/** What is new to one viewer. */
interface News {
  readonly changed: readonly (readonly [path: string, field: Field])[]
  readonly isNewMenu: boolean
  readonly events: readonly GameEvent[]
}

/**
 * What every viewer of a match sees, and what changes for each of them. All of it is a function of what the viewer
 * saw before: a choice that shows a viewer nothing does not even move its numbers.
 */
export class Viewers {
  private readonly engine: Engine
  private readonly shown: ShownState[]

  constructor(match: Match, counters: readonly Counter[] | null) {
    const { engine, position } = match
    this.engine = engine
    this.shown = Array.from({ length: engine.seats + 1 }, (_, viewer): ShownState => {
      const [at, menu] = counters?.[viewer] ?? [1, 1]
      const menuText = this.menuText(position, viewer)
      const undoText = JSON.stringify(backOf(match, viewer))
      return { at, menu, fields: this.fields(position, viewer, new Map()), menuText, undoText }
    })
  }

  get counters(): Counter[] {
    return this.shown.map(({ at, menu }): Counter => [at, menu])
  }

  menuNumber(seat: number): number {
    return this.shownTo(seat).menu
  }

  private shownTo(viewer: number): ShownState {
    const shown = this.shown[viewer]
    if (shown === undefined) throw new Error(`there is no viewer ${viewer}`)
    return shown
  }

  /** The number of a viewer's last update. */
  moment(viewer: number): number | undefined {
    return this.shown.at(viewer)?.at
  }

  /** All that a viewer sees now. */
  snapshot(match: Match, viewer: number): ViewerSnapshot {
    const { position } = match
    const { at, menu: number, fields } = this.shownTo(viewer)
    const { state, stack, books } = this.engine.view(position, viewer)
    const menu = viewer < this.engine.seats ? this.engine.plainMenu(position, viewer) : null
    const view = { state, stack, books } as unknown as WireView
    return { at, view, menu: { number, menu }, undo: backOf(match, viewer), hash: hashOf(fields) }
  }

  /** The text of each viewer's update after something happened; null for those to whom nothing is new. */
  refresh(match: Match, told: readonly Told<GameEvent>[], back: boolean): (string | null)[] {
    return this.shown.map((shown, viewer) => {
      const changed = this.look(shown, match, viewer, told)
      return changed === undefined ? null : this.update(shown, match, viewer, changed, back)
    })
  }

  /** Only counts who would have got an update: for what is played again without anybody looking on. */
  count(match: Match, told: readonly Told<GameEvent>[]): void {
    for (const [viewer, shown] of this.shown.entries()) this.look(shown, match, viewer, told)
  }

  /** What is new to a viewer, if anything is; from then on it counts as shown. */
  private look(
    shown: ShownState,
    { position }: Match,
    viewer: number,
    told: readonly Told<GameEvent>[],
  ): News | undefined {
    const before = shown.fields
    const fields = this.fields(position, viewer, before)
    const changed = [...fields].filter(([path, field]) => field !== before.get(path))
    const menuText = this.menuText(position, viewer)
    const events = this.engine.eventsFor(told, viewer)
    const isNewMenu = menuText !== shown.menuText
    if (changed.length === 0 && !isNewMenu && events.length === 0) return undefined
    shown.at++
    if (isNewMenu) shown.menu++
    shown.menuText = menuText
    shown.fields = fields
    return { changed, isNewMenu, events }
  }

  private update(
    shown: ShownState,
    match: Match,
    viewer: number,
    { changed, isNewMenu, events }: News,
    back: boolean,
  ): string {
    const undoText = JSON.stringify(backOf(match, viewer))
    const undo = undoText === shown.undoText ? '' : `"undo":${undoText},`
    shown.undoText = undoText
    const menu = isNewMenu ? `"menu":{"number":${shown.menu},"menu":${shown.menuText}},` : ''
    // Put together from the pieces that are text already; the host adds the time.
    return (
      `"at":${shown.at},"back":${back},"view":${patch(changed)},${menu}${undo}` +
      `"events":${JSON.stringify(events)},"hash":"${hashOf(shown.fields)}"}`
    )
  }

  private menuText(position: Position, viewer: number): string {
    return viewer < this.engine.seats ? JSON.stringify(this.engine.plainMenu(position, viewer)) : 'null'
  }

  /** The fields of a view; those that are as they were before are not even hashed again. */
  private fields(
    position: Position,
    viewer: number,
    before: ReadonlyMap<string, Field>,
  ): ReadonlyMap<string, Field> {
    const { state, stack, books } = this.engine.view(position, viewer)
    const fields = new Map<string, Field>()
    for (const [path, value] of fieldsOf({ state, stack, books } as unknown as WireView)) {
      const text = JSON.stringify(value)
      const known = before.get(path)
      fields.set(path, known?.text === text ? known : { text, hash: fieldHash(path, text) })
    }
    return fields
  }
}

/** So many of the last moments are told: every update has them, so they must not grow with the match. */
const MOST_MOMENTS = 200

/** What a seat can take back, under the numbers of its own updates. */
function backOf(match: Match, viewer: number): Back | null {
  if (viewer >= match.engine.seats) return null
  const { steps, why, moment } = match.takeBack(viewer)
  const known = steps.flatMap((step) => step.moment ?? [])
  return { to: [...new Set(known.slice(0, MOST_MOMENTS))].toReversed(), why, after: moment ?? null }
}

/** The fields that changed, as the text of a `WireView`. */
function patch(changed: readonly (readonly [path: string, field: Field])[]): string {
  const groups: Record<'state' | 'books', string[]> = { state: [], books: [] }
  let stack = ''
  for (const [path, { text }] of changed) {
    if (path === 'stack') stack = `"stack":${text}`
    else {
      const dot = path.indexOf('.')
      groups[path.slice(0, dot) as 'state' | 'books'].push(`${JSON.stringify(path.slice(dot + 1))}:${text}`)
    }
  }
  const parts = Object.entries(groups).flatMap(([name, pairs]) =>
    pairs.length > 0 ? [`"${name}":{${pairs.join(',')}}`] : [],
  )
  return `{${[...parts, ...(stack === '' ? [] : [stack])].join(',')}}`
}

/** An update as it is sent: what the arbiter wrote, and when. */
export function withTime(update: string, time: number): string {
  return `{"type":"update","time":${time},${update}`
}

function hashOf(fields: ReadonlyMap<string, Field>): string {
  return joinHashes(Array.from(fields.values(), ({ hash }) => hash))
}
