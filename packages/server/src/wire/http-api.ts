import { z } from 'zod'
import type { Config, Json, Option, Scenario } from '@longtable/kernel'
import type { MatchInfo } from './match.ts'
import { personName } from './to-server.ts'

const level = z.string().min(1).max(40)

/** What a person calls a device. */
export const newKey = z.strictObject({ device: personName.optional() })

/** A key of one's own, without its secret. */
export interface KeyInfo {
  readonly id: string
  readonly device: string
  readonly created: number
  /** When it was last used, to a few hours. */
  readonly seen: number
  /** Is it the one that asks? */
  readonly current: boolean
}

/** A new key, which is told once. */
export interface KeyGiven extends KeyInfo {
  readonly key: string
}

export const newPerson = z.strictObject({ name: personName })

export const newMatch = z.strictObject({
  game: z.string().max(40),
  config: z.record(z.string().max(60), z.json()).default({}),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        /** The person who sets the match up. */
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), bot: level }),
      ]),
    )
    .min(1)
    .max(16),
  listed: z.boolean().default(false),
  password: z.string().min(1).max(200).optional(),
  pace: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('live'),
        clock: z
          .strictObject({ bank: z.int().min(10).max(86_400), extra: z.int().min(0).max(3600) })
          .nullable(),
      }),
      z.strictObject({
        kind: z.literal('slow'),
        hours: z
          .int()
          .min(1)
          .max(24 * 30),
      }),
    ])
    .default({ kind: 'live', clock: null }),
  late: z.enum(['bot', 'ask']).default('ask'),
  /** May people ask what they could do? Without it: if nobody else can join. */
  advice: z.boolean().optional(),
  /** A seed of one's own: the match is then marked as seeded. */
  seed: z.string().min(1).max(200).optional(),
})
export type NewMatch = z.infer<typeof newMatch>

export const sitDown = z.strictObject({
  /** The secret of the seat's invitation; without it any open seat of a listed match. */
  invitation: z.string().max(64).optional(),
  password: z.string().max(200).optional(),
})

export const newWebhook = z.strictObject({
  url: z.string().max(2000),
  lang: z.enum(['en', 'fr']).default('en'),
})

export const deviceCode = z.strictObject({ code: z.string().max(64) })

/** A person, and the key that says so: the secret is given out once and never again. */
export interface PersonGiven {
  readonly id: string
  readonly name: string
  readonly key: string
}

/** What a person who is at a match may know beyond what everybody knows. */
export interface MyMatch {
  readonly match: MatchInfo
  /** The seats this person holds. */
  readonly mine: readonly number[]
  /** Links by which others take open seats; known to the host alone. */
  readonly invitations: readonly { readonly seat: number; readonly url: string }[]
  readonly webhook: {
    readonly host: string
    readonly error: string | null
    readonly delivered: number | null
  } | null
}

/** An option of a match without what checks it, which cannot be sent. */
export type PlainOption = Option extends infer O ? (O extends Option ? Omit<O, 'check'> : never) : never

/** A game as the lobby shows it. */
export interface GameInfo {
  readonly id: string
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }
  readonly scenarios: readonly Scenario[]
  readonly options: Readonly<Record<string, PlainOption>>
  readonly bots: readonly string[]
  /** Can somebody tell what one could do, and review a match that is over? */
  readonly advises: boolean
  readonly reviews: boolean
}

/** The record of one's own seat while a match goes on. */
export interface SeatRecord {
  readonly format: 'longtable-record'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly commitment: string
  /** Null for somebody who only watched. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly updates: readonly {
    readonly at: number
    readonly time: number
    readonly back: boolean
    readonly events: readonly Json[]
    readonly view: Json
  }[]
}
