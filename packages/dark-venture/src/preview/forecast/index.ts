import type { Choice, Forecast, Frame } from '@longtable/kernel'
import {
  attackPartnerFrame,
  attackTargetFrame,
  fightAdjustFrame,
  fightCounterFrame,
  fightDefendFrame,
  fightKilledFrame,
  gatherKindFrame,
  type LocalsOf,
  marchFrame,
  pickFrame,
  rollAgainFrame,
  turnFrame,
} from '../../state/frames.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { onDie, onGathering, onOption, onRescue, onTurnRoll } from './checks.ts'
import { onAttack, onChange, onCounter, onDefence, onPartner, onTarget } from './combat.ts'
import { onEnd, onMove } from './warnings.ts'

type Foresight = (ctx: VentureViewContext, frame: Frame, choice: Choice) => Forecast | null

/** What a step says, with the locals of its frame. */
function of<F extends { readonly name: string }>(
  { name }: F,
  foresee: (ctx: VentureViewContext, locals: LocalsOf<F>, choice: Choice) => Forecast | null,
): [string, Foresight] {
  return [name, (ctx, frame, choice) => foresee(ctx, frame as unknown as LocalsOf<F>, choice)]
}

const byStep = new Map<string, Foresight>([
  of(turnFrame, (ctx, f, choice) => {
    switch (choice.do) {
      case 'attack':
        return onAttack(ctx, f, Number(choice['piece']))
      case 'end':
        return onEnd(ctx, f.side)
      default:
        return onTurnRoll(ctx, f.side, choice)
    }
  }),
  of(marchFrame, onMove),
  of(attackPartnerFrame, onPartner),
  of(attackTargetFrame, onTarget),
  of(fightDefendFrame, (ctx, _f, choice) => onDefence(ctx, choice)),
  of(fightAdjustFrame, onChange),
  of(fightCounterFrame, (ctx, _f, choice) => onCounter(ctx, choice)),
  of(fightKilledFrame, onRescue),
  of(gatherKindFrame, (ctx, _f, choice) => onGathering(ctx, Number(choice['resource']))),
  of(pickFrame, onOption),
  of(rollAgainFrame, (_ctx, f, choice) => onDie(f, choice)),
])

/** What can be said of a choice beforehand: chances, as things stand, and what is easily overlooked. */
export function forecast(ctx: VentureViewContext, frame: Frame, choice: Choice): Forecast | null {
  return byStep.get(frame.step)?.(ctx, frame, choice) ?? null
}
