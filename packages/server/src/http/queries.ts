import { z } from 'zod'
import { dayOf } from '../wire/daily.ts'

/** Milliseconds since 1970, of the last match of the page before. */
const before = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()

export const pageQuery = z.strictObject({ before })

export const listQuery = z.strictObject({
  status: z.enum(['gathering', 'running', 'over']).default('gathering'),
  before,
})

export const dailyQuery = z.strictObject({
  scenario: z.string().min(1).max(60).optional(),
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .refine((day) => !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day)
    .optional(),
  seats: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .optional(),
})

/** `watch`: the record of somebody who only watches. */
export const exportQuery = z.strictObject({
  seat: z
    .string()
    .regex(/^(?:watch|[0-9]|[12][0-9]|3[01])$/)
    .transform((seat) => (seat === 'watch' ? null : Number(seat)))
    .optional(),
})
