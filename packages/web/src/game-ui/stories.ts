import type { Config } from '@longtable/kernel'
import type { GameInfo } from '@longtable/server/wire'
import type { ComponentType } from 'react'
import type { Connection } from '../connections/connection.ts'

export interface ShelfProps {
  readonly game: GameInfo
  /** Sets up a match with these options. */
  readonly onPlay: (config: Config) => void
}

export interface CampaignProps {
  readonly connection: Connection
  /** Of the campaign. */
  readonly id: string
}

/** For a game that tells stories: the shelf on which they stand, and the page of a campaign. */
export interface StoriesUI {
  readonly Shelf: ComponentType<ShelfProps>
  readonly Campaign: ComponentType<CampaignProps>
}
