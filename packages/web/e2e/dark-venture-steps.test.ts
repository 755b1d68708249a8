import { axe } from './support/axe.ts'
import { darkVentureAskedBy } from './support/dark-venture.ts'
import { expect, test } from './support/test.ts'
import { openHere } from './support/matches.ts'
import { untilAsked } from './support/player.ts'
import { reach } from './support/reach.ts'
import { quiet } from './support/settings.ts'
import { effort } from '../../../scripts/effort.ts'

/** What is asked again and again; rarer questions are answered on the same pieces. */
const STEPS = [
  'setup.side',
  'turn',
  'march',
  'turn.keep',
  'pay.dice',
  'attack.partner',
  'attack.target',
  'fight.defend',
  'fight.adjust',
  'fight.spoils',
  'fight.counter',
  'card.keep',
  'pick',
  'gather.kind',
  'build.edge',
  'trade.answer',
  'fight.killed',
  'hero.unlock',
  'setup.place',
]

/** The screens of these differ from each other; axe takes its time. */
const LOOKED = ['setup.side', 'turn', 'march', 'fight.adjust', 'turn.keep', 'card.keep']

for (const step of effort({ quick: ['trade.answer'], deep: STEPS })) {
  test(`Dark Venture, ${step}: every choice has a name, and is reached by list and on the board`, async ({
    page,
  }) => {
    await quiet(page)
    await openHere(page, darkVentureAskedBy(step))
    expect((await untilAsked(page)).step).toBe(step)
    const { nameless, missing, count } = await reach(page)
    expect(nameless).toEqual([])
    expect(missing).toEqual([])
    expect(count).toBeGreaterThanOrEqual(Number(await page.locator('.table').getAttribute('data-count')))
    if (LOOKED.includes(step)) await axe(page)
  })
}
