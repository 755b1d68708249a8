/** The runs themselves. What was asked for has been read before this is loaded. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { Engine, Playout, Random, UserError, seedFrom, type Game } from '@longtable/kernel'
import { checkGame, reproduce } from '@longtable/kernel/testing'
import { loadGames, manifests } from '@longtable/games'
import { trialsOf } from '@longtable/games/trials'
import { fail, wholeNumber } from '../arguments.mjs'
import { gameParts } from '../games.mjs'
import type { Combination } from './combination.ts'
import { positionals, values } from './options.ts'
import { fuzz } from '../../packages/server/test/support/fuzz.ts'

/** Games with one scenario get so many random games at each number of players, others this many in each scenario. */
const games = wholeNumber(values.games, 'games', 3000, 0)
const gamesEach = wholeNumber(values.games, 'games', 300, 0)
const messages = wholeNumber(values.messages, 'messages', 500_000, 0)
/** So often each bot is asked: those that choose at once, and those that search. */
const QUESTIONS = 10_000
const thoughts = wholeNumber(values.thoughts, 'thoughts', 2000, 0)
const KIT_SHARE = 30
const MOST_CHOICES = 100_000
const start = `soak ${new Date().toISOString()}`

const [named] = positionals
const played = (await loadGames()).filter(({ game }) => named === undefined || game.id === named)
if (played.length === 0) fail(`There is no game ${named}, only ${manifests.map(({ id }) => id).join(', ')}.`)

/** What else there is to play with, beyond the scenarios, by game. */
const further = await gameParts<{ readonly further: readonly Combination[] }>('soak.ts')

/** Every scenario at every number of players that it is for, and what there is besides. */
function combinations(game: Game): Combination[] {
  const all = game.scenarios.flatMap(({ id, players, config }) =>
    Array.from({ length: players.max - players.min + 1 }, (_, i) => ({
      scenario: id,
      seats: players.min + i,
      config,
    })).filter((one) => isPlayable(game, one)),
  )
  return [...all, ...(further.get(game.id)?.further ?? [])]
}

function isPlayable(game: Game, { seats, config }: Combination): boolean {
  try {
    return new Engine(game, seats, config).seats === seats
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
}

interface Played {
  readonly choices: number
  /** What was broken, if anything. */
  readonly wrong?: string
}

/** Plays one game at random. */
function play(game: Game, engine: Engine, seed: string): Played {
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const random = new Random(seedFrom(`${seed} choices`))
  let choices = 0
  while (!playout.over) {
    if (playout.size === 0) return { choices, wrong: `${seed}: nothing is offered after ${choices} choices` }
    playout.take(playout.at(random.below(playout.size)))
    choices++
    const broken = game.violations(playout.position.state, engine.tables, engine.seats)
    if (broken.length > 0)
      return { choices, wrong: `${seed}, after ${choices} choices: ${broken.join('; ')}` }
    if (choices > MOST_CHOICES) return { choices, wrong: `${seed}: never ends` }
  }
  return { choices }
}

let failed = 0
/** By game: the lines of its table. */
const tables = new Map<string, string[]>()

function report(what: string): void {
  failed++
  console.log(what)
}

function soak(game: Game, { scenario, seats, config }: Combination, count: number): void {
  const name = `${game.id}, ${scenario}, ${seats} players`
  const engine = new Engine(game, seats, config)
  let sum = 0
  let longest = 0
  for (let n = 0; n < count; n++) {
    const { choices, wrong } = play(game, engine, `${start} ${seats} ${n}`)
    sum += choices
    longest = Math.max(longest, choices)
    if (wrong !== undefined) report(`${name}: ${wrong}`)
  }
  console.log(`${name}: ${count} random games, ${sum} choices`)
  const kitGames = Math.max(1, Math.round(count / KIT_SHARE))
  const kit = checkGame(game, { seats, config, games: kitGames, seed: `${start} ${seats}`, every: 120 })
  for (const failure of kit.failures)
    report(`${name}, ${failure.check}: ${failure.detail}\n  ${reproduce(failure)}`)
  console.log(`${name}: conformance over ${kit.games} games, ${kit.choices} choices`)
  const mean = Math.round(sum / Math.max(1, count))
  const line = `| ${scenario} | ${seats} | ${count} | ${mean} | ${longest} | ${kit.games} | ${kit.choices} |`
  tables.set(game.id, [...(tables.get(game.id) ?? []), line])
}

/** Asks every bot of a game, and tells how often. */
function askBots(game: Game): string[] {
  return trialsOf(played.filter((one) => one.game === game)).map(({ bot, isSlow, run }) => {
    try {
      const { asked } = isSlow ? run(thoughts, 2) : run(QUESTIONS, 1)
      console.log(`${game.id}, ${bot}: ${asked} questions`)
      return `- ${bot}: ${asked} questions, and nothing chosen that is not offered`
    } catch (error) {
      report(`${game.id}, ${bot}: ${String(error)}`)
      return `- ${bot}: broken`
    }
  })
}

/** What is said of each game, by its name: as it stands on the page, and as it turned out now. */
const chapters = new Map<string, string>()
const PAGE = new URL('../../docs/soak.md', import.meta.url)
const HEAD = '# Soak'
for (const chapter of readFileSync(PAGE, 'utf8').split('\n## ').slice(1)) {
  const [name] = chapter.split('\n', 1)
  chapters.set(name, chapter.slice(name.length).trim())
}

function said(verdict: number): string {
  return verdict === 0 ? 'Nothing broke.' : `${verdict} failures.`
}

const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
for (const { game } of played) {
  const before = failed
  for (const one of combinations(game)) soak(game, one, game.scenarios.length > 1 ? gamesEach : games)
  const lines = [
    `With the seed “${start}”, on ${machine}. ${said(failed - before)}`,
    '',
    '| scenario | players | games | choices a game | longest | games of the kit | choices |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...(tables.get(game.id) ?? []),
    '',
    ...askBots(game),
  ]
  chapters.set(game.id, lines.join('\n'))
}
if (messages > 0) {
  const before = failed
  const { sent, wrong, faults, isUnchanged } = await fuzz({ seed: start, count: messages, limited: false })
  for (const what of [...wrong, ...faults]) report(`server: ${what}`)
  if (!isUnchanged) report('server: the match that the messages were aimed at has changed')
  console.log(`server: ${sent} hostile messages and requests`)
  const heard = `${sent} hostile messages and requests, with the seed “${start}”, on ${machine}.`
  chapters.set('server', `${heard} ${said(failed - before)}`)
}
console.log(said(failed))
process.exitCode = failed === 0 ? 0 : 1

if (values.write === true) {
  const intro =
    'The last runs of `npm run soak -- --write`: random games to their end with every invariant checked after every choice, then games of the conformance kit.'
  const page = [HEAD, intro, ...[...chapters].map(([name, chapter]) => `## ${name}\n\n${chapter}`)].join(
    '\n\n',
  )
  writeFileSync(PAGE, `${page}\n`)
}
