import {
  asArray,
  asObject,
  damaged,
  readMatchFile,
  refuse,
  type Json,
  type MatchFile,
} from '@longtable/kernel'
import type { SeatRecord } from '@longtable/server/wire'

const RECORD = 'longtable-record'

/** A match that was taken out of where it was played: all of it, or what one seat saw. */
export type ExportedMatch = MatchFile | SeatRecord

export function isSeatRecord(played: ExportedMatch): played is SeatRecord {
  return played.format === RECORD
}

/** Checks that a piece of JSON is a match, whole or as one seat saw it, and says what is wrong if it is not. */
export function readExportedMatch(json: Json): ExportedMatch {
  const isObject = json !== null && typeof json === 'object' && !Array.isArray(json)
  return isObject && (json as { format?: Json })['format'] === RECORD ? readRecord(json) : readMatchFile(json)
}

function readRecord(json: Json): SeatRecord {
  const from = asObject(json, 'file')
  const { version, game, rulesVersion, commitment, seat } = from
  if (version !== 1) refuse('kernel.file.version', { version: JSON.stringify(version ?? null), known: 1 })
  if (typeof game !== 'string') damaged('game', 'a word')
  if (typeof rulesVersion !== 'number') damaged('rulesVersion', 'a whole number from 1 on')
  const names = asArray(from['names'] ?? null, 'names').map((name, i) =>
    typeof name === 'string' ? name : damaged(`names[${i}]`, 'a name'),
  )
  if (seat !== null && (typeof seat !== 'number' || !(seat in names))) damaged('seat', 'a seat')
  return {
    format: RECORD,
    version: 1,
    game: game as string,
    rulesVersion: rulesVersion as number,
    config: asObject(from['config'] ?? null, 'config'),
    commitment: typeof commitment === 'string' ? commitment : '',
    seat: seat as number | null,
    names,
    updates: asArray(from['updates'] ?? null, 'updates').map((update, i) =>
      readUpdate(update, `updates[${i}]`),
    ),
  }
}

function readUpdate(json: Json, path: string): SeatRecord['updates'][number] {
  const { at, time, back, events, view } = asObject(json, path)
  if (typeof at !== 'number') damaged(`${path}.at`, 'a number')
  return {
    at: at as number,
    time: typeof time === 'number' ? time : 0,
    back: back === true,
    events: asArray(events ?? null, `${path}.events`).map((event, i) =>
      asObject(event, `${path}.events[${i}]`),
    ),
    view: view === undefined || view === null ? null : readView(view, `${path}.view`),
  }
}

function readView(json: Json, path: string): Json {
  const view = asObject(json, path)
  asObject(view['state'] ?? null, `${path}.state`)
  asObject(view['books'] ?? null, `${path}.books`)
  asArray(view['stack'] ?? null, `${path}.stack`)
  return view
}
