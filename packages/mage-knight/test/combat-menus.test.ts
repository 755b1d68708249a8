import { text } from '@longtable/kernel'
import { expectWholeMenu } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { cityFight, takeAllDamage } from './support/fights.ts'
import { scene, type Scene } from './support/scene.ts'
import { sayAll } from './support/sentences.ts'

/** Nothing is passed over; what cannot be said in some language. */
function unsaid(fight: Scene): string[] {
  expectWholeMenu(fight)
  const asked = fight.engine.describedMenu(fight.position, 0)
  const blocked = asked?.blocked ?? []
  const entries = [...(asked?.entries ?? []), ...blocked].flatMap(({ text: said, cost, gain }) => [
    said,
    cost,
    gain,
  ])
  const reasons = blocked.map(({ rule, numbers }) => text(`blocked.${rule}`, numbers))
  const texts = [asked?.question, ...entries, ...reasons].filter((one) => one !== undefined)
  return texts.flatMap((one) => (sayAll(one).includes('') ? [one.key] : []))
}

const player = {
  hand: ['rage', 'determination', 'march', 'wound'],
  units: ['utemGuardsmen', 'guardianGolems', { unit: 'peasants', wounds: 1 }],
  crystals: 'rb',
} as const

test('every menu of a combat speaks of all that could be pointed at', () => {
  const joined = scene({
    tiles: { '1,0': 'c5' },
    cities: [{ at: 'c5.C' }],
    players: [{ ...player, at: 'c5.NW', move: 2 }, {}],
    tokens: { 'c5.C': ['guardsmen', 'crossbowmen'], 'c5.E': 'prowlers', 'c5.SW': 'orcSummoners' },
    piles: { brown: ['gargoyle'] },
  }).take('step c5.C')
  expect(unsaid(joined)).toEqual([])
  joined.take('join orcSummoners', 'done')
  expect(unsaid(joined)).toEqual([])
  expect(unsaid(joined.take('aim crossbowmen'))).toEqual([])
  expect(unsaid(joined.take('endPhase'))).toEqual([])
  expect(unsaid(joined.take('face gargoyle'))).toEqual([])
  expect(unsaid(joined.take('side march block'))).toEqual([])
  expect(unsaid(joined.take('giveUp'))).toEqual([])
  expect(unsaid(joined.take('endPhase'))).toEqual([])
  expect(unsaid(joined.take('order guardsmen'))).toEqual([])
  expect(unsaid(joined.take('toUnit guardianGolems'))).toEqual([])
  takeAllDamage(joined)
  expect(unsaid(joined)).toEqual([])
  expect(unsaid(joined.take('aim crossbowmen'))).toEqual([])
})

test('so does that of a lonely defender', () => {
  const fight = cityFight('red', ['monks'], player).take('endPhase', 'endPhase')
  expect(unsaid(fight)).toEqual([])
})
