import type { Choice } from '@longtable/kernel'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './support/test.ts'
import { effort } from '../../../scripts/effort.ts'
import { axe } from './support/axe.ts'
import { atTable } from './support/matches.ts'
import { choose } from './support/arranged.ts'
import { chooseOnce, moved, nothingTried, untilAsked } from './support/player.ts'
import { belongsTo, newPerson } from './support/server.ts'
import { quiet } from './support/settings.ts'

/** The way to a fight in this deal: the second player goes to a village, the first one follows. */
const SEED = 'duel 10'
const COURSE: readonly (readonly [seat: 0 | 1, choice: Choice])[] = [
  [0, { do: 'tactic', tactic: 5 }],
  [1, { do: 'tactic', tactic: 1 }],
  [1, { do: 'target', card: 31 }],
  [1, { do: 'target', card: 20 }],
  [1, { do: 'done' }],
  [1, { do: 'play', card: 24, use: 0 }],
  [1, { do: 'step', hex: 6 }],
  [1, { do: 'endTurn' }],
  [1, { do: 'done' }],
  [0, { do: 'side', card: 11, as: 'move' }],
  [0, { do: 'side', card: 5, as: 'move' }],
  [0, { do: 'step', hex: 6 }],
  [0, { do: 'endTurn' }],
]
const FIGHT: readonly (readonly [seat: 0 | 1, choice: Choice])[] = [
  [1, { do: 'full' }],
  [1, { do: 'pass' }],
  [0, { do: 'pass' }],
  [0, { do: 'play', card: 2, use: 0 }],
  [0, { do: 'side', card: 15, as: 'attack' }],
  [0, { do: 'send' }],
  [1, { do: 'done' }],
  [0, { do: 'retreat', hex: 0 }],
]

/** The screen at which somebody has to choose. */
async function askedOf(screens: readonly Page[]): Promise<Page | undefined> {
  for (const screen of screens) {
    if ((await screen.locator('.table[data-step] .ask-question[data-asked]').count()) > 0) return screen
  }
  return undefined
}

test('two browsers fight with each other, and play the round to its end', async ({
  page: ada,
  another,
  house,
}) => {
  test.setTimeout(240_000)
  const bob = await another()
  const screens = [ada, bob] as const
  const [first, second] = [await newPerson(house.url, 'Ada'), await newPerson(house.url, 'Bob')]
  const { match } = await first.api.newMatch({
    game: 'mage-knight',
    config: { scenario: 'blitzConquest', heroes: 'random', heroCards: 'first' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    seed: SEED,
    listed: true,
  })
  await second.api.sit(match.id, 1)
  for (const [screen, { person }] of [
    [ada, first],
    [bob, second],
  ] as const) {
    await quiet(screen)
    await belongsTo(screen, person)
    await screen.goto(`/m/${match.id}`)
    await atTable(screen)
  }
  for (const [seat, choice] of COURSE) await choose(screens[seat], choice)
  // Both see the same fight, and whose turn it is in it.
  for (const screen of screens) await expect(screen.locator('.mk-board[data-scene="duel"]')).toBeVisible()
  await untilAsked(bob)
  await axe(bob)
  for (const [seat, choice] of FIGHT) await choose(screens[seat], choice)
  // Who has fought in full may still heal before the other goes on.
  const duels = (screen: Page): Locator => screen.locator('.mk-board[data-scene="duel"]')
  while ((await duels(bob).count()) > 0) {
    const { mark } = await untilAsked(bob)
    await bob.locator('.ask .entry-main').first().click()
    await moved(bob, mark)
  }
  for (const screen of screens) await expect(duels(screen)).toHaveCount(0)
  const told = async (screen: Page): Promise<string> => screen.locator('.log-lines').innerText()
  for (const screen of screens) expect(await told(screen)).toMatch(/Ada.*Bob|Bob.*Ada/)

  // The rest of the round, each at their screen: all of it, or a few choices.
  const isOver = async (): Promise<boolean> =>
    (await ada.locator('.top-phase').innerText()).startsWith('Round 2')
  const tried = new Map(screens.map((screen) => [screen, nothingTried()]))
  for (let turn = 0; turn < effort({ quick: 4, deep: 200 }) && !(await isOver()); turn++) {
    await expect.poll(async () => (await askedOf(screens)) !== undefined || (await isOver())).toBe(true)
    const asked = await askedOf(screens)
    if (asked === undefined) continue
    await chooseOnce(asked, turn, tried.get(asked))
  }
  expect(await isOver()).toBe(effort({ quick: false, deep: true }))
})
