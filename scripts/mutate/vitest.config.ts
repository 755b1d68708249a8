import { defineConfig } from 'vitest/config'

/** The tests that prove single rules; whole games and the kit would take too long for each mutant. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['packages/immortals/test/**/*.test.ts'],
    exclude: [
      '**/{whole-games,conformance,corpus,messages,tower,edition}.test.ts',
      'packages/immortals/test/bots/**',
    ],
    setupFiles: ['scripts/mutate/without-rule.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
})
