import { defineConfig } from 'vitest/config'

const scratch = process.env['LONGTABLE_SCRATCH']

export default defineConfig({
  test: {
    ...(scratch !== undefined && { env: { TMPDIR: scratch } }),
    projects: [
      {
        extends: true,
        // Nothing here changes anything that another file could see, so what is loaded once serves them all.
        test: {
          name: 'games',
          include: ['packages/{kernel,immortals,mage-knight}/test/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/{bots,cli,dark-venture,games,server,voice,web}/test/**/*.test.ts'],
          globalSetup: ['scripts/threads.mjs'],
        },
      },
    ],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
})
