import { UserError, text, type Text } from '@longtable/kernel'

/** Why a request is refused, in the terms of HTTP. */
type Kind = 'bad' | 'unknown' | 'forbidden' | 'absent' | 'conflict' | 'busy' | 'fault'

const statuses: Readonly<Record<Kind, number>> = {
  bad: 400,
  unknown: 401,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  busy: 429,
  fault: 500,
}

/** A refusal that says what kind of answer it is. */
export class Denied extends UserError {
  readonly status: number

  constructor(kind: Kind, reason: Text) {
    super(reason)
    this.status = statuses[kind]
  }
}

export function deny(kind: Kind, key: string, values?: Text['with']): never {
  throw new Denied(kind, text(`server.${key}`, values))
}
