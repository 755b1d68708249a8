import { UserError, text, type Text } from '@longtable/kernel'
import { HttpError } from '../errors/http-error.ts'

// Calls from server to server. Whoever is called trusts the caller, which has checked who asks.

export interface Call {
  readonly method: string
  readonly given: readonly unknown[]
}

/** Where nothing stands, there was nothing: to many questions that is another than null. */
interface WrittenCall {
  readonly method: string
  readonly count: number
  readonly given: Readonly<Record<number, unknown>>
}

export function writeCall({ method, given }: Call): string {
  return JSON.stringify({
    method,
    count: given.length,
    given: Object.fromEntries(given.entries()),
  } satisfies WrittenCall)
}

export function readCall(words: string): Call {
  const { method, count, given } = JSON.parse(words) as WrittenCall
  return { method, given: Array.from({ length: count }, (_, i) => given[i]) }
}

type WrittenAnswer =
  | { readonly value?: unknown }
  | { readonly refused: Text; readonly status: number; readonly headers: HttpError['headers'] }

export function writeAnswer(value: unknown): string {
  return JSON.stringify({ value } satisfies WrittenAnswer)
}

/** What went wrong there, as far as the asker may hear it. */
export function writeRefusal(error: unknown): string {
  const known = error instanceof UserError ? error : new HttpError(500, text('server.fault'))
  const { status = 400, headers = {} } = known instanceof HttpError ? known : {}
  return JSON.stringify({ refused: known.text, status, headers } satisfies WrittenAnswer)
}

/** What was answered; throws what the other refused it with. */
export function readAnswer(words: string): unknown {
  const answer = JSON.parse(words) as WrittenAnswer
  if ('refused' in answer) throw new HttpError(answer.status, answer.refused, answer.headers)
  return answer.value
}
