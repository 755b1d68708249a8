import { mutate } from './mutated-game.mjs'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  tsconfigFile: 'none.json',
  mutate,
  mutator: {
    excludedMutations: [
      'StringLiteral',
      'ObjectLiteral',
      'ArrayDeclaration',
      'ArrowFunction',
      'OptionalChaining',
      'MethodExpression',
    ],
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 6000,
  reporters: ['json', 'progress-append-only'],
  ignorePatterns: ['docs', 'bench', 'coverage'],
  allowConsoleColors: false,
  ignoreStatic: true,
}
