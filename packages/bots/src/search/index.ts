export { exp } from './exp.ts'
export { Judge } from './judge.ts'
export { Search, type Depth } from './search.ts'
export { thinker } from './thinker.ts'
