import { resolve } from 'node:path'
import { Engine, refuse, UserError, text } from '@longtable/kernel'
import { ApiError, RemoteTable, type Api } from '@longtable/server/client'
import { connectInNode } from '@longtable/server/client/node'
import { gameFormatter, loadGameEntry, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { storeKey, keyPath, openKeysFolder, readKey, type StoredKey } from '../files/keys.ts'
import { MatchScreen } from './match-screen.ts'
import { RemoteSession } from './remote-session.ts'

/** What every command says that plays on a server. */
export interface OnlineOptions {
  readonly name?: string
  readonly password?: string
  readonly keyFile?: string
  readonly wait?: number
}

/** A script that sends nothing for so many seconds, when it is asked, has gone away. */
const PATIENCE = 30

/** A seat in a match: which one, and of whom. */
export interface OnlineSeat {
  readonly server: string
  readonly match: string
  readonly seat: number | null
  readonly key: string | undefined
}

/** Sits down at a match on a server, until it is over or one gets up; `again` is the command to come back by. */
export async function playOnline(
  context: CommandContext,
  seat: OnlineSeat,
  again: string,
  options: OnlineOptions,
): Promise<void> {
  const { key, ...where } = seat
  const table = new RemoteTable({
    ...where,
    connect: connectInNode,
    ...(key !== undefined && { key }),
    ...(options.password !== undefined && { password: options.password }),
  })
  try {
    await table.arrival()
    await runSession(context, table, again, options)
  } finally {
    table.leave()
  }
}

async function runSession(
  context: CommandContext,
  table: RemoteTable,
  again: string,
  { wait }: OnlineOptions,
): Promise<void> {
  const { io } = context
  const entry = await loadGameEntry(context, table.match?.game ?? '')
  const engine = engineFor(entry, table)
  const lines = io.lines(io.typed ? 0 : (wait ?? PATIENCE))
  try {
    const screen = new MatchScreen(context, entry, gameFormatter(context, entry), lines)
    await new RemoteSession(screen, table, engine, again).play()
  } finally {
    lines.close()
  }
}

function engineFor({ game }: CliGameEntry, { match }: RemoteTable): Engine {
  const { seats = [], config = {}, rulesVersion = 1 } = match ?? {}
  if (rulesVersion > game.rulesVersion) {
    refuse('cli.join.newer', { version: rulesVersion, known: game.rulesVersion })
  }
  return new Engine(game, seats.length, config, rulesVersion)
}

/** Says who we are; somebody who was never here gets a key, and keeps it. Nobody needs one only to watch. */
export async function signIn(
  context: CommandContext,
  api: Api,
  options: OnlineOptions,
  needed: boolean,
): Promise<void> {
  const { keyFile, name } = options
  const own = keyFile === undefined ? undefined : resolve(context.io.cwd, keyFile)
  const path = own ?? keyPath(context.io, api.server)
  const kept = readKey(path, api.server)
  if (kept !== undefined) return comeBack(api, kept, path, name)
  if (!needed) return
  if (own === undefined) openKeysFolder(context.io)
  const { id, name: given, key } = await api.newPerson(name ?? usualName(context))
  storeKey(path, { server: api.server, id, name: given, key })
}

async function comeBack(api: Api, kept: StoredKey, path: string, name: string | undefined): Promise<void> {
  api.key = kept.key
  try {
    const me = name === undefined || name === kept.name ? await api.me() : await api.rename(name)
    if (me.name !== kept.name) storeKey(path, { ...kept, name: me.name })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw new UserError(text('cli.join.unknownKey', { path, server: api.server }))
  }
}

function usualName({ io: { env }, i18n }: CommandContext): string {
  const name = env['USER'] ?? env['USERNAME'] ?? ''
  return name === '' ? i18n.t('cli.join.somebody') : name.slice(0, 40)
}
