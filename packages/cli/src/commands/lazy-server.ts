import type { Moved, ServeOptions, Serving } from '@longtable/server'

// What the command line asks of the server, and the only place that knows how it is started. The server is loaded when
// it is needed: no other command should wait for a database.

export async function startServer(options: ServeOptions): Promise<Serving> {
  const { serve } = await import('@longtable/server')
  return serve(options)
}

export async function backUp(folder: string, target: string): Promise<void> {
  const { backup } = await import('@longtable/server')
  await backup(folder, target)
}

export async function moveDatabase(
  from: string,
  to: string,
  onProgress: (step: 'copy' | 'verify', done: number, total: number) => void,
): Promise<Moved> {
  const server = await import('@longtable/server')
  return server.moveDatabase(from, to, { onProgress })
}
