/** npm run shots: takes pictures of the pages, from the built client. */
import './shots/options.mjs'

// Only now, so that help is there before any game is loaded.
await import('./shots/take.mjs')
