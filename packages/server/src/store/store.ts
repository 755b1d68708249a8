import type { ChatMessage, Status } from '../wire/match.ts'
import type {
  ChatRow,
  CodeRow,
  Hold,
  Holder,
  KeyRow,
  LineRow,
  ListedMatch,
  MatchRow,
  MuteRow,
  NodeAbout,
  NodeInfo,
  NoticeRow,
  Page,
  PersonRow,
  RecordRange,
  RecordRow,
  SnapshotRow,
  SpendRow,
} from './rows.ts'

export type * from './rows.ts'

/** Something to be written; what one call is given is written whole or not at all. */
export type Change =
  | { readonly put: 'person'; readonly person: PersonRow }
  /** Everything that only this person had, what was said by them, and that they held seats. */
  | { readonly drop: 'person'; readonly person: string }
  | { readonly put: 'key'; readonly key: KeyRow }
  | { readonly drop: 'key'; readonly person: string; readonly hash: string }
  | { readonly put: 'match'; readonly match: MatchRow }
  /** Whose turn it is, for lists and deadlines. */
  | {
      readonly put: 'turn'
      readonly match: string
      readonly awaited: readonly number[]
      readonly deadline: number | null
    }
  | { readonly put: 'line'; readonly line: LineRow }
  | { readonly put: 'snapshot'; readonly snapshot: SnapshotRow }
  /** Those between two lines, neither of which is meant. */
  | { readonly drop: 'snapshots'; readonly match: string; readonly after: number; readonly before: number }
  | { readonly put: 'said'; readonly said: ChatRow }
  | { readonly put: 'holder'; readonly match: string; readonly seat: number; readonly person: string }
  | { readonly drop: 'holders'; readonly match: string; readonly seat: number }
  | { readonly put: 'code'; readonly code: CodeRow }
  /** Whoever is no longer a holder may not become one again by a link from before. */
  | { readonly drop: 'codes'; readonly match: string; readonly seat: number }
  | { readonly drop: 'code'; readonly hash: string }
  | { readonly put: 'mute'; readonly mute: MuteRow }
  | ({ readonly drop: 'mute' } & Pick<MuteRow, 'where' | 'of' | 'person'>)
  /** Fails, and all that is written with it, where not enough is left. */
  | { readonly put: 'spend'; readonly spend: SpendRow }
  /** Periods that began before this time. */
  | { readonly drop: 'spent'; readonly before: number }
  | { readonly put: 'notice'; readonly notice: NoticeRow }
  /** It could not be sent, and is to be tried again. Nothing happens if a newer one has taken its place. */
  | { readonly put: 'retry'; readonly id: string; readonly due: number; readonly tries: number }
  | { readonly drop: 'notice'; readonly id: string }
  /** `after`: fails, and all that is written with it, if this is not the version that is there; 0: none is there. */
  | { readonly put: 'record'; readonly record: Omit<RecordRow, 'version'>; readonly after?: number }
  | ({ readonly drop: 'record' } & Pick<RecordRow, 'kind' | 'of' | 'id'>)
  /** A whole list, or what of it ranks below a number. */
  | ({ readonly drop: 'records'; readonly below?: number } & Pick<RecordRow, 'kind' | 'of'>)
  /** Everything of a match, because its owner asked. */
  | { readonly drop: 'match'; readonly match: string }

/** How much there is, for whoever runs the server. */
export interface Counts {
  readonly matches: number
  readonly running: number
  readonly lines: number
}

/** What a store that several servers share knows of them, and of this one among them. */
export interface Sharing {
  /** The name of this server. */
  readonly node: string
  /** Did the store hear of this server lately? If not, others may have taken its matches, and what it knows may be old. */
  readonly isCurrent: boolean
  /** The time by the store's own clock, on which all servers agree. */
  now(): number
  /** Tells the others about this server. */
  announce(about: NodeAbout): Promise<void>
  /** The other servers that give signs of life. */
  others(): Promise<readonly NodeInfo[]>
  /** From now on others may have everything that this server held. */
  retire(): Promise<void>
}

