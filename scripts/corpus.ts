/**
 * npm run corpus: plays matches for the corpus of each game, which every later version of the rules must replay: each
 * scenario, or what the game itself says in scripts/games/<id>/corpus.ts, and every kind of line a log can have. Existing
 * files are never changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadGame, manifests } from '@longtable/games'
import { Engine } from '@longtable/kernel'
import { argumentsOf, fail } from './arguments.mjs'
import { playByBots, playByChance, plansFor, type CorpusPlan } from './corpus/play.ts'
import { gameParts } from './games.mjs'

const help = `npm run corpus [-- GAME]

Plays matches for the corpus of each game, or of one (packages/<game>/test/corpus), which every later version of the rules must
replay. Existing files are never changed.`

const [only] = argumentsOf(help, {}, 1).positionals
const played = manifests.filter(({ id }) => only === undefined || id === only)
if (played.length === 0) fail(`There is no game ${only}, only ${manifests.map(({ id }) => id).join(', ')}.`)

const own = await gameParts<{ readonly plans: () => readonly CorpusPlan[] }>('corpus.ts')

for (const manifest of played) {
  const { id, tests, players, load } = manifest
  const { game } = await loadGame(manifest)
  const [novice] = (await load.bots()).bots
  const folder = new URL(`../packages/${id}/${tests}/corpus/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  const scenarios = game.scenarios.length > 0 ? game.scenarios : [{ id: 'standard', players, config: {} }]
  for (const { name, seats, config, seed, by } of own.get(id)?.plans() ?? plansFor(scenarios, 0)) {
    const file = new URL(`v${game.rulesVersion}-${name}.json`, folder)
    if (existsSync(file)) continue
    const engine = new Engine(game, seats, config)
    const played =
      by === 'chance' || novice === undefined ? playByChance(engine, seed) : playByBots(engine, novice, seed)
    writeFileSync(file, `${JSON.stringify(played.file())}\n`)
    console.log(file.pathname)
  }
}
