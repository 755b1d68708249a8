import { join } from 'node:path'
import { refuse, type Json } from '@longtable/kernel'
import { exists, openFolder, readJson, writeWhole } from './files.ts'
import { keysFolder } from './folders.ts'
import type { Io } from '../terminal/io.ts'

/** Who somebody is on one server: whoever has the key is that person. */
export interface StoredKey {
  readonly server: string
  readonly id: string
  readonly name: string
  readonly key: string
}

/** Where the key for a server is kept, unless somebody says otherwise. */
export function keyPath({ env }: Io, server: string): string {
  const name = server.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '_')
  return join(keysFolder(env), `${name}.json`)
}

/** The key in a file; a key is shown to no server but the one that gave it. */
export function readKey(path: string, server: string): StoredKey | undefined {
  if (!exists(path)) return undefined
  const kept = asKey(readJson(path))
  if (kept === undefined) refuse('cli.join.badKey', { path })
  if (kept.server !== server) refuse('cli.join.otherServer', { path, server: kept.server, wanted: server })
  return kept
}

function asKey(json: Json): StoredKey | undefined {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return undefined
  const { server, id, name, key } = json as Readonly<Record<string, Json | undefined>>
  const words = [server, id, name, key].every((value) => typeof value === 'string')
  return words ? ({ server, id, name, key } as StoredKey) : undefined
}

const OWNER_ONLY = 0o600

export function storeKey(path: string, kept: StoredKey): void {
  writeWhole(path, `${JSON.stringify(kept, null, 2)}\n`, OWNER_ONLY)
}

export function openKeysFolder({ env }: Io): void {
  openFolder(keysFolder(env), 0o700)
}
