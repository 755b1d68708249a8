import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { effort } from '../../scripts/effort.ts'
import { root } from '../../scripts/setup.mjs'

const executablePath = findBrowser()

/** The browser tests: the built client, served by the built server, in a browser that is on this machine already. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: join(root, 'reports/browser'),
  workers: Math.min(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  ...effort({ quick: { grepInvert: /@deep/ }, deep: {} }),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['LONGTABLE_BROWSER_REPORT'] ?? join(root, 'reports/browser.json') }],
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // It would fetch the whole client anew for each test; those of being offline allow it.
    serviceWorkers: 'block',
    colorScheme: 'dark',
    // To look into a failure, run its test with --trace on: to keep what happened takes longer than the test itself.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // A machine in the local network, which a browser trusts less than this one.
      args: [...browserArgs, '--host-resolver-rules=MAP longtable.test 127.0.0.1'],
    },
  },
})
