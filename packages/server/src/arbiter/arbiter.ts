import type { GameEntry } from '@longtable/games'
import { refuse, type Json } from '@longtable/kernel'
import { Engines } from './engines.ts'
import { followAll, LiveMatch } from './live-match.ts'
import { MATCH_NOT_OPEN, type Arbiter, type RecordedView } from './arbiter-types.ts'

/** An arbiter for the games on this registry. */
export function createArbiter(registry: readonly GameEntry[]): Arbiter {
  const engines = new Engines(registry)
  const matches = new Map<string, LiveMatch>()
  const kept = (match: string): LiveMatch => matches.get(match) ?? refuse(MATCH_NOT_OPEN)
  return {
    open: (match, opening) => {
      const found = LiveMatch.open(engines.for(opening), opening)
      if ('needs' in found) return found
      matches.set(match, found.kept)
      return found.opened
    },
    act: (match, act) => {
      try {
        return kept(match).act(act)
      } catch (error) {
        // Rules that broke in the middle may have left anything behind: the match is opened anew from its log.
        matches.delete(match)
        throw error
      }
    },
    viewerSnapshot: (match, viewer) => kept(match).viewerSnapshot(viewer),
    botTask: (match, seat) => kept(match).botTask(seat),
    save: (match) => kept(match).save(),
    mayAskBack: (match, seat) => kept(match).mayAskBack(seat),
    record: (opening, viewer) => {
      const recorded: RecordedView[] = []
      let last = ''
      followAll(engines.for(opening), opening, ({ engine, position }, line) => {
        const view = engine.view(position, viewer)
        const now = JSON.stringify(view)
        if (now === last) return
        last = now
        recorded.push({ line, view: view as unknown as Json })
      })
      return recorded
    },
    close: (match) => void matches.delete(match),
  }
}
