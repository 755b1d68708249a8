import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { refuse } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exists } from '../files/files.ts'
import type { CommandContext } from '../context/context.ts'

export function benchCommand(context: CommandContext, command: Command): void {
  command.name('bench').description(context.i18n.t('cli.bench.help'))
  addJsonOption(context, command)
  addExamples(context, command, 'bench', 'bench --json')
  setAction(context, command, (options: { json?: true }) => bench(context, options.json === true))
}

/** The same as `npm run bench`. */
function bench(context: CommandContext, json: boolean): Promise<number> {
  const script = join(context.root, 'scripts', 'bench.mjs')
  if (!exists(script)) refuse('cli.bench.missing', { script })
  const args = [script, ...(json ? ['--json'] : [])]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: context.root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8').on('data', (text: string) => context.io.out.write(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => context.io.err.write(text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
