import type { View } from '@longtable/kernel'
import type { Back, Happened, MatchInfo, NumberedMenu, ChatMessage, Standing } from '../wire/match.ts'
import type { Update, Welcome } from '../wire/to-client.ts'
import { PatchedView } from './patched-view.ts'

const NO_MENU: NumberedMenu = { number: 0, menu: null }

/** All that was told of one match to one viewer. */
export class ClientState {
  match: MatchInfo | undefined
  seat: number | null = null
  menu: NumberedMenu = NO_MENU
  /** What can be taken back; null for somebody who only watches. */
  undo: Back | null = null
  standing: readonly Standing[] = []
  said: readonly ChatMessage[] = []
  happenings: readonly Happened[] = []
  /** The number of the last update; undefined before the match starts. */
  at: number | undefined
  view: View | undefined
  private patched: PatchedView | undefined

  /** Takes everything anew, and gives what happened meanwhile; undefined if what was sent does not fit its hash. */
  welcome(message: Welcome): readonly Happened[] | undefined {
    const { match, seat, face, events, said, standing } = message
    const patched = face === null ? undefined : PatchedView.of(face.view)
    if (face !== null && patched?.hash !== face.hash) return undefined
    this.match = match
    this.seat = seat
    this.standing = standing
    this.menu = face?.menu ?? NO_MENU
    this.undo = face?.undo ?? null
    this.said = joined(this.said, said, ({ number }) => number)
    const fresh = this.catchUp(events, face?.at)
    this.at = face?.at
    this.look(patched)
    return fresh
  }

  /** Takes what changed; false if it does not follow on what is there, or does not lead to the same view. */
  update(message: Update): Happened | false {
    const { at, time, back, view, menu, undo, events, hash } = message
    if (this.at !== undefined && at !== this.at + 1) return false
    const patched = this.patched === undefined ? PatchedView.of(view) : this.patched.patched(view)
    if (patched.hash !== hash) return false
    const happened: Happened = { at, time, back, events }
    this.at = at
    if (menu !== undefined) this.menu = menu
    if (undo !== undefined) this.undo = undo
    this.happenings = [...this.happenings, happened]
    this.look(patched)
    return happened
  }

  say(said: ChatMessage): boolean {
    const isNew = this.said.every(({ number }) => number < said.number)
    if (isNew) this.said = [...this.said, said]
    return isNew
  }

  private look(patched: PatchedView | undefined): void {
    const seats = this.match?.seats.length ?? 0
    this.patched = patched
    this.view = patched?.view(this.seat ?? seats, seats)
  }

  /** What happened since the last update that is here. If too much did, the list begins anew after the hole. */
  private catchUp(events: readonly Happened[], until: number | undefined): readonly Happened[] {
    const last = this.at ?? -1
    const fresh = events.filter(({ at }) => at > last)
    const [first] = fresh
    const isWhole = first === undefined || this.at === undefined || first.at === last + 1
    const before = isWhole ? this.happenings : []
    this.happenings = [...before, ...fresh].filter(({ at }) => until !== undefined && at <= until)
    return fresh
  }
}

/** A longer list and a later one, of which the beginning may be the end of the first. */
function joined<T>(before: readonly T[], later: readonly T[], number: (each: T) => number): readonly T[] {
  const [first] = later
  if (first === undefined) return []
  return [...before.filter((each) => number(each) < number(first)), ...later]
}
