import { text, type Game } from '@longtable/kernel'
import { defineGameUI, type BoardProps, type GameUI } from '../../game-ui/game-ui.ts'
import { Board } from './Board.tsx'
import { genericTexts } from './generic-texts.ts'
import { gameWords } from './words.ts'

/** Each event is seen for so long, and all that happen at once no longer than that, in milliseconds. */
const EVENT = 350
const LONGEST = 1400

/** A UI for any game, made from its schema, menus and messages: for all that have none of their own. */
export function genericUI(game: Game): GameUI {
  const words = gameWords(game)
  return defineGameUI({
    game,
    texts: genericTexts,
    Board: (props: BoardProps) => <Board {...props} words={words} />,
    End: () => null,
    placeName: (_ctx, place) => words.place(place),
    phase: ({ state }) => {
      const { round } = state as { readonly round?: unknown }
      if (typeof round !== 'number') return text('name')
      return text('web.generic.labelled', { name: words.field('round'), value: round })
    },
    showFor: (events) => Math.min(LONGEST, events.length * EVENT),
    soundOf: () => 'card',
  })
}
