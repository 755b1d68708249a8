import { UserError, text, type Text } from '@longtable/kernel'

type Headers = Readonly<Record<string, string>>

/** Something that somebody asked for and does not get, with the status and the headers of the answer over HTTP. */
export class HttpError extends UserError {
  readonly status: number
  readonly headers: Headers

  constructor(status: number, reason: Text, headers: Headers = {}) {
    super(reason)
    this.status = status
    this.headers = headers
  }
}

export function throwHttpError(status: number, key: string, values?: Text['with']): never {
  throw new HttpError(status, text(`server.${key}`, values))
}
