import {
  refuse,
  replay,
  sameChoice,
  text,
  type Difference,
  type Game,
  type MatchFile,
  type Text,
} from '@longtable/kernel'
import { namingFile, readMatch } from '../files/files.ts'
import { findGame, loadGameEntry, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'

export interface OpenedMatch {
  readonly path: string
  readonly file: MatchFile
  readonly entry: CliGameEntry
}

/** Reads a match file of a game that we have, under rules that we know. */
export async function openMatchFile(context: CommandContext, path: string): Promise<OpenedMatch> {
  const file = readMatch(path)
  namingFile(path, () => findGame(context, file.game))
  const entry = await loadGameEntry(context, file.game)
  const { rulesVersion } = entry.game
  if (file.rulesVersion > rulesVersion) {
    refuse('cli.file.newer', { path, version: file.rulesVersion, known: rulesVersion })
  }
  return { path, file, entry }
}

/** Where a replay left its file, told as far as it can be: the choice, the step, the rule and what differed. */
export interface DescribedDifference {
  readonly at: number
  readonly step: string | undefined
  readonly rule: string | undefined
  readonly text: Text
}

export function describeDifference(
  { path, file, entry }: OpenedMatch,
  difference: Difference,
): DescribedDifference {
  const { at, entry: line, text: problem } = difference
  const found = { path, at, of: file.log.length, problem: inFull(file, entry.game, problem) }
  const blocking = problem.key === 'kernel.blocked' ? problem.with?.['rule'] : undefined
  const rule = typeof blocking === 'string' ? blocking : undefined
  if (line === undefined) return { at, step: undefined, rule, text: text('cli.replay.differsAtStart', found) }
  if ('rewind' in line) return { at, step: undefined, rule, text: text('cli.replay.differsAtRewind', found) }
  const seat = line.seat + 1
  if ('undo' in line)
    return { at, step: undefined, rule, text: text('cli.replay.differsAtUndo', { ...found, seat }) }
  const asked = askedBefore(entry.game, file, at, line.seat)
  const step = asked?.step
  const entries = [...(asked?.entries ?? []), ...(asked?.blocked ?? [])]
  // The first choice of a gesture is enough to know it by.
  const chosen = 'gesture' in line ? line.gesture[0] : line.choice
  const described = entries.find((each) => chosen !== undefined && sameChoice(each.choice, chosen))?.text
  const choice = described ?? JSON.stringify(chosen)
  const differs = text('cli.replay.differsAtChoice', { ...found, seat, choice, step: step ?? '–' })
  return { at, step, rule, text: differs }
}

/** An older rules version is worth a word: it may be the whole reason. */
function inFull(file: MatchFile, game: Game, problem: Text): Text {
  if (file.rulesVersion === game.rulesVersion) return problem
  return text('cli.replay.older', { problem, version: file.rulesVersion, now: game.rulesVersion })
}

function askedBefore(game: Game, file: MatchFile, at: number, seat: number) {
  const { match } = replay(game, { ...file, marks: [] }, { until: at - 1 })
  return seat < match.engine.seats ? match.engine.describedMenu(match.position, seat) : null
}
