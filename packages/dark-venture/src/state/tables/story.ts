import { refuse, text } from '@longtable/kernel'
import { BASE } from '../../content/box.ts'
import { type Edition, edition as printed } from '../../content/edition.ts'
import { scenarioInCampaign } from '../../content/campaign-changes.ts'
import { campaignFrom, type CampaignOption, chapterOf } from '../../content/campaign-option.ts'
import { factionIds } from '../../content/ids.ts'
import { forSeats, scenarioFor } from '../../content/scaling.ts'
import type { AdventureRow, ScenarioRow, ScenarioSide } from '../../content/stories.ts'
import { SIDE_NO } from '../names.ts'
import { FACTIONS, type SideNo } from '../numbers.ts'
import type { Options } from '../options.ts'
import type { PieceTables } from './pieces.ts'
import type { SideTables } from './sides.ts'

/** What is played: a Victory game, a scenario or the adventure (DV-SETUP-01). */
export interface StoryTables {
  readonly scenario: ScenarioRow | undefined
  readonly adventure: AdventureRow | undefined
  /** By side: its row in the scenario. */
  readonly cast: readonly (ScenarioSide | undefined)[]
  /** By side: may a seat take it? */
  readonly open: readonly boolean[]
  /** By side: its Auto-Enemy deck plays it whatever the seats take (adventure: once it wakes). */
  readonly auto: readonly boolean[]
  /** What is left of the chapters before, in a campaign. */
  readonly campaign?: CampaignOption | undefined
  /** Points that win a Victory game; 0 in a story. */
  readonly target: number
  /** The last round of a scenario; 0: no end. */
  readonly rounds: number
}

export function storyTables(
  options: Options,
  edition: Edition,
  sides: Pick<SideTables & PieceTables, 'heroOf' | 'ownFaction'>,
  seats: number,
): StoryTables {
  switch (options.mode) {
    case 'scenario':
      return scenarioTables(options, edition, sides.heroOf.length, seats)
    case 'adventure':
      return adventureTables(options, edition, sides, seats)
    case 'victory':
      return victoryTables(options, sides, seats)
  }
}

/** Is it a faction, or a Hero that is in the box? */
export function canPlay({ heroOf }: Pick<PieceTables, 'heroOf'>, side: SideNo): boolean {
  return side < FACTIONS || heroOf[side] >= 0
}

function victoryTables(
  options: Options,
  sides: Pick<SideTables & PieceTables, 'heroOf' | 'ownFaction'>,
  seats: number,
): StoryTables {
  const { heroOf, ownFaction } = sides
  const auto = heroOf.map((_, side) => side < FACTIONS && options[factionIds[side]] === 'auto')
  const open = heroOf.map(
    (_, side) => canPlay(sides, side) && (side >= FACTIONS || options[factionIds[side]] === 'open'),
  )
  const playing = seats + auto.filter(Boolean).length
  if (playing < 2) refuse('setup.tooFew', { seats })
  // Delok is one of the Alderkang: of the two only one is played alone.
  const shared = ownFaction.filter((faction) => faction >= 0 && (open[faction] || auto[faction])).length
  const free = open.filter(Boolean).length - shared
  if (free < seats) refuse('setup.tooManySeats', { seats, free })
  return {
    scenario: undefined,
    adventure: undefined,
    cast: heroOf.map(() => undefined),
    open,
    auto,
    target: Number(options.target),
    rounds: 0,
  }
}

/** The story of that name, or why it cannot be played: its set is not in the box, or it came later than the match. */
function storyNamed<R extends ScenarioRow | AdventureRow>(
  inBox: readonly R[],
  all: readonly R[],
  id: string,
): R {
  const row = inBox.find((story) => story.id === id)
  if (row !== undefined) return row
  const missing = all.find((story) => story.id === id)
  if (missing === undefined) throw new Error(`no story ${id}`)
  refuse('setup.notInBox', { story: missing.name, set: text(`options.sets.values.${missing.set ?? BASE}`) })
}

function scenarioTables(options: Options, edition: Edition, sides: number, seats: number): StoryTables {
  const named = storyNamed(edition.scenarios, printed.scenarios, options.scenario)
  const campaign = campaignFrom(options.campaign)
  if (campaign !== undefined) checkCampaign(campaign, named, seats)
  const played = scenarioFor(named, seats, options.level)
  const scenario = campaign === undefined ? played : scenarioInCampaign(played, campaign)
  const [least, most] = scenario.players
  if (seats < least || seats > most) {
    refuse('setup.scenarioSeats', { scenario: scenario.name, least, most, seats })
  }
  const cast = Array.from({ length: sides }, (_, side) =>
    scenario.sides.find((row) => SIDE_NO[row.side] === side),
  )
  return {
    scenario,
    adventure: undefined,
    cast,
    open: cast.map((row) => row !== undefined && row.control !== 'auto'),
    auto: cast.map((row) => row?.control === 'auto'),
    campaign,
    target: 0,
    rounds: scenario.rounds,
  }
}

/** It is that chapter's scenario, and every seat leads a side of it. */
function checkCampaign({ chapter, leads }: CampaignOption, { id, sides }: ScenarioRow, seats: number): void {
  if (chapterOf(chapter)?.scenario !== id) refuse('campaign.otherChapter', { chapter, scenario: id })
  const isLed = leads.every((side) => sides.some((row) => row.side === side && row.control !== 'auto'))
  if (leads.length !== seats || !isLed) refuse('campaign.wrong', { part: 'leads' })
}

function adventureTables(
  options: Options,
  edition: Edition,
  sides: Pick<PieceTables, 'heroOf'>,
  seats: number,
): StoryTables {
  const adventure = forSeats(storyNamed(edition.adventures, printed.adventures, options.adventure), seats)
  const [least, most] = adventure.players
  if (seats < least || seats > most) {
    refuse('setup.scenarioSeats', { scenario: adventure.name, least, most, seats })
  }
  const enemy = SIDE_NO[adventure.enemy.faction]
  return {
    scenario: undefined,
    adventure,
    cast: sides.heroOf.map(() => undefined),
    open: sides.heroOf.map((_, side) => canPlay(sides, side) && side !== enemy),
    auto: sides.heroOf.map((_, side) => side === enemy),
    target: 0,
    rounds: 0,
  }
}
