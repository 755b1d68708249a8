// The numbers of everything that logs, snapshots and links name, and the rows by number. They come from the ledger: where a row
// stands in its table says nothing, so that rows may be added, moved and taken out.
import { byNumber, ledgerOf } from '@longtable/kernel'
import { advancedActions } from './advanced-actions.ts'
import { artifacts } from './artifacts.ts'
import { basicActions, commonDeck } from './basic-actions.ts'
import { enemies } from './enemies.ts'
import { heroes } from './heroes.ts'
import { written } from './ledger.ts'
import { ruins } from './ruins.ts'
import { scenarios } from './scenarios.ts'
import { sites } from './sites.ts'
import { skills } from './skills.ts'
import { spells } from './spells.ts'
import { tactics } from './tactics.ts'
import { tiles } from './tiles.ts'
import type {
  EnemyRow,
  HeroRow,
  RuinsRow,
  ScenarioRow,
  SiteRow,
  SkillRow,
  TacticRow,
  TileRow,
  UnitRow,
} from './types.ts'
import { units } from './units.ts'

/** The backs of tokens, in the order of their piles: six colours of enemies, then ruins. */
export const tokenColours = ['green', 'grey', 'brown', 'violet', 'white', 'red', 'ruins'] as const

/** Far more than the box holds: the supply never runs out (MK-SETUP-18). */
const WOUNDS = 100
export const WOUND = 'wound'

/**
 * A hero's cards, its own one instead of a common one: `tovak/rage`. The second own card comes on top: the box of a match has it,
 * or the common one.
 */
function deckOf({ id, own, second }: HeroRow): string[] {
  const deck = Object.entries(commonDeck).flatMap(([common, copies]) => {
    const cards = new Array<string>(copies).fill(`${id}/${common}`)
    if (common === own.insteadOf) cards[copies - 1] = `${id}/${own.card}`
    return cards
  })
  return second === undefined ? deck : [...deck, `${id}/${second.card}`]
}

const several = (kind: string, key: string, copies: number): string => `${kind} ${key} *${copies}`
const each = (kind: string, rows: readonly { readonly id: string }[]): string[] =>
  rows.map(({ id }) => `${kind} ${id}`)
/** The row of a ruins token may be called like one of an enemy. */
const ruinsKey = (id: string): string => `ruins/${id}`

const enemyRows: readonly EnemyRow[] = enemies

function tokensOf(back: (typeof tokenColours)[number]): string[] {
  if (back === 'ruins') return ruins.map(({ id }) => `token ${ruinsKey(id)}`)
  return enemyRows.flatMap(({ id, colour, copies }) =>
    colour === back ? [several('token', id, copies)] : [],
  )
}

/** Each token has a slot of its colour. */
function countOf(back: (typeof tokenColours)[number]): number {
  if (back === 'ruins') return ruins.length
  return enemyRows.reduce((sum, { colour, copies }) => (colour === back ? sum + copies : sum), 0)
}

export const ledger = ledgerOf(
  written.filter((line) => !line.startsWith('effect ')),
  [
    ...each('hero', heroes),
    ...heroes.flatMap(deckOf).map((key) => `card ${key}`),
    ...each('card', [...advancedActions, ...spells, ...artifacts]),
    several('card', WOUND, WOUNDS),
    ...units.map(({ id, copies }) => several('unit', id, copies)),
    ...tokenColours.flatMap(tokensOf),
    ...tokenColours.map((back) => several('post', back, countOf(back))),
    ...each('tile', tiles),
    ...each('skill', skills),
    ...each('tactic', tactics),
    ...each('site', sites),
    ...each('scenario', scenarios),
  ],
)

/** How many lines there were when matches began to say it. */
export const FIRST_CONTENT = 519

/** Rows by number. One that is gone leaves a hole, which `map`, `flatMap` and `filter` pass over; no box has it. */
function rowsOf<R extends { readonly id: string }>(
  kind: string,
  rows: readonly R[],
  keyOf: (row: R) => string = ({ id }) => id,
): readonly R[] {
  const found: R[] = []
  byNumber(ledger, kind, rows, keyOf).forEach((row, number) => {
    if (row !== undefined) found[number] = row
  })
  return found
}

interface Numbered {
  readonly heroes: readonly HeroRow[]
  readonly units: readonly UnitRow[]
  readonly enemies: readonly EnemyRow[]
  readonly ruins: readonly RuinsRow[]
  readonly tiles: readonly TileRow[]
  readonly skills: readonly SkillRow[]
  readonly tactics: readonly TacticRow[]
  readonly sites: readonly SiteRow[]
  readonly scenarios: readonly ScenarioRow[]
}

/** The rows that numbers stand for; `enemies` and `ruins` by token, `units` by card. */
export const numbered: Numbered = {
  heroes: rowsOf<HeroRow>('hero', heroes),
  units: rowsOf<UnitRow>('unit', units),
  enemies: rowsOf<EnemyRow>('token', enemies),
  ruins: rowsOf<RuinsRow>('token', ruins, ({ id }) => ruinsKey(id)),
  tiles: rowsOf<TileRow>('tile', tiles),
  skills: rowsOf<SkillRow>('skill', skills),
  tactics: rowsOf<TacticRow>('tactic', tactics),
  sites: rowsOf<SiteRow>('site', sites),
  scenarios: rowsOf<ScenarioRow>('scenario', scenarios),
}

/** By number: the first number of those that are alike. */
export function alikeOf(kind: string): readonly number[] {
  return ledger.keys(kind).map((key) => ledger.numberOf(kind, key))
}

/** All rows that belong to a set: the sets there are, the base game first. */
const setRows: readonly { readonly set: string }[] = [
  ...heroes,
  ...basicActions,
  ...advancedActions,
  ...spells,
  ...artifacts,
  ...units,
  ...enemies,
  ...ruins,
  ...tiles,
  ...skills,
  ...tactics,
  ...sites,
  ...scenarios,
]
export const BASE: string = 'base'
export const sets: readonly string[] = [
  BASE,
  ...[...new Set(setRows.map(({ set }) => set))].filter((set) => set !== BASE).toSorted(),
]
