import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { deep, expect, test } from './support/test.ts'
import { atTable, newMatchHere } from './support/matches.ts'
import { twoVersions } from './support/two-versions.ts'

test.use({ serviceWorkers: 'allow' })

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

/** Waits until the client is on this device, with all that belongs to it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** What is in the browser's caches, by their names. */
function cached(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const contents = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)]
    })
    return Object.fromEntries(await Promise.all(contents))
  })
}

test('the start page is there, and keeps nobody out', deep, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Longtable/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
})

test('it can be installed as an app', async ({ page, request }) => {
  await page.goto('/')
  const path = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(path ?? '')).json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Longtable', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
  await kept(page)
})

test('it opens without a server once it has been opened with one', async ({ page, house, faults }) => {
  await page.goto('/')
  await kept(page)
  await house.stop()
  try {
    // Whatever asks the server hears nothing; the page itself has to be there.
    faults.expect(/ERR_CONNECTION_REFUSED|WebSocket/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/rules/immortals')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.goto('/here/nowhere')
    await expect(page.locator('#root > *').first()).toBeVisible()
  } finally {
    await house.start()
  }
})

test('a match in this browser goes on without a server', async ({ page, house, faults }) => {
  await page.goto('/')
  await kept(page)
  await newMatchHere(page)
  await house.stop()
  try {
    faults.expect(/ERR_CONNECTION_REFUSED|WebSocket/)
    await page.reload()
    await atTable(page)
  } finally {
    await house.start()
  }
})

test('what the server knows is never kept', async ({ page }) => {
  await page.goto('/')
  await kept(page)
  expect(await page.evaluate(async () => (await fetch('/api/games')).status)).toBe(200)
  const [paths, ...others] = Object.values(await cached(page))
  expect(others).toEqual([])
  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => /^\/(?:api|health|metrics)/.test(path))).toEqual([])
})

test('a new version waits until somebody wants it', async ({ page, faults }) => {
  const server = await twoVersions()
  // This one serves files, and nothing else.
  faults.expect(/404/)
  try {
    await page.goto(server.url)
    await kept(page)
    const notice = page.getByText('A new version of Longtable is there.')
    const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    server.release('tomorrow')
    await update()
    await expect(notice).toBeVisible()
    await axe(page)
    expect(Object.keys(await cached(page))).toHaveLength(2)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    expect(Object.keys(await cached(page))).toEqual(['longtable-tomorrow'])

    server.release('next-week')
    await update()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => Object.keys(await cached(page))).toEqual(['longtable-next-week'])
    await expect(notice).toBeHidden()
  } finally {
    server.close()
  }
})

test('in a local network it works without being kept', deep, async ({ page, house }) => {
  await page.goto(house.url.replace('localhost', 'longtable.test'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
})

/** A browser without any window refuses notifications, whatever is granted: there a stand-in takes them. */
async function takeNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    if (Notification.permission === 'granted') return
    const shown: Notification[] = []
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, ...options } as Notification)
      return Promise.resolve()
    }
    ServiceWorkerRegistration.prototype.getNotifications = () => Promise.resolve(shown)
  })
}

test('who looks elsewhere is told that it is their turn', async ({ page }) => {
  await takeNotifications(page)
  await page.goto('/')
  await kept(page)
  const match = await newMatchHere(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  })
  await page.locator('.ask .choices-list .entry').first().click()
  await expect(page).toHaveTitle(/^● Your turn · /)
  const told = await page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ data }) => data as unknown)
  })
  expect(told).toEqual([{ path: `/here/${match}` }])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).not.toHaveTitle(/Your turn/)
})
