import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Network } from './network.ts'
import { httpError } from './http-errors.ts'
import type { RequestContext, RequestEnv } from './middleware.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** May be kept, but has to be asked about each time. */
const ASK_FIRST = 'no-cache'

/** Files whose name changes with what is in them. */
const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/

const plainPage = (game: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Longtable</title>
<h1>Longtable</h1>
<p>The match server runs. The client for the browser has not been built here.</p>
<p>To play from a terminal: <code>npx longtable host ${game}</code> sets up a match and prints invitations; <code>npx longtable join LINK</code> takes a seat.</p>
<hr>
<div lang="fr">
<p>Le serveur de parties fonctionne. Le client pour navigateur n’a pas été construit ici.</p>
<p>Pour jouer depuis un terminal : <code>npx longtable host ${game}</code> prépare une partie et affiche les invitations ; <code>npx longtable join LIEN</code> prend une place.</p>
</div>
</html>
`

function isPage(c: RequestContext): boolean {
  return !c.req.path.includes('.') && (c.req.header('accept') ?? '').includes('html')
}

/** Everything that is not the programs' side: the built client, or a page that says there is none. */
export function pages(app: Hono<RequestEnv>, network: Network): void {
  app.use('/api/*', () => {
    throw httpError(404, 'noSuchPath')
  })
  app.use('*', async (c, next) => {
    c.set('route', 'pages')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw httpError(405, 'wrongMethod', { allowed: 'GET' }, { Allow: 'GET' })
    await next()
  })
  const root = network.webFolder
  if (root !== undefined && existsSync(join(root, 'index.html'))) client(app, root)
  else app.get('/', (c) => c.html(plainPage(network.service.games()[0]?.id ?? '')))
}

function client(app: Hono<RequestEnv>, root: string): void {
  const files = serveStatic<RequestEnv>({ root, precompressed: true })
  const index = serveStatic<RequestEnv>({ root, precompressed: true, path: 'index.html' })
  app.use('*', async (c, next) => kept(await files(c, next), hashed.test(c.req.path) ? FOR_EVER : ASK_FIRST))
  app.use('*', async (c, next) => (isPage(c) ? kept(await index(c, next), ASK_FIRST) : next()))
}

/** Only what was found is kept: a file that is missing today may be there tomorrow. */
function kept(found: Response | void, cache: string): Response | undefined {
  if (!(found instanceof Response)) return undefined
  found.headers.set('Cache-Control', cache)
  return found
}
