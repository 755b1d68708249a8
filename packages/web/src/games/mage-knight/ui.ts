import { mageKnight } from '@longtable/mage-knight'
import {
  cardText,
  colourNameText,
  heroText,
  hexText,
  postText,
  skillNameText,
  slotText,
  tacticNameText,
  unitText,
} from '@longtable/mage-knight/board'
import { playerText, text, type Game, type Text, type View } from '@longtable/kernel'
import { defineGameUI, type GameViewContext } from '../../game-ui/game-ui.ts'
import { Board } from './Board.tsx'
import { End } from './end/End.tsx'
import { viewContextOf, sceneOf } from './view/view-facts.ts'
import { showFor, soundOf } from './times.ts'
import { texts } from './texts.ts'

/** The names that `choices.ts` of the game gives to pieces and places. */
function placeName(ctx: GameViewContext, place: string): Text {
  const { tables, state } = viewContextOf(ctx)
  const [kind, id] = place.split(':')
  const n = Number(id)
  switch (kind) {
    case 'card':
      return cardText(n)
    case 'unit':
      return unitText(n)
    case 'post':
      return postText(state, n)
    case 'skill':
      return skillNameText(n)
    case 'tactic':
      return tacticNameText(n)
    case 'hero':
      return heroText(n)
    case 'hex':
      return hexText(state, n)
    case 'slot':
      return slotText(tables, n)
    case 'seat':
      return playerText(n)
    case 'die':
      // What it shows changes; its place does not.
      return text('web.mageKnight.place.die', { n: n + 1 })
    case 'token':
    case 'colour':
    case 'crystal':
      return text(`web.mageKnight.place.${kind}`, { colour: colourNameText(n) })
    case 'ware':
      return text(`web.mageKnight.place.ware.${id}`)
    case 'hand':
    case 'damage':
      return text(`web.mageKnight.place.${kind}`)
    default:
      return text('web.mageKnight.place.unknown')
  }
}

function phase(ctx: GameViewContext, view: View): Text {
  const { state, tables } = viewContextOf(ctx)
  const scene = sceneOf(view)
  const named = text(`web.mageKnight.phase.${scene}`)
  if (state.round === 0 || scene === 'over') return named
  const time = text(`web.mageKnight.phase.${state.night ? 'night' : 'day'}`)
  return text('web.mageKnight.phase.round', { round: state.round, rounds: tables.rounds, time, scene: named })
}

export const ui = defineGameUI({
  game: mageKnight as unknown as Game,
  texts,
  Board,
  End,
  placeName,
  phase,
  showFor,
  keys: ['shell.keys.arrows', ...['hand', 'plays', 'read'].map((id) => `mageKnight.keys.${id}`)],
  soundOf,
})
