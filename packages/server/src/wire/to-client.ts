import type { Idea } from '@longtable/bots'
import type { Text } from '@longtable/kernel'
import type { Back, Happened, MatchInfo, NumberedMenu, ChatMessage, Standing, WireView } from './match.ts'

/** Everything there is to see, when a connection begins or a client asks for it. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: number
  readonly time: number
  readonly match: MatchInfo
  /** Null for somebody who only watches. */
  readonly seat: number | null
  /** Null before the match starts. */
  readonly face: ViewerSnapshot | null
  /** What happened after the update that the client says it has, as far back as one message reaches. */
  readonly events: readonly Happened[]
  readonly said: readonly ChatMessage[]
  readonly standing: readonly Standing[]
}

/** All that one viewer sees of a running match. */
export interface ViewerSnapshot {
  /** The number of the viewer's last update. */
  readonly at: number
  readonly view: WireView
  readonly menu: NumberedMenu
  /** What the seat can take back; null for somebody who only watches. */
  readonly undo: Back | null
  /** The hash of the view, for comparison. */
  readonly hash: string
}

export interface Update {
  readonly type: 'update'
  readonly time: number
  readonly at: number
  readonly back: boolean
  readonly view: WireView
  /** Absent if it did not change. */
  readonly menu?: NumberedMenu
  /** Absent if it did not change. */
  readonly undo?: Back | null
  readonly events: Happened['events']
  readonly hash: string
}

/** Who sits here, whose turn it is, and all else that is not the game itself. */
export interface TableNews {
  readonly type: 'table'
  readonly time: number
  readonly match: MatchInfo
}

export interface ChatNews extends ChatMessage {
  readonly type: 'said'
}

/** What a message with an id asked for is done, and will not be lost. */
export interface Done {
  readonly type: 'done'
  readonly id: string
  /** How many of the choices were made. */
  readonly made?: number
  /** The match that a rematch is. */
  readonly match?: string
}

export interface Refused {
  readonly type: 'refused'
  readonly id: string
  readonly reason: Text
}

export interface History {
  readonly type: 'history'
  readonly id: string
  readonly events: readonly Happened[]
  /** Is there more before these? */
  readonly more: boolean
}

/** What somebody who asked could do, best first. */
export interface Advice {
  readonly type: 'advice'
  readonly id: string
  readonly ideas: readonly Idea[]
}

/** A message that could not be read, or something that concerns the whole connection. */
export interface Problem {
  readonly type: 'problem'
  readonly reason: Text
}

export type ToClient = Welcome | Update | TableNews | ChatNews | Done | Refused | History | Advice | Problem
