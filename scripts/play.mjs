/** npm run play: installs what is missing, builds, then starts a server and prints its address. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { argumentsFor } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run play [-- options]

Installs what is missing, builds what has changed, starts a server and prints its address. The options are those of
longtable serve: --port N, --host ADDRESS, --data FOLDER, --public-url URL, --trust-proxy [HOPS], --allow-private-webhooks,
--metrics-open, --bot-threads N, --log-level LEVEL, --json, --lang en|fr.`

const args = argumentsFor(help, [
  'port',
  'host',
  'data',
  'public-url',
  'trust-proxy',
  'allow-private-webhooks',
  'metrics-open',
  'bot-threads',
  'log-level',
  'json',
  'lang',
])

if (!ensureInstalled()) process.exit(1)
const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const longtable = join(root, 'packages/cli/bin/longtable.mjs')
const server = spawn(process.execPath, [longtable, 'serve', ...args], { stdio: 'inherit' })
// Ctrl+C reaches the server by itself; this process only waits for it to end
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
