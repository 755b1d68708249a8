export { immortals } from './game.ts'
export type { Immortals, State, StateView } from './state.ts'
