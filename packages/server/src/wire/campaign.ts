import { z } from 'zod'
import type { Json } from '@longtable/kernel'

/** What somebody wants kept of a campaign: what is in it its game alone knows. */
const body = z.record(z.string().max(60), z.json())

export const newCampaign = z.strictObject({ game: z.string().max(40), body })
export type NewCampaign = z.infer<typeof newCampaign>

/** `after`: the version that was read before; whoever does not know the newest changes nothing. */
export const keptCampaign = z.strictObject({ body, after: z.int().min(1) })
export type KeptCampaign = z.infer<typeof keptCampaign>

/** Several matches of a game in a row, and what is carried over between them. Whoever knows its id may see it and go on with it. */
export interface CampaignInfo {
  readonly id: string
  readonly game: string
  /** Raised by every change. */
  readonly version: number
  /** When it was last changed. */
  readonly changed: number
  readonly body: Readonly<Record<string, Json>>
}
