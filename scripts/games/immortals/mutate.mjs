/** What `npm run mutate` breaks, and which tests are too slow to notice. */
export const prefix = 'IMM'
export const steps = 'packages/immortals/src/steps'
export const mutate = [
  'packages/immortals/src/steps/*.ts',
  'packages/immortals/src/state/scoring.ts',
  '!packages/immortals/src/steps/{index,choices,set-up}.ts',
]
export const tests = ['packages/immortals/test/**/*.test.ts']
export const slow = [
  '**/{whole-games,conformance,corpus,messages,tower,edition}.test.ts',
  'packages/immortals/test/bots/**',
]
