import { expect, test } from 'vitest'
import type { Resource, TokenId } from '../../src/content/ids.ts'
import { cardRows, Z } from '../../src/state/card-pool.ts'
import { drawCards } from '../../src/state/mutations/cards.ts'
import { RESOURCE, SIDE_NO, type SideId, TOKEN } from '../../src/state/names.ts'
import { ACTION_DECK, FACES, ITEM_DECK } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { hasFlag } from '../../src/state/queries/pieces.ts'
import { loaded } from './loaded.ts'
import { scene, type Scene, type SceneSpec, type SideScene } from './scene.ts'

/**
 * One row of the content: given a unit `a` on F12 and what else is said, when the card is drawn by it or played, and
 * these choices are made, then what is seen is exactly this.
 */
export interface CardCase {
  readonly card: string
  /** Who draws or plays it; left out: the Varpen. */
  readonly by?: SideId
  readonly title: string
  readonly own?: SideScene
  /** Units of the Alderkang, whom no card lists. */
  readonly foes?: NonNullable<SideScene['units']>
  readonly given?: SceneSpec
  /** What six-sided dice show. */
  readonly rolls?: readonly number[]
  readonly take?: readonly string[]
  readonly sees: (t: Scene) => unknown
  readonly is: unknown
}

const FIRST: Partial<Record<SideId, string>> = {
  varpen: 'varpen-whelp F12',
  dhargon: 'dhargon-hunter F12',
  bohmerk: 'bohmerk-glob F12',
  orpal: 'orpal-shade F12',
  alderkang: 'suuk F12',
  'hero:larvok': 'larvok F12',
}

function rowOf(card: string): (typeof cardRows)[number] {
  const row = cardRows.find(({ id }) => id === card)
  if (row === undefined) throw new Error(`no card is called “${card}”`)
  return row
}

function isDrawn(card: string): boolean {
  return rowOf(card).timing === 'drawn'
}

export function isItemCard(card: string): boolean {
  return 'icons' in rowOf(card)
}

/** The position before the card comes. */
export function before({
  card,
  by = 'varpen',
  own = {},
  foes,
  given = {},
}: Omit<CardCase, 'sees' | 'is'>): Scene {
  const hand = isDrawn(card) ? (own.hand ?? []) : [card, ...(own.hand ?? [])]
  const units = { a: FIRST[by] ?? '', ...own.units }
  const rest = by === 'alderkang' ? {} : { alderkang: { units: { z: 'suuk P16' as const, ...foes } } }
  const sides: NonNullable<SceneSpec['sides']> = { [by]: { ...own, units, hand }, ...rest }
  const deck = isItemCard(card) ? 'itemDeck' : 'actionDeck'
  const more = isDrawn(card) ? { [deck]: [card, ...(given[deck] ?? [])] } : {}
  return scene({ dice: '', ...given, ...more, sides: { ...sides, ...given.sides } })
}

export function happens(one: Omit<CardCase, 'sees' | 'is'>): Scene {
  const t = before(one)
  const { card, by = 'varpen', rolls = [], take = [] } = one
  loaded(...rolls)
  if (isDrawn(card)) {
    const deck = isItemCard(card) ? ITEM_DECK : ACTION_DECK
    t.act((_s, ctx) => drawCards(SIDE_NO[by], t.piece('a'), deck, 1, ctx))
  } else t.take(`play ${card}`)
  t.take(...take)
  return t
}

/** Each case is a test; the card is discarded, and the turn goes on. */
export function checkCards(cases: readonly CardCase[]): void {
  for (const one of cases) {
    test(`${one.card}${one.by === undefined ? '' : ` (${one.by})`}: ${one.title}`, () => {
      const t = happens(one)
      expect(one.sees(t)).toEqual(one.is)
      expect([t.step, t.cards(Z.shown)]).toEqual(['turn', []])
      expect(t.cards(isItemCard(one.card) ? Z.itemPile : Z.actionPile)).toContain(one.card)
    })
  }
}

// What is seen

export function memory(by: SideId = 'varpen'): (t: Scene) => number[] {
  return (t) => t.state.memory.slice(SIDE_NO[by] * FACES, (SIDE_NO[by] + 1) * FACES)
}

export function points(by: SideId = 'varpen'): (t: Scene) => number {
  return (t) => t.state.points[SIDE_NO[by]]
}

export function at(...names: readonly string[]): (t: Scene) => string[] {
  return (t) => names.map((name) => t.at(name))
}

export function hand(t: Scene): string[] {
  return t.hand()
}

export function marks(token: TokenId, space: string): (t: Scene) => number {
  return (t) => marksOn(t.state, t.node(space), TOKEN[token])
}

export function goods(resource: Resource, name = 'a'): (t: Scene) => number {
  return (t) => goodsOf(t.state, t.piece(name), RESOURCE[resource])
}

export function restrained(...names: readonly string[]): (t: Scene) => boolean[] {
  return (t) => names.map((name) => hasFlag(t.state, t.piece(name), 'restrained'))
}

/** The rows of a side on a space. */
export function army(by: SideId, space: string): (t: Scene) => string[] {
  return (t) =>
    t.state.army[SIDE_NO[by]]
      .filter((piece) => t.tables.board.idOf[t.tables.ways.square[t.state.at[piece]]] === space)
      .map((piece) => t.tables.idOf[piece])
}

/** The dice of the last combat: attack and defence. */
export function thrown(t: Scene): [number, number] {
  const last = t.told('rolled').at(-1)
  return [last?.attack.length ?? 0, last?.defence.length ?? 0]
}
