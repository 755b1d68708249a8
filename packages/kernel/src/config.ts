import { refuse, text, type Text } from './text.ts'
import type { Json } from './schema.ts'

/** One option of a match: its values, its default, and the keys of the texts that explain it. */
export type Option =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  /** Free data that the game checks itself, such as corrections to a printed edition. */
  | { readonly kind: 'data'; readonly default: null; readonly check: (value: Json) => void }

export type ConfigSpec = Readonly<Record<string, Option>>

type ValueOf<O extends Option> = O extends { kind: 'whole' }
  ? number
  : O extends { kind: 'one'; of: readonly (infer W)[] }
    ? W
    : O extends { kind: 'flag' }
      ? boolean
      : Json

export type ConfigOf<S extends ConfigSpec> = { readonly [K in keyof S]: ValueOf<S[K]> }
export type Config = Readonly<Record<string, Json>>

export function configSpec<const S extends ConfigSpec>(spec: S): S {
  return spec
}

/** Checks what somebody asked for, and fills in the defaults. */
export function readConfig<S extends ConfigSpec>(
  spec: S,
  given: Readonly<Record<string, unknown>>,
): ConfigOf<S> {
  const names = Object.keys(spec)
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) refuse('kernel.config.unknown', { name, known: names.join(', ') })
  }
  const config: Record<string, Json> = {}
  for (const name of names) config[name] = readOption(name, spec[name], given[name])
  return config as ConfigOf<S>
}

function readOption(name: string, option: Option, value: unknown): Json {
  if (value === undefined) return option.default
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
    case 'data':
      if (value !== option.default) option.check(value as Json)
      return value as Json
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}

export function optionText(name: string): { readonly name: Text; readonly help: Text } {
  return { name: text(`options.${name}.name`), help: text(`options.${name}.help`) }
}
