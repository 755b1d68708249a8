import { refuse, text, type Text } from './text.ts'
import { heldIn } from './row-versions.ts'
import type { Json } from './schema.ts'

/** What a new match plays if nobody says otherwise, and what one plays that was written down without saying it. */
interface Usual<V> {
  readonly default: V
  /** The version of the rules that it came with, and what matches of before that play. */
  readonly since?: { readonly version: number; readonly before: V }
  /** By the last version of the rules for which it was so: other defaults. */
  readonly defaults?: Readonly<Record<number, V>>
}

/** One option of a match: its values, its default, and the keys of the texts that explain it. */
export type Option =
  | ({ readonly kind: 'whole'; readonly min: number; readonly max: number } & Usual<number>)
  | ({ readonly kind: 'one'; readonly of: readonly string[] } & Usual<string>)
  | ({ readonly kind: 'flag' } & Usual<boolean>)
  /** Which sets of the content are in the box: those that always are, and any of the others. */
  | ({ readonly kind: 'sets'; readonly of: readonly string[]; readonly always: readonly string[] } & Usual<
      readonly string[]
    >)
  /**
   * How many lines of the content's ledger there were when the match began. Nobody is asked for it: a new match gets all of
   * them, and one that was written down before there was a ledger has those of `first`.
   */
  | { readonly kind: 'content'; readonly first: number; readonly default: number }
  /** Free data that the game checks itself, such as corrections to a printed edition. */
  | ({ readonly kind: 'data'; readonly check: (value: Json) => void } & Usual<null>)

export type ConfigSpec = Readonly<Record<string, Option>>

type ValueOf<O extends Option> = O extends { kind: 'whole' | 'content' }
  ? number
  : O extends { kind: 'one'; of: readonly (infer W)[] }
    ? W
    : O extends { kind: 'flag' }
      ? boolean
      : O extends { kind: 'sets' }
        ? readonly string[]
        : Json

export type ConfigOf<S extends ConfigSpec> = { readonly [K in keyof S]: ValueOf<S[K]> }
export type Config = Readonly<Record<string, Json>>

export function configSpec<const S extends ConfigSpec>(spec: S): S {
  return spec
}

/**
 * Checks what somebody asked for, and fills in what was not said: the defaults, or, for a match that was written down under a
 * version of the rules, what that match plays without saying it.
 */
export function readConfig<S extends ConfigSpec>(
  spec: S,
  given: Readonly<Record<string, unknown>>,
  writtenUnder?: number,
): ConfigOf<S> {
  const names = Object.keys(spec)
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) refuse('kernel.config.unknown', { name, known: names.join(', ') })
  }
  const config: Record<string, Json> = {}
  for (const name of names) {
    const option = spec[name]
    const value = given[name]
    config[name] = value === undefined ? unsaid(option, writtenUnder) : readOption(name, option, value)
  }
  return config as ConfigOf<S>
}

/** What a match plays that does not say it. */
function unsaid(option: Option, writtenUnder: number | undefined): Json {
  if (writtenUnder === undefined) return option.default
  if (option.kind === 'content') return option.first
  const { since, defaults = {} } = option
  if (since !== undefined && writtenUnder < since.version) return since.before
  return heldIn<Json>(defaults, writtenUnder) ?? option.default
}

function readOption(name: string, option: Option, value: unknown): Json {
  switch (option.kind) {
    case 'whole':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < option.min || value > option.max) {
        refuse('kernel.config.whole', { name, value: shown(value), min: option.min, max: option.max })
      }
      return value as number
    case 'one':
      if (!option.of.some((word) => word === value)) {
        refuse('kernel.config.one', { name, value: shown(value), known: option.of.join(', ') })
      }
      return value as string
    case 'flag':
      if (typeof value !== 'boolean') refuse('kernel.config.flag', { name, value: shown(value) })
      return value as boolean
    case 'sets':
      return readSets(name, option, value)
    case 'content':
      return readContent(name, option, value)
    case 'data':
      if (value !== option.default) option.check(value as Json)
      return value as Json
  }
}

/** In the order of the option, each once, with those that always are in the box. */
function readSets(
  name: string,
  option: Extract<Option, { kind: 'sets' }>,
  value: unknown,
): readonly string[] {
  const known = option.of.join(', ')
  if (!Array.isArray(value)) refuse('kernel.config.sets', { name, value: shown(value), known })
  for (const id of value as readonly unknown[]) {
    if (!option.of.some((set) => set === id)) refuse('kernel.config.sets', { name, value: shown(id), known })
  }
  return option.of.filter((set) => option.always.includes(set) || (value as readonly unknown[]).includes(set))
}

function readContent(name: string, option: Extract<Option, { kind: 'content' }>, value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < option.first) {
    refuse('kernel.config.whole', { name, value: shown(value), min: option.first, max: option.default })
  }
  if ((value as number) > option.default) {
    refuse('kernel.config.newerContent', { lines: value as number, known: option.default })
  }
  return value as number
}

/** The same options for a new match, with all the content that there is now. */
export function renewedConfig(spec: ConfigSpec, config: Config, writtenUnder: number): Config {
  const wanted = Object.entries(readConfig(spec, config, writtenUnder))
  return readConfig(spec, Object.fromEntries(wanted.filter(([name]) => spec[name].kind !== 'content')))
}

/** Is there anything to choose? Then people are asked for it. */
export function isAsked(option: {
  readonly kind: string
  readonly of?: readonly string[]
  readonly always?: readonly string[]
}): boolean {
  const { kind, of = [], always = [] } = option
  if (kind === 'one') return of.length > 1
  return kind !== 'content' && (kind !== 'sets' || of.length > always.length)
}

/** The sets of a game, where its rows have any. */
export function setsOf(spec: ConfigSpec): readonly string[] {
  return Object.values(spec).flatMap((option) => (option.kind === 'sets' ? option.of : []))
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}

export function optionText(name: string): { readonly name: Text; readonly help: Text } {
  return { name: text(`options.${name}.name`), help: text(`options.${name}.help`) }
}
