import { text } from '@longtable/kernel'
import type { AutoEvent } from '../../state/events/auto.ts'
import { factionIds } from '../../content/ids.ts'
import { characterOf, clockOf, flagOf, sideIds } from '../../state/names.ts'
import { goalText } from '../effect-parts.ts'
import { sourceOf } from '../program-source.ts'
import { pieceText, piecesText, squareName } from '../thing-names.ts'
import { plain, said, type EventTexts } from './types.ts'
import { type AdventureRow, type ScenarioRow, textsOf } from '../../content/stories.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'

function storyOf({ adventure, edition, scenario }: MatchTables): ScenarioRow | AdventureRow {
  const story = scenario ?? adventure ?? edition.adventures.at(0)
  if (story === undefined) throw new Error('this game tells no story')
  return story
}

/** Auto-Enemies, beasts and stories. */
export const autoEventTexts: EventTexts<AutoEvent> = {
  autoTurn: (event, ctx) => said(event, ctx),
  autoCard: (event, ctx) =>
    said(event, ctx, {
      number: ctx.tables.autoCards[event.side].indexOf(event.card) + 1,
      card: sourceOf(ctx.tables.edition, `auto.${factionIds[event.side]}.${event.card}`),
    }),
  autoIdle: (event) => plain(event),
  autoGoes: ({ goal, piece, to, moves }, { tables }) => {
    const values = { unit: pieceText(tables, piece), space: squareName(tables, to), n: moves }
    return typeof goal === 'string'
      ? text(`events.autoGoes.${goal}`, values)
      : text('events.autoGoes.named', { ...values, goal: goalText(goal) })
  },
  autoStays: (event, { tables }) =>
    text(`events.autoStays.${event.why}`, { unit: pieceText(tables, event.piece) }),
  autoHalts: (event, { tables }) =>
    text(`events.autoHalts.${event.why}`, {
      unit: pieceText(tables, event.piece),
      space: squareName(tables, event.square),
    }),
  autoAims: (event, { tables }) =>
    text(`events.autoAims.${event.why}`, {
      units: piecesText(tables, event.attackers),
      target: pieceText(tables, event.target),
      defence: event.defence,
    }),
  brokeFree: (event, ctx) => said(event, ctx, { units: piecesText(ctx.tables, event.pieces) }),
  beast: (event, { tables }) => plain(event, { unit: pieceText(tables, event.piece) }),
  storyBegins: (event, { tables }) => {
    const row = storyOf(tables)
    return plain(event, { title: row.name, story: text(`${textsOf(row)}.story`) })
  },
  goal: (event, { tables }) => {
    const id = textsOf(storyOf(tables))
    if (event.side < 0) return text('events.teamGoal', { goal: text(`${id}.goal.team`) })
    const name = sideIds[event.side].replace('hero:', '')
    const goal = text(`${id}.goal.${name}`)
    return plain(event, { side: tables.sideName[event.side], goal })
  },
  storyRule: (event) => text(`storyRule.${event.rule.split('.').at(-1)}`),
  activated: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), space: squareName(tables, event.square) }),
  searched: (event, { tables }) =>
    plain(event, {
      unit: pieceText(tables, event.piece),
      space: squareName(tables, event.square),
      roll: event.roll,
    }),
  passage: (event, { tables }) => {
    const row = tables.edition.adventures
      .flatMap(({ passages }) => passages)
      .find(({ id }) => id === event.passage)
    if (row === undefined) throw new Error(`no passage ${event.passage}`)
    return plain(event, { title: row.title, story: text(`passage.${row.id}`) })
  },
  flag: (event) => text(`setFlag.${flagOf[event.flag]}`),
  flagCleared: (event) => text(`clearFlag.${flagOf[event.flag]}`),
  darkness: (event) => plain(event, { now: event.now }),
  clock: (event) => plain(event, { clock: text(`clock.${clockOf[event.clock]}`), now: event.now }),
  eventLaid: (event, { tables }) => plain(event, { no: event.no, space: squareName(tables, event.square) }),
  eventLifted: (event, { tables }) => plain(event, { no: event.no, space: squareName(tables, event.square) }),
  joinsParty: (event, { tables }) =>
    plain(event, {
      character: text(`character.${characterOf[event.character]}`),
      side: tables.sideName[event.side],
      unit: pieceText(tables, event.piece),
    }),
  autoOrders: (event, ctx) => said(event, ctx),
}
