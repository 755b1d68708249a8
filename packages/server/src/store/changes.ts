import { dealOf } from './deal.ts'
import type {
  Change,
  CodeRow,
  KeyRow,
  LineRow,
  MatchRow,
  MuteRow,
  NoticeRow,
  ChatRow,
  RecordRow,
  SpendRow,
} from './store.ts'

/** Everything that is ever written to a database. */
export type Writing =
  | 'putPerson'
  | 'dropPerson'
  | 'dropKeys'
  | 'dropSaid'
  | 'dropHolding'
  | 'putKey'
  | 'dropKey'
  | 'putMatch'
  | 'putTurn'
  | 'putLine'
  | 'putSnapshot'
  | 'dropSnapshots'
  | 'putSaid'
  | 'putHolder'
  | 'dropHolders'
  | 'putCode'
  | 'dropCodes'
  | 'dropCode'
  | 'putMute'
  | 'dropMute'
  | 'putSpend'
  | 'dropSpent'
  | 'putNotice'
  | 'putRetry'
  | 'dropNotice'
  | 'takeNotice'
  | 'putRecord'
  | 'addRecord'
  | 'swapRecord'
  | 'dropRecord'
  | 'dropRecords'
  | 'dropMatch'
  | 'dropMutes'
  | 'putPulse'

/** A statement and what goes into it: small enough to be handed to another thread or another machine. */
export interface Run {
  readonly statement: Writing
  readonly values: readonly (string | number | null)[]
  /** What it means if there is nothing that it could change; nothing, if this is not said. */
  readonly must?: 'exist' | 'suffice' | 'agree'
}

type Put = Extract<Change, { readonly put: string }>
type Drop = Extract<Change, { readonly drop: string }>

/**
 * How a change is written. Lines and sayings are only ever added: one whose number or id is there already fails. All
 * else that is put takes the place of what was there.
 */
export function runsFor(change: Change): readonly Run[] {
  return 'put' in change ? [put(change)] : drop(change)
}

function put(change: Put): Run {
  switch (change.put) {
    case 'person': {
      const { id } = change.person
      return { statement: 'putPerson', values: [id, JSON.stringify(change.person)] }
    }
    case 'key':
      return putKey(change.key)
    case 'match':
      return putMatch(change.match)
    case 'turn': {
      const { match, awaited, deadline } = change
      // A line of a match that does not exist fails by itself; so should this.
      return { statement: 'putTurn', values: [JSON.stringify(awaited), deadline, match], must: 'exist' }
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
    case 'mute':
      return putMute(change.mute)
    case 'spend':
      return putSpend(change.spend)
    case 'notice':
      return putNotice(change.notice)
    case 'record':
      return putRecord(change.record, change.after)
    case 'retry':
      return { statement: 'putRetry', values: [change.due, change.tries, change.id] }
  }
}

function drop(change: Drop): readonly Run[] {
  switch (change.drop) {
    case 'person':
      return (['dropPerson', 'dropKeys', 'dropSaid', 'dropHolding'] as const).map((statement) => ({
        statement,
        values: [change.person],
      }))
    case 'record':
      return [{ statement: 'dropRecord', values: [change.kind, change.of, change.id] }]
    case 'records': {
      const { kind, of, below = Number.MAX_SAFE_INTEGER } = change
      return [{ statement: 'dropRecords', values: [kind, of, below] }]
    }
    case 'key':
      return [{ statement: 'dropKey', values: [change.person, change.hash] }]
    case 'snapshots':
      return [{ statement: 'dropSnapshots', values: [change.match, change.after, change.before] }]
    case 'holders':
      return [{ statement: 'dropHolders', values: [change.match, change.seat] }]
    case 'codes':
      return [{ statement: 'dropCodes', values: [change.match, change.seat] }]
    case 'code':
      return [{ statement: 'dropCode', values: [change.hash] }]
    case 'mute':
      return [{ statement: 'dropMute', values: [change.where, change.of, change.person] }]
    case 'spent':
      return [{ statement: 'dropSpent', values: [change.before] }]
    case 'notice':
      return [{ statement: 'dropNotice', values: [change.id] }]
    case 'match':
      return [
        { statement: 'dropMatch', values: [change.match] },
        { statement: 'dropMutes', values: [change.match] },
      ]
  }
}

function putRecord({ kind, of, id, rank, body }: Omit<RecordRow, 'version'>, after?: number): Run {
  const values = [kind, of, id, rank, JSON.stringify(body)]
  if (after === undefined) return { statement: 'putRecord', values }
  if (after === 0) return { statement: 'addRecord', values, must: 'agree' }
  return { statement: 'swapRecord', values: [...values, after], must: 'agree' }
}

function putKey({ person, hash, device, created, seen }: KeyRow): Run {
  return { statement: 'putKey', values: [person, hash, device, created, seen] }
}

function putMatch(match: MatchRow): Run {
  const { id, host, status, listed, created, ended } = match
  const values = [id, host, status, listed ? 1 : 0, created, dealOf(match), ended, JSON.stringify(match)]
  return { statement: 'putMatch', values }
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

function putMute(mute: MuteRow): Run {
  return { statement: 'putMute', values: [mute.where, mute.of, mute.person, JSON.stringify(mute)] }
}

function putSpend({ who, what, period, amount, most }: SpendRow): Run {
  return { statement: 'putSpend', values: [who, what, period, amount, most], must: 'suffice' }
}

function putNotice(notice: NoticeRow): Run {
  const { id, kind, about, match, due, tries, ...body } = notice
  return { statement: 'putNotice', values: [id, kind, about, match, due, tries, JSON.stringify(body)] }
}

/** What the order of writes is kept for: the match that a change is about, or else the person. */
export function subjectOf(change: Change): string {
  if ('drop' in change) return 'match' in change ? change.match : 'of' in change ? change.of : ''
  switch (change.put) {
    case 'person':
      return change.person.id
    case 'key':
      return change.key.person
    case 'match':
      return change.match.id
    case 'line':
      return change.line.match
    case 'snapshot':
      return change.snapshot.match
    case 'said':
      return change.said.match
    case 'code':
      return change.code.match
    case 'mute':
      return change.mute.of
    case 'spend':
      return change.spend.who
    case 'notice':
      return change.notice.match ?? change.notice.person
    case 'record':
      return change.record.of
    case 'retry':
      return change.id
    default:
      return change.match
  }
}
