import { novice, type DarkVenture } from '@longtable/dark-venture'
import {
  DEED,
  FACTION,
  handOf,
  isExchange,
  prisonerOf,
  reachOf,
  SKULL,
  type Meeting,
  type PieceNo,
  type Reached,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { BotPlayer, BotSeat, Choice } from '@longtable/kernel'

type Seat = BotSeat<DarkVenture>

function lookOf({ view, engine: { tables } }: Seat): VentureViewContext {
  return { state: view.state, tables, viewer: view.viewer, seats: view.seats, effects: [] }
}

function offered(seat: Seat, verb: string): Choice | undefined {
  return seat.offered.find((choice) => choice.do === verb)
}

/** The first choice of the cheapest way of a unit to such a space, if that is offered now. */
function towards(seat: Seat, piece: PieceNo, isGoal: (reached: Reached) => boolean): Choice | undefined {
  const frame = seat.step === 'march' ? seat.view.stack.at(-1) : undefined
  const goal = reachOf(lookOf(seat), piece, frame).find(isGoal)
  if (goal === undefined) return undefined
  if (seat.step !== 'march')
    return seat.offered.find((choice) => choice.do === 'march' && choice['piece'] === piece)
  const [first] = goal.ways[0].choices
  return seat.offered.find((choice) => JSON.stringify(choice) === JSON.stringify(first))
}

/** The unit that walks, or all own units that could. */
function walkers(seat: Seat): readonly PieceNo[] {
  const frame = seat.view.stack.at(-1) as { readonly piece?: PieceNo } | undefined
  if (seat.step === 'march') return frame?.piece === undefined ? [] : [frame.piece]
  return seat.offered.flatMap((choice) => (choice.do === 'march' ? [Number(choice['piece'])] : []))
}

/** Brings a prisoner to where it can be exchanged. */
function carry(seat: Seat): Choice | undefined {
  const { state } = seat.view
  const captor = walkers(seat).find((piece) => prisonerOf(state, piece) >= 0)
  if (captor === undefined) return undefined
  return towards(seat, captor, ({ node }) =>
    isExchange(seat.engine.tables, state, seat.engine.tables.ways.square[node]),
  )
}

/** How many dice a detour may take. */
const NEAR = 2

function diceOf(faces: readonly number[]): number {
  return faces.reduce((sum, count) => sum + count, 0)
}

/** Fetches a token that lies near. */
function fetch(seat: Seat, token: Meeting): Choice | undefined {
  const isNear = ({ meets, ways }: Reached): boolean =>
    meets.includes(token) && !meets.includes('enemy') && diceOf(ways[0].spent) <= NEAR
  for (const piece of walkers(seat)) {
    const choice = towards(seat, piece, isNear)
    if (choice !== undefined) return choice
  }
  return undefined
}

function sideOf({ view }: Seat): number {
  return view.state.sideOf[view.viewer]
}

/** Brings a second unit to one that faces an enemy alone, where a die is left to attack with. */
function join(seat: Seat): Choice | undefined {
  const { state } = seat.view
  const { square } = seat.engine.tables.ways
  const dice = diceOf(state.dice.slice(0, SKULL))
  for (const piece of walkers(seat)) {
    const others = state.army[sideOf(seat)].filter((other) => other !== piece && state.at[other] >= 0)
    const isIn = (node: number) => (other: PieceNo) => square[state.at[other]] === square[node]
    if (others.some(isIn(state.at[piece])) || prisonerOf(state, piece) >= 0) continue
    const choice = towards(seat, piece, ({ node, meets, ways }) => {
      const spent = diceOf(ways[0].spent)
      const mates = others.filter(isIn(node)).length
      return meets.includes('enemy') && mates === 1 && spent <= NEAR && spent < dice
    })
    if (choice !== undefined) return choice
  }
  return undefined
}

/** The first that is defeated is taken prisoner: the next ones are for the goal. */
function capture(seat: Seat): Choice | undefined {
  const { state } = seat.view
  const { tables } = seat.engine
  const done = state.deeds[sideOf(seat) * tables.deeds + DEED.prisonersExchanged]
  const isHoldingOne = state.army[sideOf(seat)].some((piece) => prisonerOf(state, piece) >= 0)
  return done > 0 || isHoldingOne ? undefined : offered(seat, 'capture')
}

/** Cards are drawn until there are some. */
function draw(seat: Seat): Choice | undefined {
  const hasCards = handOf(seat.view.state, sideOf(seat)).length > 0
  return hasCards ? undefined : (offered(seat, 'draw') ?? fetch(seat, 'red'))
}

/** What a beginner should see once, where nothing is more pressing. */
function wish(seat: Seat, usual: Choice): Choice | undefined {
  if (seat.step === 'setup.side') return seat.offered.find((choice) => choice['side'] === FACTION.varpen)
  if (seat.step === 'fight.spoils') return capture(seat)
  if (seat.step === 'march') return join(seat) ?? carry(seat) ?? fetch(seat, 'blue') ?? fetch(seat, 'red')
  if (seat.step !== 'turn') return undefined
  const free = offered(seat, 'exchange') ?? offered(seat, 'equip')
  if (free !== undefined) return free
  if (usual.do === 'attack') return join(seat)
  if (usual.do === 'ability') return undefined
  return carry(seat) ?? fetch(seat, 'blue') ?? draw(seat)
}

/** Plays as a beginner does, but goes and sees what there is to be learned. */
export const beginner: BotPlayer<DarkVenture> = {
  id: novice.id,
  choose: (seat, random) => {
    const usual = novice.choose(seat, random)
    return wish(seat, usual) ?? usual
  },
}
