import { letChoose } from '@longtable/bots'
import { loadGames } from '@longtable/games'
import { novice } from '@longtable/immortals'
import {
  Engine,
  Match,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Game,
  type GameEvent,
  type MatchFile,
  type Told,
  type View,
} from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { cutFile, buildingTimeline, timelineOfFile } from '../src/pages/replay/from-match-file.ts'

const registry = await loadGames()

const game: Game = registry[0].game
const bot = novice as unknown as BotPlayer

interface Seen {
  readonly views: readonly View[]
  readonly events: readonly (readonly GameEvent[])[]
  readonly awaited: readonly number[]
}

interface Shot {
  readonly file: MatchFile
  /** What every viewer saw at every moment. */
  readonly seen: readonly Seen[]
}

function seenNow(match: Match, told: readonly Told<GameEvent>[]): Seen {
  const { engine, position } = match
  const viewers = Array.from({ length: engine.seats + 1 }, (_, viewer) => viewer)
  return {
    views: viewers.map((viewer) => engine.view(position, viewer)),
    events: viewers.map((viewer) => engine.eventsFor(told, viewer)),
    awaited: engine.awaited(position),
  }
}

/** Bots play a match; where `isRestless`, they take back what they can every now and then, and agree to go back. */
function shoot(seed: string, isRestless: boolean): Shot {
  const engine = new Engine(game, 3, { rounds: 2 })
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, ['Ann', 'novice', 'novice'])
  const random = new Random(seedFrom(seed))
  const seen = [seenNow(match, match.opening)]
  const turn = (): readonly Told<GameEvent>[] => {
    const seat = random.pick(engine.awaited(match.position))
    const last = match.log.at(-1)
    const isCalm = last !== undefined && !('undo' in last) && !('rewind' in last)
    if (isRestless && isCalm && random.below(6) === 0 && match.whyNoUndo(last.seat) === undefined) {
      match.undo(last.seat)
      return []
    }
    if (isRestless && isCalm && match.length > 12 && random.below(40) === 0) {
      match.rewind(match.length - 5)
      return []
    }
    const choice = letChoose(bot, engine, match.position, seat, random)
    return isRestless && random.below(3) === 0
      ? match.gesture(seat, [choice, choice]).flatMap(({ events }) => events)
      : match.choose(seat, choice).events
  }
  while (!engine.over(match.position)) {
    const told = turn()
    recorder.note()
    seen.push(seenNow(match, told))
  }
  return { file: recorder.file(), seen }
}

const calm = shoot('film', false)
const restless = shoot('film', true)

describe.each([
  { how: 'calmly', shot: calm },
  { how: 'restlessly', shot: restless },
])('a match that bots played $how', ({ shot: { file, seen } }) => {
  const timeline = timelineOfFile(game, file)

  test('has a moment before the first choice and one after each line', () => {
    expect(timeline.length).toBe(file.log.length + 1)
    expect(timeline.source.trouble).toBeUndefined()
    expect(timeline.viewers).toEqual([0, 1, 2, 3])
  })

  test('shows at every moment to every viewer what the engine showed then', () => {
    for (const [at, { views, events, awaited }] of seen.entries()) {
      for (const viewer of timeline.viewers) {
        const moment = timeline.moment(at, viewer)
        expect(moment.view).toEqual(views[viewer])
        expect(moment.events).toEqual(events[viewer])
        expect(moment.awaited).toEqual(awaited)
      }
    }
  })

  test('steps over moments at which one notices nothing', () => {
    for (let at = 0; at < timeline.length - 1;) {
      const next = timeline.step(at, 1, 0)
      for (let between = at + 1; between < next; between++) {
        expect(seen[between].views[0]).toEqual(seen[at].views[0])
        expect(seen[between].events[0]).toEqual([])
      }
      at = next
    }
    expect(timeline.step(timeline.length - 1, 1, 0)).toBe(timeline.length - 1)
    expect(timeline.step(0, -1, 0)).toBe(0)
  })

  test('knows where its rounds begin', () => {
    expect(timeline.rounds(3).map(({ round }) => round)).toEqual([1, 2])
    const [first, second] = timeline.rounds(3)
    expect(timeline.stepRound(0, 1, 3)).toBe(first.at)
    expect(timeline.stepRound(first.at, 1, 3)).toBe(second.at)
    expect(timeline.stepRound(second.at, 1, 3)).toBe(timeline.length - 1)
    expect(timeline.stepRound(timeline.length - 1, -1, 3)).toBe(second.at)
    expect(timeline.stepRound(first.at, -1, 3)).toBe(0)
  })

  test('can be gone on with from any of its moments', () => {
    const at = Math.floor(timeline.length / 2)
    const cut = cutFile(file, at, 1, 'novice')
    expect(cut.seats).toEqual(['novice', '', 'novice'])
    expect(cut.marks.every((mark) => mark.at <= at)).toBe(true)
    const again = timelineOfFile(game, cut)
    expect(again.length).toBe(at + 1)
    expect(again.moment(at, 3).view).toEqual(timeline.moment(at, 3).view)
  })
})

