import type { Arbiter } from './arbiter-types.ts'
import type { Methods } from '../workers/serve-calls.ts'

/** What can be asked of an arbiter, as methods of a thread. */
export function arbiterMethods(arbiter: Arbiter): Methods {
  const methods: { readonly [M in keyof Arbiter]: Arbiter[M] } = {
    open: (match, opening) => arbiter.open(match, opening),
    act: (match, act) => arbiter.act(match, act),
    face: (match, viewer) => arbiter.face(match, viewer),
    botTask: (match, seat) => arbiter.botTask(match, seat),
    record: (opening, viewer) => arbiter.record(opening, viewer),
    save: (match) => arbiter.save(match),
    mayAskBack: (match, seat) => arbiter.mayAskBack(match, seat),
    close: (match) => arbiter.close(match),
  }
  return { ...methods }
}
