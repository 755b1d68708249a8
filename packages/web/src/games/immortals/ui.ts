import { immortals } from '@longtable/immortals'
import { cardText, limboText, siteText, spaceText, type Event } from '@longtable/immortals/board'
import { text, type Game, type Text } from '@longtable/kernel'
import type { Sound } from '../../notifications/sound.ts'
import { defineGameUI, type GameUI, type GameViewContext } from '../../game-ui/game-ui.ts'
import { Board } from './Board.tsx'
import { End } from './end/End.tsx'
import { eventOf, viewContextOf, phaseOf, type Phase } from './view/view-facts.ts'
import { showTowerFor } from './tower/drops.ts'
import { texts } from './texts.ts'

function placeName(ctx: GameViewContext, place: string): Text {
  const { tables } = viewContextOf(ctx)
  const [kind, number] = place.split(':')
  const n = Number(number)
  switch (kind) {
    case 'site':
      return siteText(tables, n)
    case 'space':
      return spaceText(tables, n)
    case 'card':
      return cardText(tables, n)
    case 'limbo':
      return number === undefined ? text('web.immortals.place.limbo') : limboText(n)
    case 'deck':
    case 'marker':
      return text(`web.immortals.place.${kind}`)
    default:
      return text('web.immortals.place.unknown')
  }
}

const BEFORE_THE_ROUNDS: readonly Phase[] = ['start', 'draft', 'seed']

function phase(ctx: GameViewContext, view: Parameters<GameUI['phase']>[1]): Text {
  const { state, tables } = viewContextOf(ctx)
  const now = phaseOf(view)
  const named = text(`web.immortals.phase.${now}`)
  if (now === 'over' || BEFORE_THE_ROUNDS.includes(now)) return named
  return text('web.immortals.phase.round', { round: state.round, rounds: tables.rounds, phase: named })
}

/** Milliseconds at normal speed, besides what the tower takes. */
const TIMES: Readonly<Record<Event['event'], number>> = {
  colour: 200,
  tribes: 0,
  firstPlayer: 250,
  placed: 350,
  dealt: 200,
  chosen: 250,
  kept: 0,
  keptCard: 200,
  regionCard: 250,
  regionCardBack: 250,
  passedOn: 250,
  resources: 0,
  seeded: 0,
  limbo: 250,
  round: 700,
  drew: 200,
  drewCard: 200,
  declined: 0,
  reshuffled: 200,
  reinforced: 350,
  planned: 300,
  revealed: 500,
  compensated: 200,
  passed: 250,
  forfeited: 200,
  extracted: 350,
  transition: 350,
  built: 350,
  attacked: 350,
  thrown: 0,
  battle: 0,
  lost: 350,
  occupied: 350,
  moved: 350,
  marker: 250,
  takeover: 350,
  scored: 900,
  over: 0,
}

/** What can be heard on the table, loudest first. */
const SOUNDS: readonly [Sound, readonly Event['event'][]][] = [
  ['cubes', ['thrown', 'seeded']],
  ['card', ['revealed', 'drewCard', 'chosen']],
]

export const ui = defineGameUI({
  game: immortals as unknown as Game,
  texts,
  Board,
  End,
  placeName,
  phase,
  showFor: (events, seat) =>
    events.reduce((sum, event) => sum + TIMES[eventOf(event).event], showTowerFor(events, seat)),
  soundOf: (events) =>
    SOUNDS.find(([, heard]) => events.some((event) => heard.includes(eventOf(event).event)))?.[0],
})
