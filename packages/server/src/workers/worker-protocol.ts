import { UserError, text, type Text } from '@longtable/kernel'
import { HttpError } from '../errors/http-error.ts'

/** What the main thread asks of a worker. */
export interface Request {
  readonly call: number
  readonly method: string
  readonly args: readonly unknown[]
}

/** What a worker answers. */
export type Reply =
  | { readonly call: number; readonly value: unknown }
  /** Something that cannot be, told in one sentence. */
  | { readonly call: number; readonly refusal: Text; readonly status?: number }
  /** A bug: what the error says, and nothing else of it. */
  | { readonly call: number; readonly fault: string }

/** What a worker says once, when it can be asked. */
export const READY = 'ready'

export type Loss = 'limit' | 'crash'

/** A call that will not be answered, because its thread was given up or the pool was closed. */
export class ThreadLost extends Error {
  readonly why: Loss | 'closed'
  /** Was it this very call that the thread worked on? If not, it was not even begun. */
  readonly running: boolean
  /** What a person may be told. */
  readonly text: Text

  constructor(why: Loss | 'closed', running: boolean, detail = '') {
    super(detail === '' ? `the thread is lost: ${why}` : `the thread is lost: ${why} (${detail})`)
    this.name = 'ThreadLost'
    this.why = why
    this.running = running
    this.text = text(`server.threads.${why}`)
  }
}

/** A bug in what a thread did; the thread itself goes on. */
export class ThreadFault extends Error {
  /** What a person may be told. */
  readonly text: Text = text('server.threads.fault')

  constructor(message: string) {
    super(message)
    this.name = 'ThreadFault'
  }
}

/** The error as it was in the worker: it loses its class on the way between threads. */
export function errorFromReply(reason: Text, status: number | undefined): UserError {
  return status === undefined ? new UserError(reason) : new HttpError(status, reason)
}
