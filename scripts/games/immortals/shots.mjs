/** Pictures of Immortals, and the moments that are to be seen in them. */
import { immortals, novice } from '@longtable/immortals'
import { atTable } from '../../../packages/web/e2e/support/matches.ts'
import { quiet } from '../../../packages/web/e2e/support/settings.ts'
import { momentOf } from '../../web/moments.mjs'

const moment = (name, isIt) => momentOf({ game: immortals, bot: novice, seats: 4 }, name, isIt)

function planned(view) {
  const frame = view.stack.at(-1)?.parts?.[0]?.stack?.[0]
  return frame?.plan?.filter((card) => card >= 0).length ?? 0
}

/** Matches by the name of what is to be seen in them. */
export const scenes = {
  planning: () =>
    moment('planning', ({ step, round, view }) => step === 'plan.mine' && round >= 3 && planned(view) === 4),
  performing: () => moment('performing', ({ step, round }) => step === 'attack.target' && round >= 3),
  battle: () =>
    moment(
      'battle',
      ({ step, round, events }) =>
        step === 'attack.commit' &&
        round >= 2 &&
        events.some(({ event, defender, attack }) => event === 'battle' && defender > 0 && attack > 2),
    ),
  scoring: () =>
    moment(
      'scoring',
      ({ round, events }) => round >= 2 && round < 5 && events.some(({ event }) => event === 'scored'),
    ),
  finished: () => moment('finished', ({ events }) => events.some(({ event }) => event === 'over')),
}

export const shotsWith = ({ sitDown, choose, finish, titled }) => [
  { name: 'planning', open: (page) => sitDown(page, 'planning') },
  { name: 'performing', open: (page) => sitDown(page, 'performing') },
  {
    name: 'mat',
    only: 'phone',
    open: async (page) => {
      await sitDown(page, 'performing')
      await page.locator('.pages-tab').nth(1).click()
      await page.locator('.pages-tab:nth-child(2)[aria-pressed="true"]').waitFor()
    },
  },
  {
    name: 'battle',
    moves: true,
    open: async (page) => {
      // So that the result stays for a while.
      await quiet(page, { speed: 'slow' })
      await choose(page, 'battle')
      const outcome = page.locator('.tower-outcome[data-shown]')
      await outcome.waitFor({ timeout: 60_000 })
      await outcome.evaluate((words) => Promise.all(words.getAnimations().map(({ finished }) => finished)))
    },
  },
  {
    name: 'scoring',
    open: async (page) => {
      await choose(page, 'scoring')
      await page.locator('.scoring').waitFor()
    },
  },
  { name: 'end', open: (page) => finish(page, 'finished') },
  {
    name: 'replay',
    open: async (page) => {
      await finish(page, 'finished')
      await page.goto(`/replay${new URL(page.url()).pathname}?at=260`)
      await page.locator('[data-place^="site:"]').first().waitFor({ timeout: 60_000 })
    },
  },
  { name: 'rules', open: (page) => titled(page, '/rules/immortals/IMM-ATTACK-4') },
  {
    name: 'glossary',
    open: async (page) => {
      await titled(page, '/rules/immortals')
      await page.locator('.rules-parts [role="tab"]').nth(1).click()
      await page.locator('.rules-body dt, .rules-body h3').first().waitFor()
    },
  },
  { name: 'guide', open: (page) => page.goto('/learn/immortals').then(() => atTable(page)) },
  {
    name: 'handover',
    open: async (page) => {
      await page.goto('/')
      await page.locator('.game-ways button:not(:disabled)').first().click()
      for (const [seat, name] of ['Ada', 'Ben', 'Chloé', 'Dov'].entries()) {
        await page.locator('.setup-seat input').nth(seat).fill(name)
      }
      await page.locator('.dialog .button-lit').click()
      await page.locator('.handover-next').waitFor()
      await page.locator('.site').first().waitFor()
    },
  },
]
