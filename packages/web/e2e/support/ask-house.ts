import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../../scripts/setup.mjs'

/** The worker in which the house of this browser lives; its name changes with what is in it. */
function houseWorker(): string {
  const found = readdirSync(join(root, 'packages/web/dist/assets')).find((name) =>
    /^house-worker-.+\.js$/.test(name),
  )
  if (found === undefined) throw new Error('the built client has no house of its own')
  return `/assets/${found}`
}

interface Made {
  readonly match: { readonly id: string }
}

/**
 * Asks the house in this browser for a match, as the start page does, for the person who sits there; it becomes
 * somebody called Ada if nobody does yet.
 */
export async function askHouse(page: Page, method: 'newMatch' | 'imported', what: unknown): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/')
  const { match } = await page.evaluate(
    async ({ worker, asks, asked }) => {
      const { port } = new SharedWorker(worker, { type: 'module', name: 'house' })
      port.start()
      let calls = 0
      const call = (name: string, ...args: readonly unknown[]): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const id = calls++
          port.addEventListener('message', ({ data }) => {
            if (data.id === id && data.kind === 'answer') resolve(data.value)
            else if (data.id === id) reject(new Error(JSON.stringify(data.reason)))
          })
          port.postMessage({ kind: 'call', id, method: name, args })
        })
      const known = localStorage.getItem('longtable.here')
      const person: unknown = known === null ? await call('newPerson', 'Ada') : JSON.parse(known)
      localStorage.setItem('longtable.here', JSON.stringify(person))
      return (await call(asks, person, asked)) as Made
    },
    { worker: houseWorker(), asks: method, asked: what },
  )
  return match.id
}
