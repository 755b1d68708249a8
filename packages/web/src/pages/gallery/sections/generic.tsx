import { random } from '@longtable/bots'
import { darkVenture } from '@longtable/dark-venture'
import { immortals } from '@longtable/immortals'
import type { Config, Game } from '@longtable/kernel'
import { mageKnight } from '@longtable/mage-knight'
import { highCard } from '../../../../../../examples/high-card/src/game.ts'
import { genericUI } from '../../../games/generic/generic-ui.tsx'
import { entryOf } from '../../../util/entry-of.ts'
import { AskedTable } from '../AskedTable.tsx'
import type { Section } from '../section.ts'

interface Shown {
  readonly game: Game
  readonly step: string
  readonly config: Config
}

/** Games at the generic table: the one of the tutorial, and those that are larger than it was made for. */
const GAMES: Readonly<Record<string, Shown>> = {
  'high-card': { game: highCard as unknown as Game, step: 'turn', config: {} },
  immortals: { game: immortals as unknown as Game, step: 'plan.mine', config: {} },
  'mage-knight': { game: mageKnight as unknown as Game, step: 'turn.main', config: {} },
  'dark-venture': { game: darkVenture as unknown as Game, step: 'turn', config: { mode: 'victory' } },
}

const { game, step, config } = entryOf(GAMES, new URLSearchParams(location.search).get('game') ?? 'high-card')
const playable = { game, bot: random }
const ui = genericUI(game)

/** `game=immortals` shows another game, and the address says at which step, like that of a game's own board. */
function Show() {
  return <AskedTable ui={ui} playable={playable} step={step} configOf={() => config} />
}

export const section: Section = { title: 'The generic table', Show }
