import { parentPort, type MessagePort } from 'node:worker_threads'
import { UserError } from '@longtable/kernel'
import { HttpError } from '../errors/http-error.ts'
import { READY, type Reply, type Request } from './worker-protocol.ts'

export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

/** The line to the main thread. */
export function threadPort(): MessagePort {
  if (parentPort === null) throw new Error('this file is to be started as a worker thread')
  return parentPort
}

/** The worker's side of a pool: answers one call after the other, and survives whatever a method throws. */
export function serveCalls(port: MessagePort, methods: Methods): void {
  port.on('message', (request: Request) => void answer(port, methods, request))
  port.postMessage(READY)
}

async function answer(port: MessagePort, methods: Methods, request: Request): Promise<void> {
  const { call } = request
  try {
    port.postMessage({ call, value: await callMethod(methods, request) } satisfies Reply)
  } catch (error) {
    // A value that cannot be sent ends here too.
    port.postMessage(failure(call, error))
  }
}

function callMethod(methods: Methods, { method, args }: Request): unknown {
  if (!Object.hasOwn(methods, method)) throw new Error(`there is no method ${method}`)
  return (methods[method] as (...args: readonly unknown[]) => unknown)(...args)
}

function failure(call: number, error: unknown): Reply {
  if (error instanceof HttpError) return { call, refusal: error.text, status: error.status }
  if (error instanceof UserError) return { call, refusal: error.text }
  return { call, fault: error instanceof Error ? error.message : String(error) }
}
