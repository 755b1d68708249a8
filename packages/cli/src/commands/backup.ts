import { resolve } from 'node:path'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import { serverFolder } from '../files/folders.ts'
import { print, type CommandContext } from '../context/context.ts'
import { backUp } from './lazy-server.ts'

export function backupCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('backup')
    .description(t('cli.backup.help'))
    .argument('<target>', t('cli.backup.target'))
    .option('--data <folder>', t('cli.serve.options.data'))
  addExamples(
    context,
    command,
    'backup longtable-backup.sqlite',
    'backup /mnt/safe/today.sqlite --data /srv/longtable',
  )
  setAction(context, command, async (target: string, options: { data?: string }) => {
    const { cwd, env } = context.io
    const folder = resolve(cwd, options.data ?? serverFolder(env))
    const file = resolve(cwd, target)
    await backUp(folder, file)
    print(context, [t('cli.backup.done', { folder, file })])
  })
}
