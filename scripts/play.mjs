/** npm run play: installs what is missing, builds, then starts a server and prints its address. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

if (!ensureInstalled()) process.exit(1)
const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const longtable = join(root, 'packages/cli/bin/longtable.mjs')
const server = spawn(process.execPath, [longtable, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' })
// Ctrl+C reaches the server by itself; this process only waits for it to end
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
