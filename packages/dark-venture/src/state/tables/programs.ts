import type { Effect, Effects, Place, Ref, Units } from '../../content/effects.ts'
import type { Edition } from '../../content/edition.ts'
import type { TokenId } from '../../content/ids.ts'
import { autoNumber } from '../../content/numbers.ts'
import type { AdventureRow, ScenarioRow } from '../../content/stories.ts'
import type { Instruction, Program, Verbs } from './match-tables.ts'
import { type Query, wholeQuery } from './query.ts'

/** All programs of an edition: as rows, and ready to be run. */
export interface Programs {
  readonly programs: Map<string, Effects>
  readonly code: Map<string, Program>
}

/** Adds a program and those inside it. */
export function addProgram(all: Programs, verbs: Verbs, name: string, effects: Effects): Program {
  if (all.programs.has(name)) throw new Error(`two programs are called ${name}`)
  all.programs.set(name, effects)
  const program = effects.map((effect, i) => instructionFor(all, verbs, `${name}/${i}`, effect))
  all.code.set(name, program)
  return program
}

function instructionFor(all: Programs, verbs: Verbs, name: string, effect: Effect): Instruction {
  const verb = verbs[effect.do]
  const queries = verb.queries?.(effect) ?? ['who' in effect ? effect.who : undefined]
  const inner = verb.programs?.(effect) ?? []
  return {
    effect,
    verb,
    first: wholeUnits(queries[0]),
    second: wholeUnits(queries[1]),
    place: placeOf(effect),
    inner: inner.map(([own, effects]) => addProgram(all, verbs, `${name}.${own}`, effects)),
    innerNames: inner.map(([own]) => `${name}.${own}`),
  }
}

function wholeUnits(units: Units | undefined): Ref | Query | undefined {
  return typeof units === 'object' ? wholeQuery(units) : units
}

function placeOf(effect: Effect): Place | undefined {
  if (!('at' in effect) || typeof effect.at === 'string') return undefined
  return effect.at
}

/** What a beast does where a token lures it: it goes there first, and eats it (DV-BEAST-3). */
function luredBy(token: TokenId, turn: Effects): Effects {
  const goes = turn.map((effect) =>
    effect.do === 'go' ? { ...effect, goal: [{ token }, ...effect.goal] } : effect,
  )
  return [...goes, { do: 'spend', token, from: { at: 'self' } }]
}

/** Searching, fungus and guards are those of the adventure that is played; where none is, of any. */
export function collectPrograms(
  edition: Edition,
  verbs: Verbs,
  adventure: AdventureRow | undefined = edition.adventures.at(0),
  played?: ScenarioRow,
): Programs {
  const all: Programs = { programs: new Map(), code: new Map() }
  const add = (name: string, effects: Effects | undefined): void => {
    if (effects !== undefined) addProgram(all, verbs, name, effects)
  }
  for (const card of edition.actionCards) {
    add(`card.${card.id}`, card.effects)
    add(`card.${card.id}.hero`, card.hero)
    for (const [faction, line] of Object.entries(card.lines ?? {})) add(`card.${card.id}.${faction}`, line)
  }
  for (const card of edition.itemCards) {
    add(`item.${card.id}`, card.effects)
    add(`item.${card.id}.worn`, card.ability?.effects)
  }
  for (const side of [...edition.factions, ...edition.heroes]) {
    for (const ability of side.abilities) add(`ability.${side.id}.${ability.id}`, ability.effects)
    if ('ancient' in side) {
      add(`summon.${side.id}`, side.ancient.summon.effects)
      add(`power.${side.id}`, side.ancient.power.effects)
    }
  }
  for (const deck of edition.autoDecks)
    for (const card of deck.cards) add(`auto.${deck.faction}.${autoNumber(deck, card)}`, card.effects)
  for (const creature of edition.creatures) {
    const lure = played?.creatures?.find((row) => row.creature === creature.id)?.lure
    add(`beast.${creature.id}`, lure === undefined ? creature.turn : luredBy(lure, creature.turn))
  }
  for (const row of edition.scenarios) {
    // Of the one that is played, as its level and its seats have it.
    const scenario = row.id === played?.id ? played : row
    for (const rule of scenario.rules) add(`scenario.${scenario.id}.${rule.id}`, rule.effects)
    for (const { side, orders } of scenario.sides) add(`orders.${scenario.id}.${side}`, orders)
    const own = scenario.sides.flatMap(({ abilities = [] }) => abilities)
    for (const ability of [...(scenario.abilities ?? []), ...own])
      add(`ability.${scenario.id}.${ability.id}`, ability.effects)
  }
  for (const { passages } of edition.adventures)
    for (const passage of passages) add(`passage.${passage.id}`, passage.effects)
  const table = played?.search?.table ?? adventure?.searchTable
  table?.forEach((effects, i) => add(`search.${i + 1}`, effects))
  add('fungus', adventure?.fungus)
  add('guards', adventure?.guardTurn)
  return all
}
