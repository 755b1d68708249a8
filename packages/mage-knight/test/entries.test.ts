import { Engine, Random, seedFrom, text, type DescribedMenu } from '@longtable/kernel'
import { languages } from '@longtable/kernel/testing'
import { expect, test } from 'vitest'
import { wareIds } from '../src/state/choices/index.ts'
import { mageKnight } from '../src/game.ts'
import { say } from './support/sentences.ts'

/** What people read in menus, and the names by which a client finds the pieces that an entry concerns. */

/** The names that `choices.ts` lists. */
const NAME = new RegExp(
  `^(?:(?:card|unit|post|skill|tactic|hero|die|token|colour|crystal|hex|slot|seat):\\d+|hand|damage|ware:(?:${wareIds.join('|')}))$`,
)

/** What each verb concerns; verbs that are not here concern nothing, or nothing in particular. */
const CONCERNS: Readonly<Record<string, RegExp>> = {
  hero: /^hero:/,
  tactic: /^tactic:/,
  tacticUse: /^tactic:/,
  longNight: /^tactic:/,
  play: /^card:/,
  side: /^card:/,
  discard: /^card:/,
  keep: /^card:/,
  return: /^card:/,
  throw: /^card:/,
  unit: /^unit:/,
  recruit: /^unit:/,
  disband: /^unit:/,
  toUnit: /^unit:/,
  toHero: /^seat:/,
  skill: /^skill:/,
  keepSkill: /^skill:/,
  common: /^skill:/,
  step: /^hex:/,
  enter: /^hex:/,
  burn: /^hex:/,
  interact: /^hex:/,
  altar: /^hex:/,
  plunder: /^hex:/,
  retreat: /^hex:/,
  explore: /^slot:/,
  challenge: /^post:/,
  join: /^post:/,
  aim: /^post:/,
  unaim: /^post:/,
  face: /^post:/,
  order: /^post:/,
  block: /^post:/,
  giveUp: /^post:/,
  melt: /^crystal:/,
  mend: /^hand$|^unit:/,
  pay: /^(?:token|crystal|die|skill):/,
  target: /^(?:post|unit|card|die|colour):/,
  buy: /^ware:/,
}

const FAULTY =
  /\{\{|undefined|NaN|\[object| {2}|^\s|\s$|\s[,.]|\.\.|\?\.|\(\)|\b(?:thing|effect|choose|choice|ask)\.[a-zA-Z]/

function faults({ step, question, entries, blocked }: DescribedMenu): string[] {
  const wrong: string[] = []
  for (const language of languages) {
    const asked = say(question, language)
    if (FAULTY.test(asked)) wrong.push(`${step}: ${asked}`)
    for (const { choice, text: said, cost, gain, at, from, ...rest } of [...entries, ...blocked]) {
      const why = 'rule' in rest ? [text(`blocked.${rest.rule}`, rest.numbers)] : []
      for (const part of [said, cost, gain, ...why]) {
        const words = part === undefined ? '–' : say(part, language)
        if (words === '' || FAULTY.test(words)) wrong.push(`${step} ${choice.do}: “${words}”`)
      }
      if (/^\p{Ll}/u.test(say(said, language))) wrong.push(`${step} ${choice.do}: ${say(said, language)}`)
      for (const name of [at, from]) {
        if (name !== undefined && !NAME.test(name))
          wrong.push(`${step} ${choice.do}: no such name as ${name}`)
      }
      const concerns = CONCERNS[choice.do]
      if (concerns?.test(at ?? '') === false) wrong.push(`${step} ${choice.do} is at ${at}`)
    }
  }
  return wrong
}

test.each([
  ['firstReconnaissance', 1],
  ['fullConquest', 2],
  ['blitzConquest', 3],
  ['fullCooperation', 2],
  ['druidNights', 2],
] as const)('the menus of %s are well worded and name their pieces', (scenario, seats) => {
  const engine = new Engine(mageKnight, seats, { scenario })
  const random = new Random(seedFrom(`entries ${scenario}`))
  const position = engine.start(seedFrom(`entries ${scenario}`))
  const wrong = new Set<string>()
  for (let n = 0; n < 120 && !engine.over(position); n++) {
    const [seat] = engine.awaited(position)
    const asked = engine.describedMenu(position, seat)
    if (asked === null) break
    for (const fault of faults(asked)) wrong.add(fault)
    engine.apply(position, seat, random.pick(asked.entries).choice)
  }
  expect([...wrong]).toEqual([])
})
