import { UserError, text, type Text } from '@longtable/kernel'
import { Denied } from '../host/denied.ts'

type Headers = Readonly<Record<string, string>>

/** A refusal of the network itself, with the answer's status and headers. */
export class Refused extends UserError {
  readonly status: number
  readonly headers: Headers

  constructor(status: number, reason: Text, headers: Headers = {}) {
    super(reason)
    this.status = status
    this.headers = headers
  }
}

export function networkText(key: string, values?: Text['with']): Text {
  return text(`server.http.${key}`, values)
}

export function refused(status: number, key: string, values?: Text['with'], headers?: Headers): Refused {
  return new Refused(status, networkText(key, values), headers)
}

/** Too much was asked for: when to come back. */
export function tooMuch(key: 'tooMany' | 'guessing', wait: number): Refused {
  const seconds = Math.ceil(wait)
  return refused(429, key, { seconds }, { 'Retry-After': String(seconds) })
}

/** The status of the answer to a refused request. */
export function statusOf(refusal: UserError): number {
  return refusal instanceof Refused || refusal instanceof Denied ? refusal.status : 400
}

export function headersOf(refusal: UserError): Headers {
  if (refusal instanceof Refused) return refusal.headers
  const status = statusOf(refusal)
  // Clients are told to come back, and what a key is.
  if (status === 429) return { 'Retry-After': '1' }
  return status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
}
