import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { toServer } from '../src/wire/index.ts'
import { SampleServer } from './support/sample-server.ts'
import { ask, metricsIn, Talking, type Asked, type Talk } from './support/sample-talk.ts'
import { newFolder } from './support/table.ts'

// What clients of earlier versions say, and what they were answered. The samples are never changed: a field that is
// answered today and was not then does no harm, but none may be missing or mean something else.

interface Sample {
  readonly requests: readonly Asked[]
  readonly talk: Talk
  readonly afterTalk: readonly Asked[]
  readonly metrics: readonly string[]
}

const folder = new URL('samples/talks/', import.meta.url)
const samples = readdirSync(folder).flatMap((version) =>
  readdirSync(new URL(`${version}/`, folder)).map((name) => ({ version, name })),
)

function read(version: string, name: string): Sample {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${version}/${name}`, folder))).toString()) as Sample
}

async function askAgain(url: string, asked: readonly Asked[]): Promise<void> {
  for (const { status, answer, ...request } of asked) {
    const now = await ask(url, request)
    expect(now).toMatchObject({ ...request, status, answer: underRulesOfNow(answer) })
  }
}

describe.each(samples)('the conversation of $version in $name', ({ version, name }) => {
  it('is had again, word for word', async () => {
    const { requests, talk, afterTalk, metrics } = read(version, name)
    const server = await SampleServer.start(newFolder())
    try {
      await askAgain(server.url, requests)
      const talking = await Talking.at(server.url, Object.keys(talk.heard))
      for (const { who, send } of talk.sent) await talking.say(who, send)
      for (const [who, heard] of Object.entries(talk.heard)) {
        expect(talking.wireOf(who).heard.map(({ type }) => type)).toEqual(heard.map((each) => typeOf(each)))
        expect(talking.wireOf(who).heard).toMatchObject(heard.map(withoutIdeas).map(underRulesOfNow))
      }
      await askAgain(server.url, afterTalk)
      const measured = await ask(server.url, { method: 'GET', path: '/metrics' })
      expect(metricsIn(measured.answer as string)).toEqual(expect.arrayContaining([...metrics]))
      await talking.leave()
    } finally {
      await server.close()
    }
  })

  it('has every kind of message', () => {
    const { talk } = read(version, name)
    const said = new Set(talk.sent.map(({ send }) => send.type))
    // The schema of today knows them all; of later kinds this version knew nothing.
    const kinds = toServer.options.map(({ shape }) => shape.type.value)
    expect(kinds.filter((kind) => !said.has(kind))).toEqual([])
    const heard = new Set(Object.values(talk.heard).flatMap((all) => all.map(typeOf)))
    for (const type of [
      'welcome',
      'update',
      'table',
      'said',
      'done',
      'refused',
      'problem',
      'history',
      'advice',
    ])
      expect(heard).toContain(type)
  })
})

/** What a bot thinks of may change when it learns; that it says it in the same words, may not. */
function withoutIdeas(message: unknown): unknown {
  if (typeOf(message) !== 'advice') return message
  const { ideas, ...rest } = message as { readonly ideas: readonly object[] }
  const idea = { steps: expect.any(Array), chance: expect.any(Number), terms: expect.any(Array) }
  return { ...rest, ideas: ideas.map(() => expect.objectContaining(idea)) }
}

const atLeast = (least: number): unknown =>
  expect.toSatisfy((now: unknown) => typeof now === 'number' && now >= least)

/** A new match is played under the newest rules, which may be later ones. */
function underRulesOfNow(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(underRulesOfNow)
  // What vitest compares with in its own way is no plain object.
  if (answer === null || typeof answer !== 'object' || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key === 'rulesVersion' && typeof value === 'number' ? atLeast(value) : underRulesOfNow(value),
    ]),
  )
}

function typeOf(message: unknown): string {
  return (message as { readonly type: string }).type
}
