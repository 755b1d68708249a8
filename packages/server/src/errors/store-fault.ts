import { text } from '@longtable/kernel'
import { HttpError } from './http-error.ts'

/** What can be wrong with a store, as far as it matters to people. */
export type Trouble =
  | 'damaged'
  | 'full'
  | 'failing'
  | 'unwritable'
  | 'unreachable'
  | 'busy'
  | 'taken'
  | 'spent'
  | 'changed'
  | 'fenced'
  | 'elsewhere'
  | 'closed'

/** Whoever asked can do something about these; all others are the server's own. */
const statuses: Readonly<Partial<Record<Trouble, number>>> = {
  taken: 409,
  spent: 429,
  changed: 409,
  fenced: 503,
  elsewhere: 503,
  unreachable: 503,
}

/** Why something was not kept or not found: no path in it, since it may be shown to anybody. */
export class StoreFault extends HttpError {
  readonly trouble: Trouble

  constructor(trouble: Trouble, cause?: unknown) {
    super(statuses[trouble] ?? 500, text(`server.store.running.${trouble}`))
    this.trouble = trouble
    this.cause = cause
  }

  /** Is it something that whoever runs the server should hear of? */
  get isServers(): boolean {
    return !['taken', 'spent', 'changed', 'elsewhere', 'closed'].includes(this.trouble)
  }
}
