import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../../scripts/setup.mjs'

/** The worker in which the match service of this browser lives; its name changes with what is in it. */
function houseWorker(): string {
  const found = readdirSync(join(root, 'packages/web/dist/assets')).find((name) =>
    /^match-worker-.+\.js$/.test(name),
  )
  if (found === undefined) throw new Error('the built client has no house of its own')
  return `/assets/${found}`
}

interface Made {
  readonly match: { readonly id: string }
}

/** Asks the match service in this browser for a match or a seat, as the start page does, for the person who sits there. */
export async function askMatchService(
  page: Page,
  method: 'newMatch' | 'imported',
  ...what: readonly unknown[]
): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/')
  // The start page makes somebody of whoever opens it first.
  await page.waitForFunction(() => localStorage.getItem('longtable.here') !== null)
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
      const person: unknown = JSON.parse(localStorage.getItem('longtable.here') ?? 'null')
      return (await call(asks, person, ...asked)) as Made
    },
    { worker: houseWorker(), asks: method, asked: what },
  )
  return match.id
}
