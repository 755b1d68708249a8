import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Says why, and ends with the code of a wrong call. */
export function fail(why: string): never {
  console.error(why)
  process.exit(2)
}

type Options = NonNullable<ParseArgsConfig['options']>

/** What a script was called with; --help, which all have, prints its help, and what it does not know is refused with it. */
export function argumentsOf<T extends Options>(help: string, options: T) {
  const given = read(help, { ...options, help: { type: 'boolean' } })
  if ((given.values as { help?: boolean }).help !== true) return given
  console.log(help)
  process.exit(0)
}

function read<T extends Options>(help: string, options: T) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

/** A whole number, at least `least`; the usual one where nothing was said. */
export function wholeNumber(given: string | undefined, flag: string, usual: number, least = 1): number {
  if (given === undefined) return usual
  const number = Number(given)
  if (!Number.isInteger(number) || number < least)
    fail(
      `--${flag} takes a whole number${least > 1 ? ` of at least ${least}` : ''}, such as --${flag} ${usual}.`,
    )
  return number
}
