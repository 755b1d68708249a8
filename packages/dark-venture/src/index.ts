// What bots, servers and tools use of Dark Venture. What draws its board uses `@longtable/dark-venture/board`.
export { firstHints, hints, ROUND } from './bots/search-hints.ts'
export { novice } from './bots/novice.ts'
export { darkVenture } from './game.ts'
export type { DarkVenture } from './state/tables/match-tables.ts'
