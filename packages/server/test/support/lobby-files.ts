import { loadGames } from '@longtable/games'
import { Engine, Match, Random, Recorder, seedFrom, type MatchFile } from '@longtable/kernel'

const registry = await loadGames()

const { game } = registry[0]

/** A match of Immortals that was played elsewhere, as far as so many lines. */
export function playedElsewhere(
  names: readonly string[],
  lines: number,
  { fromStart = true, seed = 'elsewhere' } = {},
): MatchFile {
  const engine = new Engine(game, names.length, { rounds: 1 })
  const chance = new Random(seedFrom(`${seed}, played`))
  const before = new Match(engine, seedFrom(seed))
  const step = (match: Match) => {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, chance.pick(engine.menu(match.position, seat)?.offered ?? []))
  }
  if (!fromStart) for (let n = 0; n < 5; n++) step(before)
  const match = fromStart ? before : new Match(engine, before.position)
  const recorder = new Recorder(match, names, fromStart)
  while (match.log.length < lines && engine.result(match.position) === null) {
    step(match)
    recorder.note()
  }
  return recorder.file()
}

export function changed(file: MatchFile, change: object): MatchFile {
  return { ...structuredClone(file), ...change }
}
