import { layBeasts, layTokens } from '../../state/mutations/layout.ts'
import { liftMark, setEvent } from '../../state/mutations/marks.ts'
import { setStoryFlag } from '../../state/mutations/story.ts'
import { freshen, moveTo, putOn, setFlag, setGuard, setPart } from '../../state/mutations/pieces.ts'
import { unlock } from '../../state/mutations/unlocks.ts'
import { TOKEN } from '../../state/names.ts'
import { FACES, NOBODY, type NodeNo, type PieceNo, type SideNo, isHeroSide } from '../../state/numbers.ts'
import { isStopped } from '../../state/queries/entering.ts'
import { squareOf } from '../../state/queries/pieces.ts'
import { ABSENT, OUT, PLAYER, type StateView, STORY } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'
import type { Pictures } from './types.ts'

/** Set-up, turns, points, the story; pieces that come and walk. */
export const groundPictures: Pictures = {
  chose: (s, { side, seat }) => {
    s.control[side] = PLAYER
    s.seatOf[side] = seat
  },
  laidOut: (s, _event, { tables }) => {
    layTokens(s, tables)
    layBeasts(s, tables)
    tables.startPoints.forEach((points, side) => {
      if (isHeroSide(side) && s.control[side] !== ABSENT) s.points[side] = points // DV-HERO-03
    })
  },
  placed: (s, event, { tables }) => {
    const { piece, at, side, from, part, guard } = event
    if (from === 'egg') liftMark(s, tables.ways.square[at], TOKEN.egg)
    putOn(s, piece, at, side)
    if (from !== 'setup') setFlag(s, piece, 'arrived', true)
    if (part === 1) setFlag(s, piece, 'part', true)
    if (guard !== undefined) setGuard(s, piece, guard)
  },
  returns: (s, { side }) => freshen(s, side),
  round: (s, { round }) => {
    s.round = round
  },
  turn: (s, { side, dice }) => {
    beginTurn(s, side)
    s.dice = [...dice]
  },
  autoTurn: (s, { side }) => beginTurn(s, side),
  banked: (s, { side, memory }) => {
    memory.forEach((count, face) => (s.memory[side * FACES + face] = count))
    s.dice.fill(0)
  },
  gainedDice: (s, { side, dice }) => {
    for (const face of dice) s.memory[side * FACES + face]++
  },
  lostDice: (s, { side, dice }) => {
    for (const face of dice) s.memory[side * FACES + face]--
  },
  scored: (s, { side, points }) => {
    s.points[side] += points
  },
  out: (s, { side }) => {
    s.control[side] = OUT
  },
  unlocked: (s, { side, ability }) => unlock(s, side, ability),
  flag: (s, { flag }, { tables }) => setStoryFlag(s, tables, flag, true),
  flagCleared: (s, { flag }, { tables }) => setStoryFlag(s, tables, flag, false),
  clock: (s, { clock, now }, { tables }) => {
    s.story[tables.clockWord[clock]] = now
  },
  eventLaid: (s, { no, square }) => setEvent(s, square, no),
  eventLifted: (s, { square }) => setEvent(s, square, 0),
  darkness: (s, { now }) => {
    s.story[STORY.darkness] = now
  },
  stepped: (s, { piece, to, part }, { tables }) => walk(s, tables, piece, to, part),
  changedFloor: (s, { piece, to, part }, { tables }) => walk(s, tables, piece, to, part),
  crossed: (s, { piece, part }) => setPart(s, piece, part),
  parted: (s, { square, part }, { tables }) => {
    s.at.forEach((_, piece) => {
      if (squareOf(s, tables, piece) === square) setFlag(s, piece, 'part', part === 1)
    })
  },
  teleported: (s, { piece, to, part }) => {
    moveTo(s, piece, to)
    setPart(s, piece, part)
  },
}

function beginTurn(s: StateView, side: SideNo): void {
  if (s.turn !== NOBODY && s.turn !== side) s.dice.fill(0)
  s.turn = side
  freshen(s, side)
}

/** A red token may end the moves of a unit for this turn (DV-MOVE-06). */
function walk(s: StateView, tables: MatchTables, piece: PieceNo, to: NodeNo, part: number): void {
  const from = squareOf(s, tables, piece)
  moveTo(s, piece, to)
  setPart(s, piece, part)
  const isElsewhere = squareOf(s, tables, piece) !== from
  if (isElsewhere && tables.options.redTokenStops === 'unit' && isStopped(s, tables, piece))
    setFlag(s, piece, 'stopped', true)
}
