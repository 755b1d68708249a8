/** So many a second in the long run, and so many at once; null: no limit. */
export type Rate = { readonly perSecond: number; readonly burst: number } | null

/** How much of what one may ask of the server. */
export interface Limits {
  /** The longest body of a request. */
  readonly bodyBytes: number
  /** The longest match file that can be imported. */
  readonly importBytes: number
  /** The longest message on a WebSocket. */
  readonly frameBytes: number
  /** So much may wait for a client that does not read, before it is cut off. */
  readonly unsentBytes: number
  /** Requests of one address to the programs' side. */
  readonly requests: Rate
  /** Files of the client: a page consists of dozens, and a household may open several at once. */
  readonly files: Rate
  /** New persons, matches and imports of one address. */
  readonly creating: Rate
  /** Wrong keys, passwords, invitations and codes of one address: whoever guesses is slowed down. */
  readonly guesses: Rate
  /** Messages on one WebSocket. */
  readonly messages: Rate
  /** Choices of one address: a message may have many, and each costs the rules as much. */
  readonly choices: Rate
  /** Bytes of one address, in messages and in the bodies of requests. */
  readonly bytes: Rate
  /** The longest message before one was let in to a match. */
  readonly greetingBytes: number
  /** Messages over that limit; whoever goes on sending them is cut off. */
  readonly strikes: Rate
  /** WebSockets in all. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Addresses that are remembered, in memory alone. */
  readonly addresses: number
  /** A ping every so often; who has not answered by the next one is dropped. */
  readonly pingSeconds: number
  /** A connection has to say something within this time. */
  readonly silentSeconds: number
  /** So long the other side may take to end a connection, and requests to end when the server stops. */
  readonly closeSeconds: number
  /** So long a request may take to arrive. */
  readonly requestSeconds: number
}

const KIB = 1024
const MIB = 1024 * KIB

export const defaultLimits: Limits = {
  bodyBytes: 64 * KIB,
  importBytes: 4 * MIB,
  frameBytes: 64 * KIB,
  unsentBytes: 4 * MIB,
  requests: { perSecond: 20, burst: 100 },
  files: { perSecond: 200, burst: 2000 },
  creating: { perSecond: 0.2, burst: 200 },
  guesses: { perSecond: 0.2, burst: 10 },
  messages: { perSecond: 20, burst: 60 },
  choices: { perSecond: 40, burst: 1000 },
  bytes: { perSecond: 64 * KIB, burst: 8 * MIB },
  greetingBytes: 2 * KIB,
  strikes: { perSecond: 1, burst: 60 },
  connections: 5000,
  connectionsPerAddress: 50,
  addresses: 20_000,
  pingSeconds: 25,
  silentSeconds: 10,
  closeSeconds: 5,
  requestSeconds: 60,
}
