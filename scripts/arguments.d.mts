import type { parseArgs, ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

export function fail(why: string): never
export function argumentsOf<T extends Options>(
  help: string,
  options: T,
  most?: number,
): ReturnType<typeof parseArgs<{ allowPositionals: true; options: T }>>
export function argumentsFor(help: string, names: readonly string[]): string[]
export function wholeNumber(given: string | undefined, flag: string, usual: number, least?: number): number
