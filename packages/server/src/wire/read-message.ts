import { text, type Json, type Text } from '@longtable/kernel'
import type { z } from 'zod'
import { isWithin, messageBounds } from './json-bounds.ts'
import { messageId, toServer, type ToServer } from './to-server.ts'

interface Known {
  /** The message as it came. */
  readonly words: string
  /** Its type as far as it is one of ours, for those who count messages. */
  readonly type: ToServer['type'] | 'other'
  /** Does somebody who sends this try a password? */
  readonly hasPassword: boolean
}

/** A message as it came: what it asks for, or what is wrong with it. */
export type ReadMessage = Known &
  (
    | { readonly message: ToServer }
    /** With the id of the message, if it had one: then whoever sent it need not wait for an answer. */
    | { readonly problem: Text; readonly id?: string }
  )

const types: ReadonlySet<unknown> = new Set(toServer.options.flatMap(({ shape }) => [...shape.type.values]))

function isType(type: unknown): type is ToServer['type'] {
  return types.has(type)
}

/** What can be known of a message that may be wrong. */
function knownOf(words: string, json: Json): Known {
  if (typeof json !== 'object' || json === null || !('type' in json)) {
    return { words, type: 'other', hasPassword: false }
  }
  return { words, type: isType(json.type) ? json.type : 'other', hasPassword: 'password' in json }
}

/** Reads a message once, for everybody who has to do with it. */
export function readMessage(words: string): ReadMessage {
  if (!isWithin(words, messageBounds))
    return { ...knownOf(words, null), ...idIn(words), problem: text('server.deepMessage') }
  let json: Json
  try {
    json = JSON.parse(words) as Json
  } catch {
    return { ...knownOf(words, null), problem: text('server.notJson') }
  }
  const known = knownOf(words, json)
  const read = toServer.safeParse(json)
  if (read.success) return { ...known, message: read.data }
  const problem = wrongIn(read.error)
  const id = messageId.safeParse(
    json !== null && typeof json === 'object' && 'id' in json ? json.id : undefined,
  )
  return id.success ? { ...known, problem, id: id.data } : { ...known, problem }
}

/** The id of a message that nobody has read, if it stands where clients put it: then it can be answered. */
export function idIn(words: string): { readonly id?: string } {
  const id = /"id":"([\w-]{1,64})"/.exec(words.slice(0, WHERE_IDS_ARE))?.[1]
  return id === undefined ? {} : { id }
}

const WHERE_IDS_ARE = 200

/** So much of a wrong message is told back at most, in each part of the answer. */
const LONGEST_TOLD = 120

/** Names the first thing that is wrong: where it stands and what should stand there. */
function wrongIn(error: z.ZodError): Text {
  const [issue] = error.issues
  const path = issue?.path.join('.').slice(0, LONGEST_TOLD) ?? ''
  return text('server.badMessage', {
    path: path || '–',
    wanted: issue?.message.slice(0, LONGEST_TOLD) ?? '',
  })
}
