import { expect, test } from './support/test.ts'
import { axe } from './support/axe.ts'
import { openHere } from './support/matches.ts'
import { untilAsked } from './support/player.ts'
import { askedBy, askingSteps } from './support/positions.ts'
import { reach } from './support/reach.ts'
import { effort } from '../../../scripts/effort.ts'

/** The screens of these differ from each other; axe takes its time. */
const looked = ['draft.pick.mine', 'plan.mine', 'perform.turn', 'attack.commit']

const steps = effort({ quick: ['attack.target'], deep: askingSteps })

for (const step of steps) {
  test(`${step}: every choice has a name, and is reached by list and on the board`, async ({ page }) => {
    await openHere(page, askedBy(step))
    expect((await untilAsked(page)).step).toBe(step)
    const count = Number(await page.locator('.table').getAttribute('data-count'))
    const reached = await reach(page)
    expect(reached.nameless).toEqual([])
    expect(reached.missing).toEqual([])
    expect(reached.count).toBe(count)
    if (looked.includes(step)) await axe(page)
  })
}
