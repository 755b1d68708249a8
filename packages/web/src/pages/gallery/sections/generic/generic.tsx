import { random } from '@longtable/bots'
import { findManifest } from '@longtable/games/manifests'
import { Engine, itemAt, seedFrom, type Game } from '@longtable/kernel'
import { highCard } from '../../../../../../../examples/high-card/src/game.ts'
import { genericUI } from '../../../../games/generic/generic-ui.tsx'
import { AskedTable } from '../../AskedTable.tsx'
import type { Section } from '../../section.ts'

const asked = new URLSearchParams(location.search)

/** The game of the tutorial, or one of the registry: those are larger than the generic table was made for. */
async function gameAsked(): Promise<Game> {
  const manifest = findManifest(asked.get('game') ?? '')
  return manifest === undefined ? (highCard as unknown as Game) : manifest.load.game()
}

/** The step that asks first. */
function firstStep(game: Game): string {
  const engine = new Engine(game, Number(asked.get('seats') ?? Math.max(2, game.players.min)), {})
  const position = engine.start(seedFrom('gallery'))
  return engine.plainMenu(position, itemAt(engine.awaited(position), 0))?.step ?? ''
}

const game = await gameAsked()
const step = firstStep(game)
const playable = { game, bot: random }
const ui = genericUI(game)

/** `game` in the address shows another game, and it says at which step, like that of a game's own board. */
function Show() {
  return <AskedTable ui={ui} playable={playable} step={step} configOf={() => ({})} />
}

export const section: Section = { title: 'The generic table', Show }
