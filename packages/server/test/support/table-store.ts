import { backup } from '../../src/sqlite/backup.ts'
import { join } from 'node:path'
import { linksFor, listen } from '../../src/http/index.ts'
import { nodePasswords } from '../../src/http/passwords.ts'
import { MatchService } from '../../src/host/match-service.ts'
import { realClock, realIds } from '../../src/host/environment.ts'
import { DATABASE } from '../../src/sqlite/files.ts'
import { openSqliteStore } from '../../src/sqlite/sqlite-store.ts'
import type { Store } from '../../src/store/store.ts'
import { ArbiterPool } from '../../src/arbiter/arbiter-pool.ts'
import { BotPool } from '../../src/bots/bot-pool.ts'
import { pino } from 'pino'
import { newFolder, noLimits, TableServer, toyGames } from './table.ts'

/** A store whose writes can be held up, or fail as those of a full disk do. */
export class Gate {
  readonly store: Store
  private hold: Promise<void> = Promise.resolve()
  private failing = 0
  private isBroken = false
  private onWrite: () => void = () => {}

  constructor(behind: Store) {
    this.store = new Proxy(behind, {
      get: (target, key) => {
        if (key === 'check') return () => (this.isBroken ? Promise.reject(full()) : behind.check())
        if (key === 'write') return (changes: Parameters<Store['write']>[0]) => this.write(behind, changes)
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }

  /** From now on nothing is written, until the function returned is called. */
  close(): { readonly tried: Promise<void>; readonly open: () => void } {
    let open = (): void => {}
    this.hold = new Promise((resolve) => (open = resolve))
    const tried = new Promise<void>((resolve) => (this.onWrite = resolve))
    return { tried, open }
  }

  /** From now on nothing can be kept, or everything again. */
  failAll(isBroken: boolean): void {
    this.isBroken = isBroken
  }

  failOnce(): void {
    this.failing++
  }

  private async write(behind: Store, changes: Parameters<Store['write']>[0]): Promise<void> {
    this.onWrite()
    await this.hold
    if (this.isBroken) throw full()
    if (this.failing > 0) {
      this.failing--
      throw full()
    }
    await behind.write(changes)
  }
}

function full(): Error {
  return new Error('the disk is full')
}

/** A server as `serve` makes one, but for what stands before its store. */
export async function serveGated(): Promise<{ readonly server: TableServer; readonly gate: Gate }> {
  const data = newFolder()
  const gate = new Gate(await openSqliteStore(data))
  const { registry, arbiter, bot } = toyGames
  const logger = pino({ level: 'silent' })
  const arbiterPool = new ArbiterPool({ entry: arbiter })
  const botPool = new BotPool({ entry: bot, size: 1 })
  const service = new MatchService({
    registry,
    store: gate.store,
    arbiter: arbiterPool.arbiter,
    bots: botPool,
    clock: realClock,
    ids: realIds,
    passwords: nodePasswords,
    links: linksFor(() => ''),
    hooks: { check: () => Promise.resolve(), send: () => Promise.resolve(null) },
    log: logger,
    quotas: null,
    botPause: 0,
    isOneScreen: false,
    idleAfter: 60_000,
  })
  const listening = await listen(service, {
    host: '127.0.0.1',
    limits: noLimits,
    logger,
    messages: () => undefined,
  })
  const { url, addresses, port } = listening
  const close = async (): Promise<void> => {
    await listening.close()
    await service.rooms.close()
    await Promise.all([arbiterPool.end(), botPool.end()])
    await gate.store.close()
  }
  return {
    server: new TableServer({ url, addresses, here: url, port, data, service, node: null, close }),
    gate,
  }
}

/** The folder of a server as it would be found if the machine lost its power now. */
export async function folderNow({ serving }: TableServer): Promise<string> {
  const folder = newFolder()
  await backup(serving.data, join(folder, DATABASE))
  return folder
}