test('a line tells who took something back, and what was taken back', () => {
  const { file } = restless
  const timeline = timelineOfFile(game, file)
  const undone = file.log.flatMap((entry, i) => ('undo' in entry ? [{ at: i + 1, seat: entry.seat }] : []))
  expect(undone.length).toBeGreaterThan(3)
  for (const { at, seat } of undone) {
    const before = timeline.lines(seat).filter((line) => line.at === at)
    expect(before.map(({ text }) => text.key)).toEqual(['web.replay.back.seat'])
    // A seat that goes back was the last to choose here, so it took the line before back.
    expect(timeline.source.isTakenBack(at - 1)).toBe(true)
  }
  const rewinds = file.log.filter((entry) => 'rewind' in entry)
  const told = timeline.lines(3).filter(({ text }) => text.key === 'web.replay.back.all')
  expect(told.length).toBe(rewinds.length)
  const standing = file.log.filter((entry, i) => 'choice' in entry && !timeline.source.isTakenBack(i + 1))
  expect(standing.length).toBeLessThan(file.log.filter((entry) => 'choice' in entry).length)
})

test('nobody is told what others took back in secret', () => {
  const timeline = timelineOfFile(game, restless.file)
  const undone = restless.file.log.flatMap((entry, i) => ('undo' in entry ? [i + 1] : []))
  const isTold = (at: number): boolean => timeline.lines(3).some((line) => line.at === at)
  const { seen } = restless
  for (const at of undone) {
    const isSeen = JSON.stringify(seen[at].views[3]) !== JSON.stringify(seen[at - 1].views[3])
    expect(isTold(at)).toBe(isSeen)
  }
  expect(undone.some(isTold)).toBe(true)
  expect(undone.every(isTold)).toBe(false)
})

test('a long match keeps only some of its positions and still shows all moments', () => {
  const timeline = timelineOfFile(game, restless.file, 10)
  const { length } = timeline
  for (const at of [length - 1, 3, length - 2, 7, 0, Math.floor(length / 3)]) {
    expect(timeline.moment(at, 1).view).toEqual(restless.seen[at].views[1])
  }
})

test('a file whose log cannot be played again is shown as far as it goes', () => {
  const { file } = calm
  const broken = { ...file, log: file.log.with(30, { seat: 0, choice: { do: 'fly' } }) }
  const timeline = timelineOfFile(game, broken)
  expect(timeline.length).toBe(31)
  expect(timeline.source.trouble?.key).toBe('server.notReplayed')
  const other = { ...file, marks: file.marks.map((mark) => ({ ...mark, hash: 'other' })) }
  const differing = timelineOfFile(game, other)
  expect(differing.length).toBe(25)
  expect(differing.source.trouble).toEqual({ key: 'server.notSame', with: { line: 25 } })
})

test('playing again can be done in steps', () => {
  const { file } = calm
  const playing = buildingTimeline(game, file)
  expect(playing.next().value).toBe(1)
  expect(playing.next().value).toBe(2)
})
