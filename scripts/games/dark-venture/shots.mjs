/** Pictures of Dark Venture, and the moments that are to be seen in them. */
import { darkVenture, novice } from '@longtable/dark-venture'
import { fullBoard } from '../../../packages/web/e2e/support/dark-venture.ts'
import { momentOf } from '../../web/moments.mjs'

const ofFour = { game: darkVenture, bot: novice, seats: 4, config: { mode: 'victory', floors: true } }
const drownedFeast = { ...ofFour, seats: 1, config: { mode: 'scenario', scenario: 'drownedFeast' } }
const below = { ...ofFour, seats: 2, config: { mode: 'adventure' } }

/** Matches by the name of what is to be seen in them. */
export const scenes = {
  ruins: () => ({ file: fullBoard() }),
  sides: () => momentOf(ofFour, 'sides', ({ step }) => step === 'setup.side'),
  feast: () => momentOf(drownedFeast, 'feast', ({ step, round }) => step === 'turn' && round === 2),
  clash: () => momentOf(ofFour, 'clash', ({ step, round }) => step === 'fight.adjust' && round > 1),
  spoils: () => momentOf(ofFour, 'spoils', ({ step, round }) => step === 'fight.spoils' && round > 2),
  passage: () =>
    momentOf(
      below,
      'passage',
      ({ step, view }) =>
        step === 'pick' && view.stack.at(-1).program.startsWith('passage.') && view.stack.at(-1).what === 4,
    ),
  conquered: () =>
    momentOf(ofFour, 'conquered', ({ events }) => events.some(({ event }) => event === 'over')),
}

export const shotsWith = ({ sitDown, finish }) => [
  {
    name: 'advice',
    open: async (page) => {
      await sitDown(page, 'ruins')
      await page.keyboard.press('?')
      await page.locator('.advice-idea').first().waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'review',
    open: async (page) => {
      await finish(page, 'conquered')
      await page.locator('a[href*="?review"]').first().click()
      await page.locator('.review-turn').first().waitFor({ timeout: 120_000 })
    },
  },
  ...['ruins', 'sides', 'feast', 'clash', 'spoils', 'passage'].map((name) => ({
    name,
    open: (page) => sitDown(page, name),
  })),
  { name: 'conquered', open: (page) => finish(page, 'conquered') },
]
