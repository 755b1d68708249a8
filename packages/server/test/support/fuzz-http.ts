import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { certainRequests, hostileBytes, hostileRequest, type Request } from './fuzz-requests.ts'
import type { Part } from './fuzz-sockets.ts'

/** What came of it so far. */
export interface Seen {
  sent: number
  readonly answers: Map<string, number>
  readonly wrong: string[]
}

export function count({ answers }: Seen, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1)
}

const AT_ONCE = 6
const BYTES_AT_ONCE = 16

async function atOnce(times: number, many: number, task: () => Promise<void>): Promise<void> {
  let left = times
  const work = async (): Promise<void> => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: many }, work))
}

/** What changes nothing may be answered with a good status; everything else must be refused. */
function isWrong({ method, path }: Request, status: number): boolean {
  if (status >= 500) return true
  return (
    status >= 200 &&
    status < 300 &&
    !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
    !path.startsWith('/health')
  )
}

export async function attackByRequests({ port, victim, random, seen, count: times }: Part): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  await atOnce(times, AT_ONCE, async () => {
    const hostile = hostileRequest(victim, random)
    seen.sent += 1
    const status = await ask(port, agent, hostile)
    count(seen, `http ${status}`)
    if (isWrong(hostile, status)) seen.wrong.push(`${status} to ${JSON.stringify(hostile).slice(0, 300)}`)
  })
  agent.destroy()
}

/** At most so many, far more than a server with limits lets through. */
const MOST_AT_LENGTH = 5000
const FLOOD_AT_ONCE = 60

/** Asks for the same again and again, as fast as it goes, until it is held back: also a slow machine gets there. */
export async function floodByRequests({ port, seen }: Pick<Part, 'port' | 'seen'>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: FLOOD_AT_ONCE })
  const plain: Request = { method: 'GET', path: '/api/matches', headers: {} }
  let isHeldBack = false
  await atOnce(MOST_AT_LENGTH, FLOOD_AT_ONCE, async () => {
    if (isHeldBack) return
    seen.sent += 1
    const status = await ask(port, agent, plain)
    count(seen, `http ${status}`)
    isHeldBack ||= status === 429
  })
  agent.destroy()
}

/** Requests of which it is known how each must be refused. */
export async function attackByCertainRequests({
  port,
  victim,
  seen,
}: Pick<Part, 'port' | 'victim' | 'seen'>): Promise<void> {
  const agent = new Agent()
  for (const { status: wanted, ...hostile } of certainRequests(victim)) {
    seen.sent += 1
    const status = await ask(port, agent, hostile)
    count(seen, `http ${status}`)
    if (status !== wanted) seen.wrong.push(`${status}, not ${wanted}, to ${hostile.method} ${hostile.path}`)
  }
  agent.destroy()
}

/** The status of the answer; 0 if the connection ended without one. */
function ask(port: number, agent: Agent, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

/** Bytes that are no request, or no frame: the server may say what it likes, but it ends the connection or answers. */
export async function attackByBytes({ port, random, seen, count: times }: Part): Promise<void> {
  await atOnce(times, BYTES_AT_ONCE, async () => {
    const bytes = hostileBytes(random)
    seen.sent += 1
    const answer = await tell(port, bytes)
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none'
    count(seen, `bytes ${status}`)
    if (Number(status) >= 500) seen.wrong.push(`${status} to ${bytes.toString('latin1').slice(0, 200)}`)
  })
}

/** Has the server said that it is the end, in HTTP or by a closing frame? */
function isComplete(answer: string): boolean {
  const [head, ...rest] = answer.split('\r\n\r\n')
  return rest.length > 0 && (!head.includes(' 101 ') || rest.join('').includes('\u0088'))
}

function tell(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (isComplete(answer)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
