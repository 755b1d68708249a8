// What clients use of the campaign: its record, its matches, and what it tells.
export { aftermath, type ChapterResult } from './campaign/aftermath.ts'
export {
  castFor,
  type Cast,
  matchFor,
  sendsChampion,
  sidesFor,
  scenarioOfChapter,
} from './campaign/casting.ts'
export {
  type CampaignEnd,
  checkChoice,
  choosingAfter,
  type Choosing,
  endOf,
  laurelsOf,
  usualChoice,
  withChapter,
} from './campaign/going-on.ts'
export {
  type CampaignRecord,
  type CampaignSeat,
  chaptersOf,
  newCampaign,
  nextChapter,
  readRecord,
  type Road,
  standingOf,
  type TableKind,
  withChoice,
  withMatch,
  withNewcomer,
  withoutMatch,
  withoutPerson,
  writeRecord,
} from './campaign/record.ts'
export {
  campaignGround,
  favourTexts,
  nameOfSide,
  nameOfThing,
  outcomeOf,
  storyFacts,
} from './campaign/told-names.ts'
export { factionIds, type FactionId, type Resource, resourceIds } from './content/ids.ts'
export type { SideName, StoryLevel } from './content/stories.ts'
export type { Names } from './content/types.ts'
export { SIDE_NO } from './state/names.ts'
export type { Boon, BoonId } from './content/campaign-option.ts'
export type { ChapterRow } from './content/campaign-chapters.ts'
export { campaignActs, campaignAftermath, campaignProse } from './content/stories-prose/campaign-prose.ts'
export { campaignBoons, campaignEndings } from './content/stories-prose/campaign-rewards.ts'
export { storiesProse, type StoryId } from './content/stories-prose/told-stories.ts'
