import { text, type Text } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { marchFrame } from '../src/state/frames.ts'
import { enter } from '../src/state/mutations/enter.ts'
import { TOKEN } from '../src/state/names.ts'
import { freeMarch } from '../src/state/queries/march.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { walker } from './support/march.ts'
import { scene, type Scene } from './support/scene.ts'
import { say, sayAll } from './support/messages.ts'

/** Everything that a menu says, in both languages; throws where a sentence is missing. */
function spoken(table: Scene): string[] {
  const asked = table.engine.describedMenu(table.position, table.awaited[0])
  const texts: Text[] = []
  if (asked !== null) {
    texts.push(asked.question)
    for (const { text: what, cost } of asked.entries) texts.push(what, ...(cost === undefined ? [] : [cost]))
    for (const { text: what, rule, numbers } of asked.blocked)
      texts.push(what, text(`blocked.${rule}`, numbers))
  }
  return texts.flatMap(sayAll)
}

test('every march can be told in both languages', () => {
  const built = { 'D9:down': 'fence', 'D8:E': 'fence', 'D8:S': 'wall' } as const
  const tables = [
    walker('F13', '1 1 2 d'),
    walker('^G13', '1 2'),
    walker('G13', '1 2 d d'),
    walker('A6', '2 d s', { options: { floors: true } }),
    walker('C8', '1 d d', { built }),
    walker('D9', '1 d', { built }),
    walker('P2', '1 1 d'),
    walker('B4', '1 1 1 1 d d'),
  ]
  for (const table of tables) expect(spoken(table).length).toBeGreaterThan(20)
  const free = scene({ sides: { varpen: { units: { a: 'varpen-whelp D9' } }, orpal: {} } })
  expect(spoken(free).length).toBeGreaterThan(2)
  free.act((_s, ctx) => ctx.push(marchFrame, freeMarch(0, free.piece('a'), 1, 1)))
  expect(spoken(free)[0]).toBe('Varpen Whelp: where to? 1 free step is left.')
})

test('a step is told by where it leads and what pays it', () => {
  const table = walker('F13', '1 1')
  const asked = table.engine.describedMenu(table.position, 0)
  const told = asked?.entries.map(({ text: what, cost, at }) => [
    say(what, 'en'),
    cost === undefined ? '' : say(cost, 'en'),
    at,
  ])
  expect(told).toContainEqual(['Go onto the bridge, G13', '1 straight', `node:${table.node('^G13')}`])
  expect(told).toContainEqual(['Go under the bridge, G13', '1 + 1 straight', `node:${table.node('G13')}`])
})

proves('DV-AUTO-09', 'an Auto-Enemy’s unit leaves a blue token alone', () => {
  const orpal = { auto: true, units: { x: 'orpal-shade D9' } } as const
  const table = scene({ sides: { varpen: {}, orpal }, tokens: { D9: ['itemDraw'] } })
  table.act((s, ctx) => enter(s, table.piece('x'), ctx))
  expect(table.step).toBe('turn')
  expect(marksOn(table.state, table.node('D9'), TOKEN.itemDraw)).toBe(1)
})
