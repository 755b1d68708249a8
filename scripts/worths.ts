/** npm run worths -- GAME: what things are worth to bots that plan. Each game that has such bots brings it. */
import { runPart } from './game-part.ts'

await runPart('worths')
