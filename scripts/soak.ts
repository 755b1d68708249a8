/**
 * npm run soak [-- --games N]: the long runs that npm test has no time for. Random games of every game of the house
 * at every number of players with every invariant after every choice, then the conformance kit, all with new seeds.
 */
import { Engine, Playout, Random, seedFrom, type Game } from '@longtable/kernel'
import { checkGame, reproduce } from '@longtable/kernel/testing'
import { entries } from '../packages/cli/src/registry.ts'

const at = process.argv.indexOf('--games')
const games = at < 0 ? 3000 : Number(process.argv[at + 1])
if (!Number.isInteger(games) || games < 1) {
  console.error('--games takes a whole number from 1 on, such as --games 500.')
  process.exit(2)
}
const KIT_SHARE = 30
const start = `soak ${new Date().toISOString()}`

/** What was broken in one random game, if anything. */
function play(game: Game, engine: Engine, seed: string): string | undefined {
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const random = new Random(seedFrom(`${seed} choices`))
  for (let made = 0; !playout.over; made++) {
    playout.take(playout.at(random.below(playout.size)))
    const wrong = game.broken(playout.position.state, engine.env, engine.seats)
    if (wrong.length > 0) return `${seed}, after choice ${made + 1}: ${wrong.join('; ')}`
  }
  return undefined
}

let failed = 0
for (const { game } of entries) {
  for (let seats = game.players.min; seats <= game.players.max; seats++) {
    const engine = new Engine(game, seats)
    for (let n = 0; n < games; n++) {
      const wrong = play(game, engine, `${start} ${seats} ${n}`)
      if (wrong !== undefined) {
        failed++
        console.log(`${game.id}, ${seats} players: ${wrong}`)
      }
    }
    console.log(`${game.id}, ${seats} players: ${games} random games`)
    const kitGames = Math.max(1, Math.round(games / KIT_SHARE))
    const { failures, choices } = checkGame(game, { seats, games: kitGames, seed: `${start} ${seats}` })
    for (const failure of failures) {
      failed++
      console.log(`${failure.check}: ${failure.detail}\n  ${reproduce(failure)}`)
    }
    console.log(`${game.id}, ${seats} players: conformance over ${kitGames} games, ${choices} choices`)
  }
}
console.log(failed === 0 ? 'Nothing broke.' : `${failed} failures.`)
process.exitCode = failed === 0 ? 0 : 1
