import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { gamePackages } from './scripts/games.mjs'
import { gameIcons } from './packages/web/build/game-icons.ts'
import { leftOut } from './scripts/effort.ts'

/** These take longest, in this order. */
const longest = [
  'server/test/leak',
  'server/test/crash',
  'server/test/fuzz',
  'server/test/faulty-network',
  'games/test/trials',
  ...gamePackages().map((id) => `${id}/test/conformance`),
]

/**
 * One project after the other, as a worker that goes over to another one loads everything anew; in each what takes longest
 * comes first, so that nobody waits for it in the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex((name) => moduleId.endsWith(`packages/${name}.test.ts`))
      return found < 0 ? longest.length : found
    }
    const projectOf = ({ project }: TestSpecification): number =>
      ['isolated', 'services', 'games'].indexOf(project.name)
    return (await super.sort(files)).toSorted((a, b) => projectOf(a) - projectOf(b) || rank(a) - rank(b))
  }
}

/** Files that are loaded by themselves. */
const isolated = 'packages/*/test/**/*.isolated.test.ts'

const scratch = process.env['LONGTABLE_SCRATCH']

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    ...(scratch !== undefined && { env: { TMPDIR: scratch } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'games',
          exclude: [isolated],
          include: [
            `packages/{${['kernel', 'i18n', 'web', ...gamePackages()].join(',')}}/test/**/*.test.ts`,
            'examples/*/test/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          exclude: [isolated],
          include: ['packages/{bots,cli,games,server}/test/**/*.test.ts'],
          globalSetup: ['scripts/threads.mjs', 'scripts/postgres.mjs'],
        },
      },
      {
        extends: true,
        // Each of these puts something else in the place of a module, which no other file may see.
        test: { name: 'isolated', include: [isolated], isolate: true },
      },
    ],
    exclude: [...configDefaults.exclude, ...leftOut],
    sequence: { sequencer: LongestFirst },
    // Nothing here changes anything that another file could see, so what is loaded once serves them all.
    isolate: false,
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
