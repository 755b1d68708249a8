import { text, type Json, type Text } from '@longtable/kernel'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { HttpError } from '../errors/http-error.ts'
import { isWithin, type JsonBounds } from '../wire/json-bounds.ts'
import { httpError, httpText, rateLimited } from './http-errors.ts'
import type { RequestContext } from './middleware.ts'
import type { Network } from './network.ts'

/** Deeper and wider than any match file; what goes further only wants to exhaust somebody. */
const bodyBounds: JsonBounds = { depth: 100, values: 500_000 }

type Issue = z.core.$ZodIssue

/** Reads a body of JSON of a bearable size. */
export async function readJson(network: Network, c: RequestContext, mostBytes: number): Promise<Json> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw httpError(415, 'notJson')
  let words = ''
  const limited = bodyLimit({
    maxSize: mostBytes,
    onError: () => {
      throw httpError(413, 'tooLong', { most: mostBytes })
    },
  })
  try {
    await limited(c, async () => {
      words = await c.req.text()
    })
  } catch (error) {
    // Whoever hangs up in the middle of a body is no fault of the server's.
    throw error instanceof HttpError ? error : httpError(400, 'brokenJson')
  }
  const wait = network.bytes.take(c.get('household'), words.length)
  if (wait > 0) throw rateLimited('tooMany', wait)
  if (!isWithin(words, bodyBounds)) throw httpError(400, 'deepJson')
  try {
    return JSON.parse(words) as Json
  } catch {
    throw httpError(400, 'brokenJson')
  }
}

/** What a schema makes of a value; refused with the name of the first field that is wrong. */
export function parseWith<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new HttpError(400, issue === undefined ? httpText('brokenJson') : reasonOf(issue))
}

/** The longest part of a wrong name that is told back. */
const LONGEST_NAME = 60

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, LONGEST_NAME)
}

function reasonOf(issue: Issue): Text {
  if (issue.code === 'unrecognized_keys')
    return httpText('unknownField', { field: nameOf([...issue.path, issue.keys[0] ?? '']) })
  if (issue.path.length === 0 && issue.code === 'invalid_type') return httpText('brokenJson')
  return httpText('field', { field: nameOf(issue.path), problem: problemOf(issue) })
}

const kinds = new Set(['string', 'number', 'int', 'boolean', 'array', 'object'])

function kindOf(expected: string): Text {
  return httpText(`kind.${kinds.has(expected) ? expected : expected === 'record' ? 'object' : 'other'}`)
}

function problemOf(issue: Issue): Text {
  const problem = (key: string, values?: Text['with']) => text(`server.http.problem.${key}`, values)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('received undefined')
        ? problem('missing')
        : problem('kind', { wanted: kindOf(issue.expected) })
    case 'too_small':
      return problem('short', { least: String(issue.minimum) })
    case 'too_big':
      return problem('long', { most: String(issue.maximum) })
    case 'invalid_value':
      return problem('one', { known: issue.values.map(String).join(', ') })
    default:
      return problem('wrong')
  }
}
