import type { Choice, Menu } from '@longtable/kernel'
import type { EffectsInPlay, HelpQuery } from '../state/match.ts'
import { CARD, COLOUR, DIE, ENEMY, UNIT } from '../state/choices/effects.ts'
import type { CardFilter, Choose, Target } from '../content/effect.ts'
import { BASIC_COLOURS, GOLD } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { isAttacking, whyNoTarget } from '../state/combat/foes.ts'
import { fortifiedOf, isArcane } from '../state/combat/numbers.ts'
import { inDuel } from '../state/schema/stages.ts'
import { Bound, DieAt, type State } from '../state/schema/state.ts'
import { CARD_COLOUR, isAction, isArtifact, isWound, type Card } from '../state/pools/deed-cards.ts'
import { UNIT_LEVEL, type Unit } from '../state/pools/unit-cards.ts'
import type { MatchTables } from '../state/match.ts'
import { amountOf } from './amount.ts'
import { enemyIgnores, unitIgnores } from './resists.ts'
import { UNCOMMITTED } from './helps.ts'
import { OrderedOffers } from './ordered-offers.ts'
import { candidates, type Quest } from './candidates.ts'
import { canPerform, canUseUnit, choosable } from './performable.ts'
import { manaMask } from '../state/mana/payments.ts'
import { isKeptGold } from '../state/source-dice.ts'

/** The rule that rules a candidate out, or '' if it may be chosen. */
function ruledOut(
  s: State,
  choose: Choose,
  target: number,
  quest: Quest,
  tables: MatchTables,
  of: EffectsInPlay,
): string {
  const { what } = choose
  switch (what.a) {
    case 'enemy':
      if (inDuel(s.stage) && choose.each.do === 'noAttack' && !hasHelped(s, target)) return 'MK-PVP-66'
      return enemyOut(s, what, target, quest, tables, of)
    case 'unit':
      if (
        choose.each.do === 'useUnit' &&
        !canUseUnit(s, quest.seat, target, onlyOf(quest, tables), quest.committed ?? UNCOMMITTED, tables, of)
      )
        return 'MK-UNIT-03'
      return unitOut(s, what, target, quest, tables, of)
    case 'card':
      if (what.in === 'hand' && quest.committed?.leaving.includes(target) === true) return 'MK-CARD-12'
      return cardOut(s, choose, what.which, target, quest, tables, of)
    case 'die':
      return dieOut(s, choose, target, quest, tables)
    case 'colour':
      return ''
  }
}

function onlyOf({ only }: Quest, tables: MatchTables): HelpQuery['only'] {
  return only ?? choosable(tables)
}

/** Is a unit's share in the attack of this duel? */
function hasHelped(s: State, unit: Unit): boolean {
  const { helped } = s.duel
  for (let i = 0; i < helped.length; i += 3) if (helped[i] === unit) return true
  return false
}

function enemyOut(
  s: State,
  { which }: Extract<Target, { a: 'enemy' }>,
  target: number,
  { seat, source }: Quest,
  tables: MatchTables,
  of: EffectsInPlay,
): string {
  if (inDuel(s.stage)) return unitIgnores(s, seat, target, source, tables, of) ? 'MK-PVP-69' : ''
  const enemy = s.fight.posts.indexOf(target)
  const why = whyNoTarget(s, enemy)
  if (why !== '') return why
  if (isArcane(s, enemy, tables)) return 'MK-FOE-11'
  if (enemyIgnores(s, enemy, source, tables, of)) return 'MK-COMBAT-14'
  if (which === 'unfortified' && fortifiedOf(s, enemy, tables, of) > 0) return 'MK-COMBAT-29'
  if (which === 'attacking' && !isAttacking(s, enemy)) return 'MK-COMBAT-41'
  return ''
}

function unitOut(
  s: State,
  what: Extract<Target, { a: 'unit' }>,
  unit: Unit,
  { seat, levels }: Quest,
  tables: MatchTables,
  of: EffectsInPlay,
): string {
  const spent = s.unitSpent[unit] === 1
  const wounded = s.unitWounds[unit] > 0
  if (what.which === 'spent' && !spent) return 'MK-UNIT-02'
  if (what.which === 'wounded' && !wounded) return 'MK-UNIT-02'
  if (what.which === 'ready' && spent) return 'MK-UNIT-02'
  if (what.which === 'spentOrWounded' && !spent && !wounded) return 'MK-UNIT-02'
  const most = what.level === undefined ? levels : amountOf(s, what.level, seat, tables, of)
  return UNIT_LEVEL[unit] > most ? 'MK-PRIO-07' : ''
}

