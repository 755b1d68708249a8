import { text, type Text, type UserError } from '@longtable/kernel'
import { HttpError } from '../errors/http-error.ts'

type Headers = HttpError['headers']

export function httpText(key: string, values?: Text['with']): Text {
  return text(`server.http.${key}`, values)
}

/** An error of the network itself. */
export function httpError(status: number, key: string, values?: Text['with'], headers?: Headers): HttpError {
  return new HttpError(status, httpText(key, values), headers)
}

/** Too much was asked for: when to come back. */
export function rateLimited(key: 'tooMany' | 'guessing', wait: number): HttpError {
  const seconds = Math.ceil(wait)
  return httpError(429, key, { seconds }, { 'Retry-After': String(seconds) })
}

/** The status of the answer to a request that cannot be met. */
export function statusOf(error: UserError): number {
  return error instanceof HttpError ? error.status : 400
}

/** Clients are told when to come back, and what a key is. */
const usualHeaders: Readonly<Record<number, Headers>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  429: { 'Retry-After': '1' },
}

export function headersOf(error: UserError): Headers {
  const own = error instanceof HttpError ? error.headers : {}
  return { ...usualHeaders[statusOf(error)], ...own }
}
