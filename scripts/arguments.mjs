/** How every script reads its arguments: `--help` is answered at once, and what a script does not know is refused. */
import { parseArgs } from 'node:util'

/**
 * Says why, and ends with the code of a wrong call.
 * @param {string} why
 * @returns {never}
 */
export function fail(why) {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

/**
 * What a script was called with; --help, which all have, prints its help, and what it does not know is refused with it.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string} help
 * @param {T} options
 * @param {number} most How many arguments it may have that are no options.
 */
export function argumentsOf(help, options, most = 0) {
  const given = read(help, options)
  if (process.argv.includes('--help')) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  const extra = given.positionals[most]
  if (extra !== undefined) fail(`What is meant by ${extra}?\n\n${help}`)
  return given
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string} help
 * @param {T} options
 */
function read(help, options) {
  try {
    const args = process.argv.slice(2).filter((arg) => arg !== '--help')
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

/**
 * The arguments of a script that hands them on to another program, which knows best what they mean. Here only their names
 * are looked at, so that a wrong one is refused before any work is done.
 * @param {string} help
 * @param {readonly string[]} names Of the options, without their dashes.
 * @returns {string[]}
 */
export function argumentsFor(help, names) {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  const unknown = given
    .filter((each) => each.startsWith('-'))
    .map((each) => each.split('=')[0])
    .find((each) => !names.includes(each.replace(/^--?/, '')))
  if (unknown !== undefined) fail(`Unknown option '${unknown}'\n\n${help}`)
  return given
}

/**
 * A whole number, at least `least`; the usual one where nothing was said.
 * @param {string | undefined} given
 * @param {string} flag
 * @param {number} usual
 */
export function wholeNumber(given, flag, usual, least = 1) {
  if (given === undefined) return usual
  const number = Number(given)
  if (!Number.isInteger(number) || number < least)
    fail(
      `--${flag} takes a whole number${least > 1 ? ` of at least ${least}` : ''}, such as --${flag} ${usual}.`,
    )
  return number
}
