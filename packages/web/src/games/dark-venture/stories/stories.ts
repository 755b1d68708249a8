import type { StoriesUI } from '../../../game-ui/stories.ts'
import { CampaignPage } from './CampaignPage.tsx'
import { Shelf } from './Shelf.tsx'

export const stories: StoriesUI = { Shelf, Campaign: CampaignPage }
