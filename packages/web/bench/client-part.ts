import { existsSync } from 'node:fs'
import { manifests } from '@longtable/games/manifests'
import type { Browser } from '@playwright/test'
import type { Row } from './rows.ts'

/** What a game brings to the benchmark of the client, in `games/<id>/part.ts`. */
export interface ClientPart {
  readonly name: string
  /** A match at its fullest. */
  readonly board: () => unknown
  /** What is dragged about. */
  readonly map: string
  /** What else of it is measured. */
  readonly more?: { readonly name: string; readonly rows: (browser: Browser) => Promise<Row[]> }
}

/** Of all games that have one, by their ids. */
export async function clientParts(): Promise<(ClientPart & { readonly id: string })[]> {
  const found = manifests
    .map(({ id }) => ({ id, url: new URL(`games/${id}/part.ts`, import.meta.url) }))
    .filter(({ url }) => existsSync(url))
  return Promise.all(
    found.map(async ({ id, url }) => ({ id, ...((await import(url.href)) as { part: ClientPart }).part })),
  )
}
