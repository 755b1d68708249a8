import type { NodeInfo } from '../store/store.ts'

/** One end of a connection between two servers. */
export interface Link {
  send(words: string): void
  close(): void
}

/** What whoever holds an end of it wants to hear. */
export interface LinkEvents {
  heard(words: string): void
  /** Once, however it ended. */
  gone(): void
}

/** Opens connections to other servers. Whatever is sent before the other has answered waits for that. */
export interface Dialer {
  dial(to: NodeInfo & { readonly address: string }, events: LinkEvents): Link
}

/** Milliseconds after which servers ask and give up. */
export interface MeshBeats {
  /** Between two pings. */
  readonly ping: number
  /** Who has not answered for so long cannot be reached. */
  readonly silence: number
  /** A match is looked for again after so long … */
  readonly again: number
  /** … and for so long at most. */
  readonly patience: number
}

export const usualMeshBeats: MeshBeats = { ping: 500, silence: 1500, again: 250, patience: 8000 }