/**
 * Where everything is kept that a server knows. Everything is asynchronous, so that a database on another machine can stand
 * behind it; what `write` promises is on the disk. Writes to the same match are made in the order they were asked for.
 */
export interface Store {
  /** Null where no other server can use the same store at the same time. */
  readonly shared: Sharing | null

  /** With a hold: only as long as nobody else has claimed that match. */
  write(changes: readonly Change[], hold?: Hold): Promise<void>

  /**
   * Takes a match for this server; undefined if there is no such match. Refuses a match that another one uses, with its name
   * (`MatchElsewhere`), unless it is to be taken `from` that very one, which has had it for a while and cannot be reached.
   */
  claim(match: string, from?: string): Promise<Hold | undefined>
  /** Lets a match go, so that another server may have it at once. */
  release(hold: Hold): Promise<void>
  /** It is not used here any more, but somebody has to go on with it: it is among the orphaned. */
  orphan(hold: Hold): void
  /** Tells of each match that this server held and that another one has taken since. */
  onLost(told: (match: string) => void): void

  person(id: string): Promise<PersonRow | undefined>
  key(person: string, hash: string): Promise<KeyRow | undefined>
  /** The oldest first. */
  keysOf(person: string): Promise<readonly KeyRow[]>

  match(id: string): Promise<MatchRow | undefined>
  holders(match: string): Promise<readonly Holder[]>
  /** Newest first. */
  matchesOf(person: string, page: Page): Promise<readonly ListedMatch[]>
  /** Those that anybody may find, newest first. */
  listed(status: Status, page: Page): Promise<readonly ListedMatch[]>
  /** Those whose result counts for the deal of this seed, as `dealOf` says; the first that ended first. */
  finished(seed: string, most: number): Promise<readonly MatchRow[]>
  /** Running matches whose deadline has passed; none that another server uses. */
  due(now: number): Promise<readonly string[]>
  /** Running matches in which a bot or a standing answer may have to go on after a restart; none that another server uses. */
  running(): Promise<readonly string[]>
  /** A few of those that nobody goes on with: a server was using them when it ended, or could not let go of them. */
  orphaned(): Promise<readonly string[]>

  lastLine(match: string): Promise<LineRow | undefined>
  /** Lines with `from <= at < to`, in order. */
  lines(match: string, from: number, to: number): Promise<readonly LineRow[]>
  lineById(match: string, seat: number, id: string): Promise<LineRow | undefined>
  /** The last snapshot, or the last one at or before a line. */
  snapshot(match: string, atMost?: number): Promise<SnapshotRow | undefined>

  /** The last sayings before a number, in order. */
  said(match: string, most: number, before?: number): Promise<readonly ChatMessage[]>
  saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined>
  /** Who said something. */
  sayer(match: string, number: number): Promise<string | undefined>
  code(hash: string): Promise<CodeRow | undefined>

  /** Those who are not heard there, in the order of their names; who has been heard again since is among them. */
  mutes(where: MuteRow['where'], of: string): Promise<readonly MuteRow[]>
  /** How much of an allowance is used up. */
  spent(who: string, what: string, period: number): Promise<number>
  /** Takes what is due to be sent, the oldest first; nobody else is given it before `until`. */
  takeNotices(now: number, until: number, most: number): Promise<readonly NoticeRow[]>

  record(kind: string, of: string, id: string): Promise<RecordRow | undefined>
  /** A list from its highest rank down, equals by their names. */
  records(kind: string, of: string, most: number, range?: RecordRange): Promise<readonly RecordRow[]>
  countRecords(kind: string, of: string, range?: RecordRange): Promise<number>

  counts(): Promise<Counts>
  /** Writes something and reads it again: fails where a store that seems to be there cannot keep anything. */
  check(): Promise<void>
  close(): Promise<void>
}
