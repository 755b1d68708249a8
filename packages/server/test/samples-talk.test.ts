import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readConfig, type Config } from '@longtable/kernel'
import { findManifest, loadGame } from '@longtable/games'
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
  for (const { status, answer, ...asThen } of asked) {
    const request = { ...asThen, body: await withOptionsOfThen(asThen.body, answer) }
    const now = await ask(url, request)
    expect(now).toMatchObject({ ...request, status, answer: underRulesOfNow(answer) })
  }
}

/** The versions of the rules under which it was had: what is compared is how clients and server speak. */
function rulesIn(requests: readonly Asked[]): Readonly<Record<string, number>> {
  const answer = requests.find(({ path }) => path === '/api/games')?.answer
  const games = answer as readonly { readonly id: string; readonly rulesVersion: number }[]
  return Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion]))
}

/** A new match has the defaults of now: what they were is said, so that the same match begins. */
async function withOptionsOfThen(body: unknown, answer: unknown): Promise<unknown> {
  const begun = (answer as { readonly match?: { readonly rulesVersion: number } } | null)?.match
  const asked = body as { readonly game: string; readonly config?: Config } | undefined
  if (begun === undefined || asked?.config === undefined) return body
  const manifest = findManifest(asked.game)
  if (manifest === undefined) return body
  const { game } = await loadGame(manifest)
  return { ...asked, config: readConfig(game.config, asked.config, begun.rulesVersion) }
}

describe.each(samples)('the conversation of $version in $name', ({ version, name }) => {
  it('is had again, word for word', async () => {
    const { requests, talk, afterTalk, metrics } = read(version, name)
    const server = await SampleServer.start(newFolder(), undefined, rulesIn(requests))
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

const atMost = (most: number): unknown =>
  expect.toSatisfy((now: unknown) => typeof now === 'number' && now <= most)
const atLeast = (least: number): unknown =>
  expect.toSatisfy((now: unknown) => typeof now === 'number' && now >= least)

/** A new match is played under the newest rules, which may be later ones; a scenario may be for fewer and for more than it was. */
function underRulesOfNow(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(underRulesOfNow)
  // What vitest compares with in its own way is no plain object.
  if (answer === null || typeof answer !== 'object' || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, valueOfNow(key, value)]))
}

function valueOfNow(key: string, value: unknown): unknown {
  if (key === 'players' && isRange(value)) return { min: atMost(value.min), max: atLeast(value.max) }
  if (key === 'rulesVersion' && typeof value === 'number') return atLeast(value)
  // A scenario is still there, whatever it has become and however many have joined it.
  if (key === 'scenarios' && Array.isArray(value))
    return expect.arrayContaining(
      value.map(({ mode: _mode, ...each }: Readonly<Record<string, unknown>>) =>
        expect.objectContaining(underRulesOfNow(each) as object),
      ),
    )
  // What an option may be.
  if (key === 'of' && Array.isArray(value)) return expect.arrayContaining(value)
  return underRulesOfNow(value)
}

function isRange(value: unknown): value is { readonly min: number; readonly max: number } {
  return value !== null && typeof value === 'object' && 'min' in value && 'max' in value
}

function typeOf(message: unknown): string {
  return (message as { readonly type: string }).type
}
