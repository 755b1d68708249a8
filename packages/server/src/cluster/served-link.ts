import { describeError } from '../errors/describe-error.ts'
import type { Log } from '../host/dependencies.ts'
import type { Session } from '../host/server-api.ts'
import { readMessage } from '../wire/read-message.ts'
import { readCall, writeAnswer, writeRefusal, type Call } from './calls.ts'
import { frame, kinds, readFrame } from './frames.ts'
import type { Link, LinkEvents } from './link.ts'
import type { Transport } from '../host/server-api.ts'

/** What other servers may ask of this one. */
export interface Served {
  connect(transport: Transport): Session
  call(call: Call): Promise<unknown>
  news(news: Call): void
}

/** Answers another server over the connection that it has opened: its clients' lines, its calls. */
export function serveLink(link: Link, served: Served, log: Log): LinkEvents {
  const sessions = new Map<number, Session>()
  const open = (number: number): void => {
    const transport: Transport = {
      send: (words) => link.send(frame(kinds.out, number, words)),
      close: (code, reason) => {
        link.send(frame(kinds.end, number, `${code} ${reason}`))
        gone(number)
      },
    }
    sessions.set(number, served.connect(transport))
  }
  const gone = (number: number): void => {
    const session = sessions.get(number)
    sessions.delete(number)
    session?.gone()
  }
  const call = async (number: number, words: string): Promise<void> => {
    const answer = await served.call(readCall(words)).then(writeAnswer, (error: unknown) => {
      if (!(error instanceof Error && 'text' in error))
        log.error({ what: 'cluster', ...describeError(error) }, 'something went wrong')
      return writeRefusal(error)
    })
    link.send(frame(kinds.answer, number, answer))
  }
  return {
    heard: (sent) => {
      const read = readFrame(sent)
      if (read === undefined) return link.close()
      const { kind, number, words } = read
      if (kind === kinds.in) sessions.get(number)?.receive(readMessage(words))
      else if (kind === kinds.ping) link.send(frame(kinds.pong, number))
      else if (kind === kinds.open) open(number)
      else if (kind === kinds.gone) gone(number)
      else if (kind === kinds.call) void call(number, words)
      else if (kind === kinds.news) served.news(readCall(words))
      else link.close()
    },
    gone: () => {
      for (const number of sessions.keys()) gone(number)
    },
  }
}
