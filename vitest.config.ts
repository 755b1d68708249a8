import { defineConfig } from 'vitest/config'

const scratch = process.env['LONGTABLE_SCRATCH']

export default defineConfig({
  test: {
    ...(scratch !== undefined && { env: { TMPDIR: scratch } }),
    include: ['packages/*/test/**/*.test.ts'],
    globalSetup: ['scripts/threads.mjs'],
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
