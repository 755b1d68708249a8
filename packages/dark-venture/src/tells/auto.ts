import { text } from '@longtable/kernel'
import type { AutoEvent } from '../events/auto.ts'
import { factionIds, flagIds } from '../content/ids.ts'
import { sideIds } from '../names.ts'
import { sourceOf } from '../fx/source.ts'
import { pieceText, piecesText, squareName } from '../says.ts'
import { plain, said, type Tells } from './tells.ts'

/** Auto-Enemies, beasts and stories. */
export const autoTells: Tells<AutoEvent> = {
  autoTurn: (event, ctx) => said(event, ctx),
  autoCard: (event, ctx) =>
    said(event, ctx, {
      number: event.card,
      card: sourceOf(ctx.env.edition, `auto.${factionIds[event.side]}.${event.card}`),
    }),
  autoIdle: (event) => plain(event),
  autoGoes: (event, { env }) =>
    text(`events.autoGoes.${event.goal}`, {
      unit: pieceText(env, event.piece),
      space: squareName(env, event.to),
      n: event.moves,
    }),
  autoStays: (event, { env }) => text(`events.autoStays.${event.why}`, { unit: pieceText(env, event.piece) }),
  autoHalts: (event, { env }) =>
    text(`events.autoHalts.${event.why}`, {
      unit: pieceText(env, event.piece),
      space: squareName(env, event.square),
    }),
  autoAims: (event, { env }) =>
    text(`events.autoAims.${event.why}`, {
      units: piecesText(env, event.attackers),
      target: pieceText(env, event.target),
      defence: event.defence,
    }),
  brokeFree: (event, ctx) => said(event, ctx, { units: piecesText(ctx.env, event.pieces) }),
  beast: (event, { env }) => plain(event, { unit: pieceText(env, event.piece) }),
  storyBegins: (event, { env }) => {
    const row = env.scenario ?? env.edition.adventure
    return plain(event, { title: row.name, story: text(`scenarios.${row.id}.story`) })
  },
  goal: (event, { env }) => {
    const { id } = env.scenario ?? env.edition.adventure
    if (event.side < 0) return text('events.teamGoal', { goal: text(`scenarios.${id}.goal.team`) })
    const name = sideIds[event.side].replace('hero:', '')
    const goal = text(`scenarios.${id}.goal.${name}`)
    return plain(event, { side: env.sideName[event.side], goal })
  },
  storyRule: (event) => text(`storyRule.${event.rule.split('.').at(-1)}`),
  activated: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), space: squareName(env, event.square) }),
  searched: (event, { env }) =>
    plain(event, {
      unit: pieceText(env, event.piece),
      space: squareName(env, event.square),
      roll: event.roll,
    }),
  passage: (event, { env }) => {
    const row = env.edition.adventure.passages.find(({ id }) => id === event.passage)
    if (row === undefined) throw new Error(`no passage ${event.passage}`)
    return plain(event, { title: row.title, story: text(`passage.${row.id}`) })
  },
  flag: (event) => text(`setFlag.${flagIds[event.flag]}`),
  darkness: (event) => plain(event, { now: event.now }),
}
