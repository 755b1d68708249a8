/**
 * How much the tests do. The same code runs with either effort: `quick` with every change (npm test), `deep` whenever there
 * is time (npm run test:deep). A file that is nothing for every change is named `*.deep.test.ts`: with the quick effort it
 * does not exist. This is the only place that asks the environment.
 */

const isDeep = process.env['LONGTABLE_EFFORT'] === 'deep'
const seed = process.env['LONGTABLE_SEED'] ?? ''

/** What is tried now: a number of games, a list of sizes, whatever there is less and more of. */
export function effort<T>(amounts: { readonly quick: T; readonly deep: T }): T {
  return isDeep ? amounts.deep : amounts.quick
}

/** The seed of a random run: always the same, unless a deep run brings one, which then tries what none has tried before. */
export function seeded(words: string): string {
  return seed === '' ? words : `${words} ${seed}`
}

/** Files that exist only with the deep effort. */
export const deepFiles = '**/*.deep.test.ts'

/** What is left out now. */
export const leftOut: string[] = effort({ quick: [deepFiles], deep: [] })
