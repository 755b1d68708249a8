/** npm run balance -- GAME: how even the sides of a game are. Each game that has such a study brings it. */
import { runPart } from './game-part.ts'

await runPart('balance')
