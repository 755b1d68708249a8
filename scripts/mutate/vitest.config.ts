import { defineConfig } from 'vitest/config'
import { slow, tests } from './mutated-game.mjs'

/** The tests that prove single rules; whole games and the kit would take too long for each mutant. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: tests,
    exclude: slow,
    setupFiles: ['scripts/mutate/without-rule.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
})
