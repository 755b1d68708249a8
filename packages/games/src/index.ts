export { gameEntry, type GameEntry } from './game-entry.ts'
export { findManifest, manifests } from './list.ts'
export { loadGame, loadGames } from './load.ts'
