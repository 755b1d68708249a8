import type { Page } from '@playwright/test'

/** Everything that a browser has kept of the client. */
export interface BrowserStore {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly databases: readonly Database[]
}

interface Database {
  readonly name: string
  readonly version: number
  readonly stores: readonly {
    readonly name: string
    readonly rows: readonly (readonly [unknown, unknown])[]
  }[]
}

/** A page of the client's own place that runs nothing of it, and for which no icon is looked for. */
const STILL = '/still'
const NOTHING = '<!doctype html><link rel="icon" href="data:,">'

/** Takes down what this browser has kept. */
export async function storeOf(page: Page): Promise<BrowserStore> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const databases = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name))
      const stores = []
      for (const store of db.objectStoreNames) {
        const from = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([answer(from.getAllKeys()), answer(from.getAll())])
        stores.push({ name: store, rows: keys.map((key, at) => [key, values[at] as unknown] as const) })
      }
      databases.push({ name, version: db.version, stores })
      db.close()
    }
    const entriesOf = (storage: Storage) =>
      Object.fromEntries(Object.entries(storage)) as Record<string, string>
    return { local: entriesOf(localStorage), session: entriesOf(sessionStorage), databases }
  })
}

/** Makes a fresh browser one that has kept this. */
export async function putStore(page: Page, store: BrowserStore): Promise<void> {
  await page.route(`**${STILL}`, (route) => route.fulfill({ contentType: 'text/html', body: NOTHING }))
  await page.goto(STILL)
  await page.evaluate(async ({ local, session, databases }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    for (const { name, version, stores } of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onupgradeneeded = () => {
          for (const each of stores) request.result.createObjectStore(each.name)
        }
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
      for (const each of stores) {
        const transaction = db.transaction(each.name, 'readwrite')
        for (const [key, value] of each.rows)
          transaction.objectStore(each.name).put(value, key as IDBValidKey)
        await new Promise((resolve) => (transaction.oncomplete = resolve))
      }
      db.close()
    }
  }, store)
}
