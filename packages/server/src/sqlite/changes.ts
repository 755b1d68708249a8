import type { queries } from './statements.ts'
import type { Change, CodeRow, LineRow, MatchRow, ChatRow } from '../store/store.ts'

/** A statement and what goes into it: small enough to be handed to another thread. */
export interface Run {
  readonly statement: keyof typeof queries
  readonly values: readonly (string | number | null)[]
  /** It fails where there is nothing that it could change. */
  readonly must?: true
}

type Put = Extract<Change, { readonly put: string }>
type Drop = Extract<Change, { readonly drop: string }>

/**
 * How a change is written. Lines and sayings are only ever added: one whose number or id is there already fails. All
 * else that is put takes the place of what was there.
 */
export function runFor(change: Change): Run {
  return 'put' in change ? put(change) : drop(change)
}

function put(change: Put): Run {
  switch (change.put) {
    case 'person':
      return { statement: 'putPerson', values: [change.person.id, JSON.stringify(change.person)] }
    case 'match':
      return putMatch(change.match)
    case 'turn': {
      const { match, awaited, deadline } = change
      // A line of a match that does not exist fails by itself; so should this.
      return { statement: 'putTurn', values: [JSON.stringify(awaited), deadline, match], must: true }
    }
    case 'line':
      return putLine(change.line)
    case 'snapshot': {
      const { match, at, body } = change.snapshot
      return { statement: 'putSnapshot', values: [match, at, JSON.stringify(body)] }
    }
    case 'said':
      return putSaid(change.said)
    case 'holder':
      return { statement: 'putHolder', values: [change.match, change.seat, change.person] }
    case 'code':
      return putCode(change.code)
  }
}

function drop(change: Drop): Run {
  switch (change.drop) {
    case 'holders':
      return { statement: 'dropHolders', values: [change.match, change.seat] }
    case 'codes':
      return { statement: 'dropCodes', values: [change.match, change.seat] }
    case 'code':
      return { statement: 'dropCode', values: [change.hash] }
    case 'match':
      return { statement: 'dropMatch', values: [change.match] }
  }
}

function putMatch(match: MatchRow): Run {
  const { id, host, status, listed, created } = match
  return { statement: 'putMatch', values: [id, host, status, listed ? 1 : 0, created, JSON.stringify(match)] }
}

function putLine(line: LineRow): Run {
  return { statement: 'putLine', values: [line.match, line.at, line.seat, line.id, JSON.stringify(line)] }
}

function putSaid(said: ChatRow): Run {
  // Who said it and under which id is kept apart: what is read again is shown to everybody.
  const { match, person, id, ...shown } = said
  return { statement: 'putSaid', values: [match, said.number, person, id, JSON.stringify(shown)] }
}

function putCode({ hash, match, seat, expires }: CodeRow): Run {
  return { statement: 'putCode', values: [hash, match, seat, expires] }
}
