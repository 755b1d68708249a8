import { Gauge, type Registry } from 'prom-client'
import type { ArbiterPool } from '../arbiter/arbiter-pool.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import type { MatchService } from './match-service.ts'
import type { StoreFaults } from './watched-store.ts'

interface Counted {
  readonly service: MatchService
  readonly arbiterPool: ArbiterPool
  readonly botPool: BotPool
  readonly faults: StoreFaults
}

/** What the host counts: matches in memory, people, and the work of its threads. */
export function hostMetrics(register: Registry, counted: Counted): void {
  const { service, arbiterPool, botPool, faults } = counted
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({
      name: `longtable_${name}`,
      help,
      registers: [register],
      collect: () => made.set(read()),
    })
  }
  gauge('matches_open', 'Matches in memory', () => service.rooms.size)
  gauge('people_connected', 'Connections that sit at or watch a match', () => service.rooms.connected)
  gauge('rules_calls', 'Calls to the arbiters so far', () => arbiterPool.counts.calls)
  gauge('rules_waiting', 'Calls that wait for an arbiter', () => arbiterPool.counts.waiting)
  gauge('rules_threads_lost', 'Arbiters that had to be replaced', () => arbiterPool.counts.lost)
  gauge('bot_calls', 'Choices asked of bots so far', () => botPool.counts.calls)
  gauge('bots_waiting', 'Choices that wait for a bot', () => botPool.counts.waiting)
  gauge('bot_fallbacks', 'Choices drawn because a bot failed', () => botPool.counts.fallbacks)
  const troubles: Gauge = new Gauge({
    name: 'longtable_store_faults',
    help: 'What went wrong with the store so far, by kind',
    labelNames: ['trouble'],
    registers: [register],
    collect: () => {
      for (const [trouble, count] of faults.counted) troubles.set({ trouble }, count)
    },
  })
}
