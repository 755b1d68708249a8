{
  "testRunner": "vitest",
  "plugins": ["@stryker-mutator/vitest-runner"],
  "vitest": {
    "configFile": "scripts/mutate/vitest.config.ts"
  },
  "tsconfigFile": "none.json",
  "mutate": [
    "packages/immortals/src/steps/*.ts",
    "packages/immortals/src/state/scoring.ts",
    "!packages/immortals/src/steps/{index,choices,set-up}.ts"
  ],
  "mutator": {
    "excludedMutations": [
      "StringLiteral",
      "ObjectLiteral",
      "ArrayDeclaration",
      "ArrowFunction",
      "OptionalChaining",
      "MethodExpression"
    ]
  },
  "coverageAnalysis": "perTest",
  "concurrency": 2,
  "timeoutMS": 6000,
  "reporters": ["json", "progress-append-only"],
  "ignorePatterns": ["docs", "bench", "coverage"],
  "allowConsoleColors": false,
  "ignoreStatic": true
}
