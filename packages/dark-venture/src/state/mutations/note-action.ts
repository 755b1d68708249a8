import { ACTING, FRESH, type State } from '../schema.ts'

/** Something was done: it is too late to forfeit (DV-MISC-05). Every verb of the turn says so when it is taken. */
export function acted(s: State): void {
  if (s.stage === FRESH) s.stage = ACTING
}
