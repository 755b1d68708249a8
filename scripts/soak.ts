/**
 * npm run soak [-- --games N --messages N]: the long runs that npm test has no time for. Random games of every game of
 * the house at every number of players with every invariant after every choice, then the conformance kit, then hostile
 * messages to a server, all with new seeds.
 */
import { Engine, Playout, Random, seedFrom, type Game } from '@longtable/kernel'
import { checkGame, reproduce } from '@longtable/kernel/testing'
import { entries } from '../packages/cli/src/registry.ts'
import { fuzz } from '../packages/server/test/support/fuzz.ts'

function given(flag: string, usual: number): number {
  const at = process.argv.indexOf(flag)
  const number = at < 0 ? usual : Number(process.argv[at + 1])
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`${flag} takes a whole number, such as ${flag} 500.`)
  process.exit(2)
}

const games = given('--games', 3000)
const messages = given('--messages', 500_000)
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
if (messages > 0) {
  const report = await fuzz({ seed: start, count: messages, limited: false })
  const { sent, wrong, faults, isUnchanged } = report
  for (const what of [...wrong, ...faults]) console.log(`server: ${what}`)
  failed += wrong.length + faults.length + (isUnchanged ? 0 : 1)
  console.log(
    `server: ${sent} hostile messages and requests${isUnchanged ? '' : '; the match they were aimed at has changed'}`,
  )
}
console.log(failed === 0 ? 'Nothing broke.' : `${failed} failures.`)
process.exitCode = failed === 0 ? 0 : 1
