import { playing, playOn } from '@longtable/bots'
import { Engine, Random, seedFrom } from '@longtable/kernel'
import { novice } from '../../src/bots/novice.ts'
import { aftermath, type ChapterResult } from '../../src/campaign/aftermath.ts'
import { castFor, matchFor } from '../../src/campaign/casting.ts'
import { withChapter } from '../../src/campaign/going-on.ts'
import {
  type CampaignRecord,
  newCampaign,
  nextChapter,
  readRecord,
  type Road,
  type TableKind,
  writeRecord,
} from '../../src/campaign/record.ts'
import type { FactionId } from '../../src/content/ids.ts'
import type { SideName } from '../../src/content/stories.ts'
import { darkVenture } from '../../src/game.ts'

export function begun(
  table: TableKind = 'competitive',
  banners: readonly FactionId[] = ['varpen', 'dhargon', 'bohmerk'],
  road: Road = 'long',
): CampaignRecord {
  return newCampaign({
    id: 'c1',
    road,
    table,
    level: 'normal',
    seats: banners.map((banner, at) => ({
      name: `n${at}`,
      by: at === 0 ? 'person' : { bot: 'novice' },
      banner,
    })),
  })
}

/** A record that has come to a chapter, with these flags. */
export function cameTo(
  record: CampaignRecord,
  chapter: string,
  flags: readonly string[] = [],
): CampaignRecord {
  let now: CampaignRecord = { ...record, flags }
  for (let next = nextChapter(now); next !== undefined && next.code !== chapter; next = nextChapter(now)) {
    const played = {
      chapter: next.code,
      match: '',
      winners: [],
      rounds: 1,
      leads: now.seats.map(() => null),
      laurels: now.seats.map(() => 0),
      flags: [],
      choices: [],
    }
    now = { ...now, played: [...now.played, played] }
  }
  return now
}

/** The result of a chapter in which these sides have won. */
export function resultOf(
  record: CampaignRecord,
  winners: readonly SideName[],
  more: Partial<ChapterResult['sides'][number]> = {},
): { readonly result: ChapterResult; readonly seats: readonly number[] } {
  const cast = castFor(record)
  const { seats } = matchFor(record, cast)
  return {
    seats,
    result: {
      chapter: nextChapter(record)?.code ?? '',
      winners,
      rounds: 5,
      inTeams: false,
      sides: seats.map((at, seat) => ({
        side: cast.leads[at] as SideName,
        seat,
        score: seat,
        points: 0,
        survivors: [],
        items: [],
        summoned: false,
        ...more,
      })),
    },
  }
}

/** The next chapter played by novices; the record is read from its file in between. */
export function playChapter(record: CampaignRecord, seed: string): CampaignRecord {
  const read = readRecord(writeRecord(record))
  const { config, seats } = matchFor(read, castFor(read))
  const engine = new Engine(darkVenture, seats.length, config)
  const game = playing(engine, seedFrom(seed))
  playOn(
    engine,
    game,
    seats.map(() => novice),
    new Random(seedFrom(`${seed} bots`)),
    { most: 20_000 },
  )
  const result = aftermath(game.position.state, engine.tables)
  if (result === undefined) throw new Error('the chapter did not end')
  return withChapter(read, result, { match: seed, seats, choices: new Map() })
}
