import { darkVenture } from '@longtable/dark-venture'
import {
  ANCIENT,
  abilityText,
  cardText,
  edgeText,
  goodsText,
  nodeText,
  pieceText,
  sideText,
  squareName,
  WANTED,
} from '@longtable/dark-venture/board'
import { text, type Game, type Text, type View } from '@longtable/kernel'
import { defineGameUI, type GameViewContext } from '../../game-ui/game-ui.ts'
import { Board } from './Board.tsx'
import { End } from './end/End.tsx'
import { viewContextOf, sceneOf } from './view/view-facts.ts'
import { texts } from './texts.ts'
import { SetUp, settled } from './start/SetUp.tsx'
import { showFor, soundOf } from './times.ts'

const wants = Object.keys(WANTED)

/** What is asked for in a trade. */
function wantName(n: number): Text {
  const count = n & 3
  const key = `trade.want.${wants[n >> 2]}`
  return count === 0 ? text(key) : text(key, { count })
}

/** The names that `choices.ts` of the game gives to pieces and places. */
function placeName(ctx: GameViewContext, place: string): Text {
  const { tables, state } = viewContextOf(ctx)
  const [kind, id] = place.split(':')
  const n = Number(id)
  switch (kind) {
    case 'piece':
      return state.at[n] < 0
        ? pieceText(tables, n)
        : text('web.darkVenture.place.piece', {
            piece: pieceText(tables, n),
            space: squareName(tables, tables.ways.square[state.at[n]]),
          })
    case 'node':
      return nodeText(tables, n)
    case 'card':
      return cardText(tables, n)
    case 'side':
      return sideText(tables, n)
    case 'face':
      return text(`face.${n}`)
    case 'memory':
      return text('web.darkVenture.place.memory', { face: text(`face.${n}`) })
    case 'goods':
      return goodsText(n, 1)
    case 'edge':
      return edgeText(tables, n)
    case 'row':
      return text('named', { name: tables.unitName[n] })
    case 'die':
    case 'option':
      return text(`web.darkVenture.place.${kind}`, { n: n + 1 })
    case 'ability':
      return state.turn < 0 || tables.abilities[state.turn][n] === undefined
        ? text('web.darkVenture.place.unknown')
        : abilityText(tables, state.turn, n)
    case 'ancient':
      return pieceText(tables, ANCIENT + n)
    case 'part':
      return text('web.darkVenture.place.part', { space: squareName(tables, n >> 1) })
    case 'want':
      return wantName(n)
    default:
      return text('web.darkVenture.place.unknown')
  }
}

function phase(ctx: GameViewContext, view: View): Text {
  const venture = viewContextOf(ctx)
  const { state, tables } = venture
  const scene = text(`web.darkVenture.phase.${sceneOf(view, venture)}`)
  if (state.round === 0 || state.turn < 0 || view.stack.length === 0) return scene
  const rounds = tables.scenario?.rounds ?? 0
  const key = rounds > 0 ? 'round' : 'endless'
  const side = sideText(tables, state.turn)
  return text(`web.darkVenture.phase.${key}`, { round: state.round, rounds, side, scene })
}

/** The keys of the table, in the order in which they are told. */
const keys = [
  'dice',
  'untick',
  'units',
  'ways',
  'halt',
  'sight',
  'floors',
  'abilities',
  'hand',
  'read',
  'book',
  'end',
  'film',
] as const

export const ui = defineGameUI({
  game: darkVenture as unknown as Game,
  texts,
  Board,
  SetUp,
  settled,
  End,
  placeName,
  phase,
  keys: ['shell.keys.arrows', ...keys.map((id) => `darkVenture.keys.${id}`)],
  showFor,
  soundOf,
})
