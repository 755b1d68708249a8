import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { NewMatch } from '@longtable/server/wire'
import { root } from '../../../../scripts/setup.mjs'

/** The worker in which the house of this browser lives; its name changes with what is in it. */
function houseWorker(): string {
  const found = readdirSync(join(root, 'packages/web/dist/assets')).find((name) =>
    /^house-worker-.+\.js$/.test(name),
  )
  if (found === undefined) throw new Error('the built client has no house of its own')
  return `/assets/${found}`
}

type Wanted = Partial<Pick<NewMatch, 'config' | 'seats' | 'seed'>> & { readonly game?: string }

const usual = {
  game: 'immortals',
  config: {},
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
  seed: 'browser',
  listed: false,
  pace: { kind: 'live', clock: null },
  late: 'ask',
} satisfies NewMatch

/**
 * Sets up a match in this browser, asking its house as the start page does, and sits down to it. How a person does it
 * on the start page is a test of its own.
 */
export async function newMatchHere(page: Page, wanted: Wanted = {}): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/')
  const match = await page.evaluate(
    async ({ worker, asked }) => {
      const { port } = new SharedWorker(worker, { type: 'module', name: 'house' })
      port.start()
      let calls = 0
      const call = (method: string, ...args: readonly unknown[]): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const id = calls++
          port.addEventListener('message', ({ data }) => {
            if (data.id === id && data.kind === 'answer') resolve(data.value)
            else if (data.id === id) reject(new Error(JSON.stringify(data.reason)))
          })
          port.postMessage({ kind: 'call', id, method, args })
        })
      const known = localStorage.getItem('longtable.here')
      const person: unknown = known === null ? await call('newPerson', 'Ada') : JSON.parse(known)
      localStorage.setItem('longtable.here', JSON.stringify(person))
      const made = (await call('newMatch', person, asked)) as { readonly match: { readonly id: string } }
      return made.match.id
    },
    { worker: houseWorker(), asked: { ...usual, ...wanted } },
  )
  await page.goto(new URL(`/here/${match}`, page.url()).href)
  await atTable(page)
  return match
}

/** Waits until the board lies on the table. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.table[data-at] .table-board [data-place]').first()).toBeVisible()
}
