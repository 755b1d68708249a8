import {
  NODES,
  reachOf,
  spentBy,
  type Meeting,
  type NodeNo,
  type PieceNo,
  type Reached,
  type VentureViewContext,
  type Way,
} from '@longtable/dark-venture/board'
import type { Shortcut, View } from '@longtable/kernel'
import { useEffect, useMemo } from 'react'
import { workAhead } from '../../../match-ui/targets/ahead.ts'
import { liftable } from '../../../match-ui/targets/choosing.ts'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { suits, useTicked } from '../view/selection.ts'

/** A space that a unit can come to, for the dice that are ticked, if any are. */
export interface Goal {
  readonly node: NodeNo
  /** The cheapest first. */
  readonly ways: readonly Way[]
  readonly dice: number
  readonly meets: readonly Meeting[]
}

export interface Reach {
  readonly piece: PieceNo
  readonly goals: ReadonlyMap<NodeNo, Goal>
}

const NOBODY = -1

/** Whoever walks: the unit that is held, or the one that marches. */
function walkerOf(choosing: Choosing, marching: PieceNo): PieceNo {
  if (choosing.entries.length === 0) return NOBODY
  if (choosing.held === undefined) return marching
  const isLifted = choosing.from(choosing.held).some(({ lifts }) => lifts === true)
  const [kind, id] = choosing.held.split(':')
  return kind === 'piece' && (isLifted || Number(id) === marching) ? Number(id) : NOBODY
}

export function diceIn(spent: readonly number[]): number {
  return spent.reduce((sum, count) => sum + count, 0)
}

const known = new WeakMap<VentureViewContext, Map<PieceNo, readonly Reached[]>>()

/** Worked out once for all that draw it. */
function reachedBy(ctx: VentureViewContext, piece: PieceNo, view: View): readonly Reached[] {
  const ofLook = known.get(ctx) ?? new Map<PieceNo, readonly Reached[]>()
  known.set(ctx, ofLook)
  const found = ofLook.get(piece) ?? reachOf(ctx, piece, view.stack.at(-1))
  ofLook.set(piece, found)
  return found
}

/** Where the unit in the hand can go; asked for that one alone. */
export function useReach({ venture, view, step }: BoardPartProps): Reach | undefined {
  const marching =
    step === 'march' ? (frameOf<{ readonly piece: PieceNo }>(view, 'march')?.piece ?? NOBODY) : NOBODY
  const piece = useChoosing((choosing) => walkerOf(choosing, marching))
  const ticked = useTicked(({ faces }) => faces)
  const reached = useMemo(() => (piece < 0 ? [] : reachedBy(venture, piece, view)), [venture, piece, view])
  return useMemo(() => {
    if (piece < 0) return undefined
    const goals = new Map<NodeNo, Goal>()
    for (const { node, ways, meets } of reached) {
      const suiting = ways.filter(({ spent }) => suits(spent, ticked))
      if (suiting.length > 0) goals.set(node, { node, ways: suiting, dice: diceIn(suiting[0].spent), meets })
    }
    return { piece, goals }
  }, [piece, reached, ticked])
}

/** Works out where each unit can go before it is taken up. */
export function useReachAhead({ venture, view }: BoardPartProps): void {
  const lifted = useChoosing(({ entries }) => liftable(entries).join(' '))
  useEffect(() => {
    const units = lifted.split(' ').filter((place) => place.startsWith('piece:'))
    return workAhead(units.map((unit) => () => void reachedBy(venture, Number(unit.slice(6)), view)))
  }, [lifted, venture, view])
}

export const nodeNames: readonly string[] = Array.from({ length: NODES }, (_, node) => `node:${node}`)

/** The spaces at which something can be chosen, or is named with a reason why not, one after the other. */
export function spacesAsked(choosing: Choosing): string {
  if (choosing.entries.length === 0) return ''
  const asked: NodeNo[] = []
  for (let node = 0; node < NODES; node++) {
    const place = nodeNames[node]
    const isAny =
      choosing.at(place).length > 0 ||
      choosing.shortcutsAt(place).length > 0 ||
      choosing.blockedAt(place).length > 0
    if (isAny) asked.push(node)
  }
  return asked.join(' ')
}

/** What a click does when dice are ticked: the first way there that takes no others. */
export function ticketFor(
  choosing: Choosing,
  place: string,
  ticked: readonly number[],
): Pick<Shortcut, 'choices'> | undefined {
  const isSuiting = ({ choices }: Pick<Shortcut, 'choices'>): boolean => suits(spentBy(choices), ticked)
  const step = choosing.at(place).find(({ choice }) => isSuiting({ choices: [choice] }))
  const walk = choosing.shortcutsAt(place).find(isSuiting)
  return walk ?? (step === undefined ? undefined : { choices: [step.choice] })
}

/** The way that a gesture begins with: to a space, or towards whom it strikes. */
export function wayOf({ goals }: Reach, { choices }: Pick<Shortcut, 'choices'>): Goal | undefined {
  const steps = choices.filter((choice) => choice.do === 'step' || choice.do === 'stairs')
  if (steps.length === 0) return undefined
  for (const goal of goals.values()) {
    const way = goal.ways.find(
      (one) => one.choices.length === steps.length && one.choices.every((choice, n) => choice === steps[n]),
    )
    if (way !== undefined) return { ...goal, ways: [way] }
  }
  return undefined
}
