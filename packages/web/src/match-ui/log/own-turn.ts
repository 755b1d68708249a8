import { text, type Text } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Back, Happened } from '@longtable/server/wire'
import { useMemo } from 'react'
import type { GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'
import { describing, logLineOf, type Describe } from './log-lines.ts'
import type { PlaybackFrame } from '../playback/playback-queue.ts'

/** What somebody did since nothing stands in the way of taking it back. */
export interface TurnStep {
  /** The update that told of it. */
  readonly at: number
  readonly words: readonly Text[]
  /** The moment right after it, to return to; undefined for the last one: that is now. */
  readonly to: number | undefined
}

export interface OwnTurn {
  readonly steps: readonly TurnStep[]
  /** The moment before the first step. */
  readonly start: number | undefined
  /** Why nothing before the first step can be taken back. */
  readonly why: Text
  /** The update after which the steps begin, where an own choice is what stands in the way. */
  readonly barrier: number | undefined
  /** The seat has something to choose now. */
  readonly isAsked: boolean
}

/** For a choice that was made before this page was there, and that nothing was told of. */
const OWN_CHOICE = text('web.shell.ownChoice')

const chosen = new WeakMap<RemoteTable, Map<number, Text>>()

/** Keeps what was chosen, in the words of its entry: for choices that nothing else is told of. */
export function noteChosen(table: RemoteTable, words: Text | undefined): void {
  if (table.at === undefined || words === undefined) return
  const known = chosen.get(table) ?? new Map<number, Text>()
  chosen.set(table, known.set(table.at, words))
}

function turnOf(table: RemoteTable, { to, why, after }: Back, isAsked: boolean, describe: Describe): OwnTurn {
  const told = new Map(table.happenings.map((each) => [each.at, each]))
  const known = chosen.get(table)
  const steps = to.map((moment, i): TurnStep => {
    const happened = told.get(moment + 1)
    const words = happened === undefined ? [] : logLineOf(happened, describe).words
    return {
      at: moment + 1,
      words: words.length > 0 ? words : [known?.get(moment) ?? OWN_CHOICE],
      to: to[i + 1],
    }
  })
  return { steps, start: to[0], why, barrier: after === null ? undefined : after + 1, isAsked }
}

/** The steps that can be taken back, as the frame that is shown knows them. */
export function useTurn(
  table: RemoteTable,
  engine: MatchEngine,
  frame: PlaybackFrame | undefined,
  ctx: GameViewContext | undefined,
): OwnTurn | undefined {
  const back = frame?.back
  const isAsked = frame?.menu.menu?.awaited === true
  return useMemo(
    () =>
      back === null || back === undefined || ctx === undefined
        ? undefined
        : turnOf(table, back, isAsked, describing(engine, ctx)),
    [table, engine, back, isAsked, ctx],
  )
}

/** The last line that cannot be taken back: after it stands why. Nothing where nobody asks. */
export function lastBefore(
  { steps, barrier, isAsked }: OwnTurn,
  lines: readonly Pick<Happened, 'at'>[],
): number | undefined {
  const [first] = steps
  if (first === undefined && !isAsked) return undefined
  const before = barrier === undefined ? (first?.at ?? Number.POSITIVE_INFINITY) - 1 : barrier
  return lines.findLast(({ at }) => at <= before)?.at
}

/** Which of the updates after the barrier were taken back again: all between a step that stands and a return. */
export function deadAfter(
  { steps, barrier }: OwnTurn,
  lines: readonly Pick<Happened, 'at' | 'back'>[],
): Set<number> {
  const standing = new Set(steps.map(({ at }) => at))
  const first = barrier ?? (steps[0]?.at ?? Number.POSITIVE_INFINITY) - 1
  const dead = new Set<number>()
  let since: number[] = []
  for (const { at, back } of lines) {
    if (at <= first) continue
    if (standing.has(at)) since = []
    else if (back) {
      for (const each of since) dead.add(each)
      since = []
    } else since.push(at)
  }
  return dead
}
