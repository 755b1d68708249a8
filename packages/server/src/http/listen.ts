import { createServer, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { UserError } from '@longtable/kernel'
import type { ServerApi } from '../host/server-api.ts'
import { Admission } from './admission.ts'
import { makeApp } from './app.ts'
import { baseUrlOf, lanAddresses } from './lan.ts'
import { makeNetwork, type Network } from './network.ts'
import type { Listening, ListenOptions } from './listen-options.ts'
import { httpText } from './http-errors.ts'
import { SocketServer } from './socket-server.ts'

/** Slow headers are a way of keeping a server busy. */
const HEADER_SECONDS = 10
/** Connections beside the WebSockets. */
const OTHER_CONNECTIONS = 1000

/** Opens the service to the network. */
export async function listen(service: ServerApi, options: ListenOptions): Promise<Listening> {
  const network = makeNetwork(service, options)
  const sockets = new SocketServer(network, options.compress ?? false)
  const server = makeServer(network)
  server.on('upgrade', (request, socket, head) => {
    if (options.upgrade?.(request, socket, head) !== true) sockets.upgrade(request, socket, head)
  })
  const host = options.host ?? '0.0.0.0'
  const port = await bind(server, host, options.port ?? 0).catch(async (error: unknown) => {
    await sockets.stop()
    throw error
  })
  const interfaces = networkInterfaces()
  let closed: Promise<void> | undefined
  return {
    host,
    port,
    url: baseUrlOf(network.publicUrl, { host, port }, interfaces),
    addresses: lanAddresses({ host, port }, interfaces),
    close: () => (closed ??= close(network, server, sockets)),
  }
}

function makeServer(network: Network): Server {
  const { limits } = network
  const admission = new Admission(network)
  // The adapter would put its own Request and Response in the place of everybody's.
  const answer = getRequestListener(makeApp(network).fetch, { overrideGlobalObjects: false })
  const server = createServer(
    {
      headersTimeout: Math.min(HEADER_SECONDS, limits.requestSeconds) * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5, limits.requestSeconds) * 1000,
    },
    (request, response) => {
      if (!admission.mayGoOn(request, response)) return
      // A connection that has become idle while we stop is not waited for.
      response.on('close', () => {
        if (network.stopping) server.closeIdleConnections()
      })
      void answer(request, response)
    },
  )
  server.maxConnections = limits.connections + OTHER_CONNECTIONS
  server.on('connection', (socket) => admission.connected(socket))
  return server
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(why(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function why(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(httpText('port.taken', { port }))
    case 'EACCES':
      return new UserError(httpText('port.forbidden', { port }))
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(httpText('port.noHost', { host }))
    default:
      return error
  }
}

async function close(network: Network, server: Server, sockets: SocketServer): Promise<void> {
  network.stopping = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const gone = sockets.stop()
  server.closeIdleConnections()
  // WebSockets that do not end by themselves are ended after the same time.
  const deadline = setTimeout(() => server.closeAllConnections(), network.limits.closeSeconds * 1000)
  await Promise.all([closed, gone])
  clearTimeout(deadline)
}
