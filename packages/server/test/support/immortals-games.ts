import { immortalsEntry } from './immortals-entry.ts'

/** A server that plays one game only: a thread that had to load the others would take five times as long to start. */
export const immortalsGames = {
  registry: [immortalsEntry],
  arbiter: new URL('./immortals-arbiter-thread.ts', import.meta.url),
  bot: new URL('./immortals-bots-thread.ts', import.meta.url),
} as const
