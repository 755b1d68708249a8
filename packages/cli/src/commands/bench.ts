import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { refuse } from '@longtable/kernel'
import type { Command } from 'commander'
import { does, example, jsonOption } from '../command.ts'
import { exists } from '../files.ts'
import type { House } from '../house.ts'

export function benchCommand(house: House, command: Command): void {
  command.name('bench').description(house.i18n.t('cli.bench.help'))
  jsonOption(house, command)
  example(house, command, 'bench', 'bench --json')
  does(house, command, (options: { json?: true }) => bench(house, options.json === true))
}

/** The same as `npm run bench`. */
function bench(house: House, json: boolean): Promise<number> {
  const script = join(house.root, 'scripts', 'bench.mjs')
  if (!exists(script)) refuse('cli.bench.missing', { script })
  const args = [script, ...(json ? ['--json'] : [])]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: house.root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8').on('data', (text: string) => house.io.out.write(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => house.io.err.write(text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
