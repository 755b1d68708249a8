import { text, type Choice, type Described, type Text } from '@longtable/kernel'
import { resourceIds } from '../content/ids.ts'
import { ENOUGH } from '../state/choices/effects.ts'
import type { Effect } from '../content/effects.ts'
import { THING } from '../state/frames.ts'
import { SQUARES, type SideNo } from '../state/numbers.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { sourceOf } from '../text/program-source.ts'
import { FIELDS } from './pickable.ts'
import { deedText } from '../text/effect-parts.ts'
import { say } from '../text/effect-text.ts'
import { deedOf } from '../state/names.ts'

/** What the chooser says. */

interface Asking {
  readonly what: number
  readonly program: string
  readonly left: number
  readonly side: SideNo
}

const topics = Object.keys(THING)

export function askPick(tables: MatchTables, { what, program, left }: Asking, effect: Effect): Text {
  const source = sourceOf(tables.edition, program)
  if (what === THING.option) return text('ask.pick.option', { source })
  return text(`ask.pick.${topics[what]}`, { source, doing: say(tables, [effect]), count: left })
}

export function describePick(
  state: StateView,
  tables: MatchTables,
  { what, side }: Asking,
  effect: Effect,
  choice: Choice,
): Described {
  if (choice.do === ENOUGH.do) return { text: text('choose.pick.enough') }
  const thing = Number(choice[FIELDS[what]])
  const at = `${places[what]}:${thing}`
  switch (what) {
    case THING.unit: {
      const space = spaceOf(tables, state.at[thing])
      return { text: text('choose.pick.unit', { unit: tables.nameOf[thing], space }), at }
    }
    case THING.node:
      return {
        text: text(thing < SQUARES ? 'choose.pick.node' : 'choose.pick.deck', {
          space: spaceOf(tables, thing),
        }),
        at,
      }
    case THING.card:
      return { text: text('choose.pick.named', { name: tables.cardRow[thing].name }), at }
    case THING.side:
      return { text: text('choose.pick.named', { name: tables.sideName[thing] }), at }
    case THING.option:
      return effect.do === 'favour'
        ? { ...describeFavour(state, tables, side, thing), at }
        : { ...describeOption(tables, effect, thing), at }
    case THING.face:
      return { text: text('choose.pick.named', { name: text(`face.${thing}`) }), at }
    case THING.goods:
      return { text: text('choose.pick.named', { name: text(`goods.${resourceIds[thing]}`) }), at }
    case THING.row:
      return { text: text('choose.pick.named', { name: tables.unitName[thing] }), at }
    case THING.edge:
      return {
        text: text(`choose.pick.edge.${thing % 6}`, { space: spaceOf(tables, Math.floor(thing / 6)) }),
        at,
      }
    default:
      return { text: text('choose.pick.die', { number: thing + 1 }), at }
  }
}

/** By THING: what a client calls it. */
const places = ['piece', 'node', 'card', 'side', 'option', 'face', 'goods', 'row', 'edge', 'die']

function spaceOf(tables: MatchTables, node: number): string {
  return tables.board.idOf[tables.ways.square[node]]
}

/** One of the three objectives of the Ancient: what it counts, and how far it has come. */
function describeFavour(state: StateView, tables: MatchTables, side: SideNo, which: number): Described {
  const at = side * 3 + which
  const needs = tables.favourCount[at]
  const deed = deedText(deedOf[tables.favourDeed[at]], needs)
  return { text: text('choose.favour', { deed, has: state.favour[at], needs }) }
}

function describeOption(tables: MatchTables, effect: Effect, n: number): Described {
  if (effect.do !== 'choose') throw new Error(`${effect.do} has no options`)
  const { name, effects } = effect.options[n]
  return { text: text('choose.pick.named', { name }), gain: say(tables, effects) }
}
