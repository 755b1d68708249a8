import { axe } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { mageKnightAskedBy } from './support/mage-knight.ts'
import { openHere } from './support/matches.ts'
import { untilAsked } from './support/player.ts'
import { reach } from './support/reach.ts'
import { quiet } from './support/settings.ts'
import { effort } from '../../../scripts/effort.ts'

/** What is asked again and again; rarer questions are answered on the same pieces. */
const STEPS = [
  'hero.pick',
  'tactic.pick',
  'turn.main',
  'turn.interact',
  'turn.rest',
  'choose',
  'option',
  'colour',
  'cost.card',
  'pay.way',
  'combat.strike',
  'combat.block',
  'combat.assign',
  'end.discard',
  'reward.card',
  'level.skill',
  'level.action',
  'auction.pick',
  'auction.bid',
  'draft.pick',
  'draft.join',
  'upgrade.take',
  'upgrade.give',
  'combat.hide',
]

/** The screens of these differ from each other; axe takes its time. */
const LOOKED = ['hero.pick', 'tactic.pick', 'turn.main', 'turn.interact', 'reward.card']

for (const step of effort({ quick: ['combat.block'], deep: STEPS })) {
  test(`Mage Knight, ${step}: every choice has a name, and is reached by list and on the board`, async ({
    page,
  }) => {
    await quiet(page)
    await openHere(page, mageKnightAskedBy(step))
    expect((await untilAsked(page)).step).toBe(step)
    const { nameless, missing, count } = await reach(page)
    expect(nameless).toEqual([])
    expect(missing).toEqual([])
    expect(count).toBe(Number(await page.locator('.table').getAttribute('data-count')))
    if (LOOKED.includes(step)) await axe(page)
  })
}
