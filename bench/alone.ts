import { best, biggerGames } from './playouts.ts'

/** Plays one of the bigger games, and nothing else, and says how many decisions a second that makes. */
const found = (await biggerGames()).find(({ name }) => name === process.argv[2])
if (found === undefined) throw new Error(`no game ${process.argv[2]}`)
const { games, play } = found
play(games)
console.log(best(() => play(games)))
