import type { Effect, Effects } from '../../content/effects.ts'
import type { Edition } from '../../content/override.ts'

/** Every list of effects by a name that stays the same when rows are added: what a frame holds. */
export type Programs = ReadonlyMap<string, Effects>

/** Adds a program and those inside it. */
export function addProgram(programs: Map<string, Effects>, name: string, effects: Effects): void {
  if (programs.has(name)) throw new Error(`two programs are called ${name}`)
  programs.set(name, effects)
  effects.forEach((effect, i) => addInner(programs, `${name}/${i}`, effect))
}

function addInner(programs: Map<string, Effects>, name: string, effect: Effect): void {
  switch (effect.do) {
    case 'roll':
    case 'when':
      addProgram(programs, `${name}.run`, effect.run)
      if (effect.otherwise !== undefined) addProgram(programs, `${name}.else`, effect.otherwise)
      break
    case 'choose':
      for (const option of effect.options) addProgram(programs, `${name}.${option.id}`, option.effects)
      break
    case 'each':
      addProgram(programs, `${name}.each`, effect.run)
      break
    default:
  }
}

export function collectPrograms(edition: Edition): Programs {
  const programs = new Map<string, Effects>()
  const add = (name: string, effects: Effects | undefined): void => {
    if (effects !== undefined) addProgram(programs, name, effects)
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
  for (const { faction, cards } of edition.autoDecks) {
    cards.forEach((card, i) => add(`auto.${faction}.${i + 1}`, card.effects))
  }
  for (const creature of edition.creatures) add(`beast.${creature.id}`, creature.turn)
  for (const scenario of edition.scenarios) {
    for (const rule of scenario.rules) add(`scenario.${scenario.id}.${rule.id}`, rule.effects)
  }
  const { passages, searchTable, fungus, guardTurn } = edition.adventure
  for (const passage of passages) add(`passage.${passage.id}`, passage.effects)
  searchTable.forEach((effects, i) => add(`search.${i + 1}`, effects))
  add('fungus', fungus)
  add('guards', guardTurn)
  return programs
}
