import type { Step } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import * as auction from './auction.ts'
import * as combat from './combat.ts'
import * as combatAttack from './combat-attack.ts'
import * as combatBlock from './combat-block.ts'
import * as combatDamage from './combat-damage.ts'
import * as combatHide from './combat-hide.ts'
import * as coop from './coop.ts'
import * as coopAssault from './coop-assault.ts'
import * as duel from './duel.ts'
import * as duelAssign from './duel-assign.ts'
import * as duelExchange from './duel-exchange.ts'
import * as draft from './draft.ts'
import * as draws from './draw.ts'
import * as dummy from './dummy.ts'
import * as endOfTurn from './end-of-turn.ts'
import * as game from './whole-game.ts'
import * as heroes from './heroes.ts'
import * as interact from './interact.ts'
import * as levels from './levels.ts'
import * as rewardPicks from './reward-picks.ts'
import * as rewards from './rewards.ts'
import * as round from './round.ts'
import * as tactics from './tactics.ts'
import * as recruits from '../effects/recruits.ts'
import * as rest from './rest.ts'
import * as turn from './turn.ts'
import * as upgrades from './upgrades.ts'
import * as turnBefore from './turn-before.ts'
import * as turns from './turns.ts'
import * as effectAssault from './journey-assault.ts'
import * as effectBlocks from '../effects/blocks.ts'
import * as effectChoose from '../effects/choose.ts'
import * as effectColour from '../effects/colour.ts'
import * as effectComposite from '../effects/composite.ts'
import * as effectCosts from '../effects/costs.ts'
import * as effectJourney from '../effects/journey.ts'
import * as effectOption from '../effects/option.ts'
import * as effectOthers from '../effects/other-players.ts'
import * as effectPay from '../effects/pay.ts'
import * as effectRun from '../effects/run.ts'
import * as effectSideways from '../effects/sideways.ts'
import * as returner from './scenarios/returner.ts'
import * as secret from './scenarios/secret.ts'

/** The files whose steps are part of the game, also those of effects and scenarios. */
const files: readonly object[] = [
  game,
  heroes,
  auction,
  draft,
  upgrades,
  round,
  tactics,
  turns,
  turn,
  turnBefore,
  interact,
  rest,
  recruits,
  combat,
  combatAttack,
  combatBlock,
  combatDamage,
  combatHide,
  endOfTurn,
  draws,
  rewards,
  rewardPicks,
  levels,
  dummy,
  duel,
  duelExchange,
  duelAssign,
  coop,
  coopAssault,
  effectAssault,
  effectBlocks,
  effectChoose,
  effectColour,
  effectComposite,
  effectCosts,
  effectJourney,
  effectOption,
  effectOthers,
  effectPay,
  effectRun,
  effectSideways,
  secret,
  returner,
]

function isStep(value: unknown): value is Step<MageKnight> {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'locals' in value
  )
}

/** Every step that these files export. */
export const steps: readonly Step<MageKnight>[] = files.flatMap((file) => Object.values(file).filter(isStep))
