/** Bots of before, for the arena alone. */
export * as bots1 from './frozen-bots/v1/index.ts'
