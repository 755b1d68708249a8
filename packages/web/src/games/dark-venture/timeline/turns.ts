import type { Event, PieceNo } from '@longtable/dark-venture/board'
import type { Beat } from './beats.ts'

/** What somebody else did in their last turn, to be seen again. */
export interface PlayedTurn {
  readonly side: number
  /** Nobody decided: cards did, or a beast acted. */
  readonly isAuto: boolean
  readonly beats: readonly Beat[]
}

/** The last turns of all others: what is new goes to the turn that is on, or begins one. */
export function notedTurns(turns: readonly PlayedTurn[], beats: readonly Beat[]): readonly PlayedTurn[] {
  let all = turns
  for (const beat of beats) if (!beat.isOwn) all = noted(all, beat)
  return all
}

function noted(turns: readonly PlayedTurn[], beat: Beat): readonly PlayedTurn[] {
  const last = turns.at(-1)
  if (beat.kind !== 'turn' && last?.side === beat.side) {
    return [...turns.slice(0, -1), { ...last, beats: [...last.beats, beat] }]
  }
  const isAuto =
    beat.card !== undefined || beat.events.some(({ event }) => event !== 'turn' && isBeginning(event))
  return [...turns.filter(({ side }) => side !== beat.side), { side: beat.side, isAuto, beats: [beat] }]
}

function isBeginning(event: Event['event']): boolean {
  return event === 'autoTurn' || event === 'beast' || event === 'turn'
}

/** What came of a turn, in numbers. */
export interface TurnCounts {
  readonly moved: number
  readonly attacked: number
  readonly killed: number
  readonly captured: number
  readonly lost: number
  readonly placed: number
  readonly gathered: number
  readonly built: number
  readonly points: number
}

export const TURN_COUNTS = [
  'moved',
  'attacked',
  'killed',
  'captured',
  'lost',
  'placed',
  'gathered',
  'built',
  'points',
] as const satisfies readonly (keyof TurnCounts)[]

export function turnCounts({ side, beats }: PlayedTurn): TurnCounts {
  const movers = new Set<PieceNo>()
  const counts = { attacked: 0, killed: 0, captured: 0, lost: 0, placed: 0, gathered: 0, built: 0, points: 0 }
  for (const { events, ctx } of beats) {
    for (const event of events) {
      switch (event.event) {
        case 'stepped':
        case 'changedFloor':
        case 'teleported':
          movers.add(event.piece)
          break
        case 'attacked':
          counts.attacked++
          break
        case 'killed':
          if (event.by === side) counts.killed++
          else if (ctx.state.side[event.piece] === side) counts.lost++
          break
        case 'captured':
          if (ctx.state.side[event.captor] === side) counts.captured++
          break
        case 'placed':
          if (event.side === side) counts.placed++
          break
        case 'gathered':
        case 'gained':
          counts.gathered += event.count
          break
        case 'built':
          counts.built++
          break
        case 'scored':
          if (event.side === side) counts.points += event.points
          break
        default:
      }
    }
  }
  return { moved: movers.size, ...counts }
}
