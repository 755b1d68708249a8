import { axe } from './support/axe.ts'
import type { Locator } from '@playwright/test'
import { deep, expect, test, type Page } from './support/test.ts'
import { newMatchHere } from './support/matches.ts'
import { Played } from './support/mage-knight.ts'
import { play } from './support/player.ts'
import { quiet } from './support/settings.ts'

test(
  'a whole First Reconnaissance is played alone by clicking, to its final score',
  deep,
  async ({ page }) => {
    test.setTimeout(300_000)
    await quiet(page)
    await newMatchHere(page, {
      game: 'mage-knight',
      config: { scenario: 'firstReconnaissance' },
      seats: [{ kind: 'me' }],
      seed: 'by clicking',
    })
    const { board, list, steps } = await play(page, { most: 900 })
    expect([...steps]).toEqual(expect.arrayContaining(['hero.pick', 'tactic.pick', 'turn.main']))
    expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
    await expect(page.locator('.end')).toBeVisible()
    await expect(page.locator('.end')).toContainText('Fame')
    await axe(page)
  },
)

/** What the mat and the hand show. */
async function expectHero(
  page: Page,
  facts: { readonly fame: number; readonly wounds: number },
): Promise<void> {
  await expect(page.locator('.mk-mat .mk-standing-fame').first()).toContainText(String(facts.fame))
  await expect(page.locator('.mk-hand-card[data-wound] .mk-hand-count')).toHaveText(`×${facts.wounds}`)
}

test('a dungeon is entered by night, and its monster beaten', deep, async ({ page }) => {
  const played = await new Played(page, {
    scenario: 'soloConquest',
    seats: 1,
    night: true,
    source: 'bgk',
    tiles: { '1,0': '7' },
    players: [
      {
        hero: 'tovak',
        at: '7.SE',
        hand: ['rage', 'determination', 'swiftness', 'coldToughness', 'march'],
        tokens: 'r',
        units: ['peasants'],
      },
    ],
    piles: { brown: ['werewolf'] },
  }).open()
  await played.take('enter')
  const stage = page.locator('.mk-board[data-scene="fight"]')
  await expect(stage).toBeVisible()
  await expect(stage).toContainText('Werewolf')
  // What lies below is seen, and neither read out nor chosen from.
  const map = page.locator('.mk-map')
  await expect(map).toHaveAttribute('aria-hidden', 'true')
  await expect(map.locator('[role="button"]')).toHaveCount(0)
  const isReached = await map.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 12, bottom - 12))
  })
  expect(isReached, 'the mouse reaches the map').toBe(false)
  await axe(page)
  await played.take('endPhase', 'endPhase', 'toHero', 'aim werewolf', 'play rage red')
  await played.take('side march attack', 'strike')
  await expect(page.locator('.mk-board[data-scene="fight"]')).toHaveCount(0)
  await expect(map).not.toHaveAttribute('aria-hidden')
  expect(played.table.told('defeated')).toHaveLength(1)
  await expectHero(page, { fame: 5, wounds: 4 })
})

test(
  'a city is assaulted; its damage is assigned to units and hero, and the hero withdraws',
  deep,
  async ({ page }) => {
    const played = await new Played(page, {
      scenario: 'soloConquest',
      seats: 1,
      source: 'bgr',
      tiles: { '1,0': 'c8' },
      cities: [{ at: 'c8.C', level: 2 }],
      players: [
        {
          at: 'c8.NW',
          move: 4,
          hand: ['rage', 'determination', 'march', 'stamina', 'promise'],
          units: ['catapults', 'altemGuardians'],
          level: 5,
        },
      ],
      tokens: { 'c8.C': ['freezers', 'altemMages'] },
    }).open()
    await played.take('step c8.C', 'unit catapults 0', 'endPhase')
    await axe(page)
    await played.take('endPhase', 'order freezers', 'toUnit altemGuardians', 'toHero', 'endPhase')
    expect(played.table.told('withdrew')).toHaveLength(1)
    await expect(page.locator('.mk-board[data-scene="fight"]')).toHaveCount(0)
  },
)

test('what is allowed but of no use is found last, and can be played', async ({ page }) => {
  const played = await new Played(page, {
    scenario: 'soloConquest',
    seats: 1,
    source: 'bgr',
    tokens: { '1.NW': ['prowlers'] },
    players: [
      { at: '1.C', level: 9, tokens: 'w', hand: ['swiftness', 'promise', 'endlessBagOfGold', 'march'] },
    ],
  }).open()
  await played.take('challenge prowlers')
  const card = (name: string): Locator => page.locator(`.mk-hand-card[aria-label^="${name}"]`)
  await expect(card('Swiftness')).toHaveAttribute('data-lit')
  await expect(card('March')).not.toHaveAttribute('data-lit')
  await page.locator('.ask .choices-more', { hasText: 'of no use now' }).locator('summary').click()
  await expect(page.locator('.ask .choices-more .entry', { hasText: 'Promise' }).first()).toBeVisible()
  await played.take('aim prowlers', 'play swiftness ranged', 'strike')
  // Nobody talks here: the bag is opened for its fame.
  await played.take('play endlessBagOfGold 2')
  await card('March').click()
  const slip = page.locator('.slip')
  await expect(slip).toContainText('Allowed, but of no use now')
  await axe(page)
  await slip.locator('.entry', { hasText: 'Move 2' }).click()
  await expect(card('March')).toHaveCount(0)
})

test('a fight brings fame, and fame a level with a skill to choose', async ({ page }) => {
  const played = await new Played(page, {
    scenario: 'soloConquest',
    seats: 1,
    source: 'bgr',
    tokens: { '1.NW': ['prowlers'] },
    players: [{ at: '1.C', tokens: 'r', hand: ['rage', 'rage', 'march', 'march', 'stamina'], fame: 2 }],
  }).open()
  await played.take('challenge prowlers', 'endPhase', 'endPhase', 'toHero', 'aim prowlers')
  // The fight was on a magical glade, which asks first whether a Wound is thrown away there.
  await played.take('play rage red', 'pay token red', 'strike', 'endTurn', 'done')
  await expect(page.locator('.mk-board[data-scene="level"]')).toBeVisible()
  await axe(page)
  const [skill] = played.table.offered()
  await played.take(played.table.words(skill))
  const [action] = played.table.offered()
  await played.take(played.table.words(action))
  expect(played.table.player(0).level).toBe(2)
})

test('a keep that is not taken throws the hero back', deep, async ({ page }) => {
  const played = await new Played(page, {
    scenario: 'soloConquest',
    seats: 1,
    source: 'bgr',
    tiles: { '1,0': '3' },
    players: [{ at: '3.C', move: 5, hand: ['stamina', 'march', 'promise', 'threaten'] }],
    tokens: { '3.NE': [{ token: 'swordsmen', down: true }] },
  }).open()
  await played.take('step 3.NE', 'endPhase', 'endPhase', 'toHero', 'endPhase')
  expect(played.table.told('withdrew')).toHaveLength(1)
  await expectHero(page, { fame: 0, wounds: 3 })
  await expect(page.locator('.log-lines')).toContainText('withdraws to forest (tile 3, centre)')
})
