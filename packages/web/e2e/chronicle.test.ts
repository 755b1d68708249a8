import { letChoose, random } from '@longtable/bots'
import { darkVenture, type DarkVenture } from '@longtable/dark-venture'
import { Engine, Match, Random, Recorder, seedFrom, type BotPlayer, type MatchFile } from '@longtable/kernel'
import { askMatchService } from './support/ask-match-service.ts'
import { expect, test } from './support/test.ts'
import { isAskedBy } from './support/arranged.ts'
import { atTable } from './support/matches.ts'
import { clear, untilAsked } from './support/player.ts'
import { quiet } from './support/settings.ts'

const engine = new Engine<DarkVenture>(darkVenture, 2, { mode: 'adventure' })

/** A match in which one passage has led to another, and the first seat is to move; undefined if it ends before. */
function linkedIn(seed: string): MatchFile | undefined {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, ['Ada', 'novice'])
  const chance = new Random(seedFrom(seed))
  const isTurn = isAskedBy<DarkVenture>('turn')
  const { adventure } = engine.viewContext(engine.view(match.position, 0)).tables
  const beginnings = new Set<string>([
    ...(adventure?.events ?? []).map(({ passage }) => passage),
    ...[...(adventure?.watches ?? []), ...(adventure?.endings ?? [])].map(({ read }) => read),
  ])
  let isLinked = false
  while (!engine.over(match.position)) {
    const [seat] = engine.awaited(match.position)
    const choice = letChoose(random as BotPlayer<DarkVenture>, engine, match.position, seat, chance)
    const { events } = match.choose(seat, choice)
    recorder.note()
    isLinked ||= events.some(({ event }) => event.event === 'passage' && !beginnings.has(event.passage))
    if (isLinked && isTurn(match)) return recorder.file()
  }
  return undefined
}

test('what was read before a page was loaded stands in the chronicle, with the passages that it led to', async ({
  page,
}) => {
  const seeds = Array.from({ length: 40 }, (_, n) => `chronicle ${n}`)
  const seed = seeds.find((each) => linkedIn(each) !== undefined)
  if (seed === undefined) throw new Error('no passage led to another')
  await quiet(page)
  const match = await askMatchService(page, 'imported', linkedIn(seed))
  await page.goto(`/here/${match}`)
  await atTable(page)
  await untilAsked(page)
  await clear(page)
  await page.keyboard.press('b')
  const chapters = page.getByRole('dialog').locator('.dv-story-chapter')
  await expect(chapters.filter({ has: page.locator('.dv-story-next') }).first()).toBeAttached()
})
