import { cardRows } from './state/card-pool.ts'
import { edition } from './content/edition.ts'
import { autoNumber, ledger } from './content/numbers.ts'
import { VERBS } from './effects/verbs/index.ts'
import { factionIds, resourceIds } from './content/ids.ts'
import type { Event } from './state/events/index.ts'
import { collectPrograms } from './state/tables/programs.ts'
import { sideIds, flagOf } from './state/names.ts'
import { NOBODY, type CardNo, type PieceNo, type SideNo, FACTIONS } from './state/numbers.ts'
import { pieceTables } from './state/tables/pieces.ts'
import { type AbilityFacts, sideTables } from './state/tables/sides.ts'
import type { MatchTables } from './state/tables/match-tables.ts'

/** The rows of the content tables, and which of them an event shows at work. */

/** A kind of content and a row of it. */
export type Row = readonly [kind: string, row: string]

const NOW = Infinity
const { actionCards, adventures, autoDecks, itemCards, scenarios } = edition
const printed = pieceTables(edition, ledger.lines.length, NOW)
const { abilities, objectives } = sideTables(edition, printed)
const { idOf } = printed
const { programs } = collectPrograms(edition, VERBS)
const players = sideIds.flatMap((id, side) =>
  side < FACTIONS || printed.heroOf[side] >= 0 ? [{ id, side }] : [],
)
const passages = adventures.flatMap((adventure) => adventure.passages)

/** Things that a player decides to do, by side and row. */
const usedAbilities = players.flatMap(({ side }) =>
  abilities[side].flatMap((one) => (one.row.when === 'turn' ? [abilityName(side, one)] : [])),
)

function abilityName(side: SideNo, { row }: AbilityFacts): string {
  return `${sideIds[side]} ${row.id}`
}

/** Offered among the dice of a combat, not as an option. */
const amongDice = 'power.orpal/0.combat'

/** Options by the program that offers them. */
const offered = [...programs]
  .flatMap(([name, effects]) =>
    effects.flatMap((effect, pc) =>
      effect.do === 'choose' ? effect.options.map(({ id }) => `${name}/${pc}.${id}`) : [],
    ),
  )
  .filter((option) => option !== amongDice)

const general = edition.objectives.length
const bonus = players.flatMap(({ id, side }) =>
  objectives[side].slice(general).map(({ deed }) => `${id} ${deed}`),
)

const fates = ['killed', 'captured', 'escaped', 'exchanged', 'revived', 'spared', 'wounded'] as const
const storyRules = scenarios.flatMap(({ rules }) => rules.map(({ id }) => id))

export const rows: Readonly<Record<string, readonly string[]>> = {
  stories: ['victory', ...scenarios.map(({ id }) => id), ...adventures.map(({ id }) => id)],
  sides: players.map(({ id }) => id),
  pieces: [...new Set(idOf.filter((_, piece) => printed.isInBox[piece]))],
  'action cards': actionCards.map(({ id }) => id),
  'items used': itemCards.filter(({ kind }) => kind !== 'equippable').map(({ id }) => id),
  'items worn': itemCards.filter(({ kind }) => kind === 'equippable').map(({ id }) => id),
  'worn abilities': itemCards.filter(({ ability }) => ability?.when === 'turn').map(({ id }) => id),
  abilities: usedAbilities,
  'options taken': offered,
  'Auto-Enemy cards': autoDecks.flatMap((deck) =>
    deck.cards.map((card) => autoName(deck.faction, autoNumber(deck, card))),
  ),
  'general objectives': edition.objectives.map(({ deed }) => deed),
  'bonus objectives': bonus,
  favour: factionIds.flatMap((faction) => [0, 1, 2].map((which) => `${faction} ${which + 1}`)),
  'Ancients summoned': factionIds,
  resources: resourceIds,
  structures: ['fence', 'wall'],
  'structures taken down': ['fence', 'wall'],
  fights: ['won', 'held', 'foiled', 'hazard', 'counter'],
  fates,
  passages: passages.map(({ id }) => id),
  flags: flagOf,
  'story rules': storyRules,
}

function autoName(faction: string, card: number): string {
  return `${faction} ${card}`
}

export function abilityRow(tables: MatchTables, side: SideNo, ability: number): Row {
  return ['abilities', abilityName(side, tables.abilities[side][ability])]
}

export function pieceRow(piece: PieceNo): Row {
  return ['pieces', idOf[piece]]
}

export function cardRow(card: CardNo): Row {
  const row = cardRows[card]
  if (!('icons' in row)) return ['action cards', row.id]
  return [row.kind === 'equippable' ? 'items worn' : 'items used', row.id]
}

export function optionRow(program: string, pc: number, option: number): Row {
  const effect = programs.get(program)?.[pc]
  const id = effect?.do === 'choose' ? effect.options[option].id : ''
  return ['options taken', `${program}/${pc}.${id}`]
}

/** What an event shows at work. */
function rowsOf(event: Event, tables: MatchTables): readonly Row[] {
  switch (event.event) {
    case 'began':
      return [['stories', event.story]]
    case 'chose':
      return [['sides', sideIds[event.side]]]
    case 'placed':
    case 'joined':
    case 'beast':
      return [pieceRow(event.piece)]
    case 'upgraded':
      return [pieceRow(event.to)]
    case 'split':
      return event.into.map(pieceRow)
    case 'fused':
      return [pieceRow(event.into)]
    case 'happened':
    case 'used':
      return [cardRow(event.card)]
    case 'equipped':
      return [cardRow(event.card)]
    case 'itemAbility':
      return [['worn abilities', cardRows[event.card].id]]
    case 'ability':
      return [abilityRow(tables, event.side, event.ability)]
    case 'optionTaken':
      return [optionRow(event.program, event.pc, event.option)]
    case 'autoCard':
      return [['Auto-Enemy cards', autoName(factionIds[event.side], event.card)]]
    case 'scored':
      return scoredRows(tables, event.side, event.objective)
    case 'favour':
      return [['favour', `${factionIds[event.side]} ${event.which + 1}`]]
    case 'summoned':
      return [pieceRow(event.piece), ['Ancients summoned', factionIds[event.side]]]
    case 'gathered':
    case 'gained':
      return [['resources', resourceIds[event.resource]]]
    case 'built':
      return [['structures', event.what]]
    case 'dismantled':
      return [['structures taken down', event.what]]
    case 'fought':
      return [['fights', event.won ? 'won' : 'held']]
    case 'foiled':
    case 'hazard':
      return [['fights', event.event]]
    case 'counters':
      return [['fights', 'counter']]
    case 'killed':
    case 'captured':
    case 'escaped':
    case 'exchanged':
    case 'revived':
    case 'spared':
    case 'wounded':
      return [['fates', event.event]]
    case 'passage':
      return [['passages', event.passage]]
    case 'flag':
      return [['flags', flagOf[event.flag]]]
    case 'storyRule':
      return [['story rules', event.rule.split('.').at(-1) ?? '']]
    default:
      return []
  }
}

function scoredRows(tables: MatchTables, side: SideNo, objective: number): readonly Row[] {
  if (objective === NOBODY) return []
  const { deed } = tables.objectives[side][objective]
  return objective < tables.edition.objectives.length
    ? [['general objectives', deed]]
    : [['bonus objectives', `${sideIds[side]} ${deed}`]]
}

export function coverage(event: Event, note: (kind: string, row: string) => void, tables: MatchTables): void {
  for (const [kind, row] of rowsOf(event, tables)) note(kind, row)
}
