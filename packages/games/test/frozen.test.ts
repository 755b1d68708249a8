import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/effort.ts'
import { loadFrozen, loadGame, manifests } from '../src/index.ts'
import { askAgain, type RecordedChoice } from './support/recorded-choices.ts'

/** Those that think long are asked seldom, and all of them with the deep effort. */
function some(said: readonly RecordedChoice[]): readonly RecordedChoice[] {
  const few = said.filter((_, n) => n % 9 === 0)
  return effort({ quick: few, deep: said })
}

/** Later bots are measured against bots of before: what these said once, under the rules of then, they must say for ever. */
describe.each(manifests.filter(({ frozen = [] }) => frozen.length > 0))(
  'frozen bots of $id',
  ({ id, tests, ...manifest }) => {
    const said = JSON.parse(
      readFileSync(new URL(`frozen/${id}.json`, import.meta.url), 'utf8'),
    ) as readonly RecordedChoice[]
    const corpus = new URL(`../../${id}/${tests}/corpus/`, import.meta.url)

    test.each(some(said))('$bot says what it said in $match after $after', async (recorded) => {
      const entry = { id, tests, ...manifest }
      const [{ game }, bots] = await Promise.all([loadGame(entry), loadFrozen(entry)])
      expect(askAgain(game, bots, corpus, recorded)).toEqual(recorded)
    })

    test('every one of them was recorded', () => {
      expect([...new Set(said.map(({ bot }) => bot))].toSorted()).toEqual((manifest.frozen ?? []).toSorted())
    })
  },
)
