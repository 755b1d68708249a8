import { text, type Text } from '@longtable/kernel'
import { MOD, MOD_SIZE, type ModNo } from '../state/mods.ts'
import { asOpened } from '../state/mutations/opening.ts'
import { TOKEN } from '../state/names.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import {
  attackBonus,
  attackDice,
  bareStrength,
  defenceBonus,
  defenceDice,
  isHazard,
} from '../state/queries/combat.ts'
import type { Fight, StateView } from '../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'
import { sixesFor } from '../steps/counter.ts'
import { effectText, sourcesOf } from '../text/modifier-sources.ts'
import { pieceText, tokenText } from '../text/thing-names.ts'

/** What a row of a combat is made of: strengths, items, auras, spaces, cards, eggs. */
export interface FightPart {
  readonly what: Text
  readonly dice: number
  readonly plus: number
}

/** The dice of one side of a combat and what is added to them; all its parts together. */
export interface FightRow {
  readonly dice: number
  readonly plus: number
  readonly parts: readonly FightPart[]
}

export interface FightRows {
  readonly attack: FightRow
  readonly defence: FightRow
  /** Whoever defends: an Auto-Enemy in pairs, before that is told (DV-AUTO-06). */
  readonly defenders: readonly PieceNo[]
  /** Natural sixes of the defence that bring a counter-attack; 0: none can. */
  readonly sixesNeeded: number
}

/** The rows of a combat: as they will be rolled, or as they were. */
export function rowsOf({ state, tables }: VentureViewContext, fight: Fight): FightRows {
  const opened = asOpened(state, tables, fight)
  const attack = attackRow(state, tables, opened)
  const defence = defenceRow(state, tables, opened)
  const { defenders } = opened
  return { attack, defence, defenders, sixesNeeded: sixesFor(state, tables, opened, defence.dice) }
}

function isRolled(fight: Fight): boolean {
  return fight.attack.length > 0 || fight.defence.length > 0
}

function attackRow(s: StateView, tables: MatchTables, fight: Fight): FightRow {
  const parts = new Parts()
  if (isHazard(fight)) parts.add('danger', text('row.danger'), fight.strength, 0)
  else if (fight.strength >= 0) parts.add('effect', text('row.strength'), fight.strength, 0)
  else
    for (const piece of fight.attackers)
      parts.add(`piece:${piece}`, pieceText(tables, piece), bareStrength(s, tables, piece, fight.range), 0)
  addSources(parts, s, tables, fight.attackers, MOD.attackDice, MOD.attackScore, true)
  addServing(parts, tables, fight, fight.side, MOD.attackDice, MOD.attackScore)
  if (isRolled(fight)) return parts.rolled(tables, fight.attack.length, fight.attackPlus)
  return parts.row(attackDice(s, tables, fight), fight.attackPlus + attackBonus(s, tables, fight))
}

function defenceRow(s: StateView, tables: MatchTables, fight: Fight): FightRow {
  const parts = new Parts()
  for (const piece of fight.defenders)
    parts.add(`piece:${piece}`, pieceText(tables, piece), tables.defence[piece], 0)
  addSources(parts, s, tables, fight.defenders, MOD.defenceDice, MOD.defenceScore, false)
  addServing(parts, tables, fight, fight.versus, MOD.defenceDice, MOD.defenceScore)
  if (isRolled(fight)) return parts.rolled(tables, fight.defence.length, fight.defencePlus)
  return parts.row(defenceDice(s, tables, fight), fight.defencePlus + defenceBonus(s, tables, fight))
}

/** What the units have besides what is printed as their number. What lasts for a side adds its score once. */
function addSources(
  parts: Parts,
  s: StateView,
  tables: MatchTables,
  pieces: readonly PieceNo[],
  dice: ModNo,
  plus: ModNo,
  sharesDice: boolean,
): void {
  pieces.forEach((piece, i) => {
    const isAgain = i > 0 && s.side[piece] === s.side[pieces[0]]
    const own = JSON.stringify(pieceText(tables, piece))
    const keyOf = (what: Text): string => {
      const key = JSON.stringify(what)
      return key === own ? `piece:${piece}` : key
    }
    for (const { what, amount, isShared } of sourcesOf(s, tables, piece, dice))
      if (!(isShared && isAgain && sharesDice)) parts.add(keyOf(what), what, amount, 0)
    for (const { what, amount, isShared } of sourcesOf(s, tables, piece, plus))
      if (!(isShared && isAgain)) parts.add(keyOf(what), what, 0, amount)
  })
}

/** What serves a side in this combat alone. */
function addServing(
  parts: Parts,
  tables: MatchTables,
  { mods }: Fight,
  side: SideNo,
  dice: ModNo,
  plus: ModNo,
): void {
  for (let i = 0; i < mods.length; i += MOD_SIZE) {
    if (mods[i + 2] !== side) continue
    const what = effectText(tables, mods[i + 5])
    if (mods[i] === dice) parts.add(JSON.stringify(what), what, mods[i + 1], 0)
    if (mods[i] === plus) parts.add(JSON.stringify(what), what, 0, mods[i + 1])
  }
}

/** Parts by where they come from: what comes from one thing is one part. */
class Parts {
  readonly #parts = new Map<string, FightPart>()

  add(key: string, what: Text, dice: number, plus: number): void {
    const there = this.#parts.get(key)
    this.#parts.set(key, { what, dice: dice + (there?.dice ?? 0), plus: plus + (there?.plus ?? 0) })
  }

  /** The row they make. */
  row(dice: number, plus: number): FightRow {
    return { dice, plus, parts: [...this.#parts.values()] }
  }

  /** The row they made; what was added to the roll afterwards are eggs (DV-COMBAT-16), or something is gone by now. */
  rolled(tables: MatchTables, dice: number, plus: number): FightRow {
    const parts = [...this.#parts.values()]
    const restDice = dice - parts.reduce((sum, part) => sum + part.dice, 0)
    const restPlus = plus - parts.reduce((sum, part) => sum + part.plus, 0)
    const { eggBonus } = tables.edition.numbers
    const eggs = restPlus > 0 && restPlus % eggBonus === 0 ? restPlus / eggBonus : 0
    if (eggs > 0) parts.push({ what: tokenText(TOKEN.egg, eggs), dice: 0, plus: restPlus })
    const other = eggs > 0 ? 0 : restPlus
    if (restDice !== 0 || other !== 0) parts.push({ what: text('row.effect'), dice: restDice, plus: other })
    return { dice, plus, parts }
  }
}
