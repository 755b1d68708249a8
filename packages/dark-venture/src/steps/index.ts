import * as fxPick from '../effects/pick.ts'
import * as fxRoll from '../effects/roll.ts'
import * as fxRun from '../effects/interpreter.ts'
import * as adjust from './adjust.ts'
import * as attack from './attack.ts'
import * as auto from './auto.ts'
import * as autoFight from './auto-fight.ts'
import * as autoGo from './auto-go.ts'
import * as build from './build.ts'
import * as counter from './counter.ts'
import * as draw from './draw.ts'
import * as fight from './fight.ts'
import * as forfeit from './forfeit.ts'
import * as gather from './gather.ts'
import * as hero from './hero.ts'
import * as keep from './keep.ts'
import * as killed from './killed.ts'
import * as leave from './leave.ts'
import * as lose from './lose.ts'
import * as march from './march.ts'
import * as mix from './mix.ts'
import * as pay from './pay.ts'
import * as prisoners from './prisoners.ts'
import * as rounds from './rounds.ts'
import * as save from './save.ts'
import * as setUp from './set-up.ts'
import * as spoils from './spoils.ts'
import * as story from './story.ts'
import * as take from './take.ts'
import * as trade from './trade.ts'
import * as tradeAnswer from './trade-answer.ts'
import * as turn from './turn.ts'
import type { Step } from '@longtable/kernel'
import type { DarkVenture } from '../state/tables/match-tables.ts'

/** The files whose steps are part of the game. */
const files: readonly object[] = [
  rounds,
  setUp,
  turn,
  keep,
  forfeit,
  pay,
  mix,
  march,
  attack,
  fight,
  adjust,
  spoils,
  killed,
  counter,
  leave,
  prisoners,
  draw,
  save,
  trade,
  tradeAnswer,
  gather,
  lose,
  take,
  build,
  hero,
  auto,
  autoFight,
  autoGo,
  story,
  fxRun,
  fxPick,
  fxRoll,
]

function isStep(value: unknown): value is Step<DarkVenture> {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'locals' in value
  )
}

/** Every step that these files export. */
export const steps: readonly Step<DarkVenture>[] = files.flatMap((file) => Object.values(file).filter(isStep))
