import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '../../../../scripts/setup.mjs'

const dist = join(root, 'packages/web/dist')
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the built client, and on demand the same client as if it had been built anew. */
export async function twoVersions() {
  let version: string | undefined
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = extname(pathname) === '' ? '/index.html' : pathname
    try {
      const content = readFileSync(join(dist, name))
      const isWorker = name === '/sw.js' && version !== undefined
      response.setHeader('Content-Type', kinds[extname(name)] ?? 'application/octet-stream')
      response.end(
        isWorker ? content.toString().replace(/"version":"[\w-]+"/, `"version":"${version}"`) : content,
      )
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (name: string) => {
      version = name
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
