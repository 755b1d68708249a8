import { Api } from '@longtable/server/client'
import type { PersonGiven } from '@longtable/server/wire'
import type { Page } from '@playwright/test'

/** Somebody whom the server knows, and who can ask it without a browser. */
export async function newPerson(server: string, name: string): Promise<{ api: Api; person: PersonGiven }> {
  const api = new Api({ server, fetch: (url, init) => fetch(url, init) })
  return { api, person: await api.newPerson(name) }
}

/** This screen is that person's. */
export async function belongsTo(page: Page, person: PersonGiven): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('longtable.person', JSON.stringify(kept)), person)
}
