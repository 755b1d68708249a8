import { createHash } from 'node:crypto'
import { pino, type DestinationStream, type Logger } from 'pino'

/** A log of JSON lines that does not even name the machine. Only explicit fields go in, never a request or an error. */
export function makeLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/** A match in the log: the same each time, but nobody finds the match by it. */
export function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8)
}
