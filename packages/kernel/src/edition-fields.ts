import type { Json } from './schema.ts'
import { text, type Text, type Translated } from './text.ts'

/** A word on what a field means, for whoever enters it. */
interface Explained {
  readonly about?: Translated
}

/**
 * What may stand in a place of an edition. The same description checks what somebody entered, writes the template and draws the
 * form; `cases` and `shapes` describe small languages, such as that of a game's effects.
 */
export type EditionField = Explained &
  (
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'text'; readonly longest: number }
    /** The same in every language: given one by one. */
    | { readonly kind: 'names'; readonly longest: number }
    | { readonly kind: 'colour' }
    | { readonly kind: 'flag' }
    /** Nothing but true, or left out. */
    | { readonly kind: 'mark' }
    | { readonly kind: 'one'; readonly of: readonly string[] }
    | {
        readonly kind: 'list'
        readonly of: EditionField
        readonly least?: number
        readonly most: number
        /** None twice. */
        readonly isSet?: true
      }
    | EditionGroup
    /** One group for each word that may stand under `by`. */
    | {
        readonly kind: 'cases'
        readonly by: string
        readonly of: Readonly<Record<string, EditionGroup>>
        /** Counts as a step of a program. */
        readonly isStep?: true
      }
    /** One of several: a value whose kind fits, or the group that has the given fields. */
    | { readonly kind: 'shapes'; readonly of: readonly EditionField[] }
    /** A part of a language that contains itself. */
    | { readonly kind: 'part'; readonly field: () => EditionField }
    /** A place on something that the game describes, such as a space of a map. */
    | {
        readonly kind: 'place'
        readonly known: (word: string) => boolean
        readonly example: string
      }
  )

export interface EditionGroup extends Explained {
  readonly kind: 'group'
  readonly fields: Readonly<Record<string, EditionField>>
  /** Those of the fields that may be left out. */
  readonly optional?: readonly string[]
}

/** What is wrong with an edition, and where: keys joined with dots, none for the whole of it. */
export interface EditionProblem {
  readonly path: string
  readonly problem: Text
}

/** How much there may be of anything: an edition is what somebody else has written. */
export const editionBounds = {
  /** Letters of the whole of it, as JSON. */
  letters: 262_144,
  nesting: 24,
  values: 20_000,
  /** Steps of one program, those inside others too. */
  steps: 200,
  problems: 40,
  /** Values looked at, those again that are tried in several ways. */
  work: 200_000,
} as const

/** What is in every template beside the values, for the reader alone. */
export const EDITION_NOTE = '//'

type Fields = Readonly<Record<string, Json>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What steers a terminal, turns the direction of writing or stands for nothing is taken out of every text; so are line breaks. */
export function plainText(words: string): string {
  const spaced = words.replaceAll(/\s/gu, ' ').replaceAll(/\p{C}/gu, '')
  return spaced.replaceAll(/ +/g, ' ').trim()
}

