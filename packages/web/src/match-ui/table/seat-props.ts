import type { MyMatch } from '@longtable/server/wire'
import type { ComponentType } from 'react'
import type { GameUI } from '../../game-ui/game-ui.ts'
import type { GuideProps } from '../../game-ui/guide-props.ts'
import type { Connection } from '../../connections/connection.ts'

export interface MatchTableProps {
  readonly connection: Connection
  readonly mine: MyMatch
  readonly ui: GameUI
  readonly password?: string | undefined
  readonly guide?: ComponentType<GuideProps> | undefined
}

export interface SeatProps extends MatchTableProps {
  readonly seat: number | null
  readonly sitAs: (seat: number | null) => void
}
