import { Wire } from './table-wire.ts'

/** A message that somebody sends, whatever comes back. */
export interface Sent {
  readonly who: string
  readonly send: { readonly type: string; readonly [field: string]: unknown }
}

type Heard = Readonly<Record<string, readonly unknown[]>>

/** A conversation of several people with a server: what they sent in order, and what each of them heard. */
export interface Talk {
  readonly sent: readonly Sent[]
  readonly heard: Heard
}

/** Sends messages one after the other, each when everybody has heard what came of the one before. */
export class Talking {
  readonly sent: Sent[] = []
  private readonly wires: ReadonlyMap<string, Wire>

  private constructor(wires: ReadonlyMap<string, Wire>) {
    this.wires = wires
  }

  static async at(url: string, people: readonly string[]): Promise<Talking> {
    const wires = new Map<string, Wire>()
    for (const who of people) wires.set(who, await Wire.to(url))
    return new Talking(wires)
  }

  async say(who: string, send: Sent['send']): Promise<void> {
    this.sent.push({ who, send })
    const wire = this.wireOf(who)
    const before = wire.heard.length
    wire.say(send)
    const isAnswer = (message: { readonly type: string; readonly id?: string }) =>
      'id' in send && message.type !== 'problem'
        ? message.id === send['id']
        : message.type === 'welcome' || message.type === 'problem'
    while (!wire.heard.slice(before).some(isAnswer)) await wire.ping()
    // Whoever was sent away hears nothing any more.
    for (const each of this.wires.values()) await Promise.race([each.ping(), each.closed])
  }

  wireOf(who: string): Wire {
    const wire = this.wires.get(who)
    if (wire === undefined) throw new Error(`nobody is called ${who}`)
    return wire
  }

  get heard(): Heard {
    return Object.fromEntries([...this.wires].map(([who, wire]) => [who, wire.heard]))
  }

  async leave(): Promise<void> {
    for (const wire of this.wires.values()) await wire.leave()
  }
}

/** A request and its answer. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly key?: string
  readonly body?: unknown
  readonly status: number
  readonly answer: unknown
}

export async function ask(url: string, asked: Omit<Asked, 'status' | 'answer'>): Promise<Asked> {
  const { method, path, key, body } = asked
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const words = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') === true && words !== ''
  return { ...asked, status: answer.status, answer: isJson ? (JSON.parse(words) as unknown) : words }
}

/** Names of what is measured, without the numbers. */
export function metricsIn(words: string): string[] {
  return [...words.matchAll(/^# TYPE (?<name>\S+ \S+)$/gm)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .toSorted()
}
