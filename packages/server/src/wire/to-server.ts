import { z } from 'zod'

// Generated code would need `unsafe-eval`.
z.config({ jitless: true })

export const MOST_CHOICES = 64
export const MOST_STANDING = 32
export const LONGEST_CHAT_MESSAGE = 500
export const LONGEST_NAME = 40
/** So many happenings at most go into one message. */
export const MOST_EVENTS = 200

const seat = z.int().min(0).max(31)
/** A name that the sender gives to a message, so that a repeated one is known. */
export const messageId = z.string().regex(/^[\w-]{1,64}$/)
const id = messageId
export const matchId = z.string().regex(/^[\w-]{8,40}$/)
/** A person's own name and secret, as the server gave them. */
export const personKey = z.string().regex(/^[\w-]{8,40}\.[\w-]{20,64}$/)

const value = z.union([z.string().max(200), z.number(), z.boolean()])
const choice = z.record(z.string().max(40), value).and(z.object({ do: z.string().min(1).max(40) }))

const standing = z.strictObject({
  step: z.string().min(1).max(80),
  choice,
  until: z.string().min(1).max(80).nullable(),
})

// Line breaks are welcome in a saying, other control characters are not.
// oxlint takes the class as it is written: everything below a space but \n.
const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll('\t', ' ')
        .replaceAll(/[^\P{C}\n]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1))

export const personName = plainText(LONGEST_NAME).transform((name) => name.replaceAll(/\s+/g, ' '))

const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  match: matchId,
  key: personKey.optional(),
  /** Which of one's seats; null only to watch. Without it: the first seat that one holds. */
  seat: seat.nullable().optional(),
  password: z.string().max(200).optional(),
  /** The last update that the client has. */
  have: z.int().min(0).optional(),
})

const commands = [
  z.strictObject({
    type: z.literal('choose'),
    id,
    menu: z.int().min(0),
    choices: z.array(choice).min(1).max(MOST_CHOICES),
    /** Taken back as one, and stopped by a reveal. */
    gesture: z.boolean().optional(),
  }),
  /** Asks what one could do about this menu. */
  z.strictObject({ type: z.literal('advise'), id, menu: z.int().min(0) }),
  /** Takes back one's last choice, or all since this update of one's own. */
  z.strictObject({ type: z.literal('undo'), id, to: z.int().min(0).optional() }),
  /** Asks the others to go back to before one's last choice. */
  z.strictObject({ type: z.literal('ask'), id }),
  z.strictObject({ type: z.literal('answer'), id, number: z.int().min(0), agree: z.boolean() }),
  z.strictObject({ type: z.literal('say'), id, text: plainText(LONGEST_CHAT_MESSAGE) }),
  z.strictObject({ type: z.literal('standing'), id, answers: z.array(standing).max(MOST_STANDING) }),
  z.strictObject({ type: z.literal('pause'), id, on: z.boolean() }),
  /** Lets a bot of this level play for a seat; null: its person plays again. */
  z.strictObject({ type: z.literal('hand'), id, seat, bot: z.string().max(40).nullable() }),
  z.strictObject({ type: z.literal('resign'), id }),
  /** The host silences a seat, whoever said something (somebody who only watches, for example), or all who only watch. */
  z.strictObject({
    type: z.literal('mute'),
    id,
    seat: seat.optional(),
    said: z.int().min(0).optional(),
    watchers: z.literal(true).optional(),
    on: z.boolean(),
  }),
  /** The host frees a seat; a bot of this level sits down there, or it is open again before the match starts. */
  z.strictObject({ type: z.literal('remove'), id, seat, bot: z.string().max(40).nullable() }),
  /** The host makes somebody else the host. */
  z.strictObject({ type: z.literal('host'), id, seat }),
  z.strictObject({ type: z.literal('rematch'), id }),
  z.strictObject({
    type: z.literal('history'),
    id,
    before: z.int().min(0).optional(),
    most: z.int().min(1).max(MOST_EVENTS).optional(),
  }),
] as const

const command = z.discriminatedUnion('type', commands)
export const toServer = z.discriminatedUnion('type', [hello, ...commands])

export type Hello = z.infer<typeof hello>
export type Command = z.infer<typeof command>
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>
export type ToServer = z.infer<typeof toServer>
