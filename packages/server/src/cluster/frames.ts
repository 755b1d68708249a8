/**
 * What servers say to each other over one connection. A frame is one letter, a number and, after a line break, words: so what
 * clients say and hear is passed on as it is, and not written into another JSON.
 */
export const kinds = {
  /** From who opened the connection: a client's line begins, says something, is gone. */
  open: 'o',
  in: 'i',
  gone: 'g',
  /** … asks something of the other's service. */
  call: 'c',
  /** … wants to know whether the other is there. */
  ping: 'p',
  /** … tells something, and expects no answer. */
  news: 'n',
  /** From the other side: something for the client of a line; the line is to be ended. */
  out: 'w',
  end: 'e',
  /** … the answers to a call and to a ping. */
  answer: 'a',
  pong: 'q',
} as const

export type FrameKind = (typeof kinds)[keyof typeof kinds]

export interface Frame {
  readonly kind: string
  readonly number: number
  readonly words: string
}

export function frame(kind: FrameKind, number: number, words = ''): string {
  return `${kind}${number}\n${words}`
}

/** Undefined for what none of ours has written. */
export function readFrame(sent: string): Frame | undefined {
  const end = sent.indexOf('\n')
  const number = Number(sent.slice(1, end))
  if (end < 2 || !Number.isSafeInteger(number)) return undefined
  return { kind: sent.slice(0, 1), number, words: sent.slice(end + 1) }
}
