import { serve } from '@longtable/server'

/** The server to be measured, in a process of its own, with all limits out of the way of a thousand clients at once. */
const [data = ''] = process.argv.slice(2)
const free = null
const server = await serve({
  data,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'silent',
  idleAfter: 2000,
  botPause: 0,
  quotas: null,
  limits: {
    requests: free,
    creating: free,
    guesses: free,
    messages: free,
    choices: free,
    bytes: free,
    connections: 10_000,
    connectionsPerAddress: 10_000,
    silentSeconds: 600,
  },
})
process.on('message', (what) => {
  if (what === 'memory') {
    const { rss } = process.memoryUsage()
    process.send?.({ rss, open: server.service.rooms.size })
  }
  if (what === 'stop') void server.close().then(() => process.exit(0))
})
process.send?.({ port: server.port })
