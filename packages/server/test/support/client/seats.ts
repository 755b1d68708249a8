import { UserError } from '@longtable/kernel'
import { afterEach, beforeEach } from 'vitest'
import { RemoteTable, type RemoteOptions } from '../../../src/client/index.ts'
import { connectInNode } from '../../../src/node-socket.ts'
import { matchInfo, ScriptedServer, VIEW, welcome, type ScriptedConnection } from './scripted-server.ts'

export const PATIENCE = 20_000
export const QUIET = 60_000
/** The delays before coming back are shorter than anything else that is waited for. */
export const COMEBACK = (ms: number): boolean => ms < PATIENCE

export const PLAYED = { state: { points: [3, 0] }, stack: [{ step: 'toy.next' }] }
export const AFTER = { state: { points: [3, 0], turn: 0 }, stack: PLAYED.stack, books: VIEW.books }

/** A scripted server for each test, and tables at it that are left afterwards. */
export function seats() {
  const tables: RemoteTable[] = []
  const here = { server: undefined as unknown as ScriptedServer }

  beforeEach(async () => {
    here.server = await ScriptedServer.open()
  })

  afterEach(async () => {
    for (const table of tables.splice(0)) table.leave()
    await here.server.close()
  })

  const open = (more: Partial<RemoteOptions> = {}): RemoteTable => {
    const to = { server: here.server.url, match: matchInfo.id, connect: connectInNode }
    const table = new RemoteTable({ ...to, ...more })
    tables.push(table)
    return table
  }

  /** A table that has been welcomed, and the server's end of it. */
  const sit = async (
    more: Partial<RemoteOptions> = {},
  ): Promise<{ table: RemoteTable; connection: ScriptedConnection }> => {
    const table = open(more)
    const connection = await here.server.connection()
    await connection.get('hello')
    connection.send(welcome())
    await table.arrival()
    return { table, connection }
  }

  return { here, open, sit }
}

/** Why something was refused. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (why: unknown) => why,
  )
  if (!(error instanceof UserError)) throw new Error(`no refusal but ${String(error)}`)
  return error.text.key
}
