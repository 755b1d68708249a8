import { Engine, seedFrom, text, verbMessages, verbTable, type Game } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content/effect.ts'
import { NONE } from '../src/content/ids.ts'
import { compileEffects } from '../src/effects/compile.ts'
import { perform } from '../src/effects/run.ts'
import { shapeOf } from '../src/effects/shape.ts'
import { effectVerbs } from '../src/effects/verbs/index.ts'
import { mageKnight } from '../src/game.ts'
import { compiled, effectText } from '../src/match-tables.ts'
import { run, type EffectVerb, type EffectVerbs, type MageKnight } from '../src/state/match.ts'
import { gainFame } from '../src/state/mutations.ts'
import { Gives } from '../src/state/schema/stages.ts'
import { effectWriter } from '../src/text/effect.ts'
import { tables } from './content/rows.ts'
import { sayAll } from './support/sentences.ts'

const { effects, verbs, quiet } = compiled.nodes
const shape = shapeOf(effectVerbs)

describe('the verbs', () => {
  const all = Object.entries<EffectVerb>(effectVerbs)

  test('are all used by a row of the tables, and their rows are said in both languages', () => {
    const used = new Map<string, Effect>()
    const note = (effect: Effect): void => {
      used.set(effect.do, effect)
      shape.parts(effect).forEach(note)
    }
    for (const rows of Object.values(tables)) for (const { effect } of rows) note(effect)
    // Some only by what rows said up to an older version of the rules.
    for (const effect of compiled.nodes.effects) if (!used.has(effect.do)) note(effect)
    expect(all.map(([name]) => name).filter((name) => !used.has(name))).toEqual([])
    for (const effect of used.values()) {
      const said = sayAll(effectText(effect))
      expect(said.filter((sentence) => sentence.trim() === '')).toEqual([])
      expect(said).toHaveLength(2)
    }
  })

  test('have sentences of their own, the same ones in both languages', () => {
    for (const [name, { messages }] of all) {
      expect([name, Object.keys(messages.en).length]).not.toEqual([name, 0])
      expect([name, ...keysOf(messages.fr)]).toEqual([name, ...keysOf(messages.en)])
    }
  })

  test('can be carried out at once or from a frame, and those that always ask only from a frame', () => {
    for (const [name, verb] of all) {
      expect([name, 'run' in verb, 'ask' in verb]).toEqual([name, true, true])
      expect([name, isIn(verb, 'run') || isIn(verb, 'ask')]).toEqual([name, true])
      expect([name, isIn(verb, 'run')]).toEqual([name, verb.asks !== 'always'])
    }
    effects.forEach((effect, node) => expect(verbs[node]).toBe(effectVerbs[effect.do]))
    expect(effects.filter((_, node) => quiet[node] && !isIn(verbs[node], 'run'))).toEqual([])
  })
})

function isIn(verb: EffectVerb, what: 'run' | 'ask'): boolean {
  return typeof verb[what] === 'function'
}

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value as object, `${path}${key}.`),
  )
}

/**
 * What it takes to add a verb: one object, and its parameters. A real one declares them in the interface
 * `EffectParameters` beside its object; here the row is only said to be an effect.
 */
describe('adding a verb', () => {
  const cheer: EffectVerb<Effect & { readonly n: number }> = {
    messages: {
      en: { cheer_one: 'cheer once', cheer_other: 'cheer {{count}} times' },
      fr: { cheer_one: 'acclamez une fois', cheer_other: 'acclamez {{count}} fois' },
    },
    text: ({ n }) => text('effect.cheer', { count: n }),
    gives: Gives.special,
    run: (s, { n }, _node, { seat }, ctx) => gainFame(s, seat, 10 * n, ctx),
  }
  const fields = Object.keys(effectVerbs.move) as (keyof EffectVerb)[]
  const added = { cheer }
  const more: EffectVerbs = verbTable<Effect, EffectVerb>(fields, { ...effectVerbs, ...added })
  const twice = { do: 'cheer', n: 2 } as unknown as Effect
  const whole: Effect = { do: 'all', parts: [twice, { do: 'fame', n: 1 }, twice] }
  const { nodes } = compileEffects(more, [whole])

  test('leaves the numbers of all other effects as they are', () => {
    expect(nodes.effects.slice(0, effects.length)).toEqual(effects)
    expect(nodes.numberOf(twice)).toBe(effects.length)
  })

  test('gives it its sentences, alone and among others', () => {
    const speaker = new MessageFormatter({
      en: { effect: verbMessages(more, 'en') },
      fr: { effect: verbMessages(more, 'fr') },
    })
    const said = effectWriter(more)(whole)
    expect(speaker.format(said, 'en')).toBe('cheer 2 times; fame +1; cheer 2 times')
    expect(speaker.format(said, 'fr')).toContain('acclamez 2 fois')
  })

  test('lets the interpreter carry it out inside other effects', () => {
    const doIt = run('test.cheer', {
      locals: {},
      run: (s, _f, ctx) => {
        ctx.pop()
        perform(s, nodes.numberOf(whole), NONE, 0, ctx)
      },
    })
    const game: Game<MageKnight> = {
      ...mageKnight,
      tables: (...match) => ({ ...mageKnight.tables(...match), nodes }),
      steps: [...mageKnight.steps, doIt],
    }
    const engine = new Engine(game, 1)
    const position = engine.start(seedFrom('cheer'))
    const before = position.state.players[0].fame
    position.stack.push({ step: doIt.name })
    engine.resume(position)
    expect(position.state.players[0].fame).toBe(before + 41)
  })
})
