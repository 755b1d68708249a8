// Words to write rows with: each makes one piece of the effect language.
import type {
  Amount,
  Attack,
  Block,
  CardFilter,
  Choose,
  Colour,
  Cost,
  CrystalSpec,
  Effect,
  Element,
  Lasting,
  ManaSpec,
  CardPlace,
  Resistance,
  Target,
  Terrain,
  Timing,
  Until,
  When,
} from './effect.ts'

export const move = (n: Amount): Effect => ({ do: 'move', n })
export const influence = (n: Amount): Effect => ({ do: 'influence', n })
export const heal = (n: Amount): Effect => ({ do: 'heal', n })
export const attack = (n: Amount, element: Element = 'physical'): Attack => ({
  do: 'attack',
  n,
  reach: 'melee',
  element,
})
export const ranged = (n: Amount, element: Element = 'physical'): Attack => ({
  do: 'attack',
  n,
  reach: 'ranged',
  element,
})
export const siege = (n: Amount, element: Element = 'physical'): Attack => ({
  do: 'attack',
  n,
  reach: 'siege',
  element,
})
export const block = (
  n: Amount,
  element: Element = 'physical',
  more: Pick<Block, 'twiceAgainstSwift' | 'against' | 'ifBlocked'> = {},
): Block => ({ do: 'block', n, element, ...more })
export const draw = (n: Amount): Effect => ({ do: 'draw', n })
export const wound = (n: Amount = 1): Effect => ({ do: 'wound', n })
export const mana = (of: ManaSpec, n = 1): Effect => ({ do: 'mana', of, n })
export const crystal = (of: CrystalSpec, n = 1): Effect => ({ do: 'crystal', of, n })
export const fame = (n: Amount): Effect => ({ do: 'fame', n })
export const reputation = (n: Amount): Effect => ({ do: 'reputation', n })
export const all = (...parts: readonly Effect[]): Effect => ({ do: 'all', parts })
export const oneOf = (...parts: readonly Effect[]): Effect => ({ do: 'oneOf', parts })
export const may = (part: Effect): Effect => ({ do: 'may', part })
export const when = (is: When, part: Effect): Effect => ({ do: 'when', is, part })
export const only = (at: Timing, part: Effect): Effect => ({ do: 'only', at, part })
export const paying = (cost: Cost, part: Effect): Effect => ({ do: 'pay', cost, part })
export const payMana = (of: readonly Colour[] | 'same', part: Effect): Effect =>
  paying({ pay: 'mana', of }, part)
export const discarding = (which: CardFilter, part: Effect): Effect =>
  paying({ pay: 'card', which, to: 'discard' }, part)
export const throwing = (which: CardFilter, part: Effect): Effect =>
  paying({ pay: 'card', which, to: 'gone' }, part)
export const choose = (
  what: Target,
  each: Effect,
  count: Choose['count'] = 'one',
  by?: Choose['by'],
): Choose =>
  by === undefined ? { do: 'choose', what, count, each } : { do: 'choose', what, count, by, each }
export const anEnemy = (...each: readonly Effect[]): Choose => choose({ a: 'enemy' }, one(each))
export const allEnemies = (...each: readonly Effect[]): Choose => choose({ a: 'enemy' }, one(each), 'all')
export const armorLess = (less: Amount): Effect => ({ do: 'armor', less })
export const noAttack: Effect = { do: 'noAttack' }
export const destroy: Effect = { do: 'destroy' }
export const strip = (...what: readonly ('fortification' | 'swift' | Resistance)[]): Effect => ({
  do: 'strip',
  what,
})
export const readyUnit = (level: Amount): Effect =>
  choose({ a: 'unit', of: 'own', level, which: 'spent' }, { do: 'ready' })
export const put = (to: CardPlace): Effect => ({ do: 'put', to })
export const lasting = (until: Until, is: Lasting): Effect => ({ do: 'lasting', until, is })
export const atEnd = (part: Effect): Effect => ({ do: 'after', moment: 'endOfTurn', part })
export const terrain = (
  of: readonly Terrain[] | 'all',
  cost: Extract<Lasting, { rule: 'terrain' }>['cost'],
  opens?: true,
): Effect =>
  lasting('turn', opens === undefined ? { rule: 'terrain', of, cost } : { rule: 'terrain', of, cost, opens })

function one(parts: readonly Effect[]): Effect {
  return parts.length === 1 ? parts[0] : all(...parts)
}

export const ALL_RESISTANCES = ['physical', 'fire', 'ice'] as const satisfies readonly Resistance[]
export const NOT_GOLD = ['red', 'blue', 'green', 'white', 'black'] as const satisfies readonly Colour[]
