import { refuse } from '@longtable/kernel'

// What only a queue needs is not installed with the rest: who keeps a server or plays can do without it.

export const loadGraphileWorker = () => required(() => import('graphile-worker'))

/** Loads a package that may not be there; then it says how to get it. */
export async function required<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isMissing(error)) refuse('cli.queue.missing')
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}
