import type { Choice, Forecast, Frame } from '@longtable/kernel'
import { onDie, onGathering, onOption, onRescue, onTurnRoll } from './forecasts/checks.ts'
import { onAttack, onChange, onCounter, onDefence, onPartner, onTarget } from './forecasts/combat.ts'
import { onEnd, onMove } from './forecasts/warnings.ts'
import {
  attackPartnerFrame,
  attackTargetFrame,
  fightAdjustFrame,
  fightCounterFrame,
  fightDefendFrame,
  fightKilledFrame,
  gatherKindFrame,
  marchFrame,
  pickFrame,
  rollAgainFrame,
  turnFrame,
  type LocalsOf,
} from './frames.ts'
import type { VentureLook } from './state.ts'

type Foresight = (look: VentureLook, frame: Frame, choice: Choice) => Forecast | null

/** What a step says, with the locals of its frame. */
function of<F extends { readonly name: string }>(
  { name }: F,
  foresee: (look: VentureLook, locals: LocalsOf<F>, choice: Choice) => Forecast | null,
): [string, Foresight] {
  return [name, (look, frame, choice) => foresee(look, frame as unknown as LocalsOf<F>, choice)]
}

const byStep = new Map<string, Foresight>([
  of(turnFrame, (look, f, choice) => {
    switch (choice.do) {
      case 'attack':
        return onAttack(look, f, Number(choice['piece']))
      case 'end':
        return onEnd(look, f.side)
      default:
        return onTurnRoll(look, f.side, choice)
    }
  }),
  of(marchFrame, onMove),
  of(attackPartnerFrame, onPartner),
  of(attackTargetFrame, onTarget),
  of(fightDefendFrame, (look, _f, choice) => onDefence(look, choice)),
  of(fightAdjustFrame, onChange),
  of(fightCounterFrame, (look, _f, choice) => onCounter(look, choice)),
  of(fightKilledFrame, onRescue),
  of(gatherKindFrame, (look, _f, choice) => onGathering(look, Number(choice['resource']))),
  of(pickFrame, onOption),
  of(rollAgainFrame, (_look, f, choice) => onDie(f, choice)),
])

/** What can be said of a choice beforehand: chances, as things stand, and what is easily overlooked. */
export function forecast(look: VentureLook, frame: Frame, choice: Choice): Forecast | null {
  return byStep.get(frame.step)?.(look, frame, choice) ?? null
}
