import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import type { FixtureOutcome, Study } from '@longtable/bots/arena'
import { readConfig, refuse, UserError, type ConfigSpec, type Json } from '@longtable/kernel'
import { exists, writable } from '../files/files.ts'

const FORMAT = 'longtable-arena'
const VERSION = 1

/**
 * The games of a study as they were played, one a line below a line that says what is studied. Lines are only ever added,
 * so that whatever ends a run, all but the game it was at are kept.
 */
export class ResultsFile {
  readonly outcomes = new Map<string, FixtureOutcome>()
  private readonly path: string

  constructor(path: string, study: Study, options: ConfigSpec) {
    this.path = path
    const head = headOf(study)
    if (exists(path)) this.read(head, options)
    else this.append(head)
  }

  add(outcome: FixtureOutcome): void {
    this.outcomes.set(outcome.id, outcome)
    this.append(JSON.stringify(outcome))
  }

  private append(line: string): void {
    writable(this.path, () => appendFileSync(this.path, `${line}\n`))
  }

  private read(head: string, options: ConfigSpec): void {
    const { path } = this
    const content = writable(path, () => readFileSync(path, 'utf8'))
    // What comes after the last end of a line was being written when something ended the run.
    const end = content.lastIndexOf('\n') + 1
    const [first = '', ...lines] = content.slice(0, end).split('\n')
    const said = saidInFull(first, options)
    if (said !== head) refuse('cli.arena.otherStudy', { path, difference: differenceOf(said, head) })
    if (end < content.length)
      writable(path, () => truncateSync(path, Buffer.byteLength(content.slice(0, end))))
    for (const line of lines.filter((each) => each !== '')) {
      const outcome = outcomeIn(line) ?? refuse('cli.arena.damaged', { path })
      this.outcomes.set(outcome.id, outcome)
    }
  }
}

function headOf(study: Study): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, study })
}

/** The first line of a file with the options that there were not yet when it was written. */
function saidInFull(first: string, options: ConfigSpec): string {
  const study = (parsed(first) as { readonly study?: Study } | null)?.study
  if (study === undefined || typeof study.rulesVersion !== 'number') return first
  try {
    return headOf({ ...study, config: readConfig(options, study.config, study.rulesVersion) })
  } catch (error) {
    if (error instanceof UserError) return first
    throw error
  }
}

function outcomeIn(line: string): FixtureOutcome | undefined {
  const json = parsed(line)
  return json !== null && typeof json === 'object' && 'id' in json && 'thinking' in json
    ? (json as unknown as FixtureOutcome)
    : undefined
}

function parsed(line: string): Json {
  try {
    return JSON.parse(line) as Json
  } catch {
    return null
  }
}

type Head = { readonly study?: Readonly<Record<string, Json>> } | null

/** The first setting in which two studies differ, as the file has it and as it was asked for. */
function differenceOf(first: string, head: string): string {
  const [had, wanted] = [first, head].map((line) => (parsed(line) as Head)?.study)
  if (had === undefined || wanted === undefined) return `“${first.slice(0, 40)}”`
  const name = Object.keys(wanted).find((each) => JSON.stringify(had[each]) !== JSON.stringify(wanted[each]))
  return name === undefined ? '' : `${name}: ${JSON.stringify(had[name])} ≠ ${JSON.stringify(wanted[name])}`
}
