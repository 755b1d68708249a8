/**
 * npm run soak: the long runs that npm test has no time for. Random
 * games of every game, or of the one that is named, in every scenario at every number of players, with
 * every invariant after every choice, then the conformance kit, then its bots, none of which may choose what is not
 * offered, then hostile messages to a server, all with new seeds. With --write the result is kept in docs/soak.md,
 * beside those of the games that were not played now.
 */
import './soak/options.ts'

// Only now, so that help is there before any game is loaded.
await import('./soak/run.ts')
