export { gameEntry, type GameEntry } from './game-entry.ts'
export { findManifest, manifests } from './list.ts'
export { loadArena, loadFrozen, loadGame, loadGames } from './load.ts'