function cardOut(
  s: State,
  choose: Choose,
  which: CardFilter | undefined,
  card: Card,
  quest: Quest,
  tables: MatchTables,
  of: EffectsInPlay,
): string {
  const { each } = choose
  const filter = filterOut(s, which ?? 'nonWound', card)
  if (filter !== '') return filter
  if (each.do === 'perform')
    return canPerform(
      s,
      quest.seat,
      card,
      each.use,
      quest.source,
      onlyOf(quest, tables),
      quest.committed ?? UNCOMMITTED,
      tables,
      of,
    )
      ? ''
      : 'MK-CARD-23'
  if (each.do === 'pay' && each.cost.pay === 'mana' && each.cost.of === 'same') {
    return (manaMask(s, quest.seat, tables, of, quest.committed?.leaving) & (1 << CARD_COLOUR[card])) === 0
      ? 'MK-CARD-10'
      : ''
  }
  return ''
}

/** Which Deed cards a filter means (MK-CARD-11). */
export function filterOut(s: State, which: CardFilter, card: Card): string {
  switch (which) {
    case 'any':
      return ''
    case 'wound':
      return isWound(card) ? '' : 'MK-CARD-14'
    case 'nonWound':
      return isWound(card) ? 'MK-CARD-11' : ''
    case 'coloured':
      return CARD_COLOUR[card] < 0 ? 'MK-CARD-03' : ''
    case 'action':
      return isAction(card) ? '' : 'MK-CARD-01'
    case 'ofColour': {
      const colour = s.bound[Bound.colour]
      if (isWound(card) || isArtifact(card)) return 'MK-CARD-03'
      return colour >= 0 && CARD_COLOUR[card] !== colour ? 'MK-CARD-03' : ''
    }
  }
}

function dieOut(
  s: State,
  { what, by, each }: Choose,
  die: number,
  { picked = [] }: Quest,
  tables: MatchTables,
): string {
  if (isTurned(each) && isKeptGold(s, die, tables)) return 'MK-VARIANT-06'
  if (what.a === 'die' && what.shows === 'basic' && s.die[die] >= BASIC_COLOURS) return 'MK-MANA-06'
  if (by !== 'goldFirst' || s.die[die] === GOLD) return ''
  for (let other = 0; other < DICE; other++) {
    if (s.dieAt[other] === DieAt.source && s.die[other] === GOLD && !picked.includes(other))
      return 'MK-TACTIC-14'
  }
  return ''
}

/** Is the die rerolled, or turned to another colour? */
function isTurned(each: Choose['each']): boolean {
  return each.do === 'reroll' || (each.do === 'takeDie' && each.turnTo !== undefined)
}

/** What may be chosen now. */
export function targetsOf(
  s: State,
  choose: Choose,
  quest: Quest,
  tables: MatchTables,
  of: EffectsInPlay,
): number[] {
  return candidates(s, choose, quest).filter(
    (target) => ruledOut(s, choose, target, quest, tables, of) === '',
  )
}

/** Is there something that may be chosen, besides one that does not count? */
export function isTarget(
  s: State,
  choose: Choose,
  quest: Quest,
  besides: number,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  for (const target of candidates(s, choose, quest)) {
    if (target !== besides && ruledOut(s, choose, target, quest, tables, of) === '') return true
  }
  return false
}

/** The entry of a menu for a target. */
export function targetChoice(s: State, { a }: Target, target: number): Choice {
  switch (a) {
    case 'enemy':
      return inDuel(s.stage) ? UNIT[target] : ENEMY[target]
    case 'unit':
      return UNIT[target]
    case 'card':
      return CARD[target]
    case 'die':
      return DIE[target]
    case 'colour':
      return COLOUR[target]
  }
}

/** Offers each candidate, or says why not; cards and units that would do nothing come apart, where others do. */
export function offerTargets(
  s: State,
  choose: Choose,
  quest: Quest,
  picked: readonly number[],
  menu: Menu<MatchTables>,
): void {
  const open = candidates(s, choose, quest).filter((target) => !picked.includes(target))
  const helpful = { ...quest, only: 'useful' as const }
  const offered = new OrderedOffers(menu)
  for (const target of open) {
    const entry = targetChoice(s, choose.what, target)
    const rule = ruledOut(s, choose, target, quest, menu.tables, menu)
    if (rule !== '') menu.block?.(entry, rule)
    else
      offered.add(entry, !isPlayed(choose) || ruledOut(s, choose, target, helpful, menu.tables, menu) === '')
  }
  offered.done()
}

/** Is the effect of what is chosen used at once? */
function isPlayed({ each }: Choose): boolean {
  return each.do === 'perform' || each.do === 'useUnit'
}
