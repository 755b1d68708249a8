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

/** A novice plays this screen's seat from now on: where a test is about what comes after a match. Works in both places. */
export async function letNovicePlay(page: Page, seat: number): Promise<void> {
  await page.evaluate(
    async ({ worker, at }) => {
      const [place, match] = location.pathname.split('/').slice(1)
      const kept = localStorage.getItem(place === 'here' ? 'longtable.here' : 'longtable.person')
      const { key } = JSON.parse(kept ?? '{}') as { readonly key: string }
      const hello = JSON.stringify({ type: 'hello', protocol: 1, match, key, seat: at })
      const hand = JSON.stringify({ type: 'hand', id: 'novice', seat: at, bot: 'novice' })
      const isDone = (words: unknown): boolean => typeof words === 'string' && words.includes('"novice"')
      if (place === 'here') {
        const { port } = new SharedWorker(worker, { type: 'module', name: 'house' })
        const { port1, port2 } = new MessageChannel()
        port.start()
        port.postMessage({ kind: 'connect', port: port2 }, [port2])
        const done = new Promise<void>((resolve) => {
          port1.addEventListener('message', ({ data }) => isDone(data) && resolve())
        })
        port1.start()
        // The service is asked in order, but opens a connection in its own time.
        await new Promise((resolve) => setTimeout(resolve, 300))
        port1.postMessage(hello)
        port1.postMessage(hand)
        await done
        return
      }
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      const done = new Promise<void>((resolve) => {
        socket.addEventListener('message', ({ data }) => isDone(data) && resolve())
      })
      socket.send(hello)
      socket.send(hand)
      await done
      socket.close()
    },
    { worker: houseWorker(), at: seat },
  )
}
