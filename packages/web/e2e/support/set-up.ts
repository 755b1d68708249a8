import { expect, type Locator, type Page } from '@playwright/test'

type Way = 'Options' | 'Same screen' | 'Invite friends'

/** Who is to sit where, in the words of the start page; a name where one is asked for. */
export interface Sitter {
  readonly who: string
  readonly name?: string
}

/** A game on the start page. */
export function gameOnTable(page: Page, name = 'Immortals'): Locator {
  return page.getByRole('article', { name })
}

/** Opens the sheet on which a match is set up, on the start page. */
export async function openSetUp(page: Page, way: Way, game?: string): Promise<Locator> {
  await gameOnTable(page, game).getByRole('button', { name: way }).click()
  const sheet = page.getByRole('dialog')
  // The words of the game come last.
  await expect(sheet.getByText('Rules of this match')).toBeVisible()
  return sheet
}

export async function seatPeople(sheet: Locator, sitters: readonly Sitter[]): Promise<void> {
  const players = sheet.getByRole('group', { name: 'Players' })
  await players.getByRole('radio', { name: String(sitters.length) }).check()
  for (const [at, { who, name }] of sitters.entries()) {
    await sheet.getByLabel(`Seat ${at + 1}`).selectOption({ label: who })
    if (name !== undefined) await sheet.getByPlaceholder(`Player ${at + 1}`).fill(name)
  }
}

/** The same words bring the same match. */
export async function seed(sheet: Locator, words: string): Promise<void> {
  await sheet.locator('summary', { hasText: 'More' }).click()
  await sheet.getByLabel('Seed').fill(words)
}
