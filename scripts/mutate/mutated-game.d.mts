export const mutable: readonly string[]
export const game: string
/** What the ids of its rules begin with. */
export const prefix: string
/** The folder of its steps. */
export const steps: string
export const mutate: readonly string[]
export const tests: string[]
/** Tests of whole games, which would take too long for each mutant. */
export const slow: string[]