export function below(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

/** Reads one edition: collects all that is wrong with it. */
export class EditionReader {
  readonly problems: EditionProblem[] = []
  private steps = 0
  private readonly work: { left: number }

  constructor(work: { left: number } = { left: editionBounds.work }) {
    this.work = work
  }

  note(path: string, key: string, values?: Text['with']): void {
    if (this.problems.length < editionBounds.problems)
      this.problems.push({ path, problem: text(key, values) })
  }

  private wrong(path: string, word: string, values?: Text['with']): void {
    this.note(path, `kernel.edition.${word}`, values)
  }

  /** The corrected value: what was given, over what was there; without anything that was there, all that is needed must be given. */
  read(field: EditionField, given: Json, current: Json | undefined, path: string): Json {
    const kept = current ?? null
    if (this.work.left <= 0) {
      this.wrong(path, 'tooMany', { max: editionBounds.values })
      return kept
    }
    this.work.left--
    switch (field.kind) {
      case 'whole':
        return this.whole(field.min, field.max, given, path) ? given : kept
      case 'text':
        return this.plainText(field.longest, given, path) ?? kept
      case 'names':
        return this.group(namesField(field.longest), given, current, path)
      case 'colour':
        return this.colour(given, path) ?? kept
      case 'flag':
        if (typeof given === 'boolean') return given
        this.wrong(path, 'notFlag')
        return kept
      case 'mark':
        if (given === true) return given
        this.wrong(path, 'notMark')
        return kept
      case 'one':
        return this.one(field.of, given, path) ? given : kept
      case 'place':
        return this.place(field, given, path) ? given : kept
      case 'list':
        return this.list(field, given, kept, path)
      case 'group':
        return this.group(field, given, current, path)
      case 'cases':
        return this.cases(field, given, kept, path)
      case 'shapes':
        return this.shapes(field.of, given, current, path)
      case 'part':
        return this.read(field.field(), given, current, path)
    }
  }

  /** The same of a program: its steps are counted from the beginning. */
  readProgram(field: EditionField, given: Json, current: Json | undefined, path: string): Json {
    this.steps = 0
    return this.read(field, given, current, path)
  }

  private whole(min: number, max: number, given: Json, path: string): boolean {
    if (typeof given !== 'number' || !Number.isInteger(given)) {
      this.wrong(path, 'notWhole')
      return false
    }
    if (given >= min && given <= max) return true
    this.wrong(path, 'outOfRange', { value: given, min, max })
    return false
  }

  private plainText(max: number, given: Json, path: string): string | undefined {
    if (typeof given !== 'string') this.wrong(path, 'notText')
    else {
      const plain = plainText(given)
      if (plain === '') this.wrong(path, 'emptyText')
      else if (plain.length > max) this.wrong(path, 'longText', { max })
      else return plain
    }
    return undefined
  }

  private colour(given: Json, path: string): string | undefined {
    if (typeof given !== 'string') this.wrong(path, 'notText')
    else if (!/^#[0-9a-f]{6}$/i.test(given)) this.wrong(path, 'notColour', { value: shortened(given) })
    else return given.toLowerCase()
    return undefined
  }

  private one(of: readonly string[], given: Json, path: string): boolean {
    if (typeof given !== 'string') this.wrong(path, 'notText')
    else if (of.includes(given)) return true
    else this.wrong(path, 'unknownValue', { value: shortened(given), known: of.join(', ') })
    return false
  }

  private place(field: Extract<EditionField, { kind: 'place' }>, given: Json, path: string): boolean {
    if (typeof given !== 'string') this.wrong(path, 'notText')
    else if (field.known(given)) return true
    else this.wrong(path, 'unknownPlace', { value: shortened(given), example: field.example })
    return false
  }

  private list(field: Extract<EditionField, { kind: 'list' }>, given: Json, kept: Json, path: string): Json {
    if (!Array.isArray(given)) {
      this.wrong(path, 'notList')
      return kept
    }
    const items = given as readonly Json[]
    if (items.length > field.most) {
      this.wrong(path, 'longList', { max: field.most })
      return kept
    }
    if (items.length < (field.least ?? 0)) this.wrong(path, 'shortList', { min: field.least ?? 0 })
    if (field.isSet === true)
      for (const [at, item] of items.entries())
        if (items.indexOf(item) < at)
          this.wrong(below(path, at), 'twice', {
            value: shortened(typeof item === 'string' ? item : JSON.stringify(item)),
          })
    return items.map((item, at) => this.read(field.of, item, undefined, below(path, at)))
  }

  private group(field: EditionGroup, given: Json, current: Json | undefined, path: string): Json {
    if (!isFields(given)) {
      this.wrong(path, 'notObject')
      return current ?? null
    }
    const before = isFields(current) ? current : undefined
    const next: Record<string, Json> = { ...before }
    for (const [key, value] of Object.entries(given)) {
      if (key === EDITION_NOTE) continue
      const inner = Object.hasOwn(field.fields, key) ? field.fields[key] : undefined
      if (inner === undefined) {
        const known = Object.keys(field.fields).join(', ')
        this.wrong(below(path, key), 'unknownField', { value: shortened(key), known })
        continue
      }
      next[key] = this.read(inner, value, before?.[key], below(path, key))
    }
    if (before === undefined)
      for (const key of Object.keys(field.fields))
        if (!Object.hasOwn(next, key) && field.optional?.includes(key) !== true)
          this.wrong(below(path, key), 'missing')
    return next
  }

  private cases(
    field: Extract<EditionField, { kind: 'cases' }>,
    given: Json,
    kept: Json,
    path: string,
  ): Json {
    if (field.isStep === true && ++this.steps > editionBounds.steps) {
      if (this.steps === editionBounds.steps + 1)
        this.wrong(path, 'longProgram', { max: editionBounds.steps })
      return kept
    }
    if (!isFields(given)) {
      this.wrong(path, 'notObject')
      return kept
    }
    const { [field.by]: word = null, ...rest } = given
    if (!this.one(Object.keys(field.of), word, below(path, field.by)) || typeof word !== 'string') return kept
    const group = this.group(field.of[word], rest, undefined, path)
    return { [field.by]: word, ...(group as Fields) }
  }

  /** The first that fits; what is wrong with none is said of the one that comes nearest. */
  private shapes(of: readonly EditionField[], given: Json, current: Json | undefined, path: string): Json {
    let best: { readonly problems: readonly EditionProblem[]; readonly value: Json } | undefined
    const steps = this.steps
    let most = steps
    for (const field of of) {
      const trial = new EditionReader(this.work)
      trial.steps = steps
      const value = trial.read(field, given, current, path)
      most = Math.max(most, trial.steps)
      if (trial.problems.length === 0) {
        this.steps = trial.steps
        return value
      }
      if (best === undefined || nearness(trial.problems) < nearness(best.problems))
        best = { problems: trial.problems, value }
    }
    this.steps = most
    for (const { path: where, problem } of best?.problems ?? []) this.note(where, problem.key, problem.with)
    return best?.value ?? null
  }
}

/** How far what was given is from what it was taken for: a wrong kind is farther than a wrong value. */
function nearness(problems: readonly EditionProblem[]): number {
  const isOther = ({ problem: { key } }: EditionProblem): boolean =>
    /\.(?:notObject|notText|notList|notWhole|unknownField|missing|notMark)$/.test(key)
  return problems.reduce((sum, problem) => sum + (isOther(problem) ? 10 : 1), 0)
}

export function namesField(longest: number): EditionGroup {
  const each: EditionField = { kind: 'text', longest }
  return { kind: 'group', fields: { en: each, fr: each } }
}

function shortened(word: string): string {
  const plain = plainText(word)
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
